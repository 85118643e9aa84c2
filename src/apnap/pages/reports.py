"""The report of a run, rule by rule, as one page."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from msgspec.structs import asdict, replace

from apnap.driver import OUTCOMES, UNPLAYED, Exchange, Outcome
from apnap.pages.rendering import render
from apnap.pages.stories import FIRST, LONGEST, Story, story
from apnap.pictures.text import clean
from apnap.protocol import Record
from apnap.results.believing import resemblances, sentence, suspecting, suspicion
from apnap.results.choosing import causes
from apnap.results.in_the_way import by_kind, obstacles
from apnap.results.records import Obstacle, ObstacleKind, Result
from apnap.results.reporting import Run, by_rule, replay
from apnap.results.trying import try_first, why
from apnap.suite import Scenario, load_captions
from apnap.version import __version__

_One = TypeVar("_One")

ENGINE: Final = "apnap-engine"
"""Name of the `meta` element that says how the engine was named for the run."""

STORIES: Final = 200
ROOM: Final = 16_000_000
"""So many scenarios, and so many characters of their pictures, are told in full."""

REASONS: Final = 2_000_000
"""
So many characters of reasons a table tells; an engine may give another one for each scenario.
"""

_FULL: Final[tuple[Outcome, ...]] = ("failed", "errored", "unreached")
"""What is told in full, the most important first."""
_EXAMPLES: Final = 20


class Standing(Record, frozen=True, kw_only=True):
    """The verdict of a certificate on a profile."""

    profile: str
    title: str
    certified: bool
    partly: bool = False
    verdict: str
    more: tuple[str, ...] = ()
    """What else is to be said of it: what it lacks, and how many images were played."""
    lacking: Mapping[str, str] = {}
    """What each rule lacks that is not met."""


class Told(Record, frozen=True, kw_only=True):
    """What a report is about."""

    run: Run
    results: tuple[Result, ...]
    scenarios: Mapping[str, Scenario]
    """The scenarios by id: all that have results, perhaps more."""
    exchanges: Callable[[str], Sequence[Exchange]]
    """What was said in a scenario; asked only for those that are told in full."""
    kind: str
    """What kind of report it is, in a sentence."""
    standings: tuple[Standing, ...] = ()
    odd: tuple[str, ...] = ()
    """The commands that play images again which came out otherwise than their scenario."""


class Named(Record, frozen=True):
    """A scenario by its name, and where it is told in full, if it is."""

    id: str
    name: str
    outcome: Outcome
    anchor: str


class Ruled(Record, frozen=True, kw_only=True):
    """A rule or term: its caption, and what came of its scenarios."""

    rule: str
    title: str
    counts: Mapping[str, int]
    lacks: str
    scenarios: tuple[Named, ...]

    @property
    def troubled(self) -> bool:
        """Whether something went wrong."""
        return any(self.counts[outcome] for outcome in _FULL)


class Unplayed(Record, frozen=True, kw_only=True):
    """A reason for which scenarios were not played."""

    outcome: Outcome
    reason: str
    number: int
    ids: tuple[str, ...]
    """Some of them."""
    replay: str


def called(engine: str) -> str:
    """Return how a page, and all that lies beside it, names the engine of a run."""
    return clean(engine, LONGEST)


class Grouped(Record, frozen=True, kw_only=True):
    """What keeps scenarios from being played, all cards as one thing."""

    what: str
    names: str
    """Of cards and numbers of players: which ones."""
    stops: int
    alone: int
    first: str


class Alike(Record, frozen=True, kw_only=True):
    """What went wrong in several scenarios alike."""

    outcome: Outcome
    number: int
    first: Named
    step: str
    came: str
    rules: str
    alone: str
    """The rules in which nothing else goes wrong."""


class Hint(Record, frozen=True, kw_only=True):
    """Which scenario to try first: why, and the command that plays it."""

    why: str
    replay: str


def report_page(told: Told) -> str:
    """
    Return the report of a run as an HTML document.

    It depends on nothing but what is told: neither on the moment nor on the machine.
    """
    told = replace(told, run=replace(told.run, engine=called(told.run.engine)))
    unplayed, untold = _with_room(_unplayed(told), lambda one: one.reason)
    kinds, more_kinds = _with_room(map(_of_kind, by_kind(told.results)), lambda one: one.what)
    single, more_single = _with_room(_obstacles(told), lambda one: one.what)
    full = in_full(told.results)
    anchors = {result.id: f"scenario-{number}" for number, result in enumerate(full, 1)}
    stories, left_out = _stories(told, full, anchors)
    written = {one.id for one in stories}
    links = {id_: anchor for id_, anchor in anchors.items() if clean(id_, LONGEST) in written}
    introduced = told.run.introduced
    return render(
        "report.html",
        meta=ENGINE,
        named=told.run.engine,
        engine=clean(introduced.engine.name),
        version=clean(introduced.engine.version),
        url=_safe(introduced.engine.url),
        protocol=clean(introduced.protocol),
        edition=told.run.edition,
        apnap=__version__,
        kind=told.kind,
        standings=told.standings,
        odd=[clean(one, LONGEST) for one in told.odd[:_EXAMPLES]],
        odd_number=len(told.odd),
        beliefs=[clean(one, LONGEST) for one in _beliefs(told)],
        counts=_counts(told.results),
        total=len(told.results),
        rules=tuple(_rules(told, links)),
        causes=tuple(_causes(told, links)),
        stories=stories,
        left_out=[_named(result, {}) for result in left_out[:_EXAMPLES]],
        left_out_number=len(left_out),
        unplayed=unplayed,
        untold=untold,
        obstacles=single,
        more_obstacles=more_single,
        obstacles_by_kind=kinds,
        more_obstacles_by_kind=more_kinds,
        try_first=_try_first(told),
        outcomes=OUTCOMES,
        first=FIRST,
    )


def in_full(results: Sequence[Result]) -> tuple[Result, ...]:
    """Return the results that are to be told in full, the most important first."""
    return tuple(result for outcome in _FULL for result in results if result.outcome == outcome)


def _stories(
    told: Told, full: Sequence[Result], anchors: Mapping[str, str]
) -> tuple[tuple[Story, ...], Sequence[Result]]:
    """Return as many stories as there is room for, and the results of those left out."""
    written: list[Story] = []
    room = ROOM
    for result in full[:STORIES]:
        one = story(
            result,
            told.scenarios[result.id],
            told.exchanges(result.id),
            anchors[result.id],
            told.run,
        )
        room -= len(one.picture.svg) if one.picture else 0
        if room < 0:
            break
        written.append(one)
    return tuple(written), full[len(written) :]


def _beliefs(told: Told) -> Iterator[str]:
    """Yield what the engine behaves like, in sentences."""
    alike = resemblances(told.results, told.run.edition)
    yield from map(sentence, alike)
    if told.run.whole and not alike and (one := suspicion(told.results, told.run.edition)):
        yield suspecting(one)


def _counts(results: Sequence[Result]) -> Mapping[str, int]:
    found = Counter(result.outcome for result in results)
    return {outcome: found[outcome] for outcome in OUTCOMES}


def _rules(told: Told, links: Mapping[str, str]) -> Iterator[Ruled]:
    """Yield the rules as the rulebook has them."""
    about: dict[str, list[Result]] = defaultdict(list)
    for result in told.results:
        for rule in result.rules or ("",):
            about[rule].append(result)
    lacking: dict[str, str] = {}
    for standing in told.standings:
        lacking |= standing.lacking
    captions = load_captions()
    for row in by_rule(told.results):
        yield Ruled(
            rule=row.rule or "no rule",
            title=captions.title(row.rule, told.run.edition),
            counts={k: v for k, v in asdict(row).items() if k != "rule"},
            lacks=lacking.get(row.rule, ""),
            scenarios=tuple(_named(result, links) for result in about[row.rule]),
        )


def _named(result: Result, links: Mapping[str, str]) -> Named:
    return Named(
        clean(result.id, LONGEST),
        clean(result.name, LONGEST),
        result.outcome,
        links.get(result.id, ""),
    )


def _causes(told: Told, links: Mapping[str, str]) -> Iterator[Alike]:
    """Yield what went wrong in several scenarios alike, if anything did."""
    found = causes(told.results)
    if all(len(one.scenarios) == 1 for one in found):
        return
    by_id = {result.id: result for result in told.results}
    for one in found:
        first = by_id[one.scenarios[0]]
        yield Alike(
            outcome=one.outcome,
            number=len(one.scenarios),
            first=_named(first, links),
            step=clean(first.step or "", LONGEST),
            came=clean((first.got if first.expected else first.reason) or "", LONGEST),
            rules=clean(", ".join(one.rules), LONGEST),
            alone=clean(", ".join(one.alone), LONGEST),
        )


def _unplayed(told: Told) -> Iterator[Unplayed]:
    """Yield the reasons for which scenarios are withheld, then those for which unsupported."""
    reasons: dict[tuple[Outcome, str], list[str]] = defaultdict(list)
    for result in told.results:
        if result.outcome in UNPLAYED:
            reasons[result.outcome, clean(result.reason or "", LONGEST)].append(result.id)
    for outcome, reason in sorted(
        reasons, key=lambda why: (why[0] != "withheld", -len(reasons[why]), why[1])
    ):
        ids = reasons[outcome, reason]
        yield Unplayed(
            outcome=outcome,
            reason=reason,
            number=len(ids),
            ids=tuple(clean(id_, LONGEST) for id_ in ids[:_EXAMPLES]),
            replay=clean(replay(told.run, ids[0]), LONGEST),
        )


def _with_room(every: Iterable[_One], reason: Callable[[_One], str]) -> tuple[Sequence[_One], int]:
    """Return those for whose reasons there is room, and how many others there are."""
    found: list[_One] = []
    room, left_out = REASONS, 0
    for one in every:
        room -= len(reason(one))
        if room < 0:
            left_out += 1
        else:
            found.append(one)
    return tuple(found), left_out


def _obstacles(told: Told) -> Iterator[Obstacle]:
    """Yield what keeps scenarios from being played, cleaned."""
    for one in obstacles(told.results):
        what, first = clean(one.what, LONGEST), clean(one.first, LONGEST)
        yield replace(one, what=what, first=first)


def _of_kind(one: ObstacleKind) -> Grouped:
    """Return a thing, or all of a kind, as a row of the page."""
    names = [clean(value, LONGEST) for value in one.values]
    kind = "cards" if one.what == "card" else one.what
    return Grouped(
        what=f"{len(names)} {kind}" if names else clean(one.what, LONGEST),
        names=", ".join(names),
        stops=one.stops,
        alone=one.alone,
        first=clean(one.first, LONGEST),
    )


def _try_first(told: Told) -> Hint | None:
    """Return what to try first, and why; None if everything was played."""
    first = try_first(told.results)
    if first is None:
        return None
    return Hint(
        why=clean(why(first), LONGEST), replay=clean(replay(told.run, first.scenario), LONGEST)
    )


def _safe(url: str | None) -> str:
    """Return a URL if it leads to a web page; an engine may name anything."""
    url = clean(url or "", LONGEST)
    return url if url.startswith(("https://", "http://")) else ""
