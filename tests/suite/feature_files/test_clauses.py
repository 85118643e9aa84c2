"""The clauses: what is wrong with a file is said, and those of the suite are what they claim."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from apnap.protocol import EditionDate
from apnap.rulebooks import (
    GlossaryTerm,
    RuleNumber,
    Subject,
    covers,
    editions,
    load,
    newest,
    subject,
)
from apnap.suite import (
    ManyErrors,
    Scenario,
    SuiteError,
    clauses_about,
    load_clauses,
    load_suite,
)

ROOT: Final = Path(__file__).parents[3]
GOOD: Final = 'says = "It is so."\nsince = "2024-06-07"\nnot_testable = "a reason"\n'
CLAUSES: Final = load_clauses()
SOURCES: Final = ("101", "102", "506.2", "802", "810.7")
"""The sections and rules of which each part has its clauses."""
IDS: Final = {clause.id for clause in CLAUSES}


def write(folder: Path, text: str, name: str = "some.toml") -> None:
    (folder / name).write_text(text, encoding="utf-8")


def test_clauses_are_read_in_the_order_of_the_rulebook_and_of_their_file(tmp_path: Path) -> None:
    ids = ("glossary:affinity/1", "802.10/1", "802.2/2", "802.2/1", "802.2/example")
    write(tmp_path, "\n".join(f'["{id_}"]\n{GOOD}' for id_ in ids))
    assert [clause.id for clause in load_clauses(tmp_path)] == [
        "802.2/2",
        "802.2/1",
        "802.2/example",
        "802.10/1",
        "glossary:affinity/1",
    ]


@pytest.mark.parametrize(
    ("way", "status"),
    [
        ('scenarios = ["a/b"]', "tested"),
        ('checked_by = "tests/x.py::test_x"', "checked statically"),
        ('not_testable = "a reason"', "not testable"),
    ],
)
def test_a_clause_is_covered_in_one_of_three_ways(tmp_path: Path, way: str, status: str) -> None:
    write(tmp_path, f'["802.2/1"]\nsays = "It is so."\nsince = "2024-06-07"\n{way}')
    (clause,) = load_clauses(tmp_path)
    assert (clause.status, clause.subject) == (status, RuleNumber(802, 2))


@pytest.mark.parametrize(
    ("dates", "held"),
    [
        ('since = "2024-06-07"', ["2024-06-07", "2024-11-08", "2026-01-16"]),
        ('since = "2020-06-01"\nuntil = "2024-08-02"', ["2020-06-01", "2024-06-07"]),
        ('only = "2006-10-01"', ["2006-10-01"]),
    ],
)
def test_a_clause_holds_in_the_editions_that_it_names(
    tmp_path: Path, dates: str, held: list[str]
) -> None:
    write(tmp_path, f'["802.2/1"]\nsays = "It is so."\n{dates}\nnot_testable = "a reason"')
    (clause,) = load_clauses(tmp_path)
    assert [date for date in editions() if clause.holds(date)] == held


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "Expected '='"),
        (f'["802.2/1"]\n{GOOD}["802.2/1"]\n{GOOD}', "twice"),
        (f'["/1"]\n{GOOD}', "/1: '' is not a rule number"),
        (f'["802.2/0"]\n{GOOD}', "802.2/0: '0' is neither a number nor `example`"),
        (f'["glossary:A/1"]\n{GOOD}', "'glossary:A' is not a term"),
        (f'["802.2/1"]\n{GOOD}page = 3', "802.2/1: Object contains unknown field `page`"),
        (f'["802.2/1"]\n{GOOD.replace("so.", "so")}', "has to be a sentence"),
        (f'["802.2/1"]\n{GOOD}checked_by = "x"', "expected one of `scenarios`, `checked_by`"),
        ('["802.2/1"]\nsays = "It is so."\nsince = "2024-06-07"', "expected one of `scenarios`"),
        (f'["802.2/1"]\n{GOOD}only = "2006-10-01"', "expected `since`"),
        ('["802.2/1"]\nsays = "It is so."\nnot_testable = "a reason"', "expected `since`"),
        (f'["802.2/1"]\n{GOOD}until = "later"', "'later' is no date"),
        (
            '["802.2/1"]\nsays = "It is so."\nsince = "2024-06-07"\nscenarios = ["a", "a"]',
            "named twice",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_and_clause(tmp_path: Path, text: str, reason: str) -> None:
    write(tmp_path, text)
    with pytest.raises(SuiteError, match=f"^{re.escape(str(tmp_path / 'some.toml'))}: ") as caught:
        load_clauses(tmp_path)
    assert reason in str(caught.value)


def test_a_file_that_is_no_text_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "some.toml").write_bytes(b"\xff")
    with pytest.raises(SuiteError, match=r"some\.toml"):
        load_clauses(tmp_path)


def test_a_clause_stands_in_one_file_and_all_errors_are_said(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml", "c.toml"):
        write(tmp_path, f'["802.2/1"]\n{GOOD}', name)
    with pytest.raises(ManyErrors, match=r"b\.toml: 802\.2/1 stands in another file already"):
        load_clauses(tmp_path)


@pytest.mark.parametrize("edition", [editions()[0], newest()])
def test_the_clauses_of_rules_are_those_of_all_that_hold_for_them(edition: EditionDate) -> None:
    held = [(one, one.about(edition)) for one in CLAUSES if one.holds(edition)]
    sections = tuple(dict.fromkeys(top(about) for _, about in held))
    for wanted in (sections, (subject("802"), subject("506.2")), (subject("glossary:affinity"),)):
        found = tuple(one for one, about in held if any(covers(rule, about) for rule in wanted))
        assert clauses_about(wanted, edition) == found
    assert len(clauses_about(sections, edition)) == len(held) > 10


def top(about: Subject) -> Subject:
    """Return the section of a rule, or the whole glossary."""
    return GlossaryTerm() if isinstance(about, GlossaryTerm) else RuleNumber(about.section)


def test_what_is_wrong_with_the_clauses_of_other_rules_does_not_matter(tmp_path: Path) -> None:
    write(tmp_path, f'["101.1/1"]\nnonsense\n\n["802.2/1"]\n{GOOD}')
    (clause,) = clauses_about((subject("802"),), newest(), tmp_path)
    assert clause.id == "802.2/1"
    with pytest.raises(SuiteError, match=r"some\.toml: "):
        clauses_about((subject("101"),), newest(), tmp_path)
    write(tmp_path, f'["802.2/1"]\n{GOOD}')
    write(tmp_path, f'["802.2/1"]\n{GOOD}', "twice.toml")
    with pytest.raises(SuiteError, match=r"twice\.toml: 802\.2/1 stands in another file already"):
        clauses_about((subject("802"),), newest(), tmp_path)
    (tmp_path / "twice.toml").write_bytes(b"\xff")
    with pytest.raises(SuiteError, match=r"twice\.toml: "):
        clauses_about((subject("802"),), newest(), tmp_path)


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    """Return the scenarios of the suite by id."""
    return {scenario.id: scenario for scenario in load_suite().scenarios}


def related(one: Subject, other: Subject) -> bool:
    """Tell whether one is the other, or a part of it."""
    return covers(one, other) or covers(other, one)


class TestEachClause:
    def test_its_rule_or_term_is_in_each_edition_in_which_it_holds(self) -> None:
        for clause in CLAUSES:
            dates = [date for date in editions() if clause.holds(date)]
            assert dates, clause.id
            for date in dates:
                edition, subject = load(date), clause.about(date)
                if isinstance(subject, RuleNumber):
                    assert edition.has(subject), (clause.id, date)
                else:
                    assert subject.slug in edition.terms, (clause.id, date)

    def test_its_scenarios_are_about_it_in_an_edition_in_which_it_holds(
        self, scenarios: dict[str, Scenario]
    ) -> None:
        for clause in CLAUSES:
            for id_ in clause.entry.scenarios:
                assert id_ in scenarios, clause.id
                tagged = scenarios[id_].tagged
                held = [date for date in editions() if clause.holds(date) and tagged.holds(date)]
                assert held, f"{id_} holds in none of the editions of {clause.id}"
                told = [subject for date in held for subject in tagged.subjects(date)]
                assert any(related(clause.subject, subject) for subject in told), (clause.id, id_)

    def test_the_test_that_checks_it_is_there(self) -> None:
        for clause in CLAUSES:
            if clause.entry.checked_by:
                path, _, test = clause.entry.checked_by.partition("::")
                text = (ROOT / path).read_text(encoding="utf-8")
                assert f"def {test}(" in text, clause.id


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("date", ["2024-06-07", newest()])
def test_every_rule_of_the_sources_has_clauses(source: str, date: EditionDate) -> None:
    book, whole = load(date), RuleNumber.parse(source)
    rules = {n for n in (whole, *book.within(whole)) if n.rule}
    assert rules
    assert rules <= {clause.subject for clause in CLAUSES if clause.holds(date)}


def test_every_term_that_a_scenario_is_about_has_clauses(scenarios: dict[str, Scenario]) -> None:
    tagged = {slug for scenario in scenarios.values() for slug in scenario.tagged.terms}
    listed = {c.subject.slug for c in CLAUSES if isinstance(c.subject, GlossaryTerm)}
    assert tagged
    assert tagged <= listed


@pytest.mark.parametrize("date", ["2006-10-01", newest()])
def test_an_example_of_a_listed_rule_has_its_clause(date: EditionDate) -> None:
    book = load(date)
    numbered = [c for c in CLAUSES if isinstance(c.subject, RuleNumber) and c.holds(date)]
    with_example = {str(c.subject) for c in numbered if c.id.endswith("/example")}
    listed = {c.subject for c in numbered if isinstance(c.subject, RuleNumber)}
    assert with_example == {str(n) for n in listed if book.has(n) and book.examples(n)}
