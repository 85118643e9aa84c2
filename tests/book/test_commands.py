"""`apnap book`, `apnap explain` and `apnap show`, as users call them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app

ORDERS = "attack-multiple-players/a-defender-may-not-rescue-the-next-player"


def apnap(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"COLUMNS": "100"})


def test_explain_tells_all_about_a_rule() -> None:
    result = apnap("explain", "802.5")
    assert result.exit_code == 0
    for words in (
        "802.5  Damage is assigned in turn from the active player",
        "Attack Multiple Players Option; 2024-11-08, 2026-01-16",
        "Another rule of this number",
        "2006-10-01    602.5    first edition here",
        "new: Nothing is put in order",
        "How we read it: One number, two rules",
        "defenders-assign-first: ",
        "assigning_order: ",
    ):
        assert words in result.stdout, words
    long = (
        "attack-multiple-players/creatures-that-fight-before-different-players-die-at-one-moment"
        "-blood-artist-before-alex"
    )
    assert long in [line.strip() for line in result.stdout.splitlines()]  # not broken


def test_a_section_lists_its_rules() -> None:
    result = apnap("explain", "811")
    assert result.exit_code == 0
    assert "  811.4  Only an opponent in the next seat can be attacked" in result.stdout


@pytest.mark.parametrize("rule", ["999.1", "nonsense"])
def test_explain_says_what_it_does_not_know(rule: str) -> None:
    result = apnap("explain", rule)
    assert result.exit_code == 2
    assert rule in result.stderr


def test_show_draws_the_table_before_the_judgement_and_at_the_end() -> None:
    result = apnap("show", ORDERS)
    assert result.exit_code == 0
    assert result.stdout.count("─ Carissa, 20 life ") == 2
    assert "Grizzly Bears → Alex" in result.stdout
    assert "Alex is asked: declare blockers" in result.stdout
    assert "(rejected)" in result.stdout
    assert result.stdout.rstrip().endswith("passed")


def test_show_draws_every_step_on_demand() -> None:
    every = apnap("show", ORDERS, "--every-step").stdout
    assert every.count("─ Carissa, 20 life ") >= 2
    assert "When Alex blocks Runeclaw Bear with Wall of Wood" in every


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((f"{ORDERS}x",), "there is no scenario"),
        ((ORDERS, "--edition", "2006-10-01"), "does not hold: it holds since 2024-06-07"),
        ((ORDERS, "--edition", "2007-01-01"), "there is no edition"),
    ],
)
def test_show_says_what_it_cannot_show(words: tuple[str, ...], problem: str) -> None:
    result = apnap("show", *words)
    assert result.exit_code == 2
    assert problem in result.stderr


def test_show_says_that_an_engine_does_not_start() -> None:
    result = apnap("show", ORDERS, "--engine", "direct:nobody")
    assert result.exit_code in (2, 3)
    assert "nobody" in result.stderr


def test_book_refuses_a_folder_that_holds_something_else(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years")
    result = apnap("book", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "no book of apnap" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_folder_without_certificate_is_wrong_usage_and_nothing_is_written(
    tmp_path: Path,
) -> None:
    out = tmp_path / "book"
    wrong = apnap("book", "--out", str(out), "--results", str(tmp_path))
    assert wrong.exit_code == 2
    assert "there is no certificate.json" in " ".join(wrong.output.split())
    assert not out.exists()
