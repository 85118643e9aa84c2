"""`apnap book`, `apnap explain` and `apnap show`, as users call them."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.book.gathered import by_rule, gathered
from typer.testing import CliRunner, Result

from apnap.book import known
from apnap.book.content import gathering
from apnap.book.content.explaining import Explained
from apnap.cli import show
from apnap.cli.app import app
from apnap.engine.starting import DEFAULT
from apnap.protocol import Load, Verdict
from apnap.rulebooks import subject
from apnap.suite import load_suite
from apnap_reference.engine import ReferenceEngine

BATTLE = "combat-phase/a-battles-controller-can-attack-it-and-its-protector-can-block"
ORDERS = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"


def apnap(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"COLUMNS": "100"})


_suite = functools.cache(load_suite)


@pytest.fixture
def suite_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `show` read the suite once for all tests, which takes its time."""
    monkeypatch.setattr(show, "load_some", lambda *_, **__: _suite())


def test_explain_tells_all_about_a_rule() -> None:
    result = apnap("explain", "802.5")
    assert result.exit_code == 0
    for words in (
        f"802.5  {by_rule()['802.5'].title}",
        "Attack Multiple Players Option; 2024-11-08, 2026-01-16",
        "Another rule of this number",
        "2006-10-01    602.5    first edition here",
        "new: No damage assignment order",
        "How we read it: Is 802.5 about assigning combat damage or about damage assignment order?",
        "defenders-assign-first: ",
        "assigning_order: ",
        "    apnap_reference/combat/damage.py:",
    ):
        assert words in result.stdout, words
    long = "attack-multiple-players/alexs-dying-blood-artist-sees-another-players-creature-die-too"
    assert long in [line.strip() for line in result.stdout.splitlines()]  # not broken


def test_explain_tells_what_holds_a_state_against_a_rule() -> None:
    (claim,) = by_rule()["805.2"].strands[0].claims
    lines = apnap("explain", "805.2").stdout.splitlines()
    at = lines.index("Checks of a state by the reference engine")
    assert lines[at + 1].startswith(f"  {claim.name}: ")
    assert f"    {claim.place}" in lines[at:]


def test_a_section_lists_its_rules() -> None:
    result = apnap("explain", "811")
    assert result.exit_code == 0
    assert f"  811.4  {by_rule()['811.4'].title}" in result.stdout


@pytest.mark.parametrize("rule", ["802.4a", "glossary:affinity", "811", "999.1"])
def test_what_is_told_is_the_same_whether_it_was_kept_or_not(
    rule: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = known.explanation(subject(rule), DEFAULT)
    assert (told is None) == (rule == "999.1")
    monkeypatch.setattr(gathering, "gathering", lambda _: gathered())
    monkeypatch.setenv("APNAP_CACHE", "off")
    assert without_neighbours(known.explanation(subject(rule), DEFAULT)) == without_neighbours(told)
    (tmp_path / "file").touch()
    monkeypatch.setenv("APNAP_CACHE", str(tmp_path / "file"))
    assert without_neighbours(known.explanation(subject(rule), DEFAULT)) == without_neighbours(told)


def without_neighbours(told: Explained | None) -> Explained | None:
    """Return what is told, as by a page that lies in no book."""
    if told is None or told.page is None:
        return told
    return replace(told, page=replace(told.page, whole="", parts=(), before="", after=""))


@pytest.mark.parametrize("rule", ["999.1", "nonsense"])
def test_explain_says_what_it_does_not_know(rule: str) -> None:
    result = apnap("explain", rule)
    assert result.exit_code == 2
    assert rule in result.stderr


@pytest.mark.parametrize(("columns", "rule"), [("40", "802.2a"), ("20", "802.5")])
def test_explain_fits_a_narrow_terminal(columns: str, rule: str) -> None:
    result = CliRunner().invoke(app, ["explain", rule], env={"COLUMNS": columns})
    assert result.exit_code == 0
    words = " ".join(result.stdout.split())
    assert by_rule()[rule].strands[0].demands[-1].says in words
    assert "\x1b" not in result.stdout
    ids = by_rule()[rule].strands[0].situations[0].scenarios[0].id
    long = [line for line in result.stdout.splitlines() if len(line) > int(columns)]
    assert any(ids in line for line in long)  # what is to be copied is not broken
    assert all("/" in line for line in long)


def test_show_draws_the_table_before_the_judgement_and_at_the_end() -> None:
    result = apnap("show", ORDERS)
    assert result.exit_code == 0
    assert result.stdout.count("─ Carissa, 20 life ") == 2
    assert "Grizzly Bears → Alex" in result.stdout
    assert "Alex is asked to declare blockers" in result.stdout
    assert "(rejected)" in result.stdout
    assert result.stdout.rstrip().endswith("passed")


@pytest.mark.usefixtures("suite_once")
def test_show_draws_every_step_on_demand() -> None:
    every = apnap("show", ORDERS, "--every-step").stdout
    assert every.count("─ Carissa, 20 life ") >= 2
    assert "When Alex blocks Runeclaw Bear with Wall of Wood" in every


@pytest.mark.usefixtures("suite_once")
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((f"{ORDERS}x",), "no scenario is called"),
        ((BATTLE, "--edition", "2006-10-01"), "does not hold: it holds since 2024-06-07"),
        ((ORDERS, "--edition", "2007-01-01"), "there is no edition"),
    ],
)
def test_show_says_what_it_cannot_show(words: tuple[str, ...], problem: str) -> None:
    result = apnap("show", *words)
    assert result.exit_code == 2
    assert problem in result.stderr


@pytest.mark.usefixtures("suite_once")
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


class Shouting(ReferenceEngine):
    """Cannot load anything, and says why in words for a server of CI, wherever a line breaks."""

    def load(self, said: Load) -> Verdict:
        """Refuse the position."""
        return replace(super().load(said), verdict="unsupported", reason="::error::owned " * 60)


@pytest.mark.usefixtures("suite_once")
def test_what_an_engine_says_begins_no_line_that_a_server_obeys() -> None:
    said = apnap("show", ORDERS, "--engine", f"direct:{__name__}:Shouting").stdout
    assert "::error::owned" in said
    assert not [line for line in said.splitlines() if line.lstrip().startswith("::")]
