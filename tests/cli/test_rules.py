"""`apnap rules`: what the rules demand, and what covers them."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from apnap.certifying.schemas import breaches
from apnap.cli.app import app
from apnap.coverage.known import described
from apnap.results.tables_on_terminal import WIDE
from apnap.rulebooks import load
from apnap.suite import Caption, Captions, load_suite

SUITE = cache(load_suite)
DESCRIBED = cache(described)
SPLIT = "attack-multiple-players/a-player-can-attack-two-opponents-at-once"


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read features and ask the engine once: neither changes."""
    monkeypatch.setattr("apnap.cli.rules.options.load_suite", SUITE)
    monkeypatch.setattr("apnap.cli.rules.options.described", DESCRIBED)


@pytest.fixture
def captioned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one caption."""
    captions = Captions({"705.2": Caption(title="Zero toughness", says="The creature dies.")})
    monkeypatch.setattr("apnap.cli.rules.options.load_captions", lambda: captions)


def rules(*words: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(app, ("rules", *words), env={"COLUMNS": "140"})


def told(*words: str) -> Any:  # noqa: ANN401 - any value of JSON
    """Return the JSON that the command prints."""
    return json.loads(rules(*words, "--json").stdout)


def rows(*words: str) -> dict[str, dict[str, Any]]:
    """Return the rows of the JSON by rule."""
    return {row["rule"]: row for row in told(*words)["rules"]}


def shown(*words: str) -> dict[str, dict[str, Any]]:
    """Return the clauses of the JSON by id."""
    return {clause["id"]: clause for row in rows(*words).values() for clause in row["clauses"]}


@pytest.mark.parametrize("words", [("802.1",), ("table", "802.1")])
def test_a_rule_is_shown_with_its_clauses_and_a_line_in_the_table(words: tuple[str, ...]) -> None:
    result = rules(*words)
    head, *lines = result.stdout.splitlines()
    assert head == f"802.1  {told('802.1')['rules'][0]['title']}"
    assert lines[:3] == [
        "802.1/1  tested",
        f"  {shown('802.1')['802.1/1']['says']}",
        f"    {SPLIT}",
    ]
    (line,) = (line.split() for line in lines if line.split()[:1] == ["802.1"])
    assert line[1:3] == ["covered", "2/2"]
    assert lines[-1] == "1 covered."


def test_without_rules_the_table_is_of_all_and_has_no_texts() -> None:
    result = rules()
    assert result.exit_code == 0
    first = {line.split()[0] for line in result.stdout.splitlines() if line.split()}
    assert {"506.2a", "802.4b", "805.10f", "810.7", "all"} <= first
    assert SPLIT not in result.stdout
    assert "out of scope" in result.stdout


def test_the_table_has_every_rule_of_the_sources_and_with_all_of_the_edition() -> None:
    book, some, every = load("2026-01-16"), rows(), rows("--all")
    assert {str(n) for n in book.numbers if n.section in (101, 102, 802, 805)} <= some.keys()
    assert {str(n) for n in book.numbers} <= every.keys()
    assert some.keys() < every.keys()
    assert {row["status"] for row in every.values()} == {
        "covered",
        "support",
        "not testable",
        "out of scope",
    }
    assert every["100.1"]["status"] == "out of scope"
    assert every["705.2"]["status"] == "support"
    assert [row["rule"] for row in some.values() if row["source"] and not row["clauses"]] == []


def test_a_prefix_takes_the_parts_of_a_rule_and_no_other_number() -> None:
    assert set(rows("802.2")) == {"802.2", "802.2a"}


def test_json_has_all_that_is_known_and_fits_its_schema() -> None:
    result = rules("802.4", "810.7", "--json")
    assert breaches("coverage", result.stdout.encode()) == ()
    found = json.loads(result.stdout)
    assert (found["edition"], found["engine"]) == ("2026-01-16", "direct:reference")
    by_rule = {row["rule"]: row for row in found["rules"]}
    assert {"blocks_with_own", "blocks_an_own"} & {
        function["name"] for function in by_rule["802.4a"]["functions"]
    }
    first, second = by_rule["810.7"]["clauses"]
    assert (first["status"], first["checked_by"], first["reason"]) == ("tested", None, None)
    assert set(first["scenarios"]) <= set(by_rule["810.7"]["scenarios"])
    assert (second["status"], second["scenarios"]) == ("not testable", [])
    assert second["reason"]


def test_clauses_and_scenarios_are_those_of_the_edition() -> None:
    old, new = shown("802.5", "802.6", "--edition", "2024-06-07"), shown("802.5")
    assert set(old) == {"802.5/1", "802.5/2", "802.5/3", "802.6/1", "802.6/2"}
    assert set(new) == {"802.5/4", "802.5/5", "802.5/6"}
    assert set(old["802.6/2"]["scenarios"]) & set(new["802.5/5"]["scenarios"])
    assert not set(old["802.6/1"]["scenarios"]) & set(new["802.5/4"]["scenarios"])


def test_an_example_is_counted() -> None:
    row = rows("802.2a")["802.2a"]
    assert row["examples"] == 1
    assert any(clause["id"] == "802.2a/example" for clause in row["clauses"])


def test_markdown_is_a_table_with_reasons_below() -> None:
    lines = rules("810.7", "805", "--format", "markdown").stdout.splitlines()
    assert lines[0] == "# Rules, edition 2026-01-16"
    table = [line for line in lines if line.startswith("|")]
    assert {line.count("|") for line in table} == {9}
    assert table[2].startswith(f"| 805.1 | {rows('805.1')['805.1']['title']} | covered |")


class Page(HTMLParser):
    """Gathers what a page refers to and what it has."""

    def __init__(self) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.ids: set[str] = set()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the element, its name and where it leads."""
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)


