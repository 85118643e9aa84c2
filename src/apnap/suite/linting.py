"""
Everything that is wrong with feature files: what cannot be loaded, and what proves nothing.

A scenario that can be loaded may still assert what it has set up itself, or do something and not
look at what came of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final

from apnap.protocol import EditionDate, Record, doc, folder
from apnap.protocol.bounds import Integer, Natural, Rows
from apnap.rulebooks import editions, load
from apnap.rulebooks.index import meant_by
from apnap.suite.captioning import Stated, blocks, miscalled, uncaptioned
from apnap.suite.captions import load_captions
from apnap.suite.clauses import load_clauses
from apnap.suite.compiling import Broken, Scenario
from apnap.suite.errors import Fault, FeatureError, ManyErrors, SuiteError
from apnap.suite.idle import alike, set_up, unused
from apnap.suite.lint_findings import Finding
from apnap.suite.loading import Suite, read_suite
from apnap.suite.renamed import FILE, load_renamed
from apnap.suite.wording import Kind, load_words, wording

PUBLISHED: Final = ("2024-08-02",)
"""Editions of the rulebook that scenarios speak of, and that are not indexed."""

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""


class Lint(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap lint --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    scenarios: Annotated[Natural, doc("How many scenarios could be read.")]
    findings: Annotated[Rows[Finding], doc("What is wrong; none if nothing is.")]


def lint(
    extensions: Sequence[Path] = (),
    where: Path | None = None,
    beliefs: Mapping[str, str] = MappingProxyType({}),
    *,
    alone: bool = False,
) -> Lint:
    """
    Return all that is wrong with the suite, the second reading and extensions.

    With `where`, another folder, that is the suite, and there is no second reading; extensions
    `alone` are looked at without either. `beliefs` are
    what misreadings believe, by their names. How something is worded, and what rules are called, is
    the concern of the suite and the second reading alone.
    """
    own = alone or where is not None
    suite, errors = read_suite(extensions, where=where, origin="extension" if alone else "suite")
    second, more = (Suite(()), ()) if own else read_suite(origin="second-reading")
    scenarios = (*suite.scenarios, *second.scenarios)
    broken = {id(one): one for error in (*errors, *more) for one in _broken(error)}.values()
    read = (*scenarios, *(one.scenario for one in broken if one.whole))
    every = (*scenarios, *(one.scenario for one in broken))
    dates = editions()
    found = [
        *(finding for error in (*errors, *more) for finding in _loading(error)),
        *(finding for scenario in read for finding in _proving_nothing(scenario)),
        *(finding for scenario in every for finding in _out_of_time(scenario, dates)),
        *(finding for scenario in every for finding in _undated(scenario, dates)),
        *(finding for scenario in every for finding in _added(scenario, dates)),
    ]
    found += alike(read)
    found += chain.from_iterable(map(set_up, read))
    found += chain.from_iterable(map(unused, dict.fromkeys(one.path for one in every)))
    if not own:
        found += _renamed({scenario.id for scenario in scenarios})
        found += _worded([one for one in scenarios if one.origin != "extension"], beliefs)
    once = dict.fromkeys(found)
    return Lint(
        scenarios=len(scenarios),
        findings=tuple(sorted(once, key=lambda one: (one.file or "", one.line or 0))),
    )


def _loading(error: SuiteError) -> Iterator[Finding]:
    """Yield what an error says, one finding for each thing that is wrong."""
    match error:
        case ManyErrors():
            for one in error.errors:
                yield from _loading(one)
        case FeatureError():
            yield Finding(
                file=str(error.path), line=error.line, fault=error.fault, problem=error.problem
            )
        case _:
            yield Finding(file=None, line=None, fault=None, problem=str(error))


def _broken(error: SuiteError) -> Iterator[Broken]:
    """Yield the scenarios that cannot be played because of an error, as far as they are read."""
    if isinstance(error, ManyErrors):
        for one in error.errors:
            yield from _broken(one)
    elif isinstance(error, FeatureError) and isinstance(error.broken, Broken):
        yield error.broken


def _proving_nothing(scenario: Scenario) -> Iterator[Finding]:
    """Yield what a scenario asserts without need, or does without looking."""
    played = [step for step in scenario.steps if not step.call.phrase.calm]
    if played and played[0].keyword == "then":
        what = "nothing has happened yet: this asserts what the Givens have set up"
        yield _fault(scenario, played[0].line, "set-up", what)
    done = [at for at, step in enumerate(played) if step.keyword == "when"]
    after = played[done[-1] + 1 :] if done else ()
    sets_up = bool(done) and played[done[-1]].call.phrase.sets_up
    if after and not sets_up and all(step.call.phrase.verdict is not None for step in after):
        what = "nobody looks at what has changed: a Then is missing, or `nothing has changed`"
        yield _fault(scenario, after[-1].line, "verdict", what)


def _out_of_time(scenario: Scenario, dates: Sequence[EditionDate]) -> Iterator[Finding]:
    """Yield that nobody ever plays a scenario, and what it says of editions in which it is not."""
    tagged = scenario.tagged
    if not any(map(tagged.holds, dates)):
        what = f"this holds in none of the editions {', '.join(dates)}: nobody ever plays it"
        yield _fault(scenario, scenario.line, "tag", what)
    for date, number in tagged.old_rules:
        if date not in dates:
            yield _fault(scenario, scenario.line, "rule", f"there is no edition {date}")
        elif not tagged.holds(date) and not load(date).has(number):
            what = f"the edition {date} has no rule {number}"
            yield _fault(scenario, scenario.line, "rule", what)


def _undated(scenario: Scenario, dates: Sequence[EditionDate]) -> Iterator[Finding]:
    """Yield the tags from which, or up to which, it holds, and that name no edition."""
    for name, tags in (("since", scenario.tagged.since), ("until", scenario.tagged.until)):
        for date in (one for one in tags if one not in (*dates, *PUBLISHED)):
            what = f"@{name}:{date}: there is no such edition{meant_by(date, dates)}"
            yield _fault(scenario, scenario.line, "tag", what)


def _added(scenario: Scenario, dates: Sequence[EditionDate]) -> Iterator[Finding]:
    """Yield what is wrong with the editions that are added to the time in which it holds."""
    tagged = scenario.tagged
    for date in tagged.also:
        if date not in dates:
            yield _fault(scenario, scenario.line, "tag", f"@also:{date}: there is no such edition")
        elif not tagged.edition and tagged.in_time(date):
            what = f"@also:{date}: it holds there in any case; leave the tag out"
            yield _fault(scenario, scenario.line, "tag", what)


def _renamed(ids: Collection[str]) -> Iterator[Finding]:
    """Yield what is wrong with the ids that went: one is used again, or leads nowhere."""
    path = folder("features") / FILE
    try:
        renamed = load_renamed(path)
    except SuiteError as error:
        yield from _loading(error)
        return
    for one in renamed.values():
        if one.was in ids:
            what = f"{one.was} went, and there is such a scenario again: an id is never reused"
            yield Finding(file=str(path), line=None, fault="name", problem=what)
        if one.now not in ids:
            what = f"{one.was} leads to {one.now}, and there is no such scenario"
            yield Finding(file=str(path), line=None, fault="name", problem=what)


def _worded(scenarios: Sequence[Scenario], beliefs: Mapping[str, str]) -> Iterator[Finding]:
    """Yield what is wrong with names, captions, statements and beliefs."""
    try:
        stated = Stated(load_captions(), load_clauses())
        load_words()
    except SuiteError as error:
        yield from _loading(error)
        return
    paths = tuple(dict.fromkeys(scenario.path for scenario in scenarios))
    yield from uncaptioned(scenarios, stated)
    yield from miscalled(paths, stated)
    for kind, text, where, line in chain(_said(scenarios, paths), _stated(stated, beliefs)):
        for problem in wording(kind, text):
            yield Finding(file=where, line=line, fault="wording", problem=f"{problem}: {text}")


_Said = tuple[Kind, str, str, int | None]
"""What is worded, its text, and where it stands: a file with a line, or an id."""


def _said(scenarios: Iterable[Scenario], paths: Iterable[Path]) -> Iterator[_Said]:
    """Yield what feature files say."""
    for scenario in scenarios:
        yield "name", scenario.name, str(scenario.path), scenario.line
    for block in (block for path in paths for block in blocks(path)):
        yield "rule block", block.title, str(block.path), block.line


def _stated(stated: Stated, beliefs: Mapping[str, str]) -> Iterator[_Said]:
    """Yield what is said of rules and of misreadings."""
    for key, caption in stated.captions.entries.items():
        yield "caption", caption.title, key, None
        if caption.says:
            yield "statement", caption.says, key, None
    for clause in stated.clauses:
        yield "statement", clause.entry.says, clause.id, None
    for name, belief in beliefs.items():
        yield "belief", belief, name, None


def _fault(scenario: Scenario, line: int, fault: Fault, problem: str) -> Finding:
    return Finding(file=str(scenario.path), line=line, fault=fault, problem=problem)
