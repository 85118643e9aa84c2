"""What lies in the current folder is not run in the processes that apnap has started for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.bad_engines.faces import Wary

from apnap.rulebooks import newest
from apnap.running.command import PreparedRun, Request
from apnap.running.planted import SAFE
from apnap.running.processes import pool
from apnap.suite import load_suite

FIRST: Final = load_suite(dates=(newest(),)).holding(newest())[0].id
"""A scenario, whichever it is."""
PLANTED: Final = """
import os, sys
with open({seen!r}, "a") as file:
    file.write(__name__)
sys.path = [one for one in sys.path if one not in ("", os.getcwd())]
del sys.modules[__name__]
__import__(__name__)
"""
OPENING: Final = f"""
import os
from apnap.cluster.opening import opened
if __name__ == "__main__":
    cluster = opened("local", 1)
    print(list(cluster.look(os.getenv, {SAFE!r}).values()))
    cluster.close()
"""


@pytest.fixture
def seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go to a folder with modules that write their names here, if they are run."""
    written = tmp_path / "seen"
    for module in ("execnet", "multiprocessing"):
        (tmp_path / f"{module}.py").write_text(PLANTED.format(seen=str(written)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(SAFE, raising=False)
    return written


def test_workers_of_a_run_do_not_run_it_and_start_engines_as_ever(seen: Path) -> None:
    name = f"direct:{Wary.__module__}:{Wary.__name__}"
    run = PreparedRun(Request(engine=name, ids=(FIRST,), workers=1))
    (result,) = run.play(lambda _: None).results
    assert result.outcome == "passed", result.reason
    assert not seen.exists(), seen.read_text()
    assert SAFE not in os.environ


def test_other_processes_do_not_run_it_and_start_engines_as_ever(seen: Path) -> None:
    with pool(1) as processes:
        assert processes.submit(os.getenv, SAFE).result() is None
    assert not seen.exists(), seen.read_text()
    assert SAFE not in os.environ


def test_workers_of_a_cluster_do_not_run_it_and_start_engines_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, seen, program = tmp_path / "there", tmp_path / "seen", tmp_path / "program.py"
    there.mkdir()
    for module in ("distributed", "multiprocessing"):
        (there / f"{module}.py").write_text(PLANTED.format(seen=str(seen)))
    program.write_text(OPENING)
    monkeypatch.delenv(SAFE, raising=False)
    done = subprocess.run(
        (sys.executable, program), cwd=there, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("[None]\n", 0), done.stderr
    assert not seen.exists(), seen.read_text()


def test_what_the_user_has_said_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SAFE, "yes")
    with pool(1) as processes:
        assert processes.submit(os.getenv, SAFE).result() == "yes"
    assert os.environ[SAFE] == "yes"
