"""`apnap run --baseline`: green while the engine does as it did, red as soon as it does not."""

from __future__ import annotations

import functools
import json
import shlex
import sys
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest
from typer.testing import CliRunner, Result

from apnap.certifying.profiles import chosen
from apnap.cli.app import app
from apnap.protocol import EditionDate
from apnap.suite import load_suite

ROOT: Final = Path(__file__).parents[2]
_LOADED: Final = functools.cache(load_suite)
ONE: Final = "any-player-blocks"
OTHER: Final = "anybody-is-a-neighbour"
BLOCKS: Final = (
    "attack-multiple-players/a-defending-player-cant-block-with-the-next-players-creature"
)
NEIGHBOURS: Final = (
    "alternating-teams/alternating-teams-attack-only-neighbors-even-with-unlimited-range"
)
FEW: Final = tuple(
    word
    for scenario in (
        BLOCKS,
        "attack-multiple-players/a-defending-player-cant-block-with-the-previous-players-creature",
        "attack-multiple-players/a-defending-player-cant-block-with-an-unattacked-players-creature",
        "attack-multiple-players/an-attacked-player-can-block-with-one-or-several-creatures",
        NEIGHBOURS,
        "alternating-teams/alternating-teams-can-attack-an-adjacent-opponents-planeswalker",
    )
    for word in ("--scenario", scenario)
)
"""
Scenarios that fail if `ONE` is believed, one that fails if `OTHER` is, and two that fail in neither
case.
"""


