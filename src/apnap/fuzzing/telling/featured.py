"""A feature file with one finding, as `apnap run --features` plays it."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from apnap.fuzzing.differences import Difference
from apnap.fuzzing.telling.phrasing import Line, lines_of
from apnap.fuzzing.telling.teller import Told
from apnap.protocol import EditionDate, RuleNumber
from apnap.rulebooks import newest

_WIDTH: Final = 100
_VERDICT: Final = ("this is ", "the declaration is ")


def feature(told: Told, found: Difference, number: int, edition: EditionDate) -> str:
    """
    Return the text of a feature file with the finding of this number.

    It holds in the edition in which it was played, and is about the rule that seems to be broken.
    """
    rules = sorted({*told.rules, *filter(None, (found.rule,))}, key=RuleNumber.parse)
    tags = [f"@edition:{edition}"]
    if found.rule and edition == newest():
        tags.append(f"@cr:{found.rule}")
    notes = (
        f"Found by the oracle *{found.oracle}*: {found.problem}",
        f"The reference engine applied at the end: {', '.join(rules) or 'no rule'}",
    )
    comments = (line for note in notes for line in textwrap.wrap(note, _WIDTH - 4))
    return "\n".join(
        (
            "Feature: Found by fuzzing",
            "",
            *(f"  # {line}" for line in comments),
            f"  {' '.join(tags)}",
            f"  Scenario: Finding {number}: {name_of(told.steps)}",
            *lines_of(told.steps, "    "),
            "",
        )
    )


def name_of(steps: Sequence[Line]) -> str:
    """Return a name for a scenario: what is said last, and what is asserted of it."""
    last = max(at for at, step in enumerate(steps) if step.keyword == "when")
    said = steps[last].text.rstrip(":")
    after = [step.text.rstrip(":") for step in steps[last + 1 :]]
    what = next((text for text in after if text.endswith(" is illegal")), None)
    what = what or next((text for text in after if not text.startswith(_VERDICT)), after[0])
    return f"{said[0].upper()}{said[1:]}, and {what}"
