"""Every rule of the engine bears, in each edition that it plays, a number that the edition has."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

import apnap_reference.engine  # noqa: F401 - registers every rule, those of the cards included
from apnap import rulebooks
from apnap.rulebooks import RuleNumber
from apnap_reference.edition import EDITIONS
from apnap_reference.rulebook import Rule, all_rules

RULES = [all_rules()[key] for key in sorted(all_rules())]
PLAYED = sorted(EDITIONS)


@cache
def numbers_by_text(edition: str) -> dict[str, set[str]]:
    """Give the numbers that a text has in an edition, by the text's fingerprint."""
    book = rulebooks.load(edition)
    found = defaultdict(set)
    for number in book.numbers:
        found[book.fingerprint(number)].add(str(number))
    return found


def has_number(rule: Rule[..., Any], edition: str) -> bool:
    number = rule.number_in(edition)
    return number is None or rulebooks.load(edition).has(RuleNumber.parse(number))


@pytest.mark.parametrize("edition", PLAYED)
def test_each_rule_has_a_number_that_the_edition_has(edition: str) -> None:
    assert [rule.key for rule in RULES if not has_number(rule, edition)] == []


def has_the_number_of_its_text(rule: Rule[..., Any], edition: str) -> bool:
    """Where a text is the same as in the newest edition that has the rule, so is its number."""
    newest = max(date for date in PLAYED if rule.number_in(date) is not None)
    text = rulebooks.load(newest).fingerprint(RuleNumber.parse(str(rule.number_in(newest))))
    same = numbers_by_text(edition).get(text)
    return same is None or rule.number_in(edition) in same


@pytest.mark.parametrize("edition", PLAYED)
def test_each_rule_has_the_number_that_its_text_has_in_the_edition(edition: str) -> None:
    assert [rule.key for rule in RULES if not has_the_number_of_its_text(rule, edition)] == []


def test_each_rule_is_in_the_newest_edition_or_says_since_when_it_is_not() -> None:
    for rule in RULES:
        expected = None if rule.gone_from else rule.number
        assert rule.number_in(rulebooks.newest()) == expected, rule.key


def test_the_dates_of_each_rule_are_in_order() -> None:
    for rule in RULES:
        dates = [*rule.before, *([rule.gone_from] if rule.gone_from else [])]
        assert dates == sorted(set(dates)), rule.key


def test_each_rule_says_what_it_says_in_one_line() -> None:
    assert [rule.key for rule in RULES if not rule.summary.endswith(".")] == []
    assert all(all_rules()[rule.key] is rule for rule in RULES)
