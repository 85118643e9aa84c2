"""The questions of judges, asked of `apnap find`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.finding.questions import QUESTIONS

from apnap.book.known import known
from apnap.finding import Index, find, spoken, table
from apnap.finding.terms import split, telling

FIRST = 3
"""An answer is looked for among so many."""
MISSED = 3
"""So many of sixty may be answered later."""


@pytest.fixture(scope="module")
def index() -> Iterator[Index]:
    """Return what `apnap find` looks through."""
    found = known()
    yield found
    found.close()


def test_the_questions_of_judges_are_answered_among_the_first_three(index: Index) -> None:
    missed = {
        asks: found
        for asks, answers in QUESTIONS
        for found in ([one.document.key for one in find(index, asks, table())[:FIRST]],)
        if not set(answers) & set(found)
    }
    assert len(QUESTIONS) == 60
    assert len(missed) <= MISSED, missed


def test_every_answer_is_a_rule_of_today_that_can_be_found(index: Index) -> None:
    rules = {one.key for one in index.documents if one.kind in ("rule", "term")}
    today = {one.key for one in index.documents if not one.editions}
    for asks, answers in QUESTIONS:
        assert answers, asks
        assert set(answers) <= rules & today, asks


def test_players_ask_for_rules_of_today_in_words_that_tell_something(index: Index) -> None:
    rules = {one.key for one in index.documents if one.kind == "rule" and not one.editions}
    assert spoken().keys() <= rules
    for rule, asked in spoken().items():
        assert asked, rule
        assert all(telling(split(one), table()) for one in asked), rule


def test_every_name_of_a_card_finds_the_card_first(index: Index) -> None:
    names = [one.title for one in index.documents if one.kind == "card"]
    assert len(names) > 100
    for name in names:
        first = find(index, name, table())[0].document
        assert (first.kind, first.title) == ("card", name)
