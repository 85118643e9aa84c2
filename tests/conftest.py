"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final, TextIO

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, settings
from tests.forking import started

if sys.platform != "win32":
    import fcntl

HERE: Final = Path(__file__).parent

COLLECTED: Final = "apnap/collected"
"""What pytest keeps for the next run once all tests have been collected."""

SHOWN: Final = 0.005
"""Seconds: what takes less is not told by `--durations` either."""

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere

gc.disable()  # what is collected stays

settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")  # how fast inputs are made is a matter of the machine


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes that apnap starts in this one be copies, where those show the same."""
    monkeypatch.setattr(subprocess, "Popen", started.Popen)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """
    Let one worker collect before the others where nobody has collected yet.

    It keeps what it compiles, and the constants that hypothesis gathers from all sources. If all
    began at once, each would do all of it itself.
    """
    keeps = session.config.pluginmanager.hasplugin("cacheprovider")
    if sys.platform == "win32" or "PYTEST_XDIST_WORKER" not in os.environ or not keeps:
        return (yield)
    cache = session.config.cache
    if cache.get(COLLECTED, False):
        return (yield)
    with Path(__file__).open(encoding="utf-8") as one_file:
        _wait_for_the_first(one_file)
        collected = yield
        cache.set(COLLECTED, True)  # noqa: FBT003 - pytest has no other name for it
        return collected


def _wait_for_the_first(one_file: TextIO) -> None:
    """Lock a file that all workers know; wait if another one has, but for no third one."""
    try:
        fcntl.flock(one_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fcntl.flock(one_file, fcntl.LOCK_SH)


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


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """
    Let a worker say nothing of what was set up or taken down at once, where all went well.

    Nor does it say that a test begins and that it has ended. That is most of what workers would say
    of ten thousand tests, and nobody shows it.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return None
    hook = item.ihook
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    well = all(report.passed for report in reports)
    for report in reports:
        if not well or report.when == "call" or report.duration >= SHOWN:
            hook.pytest_runtest_logreport(report=report)
    return True


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


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """
    Let a worker search for no garbage at its end.

    Pytest searches twice, for what is thrown as it goes, and Python once more. Nobody hears what a
    worker says then: all its results have been told.
    """
    if hasattr(config, "workerinput"):
        gc.freeze()
