"""
Games that play themselves: boards drawn by Hypothesis, and players who try anything.

A move is a number. What it means depends on what is being asked (`message`): mostly a sensible
answer, sometimes nonsense, an interruption by somebody who is not asked, or a concession.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from hypothesis import strategies as st
from tests.reference.driving import changed, distinct, position

from apnap.protocol import EditionDate, answers, decisions
from apnap.protocol.answers import Answer, Payment
from apnap.protocol.catalogue import Card, catalogue
from apnap.protocol.decisions import Decision
from apnap.protocol.messages import AnswerSaid, Concede
from apnap.protocol.state import Marker, Object, State, Step, Variant, Zone
from apnap_reference.edition import EDITIONS
from apnap_reference.engine import CAPABILITIES

T = TypeVar("T")
Message = AnswerSaid | Concede

NAMES: Final = ("Rob", "Alex", "Carissa", "Dana", "Erik", "Fay", "Gus", "Hana", "Ivan")
STEPS: Final[tuple[Step, ...]] = (
    "beginning_of_combat",
    "beginning_of_combat",
    "precombat_main",
    "upkeep",
    "postcombat_main",
    "end_step",
)
BACKS: Final = {card.back for card in catalogue().values()}
FRONTS: Final = tuple(catalogue()[name] for name in CAPABILITIES.cards if name not in BACKS)
PERMANENTS: Final = tuple(c for c in FRONTS if not {"Instant", "Sorcery"} & set(c.types))
CREATURES: Final = tuple(c for c in PERMANENTS if "Creature" in c.types)
LANDS: Final = tuple(c for c in PERMANENTS if "Land" in c.types)
HELD: Final = tuple(c for c in FRONTS if not c.token)

# Made once: Hypothesis looks through all the cards whenever it is given them.
PLAYED_BY: Final = st.sampled_from(sorted(EDITIONS))
ON_THE_TABLE: Final = st.one_of(
    st.lists(st.sampled_from(CREATURES), max_size=4),
    st.lists(st.sampled_from(PERMANENTS), max_size=4),
)
LANDS_OF_ONE: Final = st.lists(st.sampled_from(LANDS), max_size=6)
HAND: Final = st.lists(st.sampled_from(HELD), max_size=3)
BURIED: Final = st.lists(st.sampled_from(CREATURES), max_size=2)
ONE_OF_FIVE: Final = st.integers(0, 4)
ONE_OF_TEN: Final = st.integers(0, 9)
STEP: Final = st.sampled_from(STEPS)
LIFE: Final = st.integers(1, 20)
POISON: Final = st.integers(0, 9)
LIBRARY: Final = st.integers(0, 5)


@st.composite
def boards(draw: st.DrawFn) -> State:
    """Draw a calm position; in some of them several turns go on at the same time."""
    return draw(melees() if draw(st.integers(0, 5)) == 5 else tables())


@st.composite
def melees(draw: st.DrawFn) -> State:
    """Draw a position with turn markers, for some of which somebody waits."""
    count = draw(st.integers(4, len(NAMES)))
    names = NAMES[:count]
    edition = draw(PLAYED_BY)
    everything = [
        thing
        for name in names
        for thing in draw(possessions(name, tuple(n for n in names if n != name), edition))
    ]
    held = draw(st.lists(st.sampled_from(names), min_size=1, max_size=count // 4, unique=True))
    step = draw(STEP)
    taking = {n: name for n, name in enumerate(held, 1) if n == 1 or draw(st.booleans())}
    plain = position(
        dict.fromkeys(names, ""),
        more=_attached(draw, distinct(everything)),
        step=step,
        life={name: draw(LIFE) for name in names},
        library=draw(LIBRARY),
        edition=edition,
    )
    return changed(
        plain,
        variant=Variant(
            draw(st.sampled_from(("left", "right", "multiple"))),
            range_of_influence=draw(st.sampled_from((None, 1, 2))),
            turn_markers=count // 4,
        ),
        turns=tuple(changed(plain.turns[0], active=name, marker=n) for n, name in taking.items()),
        markers=tuple(Marker(n, name) for n, name in enumerate(held, 1)),
        extra_turns=tuple(draw(st.lists(st.sampled_from(names), max_size=2))),
    )


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Draw a position in which one turn goes on: players, variant, permanents and hands."""
    count = draw(st.integers(2, 6))
    names = NAMES[:count]
    teams: dict[str, Sequence[str]] = {}
    shared = False
    if count > 2 and draw(st.booleans()):
        half = draw(st.integers(1, count - 1))
        teams = {"North": names[:half], "South": names[half:]}
        shared = draw(st.booleans())
    turn = draw(st.sampled_from(tuple(teams) if shared else names))
    begun = draw(st.integers(0, 5)) > 0
    step = draw(STEP) if begun else "untap"
    attack = draw(st.sampled_from(CAPABILITIES.attack_options))
    edition = draw(PLAYED_BY)
    named = step == "beginning_of_combat" and attack == "one_opponent" and count > 2 and not shared
    team = next((t for t in teams.values() if turn in t), (turn,))
    opponents = tuple(name for name in names if name not in team)
    defending = draw(st.sampled_from(opponents)) if named else None
    everything = [
        thing
        for name in names
        for thing in draw(possessions(name, tuple(n for n in names if n != name), edition))
        if begun or thing.zone == "hand"
    ]
    empty = dict.fromkeys(names, "")
    return position(
        empty,
        more=_attached(draw, distinct(everything)),
        turn=turn,
        step=step,
        attack=attack,
        teams=teams,
        shared=shared,
        life={name: draw(LIFE) for name in names},
        poison={name: draw(POISON) for name in names},
        library=draw(LIBRARY),
        edition=edition,
        defending=defending,
        begun=begun,
    )


