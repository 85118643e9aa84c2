"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from typing import Final

import pytest

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere

_WORKER: Final = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
_BACKWARDS: Final = not sys.dont_write_bytecode and int(_WORKER.removeprefix("gw")) % 2 == 1
"""Whether this process collects from the end on."""

gc.disable()  # what is collected stays


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """
    Let every second worker begin at the end.

    In a fresh clone the first to import a test rewrites its assertions, and keeps them for the
    others: so each rewrites half of all tests, and not all of them the same ones at the same time.
    """
    report = yield
    if _BACKWARDS and isinstance(collector, pytest.Dir):
        report.result.reverse()
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the tests into the same order in every worker."""
    items.sort(key=lambda item: item.path.parts)


def pytest_collection_finish() -> None:
    """
    Leave what collecting has made out of every later search for garbage.

    Ten thousand tests and the suite are hundreds of thousands of objects that stay to the end, and
    each run of pytest inside of a test searches everything five times. What tests make is searched
    more seldom than Python would: the more is left out, the sooner it takes what is new for much.
    """
    gc.set_threshold(50_000, 20, 50)
    gc.enable()
    gc.collect()
    gc.freeze()
