"""
The one step definition that pytest-bdd knows.

Every phrase goes through it to the scenario that is being played: the suite has found the
phrase and read its gaps long before, and pytest-bdd looks through all definitions for each step.
"""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import parsers, step

from apnap.driver import Failed, Stop, Unreached, Unsupported
from apnap.driver.reasons import shortened
from apnap.harmless import clean
from apnap.protocol import EngineTrouble

if TYPE_CHECKING:
    from apnap.running.playing import Play


@step(parsers.re(r"(?P<text>.*)", re.DOTALL))
def play_step(text: str, apnap_play: Play) -> None:
    """Play a step; a scenario that ends early ends the test without a traceback."""
    __tracebackhide__ = True
    stop = _stop(text, apnap_play)
    if isinstance(stop, Unsupported | Unreached):
        pytest.skip(f"{stop.outcome}: {_cut(stop.reason)}")
    if isinstance(stop, Failed):
        told = f"  expected: {_cut(stop.expected)}\n  got:      {_cut(stop.got)}"
    else:
        told = f"  errored: {_cut(str(stop))}"
    if stop is not None:
        pytest.fail(f"{clean(text)}\n{told}", pytrace=False)


vars(play_step)["__signature__"] = inspect.signature(play_step)
"""Pytest-bdd asks for it twice for each step: so nobody has to work it out again."""


def _cut(text: str) -> str:
    """Return what may be a text of an engine as it may be kept: pytest keeps all until the end."""
    return clean(shortened(text))


def _stop(text: str, play: Play) -> Stop | EngineTrouble | None:
    """
    Play a step; return what ends the scenario, so that pytest shows no chain of errors.

    It comes without its way here: that holds the whole game, which holds it.
    """
    try:
        play.step(text)
    except (Stop, EngineTrouble) as stop:
        for error in (stop, stop.__cause__):
            if error is not None:
                error.__traceback__ = None
        return stop
    return None
