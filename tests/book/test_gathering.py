"""What the book says of the rules: all of them, each in its editions, and nothing twice."""

from __future__ import annotations

import pytest
from tests.book.gathered import book, by_rule

from apnap.book.content.gathering import gathering
from apnap.book.content.history import standings, strands
from apnap.book.content.spans import Span
from apnap.coverage.sources import demanded
from apnap.protocol import EditionDate
from apnap.rulebooks import editions, load, subject
from apnap.suite import Caption, Captions, load_captions, load_clauses
from apnap.suite.clauses import Entry


def test_every_rule_of_the_sources_has_a_page_with_demands() -> None:
    for date in editions():
        for about in demanded(load(date)):
            page = by_rule()[str(about)]
            (strand,) = (one for one in page.strands if date in one.editions)
            assert strand.demands, (about, date)
            assert strand.title, about


def test_every_clause_stands_on_the_page_of_its_rule_once() -> None:
    """In a strand, that is: of a rule that has been renumbered each number has a page."""
    told = [
        [demand.id for demand in strand.demands] for page in book().rules for strand in page.strands
    ]
    assert all(len(set(ids)) == len(ids) for ids in told)
    assert {id_ for ids in told for id_ in ids} == {clause.id for clause in load_clauses()}


def test_every_scenario_is_told_or_named_on_a_page_of_a_rule() -> None:
    named = {
        one.id
        for page in book().rules
        for strand in page.strands
        for one in (*strand.others, *(s for told in strand.situations for s in told.scenarios))
    }
    assert named == set(book().scenarios)


def test_every_scenario_of_a_clause_is_among_the_situations_of_the_rule() -> None:
    for page in book().rules:
        for strand in page.strands:
            told = {one.id for situation in strand.situations for one in situation.scenarios}
            assert {s.id for demand in strand.demands for s in demand.scenarios} <= told, page.rule


def test_the_rows_of_an_outline_are_one_situation() -> None:
    (strand,) = by_rule()["802.3b"].strands
    names = [situation.name for situation in strand.situations]
    assert "All creatures in a band can attack the same player, <victim>" in names
    assert len(names) == len(set(names))
    rows = next(
        one
        for one in strand.situations
        if one.name == "All creatures in a band can attack the same player, <victim>"
    )
    assert len(rows.scenarios) > 1
    assert all(
        one.name.startswith("All creatures in a band can attack the same player, ")
        for one in rows.scenarios
    )


def test_a_number_may_be_two_rules() -> None:
    new, old = by_rule()["802.5"].strands
    assert new.editions == ("2024-11-08", "2026-01-16")
    assert old.editions == ("2020-06-01", "2024-06-07")
    assert not {one.id for one in new.demands} & {one.id for one in old.demands}
    assert [one.rules for one in new.standings] == [
        ("602.5",),
        ("802.6",),
        ("802.6",),
        ("802.5",),
        ("802.5",),
    ]


def test_a_number_may_belong_to_somebody_else_in_another_edition() -> None:
    found = strands(subject("602.1"))
    assert ("2006-10-01",) in found
    assert sum(map(len, found)) == len(editions())


@pytest.mark.parametrize(
    ("rule", "date", "numbers"),
    [
        ("101.4", "2026-01-16", ["103.4", "101.4", "101.4", "101.4", "101.4"]),
        ("608.4d", "2006-10-01", ["608.4d"]),
        ("101.4d", "2026-01-16", ["101.4d"] * 4),
        ("glossary:affinity", "2026-01-16", ["glossary:affinity"] * 5),
    ],
)
def test_a_rule_is_followed_through_the_editions(
    rule: str, date: EditionDate, numbers: list[str]
) -> None:
    found = standings(subject(rule), date)
    assert [",".join(one.rules) for one in found][: len(numbers)] == numbers
    assert found[0].wording == "first"
    assert all(one.wording != "first" for one in found[1:])


def test_the_same_text_is_as_before_and_another_is_reworded() -> None:
    words = {
        one.edition: one.wording for one in standings(subject("802.4a"), EditionDate("2026-01-16"))
    }
    assert words[EditionDate("2024-06-07")] == "reworded"  # battles have come
    assert words[EditionDate("2024-11-08")] == words[EditionDate("2026-01-16")] == "same"


def test_what_a_rule_demands_more_stands_with_the_edition() -> None:
    (change,) = (one for one in by_rule()["802.5"].strands[0].standings if one.come or one.gone)
    assert change.edition == "2024-11-08"
    assert len(change.come) == 1


