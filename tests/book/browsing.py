"""A browser for the pages of the book: Chromium, without a window."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


def program() -> str | None:
    """Return where the browser lies; `APNAP_BROWSER` names another one."""
    return os.environ.get("APNAP_BROWSER") or next(filter(None, map(shutil.which, _NAMES)), None)


@contextmanager
def browser() -> Iterator[Browser]:
    """Start the browser; skip the test where there is none."""
    api = pytest.importorskip("playwright.sync_api", reason="the tests of the book need playwright")
    with api.sync_playwright() as playing:
        path = program() or playing.chromium.executable_path
        if not Path(path).is_file():
            pytest.skip("the tests of the book need Chromium: apt-get install chromium")
        found = playing.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield found
        finally:
            found.close()
