"""The images of a scenario: it is played once more with something changed that must not matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from apnap.protocol import Record
from apnap.suite import Image, Scenario
from apnap.suite.tags import Fixed
from apnap.symmetries.joining import joined
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
}
"""All symmetries by their names."""


def images(scenario: Scenario) -> Iterator[Scenario]:
    """Yield the images of a scenario: one for each symmetry that should hold for it."""
    for name, symmetry in SYMMETRIES.items():
        if symmetry.fixed not in scenario.tagged.fixed:
            found = image(scenario, name)
            if found is not None:
                yield found


def image(scenario: Scenario, name: str) -> Scenario | None:
    """Return one image, whatever the tags say; nothing where the change may matter."""
    symmetry = SYMMETRIES[name]
    changed = symmetry.of(scenario)
    if changed is None:
        return None
    return replace(
        changed,
        id=f"{scenario.id}{MARK}{name}",
        name=f"{changed.name} ({symmetry.told})",
        image=Image(scenario.id, name),
    )
