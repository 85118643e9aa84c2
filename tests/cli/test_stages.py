"""Work that takes its time says how it gets on, also where nobody sees a terminal."""

from __future__ import annotations

import os

import pytest

from apnap.cli.progress import stages
from apnap.running.processes import cores


def test_what_is_redirected_has_a_line_for_each_beginning_and_each_tenth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with stages() as told:
        told("reading", 0, 1)
        for done in range(41):
            told("scenarios", done, 40)
    lines = capsys.readouterr().err.splitlines()
    tenths = [f"scenarios: {done} of 40" for done in range(4, 41, 4)]
    assert lines == ["reading", "scenarios: 40", *tenths]


def test_there_is_a_worker_for_each_core_that_is_ours() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
