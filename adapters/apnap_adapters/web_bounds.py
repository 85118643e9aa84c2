"""What a server of engines allows those who talk to it, all limits in one place."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from apnap.protocol import Record
from apnap.protocol.wire import LINE_LIMIT


class Bounds(Record, frozen=True, kw_only=True):
    """How much a server takes upon itself, whoever asks."""

    connections: int = 64
    """Connections that are served at the same time; as many more are told that they are too many,
    and further ones are closed without a word."""
    seconds: float = 60
    """From the end of an answer to the end of the next message; and for a client to take an
    answer."""
    head_bytes: int = 16_384
    """The longest that the head of a request may be."""
    body_bytes: int = LINE_LIMIT
    """The longest message."""
    arriving_bytes: int = 2 * LINE_LIMIT
    """Bytes of messages that are being read or answered, of all connections together."""
    light_bytes: int = 1 << 16
    """Messages that are longer are answered one after the other: they need much more room than
    they have bytes."""
    conversations: int = 64
    """Conversations that are kept: those that were used last."""
    held_bytes: int = 2 * LINE_LIMIT
    """Bytes of the positions and answers that all conversations hold together; the one that was
    used last is kept in any case."""


BOUNDS: Final = Bounds()
"""What is allowed if nobody says otherwise."""


class Share:
    """A part of an allowance."""

    def __init__(self, allowance: Allowance) -> None:
        """Begin with nothing."""
        self._allowance = allowance
        self.taken = 0

    def take(self, amount: int) -> bool:
        """Take more, if there is enough left; return whether there was."""
        if not self._allowance.give(amount):
            return False
        self.taken += amount
        return True


class Allowance:
    """So much of something, for all together."""

    def __init__(self, amount: int) -> None:
        """Begin with nothing given out."""
        self._left = amount
        self._lock = threading.Lock()

    def give(self, amount: int) -> bool:
        """Give so much out, or take it back if it is negative; return whether that was possible."""
        with self._lock:
            if amount > self._left:
                return False
            self._left -= amount
            return True

    @contextmanager
    def share(self) -> Iterator[Share]:
        """Give a share, and take back at the end what was taken of it."""
        share = Share(self)
        try:
            yield share
        finally:
            self.give(-share.taken)
