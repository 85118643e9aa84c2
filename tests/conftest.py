"""What holds for all tests."""

from __future__ import annotations

import gc
import os

os.environ.pop("CI", None)  # commands without an engine say there what they say anywhere


def pytest_collection_finish() -> None:
    """
    Leave what collecting has made out of every later search for garbage.

    Ten thousand tests and the suite are hundreds of thousands of objects that stay to the end, and
    each run of pytest inside of a test searches everything five times.
    """
    gc.collect()
    gc.freeze()
