"""
`apnap` with profiles that ask for few images that go on: to draw those takes the most time.

`python -m tests.certifying.sparing WORDS …` is `apnap WORDS …`.
"""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from apnap.certifying import profiles
from apnap.certifying.profiles import load_floor
from apnap.cli.app import app

_LEAST: Final = 2


def let_few_go_on(patch: pytest.MonkeyPatch) -> None:
    """Let each profile ask for few images that go on."""
    floor = replace(load_floor(), going_on=0, least=_LEAST)
    patch.setattr(profiles, "load_floor", lambda: floor)


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patched:
        let_few_go_on(patched)
        app()
