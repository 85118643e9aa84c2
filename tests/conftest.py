"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys
import time
from pathlib import Path
from typing import Final

import pytest

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere

_FIRST: Final = os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0"
"""Whether this process is the only one that plays tests, or the first of them."""

_TESTS: Final = Path(__file__).resolve().parent
_PATIENCE: Final = 300
"""So many seconds are waited at most for another process, which may have ended."""

gc.disable()  # what is collected stays


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """
    Let the first worker collect alone in a fresh clone.

    It rewrites the assertions of all tests and compiles the suite, and keeps both: the others would
    do so too at the same time.
    """
    whole = [Path(one).resolve() for one in session.config.args] == [_TESTS]
    if _FIRST or sys.dont_write_bytecode or not whole:
        return
    last = max(_TESTS.rglob("test_*.py"), key=lambda path: path.parts)
    tag = f"{sys.implementation.cache_tag}-pytest-{pytest.__version__}"
    rewritten = last.parent / "__pycache__" / f"{last.stem}.{tag}.pyc"
    begun = time.monotonic()
    while not rewritten.exists() and time.monotonic() - begun < _PATIENCE:
        time.sleep(0.1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the tests into the same order in every worker."""
    items.sort(key=lambda item: item.path.parts)


def pytest_collection_finish() -> None:
    """
    Leave what collecting has made out of every later search for garbage.

    Ten thousand tests and the suite are hundreds of thousands of objects that stay to the end, and
    each run of pytest inside of a test searches everything five times. They are not searched even
    once: hardly any of them is garbage. What tests make is searched for seldom: most of it has gone
    before anybody looks, as nothing holds it any more.
    """
    gc.set_threshold(1_000_000, 20, 50)
    gc.enable()
    gc.freeze()
