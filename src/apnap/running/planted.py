"""
Starting Python without what somebody has planted in the current folder.

Others who start processes for apnap (xdist, multiprocessing) do it as `python -c …`, and then the
current folder comes before all libraries: a module there would be run in place of one of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SAFE: Final = "PYTHONSAFEPATH"
"""The environment variable that keeps Python from looking into the current folder by itself."""

_OURS: Final = "apnap"
"""Python takes any text for a yes; this one is not the user's."""


@contextmanager
def unplanted() -> Iterator[None]:
    """Let no Python that is started meanwhile look into the current folder by itself."""
    said = os.environ.get(SAFE)
    if said:
        yield
        return
    os.environ[SAFE] = _OURS
    try:
        yield
    finally:
        del os.environ[SAFE]
        if said is not None:
            os.environ[SAFE] = said


def as_the_user_wants() -> None:
    """In a process that was started so: let what it starts, such as engines, be started as ever."""
    if os.environ.get(SAFE) == _OURS:
        del os.environ[SAFE]
