"""
Where garbage is looked for in the processes of a run, and where it need not be.

What is imported and read stays to the end: hundreds of thousands of objects. Python would go
through them again and again while they are made, and three times more before they go with the
process.
"""

from __future__ import annotations

import atexit
import functools
import gc
from typing import Final

SELDOM: Final = 50_000
"""After so many new objects garbage is looked for; each answer of an engine brings hundreds."""


@functools.cache
def not_at_the_end() -> None:
    """Look for no garbage when this process ends: all that is there goes with it."""
    atexit.register(gc.freeze)


def seldom() -> None:
    """Look for garbage seldom in this process, which is apnap's own, and not when it ends."""
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    not_at_the_end()
