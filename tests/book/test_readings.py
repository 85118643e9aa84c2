"""The interpretations: written in one form, about rules that there are, and shown without harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.book.gathered import book

from apnap.book.content.readings import load_readings
from apnap.suite import SuiteError

RIGHT = "# A title\n\nRules 802.3b, 608.4d (2006-10-01).\n\nSome **words**.\n"


def one(tmp_path: Path, text: str, name: str = "a-page") -> Path:
    """Write an interpretation, and return its folder."""
    (tmp_path / f"{name}.md").write_text(text, encoding="utf-8")
    return tmp_path


def test_every_reading_that_a_scenario_follows_is_explained() -> None:
    tagged = {name for one in book().scenarios.values() for name in one.tagged.readings}
    known = {one.name: one for one in book().readings}
    assert tagged
    assert tagged <= known.keys()
    assert all(known[name].scenarios for name in tagged)


def test_every_page_says_what_the_suite_does() -> None:
    for reading in book().readings:
        assert "**What the suite does.**" in reading.text, reading.name


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("a-number-that-points-elsewhere", {"609.2b", "602", "603"}),
        ("the-battle-that-a-creature-attacks", {"802.2a", "508.5", "805.10e"}),
        ("one-number-two-rules", {"802.5", "802.6", "805.10f", "805.10g"}),
        ("battles-in-the-combat-of-teams", {"805.10b", "805.10d", "805.10e"}),
        ("who-guards-the-battle-of-a-team", {"310.8c", "805.10d"}),
        ("the-other-team", {"506.2b", "805.10a"}),
        ("archenemy-without-shared-turns", {"805.1", "904.12a"}),
        ("where-a-band-may-go", {"802.3b", "702.22d"}),
        ("what-articles-say", {"506.2", "102.1", "603.3b"}),
        ("priority-while-cleaning-up", {"glossary:active-player", "514.3a"}),
        ("the-order-of-2006", {"101.4a", "101.4d"}),
        ("teammates-side-by-side", {"609.3", "609.6"}),
        ("influence-and-attacks", {"609.2a", "609.4"}),
        ("references-that-have-moved", {"805.3", "805.3a", "103.1", "103.5"}),
        ("two-rounds-of-triggers", {"805.7", "603.3b"}),
        ("an-attacker-without-a-quarry", {"506.4c", "802.4a"}),
        ("a-defending-player-nobody-attacks", {"802.2", "802.2a"}),
        ("the-left-neighbour-leaves", {"803.1a", "803.1b", "807.4h"}),
    ],
)
def test_the_contradictions_of_the_sources_are_told(name: str, rules: set[str]) -> None:
    (found,) = (one for one in book().readings if one.name == name)
    assert rules <= {rule for rule, _ in found.rules}


def test_a_tag_that_no_scenario_carries_is_not_promised() -> None:
    for reading in book().readings:
        if reading.tag and not reading.scenarios:
            assert "so far the suite has none" in " ".join(reading.text.split()), reading.name


def test_a_page_has_title_rules_and_body(tmp_path: Path) -> None:
    (found,) = load_readings((), one(tmp_path, RIGHT))
    assert found.title == "A title"
    assert found.rules == (("802.3b", ""), ("608.4d", "2006-10-01"))
    assert found.body == "<p>Some <strong>words</strong>.</p>\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("A title\n\nRules 802.3b.\n\nWords.\n", "expected a title"),
        ("# A title\n\nWords.\n", "expected a title"),
        ("# A title\n\nRules 802.99.\n\nWords.\n", "802.99 is no rule of the edition 2026-01-16"),
        ("# A title\n\nRules 608.4d.\n\nWords.\n", "608.4d is no rule of the edition 2026-01-16"),
        ("# A title\n\nRules 802.1 (2007-01-01).\n\nWords.\n", "is no rule of the edition"),
        ("# A title\n\nRules soon.\n\nWords.\n", "soon is no rule"),
        ("# A title\n\n`@reading:another`, rule 802.1.\n\nWords.\n", "expected the tag"),
    ],
)
def test_what_is_no_interpretation_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(SuiteError, match=problem):
        load_readings((), one(tmp_path, text))


def test_a_reading_without_a_page_is_an_error(tmp_path: Path) -> None:
    tagged = [one for one in book().scenarios.values() if one.tagged.readings]
    with pytest.raises(SuiteError, match="no page explains the interpretation"):
        load_readings(tagged, one(tmp_path, RIGHT))


def test_html_in_a_page_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=y>\n"
    (found,) = load_readings((), one(tmp_path, RIGHT + "\n" + hostile))
    assert "<script" not in found.body
    assert "<img" not in found.body
    assert "href" not in found.body


def test_links_between_pages_lead_to_pages(tmp_path: Path) -> None:
    text = "\nSee [another](another.md), and [why](../decisions/why.md).\n"
    (found,) = load_readings((), one(tmp_path, RIGHT + text))
    assert 'See <a href="another.html">another</a>, and why.' in found.body
