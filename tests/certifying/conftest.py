"""One small certification of the reference engine, at which several tests look."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import pytest

from apnap.certifying.runs import Made, Runs, Wanted
from apnap.certifying.writing import write
from apnap.protocol import EditionDate
from apnap.suite import load_suite

SMALL: Final = Wanted(
    engine="direct:reference", profiles=("teams",), editions=(EditionDate("2006-10-01"),)
)
_LOADED: Final = functools.cache(load_suite)


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the suite once for all tests: it takes longer than what most of them do."""
    monkeypatch.setattr("apnap.certifying.profiles.load_suite", _LOADED)


@pytest.fixture(scope="session")
def made() -> Made:
    """Return the runs of the small certification."""
    return Runs(SMALL).play(lambda _: None)


@pytest.fixture(scope="session")
def certified(made: Made, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the small certification; do not change it."""
    where = tmp_path_factory.mktemp("certified")
    write(made, where)
    return where
