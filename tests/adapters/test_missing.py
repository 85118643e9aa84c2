"""What to look at if a program says at its end that something is not there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from apnap.protocol import EngineDied
from apnap_adapters.command import missing
from apnap_adapters.stdio import connect


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "Error: Could not find or load main class Main\nCaused by: java.lang.Class…",
            "Java finds no class Main: after `-cp` stands, as seen from {here}, the folder or jar",
        ),
        ("Error: Unable to access jarfile engine.jar", "no file engine.jar: the command is run in"),
        ("Error: Cannot find module '/e/dist/main.js'\n at", "no file /e/dist/main.js: the"),
        ("ModuleNotFoundError: No module named 'my_engine'", "This Python has no module my_engine"),
        ("/usr/bin/python3: No module named game.main", "This Python has no module game.main"),
    ],
)
def test_what_is_missing_is_told_with_what_to_look_at(said: str, told: str) -> None:
    assert told.format(here=Path.cwd()) in missing(said)


def test_of_what_names_nothing_that_is_missing_nothing_is_told() -> None:
    assert not missing("Exception in thread main: the module cards is not ready")


def test_a_program_whose_file_is_not_there_leads_to_the_mend() -> None:
    engine = connect(f"{sys.executable} no-such-engine.py")
    with pytest.raises(EngineDied) as caught:
        engine.exchange(b"{}", 60.0)
    engine.close()
    assert "no-such-engine.py: the command is run in" in caught.value.hint
