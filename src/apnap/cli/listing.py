"""`apnap list`: the scenarios, with ids, rules, terms and editions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from msgspec.structs import replace

from apnap.certifying.profiles import chosen, load_profiles
from apnap.certifying.results import expected_ids
from apnap.cli.ending import Status, end
from apnap.cli.options import (
    Folders,
    Ids,
    OnlyFolders,
    Profiles,
    Rules,
    SecondReading,
    tell_renamed,
)
from apnap.harmless import clean
from apnap.protocol import EditionDate, Record
from apnap.protocol.readable_json import encode
from apnap.rulebooks import UnknownEditionError, editions, neighbours, newest, place, subject
from apnap.running.asked import Asked
from apnap.suite import (
    Scenario,
    Selection,
    SelectionError,
    Suite,
    SuiteError,
    about,
    follow,
    ids_asked,
    load_selected,
    load_suite,
    select,
    selection,
)


class Entry(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A scenario as `apnap list --json` shows it."""

    id: str
    name: str
    feature: str
    rule: str
    """Title of the `Rule:` block; empty outside of one."""
    rules: tuple[str, ...]
    """Rules and terms that it is about, in any of the editions asked for."""
    tags: tuple[str, ...]
    editions: tuple[EditionDate, ...]
    """The indexed editions in which it holds."""
    needs: tuple[str, ...]
    """What an engine has to be able to do."""
    why_not: str | None = None
    """Why it does not hold in the one edition asked for; null: it holds."""
    extension: bool
    second_reading: bool
    file: str
    line: int


def list_(  # noqa: PLR0913 - one parameter for each option
    *,
    rules: Rules = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="DATE",
            help="What holds in this edition; what does not stands below it, with the reason.",
        ),
    ] = None,
    ids: Ids = None,
    profiles: Profiles = None,
    second_reading: SecondReading = False,
    extensions: Folders = None,
    only: OnlyFolders = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, with tags and places.")] = False,
) -> None:
    """
    List the scenarios with their rules and editions.

    Exit status: 0, 2 for wrong usage or if no scenario is asked for in this way.

    Example: apnap list --cr 802.4 --json
    """
    asked = EditionDate(edition) if edition else None
    dates = (asked,) if asked else tuple(reversed(editions()))
    try:
        of = Asked(
            second_reading=second_reading,
            extensions=tuple(extensions or ()),
            only=tuple(only or ()),
        )
        whole = asked or ids or profiles or of.folders or second_reading
        part = None
        if rules and not whole:
            part = load_selected([selection(date, rules, ()) for date in dates])
        suite = part or load_suite(of.folders, (asked or newest(),), origin=of.origin)
        now, renamed = follow(ids_asked(ids or (), lambda: suite.scenarios))
        tell_renamed(renamed)
        found = _found(suite, dates, rules or (), now)
        if profiles:
            found = _within(found, asked, profiles, _others(of, now))
    except (SuiteError, UnknownEditionError) as error:
        end(Status.USAGE, str(error))
    known = editions()
    entries = [_entry(scenario, dates, known) for scenario in found]
    if asked and not profiles:
        entries += _left_out(suite, asked, rules or (), now)
    if json:
        typer.echo(encode(entries), nl=False)
        return
    for entry in entries:
        runs = neighbours(entry.editions, known)
        when = ", ".join(f"{run[0]} to {run[-1]}" if run[1:] else run[0] for run in runs)
        when = f"not in {edition}: {entry.why_not}" if entry.why_not else when
        typer.echo(clean(f"{entry.id}  {', '.join(entry.rules) or 'no rule'}  {when}"))


def _found(
    suite: Suite, dates: Sequence[EditionDate], rules: Sequence[str], ids: Sequence[str]
) -> list[Scenario]:
    """Return what is selected in any of the editions; raise `SuiteError` if it is nothing."""
    wanted = [selection(date, rules, ids) for date in dates]
    found: set[str] = set()
    errors: list[SelectionError] = []
    if not ids:  # why an edition has nothing takes long to tell
        found = {id_ for one in wanted for id_ in _about(suite, one)}
        wanted = [] if found else wanted[:1]
    for one in wanted:
        try:
            found |= {scenario.id for scenario in select(suite, one)}
        except SelectionError as error:
            errors.append(error)
    if not found:
        raise errors[0]
    return [scenario for scenario in suite.scenarios if scenario.id in found]


def _about(suite: Suite, wanted: Selection) -> Iterator[str]:
    """Yield the scenarios that are about one of the rules in the edition, or a part of it."""
    rules = [subject(rule) for rule in wanted.rules]
    for one in suite.holding(wanted.edition):
        if not rules or about(one, wanted.edition, rules):
            yield one.id


def _others(of: Asked, ids: Sequence[str]) -> str:
    """Return which option chooses scenarios that are not those of profiles; empty: none."""
    if ids:
        return "--scenario"
    if of.second_reading:
        return "--second-reading"
    return "--only-features" if of.only else ""


def _within(
    found: Sequence[Scenario], asked: EditionDate | None, profiles: Sequence[str], other: str
) -> list[Scenario]:
    """Return what belongs to profiles too, in the edition asked for or in any."""
    if other:
        end(Status.USAGE, f"--profile and {other} both choose scenarios: leave one out")
    known = load_profiles()
    offered = {
        date: [name for name in profiles if name not in known or date in known[name].editions]
        for date in editions()
    }
    wanted = {asked: list(profiles)} if asked else {d: some for d, some in offered.items() if some}
    ids = {id_ for date, some in wanted.items() for id_ in expected_ids(chosen(date, some))}
    within = [scenario for scenario in found if scenario.id in ids]
    if not within:
        raise SelectionError(f"no scenario of {', '.join(profiles)} is about these rules")
    return within


def _left_out(
    suite: Suite, edition: EditionDate, rules: Sequence[str], ids: Sequence[str]
) -> list[Entry]:
    """Return what would be selected in other editions, and does not hold in this one."""
    known = editions()
    others = tuple(date for date in reversed(known) if date != edition)
    try:
        found = _found(suite, others, rules, ids)
    except SelectionError:
        return []
    return [
        replace(_entry(scenario, others, known), why_not=scenario.tagged.why_not(edition))
        for scenario in found
        if not scenario.tagged.holds(edition)
    ]


def _entry(scenario: Scenario, dates: Sequence[EditionDate], known: Sequence[EditionDate]) -> Entry:
    tagged = scenario.tagged
    subjects = {one for date in dates if tagged.holds(date) for one in tagged.subjects(date)}
    return Entry(
        id=scenario.id,
        name=scenario.name,
        feature=scenario.feature,
        rule=scenario.rule,
        rules=tuple(map(str, sorted(subjects, key=place))),
        tags=scenario.tags,
        editions=tuple(date for date in known if tagged.holds(date)),
        needs=scenario.needs,
        extension=scenario.origin == "extension",
        second_reading=scenario.origin == "second-reading",
        file=str(scenario.path),
        line=scenario.line,
    )
