"""What a question finds among a few documents, and in which order."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from apnap.finding import Document, Entry, Index, Kind, find, indexed, table
from apnap.protocol import EditionDate

OLD = EditionDate("2006-10-01")


def entry(kind: Kind, key: str, title: str, says: str = "", more: str = "") -> Entry:
    """Return something that can be found."""
    document = Document(
        kind=kind, key=key, title=title, says=says, path=f"{key}.html", command=f"apnap {key}"
    )
    return Entry(document=document, title=f"{key} {title}", says=says, more=more)


def card(key: str, name: str, says: str, scenarios: tuple[str, ...]) -> Entry:
    """Return a card with the scenarios that use it."""
    one = entry("card", key, name, says, more="Each player sacrifices")
    shown = replace(one.document, command=f"apnap {scenarios[0]}", shown_by=scenarios)
    return replace(one, document=shown)


def old(one: Entry, now: str = "") -> Entry:
    """Return something as today's edition does not have it."""
    return replace(one, document=replace(one.document, editions=(OLD,), now=now))


ENTRIES = (
    entry("rule", "802.4", "Defending players block in turn order"),
    entry("rule", "802.4a", "A player blocks only what attacks them", "No teammate's attackers."),
    entry("rule", "802.40", "Something else about blocks"),
    entry("rule", "702.14c", "Landwalk", "It looks at the lands of the defending player."),
    old(entry("rule", "300.3", "Mana burn", "Mana that is not spent costs life.")),
    old(entry("rule", "103.4", "Players act in turn order"), now="101.4"),
    replace(
        entry("rule", "106.4", "Mana empties as steps end", "Unspent mana is lost."),
        spoken="float it to combat",
    ),
    entry("section", "802", "Attack Multiple Players Option"),
    card("innocent-blood", "Innocent Blood", "A sorcery.", ("a/1", "a/3")),
    entry("scenario", "a/1", "A teammate blocks nothing", more="Innocent Blood resolves"),
    entry("scenario", "a/3", "Two players sacrifice at once", more="Innocent Blood resolves"),
    entry("rule", "702.3b", "Defender", "A creature with it can't attack."),
    entry("scenario", "a/2", "A player blocks only what attacks them", more="Rob blocks"),
)


@pytest.fixture(scope="module")
def index() -> Index:
    """Return the index of all documents."""
    return indexed(ENTRIES, table())


def keys(index: Index, question: str) -> list[str]:
    """Return what a question finds, best first."""
    return [one.document.key for one in find(index, question, table())]


def test_a_rule_comes_before_the_scenario_of_the_same_words(index: Index) -> None:
    found = keys(index, "what may I block?")
    assert found.index("802.4a") < found.index("a/2")


def test_what_has_more_of_the_words_comes_first(index: Index) -> None:
    assert keys(index, "block for my teammate")[0] == "802.4a"


def test_a_name_is_found_before_what_mentions_it(index: Index) -> None:
    assert keys(index, "innocent blood") == ["innocent-blood", "a/1", "a/3"]


@pytest.mark.parametrize(
    ("asked", "scenario"),
    [
        ("innocent blood", "a/1"),
        ("Innocent Blood, does my teammate lose anything?", "a/1"),
        ("Innocent Blood: do we sacrifice at once?", "a/3"),
    ],
)
def test_a_card_shows_the_one_of_its_scenarios_that_fits_the_question(
    index: Index, asked: str, scenario: str
) -> None:
    (shown,) = (one.document for one in find(index, asked, table()) if one.document.kind == "card")
    assert shown.command == f"apnap {scenario}"


def test_a_number_at_the_table_does_not_outweigh_what_is_asked(index: Index) -> None:
    assert keys(index, "two attackers, who blocks?").index("802.4") < keys(
        index, "two attackers, who blocks?"
    ).index("a/3")


def test_a_card_counts_more_whose_whole_name_stands_in_the_question(index: Index) -> None:
    def score(asked: str, *, named: float) -> float:
        found = find(index, asked, replace(table(), named_counts=named))
        return next(one.score for one in found if one.document.key == "innocent-blood")

    assert score("do we sacrifice to Innocent Blood?", named=3.0) == pytest.approx(
        3 * score("do we sacrifice to Innocent Blood?", named=1.0)
    )
    assert score("innocent sacrifice", named=3.0) == score("innocent sacrifice", named=1.0)


def test_a_rule_is_found_by_how_players_ask_for_it(index: Index) -> None:
    assert keys(index, "can I float it to combat?") == ["106.4"]


def test_a_phrase_that_says_nothing_finds_nothing_of_its_words(index: Index) -> None:
    assert keys(index, "as long as mana burn") == keys(index, "mana burn")


def test_a_defender_is_not_a_defending_player(index: Index) -> None:
    assert keys(index, "can a creature with defender attack?")[0] == "702.3b"
    assert "702.3b" not in keys(index, "the defending player")[:2]


@pytest.mark.parametrize("asked", ["Landwalk", "how does landwalk work?"])
def test_what_is_called_so_comes_first(index: Index, asked: str) -> None:
    assert keys(index, asked)[0] == "702.14c"
    assert keys(index, "attack multiple players option")[0] == "802"


@pytest.mark.parametrize("number", ["802.4", "802.4."])
def test_a_number_finds_its_rule_then_its_parts(index: Index, number: str) -> None:
    assert keys(index, number)[:2] == ["802.4", "802.4a"]
    assert "802.40" not in keys(index, number)


def test_the_number_of_a_section_finds_its_rules(index: Index) -> None:
    assert keys(index, "802")[:4] == ["802", "802.4", "802.4a", "802.40"]


def test_what_today_does_not_have_comes_behind_unless_its_year_is_asked_for(index: Index) -> None:
    assert keys(index, "unspent mana")[0] == "106.4"
    assert keys(index, "mana")[0] == "106.4"
    assert keys(index, "mana 2006")[0] == "300.3"
    assert keys(index, "mana burn")[0] == "300.3"  # today's rulebook has nothing of the kind


def test_an_earlier_number_is_found_by_number_or_year_only(index: Index) -> None:
    assert "103.4" not in keys(index, "players act in turn order")
    assert "103.4" in keys(index, "players act in turn order 2006")
    assert keys(index, "103.4") == ["103.4"]


@pytest.mark.parametrize("typed", ["landw", "landwalj", "lanwalk"])
def test_a_word_that_is_unfinished_or_misspelled_finds_what_was_meant(
    index: Index, typed: str
) -> None:
    assert keys(index, typed) == ["702.14c"]


@pytest.mark.parametrize("nothing", ["", "the of", "zzzzzz", "?!", "999"])
def test_nothing_is_found_where_nothing_fits(index: Index, nothing: str) -> None:
    assert keys(index, nothing) == []


def test_scores_say_how_well_something_fits(index: Index) -> None:
    found = find(index, "defending players block", table())
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert found[0].score > found[-1].score > 0
