"""
What somebody says next: mostly something that is offered, sometimes something that is not.

Only the state that the engine shows is looked at, so that every engine can be asked, whatever it
plays. What it does not tell (`"unknown"`) is guessed from the cards that lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from apnap.fuzzing.hints import LEAVING, MANA
from apnap.protocol import Object, Record, State, answers, decisions
from apnap.protocol.catalogue import Card, catalogue, mana_value

T = TypeVar("T")


class Temper(Record, frozen=True, kw_only=True):
    """How people play in one game: games that differ in that lead to more places than others."""

    wrong: float
    """How often somebody says what is not offered, or who is not asked speaks."""
    conceding: float
    """How often somebody concedes."""
    passing: float
    """How often they pass who could do something."""
    timid: float
    """How often a creature that could attack or block stays at home."""
    tapping: float
    """How often they tap a land for mana that they need for nothing yet."""
    keen: frozenset[str] = frozenset()
    """The cards with which somebody does something half of the time if they can."""


_LEAVING: Final = (0.0, 0.0, 0.02, 0.07)
_LEAVING_OFTEN: Final = (0.0, 0.02, 0.04, 0.08)
"""How often somebody concedes, where players who leave are asked about."""


_TAPPING: Final = (0.0, 0.0, 0.0, 0.06)
_TAPPING_OFTEN: Final = (0.0, 0.06, 0.12, 0.25)
"""How often somebody taps a land for nothing, and where mana is asked about."""


def temper(chance: Random, keen: frozenset[str] = frozenset()) -> Temper:
    """
    Return how people play in a game; in half of them nobody leaves of their own accord.

    `keen` are cards with which people like to do something, and ways that are asked about: if
    players leave in them, those games are a quarter.
    """
    return Temper(
        wrong=chance.choice((0.0, 0.04, 0.08, 0.25)),
        conceding=chance.choice(_LEAVING_OFTEN if LEAVING in keen else _LEAVING),
        passing=chance.choice((0.1, 0.33, 0.33, 0.75)),
        timid=chance.choice((0.0, 0.25, 0.25, 0.6)),
        tapping=chance.choice(_TAPPING_OFTEN if MANA in keen else _TAPPING),
        keen=keen,
    )


class Spoken(Record, frozen=True):
    """Who says what about a decision; without an answer `by` concedes."""

    by: str
    decision: decisions.Decision | None = None
    say: answers.Answer | None = None


def spoken(state: State, chance: Random, how: Temper) -> Spoken | None:
    """Return what somebody says now; None if nobody is asked anything."""
    there = [player.name for player in state.players if player.left is None]
    if not state.pending or not there:
        return None
    if chance.random() < how.conceding:
        return Spoken(chance.choice(there))
    decision = chance.choice(state.pending) if len(state.turns) > 1 else state.pending[0]
    if len(state.pending) > 1 and chance.randrange(3) == 0:
        decision = chance.choice(state.pending)
    speakers = _speakers(state, decision, there)
    wrong = chance.random() < how.wrong
    if wrong and chance.randrange(3) == 0:
        speakers = there
    say = _said(state, decision, chance, how, wrong=wrong)
    return Spoken(chance.choice(speakers), decision, say)


def _speakers(state: State, decision: decisions.Decision, there: Sequence[str]) -> Sequence[str]:
    """Return who may speak for whoever is asked."""
    members = next((t.members for t in state.teams if t.name == decision.decider), None)
    if members is None:
        return (decision.decider,)
    return [name for name in members if name in there] or members


def _said(  # noqa: C901, PLR0911, PLR0912 - one case for each kind of decision
    state: State, decision: decisions.Decision, chance: Random, how: Temper, *, wrong: bool
) -> answers.Answer:
    """Return what is said about a decision; `wrong`: what is not offered."""
    match decision:
        case decisions.Priority():
            return _done(state, decision, chance, how, wrong=wrong)
        case decisions.DeclareAttackersAsked():
            return _attack(state, decision, chance, how, wrong=wrong)
        case decisions.DeclareBlockersAsked():
            return _block(state, decision, chance, how, wrong=wrong)
        case decisions.OrderObjects():
            return answers.Order(_shuffled(decision.objects, chance, wrong=wrong))
        case decisions.OrderTriggers():
            names = tuple(trigger.name for trigger in decision.triggers)
            return answers.Order(_shuffled(names, chance, wrong=wrong))
        case decisions.AssignDamageAsked():
            return answers.AssignDamage(tuple(_divided(decision, chance, wrong=wrong)))
        case decisions.ChooseObjects() | decisions.ChooseMode():
            among = _known(decision.among, state)
            return answers.Choose(
                _some(among, decision.least, decision.most, state, chance, wrong=wrong)
            )
        case decisions.ChoosePlayer():
            return answers.Choose(
                _some(_known(decision.among, state), 1, 1, state, chance, wrong=wrong)
            )
        case decisions.ChooseTargets():
            chosen: list[str] = []
            for slot in decision.slots:
                among = _known(slot.among, state)
                chosen += _some(among, slot.least, slot.most, state, chance, wrong=wrong)
            return answers.Choose(tuple(chosen))
        case decisions.BottomCards():
            count = decision.count
            among = _known(decision.among, state)
            return answers.Choose(_some(among, count, count, state, chance, wrong=wrong))
        case decisions.OpeningHand():
            among = _known(decision.among, state)
            return answers.Choose(_some(among, 0, len(among), state, chance, wrong=wrong))
        case decisions.Mulligan():
            return answers.KeepOrMulligan(keep=chance.randrange(3) > 0)
        case decisions.YesNo():
            return answers.Say(yes=chance.randrange(3) > 0)
        case decisions.Number():
            most = decision.least + 3 if decision.most is None else decision.most
            return answers.SayNumber(most + 1 if wrong else chance.randint(decision.least, most))
        case decisions.PayAsked():
            return answers.Pay("nothing" if wrong or chance.randrange(4) == 0 else "auto")
        case decisions.ChanceAsked():
            among = _known(decision.among, state)
            whole = decision.what == "shuffle"
            return answers.Chance(_shuffled(among, chance, wrong=wrong)[: None if whole else 1])


def _done(
    state: State, decision: decisions.Priority, chance: Random, how: Temper, *, wrong: bool
) -> answers.Answer:
    """Return what somebody with priority does."""
    if wrong:
        return chance.choice(list(_conceivable(state)) or [answers.Pass()])
    offered = decision.actions
    if offered == "unknown":
        some = list(_likely(state, decision))
    else:
        keen = _keen(state, offered, chance, how)
        if keen:
            return _otherwise(state, decision, chance.choice(keen), chance)
        some = [_action(one.kind, one.object, one.ability) for one in offered]
    if chance.random() < how.tapping:
        some = list(_mana(state, decision)) or some
    elif not some or chance.random() < how.passing:
        return answers.Pass()
    return _otherwise(state, decision, chance.choice(some), chance) if some else answers.Pass()


def _mana(state: State, decision: decisions.Priority) -> Iterator[answers.Answer]:
    """Yield how somebody gets mana that nothing is paid with yet."""
    mates = {decision.decider, *_members(state, decision.decider)}
    for thing in state.objects:
        if thing.controller in mates and thing.tapped is False and _is(thing, "Land"):
            yield answers.Activate(thing.name)


def _otherwise(
    state: State, decision: decisions.Priority, say: answers.Answer, chance: Random
) -> answers.Answer:
    """Return the same, now and then cast for another cost, or paid when that is asked."""
    if not isinstance(say, answers.Cast) or chance.randrange(_OTHERWISE):
        return say
    mates = {decision.decider, *_members(state, decision.decider)}
    allowing = [
        o.name
        for o in state.objects
        if o.zone == "battlefield" and o.controller in mates and not _is(o, "Land")
    ]
    match chance.randrange(3):
        case 0:
            return replace(say, pay=None)
        case 1 if allowing:
            return replace(say, alternative=chance.choice(allowing))
        case _:
            return replace(say, alternative=say.card)


_OTHERWISE: Final = 8
"""Once in so many times a spell is cast otherwise."""


def _keen(
    state: State, offered: Sequence[decisions.Action], chance: Random, how: Temper
) -> Sequence[answers.Answer]:
    """Return what can be done with cards that people are keen on; nothing half of the time."""
    if not how.keen or not offered or chance.randrange(2):
        return ()
    cards = {thing.name for thing in state.objects if thing.card in how.keen}
    return [_action(one.kind, one.object, one.ability) for one in offered if one.object in cards]


def _action(kind: str, name: str, ability: int | None) -> answers.Answer:
    match kind:
        case "cast":
            return answers.Cast(name, pay="auto")
        case "activate":
            return answers.Activate(name, ability or 1, pay="auto")
        case "play_land":
            return answers.PlayLand(name)
        case _:
            return answers.Special(name, "turn_face_up")


def _likely(  # noqa: C901 - one case for each thing that can be done
    state: State, decision: decisions.Priority
) -> Iterator[answers.Answer]:
    """Yield what somebody may well do: what the cards allow for all that is printed on them."""
    mates = {decision.decider, *_members(state, decision.decider)}
    turn = state.turns[decision.turn] if decision.turn < len(state.turns) else None
    main = turn is not None and turn.step in _MAIN and not turn.stack and turn.active in mates
    mana = sum(
        o.controller in mates and o.tapped is False and _is(o, "Land")
        for o in state.objects
        if o.zone == "battlefield"
    )
    for thing in state.objects:
        card = catalogue().get(str(thing.card))
        if card is None:
            continue
        if thing.zone == "hand" and thing.owner in mates:
            if "Land" in card.types:
                yield from (answers.PlayLand(thing.name),) * main
            elif mana >= mana_value(card) and (main or _is_quick(card)):
                yield answers.Cast(thing.name, pay="auto")
        elif thing.zone == "battlefield" and thing.controller in mates:
            for number in range(card.abilities.count("activated")):
                yield answers.Activate(thing.name, number + 1, pay="auto")
            if thing.face_down is True:
                yield answers.Special(thing.name, "turn_face_up")


def _is_quick(card: Card) -> bool:
    return "Instant" in card.types or "flash" in card.keywords


_MAIN: Final = ("precombat_main", "postcombat_main")


def _conceivable(state: State, by: set[str] | None = None) -> Iterator[answers.Answer]:
    """Yield what could be tried with what lies there, legal or not; `by`: what these have."""
    for thing in state.objects:
        mine = by is None or thing.owner in by or thing.controller in by
        if not mine:
            continue
        if thing.zone == "hand":
            yield (
                answers.PlayLand(thing.name)
                if _is(thing, "Land")
                else answers.Cast(thing.name, pay="auto")
            )
        elif thing.zone == "battlefield" and not _is(thing, "Land"):
            yield answers.Activate(thing.name, pay="auto")


def _attack(
    state: State,
    decision: decisions.DeclareAttackersAsked,
    chance: Random,
    how: Temper,
    *,
    wrong: bool,
) -> answers.DeclareAttackers:
    """Return a declaration of attackers."""
    offered = decision.candidates
    if offered == "unknown" or wrong:
        return _any_attack(state, decision, chance)
    said = [
        answers.AttackSaid(one.attacker, chance.choice(one.may_attack))
        for one in offered
        if one.may_attack and one.may_attack != "unknown" and chance.random() >= how.timid
    ]
    bands: tuple[tuple[str, ...], ...] = ()
    if len(said) > 1 and chance.randrange(8) == 0:
        bands = (tuple(one.attacker for one in said[:2]),)
    return answers.DeclareAttackers(tuple(said), bands, pay="auto")


def _any_attack(
    state: State, decision: decisions.DeclareAttackersAsked, chance: Random
) -> answers.DeclareAttackers:
    """Return an attack by whatever lies there on whoever is there."""
    mates = {decision.decider, *_members(state, decision.decider)}
    own = [o.name for o in _creatures(state) if o.controller in mates or chance.randrange(8) == 0]
    guarded = [o.name for o in state.objects if _is(o, "Planeswalker") or _is(o, "Battle")]
    others = [p.name for p in state.players if p.name not in mates or chance.randrange(6) == 0]
    if not own or not (others or guarded):
        return answers.DeclareAttackers()
    attackers = _sample(own, chance.randint(1, min(2, len(own))), chance)
    said = (answers.AttackSaid(one, chance.choice((*others, *guarded))) for one in attackers)
    return answers.DeclareAttackers(tuple(said), pay="auto")


def _block(
    state: State,
    decision: decisions.DeclareBlockersAsked,
    chance: Random,
    how: Temper,
    *,
    wrong: bool,
) -> answers.DeclareBlockers:
    """Return a declaration of blockers."""
    offered = decision.candidates
    if offered == "unknown" or wrong:
        return _any_block(state, decision, chance)
    said = []
    gang = chance.randrange(3) == 0
    together = ""
    for one in offered:
        may = one.may_block
        if not may or may == "unknown" or chance.random() < how.timid:
            continue
        several = 2 if len(may) > 1 and chance.randrange(12) == 0 else 1
        blocks = _sample(may, several, chance)
        if gang and together in may:
            blocks = (together,)
        together = together or blocks[0]
        said.append(answers.BlockSaid(one.blocker, blocks))
    return answers.DeclareBlockers(tuple(said), pay="auto")


def _any_block(
    state: State, decision: decisions.DeclareBlockersAsked, chance: Random
) -> answers.DeclareBlockers:
    """Return a block by whatever lies there of whatever attacks."""
    mates = {decision.decider, *_members(state, decision.decider)}
    combats = [turn.combat for turn in state.turns if turn.combat is not None]
    attackers = [one.attacker for combat in combats for one in combat.attacks]
    own = [o.name for o in _creatures(state) if o.controller in mates or chance.randrange(8) == 0]
    if not own or not attackers:
        return answers.DeclareBlockers()
    blockers = _sample(own, chance.randint(1, min(2, len(own))), chance)
    said = (answers.BlockSaid(one, (chance.choice(attackers),)) for one in blockers)
    return answers.DeclareBlockers(tuple(said), pay="auto")


def _divided(
    decision: decisions.AssignDamageAsked, chance: Random, *, wrong: bool
) -> Iterator[answers.DamageSaid]:
    """Yield how damage is divided: all to one, what is left to the next, or at random."""
    for source in decision.sources:
        left = source.amount + (chance.choice((-1, 1)) if wrong else 0)
        among = source.among if chance.randrange(3) else _sample(source.among, 99, chance)
        for to in among:
            part = left if to == among[-1] else chance.randint(0, max(left, 0))
            left -= part
            if part > 0:
                yield answers.DamageSaid(source.source, to, part)


def _some(  # noqa: PLR0913 - what is offered, and what else there is
    among: Sequence[str], least: int, most: int, state: State, chance: Random, *, wrong: bool
) -> tuple[str, ...]:
    """Return so many of what is offered; `wrong`: too many, too few, or something else."""
    count = chance.randint(least, max(least, min(most, len(among))))
    if not wrong:
        return _sample(among, count, chance)
    way = chance.randrange(3)
    if way == 0:
        return _sample(among, least - 1 if least else most + 1, chance)
    if way == 1:
        return _sample(among, most + 1, chance)
    others = [o.name for o in state.objects if o.name not in among]
    others += [p.name for p in state.players if p.name not in among]
    return (*_sample(among, count - 1, chance), *_sample(others, 1, chance))


def _shuffled(names: Sequence[str], chance: Random, *, wrong: bool) -> tuple[str, ...]:
    found = _sample(names, len(names), chance)
    return found[1:] if wrong else found


def _sample(some: Sequence[T], count: int, chance: Random) -> tuple[T, ...]:
    return tuple(chance.sample(list(some), max(0, min(count, len(some)))))


def _known(among: Sequence[str] | str, state: State) -> Sequence[str]:
    """Return what is offered, or everything where the engine does not tell."""
    if isinstance(among, str):
        return [thing.name for thing in state.objects]
    return among


def _members(state: State, side: str) -> tuple[str, ...]:
    return next((team.members for team in state.teams if team.name == side), ())


def _creatures(state: State) -> list[Object]:
    return [o for o in state.objects if o.zone == "battlefield" and _is(o, "Creature")]


def _is(thing: Object, kind: str) -> bool:
    return thing.now != "unknown" and kind in thing.now.types
