"""How many images parrots answer rightly, profile by profile."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from apnap.certifying.profiles import Profile
from apnap.protocol import Capabilities, Record
from apnap.suite import Scenario
from apnap.symmetries.continuing.trials import TRIALS, trials_of, unheard
from apnap.symmetries.sampling import drawn_for, playable, sampled
from apnap_reference.engine import CAPABILITIES, ReferenceEngine
from tools.parrots.half_engines import HALF_ENGINES, HalfEngine
from tools.parrots.neighbours import Memory, Neighbour
from tools.parrots.playing import came, exchanges

Make = Callable[[Collection[str]], HalfEngine]
"""Makes a parrot that knows objects by these names."""
Pair = tuple[Scenario, Scenario]
"""A scenario and its image."""


class Share(Record, frozen=True):
    """How many of some images a parrot has answered rightly."""

    right: int
    images: int

    def passing(self, images: int) -> float:
        """Return the odds that so many images are all answered rightly, as measured."""
        return (self.right / self.images) ** images if self.images else 1.0


def drawn(
    profile: Profile, number: int, seed: int, can: Capabilities = CAPABILITIES
) -> Iterator[Pair]:
    """Yield so many images of a profile for an engine that `can` do this and that."""
    declared = playable(profile.deciding, can, profile.edition)
    while declared and number:
        some = sampled(declared, seed, 0, number)
        yield from ((one, drawn_for(can, one, seed, profile.edition)) for one in some)
        number -= len(some)
        seed += 1


def remembered(profile: Profile, pairs: Iterable[Pair]) -> Memory:
    """Return what is remembered by who has heard these images played."""
    memory = Memory()
    for _, image in pairs:
        memory.learn(exchanges(image, ReferenceEngine(), profile.edition))
    return memory


def parrots(memory: Memory) -> Mapping[str, Make]:
    """Return all parrots; one of them remembers this."""
    return {**HALF_ENGINES, "judges as elsewhere": lambda known: Neighbour(memory, known)}


def share(
    profile: Profile, make: Make, pairs: Sequence[Pair], can: Capabilities = CAPABILITIES
) -> Share:
    """Return how many of these images a parrot answers rightly."""
    told = (
        came(one, its, make(its.position.names), profile.edition, can) == "passed"
        for one, its in pairs
    )
    return Share(sum(told), len(pairs))


def kind(pair: Pair) -> str:
    """Return what an image puts to the test, in a word or two."""
    scenario, image = pair
    found = trials_of(scenario, image)
    if found:
        return " and ".join(one for one in TRIALS if one in found)
    return "something else" if unheard(scenario, image) else "nothing"


def by_kind(pairs: Iterable[Pair]) -> Iterator[tuple[str, Sequence[Pair]]]:
    """Yield images by what they put to the test."""
    found: dict[str, list[Pair]] = {}
    for pair in pairs:
        found.setdefault(kind(pair), []).append(pair)
    yield from sorted(found.items())
