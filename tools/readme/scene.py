"""The picture of a table, as two files: GitHub says which of them suits its reader's theme."""

from __future__ import annotations

import re
from typing import Final

from apnap.book.scenarios.playing import newest_of, told_by
from apnap.pictures import picture
from apnap.protocol import State
from apnap.running.engine_under_test import Engine
from apnap.suite import load_some

SCENARIO: Final = (
    "attack-multiple-players/palace-guard-cant-block-a-creature-that-attacks-another-player"
)
"""Two opponents are attacked, both block, and one block is illegal."""
ENGINE: Final = "direct:reference"

_DARK: Final = re.compile(r"@media \(prefers-color-scheme: dark\) \{\n(.*?\n)\}\n", re.DOTALL)


def table() -> State:
    """Return the state at the end of the scenario; raise `LookupError` if it is not passed."""
    (scenario,) = (one for one in load_some((SCENARIO,)).scenarios if one.id == SCENARIO)
    engine = Engine(ENGINE)
    try:
        told = told_by(engine, scenario, newest_of(scenario))
    finally:
        engine.close()
    if told.result.outcome != "passed":
        raise LookupError(f"{SCENARIO} is {told.result.outcome} on {ENGINE}")
    return told.moments[-1].state


def light(state: State) -> str:
    """Return the picture of a state as a file of SVG, in light colors for every reader."""
    drawn, found = _DARK.subn("", picture(state))
    return _one_way(drawn, found)


def dark(state: State) -> str:
    """Return the picture of a state as a file of SVG, in dark colors for every reader."""
    drawn, found = _DARK.subn(r"\1", picture(state))
    return _one_way(drawn, found)


def _one_way(drawn: str, found: int) -> str:
    """Return a file of SVG; raise `LookupError` if its style had no dark colors in one block."""
    if found != 1:
        raise LookupError(f"the style of pictures has {found} blocks of dark colors, and not one")
    return f"{drawn}\n"
