"""
Whom the suite blames for the failures of an engine.

The blame of a rule is the share of its scenarios that failed, weighed with the share of all
failures that they are: the geometric mean of both (Ochiai's coefficient, as in the localisation of
faults). The plain share would let every rule win that has a single scenario. Blame is right if the
rule that is misread, or one that it is a part of, or one of its parts, is among the three rules
with the most blame, or if one of these rests on it: a golden rule fails in its cases.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Final

from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Natural, Positive, Rows, Text
from apnap.rulebooks import Subject, covers, place
from apnap.suite import load_captions

_MOST: Final = 3

Abouts = Mapping[str, Iterable[Subject]]
"""What the scenarios that were played are about, by id."""


class Share(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How many of the scenarios about a rule failed."""

    rule: Annotated[Text, doc("The rule's number in the edition, or `glossary:SLUG`.")]
    failed: Annotated[Natural, doc("How many failed.")]
    scenarios: Annotated[Positive, doc("How many there are.")]
    rests_on: Annotated[
        Rows[Text], doc("The golden rules of which it is a case, which may be the reason.")
    ] = ()


def shares(abouts: Abouts, failed: Collection[str]) -> dict[Subject, Share]:
    """Return the share of each rule of which a scenario failed, as the rulebook orders them."""
    counts: dict[Subject, list[int]] = {}
    for id_, subjects in abouts.items():
        for about in subjects:
            count = counts.setdefault(about, [0, 0])
            count[0] += id_ in failed
            count[1] += 1
    return {
        about: Share(rule=str(about), failed=bad, scenarios=all_)
        for about, (bad, all_) in sorted(counts.items(), key=lambda item: place(item[0]))
        if bad
    }


def most_blamed(found: Mapping[Subject, Share], failures: int) -> tuple[Subject, ...]:
    """Return the rules with the most blame, the first one first, those that tie included."""
    blame = {about: _blame(share, failures) for about, share in found.items()}
    least = sorted(blame.values(), reverse=True)[:_MOST][-1:]
    named = [about for about, weight in blame.items() if least and weight >= least[0]]
    return tuple(sorted(named, key=lambda about: -blame[about]))


def reasons(blamed: Iterable[Subject], edition: EditionDate) -> tuple[Subject, ...]:
    """Return the golden rules on which rules that are blamed rest."""
    captions = load_captions()
    return tuple(dict.fromkeys(why for one in blamed for why in captions.reasons(one, edition)))


def related(one: Subject, others: Iterable[Subject]) -> bool:
    """Tell whether a rule, one that it is a part of, or a part of it is among others."""
    return any(covers(one, other) or covers(other, one) for other in others)


def _blame(share: Share, failures: int) -> float:
    return round(share.failed / math.sqrt(share.scenarios * failures), 9)
