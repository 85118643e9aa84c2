"""`apnap rules index`, `diff`, `confirm` and `check`: editions of the rulebook, and the gate."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.coverage.proving import Proof
from apnap.protocol import EditionDate
from apnap.protocol.numbering import NumbersFile, numbering
from apnap.protocol.resources import folder
from apnap.rulebooks import editions, load, newest
from apnap.rulebooks.confirming import Confirmed
from apnap.rulebooks.standing import write_numbers
from apnap.suite import Scenario

BOOK = """\
These rules are effective as of March 9, 2031.

1. Game Concepts

802. Attack Multiple Players Option

802.1. Somebody may attack everybody.

802.2. Nobody chooses.

802.3. Bread is baked in an oven.
"""
OLD = """\
These rules are effective as of March 8, 2031.

1. Game Concepts

802. Attack Multiple Players Option

802.1. Somebody may attack everybody.

802.2. Bread is mostly baked in an oven.
"""


def rules(*words: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ("rules", *map(str, words)), env={"COLUMNS": "140"})


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Return the file of a very short rulebook."""
    path = tmp_path / "book.txt"
    path.write_text(BOOK, encoding="utf-8")
    return path


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Return the file of the rulebook before it."""
    path = tmp_path / "older.txt"
    path.write_text(OLD, encoding="utf-8")
    return path


class TestIndex:
    def test_it_stores_the_index_and_says_what_it_has(self, book: Path, tmp_path: Path) -> None:
        result = rules("index", book, "--out", tmp_path)
        assert result.stdout.splitlines() == [
            "edition 2031-03-09: 1 sections, 3 rules and sub-rules, 0 examples, 0 terms",
            f"{tmp_path / '2031-03-09.json'} is written",
        ]
        assert editions(tmp_path) == ("2031-03-09",)
        assert len(load("2031-03-09", tmp_path).numbers) == 3

    def test_no_sentence_is_stored(self, book: Path, tmp_path: Path) -> None:
        rules("index", book, "--out", tmp_path)
        assert "oven" not in (tmp_path / "2031-03-09.json").read_text(encoding="utf-8")

    def test_the_same_book_again_changes_nothing(self, book: Path, tmp_path: Path) -> None:
        rules("index", book, "--out", tmp_path)
        assert "is unchanged" in rules("index", book, "--out", tmp_path).stdout

    def test_another_text_of_that_edition_is_stored_by_force_only(
        self, book: Path, older: Path, tmp_path: Path
    ) -> None:
        rules("index", book, "--out", tmp_path)
        words = ("index", older, "--edition", "2031-03-09", "--out", tmp_path)
        refused = rules(*words)
        assert (refused.exit_code, "--force replaces it" in refused.stderr) == (2, True)
        assert rules(*words, "--force").exit_code == 0
        assert len(load("2031-03-09", tmp_path).numbers) == 2

    def test_a_new_edition_is_added_to_the_table_of_numbers(
        self, book: Path, older: Path, tmp_path: Path
    ) -> None:
        rules("index", older, "--edition", "2030-01-01", "--out", tmp_path)
        table = NumbersFile(
            base=EditionDate("2030-01-01"), editions={}, rules={}, functions={}, beside={}, notes={}
        )
        path = write_numbers(table, tmp_path)
        result = rules("index", book, "--out", tmp_path)
        assert f"{path} is extended: of the rules of 2030-01-01," in result.stdout
        assert numbering(tmp_path).dates == ("2030-01-01", "2031-03-09")
        extended = path.read_bytes()
        again = rules("index", book, "--out", tmp_path)
        assert (path.read_bytes(), "extended" in again.stdout) == (extended, False)

    def test_rules_that_were_reworded_are_to_be_looked_at(
        self, book: Path, older: Path, tmp_path: Path
    ) -> None:
        older.write_text(OLD.replace("oven", "stove"), encoding="utf-8")
        rules("index", older, "--edition", "2030-01-01", "--out", tmp_path)
        table = NumbersFile(
            base=EditionDate("2030-01-01"), editions={}, rules={}, functions={}, beside={}, notes={}
        )
        write_numbers(table, tmp_path)
        result = rules("index", book, "--out", tmp_path)
        assert "have other texts and are taken to have kept their places" in result.stdout
        assert "`apnap rules diff 2030-01-01 2031-03-09` shows them" in result.stdout

    def test_a_table_of_numbers_that_is_none_is_wrong_usage(
        self, book: Path, tmp_path: Path
    ) -> None:
        (tmp_path / "numbers.json").write_text("{}", encoding="utf-8")
        result = rules("index", book, "--out", tmp_path)
        assert (result.exit_code, "does not say what rules are called" in result.stderr) == (
            2,
            True,
        )

    @pytest.mark.parametrize(
        ("text", "words", "reason"),
        [
            ("Nonsense", (), "is not a plain-text rulebook"),
            (BOOK.replace("effective", "good"), (), "does not say from when it is in force"),
            (BOOK, ("--edition", "soon"), "is not the date of an edition"),
            (BOOK, ("--edition", "2026-02-31"), "is not the date of an edition"),
            (
                re.sub(r"effective as of \w+ \d+, \d+", "effective as of February 31, 2031", BOOK),
                (),
                "'2031-02-31' is not the date of an edition",
            ),
            (BOOK, ("--out", f"{__file__}/nowhere"), "is a file, and no folder"),
            (None, (), "No such file"),
        ],
    )
    def test_what_cannot_be_indexed_is_wrong_usage(
        self, tmp_path: Path, text: str | None, words: tuple[str, ...], reason: str
    ) -> None:
        path = tmp_path / "some.txt"
        if text is not None:
            path.write_text(text, encoding="utf-8")
        result = rules("index", path, *words)
        assert (result.exit_code, reason in result.stderr) == (2, True), result.stderr

    @pytest.mark.skipif(sys.platform == "win32", reason="pipes and links")
    @pytest.mark.parametrize("kind", ["a pipe", "a link that leads nowhere"])
    def test_what_is_no_file_is_no_index_and_is_left_alone(
        self, book: Path, tmp_path: Path, kind: str
    ) -> None:
        date = rules("index", book, "--out", tmp_path / "first").stdout.split()[1].rstrip(":")
        there = tmp_path / f"{date}.json"
        if kind == "a pipe":
            os.mkfifo(there)
        else:
            there.symlink_to(tmp_path / "victim")
        result = rules("index", book, "--out", tmp_path)
        assert (result.exit_code, "it is no regular file: remove it" in result.stderr) == (2, True)
        assert not (tmp_path / "victim").exists()

    def test_a_book_that_stands_there_twice_or_has_no_glossary_is_told(
        self, book: Path, tmp_path: Path
    ) -> None:
        book.write_text(f"{BOOK}\nCredits\n\nNobody\n\n{BOOK}", encoding="utf-8")
        result = rules("index", book, "--out", tmp_path)
        assert "another book, or the same once more, begins behind the end" in result.stderr
        assert "the book has no glossary" in result.stderr


class TestDiff:
    def test_it_names_what_changed_and_what_that_touches(self) -> None:
        result = rules("diff", "2024-06-07", "2024-11-08")
        lines = result.stdout.splitlines()
        title = "Attack Multiple Players Option"
        at = lines.index(f"removed     802.5  {title}")
        assert lines[at + 1].startswith("    scenarios: attack-multiple-players/")
        assert f"renumbered  802.6 to 802.5  {title}" in lines
        assert "removed     805.10f  Shared Team Turns Option" in lines
        assert "renumbered  805.10g to 805.10f  Shared Team Turns Option" in lines
        assert any(line.startswith("    mutants: ") for line in lines)
        assert any(line.startswith("    functions: ") for line in lines)

    def test_all_scenarios_are_confirmed_for_the_indexed_editions(self) -> None:
        for old, new in zip(editions(), editions()[1:], strict=False):
            result = rules("diff", old, new, "--json")
            assert breaches("rules-diff", result.stdout.encode()) == ()
            told = json.loads(result.stdout)
            waiting = [one["new"] for one in told["differences"] if one["unconfirmed"]]
            assert (result.exit_code, waiting) == (0, [])

    def test_what_touches_nothing_is_shown_on_demand(self) -> None:
        few, all_ = (rules("diff", "2024-06-07", "2024-11-08", *more) for more in ((), ("--all",)))
        assert "touch nothing of ours" in few.stdout
        assert len(few.stdout) < len(all_.stdout)

    def test_a_reworded_rule_waits_until_its_scenarios_are_confirmed(self, book: Path) -> None:
        result = rules("diff", "2026-01-16", book)
        assert result.exit_code == 1
        lines = result.stdout.splitlines()
        assert "changed     802.1  Attack Multiple Players Option" in lines
        assert any("scenarios wait to be confirmed for this text" in line for line in lines)
        assert lines[-1].startswith("not confirmed for 2031-03-09: ")
        assert "802.4a" in lines[-1]  # gone, and scenarios are still about it

    def test_two_files_are_compared_by_their_texts(self, older: Path, book: Path) -> None:
        told = json.loads(rules("diff", older, book, "--json").stdout)
        assert told["texts"]
        found = {(one["kind"], one["old"], one["new"]) for one in told["differences"]}
        assert found == {("renumbered", "802.2", "802.3"), ("added", None, "802.2")}
        moved = next(one for one in told["differences"] if one["kind"] == "renumbered")
        assert moved["reworded"]
        assert 0.5 < moved["likeness"] < 1

    @pytest.mark.parametrize("words", [("2024-06-07", "1999-01-01"), ("nonsense", "2026-01-16")])
    def test_what_is_neither_file_nor_edition_is_wrong_usage(self, words: tuple[str, str]) -> None:
        result = rules("diff", *words)
        assert (result.exit_code, "is neither a file nor an indexed edition" in result.stderr) == (
            2,
            True,
        )

    def test_a_file_that_is_no_rulebook_is_wrong_usage(self, tmp_path: Path) -> None:
        (tmp_path / "x.txt").write_text("Nonsense", encoding="utf-8")
        result = rules("diff", "2026-01-16", tmp_path / "x.txt")
        assert (result.exit_code, "is not a plain-text rulebook" in result.stderr) == (2, True)


class TestConfirm:
    def test_it_is_recorded_once(self, tmp_path: Path) -> None:
        first = rules("confirm", "802.1", "glossary:affinity", "--out", tmp_path)
        assert first.stdout.startswith("2 texts confirmed: ")
        again = rules("confirm", "802.1", "--out", tmp_path)
        assert again.stdout == "all of that was confirmed already\n"

    def test_what_no_scenario_is_about_cannot_be_confirmed(self, tmp_path: Path) -> None:
        result = rules("confirm", "100.1", "--out", tmp_path)
        assert (result.exit_code, "no scenario is about 100.1" in result.stderr) == (2, True)

    def test_the_stored_list_is_complete(self, tmp_path: Path) -> None:
        shutil.copy(folder("editions") / "confirmed.json", tmp_path)
        dates = [word for date in editions() for word in ("--edition", date)]
        result = rules("confirm", *dates, "--out", tmp_path)
        assert result.stdout == "all of that was confirmed already\n"

    def test_a_list_that_is_none_is_wrong_usage(self, tmp_path: Path) -> None:
        (tmp_path / "confirmed.json").write_text("[]", encoding="utf-8")
        result = rules("confirm", "802.1", "--out", tmp_path)
        assert (result.exit_code, "is not a list of what was confirmed" in result.stderr) == (
            2,
            True,
        )


class TestCheck:
    def test_the_oldest_edition_is_covered(self) -> None:
        result = rules("check", "--edition", "2006-10-01", "--json")
        assert breaches("rules-check", result.stdout.encode()) == ()
        told = json.loads(result.stdout)
        assert (told["findings"], result.exit_code) == ([], 0)
        assert told["played"] > 50

    def test_the_newest_edition_is_covered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """That each of its scenarios passes there, `tests/suite/whole_suite` shows."""
        asked: list[Sequence[Scenario]] = []

        def passing(_: Proof, scenarios: Sequence[Scenario], __: EditionDate) -> Scenario:
            asked.append(scenarios)
            return scenarios[0]

        monkeypatch.setattr(Proof, "_passing", passing)
        result = rules("check", "--edition", newest(), "--json")
        assert breaches("rules-check", result.stdout.encode()) == ()
        assert (json.loads(result.stdout)["findings"], result.exit_code) == ([], 0)
        assert len(asked) > 500

    def test_what_is_wrong_is_told_and_fails(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("apnap.cli.rules.check.load_clauses", lambda: ())
        monkeypatch.setattr("apnap.cli.rules.check.confirmed", Confirmed)
        result = rules("check", "--edition", "2026-01-16")
        lines = result.stdout.splitlines()
        assert result.exit_code == 1
        assert "no status: 802.4a (2026-01-16)  it has no clauses" in lines
        assert any(line.startswith("not confirmed: 802.4a (2026-01-16)  ") for line in lines)
        assert lines[-1].startswith("1 edition, 0 scenarios played, whether every function ")

    def test_an_edition_that_is_not_indexed_is_wrong_usage(self) -> None:
        assert rules("check", "--edition", "1999-01-01").exit_code == 2
