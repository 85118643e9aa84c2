"""
The images that are played beside the scenarios of a certification, drawn by a seed.

Which ones they are follows from the suite, the seed, and what the engine declares: of each profile
some scenarios that the engine says it can play, each with all changed that must not matter. Whoever
has the seed draws the same ones.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterator, Mapping, Sequence

from apnap.certifying.profiles import Profile
from apnap.certifying.results import Round, expected_ids
from apnap.driver.needs import lacking
from apnap.protocol import Capabilities
from apnap.suite import Scenario
from apnap.symmetries.drawn_images import name_of
from apnap.symmetries.images import image
from apnap.symmetries.seeds import LARGEST, Draw

_PERCENT = 100
_KEPT = 2000
"""So many images are kept: more than one certification plays."""


def a_seed() -> int:
    """Return a seed that nobody knew before."""
    return secrets.randbelow(LARGEST + 1)


def images_of(
    profiles: Sequence[Profile], seed: int | None, can: Capabilities
) -> tuple[Scenario, ...]:
    """
    Return the images to be played on an engine that `can` do this and that, each once.

    They stand in the order of their scenarios. Without a seed there are none.
    """
    if seed is None:
        return ()
    found: dict[str, Scenario] = {}
    for profile in profiles:
        found |= {one.id: one for one in _chosen(profile, seed, can)}
    return tuple(_image(found[id_], seed, can) for id_ in expected_ids(profiles) if id_ in found)


def known(one: Round, seed: int | None, profiles: Sequence[Profile]) -> Mapping[str, Scenario]:
    """Return by their ids the scenarios of a run's profiles, and the images that the seed draws."""
    images = images_of(profiles, seed, one.introduced.capabilities)
    scenarios = (scenario for profile in profiles for scenario in profile.scenarios)
    return {scenario.id: scenario for scenario in (*scenarios, *images)}


def by_original(images: Sequence[Scenario]) -> Mapping[str, str]:
    """Return the ids of the images, each with the id of its scenario."""
    return {one.id: one.image.of for one in images if one.image}


def _chosen(profile: Profile, seed: int, can: Capabilities) -> Iterator[Scenario]:
    """Yield the scenarios of a profile that are drawn."""
    draw = Draw(seed, "images")
    playable = [one for one in profile.deciding if not lacking(can, _needs(profile, one))]
    playable.sort(key=lambda one: (draw.below(2**256, one.id), one.id))
    share = -(-len(playable) * profile.floor.images // _PERCENT)
    yield from playable[: max(profile.floor.least, share)]


def _image(scenario: Scenario, seed: int, can: Capabilities) -> Scenario:
    """Return the image of a scenario, one that needs no more if the engine declares no more."""
    for as_declared in (False, True):
        made = _drawn(_Itself(scenario), name_of(seed, as_declared=as_declared))
        if made is not None and (as_declared or not lacking(can, made.needs)):
            return made
    raise AssertionError(f"{scenario.id} has no image")  # drawn images always are


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
def _drawn(one: _Itself, name: str) -> Scenario | None:
    """Return an image; it is made once, and asked for by all that certifies and verifies."""
    return image(one.scenario, name)


def _needs(profile: Profile, scenario: Scenario) -> tuple[str, ...]:
    return (f"edition:{profile.edition}", *scenario.needs)
