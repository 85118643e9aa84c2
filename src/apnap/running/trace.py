"""Writing down every line that is said, both ways."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from apnap.engine.client import Direction
from apnap.protocol.unseen import escaped

_ARROWS: Final = {"to_engine": ">", "from_engine": "<"}
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


class Trace:
    """
    A file with a line for each message: `>` to the engine, `<` from it, `!` what went wrong.

    Whatever could command a terminal is written as an escape. Each line is in the file as soon
    as it is said.
    """

    def __init__(self, path: Path) -> None:
        """Begin the file; raise `OSError` if it cannot be written."""
        self._file = path.open("wb", buffering=0)

    def __enter__(self) -> Self:
        """Return the trace itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the file."""
        self._file.close()

    def message(self, direction: Direction, line: bytes) -> None:
        """Write a message."""
        self._write(_ARROWS[direction], line.decode(errors="backslashreplace"))

    def note(self, text: str) -> None:
        """Write what went wrong, or what begins."""
        for line in text.splitlines():
            self._write("!", line)

    def _write(self, mark: str, text: str) -> None:
        shown = text if text.isprintable() else "".join(map(_visible, escaped(text)))
        self._file.write(f"{mark} {shown}\n".encode(errors="backslashreplace"))


def _visible(character: str) -> str:
    """Return a character, or an escape for it."""
    if unicodedata.category(character) in _INVISIBLE:
        return character.encode("unicode_escape").decode()
    return character
