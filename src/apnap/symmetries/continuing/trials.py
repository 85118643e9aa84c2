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


def trials_of(scenario: Scenario, image: Scenario) -> frozenset[Trial]:
    """Return what an image puts to the test that its scenario does not."""
    after = image.steps[len(scenario.steps) :]
    if after and after[0].keyword == "given":  # it begins anew, and repeats what was
        own = (step for step in image.steps[: len(scenario.steps)] if not step.call.phrase.calm)
        after = after[1:]
        for step in own:
            if not after or after[0].text != step.text:
                break
            after = after[1:]
    return trials(after)
