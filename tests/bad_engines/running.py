"""Running the suite against bad engines, as a process of its own that is watched."""

import contextlib
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from tests.forking import started

from apnap.protocol.record import Record
from apnap.results.records import Report

ROOT: Final = Path(__file__).parents[2]
MINE: Final = "APNAP_TEST_MARK"
"""An environment variable by which the processes of a test are found."""

HANGING: Final = "APNAP_TEST_HANGING"
"""An environment variable with the folder in which an engine that hangs leaves a file."""

PACE: Final = "APNAP_TEST_PACE"
"""An environment variable that says how many times as long things take as on a quiet machine."""

CACHE: Final = {name: os.environ[name] for name in ("APNAP_CACHE",) if name in os.environ}
"""Where the tests keep what they have compiled, for processes that inherit no environment."""

OURS: Final = ("-p", "no:anyio", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
"""What pytest is told in a process of its own: no more plugins of these tests than it needs."""

_SCENARIO: Final = """
  Scenario: Game {number} with {player}
    Given a free-for-all between Rob, Alex and {player}
    When Rob passes
    Then this is legal
    And Alex has 20 life
    When Alex passes
    Then this is legal
    When {player} passes
    Then this is legal
    And Rob has 20 life
"""


class Ran(Record, frozen=True, kw_only=True):
    """What came of a run."""

    status: int
    seconds: float
    megabytes: int
    """The most memory that apnap or one of its children had."""
    out: str
    err: str
    report: Report | None


def engine(*how: str, mark: str = "", pace: float = 1, hanging: Path | None = None) -> str:
    """Return the name of the bad engine on standard input and output."""
    told = {"PYTHONPATH": ROOT, MINE: mark, PACE: pace, HANGING: hanging or ""}
    command = [sys.executable, "-m", "tests.bad_engines.engine", *how]
    return f"stdio:{shlex.join(['env', *(f'{k}={v}' for k, v in told.items()), *command])}"


def hang(folder: Path, engines: int = 1) -> bool:
    """Tell whether so many engines hang that leave their files in this folder."""
    return len(list(folder.glob("hangs-*"))) >= engines


def games(folder: Path, players: Sequence[str]) -> list[str]:
    """Write a feature with a game for each player; return the arguments that select them all."""
    texts = [_SCENARIO.format(number=n, player=player) for n, player in enumerate(players)]
    path = folder / "bad.feature"
    path.write_text("Feature: Bad engines\n" + "".join(texts), encoding="utf-8")
    ids = [f"ext:bad/game-{n}-with-{player.lower()}" for n, player in enumerate(players)]
    return ["--features", str(path), *(word for id_ in ids for word in ("--scenario", id_))]


def hasty(**limits: float) -> tuple[str, ...]:
    """Return the arguments that set these limits."""
    return tuple(
        word for name, limit in limits.items() for word in ("--limit", f"{name}={limit:g}")
    )


def start(
    folder: Path, name: str, *words: str, mark: str = "", group: bool = False
) -> subprocess.Popen[str]:
    """Start `apnap run`, perhaps as a group of its own; it writes to files in the folder."""
    files = (f"--json={folder / 'report.json'}", f"--junit={folder / 'report.xml'}")
    with (folder / "out").open("w") as out, (folder / "err").open("w") as err:
        return started.Popen(
            [sys.executable, "-m", "apnap", "run", name, *files, *words],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"], "COLUMNS": "200", MINE: mark, **CACHE},
            stdout=out,
            stderr=err,
            text=True,
            process_group=0 if group else None,
        )


def finish(folder: Path, process: subprocess.Popen[str], begun: float) -> Ran:
    """Wait until the run is over, and return what came of it."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    path = folder / "report.json"
    return Ran(
        status=process.returncode,
        seconds=time.monotonic() - begun,
        megabytes=used.ru_maxrss // 1024,
        out=(folder / "out").read_text(encoding="utf-8"),
        err=(folder / "err").read_text(encoding="utf-8"),
        report=msgspec.json.decode(path.read_bytes(), type=Report) if path.exists() else None,
    )


def run(folder: Path, name: str, *words: str, mark: str = "") -> Ran:
    """Run the suite to its end."""
    begun = time.monotonic()
    return finish(folder, start(folder, name, *words, mark=mark), begun)


def alive(mark: str) -> set[int]:
    """Return the processes that were started with a mark, or by one that was; on Linux."""
    found = set()
    for path in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if f"{MINE}={mark}\0".encode() in path.read_bytes():
                found.add(int(path.parent.name))
    return found
