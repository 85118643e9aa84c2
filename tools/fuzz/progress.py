"""How far a long run has come: a file in a folder, from which it goes on another day."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tools.fuzz.running import Line

_NAME: Final = "progress.json"


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a run has come."""

    seed: int
    seconds: float
    lines: tuple[Line, ...]


class Unreadable(Exception):
    """What lies in a folder is no progress of a run."""


def read(folder: Path) -> Progress | None:
    """Return how far the run in a folder has come; None if there is none. Raises `Unreadable`."""
    path = folder / _NAME
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise Unreadable(f"{path}: {error}") from error
    if not found.lines:
        raise Unreadable(f"{path}: it says nothing of what was tried")
    return found


def write(folder: Path, progress: Progress) -> None:
    """Write down how far a run has come: the old file stays until the new one is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{_NAME}.new"
    made.write_bytes(msgspec.json.encode(progress))
    made.replace(folder / _NAME)
