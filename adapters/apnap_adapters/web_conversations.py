"""The conversations that a server holds, each with an engine of its own."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from apnap.protocol import Engine
from apnap_adapters.serving import Dispatcher
from apnap_adapters.web_bounds import Bounds

Make = Callable[[], Engine]
"""Makes a new engine."""


class Unknown(Exception):
    """There is no such conversation, or no more."""


class Busy(Exception):
    """Another message of this conversation has not been answered yet."""


class Conversation:
    """One conversation; its messages are answered one by one."""

    def __init__(self, dispatch: Dispatcher) -> None:
        """Go on with a conversation that has been opened."""
        self.dispatch: Final = dispatch
        self.turn: Final = threading.Lock()


class Conversations:
    """All conversations that are going on."""

    def __init__(self, make: Make, bounds: Bounds) -> None:
        """Begin with none; `make` makes an engine for each."""
        self._make = make
        self._bounds = bounds
        self._lock = threading.Lock()
        self._heavy = threading.Lock()
        self._open: OrderedDict[str, Conversation] = OrderedDict()

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._open)

    def answer(self, line: bytes, name: str | None) -> tuple[bytes, str | None]:
        """
        Return the answer to a message in the conversation called `name`, and how it is called.

        A message without a name opens one if it is `initialize`, and the engine answers it with a
        result. Raises `Unknown` or `Busy`.
        """
        if name is None:
            return self._first(line)
        with self._lock:
            found = self._open.get(name)
            if found is None:
                raise Unknown
            self._open.move_to_end(name)
        if not found.turn.acquire(blocking=False):
            raise Busy
        try:
            said = self._say(found.dispatch, line)
        finally:
            found.turn.release()
        if found.dispatch.ended:
            with self._lock:
                self._open.pop(name, None)
        self._forget()
        return said, name

    def _first(self, line: bytes) -> tuple[bytes, str | None]:
        """Answer what may be the first message of a conversation."""
        dispatch = Dispatcher(self._make())
        said = self._say(dispatch, line)
        if not dispatch.opened:
            return said, None
        name = secrets.token_urlsafe(16)
        with self._lock:
            self._open[name] = Conversation(dispatch)
        self._forget()
        return said, name

    def _say(self, dispatch: Dispatcher, line: bytes) -> bytes:
        """Answer a message, a long one only when no other long one is being answered."""
        with self._heavy if len(line) > self._bounds.light_bytes else nullcontext():
            return dispatch(line)

    def _forget(self) -> None:
        """Forget those that were used least recently, until the others are within the bounds."""
        with self._lock:
            held = sum(one.dispatch.holds for one in self._open.values())
            while len(self._open) > self._bounds.conversations or (
                held > self._bounds.held_bytes and len(self._open) > 1
            ):
                _, oldest = self._open.popitem(last=False)
                held -= oldest.dispatch.holds
