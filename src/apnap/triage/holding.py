"""
Holding what is found against a baseline, strictly both ways.

What the baseline lists has to be found as often as it says, and nothing else: a baseline can
neither hide what is new, nor go on listing what is mended. Possible findings count if asked to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec.structs import replace

from apnap.harmless import clean
from apnap.logs.findings import CheckReport, Count, sort_of
from apnap.protocol import Record
from apnap.results.gate import NOT_EXAMINED
from apnap.triage.baselines import FindingsBaseline, KnownFindings

Kind = Literal["new", "more", "fewer", "mended"]
"""Not listed; found more often, or less often, than listed; listed and not found any more."""

_FORMAT: Final = 1


class Difference(Record, frozen=True, kw_only=True):
    """Findings that are not as the baseline has them."""

    sort: Count
    kind: Kind
    number: int
    """How many there are now."""
    known: int
    """How many the baseline has."""

    def __str__(self) -> str:
        """Return it in a line."""
        sort = self.sort
        what = [sort.rule or "no rule", sort.kind.replace("_", " "), sort.card, sort.engine]
        told = ", ".join(filter(None, what))
        possible = " possible" if sort.certainty == "possible" else ""
        return clean(f"{self.kind.upper()}: {self.number}{possible}, {self.known} known: {told}")


def differences(
    baseline: FindingsBaseline, report: CheckReport, *, strict: bool
) -> tuple[Difference, ...]:
    """Return what is not found as the baseline has it: new and more first."""
    now, known = _found(report, strict=strict), _known(baseline, strict=strict)
    found = []
    for sort in (*now, *(one for one in known if one not in now)):
        number, before = now.get(sort, 0), known.get(sort, 0)
        if number != before:
            kind: Kind = "more" if number > before else "fewer"
            kind = "new" if not before else "mended" if not number else kind
            found.append(Difference(sort=sort, kind=kind, number=number, known=before))
    return tuple(sorted(found, key=lambda one: one.number <= one.known))


def updated(old: FindingsBaseline | None, report: CheckReport, *, strict: bool) -> FindingsBaseline:
    """Return the baseline that is fitted exactly; entries keep reason and link."""
    before = {} if old is None else {one.sort: one for one in old.known}
    entries = [] if strict or not old else [k for k in old.known if k.certainty == "possible"]
    for sort, number in _found(report, strict=strict).items():
        entry = before.get(sort) or KnownFindings(
            rule=sort.rule,
            kind=sort.kind,
            card=sort.card,
            engine=sort.engine,
            certainty=sort.certainty,
            number=number,
            reason=NOT_EXAMINED,
        )
        entries.append(replace(entry, number=number))
    return FindingsBaseline(
        format=_FORMAT, judge=report.engine.name, known=tuple(sorted(entries, key=_place))
    )


def _found(report: CheckReport, *, strict: bool) -> Mapping[Count, int]:
    return {
        sort_of(group): group.number
        for group in report.groups
        if strict or group.certainty == "certain"
    }


def _known(baseline: FindingsBaseline, *, strict: bool) -> Mapping[Count, int]:
    return {one.sort: one.number for one in baseline.known if strict or one.certainty == "certain"}


def _place(one: KnownFindings) -> tuple[str, ...]:
    return (one.rule or "", one.kind, one.card, one.engine, one.certainty)
