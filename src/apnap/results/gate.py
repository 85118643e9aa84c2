"""
Comparing a run with a baseline, strictly both ways.

What the baseline lists has to end as it says, and everything else has to pass: a baseline
cannot hide what is new, nor go on listing what is mended. Scenarios that were not played are not
judged.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Literal

from msgspec.structs import replace

from apnap.driver import UNPLAYED, Outcome
from apnap.harmless import clean
from apnap.protocol import Record
from apnap.results.baseline import FORMAT, Baseline, Known
from apnap.results.records import Report, Result
from apnap.suite import PREFIXES, Origin, Renamed, follow

NOT_EXAMINED: Final = "not yet examined"
"""The reason of an entry that nobody has looked into."""

_LONGEST: Final = 200

Kind = Literal["new", "mended", "changed"]
"""Not listed and not passed; listed and passed; listed with another outcome."""


class Difference(Record, frozen=True, kw_only=True):
    """A scenario that did not end as the baseline has it."""

    scenario: str
    kind: Kind
    outcome: Outcome
    """What came of it now."""
    known: Known | None = None
    """What the baseline has, if it lists the scenario."""


class Changes(Record, frozen=True, kw_only=True):
    """What became of a baseline that was brought up to date: ids of scenarios."""

    added: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    """Entries that are no longer needed, or that name no scenario of the edition."""
    altered: tuple[str, ...] = ()


def followed(baseline: Baseline) -> tuple[Baseline, tuple[Renamed, ...]]:
    """
    Return a baseline under the ids of today, and the ids that went.

    Where the scenario that holds now what another held is listed itself, that entry stands.
    """
    own = {entry.scenario for entry in baseline.known}
    renamed = follow(own)[1]
    now = {one.was: one.now for one in renamed if one.now not in own}
    went = {one.was for one in renamed}
    known = {
        now.get(entry.scenario, entry.scenario): replace(
            entry, scenario=now.get(entry.scenario, entry.scenario)
        )
        for entry in baseline.known
        if entry.scenario not in went or entry.scenario in now
    }
    return replace(baseline, known=tuple(known.values())), renamed


def differences(baseline: Baseline, results: Iterable[Result]) -> tuple[Difference, ...]:
    """Return the scenarios that did not end as the baseline has them, in order."""
    known = by_id(baseline)
    found = (_difference(known.get(result.id), result) for result in results)
    return tuple(difference for difference in found if difference is not None)


def expected(known: Mapping[str, Known], result: Result) -> bool:
    """Tell whether a scenario that has not passed is known to end in this way."""
    return result.id in known and _as_known(known[result.id], result)


def by_id(baseline: Baseline) -> Mapping[str, Known]:
    """Return the entries of a baseline by the scenario's id."""
    return {entry.scenario: entry for entry in baseline.known}


def strangers(
    baseline: Baseline, ids: Iterable[str], loaded: Collection[Origin]
) -> tuple[str, ...]:
    """
    Return what a baseline lists and no scenario is called; `ids` are those of the edition.

    Nobody can tell which ids there are of an origin that is not `loaded`, as extensions may be.
    """
    there = set(ids)
    away = tuple(prefix for origin, prefix in PREFIXES.items() if prefix and origin not in loaded)
    return tuple(
        entry.scenario
        for entry in baseline.known
        if entry.scenario not in there and not entry.scenario.startswith(away)
    )


def updated(
    old: Baseline | None, report: Report, strange: Iterable[str] = ()
) -> tuple[Baseline, Changes]:
    """
    Return the baseline that a run fits exactly, and what has changed.

    Entries keep reason and link. Those of scenarios that were not played stay as they are,
    except for `strange` ones, which name no scenario.
    """
    before = {} if old is None else by_id(old)
    gone = set(strange) | {result.id for result in report.results}
    entries = {id_: entry for id_, entry in before.items() if id_ not in gone}
    for result in report.results:
        if (entry := _entry(before.get(result.id), result)) is not None:
            entries[result.id] = entry
    made = Baseline(
        format=FORMAT,
        engine=report.introduced.engine.name,
        edition=report.edition,
        known=tuple(entries[id_] for id_ in sorted(entries)),
    )
    return made, Changes(
        added=tuple(sorted(entries.keys() - before.keys())),
        dropped=tuple(sorted(before.keys() - entries.keys())),
        altered=tuple(
            id_ for id_ in sorted(entries) if entries[id_] != before.get(id_, entries[id_])
        ),
    )


def _difference(known: Known | None, result: Result) -> Difference | None:
    """Compare one scenario with what is known of it."""
    kind: Kind
    if known is None:
        if result.outcome == "passed":
            return None
        kind = "new"
    elif _as_known(known, result):
        return None
    else:
        kind = "mended" if result.outcome == "passed" else "changed"
    return Difference(scenario=result.id, kind=kind, outcome=result.outcome, known=known)


def _as_known(known: Known, result: Result) -> bool:
    """
    Tell whether a scenario ended as the baseline has it.

    Where that says unsupported, withheld will do: baselines of old know no other word for it.
    """
    return known.outcome == result.outcome or (known.outcome, result.outcome) == UNPLAYED


def _entry(old: Known | None, result: Result) -> Known | None:
    """Return the entry for what came of a scenario; None if it passed."""
    if result.outcome == "passed":
        return None
    if old is None:
        return Known(scenario=result.id, outcome=result.outcome, reason=_reason(result))
    if _as_known(old, result):
        return replace(old, outcome=result.outcome)
    return replace(old, outcome=result.outcome, reason=_renewed(old))


def _reason(result: Result) -> str:
    """Return the reason for a new entry; what an engine cannot play needs no examination."""
    if result.outcome not in UNPLAYED or not result.reason:
        return NOT_EXAMINED
    told = clean(result.reason).strip()
    return (told[:_LONGEST] + "…" if len(told) > _LONGEST else told) or NOT_EXAMINED


def _renewed(old: Known) -> str:
    """Return the reason for another outcome than before: the old one explains it no more."""
    if old.reason.startswith(NOT_EXAMINED):
        return old.reason
    return f"{NOT_EXAMINED}; {old.outcome} before: {old.reason}"
