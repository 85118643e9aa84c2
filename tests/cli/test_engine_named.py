"""No gate is green for the reference engine because nobody has named another one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.rulebooks import newest
from apnap.suite import load_suite

ONE: Final = ("--scenario", load_suite().holding(newest())[0].id)
UNSET: Final = "Is a variable unset?"


def apnap(*words: str | Path, ci: str = "") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, [str(word) for word in words], env={"CI": ci})


@pytest.mark.parametrize("ci", ["", "false"])
def test_a_run_without_an_engine_says_first_and_last_that_it_plays_the_reference(ci: str) -> None:
    result = apnap("run", *ONE, ci=ci)
    assert result.exit_code == 0, result.output
    first, *_, last = result.stdout.splitlines()
    assert first == "No engine is named: this plays the reference engine, direct:reference."
    assert last.startswith("No engine was named: this was the reference engine; `apnap run ENGINE`")


def test_a_run_of_an_engine_that_is_named_says_nothing_of_it() -> None:
    result = apnap("run", "direct:reference", *ONE, ci="true")
    assert (result.exit_code, "No engine" in result.stdout) == (0, False)


@pytest.mark.parametrize(
    ("words", "ci", "told"),
    [
        (("run",), "true", "ENGINE is missing: `CI` is set in the environment"),
        (("run",), "1", "ENGINE is missing: `CI` is set in the environment"),
        (("run", "--baseline", "x.json"), "", "ENGINE is missing: a baseline is for an engine"),
        (("run", "--baseline", "x.json", "--update-baseline"), "", "ENGINE is missing: a baseline"),
        (("run", ""), "", "ENGINE is empty"),
        (("run", " "), "true", "ENGINE is empty"),
        (("certify", "--out", "x"), "", "as in `apnap certify ENGINE --out DIR`"),
        (("certify", "", "--out", "x"), "", "ENGINE is empty"),
        (("certify",), "", "as in `apnap certify ENGINE --out DIR`"),
    ],
)
def test_a_gate_needs_an_engine(
    words: tuple[str, ...], ci: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = apnap(*words, ci=ci)
    assert (result.exit_code, result.stdout, list(tmp_path.iterdir())) == (2, "", [])
    assert told in result.stderr
    assert UNSET in result.stderr


def test_a_certificate_needs_a_folder() -> None:
    result = apnap("certify", "direct:reference")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("--out is missing: name the folder")


def test_a_certificate_is_first_of_all_that_of_an_engine() -> None:
    assert "Did you mean `direct:reference`" in apnap("certify", "reference").stderr


def test_the_help_says_whether_an_engine_has_to_be_named() -> None:
    assert "Required." in apnap("certify", "--help").stdout
    told = " ".join(apnap("run", "--help").stdout.split())
    assert "Without ENGINE it plays the reference engine and says so" in told
