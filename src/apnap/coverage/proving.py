"""
Proving the table by playing: covered clauses have a scenario that passes, functions are applied.

Only as many scenarios are played as the proof needs: for each clause one that passes, those first
that prove most; then the others, until every function has been applied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

from apnap.coverage.findings import Finding
from apnap.driver import Exchange, Stop
from apnap.engine.client import Client, EngineRefused
from apnap.protocol import Described, EditionDate, EngineTrouble, NotARuleNumberError, Record
from apnap.results.records import Result
from apnap.rulebooks import NotATermError, load, subject
from apnap.running.playing import Play
from apnap.suite import Clause, Scenario, Suite

Function = tuple[str, str]
"""Number and name of a function, as the engine describes it."""


class Played(Record, frozen=True):
    """What came of a scenario in an edition."""

    result: Result
    cited: frozenset[str]
    """The rules that the engine cited when it rejected something."""


class Proof:
    """Plays scenarios on an engine that offers `describe`, and remembers what that has shown."""

    def __init__(
        self,
        client: Client,
        suite: Suite,
        watch: Callable[[Result], object] = lambda _: None,
        *,
        notes: bool = True,
    ) -> None:
        """
        Play with a client, `initialize` answered; `watch` is told each result.

        After each scenario it is asked which functions were applied, and answers at length;
        without `notes` it is not, and `functions` has nothing to go by.
        """
        self._client = client
        self._suite = suite
        self._watch = watch
        self._notes = notes
        self.told: Described = client.describe()
        self._played: dict[tuple[str, EditionDate], Played] = {}
        self.applied: set[Function] = set()

    @property
    def played(self) -> int:
        """How many scenarios were played; one in two editions counts twice."""
        return len(self._played)

    def clauses(self, clauses: Sequence[Clause], edition: EditionDate) -> Iterator[Finding]:
        """Yield a finding for each clause of the edition of which no scenario passes."""
        held = {scenario.id: scenario for scenario in self._suite.holding(edition)}
        wanted = {
            clause: [held[id_] for id_ in clause.entry.scenarios if id_ in held]
            for clause in clauses
            if clause.holds(edition)
        }
        worth = Counter(scenario.id for scenarios in wanted.values() for scenario in scenarios)
        for clause, scenarios in wanted.items():
            scenarios.sort(key=lambda one: (not self._known(one, edition), -worth[one.id]))
            if scenarios and self._passing(scenarios, edition) is None:
                why = self.play(scenarios[0], edition).result
                problem = f"no scenario of {clause.id} passes; {why.id}: {_why(why)}"
                rule = str(clause.about(edition))
                yield Finding(trouble="not passed", edition=edition, rule=rule, problem=problem)

    def functions(self, editions: Sequence[EditionDate]) -> Iterator[Finding]:
        """Yield a finding for each function that no scenario applies in any of the editions."""
        left = {(one.rule, one.name) for one in self.told.rules} - self.applied
        for scenario, edition in self._others(left, editions):
            if not left:
                break
            self.play(scenario, edition)
            left -= self.applied
        for number, name in sorted(left):
            problem = f"no scenario applies the function {name}"
            yield Finding(trouble="never applied", edition=None, rule=number, problem=problem)

    def citations(self) -> Iterator[Finding]:
        """Yield a finding for each rule that the engine cited and the edition does not have."""
        told: set[tuple[str, str]] = set()
        for (id_, date), played in self._played.items():
            for rule in sorted(played.cited):
                if (rule, date) not in told and not _in(rule, date):
                    told.add((rule, date))
                    problem = f"the edition has no such rule, and the engine cites it in {id_}"
                    yield Finding(trouble="absent rule", edition=date, rule=rule, problem=problem)

    def play(self, scenario: Scenario, edition: EditionDate) -> Played:
        """Return what comes of a scenario; it is played once in each edition."""
        key = scenario.id, edition
        if key not in self._played:
            self._played[key] = self._play(scenario, edition)
        return self._played[key]

    def _play(self, scenario: Scenario, edition: EditionDate) -> Played:
        if self._client.introduced is None:
            raise EngineTrouble("the engine has not introduced itself")
        play = Play(scenario, self._client, self._client.introduced.capabilities, edition)
        with suppress(Stop, EngineRefused):
            play.all()
        result = play.result()
        if self._notes and play.game.transcript:
            self.applied |= {(one.rule, one.name) for one in self._client.describe().applied}
        self._watch(result)
        return Played(result, frozenset(_cited(play.game.transcript)))

    def _passing(self, scenarios: Iterable[Scenario], edition: EditionDate) -> Result | None:
        """Return the first result that is a pass, playing no further."""
        results = (self.play(scenario, edition).result for scenario in scenarios)
        return next((result for result in results if result.outcome == "passed"), None)

    def _known(self, scenario: Scenario, edition: EditionDate) -> bool:
        return (scenario.id, edition) in self._played

    def _others(
        self, left: Iterable[Function], editions: Sequence[EditionDate]
    ) -> Iterator[tuple[Scenario, EditionDate]]:
        """Yield what has not been played yet, first what is about the rules of the functions."""
        sections = {number.partition(".")[0] for number, _ in left}
        pairs = [
            (scenario, edition)
            for edition in sorted(editions, reverse=True)
            for scenario in self._suite.holding(edition)
            if not self._known(scenario, edition)
        ]
        pairs.sort(key=lambda pair: not sections & _sections(*pair))
        return iter(pairs)


def _sections(scenario: Scenario, edition: EditionDate) -> set[str]:
    return {str(one).partition(".")[0] for one in scenario.tagged.subjects(edition)}


def _in(rule: str, date: EditionDate) -> bool:
    try:
        return load(date).knows(subject(rule))
    except (NotARuleNumberError, NotATermError):
        return False


def _why(result: Result) -> str:
    """Return in a few words why a scenario has not passed."""
    return f"{result.outcome}, {result.reason or result.got or 'without a reason'}"


def _cited(exchanges: Iterable[Exchange]) -> Iterator[str]:
    """Yield the rules that the engine has cited."""
    for exchange in exchanges:
        for violation in exchange.verdict.violations if exchange.verdict else ():
            if violation.rule is not None:
                yield violation.rule
