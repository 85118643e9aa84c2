"""
Two thousand games on a cluster to which everything happens: `tox -e cluster`.

Scheduler, workers and the command are processes of their own. Whatever is killed, the findings are
those of one process that was left in peace.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import psutil
import pytest
from tests.cluster import poisoned
from tests.cluster.corpora import POISONED, good, interleaved, of, rows, wrong
from tests.patience import ROOT, patience, wait_until

PORT: Final = 18786


class Programs:
    """A scheduler and two workers, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        """Take where they write what they say."""
        self._folder = folder
        self.file = folder / "scheduler.json"
        self.workers: list[psutil.Popen] = []
        self.scheduler = self._start_scheduler()
        self.start_workers()

    def _start_scheduler(self) -> psutil.Popen:
        port = ("--host", "127.0.0.1", "--port", str(PORT), "--no-dashboard")
        return self._start("scheduler", *port, "--scheduler-file", str(self.file))

    def start_workers(self) -> None:
        """Start two workers."""
        more = ("--nthreads", "1", "--no-dashboard", "--local-directory", str(self._folder))
        for number in range(2):
            address = f"tcp://127.0.0.1:{PORT}"
            self.workers.append(self._start("worker", address, *more, "--name", f"w{number}"))

    def restart_scheduler(self) -> None:
        """Kill the scheduler, which takes its workers with it, and start all again."""
        self.scheduler.kill()
        self.scheduler.wait()
        for worker in self.workers:
            worker.terminate()
            worker.wait()
        self.workers.clear()
        self.scheduler = self._start_scheduler()
        self.start_workers()

    def _start(self, what: str, *words: str) -> psutil.Popen:
        command = (sys.executable, "-m", "dask", what, *words)
        with (self._folder / f"{what}.txt").open("ab") as said:
            return psutil.Popen(command, cwd=ROOT, stdout=said, stderr=said)

    def kill_a_worker(self, rng: random.Random) -> None:
        """Kill the process of a worker in which tasks are done; its nanny starts another."""
        nanny = rng.choice(self.workers)
        wait_until(lambda: any(map(_is_worker, nanny.children())))
        for one in filter(_is_worker, nanny.children()):
            one.kill()

    def close(self) -> None:
        """End all of them."""
        for one in (*self.workers, self.scheduler):
            below = one.children(recursive=True) if one.is_running() else []
            for process in (*below, one):
                with contextlib.suppress(psutil.Error):
                    process.kill()
            one.wait()


