"""The apnap of these tests, with profiles of few scenarios: `profiles.toml` in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from apnap.certifying import profiles
from apnap.cli.app import main

HERE: Final = Path(__file__).parent


@contextmanager
def few() -> Iterator[None]:
    """Let profiles have few scenarios in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(profiles, "folder", lambda _: HERE)
        yield


def apnap() -> None:
    """Run the command line."""
    with few():
        main()