@st.composite
def possessions(
    draw: st.DrawFn, owner: str, others: tuple[str, ...], edition: EditionDate
) -> list[Object]:
    """Draw what a player has: creatures and lands, a few odd permanents, a hand."""
    cards = draw(ON_THE_TABLE) + draw(LANDS_OF_ONE)
    hand = draw(HAND)
    buried = draw(BURIED)
    return [
        *(_permanent(draw, card, owner, others) for card in cards if _exists(card, edition)),
        *(_in_zone(card, owner, "hand") for card in hand if _exists(card, edition)),
        *(
            _in_zone(card, owner, "graveyard")
            for card in buried
            if _exists(card, edition) and not card.token
        ),
    ]


def _exists(card: Card, edition: EditionDate) -> bool:
    played = EDITIONS[edition]
    later = {"Battle": played.battles, "Planeswalker": played.planeswalkers}
    return all(later.get(kind, True) for kind in card.types)


def _permanent(draw: st.DrawFn, card: Card, owner: str, others: tuple[str, ...]) -> Object:
    stolen = draw(ONE_OF_TEN) == 9
    battle = "Battle" in card.types
    return Object(
        name=card.name,
        card=card.name,
        kind="token" if card.token else "card",
        owner=owner,
        controller=draw(st.sampled_from(others)) if stolen else owner,
        zone="battlefield",
        tapped=draw(ONE_OF_FIVE) == 4,
        sick=draw(ONE_OF_FIVE) == 4,
        protector=draw(st.sampled_from(others)) if battle else None,
    )


def _in_zone(card: Card, owner: str, zone: Zone) -> Object:
    return Object(name=card.name, card=card.name, owner=owner, zone=zone)


def _attached(draw: st.DrawFn, things: Sequence[Object]) -> tuple[Object, ...]:
    """Attach each Aura to some creature; without one it stays loose, and falls off at once."""
    creatures = tuple(
        thing.name
        for thing in things
        if thing.zone == "battlefield" and "Creature" in catalogue()[str(thing.card)].types
    )
    return tuple(
        changed(thing, attached_to=draw(st.sampled_from(creatures)))
        if creatures
        and thing.zone == "battlefield"
        and "Aura" in catalogue()[str(thing.card)].subtypes
        else thing
        for thing in things
    )


TRIES: Final = 500
"""So many random declarations are tried before none is held to be legal."""

MOVE: Final = st.integers(0, 1_000_000)
GAMES: Final = st.integers(0, 100).flatmap(lambda n: st.lists(MOVE, min_size=n, max_size=n))
"""Moves of a game; longer than `st.lists` would make them by itself."""


def message(state: State, move: int) -> Message:
    """Give what is said next: the number is all the chance there is."""
    chance = Random(move)  # noqa: S311 - games, not secrets
    asked = chance.choice(state.pending)
    luck = chance.random()
    players = [player.name for player in state.players]
    if luck < 0.03:
        return Concede(chance.choice(players))
    if luck < 0.08:
        speakers = [*players, *(team.name for team in state.teams), "Nobody"]
        about = chance.choice((asked.id, asked.id, "0", "99.9"))
        return AnswerSaid(chance.choice(speakers), about, nonsense(state, chance))
    if luck < 0.13:
        return AnswerSaid(asked.decider, asked.id, nonsense(state, chance))
    return AnswerSaid(asked.decider, asked.id, sensible(state, asked, chance))


