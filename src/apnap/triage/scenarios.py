"""Which scenario of the suite shows a rule: the shortest that is about it."""

from __future__ import annotations

from collections.abc import Collection

from apnap.protocol import EditionDate, NotARuleNumberError
from apnap.rulebooks import NotATermError, covers, editions, subject
from apnap.suite import Scenario, load_suite


def showing(rules: Collection[str], edition: EditionDate) -> dict[str, Scenario]:
    """
    Return for each rule a scenario about it, or about a part of it.

    Those that are in no scenario of the edition are left out, as are those that are no rules.
    """
    if not rules or edition not in editions():
        return {}
    scenarios = sorted(load_suite((), (edition,)).holding(edition), key=_length)
    found: dict[str, Scenario] = {}
    for rule in rules:
        try:
            asked = subject(rule)
        except (NotARuleNumberError, NotATermError):
            continue
        about = [(one, one.tagged.subjects(edition)) for one in scenarios]
        exact = next((one for one, names in about if asked in names), None)
        part = next((one for one, names in about if any(covers(asked, n) for n in names)), None)
        if (best := exact or part) is not None:
            found[rule] = best
    return found


def _length(scenario: Scenario) -> tuple[int, str]:
    return len(scenario.steps), scenario.id
