"""The table has a row for every rule, with the status that it deserves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from apnap.coverage.findings import (
    absent,
    gaps,
    misplaced,
    nowhere,
    uncaptioned,
    unconfirmed,
)
from apnap.coverage.known import Known, known
from apnap.coverage.rows import Function, Row
from apnap.coverage.sources import Source, demanded, load_sources
from apnap.coverage.tabulating import Material, table
from apnap.protocol import EditionDate
from apnap.protocol.messages import Described, MutantKnown, RuleKnown
from apnap.rulebooks import GlossaryTerm, RuleNumber, Subject, editions, load
from apnap.rulebooks.confirming import Confirmed
from apnap.rulebooks.counterparts import there
from apnap.suite import Caption, Captions, Clause, Suite, SuiteError
from apnap.suite.tags import Cited

NEWEST = EditionDate("2026-01-16")
EARLY = EditionDate("2020-06-01")
BOOK = load(NEWEST)
SOURCES = {"attacks": Source(title="Attacks", rules=("802",), since=EditionDate("2024-06-07"))}


def row(found: dict[str, Row], rule: str) -> tuple[str, str | None, int]:
    """Return status, source and number of scenarios of a row."""
    one = found[rule]
    return one.status, one.source, len(one.scenarios)


@pytest.fixture
def material(suite: Suite, clauses: tuple[Clause, ...]) -> Material:
    """Return the small suite's material for the newest edition."""
    function = Function(rule="704.5f", name="too_little_toughness", summary="It dies.")
    about: dict[Subject, tuple[Function, ...]] = {RuleNumber.parse("704.5f"): (function,)}
    return Material(
        edition=BOOK,
        suite=suite,
        clauses=clauses,
        known=Known(engine="direct:x", functions=about),
        sources=SOURCES,
    )


def test_each_rule_has_its_status(material: Material) -> None:
    found = {one.rule: one for one in table(material, whole=True).rules}
    assert row(found, "802.1") == ("covered", "Attacks", 1)
    assert row(found, "802.2") == ("not testable", "Attacks", 0)
    assert row(found, "802.3") == ("open", "Attacks", 0)  # its scenario is not there
    assert row(found, "802.4") == ("open", "Attacks", 0)  # it has no clause
    assert row(found, "704.5f") == ("support", None, 0)
    assert row(found, "704.5g") == ("out of scope", None, 0)
    assert row(found, "glossary:affinity") == ("out of scope", None, 0)
    assert found["802.2"].reason == "a reason"


def test_the_index_is_the_denominator(material: Material) -> None:
    whole = table(material, whole=True)
    assert sum(whole.counts.values()) == len(whole.rules)
    assert whole.indexed == len(BOOK.numbers) == 3114
    assert {str(number) for number in BOOK.numbers} <= {one.rule for one in whole.rules}
    assert table(material).counts == whole.counts


def test_without_being_asked_the_table_leaves_out_what_no_source_asks_for(
    material: Material,
) -> None:
    found = [one.rule for one in table(material).rules]
    assert found == [str(number) for number in BOOK.within(RuleNumber.parse("802"))]


def test_gaps_are_rules_without_status_and_examples_without_a_scenario(material: Material) -> None:
    found = {(one.trouble, one.rule) for one in gaps(table(material))}
    assert found == {
        ("no example", "802.2a"),
        *(("no status", rule) for rule in ("802.3", "802.3a", "802.3b")),
        *(("no status", rule) for rule in ("802.4", "802.4a", "802.4b", "802.5")),
    }


def test_rules_without_caption_or_statement_are_found(material: Material) -> None:
    made = table(material)
    bare = {"802.2": Caption(title="A"), "802.3a": Caption(title="B")}
    stated = {"802.4": Caption(title="C", says="It demands this.")}
    found = {one.rule: one for one in uncaptioned(made, Captions({**bare, **stated}))}
    assert found.keys() == {row.rule for row in made.rules} - {"802.2", "802.4"}
    assert {one.trouble for one in found.values()} == {"no caption"}
    assert found["802.2a"].problem == 'it has no caption: write ["802.2a"] with a `title`'
    assert "neither a clause nor its caption says" in found["802.3a"].problem