def run(*words: str | Path) -> Result:
    """Run `apnap run` in this process."""
    told = {"PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    return CliRunner().invoke(app, ["run", *map(str, words)], env=told)


def misread(*names: str) -> str:
    """Return the name of the reference engine that misreads so."""
    return "!".join(filter(None, ("direct:tests.results.misread:engine", "+".join(names))))


def listed(path: Path) -> dict[str, Any]:
    """Return the entries of a baseline by the scenario's id."""
    return {entry["scenario"]: entry for entry in json.loads(path.read_bytes())["known"]}


def verdicts(result: Result, head: str) -> list[str]:
    """Return the scenarios that the report lists under a head."""
    lines = result.stdout.splitlines()
    return [line.split()[1].rstrip(":") for line in lines if line.startswith(f"{head} ")]


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the suite once for all tests: it takes longer than what most of them do."""
    monkeypatch.setattr("apnap.running.command.load_suite", _LOADED)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the baseline of the engine that misreads one rule; do not change it."""
    path = tmp_path_factory.mktemp("baseline") / "known.json"
    result = run(misread(ONE), *FEW, "--baseline", path, "--update-baseline")
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    """Return a copy of that baseline."""
    copy = tmp_path / "known.json"
    copy.write_bytes(made.read_bytes())
    return copy


class TestStrictness:
    def test_what_is_known_is_green(self, made: Path) -> None:
        result = run(misread(ONE), *FEW, "--baseline", made)
        assert result.exit_code == 0, result.output
        assert listed(made).keys() >= {BLOCKS}
        assert {entry["outcome"] for entry in listed(made).values()} == {"failed"}
        assert f"baseline: as expected ({made}, {len(listed(made))} known)" in result.stdout
        assert "FAILED" not in result.output

    def test_another_broken_rule_is_red_and_only_that_is_explained(self, made: Path) -> None:
        result = run(misread(ONE, OTHER), *FEW, "--baseline", made)
        assert result.exit_code == 1, result.output
        assert NEIGHBOURS in verdicts(result, "NEW")
        assert not set(verdicts(result, "NEW")) & listed(made).keys()
        assert set() < set(verdicts(result, "FAILED")) <= set(verdicts(result, "NEW"))
        assert verdicts(result, "MENDED") == []

    def test_a_mended_rule_is_red(self, made: Path) -> None:
        result = run(misread(), *FEW, "--baseline", made)
        assert result.exit_code == 1, result.output
        assert sorted(verdicts(result, "MENDED")) == sorted(listed(made))
        assert verdicts(result, "NEW") == []

    def test_what_is_not_played_is_not_judged(self, made: Path) -> None:
        assert run(misread(), "--cr", "811.4", "--baseline", made).exit_code == 0

    def test_another_outcome_is_red(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"failed"', '"errored"', 1), encoding="utf-8")
        result = run(misread(ONE), *FEW, "--baseline", path)
        assert (result.exit_code, len(verdicts(result, "CHANGED"))) == (1, 1)


class TestUpdating:
    def test_what_was_said_of_a_failure_stays(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        told = '"our bug", "link": "https://example.org/7"'
        path.write_text(text.replace('"not yet examined"', told, 1), encoding="utf-8")
        before = path.read_bytes()
        run(misread(ONE), *FEW, "--baseline", path, "--update-baseline")
        assert path.read_bytes() == before
        result = run(misread(ONE, OTHER), *FEW, "--baseline", path, "--update-baseline")
        assert result.exit_code == 0
        assert f"added: {NEIGHBOURS}" in result.stdout.splitlines()
        assert set(before.decode().splitlines()[5:7]) <= set(path.read_text().splitlines())

    def test_once_all_is_mended_nothing_is_listed(self, path: Path) -> None:
        run(misread(), *FEW, "--baseline", path, "--update-baseline")
        assert listed(path) == {}
        assert run(misread(), *FEW, "--baseline", path).exit_code == 0

    def test_what_names_no_scenario_is_an_error_until_it_is_updated(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(BLOCKS, "a/b", 1), encoding="utf-8")
        result = run(misread(ONE), *FEW, "--baseline", path)
        assert (result.exit_code, "is called a/b" in result.stderr) == (2, True)
        result = run(misread(ONE), *FEW, "--baseline", path, "--update-baseline")
        assert (result.exit_code, listed(path).keys() >= {BLOCKS}) == (0, True)
        assert "dropped: a/b (no such scenario)" in result.stdout

    def test_a_run_that_shows_nothing_changes_nothing(self, tmp_path: Path) -> None:
        copy = tmp_path / "known.json"
        puppet = f"stdio:{shlex.join([sys.executable, '-m', 'tests.suite.puppet'])} 'few cards'"
        sample = ("--features", ROOT / "tests/suite/sample.feature", "--edition", "2024-11-08")
        one = ("--scenario", "ext:sample/one-attack-is-split-between-two-players")
        result = run(puppet, *sample, *one, "--baseline", copy, "--update-baseline")
        assert (result.exit_code, copy.exists()) == (1, False)
        assert "too little: the baseline was not written\nnothing ran: no" in result.stderr
        assert result.stderr.rstrip().endswith("above, says what to declare first.")


class TestWrongUse:
    def test_an_engine_that_breaks_everywhere_is_told_with_what_is_new(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def breaks(*_: object) -> NoReturn:
            raise RuntimeError("it broke")

        monkeypatch.setattr("tests.results.misread.ReferenceEngine.load", breaks)
        before = path.read_bytes()
        for more, told in (
            ((), "not held against the baseline"),
            (("--update-baseline",), "not w"),
        ):
            result = run(misread(ONE), *FEW, "--baseline", path, *more)
            assert (result.exit_code, path.read_bytes()) == (1, before), result.output
            assert "errored, none was played to its end: is the engine broken?" in result.stderr
            assert told in result.stderr
            assert verdicts(result, "NEW")

    def test_the_baseline_of_another_engine(self, made: Path) -> None:
        puppet = f"stdio:{shlex.join([sys.executable, '-m', 'tests.suite.puppet'])}"
        result = run(puppet, *FEW, "--baseline", made)
        assert result.exit_code == 2
        assert "a baseline for the engine 'apnap reference engine'" in result.stderr
        assert "--update-baseline" in result.stderr

    @pytest.mark.parametrize("more", [(), ("--update-baseline",)])
    def test_the_baseline_of_another_edition(self, more: tuple[str, ...], path: Path) -> None:
        before = path.read_bytes()
        words = ("--cr", "802.4a", "--edition", "2024-11-08", "--baseline", path)
        result = run("direct:reference", *words, *more)
        assert (result.exit_code, "for edition '2026-01-16'" in result.stderr) == (2, True)
        assert path.read_bytes() == before

    def test_there_is_no_such_file(self, tmp_path: Path) -> None:
        result = run("direct:reference", *FEW, "--baseline", tmp_path / "x.json")
        assert (result.exit_code, "--update-baseline" in result.stderr) == (2, True)

    @pytest.mark.parametrize(
        ("words", "problem"),
        [
            (("--update-baseline",), "needs --baseline"),
            (("--baseline", "x.json", "-x"), "leave -x out"),
            (("--baseline", "/no/such/folder/x.json"), "there is no such file"),
            (("--profile", "core", "--scenario", "a/b"), "leave one out"),
            (("--profile", "chess"), "there is no profile 'chess'"),
        ],
    )
    def test_options_that_do_not_go_together(self, words: tuple[str, ...], problem: str) -> None:
        result = run("direct:reference", *words)
        assert (result.exit_code, problem in result.stderr) == (2, True), result.output

    def test_an_engine_that_was_started_in_vain_is_ended(
        self, made: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        closed: list[str] = []
        monkeypatch.setattr(
            "apnap.running.engine_under_test.Engine.close", lambda e: closed.append(e.name)
        )
        run("direct:reference", "--edition", "2024-11-08", "--cr", "802", "--baseline", made)
        assert closed == ["direct:reference"]


def test_a_profile_chooses_its_scenarios() -> None:
    number = len(chosen(EditionDate("2006-10-01"), ("teams",))[0].scenarios)
    result = run("direct:reference", "--profile", "teams", "--edition", "2006-10-01")
    assert result.exit_code == 0, result.output
    assert f"suite: {number} passed" in result.stdout
