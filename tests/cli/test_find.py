"""`apnap find`, and `apnap explain` of what is no rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_commands import apnap
from tests.finding.test_ranking import ENTRIES

from apnap.book import findable
from apnap.book.content import gathering
from apnap.book.content.model import Book
from apnap.suite import load_suite

NO_PAGES = Book(engine="direct:reference", editions=(), rules=(), scenarios={}, readings=())


def found(*words: str) -> dict[str, Any]:
    """Return what the command finds, as JSON."""
    result = apnap("find", *words, "--json")
    assert result.exit_code == 0, result.output
    said: dict[str, Any] = json.loads(result.stdout)
    return said


def test_an_answer_has_number_caption_and_what_to_type_next() -> None:
    first = found("802.4a")["answers"][0]
    assert first["kind"] == "rule"
    assert first["key"] == "802.4a"
    assert first["command"] == "apnap explain 802.4a"
    assert first["page"] == "rules/802.4a.html"
    assert first["editions"] == []
    shown = apnap("find", "802.4a").stdout.splitlines()
    assert shown[0].startswith(f"802.4a  {first['title'][:60]}")
    assert "    apnap explain 802.4a" in shown


def test_a_question_is_answered_by_a_rule_that_can_be_explained() -> None:
    said = found("can", "I", "block", "for", "my", "teammate?")
    assert said["question"] == "can I block for my teammate?"
    assert said["number"] >= len(said["answers"]) == 8
    explained = apnap(*said["answers"][0]["command"].split()[1:])
    assert explained.exit_code == 0
    assert explained.stdout.startswith(f"{said['answers'][0]['key']}  ")


def test_a_card_finds_all_its_scenarios() -> None:
    said = found("Innocent Blood", "--most", "1")["answers"][0]
    assert (said["kind"], said["title"]) == ("card", "Innocent Blood")
    number = int(said["says"].split(" scenarios use it")[0].rpartition(" ")[2])
    scenarios = found("Innocent Blood", "--kind", "scenario", "--most", "1000")["answers"]
    assert {one["kind"] for one in scenarios} == {"scenario"}
    suite = {one.id: one for one in load_suite().scenarios}
    using = {
        one["key"]
        for one in scenarios
        if any("Innocent Blood" in step.text for step in suite[one["key"]].steps)
    }
    assert len(using) >= number > 10
    assert said["command"].removeprefix("apnap show ") in using


def test_only_so_many_answers_and_only_those_of_a_kind_are_shown() -> None:
    shown = apnap("find", "defending", "player", "--most", "2", "--kind", "interpretation").stdout
    heads = [line for line in shown.splitlines() if not line.startswith(" ")]
    assert [line.split()[0] for line in heads[:2]] == ["interpretation", "interpretation"]
    assert heads[2].endswith("found, 2 shown; --most shows more")


def test_what_is_of_an_old_edition_says_so() -> None:
    shown = apnap("find", "602.2a").stdout.splitlines()  # in 2006 it was what 802.2a is today
    today, old = (line for line in shown if line.startswith("602.2a  "))
    assert not today.endswith("]")
    assert old.endswith("[today 802.2a]")
    near = found("mulligan", "2006")["answers"][:3]
    assert any(one["editions"][:1] == ["2006-10-01"] for one in near)


def test_a_kind_that_is_none_is_named_with_those_there_are() -> None:
    result = apnap("find", "block", "--kind", "poem")
    assert result.exit_code == 2
    assert "'poem' is no kind of answer; there are rule," in result.stderr


def test_nothing_found_is_said_and_ends_with_1() -> None:
    result = apnap("find", "xyzzyqqq")
    assert result.exit_code == 1
    assert result.stdout == "'xyzzyqqq': nothing is found for it: try other words, or fewer\n"
    assert json.loads(apnap("find", "xyzzyqqq", "--json").stdout)["answers"] == []


@pytest.mark.parametrize("words", [("landwalk",), ("who", "chooses", "first")])
def test_explain_searches_for_what_is_no_rule(words: tuple[str, ...]) -> None:
    result = apnap("explain", *words)
    assert result.exit_code == 0
    assert result.stdout == apnap("find", *words).stdout


def test_explain_of_what_is_found_nowhere_ends_with_2() -> None:
    result = apnap("explain", "xyzzyqqq")
    assert result.exit_code == 2
    assert "'xyzzyqqq' is no rule, and nothing is found for it" in result.stderr
    assert apnap("explain", "802.99").exit_code == 2
    assert apnap("explain", "glossary:afinity").exit_code == 2


def test_it_says_so_when_it_has_to_read_everything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("APNAP_CACHE", str(tmp_path))
    monkeypatch.setattr(gathering, "gather", lambda _: NO_PAGES)
    monkeypatch.setattr(findable, "entries", lambda _: ENTRIES)
    first, second = (apnap("find", "landwalk") for _ in range(2))
    assert first.stderr == "reading all rules and scenarios, once for this version of apnap\n"
    assert second.stderr == ""
    assert first.stdout == second.stdout
    assert first.stdout.startswith("702.14c  Landwalk\n")


def test_the_help_has_an_example_that_works() -> None:
    shown = " ".join(apnap("find", "--help").stdout.split())
    example = shown.partition("Example: apnap ")[2].partition(" Arguments")[0]
    assert example.startswith("find ")
    words = example.split("Options")[0].split()
    assert found(*words[1:])["answers"][0]["key"] == "101.4"
