"""A part of the book: the scenarios about some rules, and the pages of these rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from tests.book.gathered import book
from typer.testing import CliRunner, Result

from apnap.book.part import about_rules
from apnap.book.scenarios import playing
from apnap.book.scenarios.playing import newest_of
from apnap.cli.app import app
from apnap.rulebooks import index, newest
from apnap.suite import load_suite

RULE: Final = "811.4"


def written(out: Path, *rules: str, workers: int = 0) -> Result:
    """Write the book about rules into a folder."""
    words = ["book", "--out", str(out), "-n", str(workers)]
    return CliRunner().invoke(app, [*words, *(word for rule in rules for word in ("--cr", rule))])


def test_it_has_the_scenarios_about_the_rule_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are so few that no other process is started for them, however many there may be."""
    monkeypatch.setattr(playing, "pool", pytest.fail)
    made = written(tmp_path, RULE, workers=2)
    assert made.exit_code == 0
    ours = {
        one.id
        for one in load_suite().scenarios
        if RULE in map(str, one.tagged.subjects(newest_of(one)))
    }
    assert ours
    folder = tmp_path / "scenarios"
    pages = {path.relative_to(folder).as_posix() for path in folder.rglob("*.html")}
    assert pages == {f"{id_}.html" for id_ in ours}
    assert (tmp_path / "rules" / f"{RULE}.html").is_file()
    assert not (tmp_path / "rules" / "802.4a.html").exists()


def test_parts_of_a_rule_belong_to_it() -> None:
    rules = {page.rule for page in about_rules(book(), ["802.4"]).rules}
    assert {"802.4", "802.4a", "802.4b"} <= rules


def test_an_edition_that_is_indexed_meanwhile_is_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(one for one in load_suite().scenarios if one.tagged.holds(newest()))
    assert newest_of(one) == newest()
    (tmp_path / "2099-01-01.json").touch()
    monkeypatch.setattr(index, "folder", lambda _: tmp_path)
    assert newest_of(one) == "2099-01-01"


def test_without_rules_it_is_the_whole_book() -> None:
    assert about_rules(book(), []) is book()


@pytest.mark.parametrize("rule", ["999.1", "nonsense", "glossary:nonsense"])
def test_no_rule_is_wrong_usage(tmp_path: Path, rule: str) -> None:
    wrong = written(tmp_path, rule)
    assert wrong.exit_code == 2
    assert rule.removeprefix("glossary:") in wrong.stderr
    assert not (tmp_path / "index.html").exists()
