"""Wherever the outcome of a rule is told, so is what the rule is called."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console
from tests.cli.test_mutants import Few
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.mutants import spreading
from apnap.results.records import RuleRow
from apnap.results.tables_on_terminal import WIDE, table
from apnap.rulebooks import newest
from apnap.suite import Caption, Captions

CAPTION: Final = "Only attacked players block"
MISREADING: Final = "any-player-blocks"
READERS: Final = (
    "apnap.cli.mutants.measuring",
    "apnap.cli.show",
    "apnap.pages.reports",
    "apnap.results.ctrf",
    "apnap.results.junit",
    "apnap.results.report_on_terminal",
    "apnap.running.playing",
    "apnap.running.session",
)


@pytest.fixture(autouse=True)
def _captioned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one caption."""
    captions = Captions({"802.4a": Caption(title=CAPTION)})
    for reader in READERS:
        monkeypatch.setattr(f"{reader}.load_captions", lambda: captions)


def apnap(*words: str, columns: int = WIDE) -> str:
    """Run the command in this process, on a terminal of so many columns."""
    return CliRunner().invoke(app, words, env={"COLUMNS": str(columns)}).stdout


def test_a_failure_names_its_rules_in_every_report(tmp_path: Path) -> None:
    xml, page = tmp_path / "junit.xml", tmp_path / "report.html"
    files = ("--junit", str(xml), "--html", str(page))
    told = apnap("run", f"direct:reference!{MISREADING}", "--cr", "802.4a", *files)
    assert f"  802.4a: {CAPTION}" in told.splitlines()
    (line,) = (line for line in told.splitlines() if line.startswith("│ 802.4a "))
    assert line.split("│")[-2].strip() == CAPTION
    cases = ET.parse(xml).getroot().iter("testcase")  # noqa: S314 - our own
    failed = next(case for case in cases if case.find("failure") is not None)
    named = [p.get("value") for p in failed.iter("property") if p.get("name") == "caption"]
    assert f"802.4a {CAPTION}" in named
    assert {"rule", "caption"} == {p.get("name") for p in failed.iter("property")}
    assert f"802.4a: {CAPTION}" in "".join(failed.itertext())
    assert f'<span class="number">802.4a</span> <span class="title">{CAPTION}</span>' in (
        page.read_text(encoding="utf-8")
    )


def test_a_narrow_terminal_shows_the_outcomes_by_number_alone() -> None:
    told = apnap("run", "--cr", "802.4a", columns=WIDE - 1)
    assert "│ 802.4a " in told
    assert CAPTION not in told


def test_a_long_caption_is_cut_and_breaks_no_line() -> None:
    screen = Console(file=io.StringIO(), width=WIDE, legacy_windows=False)
    rows = [RuleRow(rule="802.4a", passed=1), RuleRow(rule="")]
    with screen.capture() as shown:
        screen.print(table("Rules", rows, lambda rule: rule and "word " * 30))
    lines = shown.get().splitlines()
    assert max(map(len, lines)) <= WIDE
    assert sum("word" in line for line in lines) == 1
    with screen.capture() as bare:
        screen.print(table("Rules", rows))
    assert "caption" not in bare.get()


def test_show_names_the_rules_of_a_scenario() -> None:
    listed = json.loads(apnap("list", "--cr", "802.4a", "--json"))
    id_ = next(one["id"] for one in listed if one["rules"] == ["802.4a"])
    assert f"802.4a {CAPTION}" in apnap("show", id_).splitlines()


def test_a_misreading_stands_with_the_rule_that_it_misreads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many scenarios notice it."""
    monkeypatch.setattr(spreading, "load_suite", Few)
    for known in (spreading.scenarios, spreading.by_id):
        known.cache_clear()
    told = apnap("mutants", "--mutant", MISREADING, columns=160)
    for known in (spreading.scenarios, spreading.by_id):
        known.cache_clear()
    assert CAPTION in told


def test_a_failure_names_the_golden_rule_that_a_rule_rests_on() -> None:
    captions = Captions(
        {"802.4a": Caption(title=CAPTION, rests_on=("101.2",)), "101.2": Caption(title="Golden")}
    )
    edition = newest()
    assert captions.reasoned("802.4a", edition) == f"802.4a {CAPTION}, which rests on 101.2 Golden"
    assert captions.reasoned("101.2", edition) == "101.2 Golden"
    assert captions.reasoned("802.4b", edition) == "802.4b"
    assert captions.reasoned("no rule", edition) == "no rule"
