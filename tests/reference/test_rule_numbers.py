"""Every rule of the engine bears, in each edition that it plays, a number that the edition has."""

from __future__ import annotations

import pytest

import apnap_reference.engine  # noqa: F401 - registers every rule, those of the cards included
from apnap import rulebooks
from apnap.rulebooks import RuleNumber
from apnap_reference.edition import EDITIONS
from apnap_reference.rulebook import Key, all_rules

RULES = sorted(all_rules())


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("key", RULES, ids="-".join)
def test_a_rule_has_a_number_that_the_edition_has(key: Key, edition: str) -> None:
    number = all_rules()[key].number_in(edition)
    assert number is None or rulebooks.load(edition).has(RuleNumber.parse(number))


@pytest.mark.parametrize("key", RULES, ids="-".join)
def test_a_rule_is_in_the_newest_edition_or_says_since_when_it_is_not(key: Key) -> None:
    found = all_rules()[key]
    newest = rulebooks.newest()
    assert found.number_in(newest) == (None if found.gone_from else found.number)


@pytest.mark.parametrize("key", RULES, ids="-".join)
def test_the_dates_of_a_rule_are_in_order(key: Key) -> None:
    found = all_rules()[key]
    dates = [*found.before, *([found.gone_from] if found.gone_from else [])]
    assert dates == sorted(set(dates))
    assert all(found.before.values()) or list(found.before.values()).count(None) == 1