def _is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:
        return False


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Programs]:
    programs = Programs(tmp_path)
    wait_until(programs.file.exists)
    yield programs
    programs.close()


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give 2,000 games in files: right, wrong, interleaved, damaged, and one that is poisonous."""
    folder = tmp_path_factory.mktemp("games")
    some = (good() * 19 + wrong()) * 20
    (folder / "a.jsonl").write_bytes(some * 2)
    (folder / "b.jsonl").write_bytes(some + of(poisoned.DIES) + some)
    (folder / "c.jsonl.gz").write_bytes(gzip.compress(some)[:-2000])
    (folder / "d.jsonl").write_bytes(interleaved() * 3 + some[: len(some) // 2])
    return folder


def command(corpus: Path, found: Path, *more: object) -> Sequence[str]:
    words = ("check", corpus, "--parquet", found, "--engine", POISONED, *more)
    return (sys.executable, "-m", "apnap", *map(str, words))


@pytest.fixture(scope="module")
def at_peace(corpus: Path) -> tuple[Sequence[dict[str, Any]], str]:
    """Give findings and summary of a run in one process."""
    found = corpus.parent / "at-peace"
    done = subprocess.run(
        command(corpus, found), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert "errored, set aside after 2 tries" in done.stdout
    return rows(found), done.stdout


def started(corpus: Path, found: Path, *more: object, alone: bool = False) -> subprocess.Popen[str]:
    """Start the command; `alone`, that is as a terminal does, with a group of processes."""
    pipe = subprocess.PIPE
    words = command(corpus, found, *more)
    return subprocess.Popen(
        words, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=alone
    )


def parts(found: Path) -> int:
    """Return how many files of the journal are written."""
    return len([*(found / "journal").glob("*.jsonl")])


def _has_come_to(run: subprocess.Popen[str], found: Path, number: int) -> bool:
    """Tell whether so many files of the journal are written, or the run has ended."""
    return parts(found) >= number or run.poll() is not None


def test_three_workers_are_killed(
    corpus: Path, cluster: Programs, tmp_path: Path, at_peace: tuple[Sequence[dict[str, Any]], str]
) -> None:
    found, rng = tmp_path / "found", random.Random(3)  # noqa: S311 - whom it hits
    run = started(corpus, found, "--on", cluster.file)
    for number in range(1, 4):
        wait_until(partial(_has_come_to, run, found, number))
        assert run.poll() is None, run.communicate()
        cluster.kill_a_worker(rng)
    said, told = run.communicate()
    assert run.returncode == 1, told
    assert (rows(found), said) == at_peace


def test_the_command_is_interrupted_and_goes_on(
    corpus: Path, cluster: Programs, tmp_path: Path, at_peace: tuple[Sequence[dict[str, Any]], str]
) -> None:
    found = tmp_path / "found"
    run = started(corpus, found, "--on", cluster.file)
    wait_until(partial(_has_come_to, run, found, 2))
    run.send_signal(signal.SIGINT)
    said, told = run.communicate()
    assert (run.returncode, "--resume goes on" in told) == (130, True), (said, told)
    before = parts(found)
    assert not (found / "result.jsonl").exists()
    run = started(corpus, found, "--on", cluster.file, "--resume")
    said, told = run.communicate()
    assert run.returncode == 1, told
    assert parts(found) > before >= 2
    assert (rows(found), said) == at_peace


def test_ctrl_c_at_a_terminal_ends_all_and_is_told_once(corpus: Path, tmp_path: Path) -> None:
    """There it comes to all processes of the command; who is impatient comes to it twice."""
    found = tmp_path / "found"
    run = started(corpus, found, "--on", "local", "-n", "2", alone=True)
    wait_until(partial(_has_come_to, run, found, 1))
    below = psutil.Process(run.pid).children(recursive=True)
    for _ in range(2):
        os.killpg(run.pid, signal.SIGINT)
        time.sleep(0.05)
    said, told = run.communicate()
    assert (run.returncode, said) == (130, "")
    *_, goes_on, last = told.splitlines()
    assert (goes_on, last) == (f"{found}: --resume goes on from what is judged", "interrupted")
    assert "Traceback" not in told
    wait_until(lambda: not any(one.is_running() and _judges(one) for one in below))


def test_a_worker_that_does_not_answer_keeps_nobody_from_ending(
    corpus: Path, cluster: Programs, tmp_path: Path
) -> None:
    found = tmp_path / "found"
    run = started(corpus, found, "--on", cluster.file)
    wait_until(partial(_has_come_to, run, found, 1))
    frozen = [one for nanny in cluster.workers for one in filter(_is_worker, nanny.children())]
    assert frozen
    for one in frozen:
        one.suspend()
    run.send_signal(signal.SIGINT)
    _, told = run.communicate(timeout=patience(60))
    assert (run.returncode, "--resume goes on" in told) == (130, True), told
    for one in frozen:
        one.kill()


def test_the_command_is_killed_and_goes_on(
    corpus: Path, tmp_path: Path, at_peace: tuple[Sequence[dict[str, Any]], str]
) -> None:
    found = tmp_path / "found"
    run = started(corpus, found, "--on", "local", "-n", "2")
    wait_until(partial(_has_come_to, run, found, 2))
    below = psutil.Process(run.pid).children(recursive=True)
    run.kill()
    run.communicate()
    wait_until(lambda: not any(one.is_running() and _judges(one) for one in below))
    run = started(corpus, found, "--on", "local", "-n", "2", "--resume")
    said, told = run.communicate()
    assert run.returncode == 1, told
    assert (rows(found), said) == at_peace


def _judges(one: psutil.Process) -> bool:
    try:
        return "apnap.cluster.child" in one.cmdline() and one.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False


def test_the_scheduler_is_killed_and_comes_back(
    corpus: Path, cluster: Programs, tmp_path: Path, at_peace: tuple[Sequence[dict[str, Any]], str]
) -> None:
    found = tmp_path / "found"
    run = started(corpus, found, "--on", f"tcp://127.0.0.1:{PORT}")
    wait_until(partial(_has_come_to, run, found, 2))
    cluster.restart_scheduler()
    said, told = run.communicate()
    assert run.returncode == 1, told
    assert (rows(found), said) == at_peace


def test_what_to_do_is_told_where_a_scheduler_is_lost_for_good(
    corpus: Path, cluster: Programs, tmp_path: Path
) -> None:
    """Nobody waits for it two minutes here."""
    found = tmp_path / "found"
    hasty = (
        "from apnap.cluster import on_dask; on_dask._BACK = 0; from apnap.cli import main; main()"
    )
    words = (sys.executable, "-c", hasty, *command(corpus, found, "--on", cluster.file)[3:])
    run = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    wait_until(partial(_has_come_to, run, found, 1))
    cluster.scheduler.kill()
    _, told = run.communicate()
    _, *lines = told.splitlines()
    goes_on = f"{found}: --resume goes on from what is judged"
    assert (run.returncode, lines) == (2, [f"the scheduler at {cluster.file} is lost", goes_on])


def test_no_process_is_left(cluster: Programs, corpus: Path, tmp_path: Path) -> None:
    """Workers end with all that they have started, while they judge."""
    run = started(corpus, tmp_path / "found", "--on", cluster.file)
    wait_until(partial(_has_come_to, run, tmp_path / "found", 1))
    below = [one for w in cluster.workers for one in w.children(recursive=True) if _judges(one)]
    assert below
    os.kill(run.pid, signal.SIGINT)
    run.communicate()
    for worker in cluster.workers:
        worker.kill()
        for one in worker.children():
            one.kill()
    wait_until(lambda: not any(map(_judges, below)))
