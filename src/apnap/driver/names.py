"""
The two names of an object: the scenario's and the engine's.

They are the same except for objects that the engine has made (tokens): those have a handle
until a step gives them a name. Everything sent uses handles, everything shown uses names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from apnap.protocol import ObjectName

_HANDLE: Final = re.compile(r"~[\w-]+")


class Names:
    """A two-way map between names and handles; what it does not know stays as it is."""

    def __init__(self) -> None:
        """Begin without any handle."""
        self._handles: dict[str, str] = {}
        self._names: dict[str, str] = {}

    def call(self, handle: ObjectName, name: str) -> None:
        """Give an object a name."""
        self._handles[name] = handle
        self._names[handle] = name

    def sent(self, name: str) -> str:
        """Return what the engine calls it."""
        return self._handles.get(name, name)

    def all_sent(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return what the engine calls them."""
        return tuple(map(self.sent, names))

    def shown(self, handle: ObjectName) -> str:
        """Return what the scenario calls it."""
        return self._names.get(handle, handle)

    def told(self, text: str) -> str:
        """Return a text of the engine with the scenario's names for the handles in it."""
        return _HANDLE.sub(lambda handle: self.shown(handle[0]), text)

    def known(self, handle: ObjectName) -> bool:
        """Tell whether the handle has a name."""
        return handle in self._names

    def listing(self, handles: Iterable[ObjectName]) -> str:
        """Write a list of objects or players as a sentence has it; `nothing` if it is empty."""
        names = [self.shown(handle) for handle in handles]
        if not names:
            return "nothing"
        return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
