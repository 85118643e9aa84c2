"""The process that judges: a Python of its own, which ends with who has started it."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil
import pytest
from tests.cluster import poisoned
from tests.cluster.corpora import good, of
from tests.cluster.test_judging import task, written
from tests.patience import ROOT, wait_until

from apnap.cluster.guarding import Closed, Guard, at_work
from apnap.cluster.tasks import JUDGING
from apnap.cluster.trades import Bounds


def test_no_process_outlives_who_has_it_judge(tmp_path: Path) -> None:
    begun = at_work(JUDGING)
    guard = Guard(JUDGING, Bounds(), begun)
    guard.done(task(written(tmp_path / "games.jsonl", good()), tmp_path))
    mine = [one for one in psutil.Process().children(recursive=True) if _judges(one)]
    assert [one.pid for one in mine] == [begun.process.pid]
    guard.close()
    assert not any(map(_judges, mine))
    with pytest.raises(Closed):
        guard.done(task(tmp_path / "games.jsonl", tmp_path))


def test_the_process_that_judges_ends_with_who_has_started_it(tmp_path: Path) -> None:
    """Also while a game hangs it: nobody is there to whom it could tell anything."""
    path = written(tmp_path / "games.jsonl", of(poisoned.HANGS))
    code = "import sys; sys.path[:0] = ['.']; from tests.cluster.test_processes import *; "
    asked = f"Guard(JUDGING, Bounds()).done(task(Path({str(path)!r}), Path({str(tmp_path)!r})))"
    parent = psutil.Popen([sys.executable, "-c", code + asked], cwd=ROOT)
    wait_until(lambda: any(map(_judges, parent.children(recursive=True))))
    mine = parent.children(recursive=True)
    parent.kill()
    parent.wait()
    wait_until(lambda: not any(map(_judges, mine)))


def _judges(one: psutil.Process) -> bool:
    try:
        is_one = one.cmdline()[2:4] == ["-m", "apnap.cluster.child"]
        return is_one and one.status() != psutil.STATUS_ZOMBIE
    except psutil.Error:
        return False