def test_captions_of_rules_that_are_not_there_are_found() -> None:
    captions = Captions(
        {
            "802.99": Caption(title="A"),
            "802.4a": Caption(title="B"),
            "999.1@2006-10-01": Caption(title="C"),
            "608.4d@2006-10-01": Caption(title="D"),
        }
    )
    assert [one.rule for one in misplaced(BOOK, captions)] == ["802.99"]
    assert [one.rule for one in misplaced(load("2006-10-01"), captions)] == ["999.1"]


def test_tags_and_clauses_that_name_what_is_not_there_are_found(
    suite: Suite, clauses: tuple[Clause, ...]
) -> None:
    old = load("2006-10-01")
    early = [
        replace(one, entry=replace(one.entry, since="2006-10-01", until="2006-10-01"))
        for one in clauses
        if one.id == "802.1/1"
    ]
    literally = tuple(
        Cited(dated=((old.date, RuleNumber.parse(number)),)) for number in ("802.1", "802.2a")
    )
    scenarios = [
        replace(one, tagged=replace(one.tagged, since=(old.date,), cited=literally))
        for one in suite.scenarios
    ]
    found = [(one.trouble, one.rule) for one in absent(old, scenarios, early)]
    assert found == [("absent rule", rule) for rule in ("802.1", "802.2a", "802.1")]
    assert list(absent(BOOK, suite.scenarios, clauses)) == []


def test_a_misreading_of_a_rule_that_no_edition_has_is_found() -> None:
    mutant = MutantKnown(
        name="m", rule="802.6", summary="It.", editions=(EditionDate("2026-01-16"),)
    )
    (found,) = nowhere(Described(mutants=(mutant,)), editions())
    assert (found.trouble, found.rule) == ("absent rule", "802.6")
    earlier = replace(mutant, editions=("2020-06-01", "2024-06-07"))
    assert list(nowhere(Described(mutants=(earlier,)), editions())) == []


def test_a_function_that_an_edition_has_under_another_number_is_found() -> None:
    numbers = {EditionDate("2024-06-07"): "802.6", NEWEST: "802.6"}
    right = RuleKnown("802.5", "in_order", "In order.", {**numbers, NEWEST: "802.5"})
    wrong = RuleKnown("802.5", "at_once", "At once.", numbers)
    (found,) = nowhere(Described((right, wrong)), editions())
    assert (found.trouble, found.edition, found.rule) == ("absent rule", "2026-01-16", "802.6")
    assert "at_once" in found.problem


@pytest.mark.parametrize("number", ["999.1", "glossary:no-such-term", "glossary:?", "[red]"])
def test_a_function_whose_rule_no_edition_has_is_found(number: str) -> None:
    (found,) = nowhere(Described((RuleKnown(number, "odd", "Odd."),)), editions())
    assert (found.trouble, found.edition, found.rule) == ("absent rule", None, number)
    said = Described((RuleKnown("802.5", "odd", "Odd.", {NEWEST: number}),))
    (found,) = nowhere(said, editions())
    assert (found.edition, found.rule) == ("2026-01-16", number)


def test_what_was_not_confirmed_is_found(suite: Suite) -> None:
    rule = RuleNumber.parse("802.1")
    found = [one.rule for one in unconfirmed(BOOK, suite.scenarios, Confirmed())]
    assert found == ["802.1", "802.2a"]
    lock = Confirmed().add([rule], BOOK)
    assert [one.rule for one in unconfirmed(BOOK, suite.scenarios, lock)] == ["802.2a"]


@pytest.mark.parametrize("date", editions())
def test_the_sources_are_in_every_edition_in_which_they_hold(date: str) -> None:
    found = demanded(load(date))
    assert found
    assert all(load(date).knows(one) for one in found)


def test_the_sources_of_2006_are_those_paragraphs_and_terms() -> None:
    found = list(map(str, demanded(load("2006-10-01"))))
    assert found[:4] == ["608.4d", "608.4e", "608.5", "609.1"]
    terms = [one for one in found if one.startswith("glossary:")]
    assert (terms[0], terms[-1], len(terms)) == ("glossary:ability", "glossary:amplify", 11)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (Source(title="x", rules=("999",), since=EARLY), "there is no rule 999"),
        (Source(title="x", rules=("8",), since=EARLY), "'8' is not a rule number"),
        (Source(title="x", terms=("a", "b"), since=EARLY), "no glossary has the term 'a'"),
    ],
)
def test_a_source_that_is_not_there_is_an_error(source: Source, reason: str) -> None:
    with pytest.raises(SuiteError, match=reason):
        demanded(BOOK, {"s": source})


