"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

HERE: Final = Path(__file__).parent

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere

gc.disable()  # what is collected stays

settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")  # how fast inputs are made is a matter of the machine


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """
    Let each worker begin to collect with another folder.

    What one is the first to compile or to read is kept for the others. If all went the same way,
    each would do all of it itself, at the same time.
    """
    report = yield
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    if worker and collector.path == HERE:
        workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        first = len(report.result) * int(worker.removeprefix("gw")) // workers
        report.result[:] = report.result[first:] + report.result[:first]
    return report


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
