"""Every rule of the engine bears, in each edition that it plays, a number that the edition has."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from tests.reference.in_each import in_each

import apnap_reference.engine  # noqa: F401 - registers every rule, those of the cards included
from apnap import rulebooks
from apnap.protocol import EditionDate
from apnap.protocol.numbering import numbering
from apnap.rulebooks import RuleNumber
from apnap_reference.claims.claims import all_claims
from apnap_reference.edition import EDITIONS
from apnap_reference.rulebook import Rule, all_rules
from apnap_reference.transitions import TRANSITIONS

RULES = [all_rules()[key] for key in sorted(all_rules())]
PLAYED = sorted(EDITIONS)


@cache
def numbers_by_text(edition: str) -> dict[str, set[RuleNumber]]:
    """Give the numbers that a text has in an edition, by the text's fingerprint."""
    book = rulebooks.load(edition)
    found = defaultdict(set)
    for number in book.numbers:
        found[book.fingerprint(number)].add(number)
    return found


def has_number(rule: Rule[..., Any], edition: EditionDate) -> bool:
    number = rule.number_in(edition)
    return number is None or rulebooks.load(edition).has(number)


@in_each(PLAYED)
def test_each_rule_has_a_number_that_the_edition_has(edition: EditionDate) -> None:
    assert [rule.key for rule in RULES if not has_number(rule, edition)] == []


def has_the_number_of_its_text(rule: Rule[..., Any], edition: EditionDate) -> bool:
    """Where a text is the same as in the newest edition that has the rule, so is its number."""
    newest = max(date for date in PLAYED if rule.number_in(date) is not None)
    number = rule.number_in(newest)
    assert number is not None
    same = numbers_by_text(edition).get(rulebooks.load(newest).fingerprint(number))
    return same is None or rule.number_in(edition) in same


@in_each(PLAYED)
def test_each_rule_has_the_number_that_its_text_has_in_the_edition(edition: EditionDate) -> None:
    assert [rule.key for rule in RULES if not has_the_number_of_its_text(rule, edition)] == []


def test_each_rule_is_in_todays_book_or_says_which_was_the_last_with_it() -> None:
    for rule in RULES:
        today = None if rule.of else rule.number
        assert rule.number_in(numbering().base) == today, rule.key
        assert not rule.of or rule.number_in(EditionDate(rule.of)) == rule.number, rule.key


def test_a_rule_that_is_gone_is_in_no_later_edition() -> None:
    gone = [rule for rule in RULES if rule.of]
    assert gone
    for rule in gone:
        assert [date for date in PLAYED if date > rule.of and rule.number_in(date)] == [], rule.key


@pytest.mark.parametrize(
    "edition", [date for date, stands in numbering().editions.items() if stands == "none"]
)
def test_each_rule_has_a_number_or_is_known_to_have_none_where_all_numbers_are_others(
    edition: EditionDate,
) -> None:
    today = {rule.number for rule in (*RULES, *all_claims(), *TRANSITIONS) if not rule.of}
    tells = numbering().tells
    assert [number for number in sorted(today) if not tells(number, edition)] == []


def test_functions_named_one_by_one_apply_the_rule_of_that_number() -> None:
    known = {rule.key for rule in (*RULES, *all_claims(), *TRANSITIONS)}
    assert {(str(number), name) for number, name in numbering().functions} <= known


def test_each_rule_says_what_it_says_in_one_line() -> None:
    assert [rule.key for rule in RULES if not rule.summary.endswith(".")] == []
    assert all(all_rules()[rule.key] is rule for rule in RULES)
