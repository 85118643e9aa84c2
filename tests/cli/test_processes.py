"""Processes: they end with the one that has started them, and outlive who reads what they say."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.forking import started
from tests.patience import wait_until

PROGRAM = """
import os, sys, time
from apnap.running.processes import pool

if __name__ == "__main__":
    with pool(1) as processes:
        print(processes.submit(os.getpid).result(), flush=True)
        processes.submit(time.sleep, 600).result()
"""
FAILING = (
    "direct:reference!any-player-blocks",
    "--scenario",
    "attack-multiple-players/a-defending-player-cant-block-with-an-unattacked-players-creature",
)


def test_they_end_when_it_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_there(worker)
        parent.send_signal(signal.SIGKILL)
    wait_until(lambda: not is_there(worker), 10)


def test_a_command_outlives_who_reads_it(tmp_path: Path) -> None:
    """As in `apnap run … 2>&1 | head -3`: its files are written, its exit status is its own."""
    path = tmp_path / "report.json"
    unread, end = os.pipe()
    os.close(unread)
    with os.fdopen(end, "wb") as pipe:
        words = [sys.executable, "-m", "apnap", "run", *FAILING, "--json", str(path)]
        done = started.run(words, check=False, stdout=pipe, stderr=pipe)
    (result,) = json.loads(path.read_bytes())["results"]
    assert (done.returncode, result["outcome"]) == (1, "failed")


def is_there(pid: int) -> bool:
    """Tell whether a process runs; one that has ended and waits to be noticed does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"
