"""What words become before they are searched: folded, stemmed, joined where they are one thing."""

from __future__ import annotations

import msgspec
import pytest

from apnap.finding import table
from apnap.finding.terms import Phrases, asked, phrase_words, split, stems
from apnap.finding.tuning import read

YEARS = ("2006", "2020")


def own(question: str) -> set[str]:
    """Return the terms of a question that count as words that were asked."""
    return {term.text for term in asked(question, table(), YEARS).terms if term.counts == 1}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Bog Wraith's swampwalk", ["bog", "wraiths", "swampwalk"]),
        ("Can\u2019t I block?", ["cant", "i", "block"]),
        ("Rule 802.4a. And 101.4", ["rule", "802.4a", "and", "101.4"]),
        ("A neighbour's Évasion: 2/2", ["a", "neighbours", "evasion", "2", "2"]),
        ("", []),
    ],
)
def test_a_text_is_divided_into_plain_words(text: str, words: list[str]) -> None:
    assert split(text) == words


def test_forms_of_a_word_have_one_stem() -> None:
    found = stems(["block", "blocks", "blocking", "blocked", "802.4a", "~12"])
    assert {found[word] for word in ("block", "blocks", "blocking", "blocked")} == {"block"}
    assert found["802.4a"] == "802.4a"
    assert found["~12"] == "~12"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2HG", "Two-Headed Giant"),
        ("two headed giant", "two-headed giants"),
        ("a player concedes", "a player leaves the game"),
        ("who goes first", "who is the starting player"),
        ("an SBA", "state-based actions"),
        ("my partner", "my teammate's"),
        ("neighbours", "neighbor"),
    ],
)
def test_what_is_one_thing_is_asked_by_one_term(one: str, other: str) -> None:
    assert own(one) & own(other) & {f"~{at}" for at in range(len(table().same))}


@pytest.mark.parametrize("who", ["a player", "Bob", "she", "my friend", "someone"])
def test_whoever_dies_leaves_the_game(who: str) -> None:
    leaves = own("concede")
    assert len(leaves) == 1
    assert own(f"{who} dies") == leaves
    assert not own("a creature dies") & leaves


def test_who_and_how_many_say_little() -> None:
    counts = {one.text: one.counts for one in asked("Two Swamps of Bob's", table(), YEARS).terms}
    assert counts["swamp"] == 1
    assert counts["two"] == table().light_counts < 1


def test_a_word_is_told_apart_from_others_of_its_stem() -> None:
    assert not own("defender") & own("defending")
    assert own("defender") == own("defenders")


def test_words_that_say_nothing_are_not_asked() -> None:
    assert own("What happens to me and my Swamp?") == {"swamp"}


@pytest.mark.parametrize("word", ["goad", "lure", "taunt"])
def test_one_word_leads_to_another_which_counts_less(word: str) -> None:
    found = {term.text: term.counts for term in asked(word, table(), YEARS).terms}
    assert found[stems([word])[word]] == 1
    assert found[stems(["requirement"])["requirement"]] == table().also_counts < 1


def test_numbers_and_years_are_told_apart_from_words() -> None:
    found = asked("mulligans in 2006 by 103.4 and 802, 3 players", table(), YEARS)
    assert found.years == ("2006",)
    assert found.numbers == ("103.4", "802")
    assert "2006" not in {term.text for term in found.terms}


def test_a_phrase_is_indexed_beside_its_words() -> None:
    words = split("The swamp of a summoning sick creature")
    phrases = Phrases(table(), stems((*words, *phrase_words(table()))))
    found = list(phrases.terms(words))
    assert {"swamp", "summoning", "sick"} <= set(found)
    assert any(term.startswith("~") for term in found)
    assert "the" not in found


def test_the_longest_phrase_counts() -> None:
    text = (
        msgspec.toml.encode(table())
        .decode()
        .replace('"two-headed giant",', '"two-headed giant", "giant growth", "growth",', 1)
    )
    changed = read(text)
    found = [term.text for term in asked("giant growth", changed, ()).terms if term.counts == 1]
    assert found == ["~0"]


def test_every_phrase_of_the_table_is_plain_and_in_one_group_only() -> None:
    seen: dict[tuple[str, ...], int] = {}
    known = stems(phrase_words(table()))
    for at, group in enumerate(table().same):
        for phrase in group:
            assert split(phrase), phrase
            key = tuple(known[word] for word in split(phrase))
            assert seen.setdefault(key, at) == at, phrase
    for word in table().stop:
        assert split(word) == [word]


@pytest.mark.parametrize("removed", ["title = ", "[formula]"])
def test_a_table_without_a_weight_is_none(removed: str) -> None:
    text = msgspec.toml.encode(table()).decode()
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        read(text.replace(removed, "x = " if "=" in removed else "[x]", 1))
