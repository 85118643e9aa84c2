"""Ctrl-C and SIGTERM: both end a run in order, wherever it is."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

ENDING: Final = (signal.SIGINT, signal.SIGTERM)
"""The signals that end a run."""

_APART: Final = 1.0
"""Seconds within which a second signal counts as the same: both may come with one Ctrl-C."""


class Ended(KeyboardInterrupt):
    """A signal has ended the run; `number` is which."""

    def __init__(self, number: int) -> None:
        """Say which signal it was."""
        super().__init__(signal.Signals(number).name)
        self.number = number


class Attention:
    """
    Raises `Ended` in the main thread when a signal comes.

    Python drops what is raised in a destructor or while it collects garbage, and a signal can come
    just there: so it is raised `again` from where a run passes in any case.

    Once `cleaning` is called, signals are heard no more: what is being ended takes a few
    seconds at most, and is not to be left half done. After that they are heard `anew`: to tell
    what came of a run can take longer.
    """

    def __init__(self) -> None:
        """Hear everything from now on."""
        self._last = -_APART
        self._heard: int | None = None
        self._deaf = False

    def cleaning(self) -> None:
        """Hear nothing more."""
        self._deaf = True

    def anew(self) -> None:
        """Hear signals again if they are not heard now; what has come is over."""
        if self._deaf:
            self._deaf, self._heard = False, None

    def __call__(self, number: int, _: FrameType | None) -> None:
        """Handle a signal."""
        now = time.monotonic()
        if not self._deaf and now - self._last >= _APART:
            self._last = now
            self._heard = number
            raise Ended(number)

    def again(self) -> None:
        """Raise `Ended` once more if a signal has come, and nobody has begun to end the run."""
        if self._heard is not None and not self._deaf:
            raise Ended(self._heard)


def attentive() -> Attention | None:
    """Return what hears the signals now, if anything of ours does."""
    heard = signal.getsignal(signal.SIGTERM)
    return heard if isinstance(heard, Attention) else None


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hear neither signal meanwhile: for what is ended in a few seconds, and not left half done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    with _heard_by(signal.SIG_IGN):
        yield


@contextmanager
def attention() -> Iterator[None]:
    """Let both signals raise `Ended`; within another such block this changes nothing."""
    if attentive() or threading.current_thread() is not threading.main_thread():
        yield
        return
    with _heard_by(Attention()):
        yield


@contextmanager
def _heard_by(handler: Attention | signal.Handlers) -> Iterator[None]:
    before: dict[int, Any] = {number: signal.signal(number, handler) for number in ENDING}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, signal.SIG_DFL if old is None else old)
