"""What holds for all tests."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere

gc.disable()  # what is collected stays

settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")  # how fast inputs are made is a matter of the machine


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
