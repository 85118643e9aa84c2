"""
A small way to drive the reference engine through its public protocol.

    game = begin({"Rob": "Runeclaw Bear, Forest", "Alex": "Wall of Wood"}, hands={"Alex": "Shock"})
    game.to("declare_attackers").attack({"Runeclaw Bear": "Alex"})
    game.to("declare_blockers").block({"Wall of Wood": "Runeclaw Bear"})
    game.to("combat_damage")
    assert game.thing("Wall of Wood").damage == 2

A card is called by its name, the second of that name `Forest 2`; `Bear = Runeclaw Bear` gives
another alias. Marks after a card: `Forest (tapped)`, `Gray Ogre (sick)`, `Jace Beleren
(loyalty 2)`, `Invasion of Dominaria (protector Alex)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from apnap.protocol import EditionDate
from apnap.protocol.answers import (
    Activate,
    Answer,
    AssignDamage,
    AttackSaid,
    BlockSaid,
    Cast,
    Chance,
    Choose,
    DamageSaid,
    DeclareAttackers,
    DeclareBlockers,
    KeepOrMulligan,
    Order,
    Pass,
    Payment,
    PlayLand,
    Say,
)
from apnap.protocol.catalogue import catalogue, find
from apnap.protocol.decisions import ChanceAsked, Decision
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Violation
from apnap.protocol.state import (
    AttackOption,
    Combat,
    Object,
    Player,
    State,
    Step,
    Team,
    Turn,
    Variant,
    Zone,
)
from apnap_reference.edition import NEWEST
from apnap_reference.engine import ReferenceEngine
from apnap_reference.procedure.replay import Position
from apnap_reference.rulebook import AS_WRITTEN, Rulebook
from apnap_reference.turn.phases_and_steps import PHASE_OF

D = TypeVar("D")

LIMIT: Final = 500
"""So many answers lead from any decision to any other that a test waits for."""

_ITEM: Final = re.compile(
    r"(?:(?P<alias>[^=]+?) *= *)?(?P<card>[^(=]+?) *(?:\((?P<marks>[^)]*)\))?"
)


def kind_of(decision: Decision) -> str:
    """Give the kind of a decision as the protocol spells it."""
    return str(decision.__struct_config__.tag)


def things(owner: str, listed: str, zone: Zone = "battlefield", **more: Any) -> list[Object]:
    """Read a list such as `Bear = Runeclaw Bear (tapped), Forest`; `more` holds for each."""
    found = []
    for item in filter(None, (part.strip() for part in listed.split(","))):
        read = _ITEM.fullmatch(item)
        assert read is not None, f"not a card: {item!r}"
        card, token = read["card"], read["card"] in catalogue() and find(read["card"]).token
        made = Object(
            name=read["alias"] or card,
            card=card,
            kind="token" if token else "card",
            owner=owner,
            controller=owner if zone == "battlefield" else None,
            zone=zone,
        )
        found.append(changed(made, **{**_marks(read["marks"] or ""), **more}))
    return found


def _marks(text: str) -> dict[str, Any]:
    """Read marks such as `tapped`, `loyalty 2`, `protector Alex` as fields of an object."""
    fields: dict[str, Any] = {word: True for word in text.split() if word in ("tapped", "sick")}
    guard = re.search(r"protector (\S+)", text)
    counters = {kind: int(count) for kind, count in re.findall(r"(\S+) (\d+)", text)}
    fields |= {"protector": guard[1]} if guard else {}
    return fields | ({"counters": counters} if counters else {})


def distinct(objects: Iterable[Object]) -> tuple[Object, ...]:
    """Tell objects of one name apart: `Forest`, `Forest 2`, `Forest 3`."""
    count: dict[str, int] = {}
    named = []
    for thing in objects:
        count[thing.name] = count.get(thing.name, 0) + 1
        name = thing.name if count[thing.name] == 1 else f"{thing.name} {count[thing.name]}"
        named.append(changed(thing, name=name))
    return tuple(named)


def changed(record: D, **fields: Any) -> D:
    """Give a record with some fields replaced."""
    return msgspec.structs.replace(record, **fields)  # type: ignore[type-var]


def position(  # noqa: PLR0913 - a position has that many parts
    board: Mapping[str, str],
    *,
    hands: Mapping[str, str] | None = None,
    graveyards: Mapping[str, str] | None = None,
    libraries: Mapping[str, str] | None = None,
    more: Sequence[Object] = (),
    turn: str | None = None,
    step: Step = "precombat_main",
    attack: AttackOption = "multiple",
    teams: Mapping[str, Sequence[str]] | None = None,
    shared: bool = False,
    life: Mapping[str, int] | None = None,
    poison: Mapping[str, int] | None = None,
    library: int = 20,
    edition: EditionDate = NEWEST,
    defending: str | None = None,
    begun: bool = True,
) -> State:
    """
    Describe a calm position, or one before the first turn (`begun` false).

    `board` lists for each player, in seating order, the permanents. `turn` is the active
    player or team (the first player if None); `shared` turns need `teams`.
    """
    hands, graveyards, libraries = hands or {}, graveyards or {}, libraries or {}
    everything: list[Object] = []
    for name in board:
        everything += things(name, board[name])
        everything += things(name, hands.get(name, ""), "hand")
        everything += things(name, graveyards.get(name, ""), "graveyard")
        everything += things(name, libraries.get(name, ""), "library")
    everything += more
    sides = tuple(Team(name, tuple(members)) for name, members in (teams or {}).items())
    first = next(iter(board))
    if shared:
        first = next(team.name for team in sides if first in team.members)
    combat = Combat(defending=(defending,)) if defending else None
    step = step if begun else "untap"
    return State(
        edition=edition,
        stage="playing" if begun else "before_game",
        variant=Variant(attack=attack, shared_team_turns=shared),
        players=tuple(
            Player(
                name=name,
                life=(life or {}).get(name, 20),
                poison=(poison or {}).get(name, 0),
                hand="unknown",
                library=library,
            )
            for name in board
        ),
        teams=sides,
        turns=(Turn(active=turn or first, phase=PHASE_OF[step], step=step, combat=combat),),
        objects=distinct(everything),
    )


class Game:
    """A game on the reference engine; every method that says something returns the game."""

    def __init__(self, position: State, rulebook: Rulebook = AS_WRITTEN) -> None:
        self.engine = ReferenceEngine(rulebook)
        self.last = self.engine.load(Load(position))
        assert self.last.verdict == "accepted", f"{self.last.verdict}: {self.last.reason}"

    # What there is to see

    @property
    def state(self) -> State:
        """The state as the engine shows it with its last verdict."""
        assert self.last.state is not None
        return self.last.state

    @property
    def pending(self) -> Decision | None:
        """What is being decided; None when the game is over."""
        return self.state.pending[0] if self.state.pending else None

    @property
    def kind(self) -> str | None:
        """The kind of what is being decided."""
        return kind_of(self.pending) if self.pending else None

    @property
    def asked(self) -> str | None:
        """Who is asked."""
        return self.pending.decider if self.pending else None

    @property
    def step(self) -> Step:
        """The step of the turn."""
        return self.state.turns[0].step

    @property
    def active(self) -> str | None:
        """Whose turn it is."""
        return self.state.turns[0].active

    @property
    def winners(self) -> tuple[str, ...] | None:
        """Who has won, None while the game goes on."""
        return self.state.result.winners if self.state.result else None

    @property
    def inside(self) -> Position:
        """The engine's own position."""
        found = self.engine._position  # noqa: SLF001 - that is what the tests compare
        assert found is not None
        return found

    def pending_as(self, kind: type[D]) -> D:
        """Give the pending decision, which is of a kind."""
        assert isinstance(self.pending, kind), f"{self.pending} is no {kind.__name__}"
        return self.pending

    def open(self, kind: str, by: str | None = None) -> Decision:
        """Give the pending decision of a kind, and of a player if one is named."""
        return next(d for d in self.state.pending if kind_of(d) == kind and by in (None, d.decider))

    def pending_names(self) -> tuple[str, ...]:
        """Give among what the pending choice offers."""
        among = getattr(self.pending, "among", "unknown")
        assert among != "unknown"
        return tuple(among)

    @property
    def all_asked(self) -> tuple[tuple[str, str], ...]:
        """Give who is asked what now."""
        return tuple((d.decider, kind_of(d)) for d in self.state.pending)

    def thing(self, name: str) -> Object:
        """Find an object by name."""
        return next(thing for thing in self.state.objects if thing.name == name)

    def has(self, name: str, zone: Zone = "battlefield") -> bool:
        """Tell whether an object of that name is in a zone."""
        return any(t.name == name and t.zone == zone for t in self.state.objects)

    def named_on_stack(self) -> tuple[tuple[str | None, str | None], ...]:
        """Give what is on the stack, bottom first: source or card, and controller."""
        stack = [self.thing(name) for name in self.state.turns[0].stack]
        return tuple((thing.source or thing.name, thing.controller) for thing in stack)

    def life(self, player: str) -> int | str:
        """Give a player's life total."""
        return self.player(player).life

    def player(self, name: str) -> Player:
        """Find a player by name."""
        return next(player for player in self.state.players if player.name == name)

    def seen_by(self, player: str | None) -> State:
        """Give the state as a player sees it."""
        return self.engine.view(View(player)).state

    @property
    def combat(self) -> Combat:
        """The combat that is going on."""
        found = self.state.turns[0].combat
        assert found is not None, "there is no combat"
        return found

    def attacked(self, attacker: str) -> str | None:
        """Give what an attacking creature attacks."""
        return next(a.attacks for a in self.combat.attacks if a.attacker == attacker)

    # What is said

    def tries(
        self, answer: Answer, by: str | None = None, about: Decision | None = None
    ) -> Verdict:
        """
        Let somebody (None: who is asked) answer a pending decision, and give the verdict.

        `about` is one of several decisions; None: the first.
        """
        about = about or self.pending
        assert about is not None, "nothing is being decided"
        said = AnswerSaid(by or about.decider, about.id, answer)
        self.last = self.engine.answer(said)
        return self.last

    def says(self, answer: Answer, by: str | None = None, about: Decision | None = None) -> Game:
        """Say something that must be accepted."""
        verdict = self.tries(answer, by, about)
        assert verdict.verdict == "accepted", f"{answer}: {verdict.violations}"
        return self

    def refused(self, answer: Answer, by: str | None = None) -> tuple[Violation, ...]:
        """Say something that must be rejected without any change; give the violations."""
        before = self.state
        verdict = self.tries(answer, by)
        assert verdict.verdict == "rejected", f"{answer} was {verdict.verdict}"
        assert self.state == before, f"{answer} was rejected, but something has changed"
        return verdict.violations

    def pass_once(self) -> Game:
        """Let whoever has priority pass."""
        return self.says(Pass())

    def resolve(self) -> Game:
        """Let everybody pass until the top of the stack has begun to resolve."""
        height = len(self.state.turns[0].stack)
        assert height, "the stack is empty"
        while self.kind == "priority" and len(self.state.turns[0].stack) >= height:
            self.pass_once()
        return self

    def to(self, what: str) -> Game:
        """
        Go on until a decision of a kind is pending, or a step is reached; always at least there.

        On the way everybody passes, nobody attacks or blocks, and other questions are a failure.
        """
        for _ in range(LIMIT):
            if self.pending is None or what in (self.kind, self.step):
                assert self.pending is not None, f"the game ended before {what}"
                return self
            self.pass_over()
        message = f"{what} is never reached"
        raise AssertionError(message)

    def pass_over(self) -> Game:
        """Answer the pending decision by doing nothing: pass, no attack, no block."""
        idle: dict[str, Answer] = {
            "priority": Pass(),
            "declare_attackers": DeclareAttackers(),
            "declare_blockers": DeclareBlockers(),
        }
        assert self.kind in idle, f"nobody can pass over {self.pending}"
        return self.says(idle[self.kind])

    def attack(self, on: Mapping[str, str], **more: Any) -> Game:
        """Declare attackers: creature and what it attacks; `bands` and `pay` as in the answer."""
        return self.says(attackers(on, **more))

    def block(self, by: Mapping[str, str | Sequence[str]], who: str | None = None) -> Game:
        """Declare blockers: creature and what it blocks."""
        return self.says(blockers(by), who)

    def assign(self, *portions: tuple[str, str, int]) -> Game:
        """Assign combat damage: source, to whom, how much."""
        return self.says(damage(*portions))

    def order(self, *names: str) -> Game:
        """Put things in an order."""
        return self.says(Order(names))

    def choose(self, *names: str) -> Game:
        """Choose names that are offered."""
        return self.says(Choose(names))

    def keep(self, *, keep: bool = True) -> Game:
        """Keep a hand or take a mulligan."""
        return self.says(KeepOrMulligan(keep=keep))

    def shuffle(self, *first: str) -> Game:
        """Let chance put these cards on top of a library, the others as they are."""
        among = self.pending_as(ChanceAsked).among
        assert among != "unknown"
        rest = tuple(name for name in among if name not in first)
        return self.says(Chance((*first, *rest)))

    def say(self, *, yes: bool) -> Game:
        """Answer yes or no."""
        return self.says(Say(yes))

    def cast(self, card: str, *targets: str, pay: Payment = "auto", **more: Any) -> Game:
        """Cast a spell with these targets; mana is found by itself unless `pay` says how."""
        return self.says(Cast(card, targets=targets or None, pay=pay, **more))

    def refused_cast(self, card: str, *targets: str, **more: Any) -> tuple[Violation, ...]:
        """Try to cast a spell in a way that must be rejected without any change."""
        return self.refused(Cast(card, targets=targets or None, pay="auto", **more))

    def activate(self, source: str, *targets: str, pay: Payment = "auto", **more: Any) -> Game:
        """Activate an ability of a permanent with these targets."""
        return self.says(Activate(source, targets=targets or None, pay=pay, **more))

    def play(self, card: str) -> Game:
        """Play a land."""
        return self.says(PlayLand(card))

    def concede(self, player: str) -> Game:
        """Let a player concede."""
        self.last = self.engine.concede(Concede(player))
        assert self.last.verdict == "accepted", f"{player} cannot concede: {self.last}"
        return self


def begin(board: Mapping[str, str], *, rulebook: Rulebook = AS_WRITTEN, **more: Any) -> Game:
    """Begin a game at a position; see `position` for what it takes."""
    return Game(position(board, **more), rulebook)


def attackers(
    on: Mapping[str, str | None],
    *,
    bands: Sequence[Sequence[str]] = (),
    pay: Payment | None = None,
) -> DeclareAttackers:
    """Make a declaration of attackers."""
    return DeclareAttackers(
        tuple(AttackSaid(attacker, target) for attacker, target in on.items()),
        bands=tuple(tuple(band) for band in bands),
        pay=pay,
    )


def blockers(by: Mapping[str, str | Sequence[str]]) -> DeclareBlockers:
    """Make a declaration of blockers."""
    return DeclareBlockers(
        tuple(
            BlockSaid(blocker, (blocked,) if isinstance(blocked, str) else tuple(blocked))
            for blocker, blocked in by.items()
        )
    )


def damage(*portions: tuple[str, str, int]) -> AssignDamage:
    """Make an assignment of combat damage: source, to whom, how much."""
    return AssignDamage(tuple(DamageSaid(*portion) for portion in portions))
