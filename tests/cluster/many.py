"""
Many faults, and engines on workers that are killed: `tox -e cluster`.

`python -m tests.cluster.planted DIR` does the same as the first test for a million lines.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.cluster.engines import SERVED, certificate, files, task
from tests.cluster.large import Programs
from tests.cluster.planted import KINDS, judged, missed, write
from tests.patience import ROOT, wait_until

from apnap.certifying.elsewhere import PLAYING
from apnap.cluster.guarding import Guard
from apnap.cluster.trades import Bounds


def test_all_that_is_planted_is_found_and_nothing_else(tmp_path: Path) -> None:
    planted = write(tmp_path / "games", 50_000, 1000)
    report = judged(tmp_path / "games", tmp_path / "found", "--on", "local", "-n", "2")
    assert list(missed(tmp_path / "found", planted, report)) == []
    assert len(report.groups) == len(KINDS) == 20


def test_what_is_missed_is_told(tmp_path: Path) -> None:
    planted = write(tmp_path / "games", 100, 3, step=1000)
    report = judged(tmp_path / "games", tmp_path / "found")
    honest = planted[0]._replace(line=planted[0].line - 1)
    told = list(missed(tmp_path / "found", (honest, *planted[1:]), report))
    assert told[0].startswith(f"not found: {planted[0].kind}")
    assert told[1].startswith("not planted: ")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Programs]:
    programs = Programs(tmp_path)
    wait_until(programs.file.exists)
    yield programs
    programs.close()


def started(*words: object) -> subprocess.Popen[str]:
    command = (sys.executable, "-m", "apnap", *map(str, words))
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True)


CERTIFYING = ("certify", SERVED, "--seed", "1", "--profile", "teams", "--profile", "grand-melee")
EDITIONS = ("--edition", "2006-10-01", "--edition", "2026-01-16")


def test_workers_are_killed_while_they_certify(cluster: Programs, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    alone = started(*CERTIFYING, *EDITIONS, "--out", here)
    _, said = alone.communicate()
    assert alone.returncode == 0, said
    run = started(*CERTIFYING, *EDITIONS, "--out", there, "--on", cluster.file)
    rng = random.Random(3)  # noqa: S311 - whom it hits
    for _ in range(3):
        cluster.kill_a_worker(rng)
    said, told = run.communicate()
    assert run.returncode == 0, told
    assert (there / "results.json").read_bytes() == (here / "results.json").read_bytes()
    assert certificate(there) == certificate(here)
    assert said.count("certified") >= 4


def test_workers_are_killed_while_they_fuzz(cluster: Programs, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    words = ("fuzz", "direct:reference!attackers-stay-untapped", "--games", "64")
    alone = started(*words, "--out", here)
    _, said = alone.communicate()
    assert alone.returncode == 1, said
    run = started(*words, "--out", there, "--on", cluster.file)
    wait_until(partial(_has_begun, run, there))
    rng = random.Random(3)  # noqa: S311 - whom it hits
    for _ in range(2):
        cluster.kill_a_worker(rng)
    _, told = run.communicate()
    assert run.returncode == 1, told
    assert files(there) == files(here)


def _has_begun(run: subprocess.Popen[str], out: Path) -> bool:
    return (out / "findings.json").exists() or run.poll() is not None


def test_an_engine_that_takes_too_much_is_ended_and_its_scenario_errored() -> None:
    guard = Guard(PLAYING, Bounds(memory=60_000_000))
    try:
        (taped,) = guard.done(task()).taped
    finally:
        guard.close()
    assert taped.result.outcome == "errored"
    assert "set aside after 2 tries: it needs more than 60000000 bytes" in taped.result.reason