def test_the_page_stands_alone_and_its_links_lead_somewhere() -> None:
    page = Page()
    page.feed(rules("--format", "html").stdout)
    assert "script" not in page.tags
    assert page.links <= {f"#{id_}" for id_ in page.ids}
    assert {"rule-802.4a", "rule-glossary-affinity"} <= page.ids


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("802.x",), "is not a rule number"),
        (("999",), "no edition of the rulebook has a rule 999"),
        (("glossary:afinity",), "no glossary has the term 'afinity'; similar: affinity"),
        (("--edition", "1993-08-05"), "there is no edition '1993-08-05'"),
        (("--engine", "nonsense"), "'nonsense' does not name an engine"),
        (("show", "802.6"), "edition 2026-01-16 has no rule 802.6"),
    ],
)
def test_what_is_not_there_is_wrong_usage(words: tuple[str, ...], reason: str) -> None:
    result = rules(*words)
    assert (result.exit_code, reason in result.stderr) == (2, True), result.stderr


def test_an_engine_that_describes_nothing_will_not_do() -> None:
    result = rules("802.1", "--engine", "direct:null")
    assert (result.exit_code, "does not offer `describe`" in result.stderr) == (3, True)


def test_show_tells_everything_about_a_rule() -> None:
    result = rules("show", "802.5")
    lines = [line.strip() for line in result.stdout.splitlines()]
    title = told("show", "802.5")["title"]
    assert lines[0] == f"802.5  {title}, edition 2026-01-16"
    assert "2024-06-07  802.6  same" in lines
    assert "2024-11-08  802.5  same" in lines
    assert f"802.5  covered  {title}" in lines
    assert any(line.startswith("assigning_order: ") for line in lines)
    assert not any("not confirmed" in line for line in lines)


@pytest.mark.usefixtures("captioned")
def test_a_rule_is_shown_with_its_caption_and_statement() -> None:
    (row,) = rows("705.2").values()
    assert (row["title"], row["says"]) == ("Zero toughness", "The creature dies.")
    lines = rules("705.2").stdout.splitlines()
    assert lines[:2] == ["705.2  Zero toughness", "  The creature dies."]
    (line,) = (line for line in lines if line.startswith("  705.2 "))
    assert line.rstrip().endswith("  Zero toughness")
    narrow = CliRunner().invoke(app, ("rules", "705.2"), env={"COLUMNS": str(WIDE - 1)}).stdout
    assert "Zero toughness" not in narrow.splitlines()[-5]
    lines = rules("show", "705.2").stdout.splitlines()
    assert lines[0] == "705.2  Zero toughness, edition 2026-01-16"
    at = lines.index("705.2  support  Zero toughness")
    assert lines[at + 1] == "  The creature dies."
    (old,) = rows("511.2", "--edition", "2006-10-01").values()
    assert old["title"] == "Zero toughness"
    for form in ("markdown", "html"):
        assert "Zero toughness" in rules("705.2", "--format", form).stdout


def test_show_tells_where_functions_and_claims_stand() -> None:
    lines = rules("show", "805").stdout.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("    one_active_player: "))
    place = lines[at + 1].strip()
    assert re.fullmatch(r"apnap_reference/[a-z_/]+\.py:[0-9]+", place)
    index = [line.split() for line in lines[lines.index("Where it stands") + 1 :]]
    assert ["805.9", place, "one_active_player"] in index
    (row,) = rows("show", "805.2").values()
    (claim,) = row["claims"]
    assert ["805.2", claim["place"], claim["name"]] in index
    told_at = {one["name"]: one["place"] for one in rows("show", "805.9")["805.9"]["functions"]}
    assert told_at["one_active_player"] == place
    assert "Where it stands" not in rules("show", "805.9").stdout  # it is one rule


def test_an_engine_that_tells_no_places_is_shown_without(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rules("show", "805").stdout.splitlines()
    told = DESCRIBED("direct:reference")
    silent = replace(
        told,
        rules=tuple(replace(one, place=None) for one in told.rules),
        claims=tuple(replace(one, place=None) for one in told.claims),
    )
    monkeypatch.setattr("apnap.cli.rules.options.described", lambda _: silent)
    before = whole[: whole.index("Where it stands")]
    shown = [line for line in before if not re.match(r" +apnap_reference/", line)]
    assert shown != before
    assert rules("show", "805").stdout.splitlines() == shown
    assert all(one["place"] is None for one in rows("show", "805.9")["805.9"]["functions"])


def test_show_names_the_interpretations() -> None:
    result = rules("show", "805.2")
    assert "once-the-primary-player-has-spoken.md" in result.stdout
    shown_as_json = rules("show", "805.2", "--json").stdout.encode()
    assert breaches("rule", shown_as_json) == ()
    assert json.loads(shown_as_json)["readings"] == ["once-the-primary-player-has-spoken"]


def test_show_takes_a_term() -> None:
    title = rows("glossary:affinity")["glossary:affinity"]["title"]
    head = rules("show", "glossary:affinity").stdout.splitlines()[0]
    assert head == f"glossary:affinity  {title}, edition 2026-01-16"


def test_the_group_has_its_own_help() -> None:
    result = rules("--help")
    assert result.exit_code == 0
    assert all(name in result.stdout for name in ("table", "show", "check", "index", "diff"))
