"""Libraries of others that are installed only if somebody asks for what needs them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

EXTRAS: Final = {"httpx": "http", "sigstore": "sign", "zstandard": "zstd"}
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
