"""
How long a test gives an engine: what a healthy one needs here and now, several times over.

A second by the clock is long on a quiet machine and nothing on a busy one. So the times in tests
are those of a quiet machine, and stretch by as much as a healthy engine is slower at that moment.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.messages import Initialize, Program
from apnap.protocol.wire import request_line

ROOT: Final = Path(__file__).parents[1]

USUAL: Final = 0.35
"""Seconds that a healthy engine needs on a quiet machine, from its start to its first answer."""

_HELLO: Final = request_line(1, "initialize", Initialize(PROTOCOL_VERSION, Program("tests", "1")))
_FRESH: Final = 10.0
"""For so many seconds a measurement holds."""


class _Measured:
    """What was measured last, and when."""

    needed = 0.0
    at = -_FRESH


def needed() -> float:
    """Start a healthy engine and return how many seconds pass until it has introduced itself."""
    if time.monotonic() - _Measured.at > _FRESH:
        begun = time.monotonic()
        command = [sys.executable, "-m", "tests.suite.puppet"]
        with subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as engine:
            said, _ = engine.communicate(_HELLO + b"\n")
        assert b'"result"' in said
        _Measured.at = time.monotonic()
        _Measured.needed = _Measured.at - begun
    return _Measured.needed


def pace() -> float:
    """Return how many times as long as on a quiet machine things take here and now, at least 1."""
    return max(1.0, needed() / USUAL)


def patience(seconds: float) -> float:
    """Return what is here and now as long as `seconds` are on a quiet machine, in tenths."""
    return round(seconds * pace(), 1)


def wait_until(happens: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something happens; fail if it does not within so many seconds of patience."""
    begun = time.monotonic()
    while not happens():
        waited = time.monotonic() - begun
        assert waited < seconds or waited < patience(seconds)
        time.sleep(0.02)
