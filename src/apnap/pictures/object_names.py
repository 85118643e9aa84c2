"""What objects are called: a handle that only the engine knows tells nobody anything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from apnap.pictures.looks import kind_of
from apnap.pictures.text import clean, joined, listed
from apnap.protocol import Object, State

_HANDLE: Final = "~"
_HANDLES: Final = re.compile(r"~[0-9]+\b")
_CHANCE: Final = "~chance"
HIDDEN: Final = "hidden card"
"""What a card is called that nobody sees."""


class Names:
    """What all that states show is called; where two differ, the last state decides."""

    def __init__(self, *states: State) -> None:
        """Take the objects of the states whose names are handles."""
        self._things: Mapping[str, Object] = {
            thing.name: thing
            for state in states
            for thing in state.objects
            if thing.name.startswith(_HANDLE)
        }

    def of(self, name: str) -> str:
        """Return what a player, a team or an object is called."""
        if name == _CHANCE:
            return "chance"
        thing = self._things.get(name)
        if thing is not None:
            return kind_of(thing, self._of_source)
        return "something unknown" if name.startswith(_HANDLE) else clean(name)

    def within(self, text: str) -> str:
        """Return a sentence of an engine with the handles in it said by name."""
        return _HANDLES.sub(lambda found: self.of(found[0]), text)

    def all(self, names: Iterable[str], none: str = "nothing") -> str:
        """Return names as they stand in a sentence; `none` if there are none."""
        return joined(map(self.of, names)) or none

    def listed(self, names: Iterable[str], most: int = 0) -> str:
        """Return names as a list, `most` of them if that is not 0; hidden cards are counted."""
        called = [self.of(name) for name in names]
        hidden = called.count(HIDDEN)
        shown = [one for one in called if one != HIDDEN]
        if hidden:
            shown.append(f"{hidden} {HIDDEN}{'s' if hidden > 1 else ''}")
        return listed(shown, most)

    def _of_source(self, name: str) -> str:
        """Return what the source of an ability is called, which itself is none."""
        thing = self._things.get(name)
        if thing is None or thing.kind == "ability":
            return "an unknown source" if name.startswith(_HANDLE) else clean(name)
        return kind_of(thing)
