"""The interpretations: written in one form, about rules that there are, and shown without harm."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.book.gathered import book

from apnap.book.readings import load_readings
from apnap.suite.errors import SuiteError

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
