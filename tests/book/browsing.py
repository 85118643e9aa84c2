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
    from playwright.sync_api import Browser, Page

NAMED: Final = "APNAP_BROWSER"
"""The environment variable that names another browser."""

UNPACKED: Final = Path(sys.prefix) / "chromium"
"""Where `check.py` unpacks a browser, with its libraries and a font: it goes with the venv."""

LAUNCH_SECONDS: Final = 300
"""It starts in one or two on a quiet machine; this only ends what would never start."""

TRIES: Final = 5
"""So often a picture is tried: on a busy machine Chromium now and then has no frame to show."""

PAUSE_SECONDS: Final = 1
"""Between two tries; a healthy browser draws a page in a tenth of that."""

_NO_FRAME: Final = "Unable to capture screenshot"
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


def picture(page: Page) -> bytes:
    """
    Return a picture of what the screen shows of a page, as PNG.

    Of a page that is longer than the screen the rest is left out: Chromium would resize what it
    draws on, which takes five times as long, and fails now and then while the machine is busy.
    Whatever else goes wrong is raised at once, and so is a browser that draws nothing to the end.
    """
    from playwright.sync_api import Error  # noqa: PLC0415 - where a browser is, playwright is

    for _ in range(TRIES - 1):
        try:
            return page.screenshot()
        except Error as problem:
            if _NO_FRAME not in problem.message:
                raise
            page.wait_for_timeout(PAUSE_SECONDS * 1000)
    return page.screenshot()
