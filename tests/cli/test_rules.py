"""`apnap rules`: what the rules demand, and where that is tested."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from apnap.cli.app import app
from apnap.suite.loading import Suite

SPLIT = "attack-multiple-players/two-opponents-are-attacked-at-once"


def rules(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ("rules", *words), env={"COLUMNS": "120"})


def table(*words: str) -> dict[str, list[str]]:
    """Return the cells of the table by the first of each row."""
    lines = [line for line in rules(*words).stdout.splitlines() if line.startswith("│")]
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in lines]
    return {rule: cells for rule, *cells in rows}


def shown(*words: str) -> dict[str, Any]:
    """Return the clauses that the JSON shows, by id."""
    told = json.loads(rules(*words, "--json").stdout)
    return {clause["id"]: clause for row in told["rules"] for clause in row["clauses"]}


def test_the_table_counts_clauses_and_scenarios_for_each_rule() -> None:
    found = table("802.1", "810.7")
    assert found["802.1"] == ["2", "2", "", "", "", "6"]
    assert found["810.7"] == ["2", "1", "", "1", "", "7"]
    assert found["all"] == ["4", "3", "", "1", "", "13"]


def test_without_rules_the_table_is_of_all_and_has_no_texts() -> None:
    result = rules()
    assert result.exit_code == 0
    assert {"506.2a", "802.4b", "810.7"} <= set(table())
    assert SPLIT not in result.stdout


def test_a_rule_is_shown_with_its_clauses_their_words_and_scenarios() -> None:
    lines = rules("802.1").stdout.splitlines()
    assert lines[:3] == [
        "802.1/1  tested",
        "  Attackers of one combat may be sent against different players.",
        f"    {SPLIT}",
    ]
    assert "810.7/2  not testable" in rules("810").stdout


def test_a_prefix_takes_the_parts_of_a_rule_and_no_other_number() -> None:
    assert set(table("802.2")) == {"802.2", "802.2a", "all"}


def test_json_has_all_that_is_known() -> None:
    told = json.loads(rules("810.7", "--json").stdout)
    assert told["edition"] == "2026-01-16"
    assert [(row["rule"], row["scenarios"]) for row in told["rules"]] == [("810.7", 7)]
    first, second = told["rules"][0]["clauses"]
    assert (first["status"], first["checked_by"], first["reason"]) == ("tested", None, None)
    assert len(first["scenarios"]) == 7
    assert (second["status"], second["scenarios"]) == ("not testable", [])
    assert second["reason"]


def test_clauses_and_scenarios_are_those_of_the_edition() -> None:
    old, new = shown("802.5", "802.6", "--edition", "2024-06-07"), shown("802.5")
    assert set(old) == {"802.5/1", "802.5/2", "802.5/3", "802.6/1", "802.6/2"}
    assert set(new) == {"802.5/4", "802.5/5", "802.5/6"}
    common = set(old["802.6/2"]["scenarios"]) & set(new["802.5/5"]["scenarios"])
    assert common
    assert not set(old["802.6/1"]["scenarios"]) & set(new["802.5/4"]["scenarios"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("802.x",), "is not a rule number"),
        (("999",), "no clause of edition 2026-01-16 is listed about 999"),
        (("glossary:afinity",), "no glossary has the term 'afinity'; similar: affinity"),
        (("--edition", "1993-08-05"), "there is no edition '1993-08-05'"),
    ],
)
def test_what_is_not_there_is_wrong_usage(words: tuple[str, ...], reason: str) -> None:
    result = rules(*words)
    assert (result.exit_code, reason in result.stderr) == (2, True), result.stderr


def test_a_clause_without_a_scenario_in_the_edition_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("apnap.cli.rules.load_suite", lambda **_: Suite(()))
    assert shown("802.1")["802.1/1"]["status"] == "open"
    assert table("802.1")["802.1"] == ["2", "", "", "", "2", ""]
    assert table("810.7")["810.7"] == ["2", "", "", "1", "1", ""]
