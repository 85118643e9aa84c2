"""How a run ends: by itself, by a signal, or because nothing can be had from the engine."""

import os
import signal
import sys
import time
import uuid
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from tests.bad_engines.running import (
    CACHE,
    Ran,
    alive,
    engine,
    finish,
    games,
    hang,
    hasty,
    run,
    start,
)
from tests.patience import patience, wait_until
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.results.records import Result
from apnap.running.command import PreparedRun, Request

needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")


@pytest.fixture
def mark() -> str:
    """Return a mark for the processes of one test."""
    return uuid.uuid4().hex


class Falls:
    """At its end a signal comes."""

    def __del__(self) -> None:
        """Send one to this process."""
        signal.raise_signal(signal.SIGTERM)


def test_a_signal_that_comes_in_a_destructor_ends_the_run_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dropped: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", dropped.append)  # what Python does not raise
    run, seen = PreparedRun(Request(engine="direct:reference", rules=("802.2a",))), list[str]()

    def watch(result: Result) -> None:
        seen.append(result.id)
        if len(seen) == 2:
            Falls()

    results = run.results(watch)
    assert len(dropped) == 1
    assert (run.signal, len(results)) == (signal.SIGTERM, 2)
    assert len(run.scenarios) > 2


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("at-start", "exit status 7"),
        ("at-initialize", "exit status 7"),
        ("silent-at-start", "has not answered within START seconds"),
    ],
)
@needs_linux
def test_an_engine_that_does_not_start_ends_the_run(
    tmp_path: Path, mark: str, how: str, told: str
) -> None:
    limit = patience(1.5 if how == "silent-at-start" else 10)
    one = games(tmp_path, ["Carissa"])
    words = (*one, *hasty(start=limit, end=patience(0.2)))
    ran = run(tmp_path, engine(how, mark=mark), *words, mark=mark)
    told = told.replace("START", f"{limit:g}")
    assert (ran.status, told in ran.err, ran.report) == (3, True, None), ran.err
    assert "Traceback" not in ran.err
    assert "\x1b" not in ran.err
    wait_until(lambda: not alive(mark), 5)


def test_how_an_engine_takes_the_end_is_not_judged(tmp_path: Path) -> None:
    ran = run(tmp_path, engine("at-shutdown"), *games(tmp_path, ["Carissa"]))
    assert (ran.status, "extensions: 1 passed" in ran.out) == (0, True), ran.err


@pytest.mark.parametrize("workers", [(), ("-n", "1")])
def test_an_engine_that_always_dies_is_given_up(tmp_path: Path, workers: tuple[str, ...]) -> None:
    chosen = games(tmp_path, ["Carissa"] * 9)
    ran = run(tmp_path, engine("at-load"), *chosen, "--limit", "breaks=3", *workers)
    assert ran.status == 1
    assert ran.report is not None
    assert not ran.report.whole
    assert {result.outcome for result in ran.report.results} == {"errored"}
    assert len(ran.report.results) == 3
    assert "given the engine up: it broke in 3 scenarios in a row; 3 of 9 scenarios" in ran.err


def check_partial(ran: Ran, folder: Path, number: int) -> None:
    """Check the report of a run that a signal has ended in the second game."""
    assert ran.status == 128 + number, ran.err
    assert "Traceback" not in ran.out + ran.err
    assert "interrupted: 1 of 3 scenarios were played" in ran.err
    assert "extensions: 1 passed" in ran.out
    assert ran.report is not None
    assert ran.report.whole is False
    assert [result.outcome for result in ran.report.results] == ["passed"]
    suites = ET.parse(folder / "report.xml").getroot()  # noqa: S314 - our own file
    assert suites[1].get("tests") == "1"


@needs_linux
@pytest.mark.parametrize(
    ("player", "workers", "number"),
    [
        ("Hangs", 0, signal.SIGINT),
        ("Resists", 0, signal.SIGTERM),
        ("Resists", 2, signal.SIGINT),
        ("Resists", 2, signal.SIGTERM),
    ],
)
def test_a_signal_leaves_a_partial_report_and_no_process(
    tmp_path: Path, mark: str, player: str, workers: int, number: int
) -> None:
    chosen = games(tmp_path, ["Carissa", player, player])
    begun = time.monotonic()
    words = (*chosen, "-n", str(workers), *hasty(end=0.5, answer=600, load=600, scenario=600))
    hangs = engine(mark=mark, hanging=tmp_path)
    process = start(tmp_path, hangs, *words, mark=mark, group=True)
    wait_until(lambda: "1/3" in (tmp_path / "err").read_text())
    wait_until(lambda: hang(tmp_path, engines=max(1, workers)))
    sent = time.monotonic()
    if number == signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        os.kill(process.pid, number)
    check_partial(finish(tmp_path, process, begun), tmp_path, number)
    assert time.monotonic() - sent < patience(20)
    wait_until(lambda: not alive(mark), 5)


