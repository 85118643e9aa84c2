"""What an image puts to the test behind its scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, get_args

from apnap.driver import Position
from apnap.protocol import Object
from apnap.protocol.catalogue import catalogue
from apnap.suite import Scenario, Step
from apnap.symmetries.continuing import wording

Trial = Literal["attacks", "blocks", "keywords"]
TRIALS: Final[tuple[Trial, ...]] = get_args(Trial)
"""What comes of each depends on what creatures are like, and no trace of other games has it."""

_SAID: Final[Mapping[str, Trial]] = {
    wording.ATTACKS: "attacks",
    wording.ATTACKS_AT_ONCE: "attacks",
    wording.BLOCKS: "blocks",
    wording.BLOCKS_AT_ONCE: "blocks",
}


def trials(steps: Sequence[Step], there: Iterable[Object] = ()) -> frozenset[Trial]:
    """
    Return what steps put to the test: legal attacks, and blocks, legal or not.

    And keywords, where creatures that have some are to attack or to block, or are to be blocked;
    `there` are objects that no step brings.
    """
    found = set[Trial]()
    able = {one.name for one in (*there, *_begun_with(steps)) if _has_keywords(one)}
    for step, after in zip(steps, (*steps, None)[1:], strict=True):
        trial = _SAID.get(step.call.phrase.pattern)
        if trial == "blocks" or (trial and after and after.text.endswith("is legal")):
            found.add(trial)
        if trial and able.intersection(_named(step)):
            found.add("keywords")
    return frozenset(found)


def _begun_with(steps: Iterable[Step]) -> Iterator[Object]:
    """Yield what is there as games begin."""
    for step in steps:
        for value in step.call.values:
            if isinstance(value, Position):
                yield from value.objects


def _has_keywords(thing: Object) -> bool:
    card = catalogue().get(str(thing.card))
    return card is not None and "Creature" in card.types and bool(card.keywords)


def _named(step: Step) -> frozenset[str]:
    """Return what the table of a declaration names."""
    return frozenset(word for row in step.table[1:] for word in row)


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
    there = (*image.position.objects, *_begun_with(image.steps))
    return trials([step for number, step in enumerate(image.steps) if number in new], there)
