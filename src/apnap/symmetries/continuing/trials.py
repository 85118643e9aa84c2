"""What an image puts to the test behind its scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, get_args

from apnap.suite import Scenario, Step
from apnap.symmetries.continuing import wording

Trial = Literal["attacks", "blocks"]
TRIALS: Final[tuple[Trial, ...]] = get_args(Trial)
"""What comes of each depends on what the creatures are like, and no trace of other games has it."""

_SAID: Final[Mapping[str, Trial]] = {
    wording.ATTACKS: "attacks",
    wording.ATTACKS_AT_ONCE: "attacks",
    wording.BLOCKS: "blocks",
    wording.BLOCKS_AT_ONCE: "blocks",
}


def trials(steps: Sequence[Step]) -> frozenset[Trial]:
    """Return what steps put to the test: legal attacks, and blocks, legal or not."""
    found = set[Trial]()
    for step, after in zip(steps, (*steps, None)[1:], strict=True):
        trial = _SAID.get(step.call.phrase.pattern)
        if trial == "blocks" or (trial and after and after.text.endswith("is legal")):
            found.add(trial)
    return frozenset(found)


def unheard(scenario: Scenario, image: Scenario) -> frozenset[int]:
    """
    Return the numbers of the steps of an image that its scenario does not have.

    A game that begins anew repeats what was said in the scenario before it goes on otherwise.
    """
    own = [step.text for step in image.steps[: len(scenario.steps)] if not step.call.phrase.calm]
    found: set[int] = set()
    repeated = len(own)
    for number in range(len(scenario.steps), len(image.steps)):
        step = image.steps[number]
        if repeated < len(own) and step.text == own[repeated]:
            repeated += 1
        elif step.keyword == "given":  # nothing but a game that begins
            repeated = 0
        else:
            repeated = len(own)
            found.add(number)
    return frozenset(found)


def trials_of(scenario: Scenario, image: Scenario) -> frozenset[Trial]:
    """Return what an image puts to the test that its scenario does not."""
    new = unheard(scenario, image)
    return trials([step for number, step in enumerate(image.steps) if number in new])
