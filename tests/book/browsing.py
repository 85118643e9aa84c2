"""
A browser for the pages of the book: Chromium, without a window.

It is the one that `APNAP_BROWSER` names, or one that is installed, or the one that `check.py` has
unpacked into this environment, or the one of playwright.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMED: Final = "APNAP_BROWSER"
"""The environment variable that names another browser."""

UNPACKED: Final = Path(sys.prefix) / "chromium"
"""Where `check.py` unpacks a browser, with its libraries and a font: it goes with the venv."""

LAUNCH_SECONDS: Final = 300
"""It starts in one or two on a quiet machine; this only ends what would never start."""

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


def program() -> str | None:
    """Return where the browser lies; None if only playwright may have one."""
    known = (shutil.which(name) for name in (*_NAMES, str(UNPACKED / "chromium")))
    return os.environ.get(NAMED) or next(filter(None, known), None)


def environment(path: Path) -> dict[str, str] | None:
    """Return the environment of a browser: one that was unpacked has libraries of its own."""
    if path.parent != UNPACKED:
        return None
    libraries = (str(UNPACKED / "lib"), os.environ.get("LD_LIBRARY_PATH"))
    return {
        **os.environ,
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
    }


@contextmanager
def browser() -> Iterator[Browser]:
    """Start the browser; skip the test where there is none."""
    api = pytest.importorskip("playwright.sync_api", reason="the tests of the book need playwright")
    with api.sync_playwright() as playing:
        path = Path(program() or playing.chromium.executable_path)
        if not path.is_file() and NAMED in os.environ:
            pytest.fail(f"{NAMED} names no browser: there is no file {path}")
        if not path.is_file():
            pytest.skip("the tests of the book need Chromium: `tox -e book` gets one")
        found = playing.chromium.launch(
            executable_path=path,
            env=environment(path),
            args=["--no-sandbox"],
            timeout=LAUNCH_SECONDS * 1000,
        )
        try:
            yield found
        finally:
            found.close()
