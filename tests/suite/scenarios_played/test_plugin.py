"""The pytest plugin: nothing without `--engine`, the whole suite with it."""

import os
import subprocess
import sys
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from tests.bad_engines.running import CACHE, MINE, OURS, alive, engine, games, hang, hasty
from tests.forking import started
from tests.patience import patience, wait_until
from tests.suite.conftest import SAMPLE

from apnap.protocol import EditionDate
from apnap.results.records import Result
from apnap.running.command import Collector
from apnap.suite import Scenario, load_captions

ROOT: Final = Path(__file__).parents[3]
PUPPET: Final = f"stdio:{sys.executable} -m tests.suite.puppet"
ONE: Final = (f"--features={SAMPLE}", "--scenario=ext:sample/the-life-of-all")
"""Where it does not matter what is played: the whole suite takes longer to read."""


def run_pytest(
    folder: Path,
    *words: str,
    run: Callable[..., subprocess.CompletedProcess[str]] = started.run,
) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder."""
    return run(
        [sys.executable, "-m", "pytest", *OURS, *words],
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "COLUMNS": "200", **CACHE},
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
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
        "    assert names == {'apnap.plugin', 'apnap.version'}\n"
        "    assert pytestconfig.getoption('engine') in (None, 'diesel')\n",
        encoding="utf-8",
    )
    for words in ((), ("--engine=diesel",)):
        result = run_pytest(tmp_path, "-q", *words, run=subprocess.run)
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


def test_reports_of_pytest_name_the_rules_of_a_scenario(tmp_path: Path) -> None:
    xml = tmp_path / "pytest.xml"
    words = (f"--engine={PUPPET}", f"--features={SAMPLE}", "--edition=2024-11-08")
    run_pytest(tmp_path, *words, f"--junitxml={xml}", "--scenario=ext:sample/the-life-of-all")
    (case,) = ET.parse(xml).getroot().iter("testcase")  # noqa: S314 - our own
    told = [(one.get("name"), one.get("value")) for one in case.iter("property")]
    rules = [value for name, value in told if name == "rule"]
    assert rules == ["802.1"]
    caption = load_captions().named("802.1", EditionDate("2024-11-08"))
    assert told == [("rule", "802.1"), ("caption", caption)]


def test_paths_that_are_named_run_beside_the_suite(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def test_x(): pass\n", encoding="utf-8")
    words = (f"--engine={PUPPET} refuses", f"--features={SAMPLE}", "--edition=2024-11-08")
    scenario = "--scenario=ext:sample/one-attack-is-split-between-two-players"
    result = run_pytest(tmp_path, "test_x.py", *words, scenario, "-n", "1")
    assert result.returncode == 1
    assert "1 failed, 1 passed" in result.stdout
    assert "expected: the declaration to be legal" in result.stdout
    assert "Traceback" not in result.stdout
    own = result.stdout.partition("= FAILURES =")[2].partition("= apnap =")[0]
    for line in (
        "    Given a free-for-all between Rob, Alex and Carissa",
        "      | Grizzly Bears | Alex    |",
        "  > Then the declaration is legal",
        "  said:     Rob, Alex and Carissa pass",
        "  reference: accepted",
        "   asked:   Rob is asked to declare attackers",
        "  Stand or Fall: an enchantment",
        "  trace:    apnap run 'stdio:",
        "  show:     apnap show ext:sample/one-attack",
    ):
        assert f"\n{line}" in own, line
    summary = result.stdout.rpartition("short test summary info")[2]
    assert " - expected the declaration to be legal, got rejected (802.3: " in summary


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (("--engine=stdio:/no/such/program", *ONE), 3, "cannot be started"),
        ((f"--engine={PUPPET}", "--cr=999"), 4, "has a rule 999"),
        (("--engine=",), 4, "--engine is empty"),
        (("--engine=nobody", *ONE), 4, "Did you mean `direct:nobody`"),
        ((f"--engine={PUPPET}", "--limit=answer=soon", *ONE), 4, "write answer=NUMBER"),
    ],
)
def test_wrong_use_ends_before_anything_runs(
    tmp_path: Path, words: tuple[str, ...], status: int, reason: str
) -> None:
    result = run_pytest(tmp_path, *words)
    assert (result.returncode, reason in result.stdout + result.stderr) == (status, True)


@pytest.mark.parametrize("more", [(), ("-n", "1")])
def test_a_run_in_which_nothing_could_be_played_fails(
    tmp_path: Path, more: tuple[str, ...]
) -> None:
    words = (f"--engine={PUPPET} 'few cards'", f"--features={SAMPLE}", "--edition=2024-11-08")
    result = run_pytest(tmp_path, *words, "--scenario=ext:sample/the-life-of-all", *more)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "1 skipped" in result.stdout
    assert "nothing ran: no scenario could be played to its end; this fails" in result.stdout


def test_what_an_engine_says_commands_no_terminal(tmp_path: Path) -> None:
    words = (f"--engine={PUPPET} refuses", f"--features={SAMPLE}", "--edition=2024-11-08")
    result = run_pytest(tmp_path, *words, "--scenario=ext:sample/the-life-of-all")
    assert result.returncode == 1
    assert "[31m way" in result.stdout
    assert "\x1b" not in result.stdout
    assert "another exception" not in result.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_signal_leaves_no_process(tmp_path: Path, workers: str) -> None:
    mark = uuid.uuid4().hex
    chosen = games(tmp_path, ["Resists", "Resists"])
    limits = hasty(end=0.5, answer=600, scenario=600)
    words = (*chosen, "-n", workers, *limits)
    process = started.Popen(
        [
            *(sys.executable, "-m", "pytest", *OURS),
            *(f"--engine={engine(mark=mark, hanging=tmp_path)}", *words),
        ],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], MINE: mark, **CACHE},
        stdout=subprocess.PIPE,
        text=True,
    )
    wait_until(lambda: hang(tmp_path, engines=2 if workers == "2" else 1))
    process.terminate()
    told, _ = process.communicate(timeout=patience(30))
    assert (process.returncode, "SIGTERM" in told) == (2, True)
    wait_until(lambda: not alive(mark), 5)


def test_a_worker_that_dies_leaves_an_errored_scenario(samples: dict[str, Scenario]) -> None:
    scenario = samples["the-life-of-all"]
    seen: list[Result] = []
    collector = Collector([scenario], EditionDate("2024-11-08"), seen.append)
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
