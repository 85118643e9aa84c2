"""Scenarios about terms of the glossary: how they are tagged, selected and counted."""

from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from tests.suite.conftest import SAMPLE

from apnap.protocol import EditionDate
from apnap.protocol.messages import Capabilities, Initialized, Program
from apnap.results.junit import junit
from apnap.results.records import Result
from apnap.results.reporting import Run, by_rule, report
from apnap.running.playing import blank
from apnap.suite import (
    Scenario,
    SelectionError,
    Suite,
    SuiteError,
    load_captions,
    load_suite,
    select,
    selection,
)

GAME: Final = "    Given a free-for-all between Rob and Alex\n    Then the stack is empty\n"
TEXT: Final = f"""\
@since:2020-06-01
Feature: F
  @since:2024-11-08 @glossary:amplify
  Scenario: Alone
{GAME}
  @cr:802.4
  Scenario: Ruled
{GAME}
  @glossary:affinity @cr:702.41a @cr-2020-06-01:702.40a
  Rule: R
    Scenario: First
{GAME}
    @glossary:active-player
    Scenario: Second
{GAME}"""


def load(folder: Path, text: str) -> Suite:
    """Load a suite of one file."""
    (folder / "some.feature").write_text(text, encoding="utf-8")
    return load_suite(where=folder)


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return load(tmp_path, TEXT)


def found(suite: Suite, *wanted: str, edition: str = "2026-01-16") -> list[str]:
    """Return the names of the scenarios that are selected."""
    return [s.name for s in select(suite, selection(edition, wanted, ()))]


def test_terms_stand_beside_rules_and_are_inherited(suite: Suite) -> None:
    _, _, first, second = suite.scenarios
    assert [str(s) for s in first.tagged.subjects(EditionDate("2026-01-16"))] == [
        "702.41a",
        "glossary:affinity",
    ]
    assert [str(s) for s in first.tagged.subjects(EditionDate("2020-06-01"))] == [
        "702.40a",
        "glossary:affinity",
    ]
    assert [str(s) for s in second.tagged.subjects(EditionDate("2026-01-16"))] == [
        "702.41a",
        "glossary:active-player",
        "glossary:affinity",
    ]


def test_the_glossary_is_selected_as_a_whole_or_by_the_term(suite: Suite) -> None:
    assert found(suite, "glossary") == ["Alone", "First", "Second"]
    assert found(suite, "glossary:active-player") == ["Second"]
    assert found(suite, "glossary:amplify", "802.4") == ["Alone", "Ruled"]


def test_only_what_holds_in_the_edition_is_selected(suite: Suite) -> None:
    assert found(suite, "glossary", edition="2020-06-01") == ["First", "Second"]
    with pytest.raises(SelectionError, match="2024-06-07 is about glossary:amplify"):
        found(suite, "glossary:amplify", edition="2024-06-07")


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("glossary:afinity", "no glossary has the term 'afinity'; similar: affinity, "),
        ("glossary:xyzzy", "no glossary has the term 'xyzzy'; `apnap explain"),
        ("affinity", "'affinity' is not a rule number"),
    ],
)
def test_what_is_no_term_cannot_be_selected(wanted: str, reason: str) -> None:
    with pytest.raises(SelectionError, match=reason):
        selection(None, (wanted,), ())


@pytest.mark.parametrize(
    ("tag", "reason"),
    [
        ("@glossary:afinity", "6: no glossary has the term 'afinity' .*similar: affinity, "),
        ("@glossary:Affinity", "5: @glossary:Affinity: expected a slug"),
        ("@glossary", "5: @glossary: expected a slug"),
        ("@glossary:fizzle", "no glossary has the term 'fizzle' in an edition in which this"),
    ],
)
def test_a_tag_that_is_no_term_is_an_error(tmp_path: Path, tag: str, reason: str) -> None:
    head = "@since:2020-06-01\nFeature: F\n\n  Rule: R\n"
    with pytest.raises(SuiteError, match=rf"some\.feature:.*{reason}"):
        load(tmp_path, f"{head}    {tag}\n    Scenario: S\n{GAME}")


def test_a_term_of_an_old_edition_is_known_where_the_scenario_holds(tmp_path: Path) -> None:
    head = "@edition:2006-10-01 @glossary:fizzle\nFeature: F\n"
    (scenario,) = load(tmp_path, f"{head}  Scenario: S\n{GAME}").scenarios
    assert scenario.tagged.terms == ("fizzle",)


def test_a_term_is_counted_behind_the_rules_and_before_what_is_about_nothing(
    suite: Suite,
) -> None:
    results = [blank(scenario, EditionDate("2026-01-16")) for scenario in suite.scenarios]
    rows = by_rule([*results, msgspec.structs.replace(results[-1], rules=())])
    assert [(row.rule, row.passed) for row in rows] == [
        ("702.41a", 2),
        ("802.4", 1),
        ("glossary:active-player", 1),
        ("glossary:affinity", 2),
        ("glossary:amplify", 1),
        ("", 1),
    ]


def test_junit_has_rules_and_terms_as_properties(samples: dict[str, Scenario]) -> None:
    date = EditionDate("2024-11-08")
    result = blank(samples["the-life-of-all"], date)
    both = msgspec.structs.replace(result, rules=("802.4", "glossary:affinity"))
    none = msgspec.structs.replace(result, rules=())
    first, second = cases(both, none)
    assert [(p.get("name"), p.get("value")) for p in first.iter("property")] == [
        ("rule", "802.4"),
        ("rule", "glossary:affinity"),
        *(("caption", load_captions().named(rule, date)) for rule in both.rules),
    ]
    assert list(second) == []


def cases(*results: Result) -> list[ET.Element]:
    """Return the cases of the JUnit report of these results."""
    can = Capabilities(editions=(EditionDate("2024-11-08"),))
    introduced = Initialized("1.0", Program(name="nobody", version="0"), can)
    run = Run(
        engine="direct:nobody",
        introduced=introduced,
        edition=EditionDate("2024-11-08"),
        whole=False,
        extensions=(SAMPLE,),
    )
    text = junit(run, report(run, results, 0.0))
    return list(ET.fromstring(text).iter("testcase"))  # noqa: S314 - our own text
