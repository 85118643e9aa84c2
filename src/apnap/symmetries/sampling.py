"""
Drawing some of many scenarios by a seed, each as an image.

Which ones they are follows from the scenarios, the seed, and what the engine declares: whoever has
the seed draws the same ones.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from apnap.driver.needs import lacking
from apnap.protocol import Capabilities, EditionDate, Record
from apnap.suite import Scenario
from apnap.symmetries.continuing.trials import Trial, trials_of
from apnap.symmetries.drawn_images import GOING_ON, Kind, goes_on, name_of
from apnap.symmetries.images import image
from apnap.symmetries.seeds import LARGEST, Draw

_ALL: Final = 100
"""In percent."""
_KEPT: Final = 4000
"""So many images are kept: more than are played in one edition."""


def a_seed() -> int:
    """Return a seed that nobody knew before."""
    return secrets.randbelow(LARGEST + 1)


def sampled(
    scenarios: Iterable[Scenario], seed: int, percent: int, least: int
) -> tuple[Scenario, ...]:
    """Return so many percent of the scenarios, `least` at least, as the seed draws them."""
    draw = Draw(seed, "images")
    some = sorted(scenarios, key=lambda one: (draw.below(2**256, one.id), one.id))
    return tuple(some[: share(len(some), percent, least)])


def share(number: int, percent: int, least: int) -> int:
    """Return how many so many percent of a number are, `least` at least; the number at most."""
    return min(number, max(least, -(-number * percent // _ALL)))


def playable(
    scenarios: Iterable[Scenario], can: Capabilities, edition: EditionDate
) -> tuple[Scenario, ...]:
    """Return those that an engine says it can play that `can` do this and that."""
    return tuple(one for one in scenarios if not lacking(can, (f"edition:{edition}", *one.needs)))


def drawn_for(
    can: Capabilities,
    scenario: Scenario,
    seed: int,
    edition: EditionDate,
    kinds: Sequence[Kind] = GOING_ON,
) -> Scenario:
    """
    Return the image that the seed draws, one that needs no more if no more is declared.

    `kinds` are those from which it is taken, the one that needs the most first.
    """
    made = None
    for kind in kinds:
        made = _image(scenario, name_of(seed, kind), edition)
        if made is not None and not lacking(can, made.needs):
            return made
    if made is None:
        raise AssertionError(f"{scenario.id} has no image")  # drawn images always are
    return made


class Tested(Record, frozen=True):
    """What an image puts to the test, what it would if all were declared, and what lacks for it."""

    trials: frozenset[Trial]
    whole: frozenset[Trial]
    wants: tuple[str, ...]


def tested(
    can: Capabilities, scenario: Scenario, image: Scenario, seed: int, edition: EditionDate
) -> Tested:
    """
    Return what the image that was drawn for an engine puts to the test, and what it leaves.

    One that does not go on says nothing that its scenario does not say.
    """
    if image.image is not None and not goes_on(image.image.symmetry):
        return Tested(frozenset(), frozenset(), ())
    whole = _image(scenario, name_of(seed), edition)
    if whole is None or whole.id == image.id:
        trials = trials_of(scenario, image)
        return Tested(trials, trials, ())
    trials, more = trials_of(scenario, image), trials_of(scenario, whole)
    return Tested(trials, more, lacking(can, whole.needs))


def _image(scenario: Scenario, name: str, edition: EditionDate) -> Scenario | None:
    """Return an image; editions share those that do not go on."""
    return _drawn(_Itself(scenario), name, edition if goes_on(name) else None)


class _Itself:
    """A scenario that is like no other, so that what was made of it can be found at once."""

    def __init__(self, scenario: Scenario) -> None:
        """Take the scenario."""
        self.scenario = scenario

    def __hash__(self) -> int:
        """Return what only this scenario has."""
        return id(self.scenario)

    def __eq__(self, other: object) -> bool:
        """Tell whether the other is the very same."""
        return isinstance(other, _Itself) and other.scenario is self.scenario


@functools.lru_cache(maxsize=_KEPT)
def _drawn(one: _Itself, name: str, edition: EditionDate | None) -> Scenario | None:
    """Return an image; it is made once, and asked for by all that certifies and verifies."""
    return image(one.scenario, name, edition)
