"""Playing one game on an engine, and asking the oracles about it."""

from __future__ import annotations

import contextlib
import functools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import TracebackType
from typing import Final, Self

from msgspec.structs import replace

from apnap.driver import Exchange, Position, Stop
from apnap.engine.client import Client
from apnap.engine.near import near_reference
from apnap.fuzzing.bystanding import beside
from apnap.fuzzing.claims import claimed
from apnap.fuzzing.differences import ORACLES, Difference, Oracle
from apnap.fuzzing.games import Ended, Plan, Played
from apnap.fuzzing.hints import akin, meant
from apnap.fuzzing.moves import Temper, temper
from apnap.fuzzing.positions import Draw, Pool, drawing, pool, positions
from apnap.fuzzing.replayed import Reference, from_the_middle, judged
from apnap.fuzzing.setups import setups
from apnap.fuzzing.speaking_up import again, improvised, moves
from apnap.fuzzing.tables import name_of, tables
from apnap.fuzzing.telling.phrasing import CannotBeTold
from apnap.fuzzing.telling.teller import Teller, Told
from apnap.fuzzing.turning import turned, turned_plan
from apnap.fuzzing.weighing import ASKED, Touched, Weights
from apnap.protocol import (
    Capabilities,
    EditionDate,
    EngineTrouble,
    Initialized,
    Limits,
    Record,
    RuleNumber,
    State,
)
from apnap.rulebooks import subject
from apnap.running.engine_under_test import Engine
from apnap.symmetries.joining import with_one_more

_BYTES: Final = 64
"""From so many bytes Hypothesis draws where a game begins; it needs a few of them."""

SHORTEST: Final = 12
LONGEST: Final = 48
"""So many answers a game of two has."""

_MORE: Final = 6
"""So many more answers for each further player, since all are asked before a step ends."""


class Tried(Record, frozen=True, kw_only=True):
    """What came of one game."""

    number: int
    ended: Ended
    why: str
    answers: int
    touched: Touched
    difference: Difference | None = None
    plan: Plan | None = None
    """The game, if something is wrong with it."""


class Drawn(Record, frozen=True):
    """A game that is yet to be played: where it begins, and what decides what is said."""

    number: int
    position: Position
    chance: Random
    most: int
    """So much is said in it at most."""
    how: Temper
    """How people play in it."""