@needs_linux
def test_a_signal_while_the_engine_starts_leaves_no_process(tmp_path: Path, mark: str) -> None:
    silent = engine("silent-at-start", mark=mark, hanging=tmp_path)
    words = (*games(tmp_path, ["Carissa"]), *hasty(start=600))
    process = start(tmp_path, silent, *words, mark=mark)
    wait_until(lambda: hang(tmp_path))
    os.kill(process.pid, signal.SIGINT)
    ran = finish(tmp_path, process, time.monotonic())
    assert (ran.status, ran.err.strip()) == (130, "interrupted")
    wait_until(lambda: not alive(mark), 5)


_SLOW: Final = """
import os, sys, time
if any("exec(eval(" in word for word in sys.orig_argv):
    open(os.path.join(os.path.dirname(__file__), f"begins-{os.getpid()}"), "w").close()
    time.sleep(SECONDS)
"""


@needs_linux
@pytest.mark.parametrize(
    ("number", "group"), [(signal.SIGINT, True), (signal.SIGINT, False), (signal.SIGTERM, False)]
)
def test_a_signal_while_workers_begin_is_told_in_a_line(
    tmp_path: Path, mark: str, monkeypatch: pytest.MonkeyPatch, number: int, *, group: bool
) -> None:
    slow = tmp_path / "sitecustomize.py"
    slow.write_text(_SLOW.replace("SECONDS", str(patience(1))))
    monkeypatch.setitem(CACHE, "PYTHONPATH", str(tmp_path))
    begun = time.monotonic()
    words = (*games(tmp_path, ["Carissa"] * 4), "-n", "2")
    process = start(tmp_path, engine(mark=mark), *words, mark=mark, group=True)
    wait_until(lambda: any(tmp_path.glob("begins-*")))
    (os.killpg if group else os.kill)(process.pid, number)
    ran = finish(tmp_path, process, begun)
    assert (ran.status, "Traceback" in ran.err) == (128 + number, False), ran.err
    wait_until(lambda: not alive(mark), 5)


@needs_linux
def test_a_second_signal_changes_nothing(tmp_path: Path, mark: str) -> None:
    chosen = games(tmp_path, ["Carissa", "Resists", "Resists"])
    begun = time.monotonic()
    words = (*chosen, *hasty(answer=600, scenario=600))
    process = start(tmp_path, engine(mark=mark, hanging=tmp_path), *words, mark=mark)
    wait_until(lambda: "1/3" in (tmp_path / "err").read_text())
    wait_until(lambda: hang(tmp_path))
    for _ in range(3):
        os.kill(process.pid, signal.SIGINT)
        time.sleep(0.3)
    check_partial(finish(tmp_path, process, begun), tmp_path, signal.SIGINT)
    wait_until(lambda: not alive(mark), 5)


def test_every_line_is_traced(tmp_path: Path) -> None:
    path = tmp_path / "trace"
    chosen = games(tmp_path, ["Carissa", "Garbage"])
    run(tmp_path, engine(), *chosen, "--trace", str(path))
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith('> {"jsonrpc":"2.0","id":1,"method":"initialize"')
    assert lines[1].startswith('< {"jsonrpc":"2.0","id":1,"result"')
    assert lines[2] == "! scenario ext:bad/game-0-with-carissa"
    assert "< Welcome \\x1b[31mto the engine" in lines
    assert any(line.startswith("! The answer to `load` breaks the contract") for line in lines)
    assert lines[-1].startswith("> ") or lines[-1].startswith("! ")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--trace", "x", "-n", "2"), "leave -n out"),
        (("--json", "-"), "`-` is no file"),
        (("--limit", "patience=3"), "there is no limit 'patience'; there are: start, load"),
        (("--limit", "5"), "write NAME=NUMBER, such as answer=30"),
        (("--limit", "answer=-3"), "write answer=NUMBER above 0"),
        (("--limit", "answer=nan"), "write answer=NUMBER above 0"),
        (("--limit", "line_bytes=3"), "at least 1024"),
        (("--limit", "breaks=1.5"), "a whole number is needed"),
    ],
)
def test_wrong_options_are_told(
    tmp_path: Path, words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["run", "direct:reference", *words])
    assert (result.exit_code, told in result.stderr) == (2, True), result.stderr
