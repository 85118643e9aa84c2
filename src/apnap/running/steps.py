"""
The one step definition that pytest-bdd knows.

Every phrase goes through it to the scenario that is being played: the suite has found the
phrase and read its gaps long before, and pytest-bdd looks through all definitions for each step.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import parsers, step

from apnap.driver.outcomes import Failed, Stop
from apnap.protocol.connection import EngineTrouble

if TYPE_CHECKING:
    from apnap.running.playing import Play


@step(parsers.re(r"(?P<text>.*)", re.DOTALL))
def play_step(text: str, apnap_play: Play) -> None:
    """Play a step; a scenario that ends early ends the test without a traceback."""
    __tracebackhide__ = True
    try:
        apnap_play.step(text)
    except Failed as failure:
        pytest.fail(
            f"{text}\n  expected: {failure.expected}\n  got:      {failure.got}", pytrace=False
        )
    except Stop as stop:
        if stop.outcome == "errored":
            pytest.fail(f"{text}\n  errored: {stop.reason}", pytrace=False)
        pytest.skip(f"{stop.outcome}: {stop.reason}")
    except EngineTrouble as trouble:
        pytest.fail(f"{text}\n  errored: {trouble}", pytrace=False)
