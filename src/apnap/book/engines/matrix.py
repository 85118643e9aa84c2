"""The matrix: what came of the scenarios about each rule on each engine."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from apnap.book import places
from apnap.book.content.chapters import Chapter, chapters
from apnap.book.content.model import Book
from apnap.certifying.judging import ProfileVerdict
from apnap.certifying.results import Played, Round
from apnap.driver import OUTCOMES, Outcome
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import place, subject
from apnap.shown.certificates import Given
from apnap.suite import Scenario, follow

WORST: Final[tuple[Outcome, ...]] = (
    *("errored", "failed", "unreached", "withheld", "unsupported", "passed"),
)
"""All outcomes, the worst first."""
TOLD: Final[tuple[Outcome, ...]] = ("failed", "errored", "unreached")
"""Outcomes that are worth a page of their own."""
MOST: Final = 250
"""So many scenarios of a run have pages of their own; first one for each rule."""


class Ruled(Record, frozen=True, kw_only=True):
    """A rule or term, and what came of its scenarios on an engine."""

    rule: str
    played: tuple[Played, ...]

    @property
    def counts(self) -> Mapping[Outcome, int]:
        """How many scenarios ended in which way; only ways in which some did."""
        found = Counter(one.outcome for one in self.played)
        return {outcome: found[outcome] for outcome in OUTCOMES if found[outcome]}

    @property
    def worst(self) -> Outcome:
        """The worst outcome."""
        return next(outcome for outcome in WORST if outcome in self.counts)


class EngineRun(Record, frozen=True, kw_only=True):
    """What an engine has shown in one edition: a column of the matrix."""

    given: Given
    round: Round
    verdicts: tuple[ProfileVerdict, ...]
    rules: Mapping[str, Ruled]
    told: Mapping[str, Played]
    """Scenarios that have pages of their own, by their ids."""
    renamed: int
    """How many of the scenarios have another id now."""
    gone: int
    """How many scenarios were played that the suite has no more."""

    @property
    def edition(self) -> EditionDate:
        """The edition of the rulebook."""
        return self.round.edition

    @property
    def path(self) -> str:
        """Where the page about it lies."""
        return places.run_page(self.given.key, self.edition)

    @property
    def counts(self) -> Mapping[Outcome, int]:
        """How many of all scenarios ended in which way."""
        found = Counter(one.outcome for one in self.round.scenarios)
        return {outcome: found[outcome] for outcome in OUTCOMES}

    def page_of(self, id_: str) -> str:
        """Return where the page about a scenario lies that has one here."""
        return places.failure_page(self.given.key, self.edition, id_)

    def leads(self, rule: str) -> str:
        """Return where the failures about a rule are told; empty if all scenarios passed."""
        ruled = self.rules[rule]
        if ruled.worst == "passed":
            return ""
        bad = [one.id for one in ruled.played if one.outcome != "passed"]
        if len(bad) == 1 and bad[0] in self.told:
            return self.page_of(bad[0])
        return f"{self.path}#{anchor(rule)}"


class Cell(Record, frozen=True, kw_only=True):
    """What came of the scenarios about a rule on an engine."""

    column: int
    counts: Mapping[Outcome, int]
    worst: Outcome
    leads: str
    """Where the failures are told; empty if there are none."""


class Row(Record, frozen=True, kw_only=True):
    """A rule in the matrix."""

    rule: str
    title: str
    chapter: str
    profiles: tuple[str, ...]
    """The profiles in which an engine was examined about it, as `core@2026-01-16`."""
    cells: tuple[Cell | None, ...]
    """One for each column; None: nothing was played about it."""


class Matrix(Record, frozen=True, kw_only=True):
    """Engines and rules: a column for each run, a row for each rule."""

    columns: tuple[EngineRun, ...]
    rows: tuple[Row, ...]
    chapters: tuple[Chapter, ...]
    """Those that rules of the matrix belong to."""

    @property
    def editions(self) -> tuple[EditionDate, ...]:
        """The editions that were played, newest first."""
        return tuple(sorted({one.edition for one in self.columns}, reverse=True))

    @property
    def profiles(self) -> tuple[str, ...]:
        """The names of the profiles that were played."""
        return tuple(dict.fromkeys(name for one in self.columns for name in one.round.profiles))


def anchor(rule: str) -> str:
    """Return the id of the part of a page that is about a rule."""
    return f"rule-{rule.replace(':', '-')}"


def runs(book: Book, certificates: Iterable[Given]) -> tuple[EngineRun, ...]:
    """Return what engines have shown, certificate by certificate, edition by edition."""
    return tuple(
        _run(one, round_, book.scenarios) for one in certificates for round_ in one.results.rounds
    )


def matrix(book: Book, columns: Sequence[EngineRun]) -> Matrix:
    """Return the matrix of runs, with all rules about which something was played."""
    titles = {page.rule: page.title for page in book.rules}
    found = chapters(book)
    within = {
        page.rule: chapter
        for chapter in found
        for section in chapter.sections
        for page in (*section.rules, *section.support)
    }
    rules = {rule for one in columns for rule in one.rules if rule in within}
    ours = {within[rule].key for rule in rules}
    return Matrix(
        columns=tuple(columns),
        rows=tuple(
            Row(
                rule=rule,
                title=titles[rule],
                chapter=within[rule].key,
                profiles=tuple(dict.fromkeys(_profiles(rule, columns))),
                cells=tuple(_cell(n, rule, one) for n, one in enumerate(columns)),
            )
            for rule in sorted(rules, key=lambda rule: place(subject(rule)))
        ),
        chapters=tuple(chapter for chapter in found if chapter.key in ours),
    )


def _cell(column: int, rule: str, one: EngineRun) -> Cell | None:
    if rule not in one.rules:
        return None
    ruled = one.rules[rule]
    return Cell(column=column, counts=ruled.counts, worst=ruled.worst, leads=one.leads(rule))


def _profiles(rule: str, columns: Sequence[EngineRun]) -> Iterator[str]:
    """Yield the profiles to which a rule belongs, each with its edition."""
    for one in columns:
        for verdict in one.verdicts:
            if any(ruled.rule == rule for ruled in verdict.rules):
                yield f"{verdict.profile}@{one.edition}"


def _followed(round_: Round) -> tuple[Round, int]:
    """
    Return a run under the ids of today, and how many of its scenarios have another one now.

    Where the scenario that holds now what another held was played itself, the other one is left.
    """
    own = {played.id for played in round_.scenarios}
    now = {one.was: one.now for one in follow(own)[1] if one.now not in own}
    scenarios = tuple(
        replace(played, id=now.get(played.id, played.id)) for played in round_.scenarios
    )
    return replace(round_, scenarios=tuple({s.id: s for s in scenarios}.values())), len(now)


def _run(one: Given, round_: Round, scenarios: Mapping[str, Scenario]) -> EngineRun:
    round_, renamed = _followed(round_)
    about: dict[str, list[Played]] = defaultdict(list)
    for played in round_.scenarios:
        if played.id in scenarios:
            for rule in scenarios[played.id].tagged.subjects(round_.edition):
                about[str(rule)].append(played)
    order = sorted(about, key=lambda rule: place(subject(rule)))
    rules = {rule: Ruled(rule=rule, played=tuple(about[rule])) for rule in order}
    told = [played for played in _in_turn(tuple(rules.values())) if played.outcome in TOLD]
    return EngineRun(
        given=one,
        round=round_,
        verdicts=tuple(v for v in one.certificate.profiles if v.edition == round_.edition),
        rules=rules,
        told=dict(list({played.id: played for played in told}.items())[:MOST]),
        renamed=renamed,
        gone=sum(played.id not in scenarios for played in round_.scenarios),
    )


def _in_turn(rules: Sequence[Ruled]) -> Iterator[Played]:
    """Yield one scenario of each rule, a failure if there is one, and then all others."""
    for ruled in rules:
        yield min(ruled.played, key=lambda one: WORST.index(one.outcome))
    for ruled in rules:
        yield from ruled.played