class Bench:
    """An engine that is tried, and the reference engine beside it; to be closed."""

    def __init__(
        self,
        engine: str,
        edition: EditionDate,
        oracles: Sequence[Oracle] = ORACLES,
        limits: Limits | None = None,
        introduced: Initialized | None = None,
    ) -> None:
        """
        Start them; raise `EngineTrouble` if one does not start.

        `introduced` is what the engine has said of itself before, in another process.
        """
        self.engine = Engine(engine, limits, introduced=introduced)
        self.edition = edition
        self.oracles = tuple(oracles)
        self.introduced = self.engine.introduced()
        self.can = self.introduced.capabilities
        self.reference = near_reference()
        self._cards: Pool = pool(self.can)
        self._tables = tables(self.can, edition)
        self._setups = setups(self.can, edition)
        self._drawing: tuple[Mapping[str, int], Draw] | None = None

    def __enter__(self) -> Self:
        """Return the bench itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the engine."""
        self.close()

    def close(self) -> None:
        """End the engine."""
        self.engine.close()

    @property
    def every_priority(self) -> bool:
        """Whether the engine asks whenever a player would receive priority."""
        return self.can.every_priority

    def weights(self, rules: Sequence[str]) -> Weights:
        """Return weights with which games touch rules that are asked about, if any are."""
        return weights_of(self.can, self.edition, rules)

    def tried(
        self, seed: int, numbers: Sequence[int], weights: Mapping[str, int]
    ) -> Iterator[Tried]:
        """Play games by their numbers: the same seed, number and weights make the same game."""
        for one in self.drawn(seed, numbers, weights):
            yield self._one(one)

    def drawn(
        self, seed: int, numbers: Sequence[int], weights: Mapping[str, int]
    ) -> Iterator[Drawn]:
        """Draw the positions of games, and what decides what is said in them."""
        draw = self._draw(weights)
        keen = frozenset(one.removeprefix(ASKED) for one in weights if one.startswith(ASKED))
        for number in numbers:
            begun = draw(Random(f"{seed}/{number}").randbytes(_BYTES))  # noqa: S311 - no secret
            if begun is not None:
                position, chance = begun
                more = _MORE * (len(position.players) - 2)
                most = chance.randint(SHORTEST, LONGEST + more)
                yield Drawn(number, position, chance, most, temper(chance, keen))

    def _draw(self, weights: Mapping[str, int]) -> Draw:
        """Return what draws by these weights; it is kept, since a round is drawn by the same."""
        if self._drawing is None or self._drawing[0] != weights:
            some = positions(self._cards, self._tables, self._setups, weights)
            self._drawing = dict(weights), drawing(some)
        return self._drawing[1]

    def _one(self, one: Drawn) -> Tried:
        number, position = one.number, one.position
        state = position.state(self.edition)
        with self._client() as client:
            played = improvised(client, state, one.chance, one.most, one.how)
            difference = self.difference(client, position, played, self.asked(number))
        plan = None
        if difference is not None:
            said = moves(played.exchanges)[: max(difference.at, 1)]
            plan = Plan(self.edition, position, said)
        return Tried(
            number=number,
            ended=played.ended,
            why=played.why,
            answers=played.answers,
            touched=touched(one, self._rules()),
            difference=difference,
            plan=plan,
        )

    def asked(self, number: int) -> tuple[Oracle, ...]:
        """
        Return which oracles a game is shown: the reference, and in every second game another one.

        Without the reference each game is shown to one of the others in turn.
        """
        others = [one for one in self.oracles if one != "reference"]
        if "reference" not in self.oracles:
            return (others[number % len(others)],)
        if not others or number % 2:
            return ("reference",)
        return ("reference", others[number // 2 % len(others)])

    def again(self, plan: Plan, oracle: Oracle) -> tuple[Played, Difference | None]:
        """
        Play a planned game again, and ask one oracle about it.

        Where the reference engine has seen that it goes wrong, the game need not go on.
        """
        reference = self._reference() if oracle == "reference" else None
        with self._client() as client:
            enough = None if reference is None else reference.sees
            played = again(client, plan, enough=enough)
            if reference is not None and played.ended != "broke":
                return played, reference.difference(played.exchanges)
            return played, self.difference(client, plan.position, played, (oracle,))

    def _reference(self) -> Reference:
        return Reference(self.reference, every_priority=self.every_priority)

    def told(self, plan: Plan, oracle: Oracle) -> Told:
        """Return a planned game as a scenario; raise `CannotBeTold` if it cannot be one."""
        problem = CannotBeTold("a Then that holds one game against another")
        for one in _as_asked(plan, oracle):
            try:
                with self._client() as client:
                    return Teller(self.reference, client, self.can).tell(one)
            except CannotBeTold as lacking:
                problem = lacking
            except Stop as stop:
                problem = CannotBeTold(f"a way to where it begins: {stop.reason}")
            except EngineTrouble as trouble:
                self.engine.broke(trouble)
                problem = CannotBeTold("a Then for an engine that breaks")
        raise problem

    def expected(self, plan: Plan, at: int) -> State | None:
        """Return what the reference engine shows after so many messages; None if it cannot."""
        played = again(self.reference, plan)
        verdict = played.exchanges[at].verdict if at < len(played.exchanges) else None
        return None if verdict is None else verdict.state

    @contextlib.contextmanager
    def _client(self) -> Iterator[Client]:
        """Talk to the engine about one game; one that broke is started again for the next."""
        client = self.engine.begin("fuzzing")
        try:
            yield client
        finally:
            with contextlib.suppress(EngineTrouble):
                self.engine.end(played=True)

    def difference(
        self, client: Client, position: Position, played: Played, oracles: Sequence[Oracle]
    ) -> Difference | None:
        """Return what the first of some oracles finds in a game."""
        exchanges = played.exchanges
        if played.ended == "broke":
            self.engine.broke(EngineTrouble(played.why))
            at = max(0, len(exchanges) - 1)
            problem = played.why[:_TOLD]
            return Difference(oracle="broke", kind="broke", rule=None, problem=problem, at=at)
        for oracle in oracles:
            found = self._asks(oracle, client, position, exchanges)
            if found is not None:
                return found
        return None

    def _asks(
        self, oracle: Oracle, client: Client, position: Position, exchanges: Sequence[Exchange]
    ) -> Difference | None:
        every = self.every_priority
        match oracle:
            case "reference":
                return self._reference().difference(exchanges)
            case "claims":
                return claimed(self.reference, exchanges, every_priority=every)
            case "seats":
                return judged(oracle, client, turned(exchanges), every_priority=every)
            case "again":
                found = judged(oracle, client, exchanges, every_priority=every)
                return found or from_the_middle(client, exchanges, every_priority=every)
            case "bystander":
                said = moves(tuple(exchanges))
                return beside(client, position, self.edition, exchanges, said)
            case _:
                return None

    def _rules(self) -> frozenset[str]:
        """Return the rules that the reference engine has applied to the game."""
        if "reference" not in self.oracles:
            return frozenset()
        return frozenset(one.rule for one in self.reference.describe().applied)


def touched(one: Drawn, rules: frozenset[str]) -> Touched:
    """Return what is in a game, and which rules it has applied."""
    cards = (str(thing.card) for thing in one.position.objects)
    things = (*cards, f"table:{name_of(one.position)}")
    return Touched(rules, tuple(dict.fromkeys(things)))


def _as_asked(plan: Plan, oracle: Oracle) -> Iterator[Plan]:
    """Yield a game, and the one that the oracle held against it."""
    yield plan
    if oracle == "seats":
        yield turned_plan(plan)
    more = with_one_more(plan.position) if oracle == "bystander" else None
    if more is not None:
        yield replace(plan, position=more)


def weights_of(can: Capabilities, edition: EditionDate, rules: Sequence[str]) -> Weights:
    """Return weights for an engine that `can` do this and that, with which games touch rules."""
    if not rules:
        return Weights()
    reference = near_reference()
    known = reference.describe().rules
    words = meant(rules, edition, map(name_of, _all_tables(can, edition)), known)
    about = tuple(map(_about, rules))
    near = Counter(reference.cards_near(about, edition))
    others = reference.cards_near(tuple(map(_about, akin(rules, edition, known))), edition)
    near.update({card: _AKIN * share for card, share in others.items()})
    asked = dict.fromkeys((*rules, *map(str, reference.rules_near(about, edition))))
    return Weights(
        tuple(asked), {**words, **{card: words.get(card, 0) + near[card] for card in near}}
    )


def _about(rule: str) -> RuleNumber | str:
    """Return the number of a rule, or the words of a term."""
    found = subject(rule)
    if isinstance(found, RuleNumber):
        return found
    return str(found).rpartition(":")[2].replace("-", " ")


def _all_tables(can: Capabilities, edition: EditionDate) -> tuple[Position, ...]:
    return (*tables(can, edition), *setups(can, edition))


_AKIN: Final = 0.5
"""What cards count that have to do with rules akin to those that are asked about."""

_TOLD: Final = 300


@functools.lru_cache(maxsize=1)
def bench(
    engine: str, edition: EditionDate, oracles: tuple[Oracle, ...], limits: Limits | None
) -> Bench:
    """Return the bench of this process; each process has one."""
    return Bench(engine, edition, oracles, limits)