def names_of(state: State) -> list[str]:
    """Give everything that can be named, and a name that means nothing."""
    return [
        *(player.name for player in state.players),
        *(thing.name for thing in state.objects),
        "Nemo",
    ]


def some(chance: Random, things: Sequence[T], most: int | None = None) -> tuple[T, ...]:
    """Pick some of the things, in any order."""
    limit = len(things) if most is None else min(most, len(things))
    return tuple(chance.sample(list(things), chance.randint(0, limit)))


PAYMENTS: Final[tuple[Payment | None, ...]] = (None, "auto", "auto", "nothing")


def nonsense(state: State, chance: Random) -> Answer:
    """Say anything: any kind of answer, about anything."""
    names = names_of(state)
    few = tuple(chance.choices(names, k=chance.randint(0, 3)))
    one, other = chance.choice(names), chance.choice(names)
    pay: Payment | None = chance.choice((*PAYMENTS, few))
    return chance.choice(
        (
            answers.Pass(),
            answers.PlayLand(one),
            answers.Cast(one, targets=few or None, pay=pay, x=chance.choice((None, 0, 3))),
            answers.Activate(one, ability=chance.randint(1, 3), targets=few or None, pay=pay),
            answers.DeclareAttackers(
                tuple(answers.AttackSaid(n, chance.choice([*names, None])) for n in few),
                bands=(few,) if chance.random() < 0.5 else (),
                pay=pay,
            ),
            answers.DeclareBlockers(
                tuple(answers.BlockSaid(n, tuple(chance.choices(names, k=2))) for n in few)
            ),
            answers.Order(few),
            answers.AssignDamage((answers.DamageSaid(one, other, chance.randint(0, 9)),)),
            answers.Choose(few),
            answers.Say(yes=chance.random() < 0.5),
            answers.SayNumber(chance.randint(-3, 9)),
            answers.Pay(pay or "auto"),
            answers.KeepOrMulligan(keep=True),
            answers.Chance(few),
        )
    )


def sensible(state: State, asked: Decision, chance: Random) -> Answer:
    """Answer in the way that was asked for; often, not always, legally."""
    match asked:
        case decisions.Priority():
            return act(state, asked.decider, chance)
        case decisions.DeclareAttackersAsked():
            return attack(asked, chance)
        case decisions.DeclareBlockersAsked():
            return block(asked, chance)
        case decisions.AssignDamageAsked():
            return assign(asked, chance)
        case _:
            return choice(asked, chance)


def choice(asked: Decision, chance: Random) -> Answer:
    """Choose among what is offered."""
    match asked:
        case decisions.OrderObjects():
            return answers.Order(pick(chance, asked.objects, len(asked.objects)))
        case decisions.OrderTriggers():
            handles = [waiting.name for waiting in asked.triggers]
            return answers.Order(pick(chance, handles, len(handles)))
        case decisions.ChooseTargets():
            slots = [pick(chance, slot.among, slot.least, slot.most) for slot in asked.slots]
            return answers.Choose(tuple(name for slot in slots for name in slot))
        case decisions.ChooseObjects() | decisions.ChooseMode() | decisions.ChoosePlayer():
            least, most = getattr(asked, "least", 1), getattr(asked, "most", 1)
            return answers.Choose(pick(chance, asked.among, least, most))
        case decisions.Mulligan() | decisions.OpeningHand() | decisions.BottomCards():
            return opening(asked, chance)
        case _:
            return small_talk(asked, chance)


def opening(
    asked: decisions.Mulligan | decisions.OpeningHand | decisions.BottomCards, chance: Random
) -> Answer:
    """Keep a hand or not, and do what is to be done with it."""
    match asked:
        case decisions.Mulligan():
            return answers.KeepOrMulligan(keep=chance.random() < 0.6)
        case decisions.OpeningHand():
            return answers.Choose(pick(chance, asked.among, 0, len(asked.among)))
        case decisions.BottomCards():
            return answers.Choose(pick(chance, asked.among, asked.count))


def small_talk(asked: Decision, chance: Random) -> Answer:
    """Say yes or no, a number, how something is paid for, or what chance brings."""
    if isinstance(asked, decisions.ChanceAsked):
        return answers.Chance(pick(chance, asked.among, len(asked.among)))
    if isinstance(asked, decisions.YesNo):
        return answers.Say(yes=chance.random() < 0.5)
    if isinstance(asked, decisions.Number):
        return answers.SayNumber(asked.least)
    assert isinstance(asked, decisions.PayAsked), f"what shall one say to {asked}?"
    how: Payment = "auto" if chance.random() < 0.7 else "nothing"
    return answers.Pay(how)


