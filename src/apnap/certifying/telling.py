"""What CI servers are told of a certification: a summary in Markdown, annotations, the badge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.certifying.judging import BARRING, ProfileVerdict, lacks
from apnap.results.annotations import commands
from apnap.results.badge import Badge, Share, badge
from apnap.results.judged import Judged, red
from apnap.results.markdown import of_run, table, title
from apnap.results.records import Report

_UNMET: Final = 20
"""So many rules that are not met are told of."""


def badge_of(verdicts: Sequence[ProfileVerdict], *, certificate: bool = True) -> Badge:
    """
    Return the badge for the verdicts on profiles, the weakest edition of each deciding.

    Without a `certificate` it says how many rules are met, and no more, even if that is all.
    """
    by_name: dict[str, list[ProfileVerdict]] = {}
    for one in verdicts:
        by_name.setdefault(one.profile, []).append(one)
    editions = tuple(dict.fromkeys(one.edition for one in verdicts))
    return badge([_share(some, certificate) for some in by_name.values()], editions)


def summary(reports: Sequence[Report], verdicts: Sequence[ProfileVerdict]) -> str:
    """Return the summary of a certification, in Markdown; one cut short has no `verdicts`."""
    certified = bool(verdicts) and all(one.certified for one in verdicts)
    lines = [title("green" if certified else "red"), "", *_standing(verdicts)]
    for report in reports:
        lines += of_run(report, Judged(green=certified, bad=BARRING))
    return "\n".join(lines) + "\n"


def annotated(reports: Sequence[Report]) -> str:
    """Return an annotation for each scenario that bars a certificate."""
    judged = Judged(green=False, bad=BARRING)
    return "".join(commands(red(report, judged)) for report in reports)


def _share(some: Sequence[ProfileVerdict], certificate: bool) -> Share:  # noqa: FBT001 - own
    weakest = min(some, key=lambda one: one.met / one.testable if one.testable else 0.0)
    return Share(
        profile=weakest.profile,
        met=weakest.met,
        testable=weakest.testable,
        certified=certificate and all(one.certified for one in some),
    )


def _standing(verdicts: Sequence[ProfileVerdict]) -> Iterator[str]:
    """Yield the verdicts on the profiles, and what the first rules lack that are not met."""
    if not verdicts:
        yield from ("The certification was cut short: there is no certificate.", "")
        return
    yield from table(
        ("profile", "edition", "verdict", "rules"),
        [(o.profile, o.edition, o.verdict, f"{o.met}/{o.testable}") for o in verdicts],
    )
    unmet = [(one, rule) for one in verdicts for rule in one.rules if rule.met is False]
    for one, rule in unmet[:_UNMET]:
        yield f"- {one.profile} {one.edition}, {rule.rule}: {', '.join(lacks(rule))}"
    if len(unmet) > _UNMET:
        yield f"- … and {len(unmet) - _UNMET} more rules that are not met"
    yield from ("",) if unmet else ()
