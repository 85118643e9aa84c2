"""A step that is no phrase leads to those that it may have meant."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

import pytest

from apnap.vocabulary.likeness_of_steps import likely
from apnap.vocabulary.matching import StepError
from apnap.vocabulary.phrases import Keyword
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY

SCOPE: Final = Scope(("Rob", "Alex", "Carissa"), frozenset({"Grizzly Bears", "Gray Ogre"}))


@pytest.mark.parametrize(
    ("keyword", "text", "meant"),
    [
        ("then", "Alex's life total is 17", "{player} has {number} life"),
        ("then", "Alex is at 17 life", "{player} has {number} life"),
        ("then", "Grizzly Bears dies", "{object} is in {player}'s graveyard"),
        ("then", "Rob wins the game", "{player} has won"),
        ("then", "Alex loses the game", "{player} has left the game"),
        ("then", "the declaration was rejected", "the declaration is illegal"),
        ("then", "Grizzly Bears has 2 power and 3 toughness", "{object} is {number}/{number}"),
        ("then", "Grizzly Bears has flying", "{object} has the keyword {keyword}"),
        ("then", "Gray Ogre blocks Grizzly Bears", "{object} is blocking {objects}"),
        ("then", "Alex's hand has 3 cards", "{player} has {number} cards in hand"),
        ("when", "Rob attacks with Grizzly Bears", "{player} attacks {target} with {objects}"),
        ("when", "Alex blocks with Gray Ogre", "{player} blocks {object} with {objects}"),
        ("when", "Rob casts Shock on Alex", "{player} casts {object} targeting {names}"),
        ("when", "everyone passes", "everybody passes"),
        ("when", "Rob mulligans", "{player} takes a mulligan"),
        ("when", "go to the declare blockers step", "play goes on to the {step}"),
        ("given", "Alex's life total is 5", "{player} has {number} life"),
        ("given", "Rob has Grizzly Bears on the battlefield", "{player} controls {names}"),
        ("given", "these creatures stand ready to attack:", "{player} controls {names}"),
        ("then", "Alex drew two cards", "{player} has {number} cards in hand"),
        ("given", "it is the combat phase", "it is {player}'s {step}"),
        ("then", "Alex has lost", "{player} has left the game"),
        ("given", "a free for all between Rob and Alex", "a free-for-all between {players}"),
    ],
)
def test_what_is_said_in_other_words_leads_to_the_phrase(
    keyword: Keyword, text: str, meant: str
) -> None:
    with pytest.raises(StepError) as caught:
        VOCABULARY.call(keyword, text, None, SCOPE)
    assert f"`{meant}`" in str(caught.value)


def test_looking_for_likeness_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a step is and however many names there are, few phrases are compared whole."""
    compared: list[int] = []

    class Counting(SequenceMatcher[str]):
        def __init__(self, junk: None, said: str, form: str, *, autojunk: bool) -> None:
            super().__init__(junk, said, form, autojunk=autojunk)
            self.size = len(said) * len(form)

        def ratio(self) -> float:
            compared.append(self.size)
            return super().ratio()

    monkeypatch.setattr("apnap.vocabulary.likeness_of_steps.SequenceMatcher", Counting)
    names = frozenset(f"Bear {number}" for number in range(2000))
    long = "the declaratione Guard | Grizzly Bears and Gray Ogre | " * 40
    for text in ("the declaratione Guard is ilegal", "blocks " * 300, "has " * 500, long):
        likely(text, VOCABULARY.phrases, Scope(("Rob",), names))
        assert len(compared) <= len(VOCABULARY.phrases) // 4, text
        assert sum(compared) < 100_000, text
        compared.clear()


def test_what_is_like_nothing_leads_to_no_phrase() -> None:
    assert likely("xyzzy plugh", VOCABULARY.phrases, SCOPE) == ()
    with pytest.raises(StepError, match=r"^no Then phrase fits 'xyzzy plugh' \(see `apnap steps`"):
        VOCABULARY.call("then", "xyzzy plugh", None, SCOPE)


def test_a_phrase_after_the_wrong_keyword_is_told() -> None:
    with pytest.raises(StepError, match=r"it is one that stands after When$"):
        VOCABULARY.call("then", "everybody passes", None, SCOPE)


def test_what_is_like_a_phrase_of_another_keyword_only_leads_there() -> None:
    alike = r"fits .*17\"; after Given or Then: `{player} has {number} life` \(see"
    with pytest.raises(StepError, match=alike):
        VOCABULARY.call("when", "Alex's life total is 17", None, SCOPE)


@pytest.mark.parametrize(
    ("keyword", "text", "told"),
    [
        ("given", "Rob controls Grizly Bears", r"Grizly Bears'.*; similar: Grizzly Bears"),
        ("given", "Rob controls two grizzly bears", r"; similar: Grizzly Bears"),
        ("then", "Alec has 17 life", r"Rob, Alex, Carissa do \(did you mean Alex\?\)"),
        ("then", "Gray Ogres is tapped", r"there is Gray Ogre"),
    ],
)
def test_a_name_leads_to_names_like_it(keyword: Keyword, text: str, told: str) -> None:
    with pytest.raises(StepError, match=told):
        VOCABULARY.call(keyword, text, None, SCOPE)


def test_a_column_leads_to_a_column_like_it() -> None:
    table = [["atacker", "attacks"], ["Grizzly Bears", "Alex"]]
    told = "no column is called 'atacker'; similar: attacker, .*the column 'attacker' is missing"
    with pytest.raises(StepError, match=told):
        VOCABULARY.call("when", "Rob declares these attacks:", table, SCOPE)
