"""What CI servers are told of a certification: a summary in Markdown, annotations, the badge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from apnap.certifying.judging import BARRING, STANDINGS, ProfileVerdict, lacks, unmet
from apnap.results.annotations import commands
from apnap.results.badge import Badge, Share, badge
from apnap.results.believing import sayings
from apnap.results.judged import Judged, red
from apnap.results.markdown import code, of_run, table, title
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
    """Return an annotation for each scenario that bars a certificate, and what is resembled."""
    judged = Judged(green=False, bad=BARRING)
    return "".join(commands(red(one, judged), sayings(one)) for one in reports)


def _share(some: Sequence[ProfileVerdict], certificate: bool) -> Share:  # noqa: FBT001 - own
    weakest = min(some, key=_strength)
    return Share(
        profile=weakest.profile,
        met=weakest.met,
        testable=weakest.testable,
        certified=certificate and weakest.certified,
        partly=certificate and weakest.standing == "partly certified",
        played=weakest.played,
        scenarios=weakest.scenarios,
    )


def _strength(one: ProfileVerdict) -> tuple[int, float, float]:
    """Return how much an edition has shown: its standing first, then rules, then scenarios."""
    return (
        -STANDINGS.index(one.standing),
        one.met / one.testable if one.testable else 0.0,
        one.played / one.scenarios if one.scenarios else 0.0,
    )


def _standing(verdicts: Sequence[ProfileVerdict]) -> Iterator[str]:
    """Yield the verdicts on the profiles, and what the first rules lack that are not met."""
    if not verdicts:
        yield from ("The certification was cut short: there is no certificate.", "")
        return
    yield from table(
        ("profile", "edition", "verdict", "rules", "withheld", "images"),
        [
            (o.profile, o.edition, o.verdict, f"{o.met}/{o.testable}", *_numbers(o))
            for o in verdicts
        ],
    )
    told = [f"- {one.profile} {one.edition}: {lack}" for one in verdicts for lack in one.lacks]
    odd = tuple(dict.fromkeys(image for one in verdicts for image in one.asymmetries))
    told += (f"- {code(image)} did not come out as its scenario" for image in odd[:_UNMET])
    told += [f"- … and {len(odd) - _UNMET} more images"] if len(odd) > _UNMET else []
    yield from told
    missing = unmet(verdicts)
    for one, rule in missing[:_UNMET]:
        yield f"- {one.profile} {one.edition}, {rule.rule}: {', '.join(lacks(rule))}"
    if len(missing) > _UNMET:
        yield f"- … and {len(missing) - _UNMET} more rules that are not met"
    yield from ("",) if missing or told else ()


def _numbers(one: ProfileVerdict) -> tuple[str, str]:
    """Return how many scenarios are withheld, and how many images came out as their scenarios."""
    fine = one.images - len(one.asymmetries)
    return (str(one.counts.withheld or ""), f"{fine}/{one.images}" if one.images else "")
