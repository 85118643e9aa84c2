"""
`apnap` with profiles that ask for few images that go on: to draw those takes the most time.

`python -m tests.certifying.sparing WORDS …` is `apnap WORDS …`.
"""

from __future__ import annotations

import time
from typing import Final

import pytest
from msgspec.structs import replace

from apnap.certifying import profiles
from apnap.certifying.profiles import load_floor
from apnap.cli.app import app
from apnap.protocol import Load, Verdict
from apnap_reference.engine import ReferenceEngine

_LEAST: Final = 2


class Unhurried(ReferenceEngine):
    """The reference engine, but no run of it is over before anybody can interrupt it."""

    def load(self, said: Load) -> Verdict:
        """Take a while for a position."""
        time.sleep(0.05)
        return super().load(said)


def let_few_go_on(patch: pytest.MonkeyPatch) -> None:
    """Let each profile ask for few images that go on."""
    floor = replace(load_floor(), going_on=0, least=_LEAST)
    patch.setattr(profiles, "load_floor", lambda: floor)


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patched:
        let_few_go_on(patched)
        app()
