"""The pytest plugin: nothing without `--engine`, the whole suite with it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from tests.suite.conftest import SAMPLE

from apnap.results.records import Result
from apnap.running.command import Collector
from apnap.suite.compiling import Scenario

ROOT: Final = Path(__file__).parents[2]
PUPPET: Final = f"stdio:{sys.executable} -m tests.suite.puppet"


def run_pytest(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_without_an_engine_nothing_is_imported_and_no_option_claimed(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "def pytest_addoption(parser):\n"
        "    for name in ('--engine', '--edition', '--cr', '--scenario'):\n"
        "        parser.addoption(name)\n",
        encoding="utf-8",
    )
    (tmp_path / "test_x.py").write_text(
        "import sys\n"
        "def test_x(pytestconfig):\n"
        "    names = {name for name in sys.modules if name.startswith('apnap.')}\n"
        "    assert names == {'apnap.plugin'}\n"
        "    assert pytestconfig.getoption('engine') in (None, 'diesel')\n",
        encoding="utf-8",
    )
    for words in ((), ("--engine=diesel",)):
        result = run_pytest(tmp_path, "-q", *words)
        assert result.returncode == 0, result.stdout + result.stderr
        assert "1 passed" in result.stdout


def test_with_an_engine_only_the_suite_runs(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def test_x(): assert False\n", encoding="utf-8")
    words = (f"--engine={PUPPET}", f"--features={SAMPLE}", "--edition=2024-11-08")
    ids = ("ext:sample/one-attack-is-split-between-two-players", "ext:sample/the-life-of-all")
    result = run_pytest(tmp_path, "-v", *words, *(f"--scenario={id_}" for id_ in ids))
    assert result.returncode == 0, result.stdout + result.stderr
    for id_ in ids:
        assert f"apnap::{id_} PASSED" in result.stdout
    assert "2 passed" in result.stdout
    assert "extensions: 2 passed" in result.stdout


def test_paths_that_are_named_run_beside_the_suite(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def test_x(): pass\n", encoding="utf-8")
    words = (f"--engine={PUPPET} refuses", f"--features={SAMPLE}", "--edition=2024-11-08")
    scenario = "--scenario=ext:sample/one-attack-is-split-between-two-players"
    result = run_pytest(tmp_path, "test_x.py", *words, scenario, "-n", "1")
    assert result.returncode == 1
    assert "1 failed, 1 passed" in result.stdout
    assert "expected: the declaration to be legal" in result.stdout
    assert "Traceback" not in result.stdout


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (("--engine=stdio:/no/such/program",), 3, "cannot be started"),
        ((f"--engine={PUPPET}", "--cr=999"), 4, "no scenario of edition"),
    ],
)
def test_wrong_use_ends_before_anything_runs(
    tmp_path: Path, words: tuple[str, ...], status: int, reason: str
) -> None:
    result = run_pytest(tmp_path, *words)
    assert (result.returncode, reason in result.stdout + result.stderr) == (status, True)


def test_a_worker_that_dies_leaves_an_errored_scenario(samples: dict[str, Scenario]) -> None:
    scenario = samples["the-life-of-all"]
    seen: list[Result] = []
    collector = Collector([scenario], "2024-11-08", seen.append)
    collector.pytest_runtest_logreport(
        pytest.TestReport(
            nodeid=f"apnap::{scenario.id}",
            location=("", None, ""),
            keywords={},
            outcome="failed",
            longrepr="worker 'gw0' crashed",
            when="call",
        )
    )
    assert [(result.outcome, result.reason) for result in seen] == [
        ("errored", "worker 'gw0' crashed")
    ]
    assert collector.in_order() == tuple(seen)
