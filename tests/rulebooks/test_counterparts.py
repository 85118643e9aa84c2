"""A number is followed to the newest edition, as long as it is one rule on both sides."""

from __future__ import annotations

import pytest

from apnap.protocol import EditionDate
from apnap.rulebooks import editions, load, subject
from apnap.rulebooks.counterparts import counterparts, latest

NEWEST = editions()[-1]


@pytest.mark.parametrize(
    ("rule", "date", "number", "edition"),
    [
        ("802.4a", NEWEST, "802.4a", NEWEST),
        ("802.4a", "2020-06-01", "802.4a", NEWEST),
        ("103.4a", "2006-10-01", "101.4b", NEWEST),  # the book was numbered anew
        ("802.5", "2020-06-01", "802.5", "2024-06-07"),  # it went afterwards
        ("608.2b", "2020-06-01", "608.2b", NEWEST),  # a part of it is another rule today
        ("408.1c", "2006-10-01", "408.1c", "2006-10-01"),  # today these are four rules
        ("212.6a", "2006-10-01", "212.6a", "2006-10-01"),  # a part of it is a rule by itself
        ("glossary:affinity", "2006-10-01", "glossary:affinity", NEWEST),
    ],
)
def test_a_rule_is_found_where_it_stands_last(
    rule: str, date: EditionDate, number: str, edition: EditionDate
) -> None:
    assert latest(subject(rule), date) == (subject(number), edition)


def test_no_two_rules_of_an_edition_stand_last_in_the_same_place() -> None:
    for date in editions():
        numbers = load(date).numbers
        assert len({latest(number, date) for number in numbers}) == len(numbers), date


def test_what_is_one_rule_leads_back() -> None:
    there = latest(subject("103.4a"), EditionDate("2006-10-01"))
    assert counterparts(*there, EditionDate("2006-10-01")) == (subject("103.4a"),)
