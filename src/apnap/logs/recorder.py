"""The pytest plugin that writes a log of each scenario of a run, from whatever process."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from apnap.logs.entries import written
from apnap.protocol import EditionDate, Initialized
from apnap.protocol.recorded import Begin
from apnap.protocol.written_files import open_regular
from apnap.running.playing import Play
from apnap.running.session import SESSION, Session

MODULE: Final = "apnap.logs.recorder"
"""The name under which pytest loads it."""

OPTION: Final = "--apnap-record"
"""The option by which every process is told the folder."""

_PLAY: Final = "apnap_play"
_KEY: Final = pytest.StashKey[tuple[Play, Initialized, EditionDate]]()


def arguments(folder: Path) -> tuple[str, ...]:
    """Return what pytest is told so that logs are written into a folder."""
    return (f"{OPTION}={folder.resolve()}",)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the folder."""
    parser.addoption(OPTION, metavar="DIR", help="write a log of each scenario into this folder")


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Keep the play of a scenario with its test, and who plays it."""
    value = yield
    session = request.config.pluginmanager.get_plugin(SESSION)
    if fixturedef.argname == _PLAY and isinstance(value, Play) and isinstance(session, Session):
        told, edition = session.prepared.engine.introduced(), session.prepared.wanted.edition
        request.node.stash[_KEY] = (value, told, edition)
    return value


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Write the log of a scenario after its last step."""
    report = yield
    kept = item.stash.get(_KEY, None)
    if kept is not None and call.when == "call":
        write(Path(item.config.getoption(OPTION)), *kept)
    if kept is not None and call.when == "teardown":
        del item.stash[_KEY]
    return report


def write(folder: Path, play: Play, told: Initialized, edition: EditionDate) -> Path:
    """
    Write the log of a scenario into `FOLDER/ID.jsonl`, and return the file.

    Raises `OSError` if that is not possible. The file is there as a whole or not at all.
    """
    path = folder / f"{play.scenario.id}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    begin = Begin(
        format=1,
        engine=told.engine,
        edition=edition,
        every_priority=told.capabilities.every_priority,
        about=play.scenario.id,
    )
    beside = path.with_suffix(".part")
    with open_regular(beside) as file:
        file.writelines(written(begin, play.game.transcript))
    return beside.replace(path)