def test_a_source_has_editions() -> None:
    with pytest.raises(ValueError, match="expected `since`"):
        Source(title="x")
    assert [
        name for name, one in load_sources().items() if one.holds(EditionDate("2006-10-01"))
    ] == [
        "grand-melee-and-teams",
        "glossary",
    ]


@pytest.mark.parametrize(
    ("number", "told_in", "date", "found"),
    [
        ("802.5", "2026-01-16", "2024-06-07", ["802.6"]),
        ("802.5", "2026-01-16", "2024-11-08", ["802.5"]),
        ("101.4", "2026-01-16", "2006-10-01", ["103.4"]),
        ("101.4d", "2026-01-16", "2006-10-01", []),
        ("606.6g", "2006-10-01", "2026-01-16", ["805.8"]),
        ("802.6", "2024-06-07", "2026-01-16", ["802.5"]),
        ("802.5", "2024-06-07", "2026-01-16", []),
        ("805.10f", "2020-06-01", "2026-01-16", []),
        ("702.21c", "2020-06-01", "2026-01-16", ["702.22c"]),
        ("802.4a", "2024-06-07", "2026-01-16", ["802.4a"]),
        ("310.4", "2026-01-16", "2006-10-01", []),
    ],
)
def test_a_number_is_found_in_other_editions(
    number: str, told_in: EditionDate, date: str, found: list[str]
) -> None:
    assert [str(one) for one in there(RuleNumber.parse(number), told_in, load(date))] == found


def test_a_term_is_the_same_everywhere() -> None:
    term = GlossaryTerm("affinity")
    assert there(term, EditionDate("2026-01-16"), load("2006-10-01")) == (term,)


def test_what_an_engine_describes_stands_under_the_numbers_of_the_edition() -> None:
    told = Described(
        rules=(RuleKnown("802.5", "assigning_order", "In order."),),
        mutants=(
            MutantKnown(
                name="all-at-once",
                rule="802.5",
                summary="It.",
                editions=(EditionDate("2026-01-16"),),
            ),
        ),
    )
    old, new = (known("direct:x", told, load(date)) for date in ("2024-06-07", "2026-01-16"))
    assert list(map(str, old.functions)) == ["802.6"]
    assert list(old.mutants) == []
    assert [one.name for one in new.mutants[RuleNumber.parse("802.5")]] == ["all-at-once"]


def test_a_function_stands_where_the_engine_says_if_it_says_so() -> None:
    told = Described(
        rules=(
            RuleKnown("802.5", "in_order", "In order.", place="engine/damage.rs:7"),
            RuleKnown("802.4a", "blocks_own", "Own."),
        ),
    )
    found = known("direct:x", told, BOOK).functions
    assert [one.place for one in found[RuleNumber.parse("802.5")]] == ["engine/damage.rs:7"]
    assert [one.place for one in found[RuleNumber.parse("802.4a")]] == [None]


def test_a_claim_is_listed_and_changes_no_status(material: Material) -> None:
    told = Described(claims=(RuleKnown("704.5g", "dies", "It dies.", place="engine/check.rs:7"),))
    claiming = replace(material, known=known("direct:x", told, BOOK))
    (one,) = table(claiming, (RuleNumber.parse("704.5g"),)).rules
    (claim,) = one.claims
    assert (claim.name, claim.place) == ("dies", "engine/check.rs:7")
    assert (one.status, one.functions) == ("out of scope", ())
    assert "704.5g" not in {row.rule for row in table(claiming).rules}


def test_an_engine_that_says_its_numbers_is_believed() -> None:
    said = RuleKnown("802.5", "in_order", "In order.", {NEWEST: "802.5"})
    told = Described((said,))
    assert [str(one) for one in known("direct:x", told, BOOK).functions] == ["802.5"]
    assert known("direct:x", told, load("2024-06-07")).functions == {}
