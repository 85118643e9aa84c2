"""A recording as it is written, held in an eighth of the memory: whole runs have hundreds of MB."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from apnap.driver.recording import Recording, recorded
from apnap.driver.transcript import Exchange
from apnap.protocol.unseen import escaped_bytes


class Tape:
    """A recording as it is written, which is JSON; it is held compressed."""

    __slots__ = ("_packed", "length")

    def __init__(self, written: bytes) -> None:
        """Take a recording as it is written."""
        self._packed = zlib.compress(written, level=1)
        self.length = len(written)
        """How many bytes it has as it is written."""

    @property
    def held(self) -> int:
        """How many bytes it has as it is held."""
        return len(self._packed)

    @property
    def written(self) -> bytes:
        """The recording as it is written, unpacked anew each time."""
        return zlib.decompress(self._packed)

    @property
    def recording(self) -> Recording:
        """What was said, read anew each time; raises `msgspec.MsgspecError` if it is no such."""
        return msgspec.json.decode(self.written, type=Recording)

    def __eq__(self, other: object) -> bool:
        """Tell whether the other is written alike."""
        return isinstance(other, Tape) and other._packed == self._packed

    def __hash__(self) -> int:
        """Return what those that are written alike have in common."""
        return hash(self._packed)


def taped(recording: Recording) -> Tape:
    """Return a recording as it is held."""
    return Tape(_written(recording))


def written(exchanges: Iterable[Exchange]) -> bytes:
    """Return the recording of exchanges as it is written."""
    return _written(recorded(exchanges))


def as_written(tape: object) -> msgspec.Raw:
    """Return a tape as it is put into JSON, whose encoder calls this; raises `TypeError`."""
    if not isinstance(tape, Tape):
        raise TypeError(f"{type(tape)} is not written into JSON")
    return msgspec.Raw(tape.written)


def as_held(_type: type, value: Any) -> Tape:  # noqa: ANN401 - JSON is anything
    """Return a tape from a value of JSON, whose decoder calls this; raises as `msgspec.convert`."""
    return taped(msgspec.convert(value, Recording))


def _written(recording: Recording) -> bytes:
    return escaped_bytes(msgspec.json.encode(recording))
