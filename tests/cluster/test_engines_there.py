"""`apnap certify` and `apnap fuzz` on a cluster: its workers start the engine, and end it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from distributed import LocalCluster
from tests.certifying.conftest import narrow
from tests.cluster.engines import SERVED, certificate, certify, engines, files, fuzz, lives
from tests.patience import ROOT, wait_until

from apnap.certifying.runs import Runs, Wanted
from apnap.certifying.writing import write
from apnap.protocol import EditionDate

TEAMS = Wanted(
    engine="direct:reference",
    profiles=("teams",),
    editions=(EditionDate("2006-10-01"),),
    seed=1,
)
MISREAD = "direct:reference!attackers-stay-untapped"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Give the address of a scheduler that has a worker."""
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as cluster:
        yield cluster.scheduler_address


def test_a_certificate_of_a_cluster_is_that_of_one_process_byte_for_byte(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow(monkeypatch)
    monkeypatch.setattr("apnap.certifying.elsewhere.MOST", 20)  # more than one task
    here, there = tmp_path / "here", tmp_path / "there"
    write(Runs(TEAMS).play(lambda _: None), here)
    words = ("--profile", "teams", "--edition", "2006-10-01", "--seed", 1)
    told = certify(SERVED, *words, "--out", there, "--on", address)
    assert told.exit_code == 0, told.output
    assert f"1 thread of workers at {address}" in told.stderr
    assert (there / "results.json").read_bytes() == (here / "results.json").read_bytes()
    assert certificate(there) == certificate(here)
    assert not engines(psutil.Process().pid)


def test_a_campaign_on_a_cluster_is_that_of_one_process_byte_for_byte(
    address: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    words = ("--games", 3, "--oracle", "reference", "--seed", 15)
    alone = fuzz(MISREAD, *words, "--out", here)
    shared = fuzz(MISREAD, *words, "--out", there, "--on", address)
    assert (alone.exit_code, shared.exit_code) == (1, 1), shared.output
    assert shared.stdout == alone.stdout
    assert files(there) == files(here)
    assert {"001-reference.jsonl", "001-reference.html", "findings.json"} <= {*files(here)}


def test_an_engine_that_a_worker_lacks_is_told_before_anything_is_played(
    address: str, tmp_path: Path
) -> None:
    few = ("--profile", "teams", "--edition", "2006-10-01")
    for command, words in ((certify, few), (fuzz, ())):
        told = command("stdio:./there-is-none", *words, "--out", tmp_path / "out", "--on", address)
        assert told.exit_code == 3, told.output
        assert "the worker tcp://127" in told.stderr
        assert "there-is-none" in told.stderr
        assert not (tmp_path / "out").exists()


def test_what_is_no_cluster_is_told(tmp_path: Path) -> None:
    little = ("--profile", "teams", "--edition", "2006-10-01")  # read before anybody is asked
    for command, words in ((certify, little), (fuzz, ())):
        told = command("direct:reference", *words, "--out", tmp_path / "out", "--on", "nowhere")
        assert (told.exit_code, "'nowhere' is no address: write local" in told.stderr) == (2, True)


def test_an_engine_ends_with_the_worker_that_has_started_it() -> None:
    """The worker is killed, and tells nobody: its process sees that, and so does the keeper."""
    code = (
        "import sys, time; sys.path[:0] = ['.']; from tests.cluster.engines import *; "
        "guard = Guard(PLAYING, Bounds()); guard.done(task()); time.sleep(600)"
    )
    worker = psutil.Popen([sys.executable, "-c", code], cwd=ROOT)
    wait_until(lambda: bool(engines(worker.pid)))
    mine = engines(worker.pid)
    worker.kill()
    worker.wait()
    wait_until(lambda: not any(map(lives, mine)))