def pick(
    chance: Random, among: Sequence[str], least: int, most: int | None = None
) -> tuple[str, ...]:
    """Choose as many as are asked for: exactly `least` if no other limit is given."""
    assert among != "unknown"
    most = least if most is None else min(most, len(among))
    return tuple(chance.sample(list(among), chance.randint(least, most)))


def act(state: State, side: str, chance: Random) -> Answer:
    """Pass, mostly; or play a land, cast a spell, or use an ability of something."""
    if chance.random() < 0.85:
        return answers.Pass()
    members = next((team.members for team in state.teams if team.name == side), (side,))
    hand = [t.name for t in state.objects if t.zone == "hand" and t.owner in members]
    own = [t.name for t in state.objects if t.controller in members and t.zone == "battlefield"]
    names = names_of(state)
    targets = tuple(chance.choices(names, k=chance.randint(1, 2)))
    if hand and chance.random() < 0.7:
        card = chance.choice(hand)
        said = chance.choice((None, None, targets))
        pay = chance.choice(PAYMENTS)
        return chance.choice((answers.PlayLand(card), answers.Cast(card, targets=said, pay=pay)))
    if own:
        pay = chance.choice(PAYMENTS)
        return answers.Activate(chance.choice(own), targets=None, pay=pay)
    return answers.Pass()


def attack(asked: decisions.DeclareAttackersAsked, chance: Random) -> Answer:
    """Attack with some creatures, rarely in bands."""
    assert asked.candidates != "unknown"
    able = [c for c in asked.candidates if c.may_attack]
    chosen = chance.choice((able, some(chance, able)))
    said = tuple(answers.AttackSaid(c.attacker, chance.choice(list(c.may_attack))) for c in chosen)
    bands: tuple[tuple[str, ...], ...] = ()
    if chance.random() < 0.3:
        bands = (some(chance, [a.attacker for a in said], 3),)
    return answers.DeclareAttackers(
        said, bands=tuple(band for band in bands if band), pay=chance.choice(PAYMENTS)
    )


def block(asked: decisions.DeclareBlockersAsked, chance: Random) -> Answer:
    """Block with some creatures."""
    assert asked.candidates != "unknown"
    able = [c for c in asked.candidates if c.may_block]
    chosen = chance.choice((able, some(chance, able)))
    most = chance.choice((1, 1, 1, 2))
    said = [
        answers.BlockSaid(c.blocker, tuple(some(chance, list(c.may_block), most))) for c in chosen
    ]
    return answers.DeclareBlockers(tuple(b for b in said if b.blocks))


def all_on_one(asked: decisions.DeclareBlockersAsked) -> Iterator[Answer]:
    """Block each attacker in turn with all that could, the way a lure has it."""
    assert asked.candidates != "unknown"
    attackers = dict.fromkeys(name for c in asked.candidates for name in c.may_block)
    for name in attackers:
        blockers = (c.blocker for c in asked.candidates if name in c.may_block)
        yield answers.DeclareBlockers(tuple(answers.BlockSaid(b, (name,)) for b in blockers))


def assign(asked: decisions.AssignDamageAsked, chance: Random) -> Answer:
    """Divide the damage at random, or give all of it to the first in line."""
    said = []
    at_random = chance.random() < 0.5
    for source in asked.sources:
        among = source.among if at_random else source.among[:1]
        to = chance.choices(among, k=source.amount)
        said += [answers.DamageSaid(source.source, n, to.count(n)) for n in dict.fromkeys(to)]
    return answers.AssignDamage(tuple(said))


def obliging(asked: Decision, chance: Random) -> Iterator[Answer]:
    """Give answers of which one has to be legal, doing as little as possible."""
    match asked:
        case decisions.Priority():
            yield answers.Pass()
        case decisions.DeclareAttackersAsked():
            yield answers.DeclareAttackers()
            yield from (attack(asked, chance) for _ in range(TRIES))
        case decisions.DeclareBlockersAsked():
            yield answers.DeclareBlockers()
            yield from all_on_one(asked)
            yield from (block(asked, chance) for _ in range(TRIES))
        case decisions.AssignDamageAsked():
            yield from (assign(asked, chance) for _ in range(TRIES))
        case decisions.PayAsked():
            yield from (answers.Pay("auto"), answers.Pay("nothing"))
        case _:
            yield from (choice(asked, chance) for _ in range(TRIES))