def test_what_is_told_of_one_edition_alone_is_no_change() -> None:
    alone = {clause.entry.says for clause in load_clauses() if clause.entry.only}
    for page in book().rules:
        for strand in page.strands:
            for one in strand.standings:
                assert not alone & {*one.come, *one.gone}, page.rule
                assert set(one.own) <= alone
    (marker,) = by_rule()["807.4c"].strands
    first, then, *_ = marker.standings
    assert (first.edition, first.rules, len(first.own)) == ("2006-10-01", ("608.4c",), 1)
    assert "turn marker to the left" in first.own[0]
    assert (then.come, then.gone, then.own) == ((), (), ())


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("802.2a", "since 2024-06-07"),
        ("101.4e", ""),
        ("101.4", ""),
        ("807.4c", ""),
        ("glossary:affinity", ""),
    ],
)
def test_it_is_said_of_which_editions_the_demands_are_told(rule: str, words: str) -> None:
    strand = by_rule()[rule].strands[0]
    assert strand.demands
    assert strand.demanded == words


def test_a_rule_is_called_by_its_caption_or_else_by_its_section() -> None:
    captions = load_captions()
    for page in book().rules:
        for strand in page.strands:
            title = captions.title(page.rule, strand.editions[-1])
            assert strand.title == (title or strand.section), page.rule


def test_every_page_has_a_caption_and_a_statement() -> None:
    captions = load_captions()
    for page in book().rules:
        for strand in page.strands:
            assert captions.title(page.rule, strand.editions[-1]), (page.rule, strand.editions)
            assert strand.demands or strand.says, (page.rule, strand.editions)


def test_a_rule_without_demands_has_a_statement(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"707.10": Caption(title="Copies of spells", says="Nobody casts them.")}
    monkeypatch.setattr("apnap.book.content.gathering.load_captions", lambda: Captions(own))
    found = gathering("direct:reference")
    for rule in ("707.10", "503.10"):  # the same in 2006
        (strand,) = found.page(subject(rule)).strands
        told = (strand.title, strand.says, strand.said_by, strand.demands)
        assert told == ("Copies of spells", "Nobody casts them.", "", ()), rule
    today, old = found.page(subject("101.4b")), found.page(subject("103.4a"))
    assert today.strands[0].says == ""
    said = [demand.says for demand in today.strands[0].demands]
    assert old.strands[-1].says == " ".join(said)  # its clauses say what it demands today
    assert old.strands[-1].said_by == "101.4b in 2026-01-16"


def test_a_rule_that_no_scenario_shows_has_a_page_if_something_states_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = {"100.6b": Caption(title="Unsanctioned events", says="They have rules of their own.")}
    monkeypatch.setattr("apnap.book.content.gathering.load_captions", lambda: Captions(own))
    found = gathering("direct:reference")
    assert subject("100.6a") not in found.subjects
    (strand,) = found.page(subject("100.6b")).strands
    told = (strand.title, strand.says, strand.shown)
    assert told == ("Unsanctioned events", "They have rules of their own.", False)
    assert by_rule()["802.4a"].strands[0].shown


def test_the_pages_follow_each_other() -> None:
    rules = [page.rule for page in book().rules]
    assert [page.before for page in book().rules] == ["", *rules[:-1]]
    assert [page.after for page in book().rules] == [*rules[1:], ""]
    assert by_rule()["802.4a"].whole == "802.4"
    assert by_rule()["802.4"].parts == ("802.4a", "802.4b")


def test_interpretations_stand_with_their_rules_and_editions() -> None:
    page = by_rule()["802.5"]
    assert all("one-number-two-rules" in strand.readings for strand in page.strands)
    (strand,) = by_rule()["805.10c"].strands
    assert "attacking-player-once-gone" in strand.readings
    assert "the-left-neighbour-leaves" not in strand.readings


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(says="A.", since=EditionDate("2006-10-01"), not_testable="x"), ""),
        (Entry(says="A.", since=EditionDate("2024-06-07"), not_testable="x"), "since 2024-06-07"),
        (
            Entry(
                says="A.",
                since=EditionDate("2006-10-01"),
                until=EditionDate("2024-08-02"),
                not_testable="x",
            ),
            "until 2024-06-07",
        ),
        (
            Entry(says="A.", only=EditionDate("2006-10-01"), not_testable="x"),
            "in the edition of 2006-10-01 only",
        ),
        (
            Entry(
                says="A.",
                since=EditionDate("2020-06-01"),
                until=EditionDate("2024-06-07"),
                not_testable="x",
            ),
            "2020-06-01 to 2024-06-07",
        ),
    ],
)
def test_a_span_is_told_where_it_is_not_everything(entry: Entry, words: str) -> None:
    assert Span(editions()).of_clause(entry) == words


@pytest.mark.parametrize(
    ("left_out", "words"),
    [
        (("2020-06-01",), "in 2006-10-01 and since 2024-06-07"),
        (("2024-06-07", "2024-11-08"), "until 2020-06-01 and since 2026-01-16"),
        (("2020-06-01", "2026-01-16"), "in 2006-10-01 and 2024-06-07 to 2024-11-08"),
    ],
)
def test_a_span_with_a_gap_is_told_part_by_part(left_out: tuple[str, ...], words: str) -> None:
    held = [date for date in editions() if date not in left_out]
    assert Span(editions()).of_editions(held) == words
