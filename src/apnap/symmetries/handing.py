"""
Handing drawn images to the processes that a run starts.

To draw one, the reference engine plays its scenario and goes on; processes that play some of them
would each draw all of them once more.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from apnap.suite import Image, Scenario
from apnap.suite.storing import Form
from apnap.symmetries.continuing.wording import BEGINS
from apnap.symmetries.drawn_images import is_drawn
from apnap.vocabulary.whole import VOCABULARY

Drawn = list[tuple[str, str, str, bytes]]
"""Of each image: of which scenario by which symmetry, in which file, and what it is."""

_FORM: Final = Form((*VOCABULARY.phrases, BEGINS))
_handed: Final[dict[str, Scenario]] = {}


def to_hand(scenarios: Iterable[Scenario]) -> Drawn:
    """Return what a process that this one starts need not draw again of these scenarios."""
    found: Drawn = []
    for one in scenarios:
        if one.image is not None and is_drawn(one.image.symmetry):
            with suppress(TypeError):  # it has no stored form
                data = _FORM.stored((one,))
                found.append((one.image.of, one.image.symmetry, str(one.path), data))
    return found


def take(given: Drawn) -> None:
    """Believe what `to_hand` gave in the process that has started this one."""
    for of, symmetry, path, data in given:
        (one,) = _FORM.restored(data, Path(path))
        _handed[one.id] = replace(one, image=Image(of, symmetry))


def taken(id_: str) -> Scenario | None:
    """Return the image of this id if it was handed to this process."""
    return _handed.get(id_)
