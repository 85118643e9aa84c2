"""Engines under test on workers, for the tests: the commands, and who is left."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import psutil
from typer.testing import CliRunner, Result

from apnap.certifying.elsewhere import PLAYING, Certifying, Task
from apnap.cli.app import app
from apnap.cluster.guarding import Guard
from apnap.cluster.trades import Bounds
from apnap.protocol import EditionDate

__all__ = ["PLAYING", "Bounds", "Guard", "task"]

SERVED: Final = f"stdio:{sys.executable} -m apnap_reference"
SCENARIO: Final = (
    "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
)


def certify(engine: str, *words: object) -> Result:
    return CliRunner().invoke(app, ("certify", engine, *map(str, words)), env={"COLUMNS": "140"})


def fuzz(engine: str, *words: object) -> Result:
    return CliRunner().invoke(app, ("fuzz", engine, *map(str, words)), env={"COLUMNS": "140"})


def certificate(folder: Path) -> dict[str, Any]:
    """Return a certificate without the moment of its issue."""
    read: dict[str, Any] = json.loads((folder / "certificate.json").read_bytes())
    read.pop("issued")
    return read


def files(folder: Path) -> dict[str, bytes]:
    """Return what is in the files of a folder."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def task(engine: str = SERVED) -> Task:
    """Return a scenario to be played."""
    certifying = Certifying(engine=engine)
    return Task(certifying=certifying, edition=EditionDate("2026-01-16"), ids=(SCENARIO,))


def engines(pid: int) -> Sequence[psutil.Process]:
    """Return the engines that run below a process."""
    below = psutil.Process(pid).children(recursive=True)
    return [one for one in below if _is_engine(one)]


def _is_engine(one: psutil.Process) -> bool:
    try:
        return one.cmdline()[1:3] == ["-m", "apnap_reference"] and lives(one)
    except psutil.Error:
        return False


def lives(one: psutil.Process) -> bool:
    """Tell whether a process runs."""
    try:
        return one.is_running() and one.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False
