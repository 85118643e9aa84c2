"""The images of a scenario: it is played once more with something changed that must not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from apnap.protocol import EditionDate, Record
from apnap.rulebooks import newest
from apnap.suite import Image, Scenario
from apnap.suite.tags import Fixed
from apnap.symmetries.drawn_images import drawn, is_drawn
from apnap.symmetries.drawn_images import told as told_of
from apnap.symmetries.enriching import enlivened, restocked
from apnap.symmetries.exchanging import exchanged
from apnap.symmetries.joining import joined
from apnap.symmetries.relabelling import relabelled
from apnap.symmetries.renaming import renamed
from apnap.symmetries.rotating import rotated

MARK: Final = "~"
"""What stands between the id of a scenario and the name of a symmetry; no id has it in itself."""


class Symmetry(Record, frozen=True):
    """A change of scenarios after which each has to come to the same verdict."""

    of: Callable[[Scenario], Scenario | None]
    """Returns the changed scenario, or nothing where the change may matter."""
    told: str
    """What is changed, as it stands after the scenario's name."""
    fixed: Fixed
    """The value of the tag `@fixed:…` on scenarios for which it does not hold."""


SYMMETRIES: Final[Mapping[str, Symmetry]] = {
    "rotated": Symmetry(rotated, "another player sits first", "seats"),
    "renamed": Symmetry(renamed, "the players have other names", "names"),
    "joined": Symmetry(joined, "one more player is there", "players"),
    "relabelled": Symmetry(relabelled, "the objects have other names", "objects"),
    "exchanged": Symmetry(exchanged, "other cards of the same characteristics", "cards"),
    "enlivened": Symmetry(enlivened, "all have more life", "life"),
    "restocked": Symmetry(restocked, "all libraries have more cards", "libraries"),
}
"""All symmetries by their names; beside them there are images that are drawn by a seed."""


def images(scenario: Scenario) -> Iterator[Scenario]:
    """Yield the images of a scenario: one for each symmetry that should hold for it."""
    for name, symmetry in SYMMETRIES.items():
        if symmetry.fixed not in scenario.tagged.fixed:
            found = image(scenario, name)
            if found is not None:
                yield found


def known(name: str) -> bool:
    """Tell whether there are images of this name."""
    return name in SYMMETRIES or is_drawn(name)


def image(scenario: Scenario, name: str, edition: EditionDate | None = None) -> Scenario | None:
    """
    Return one image, whatever the tags say; nothing where the change may matter.

    One that is drawn by a seed changes nothing that the tags call fixed. How it goes on depends on
    the edition; None: the newest.
    """
    if is_drawn(name):
        changed: Scenario | None = drawn(scenario, name, edition or newest())
        told = told_of(name)
    else:
        symmetry = SYMMETRIES[name]
        changed, told = symmetry.of(scenario), symmetry.told
    if changed is None:
        return None
    return replace(
        changed,
        id=f"{scenario.id}{MARK}{name}",
        name=f"{changed.name} ({told})",
        image=Image(scenario.id, name),
    )
