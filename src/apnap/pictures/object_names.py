"""What objects are called: a handle that only the engine knows tells nobody anything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from apnap.pictures.looks import looks
from apnap.pictures.text import clean, joined
from apnap.protocol import Object, State

_HANDLE: Final = "~"
_CHANCE: Final = "~chance"


class Names:
    """What all that states show is called; where two differ, the last state decides."""

    def __init__(self, *states: State) -> None:
        """Take the objects of the states whose names are handles."""
        self._labels: Mapping[str, str] = {
            thing.name: _label(thing)
            for state in states
            for thing in state.objects
            if thing.name.startswith(_HANDLE)
        }

    def of(self, name: str) -> str:
        """Return what a player, a team or an object is called."""
        return "chance" if name == _CHANCE else clean(self._labels.get(name, name))

    def all(self, names: Iterable[str], none: str = "nothing") -> str:
        """Return names as they stand in a sentence; `none` if there are none."""
        return joined(map(self.of, names)) or none


def _label(thing: Object) -> str:
    label = looks(thing).label
    return f"an unknown {thing.kind}" if label.startswith(_HANDLE) else label
