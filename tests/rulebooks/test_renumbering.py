"""The map of numbers between 2006 and today, checked against the editions themselves."""

import functools
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from apnap.protocol import EditionDate
from apnap.protocol.numbering import Places
from apnap.protocol.resources import folder
from apnap.rulebooks import (
    Renumbering,
    RuleNumber,
    UnknownEditionError,
    editions,
    load,
    renumbering,
)

parse = RuleNumber.parse
OLD = EditionDate("2006-10-01")


@pytest.fixture(scope="module")
def the_map() -> Renumbering:
    """Return the committed map."""
    return renumbering()


def shown(numbers: tuple[RuleNumber, ...]) -> str:
    return " ".join(map(str, numbers))


def all_pairs(the_map: Renumbering) -> Iterator[tuple[RuleNumber, str, tuple[RuleNumber, ...]]]:
    """Yield each rule of 2006 that is mapped, each later edition, and the rule's numbers there."""
    for number in the_map.backwards[OLD]:
        for date in the_map.dates:
            if date > OLD:
                yield number, date, the_map.in_edition(number, OLD, date).numbers


@functools.cache
def saying(date: EditionDate | str) -> Mapping[str, set[RuleNumber]]:
    """Return the rules of an edition by the fingerprints of their texts."""
    edition = load(date)
    found: defaultdict[str, set[RuleNumber]] = defaultdict(set)
    for number in edition.rules:
        found[edition.fingerprint(number)].add(number)
    return dict(found)


def test_the_map_reaches_all_editions(the_map: Renumbering) -> None:
    assert the_map.dates == editions()
    assert the_map.base in editions()


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ("101", "103"),
        ("101.4", "103.5"),
        ("102.2c", "104.2c"),
        ("102.3f", "104.3g"),
        ("103.2", "101.2"),
        ("103.4", "101.4"),
        ("103.4a", "101.4b"),
        ("103.4b", "101.4c"),
        ("200.3", "102.1"),
        ("200.3a", "102.3"),
        ("300.6", "500.7"),
        ("306", "506"),
        ("409.1f", "118.8 118.9d 601.2f"),
        ("413.2", "608.2"),
        ("420", "704"),
        ("422.1", "732.1"),
        ("502.10", "702.22"),
        ("502.27b", "702.38b"),
        ("502.31", "702.41"),
        ("507.3b", "722.6"),
        ("601.14a", "801.13a"),
        ("602.4a", "802.4a"),
        ("603.2", "804.2"),
        ("604.1b", "803.1b"),
        ("606.6c", "117.6 805.5"),
        ("606.6d", "805.4a 805.6 805.7"),
        ("606.6e", "805.4b 805.4c 805.5a"),
        ("606.7", "805.10 810.7"),
        ("607.3c", "809.3c"),
        ("608.4d", "807.4e 807.4f 807.4g"),
        ("608.4e", "807.4i 807.4j"),
        ("609", "811"),
        ("609.6", "811.5"),
    ],
)
def test_what_a_rule_of_2006_is_today(the_map: Renumbering, old: str, today: str) -> None:
    found = the_map.today(parse(old), OLD)
    assert shown(found.numbers) == today
    assert found.reach == "itself"


@pytest.mark.parametrize("old", ["507.4", "601.12", "608.5", "609.5"])
def test_some_rules_were_dropped_and_the_map_says_why(the_map: Renumbering, old: str) -> None:
    found = the_map.today(parse(old), OLD)
    assert (found.numbers, found.reach) == ((), "gone")
    assert found.note


def test_reworked_rules_are_to_be_looked_for_within_a_section(the_map: Renumbering) -> None:
    found = the_map.today(parse("606.2"), OLD)
    assert (shown(found.numbers), found.reach) == ("805 810", "within")


def test_a_section_that_was_dissolved_is_to_be_looked_for_where_its_parts_are(
    the_map: Renumbering,
) -> None:
    found = the_map.today(parse("423"), OLD)
    assert (shown(found.numbers), found.reach) == ("121.1 121.2c 121.6", "within")


@pytest.mark.parametrize("number", ["104.1", "999.1"])
def test_of_other_rules_the_map_says_nothing(the_map: Renumbering, number: str) -> None:
    assert the_map.today(parse(number), OLD).reach == "unmapped"
    assert the_map.in_edition(parse(number), OLD, the_map.base).numbers == ()


@pytest.mark.parametrize(
    ("today", "old"),
    [("805.5a", "606.6e"), ("101.4b", "103.4a"), ("103.5", "101.4 101.3"), ("101.4d", "")],
)
def test_what_a_rule_of_today_was_in_2006(the_map: Renumbering, today: str, old: str) -> None:
    assert shown(the_map.there(parse(today), OLD)) == old


@pytest.mark.parametrize(
    ("old", "there"),
    [
        ("507.3b", ["507.3b", "716.6", "720.6", "720.6", "722.6"]),
        ("422.1", ["422.1", "723.1", "730.1", "730.1", "732.1"]),
        ("502.27a", ["502.27a", "702.37a", "702.38a", "702.38a", "702.38a"]),
        ("602.5", ["602.5", "802.6", "802.6", "802.5", "802.5"]),
        ("608.5", ["608.5", "", "", "", ""]),
    ],
)
def test_editions_in_between_have_other_numbers(
    the_map: Renumbering, old: str, there: list[str]
) -> None:
    assert [shown(the_map.in_edition(parse(old), OLD, d).numbers) for d in editions()] == there


def test_an_edition_that_was_not_compared_is_refused(the_map: Renumbering) -> None:
    with pytest.raises(UnknownEditionError, match="2020-06-01"):
        the_map.in_edition(parse("608.5"), OLD, EditionDate("2012-06-01"))
    with pytest.raises(UnknownEditionError, match="2020-06-01"):
        the_map.in_edition(parse("608.5"), EditionDate("2012-06-01"), OLD)


def all_places(the_map: Renumbering) -> Iterator[tuple[str, Places]]:
    """Yield of what each entry of the table is, and where that stands."""
    for number, places in the_map.numbers.rules.items():
        yield str(number), places
    for (number, name), places in the_map.numbers.functions.items():
        yield f"{number} {name}", places
    for (date, number), places in the_map.numbers.beside.items():
        yield f"{number} of {date}", places


def test_every_number_of_the_table_is_in_its_edition(the_map: Renumbering) -> None:
    assert all(map(load(the_map.base).has, the_map.numbers.rules))
    assert all(load(date).has(number) for date, number in the_map.numbers.beside)
    for of, places in all_places(the_map):
        for date, place in places.items():
            assert all(map(load(date).has, place.numbers)), f"{of} in {date}"
    for date, notes in the_map.numbers.notes.items():
        assert all(map(load(date).has, notes))


@pytest.mark.parametrize("date", editions())
def test_a_rule_of_today_stands_only_where_an_edition_has_a_rule(
    the_map: Renumbering, date: EditionDate
) -> None:
    edition = load(date)
    for number in load(the_map.base).rules:
        there = the_map.there(number, date)
        assert all(map(edition.has, there)), f"{number} in {date}: {shown(there)}"


@pytest.mark.parametrize(
    ("date", "joined"),
    [
        (
            "2020-06-01",
            {
                "103.4": "101.4e 103.5",
                "500.5": "500.4 500.5 500.5a 500.5b",
                "608.2b": "608.2b 608.3b",
                "701.37a": "701.15a 701.15b",
            },
        ),
        ("2024-06-07", {"500.5": "500.4 500.5 500.5a 500.5b"}),
        ("2024-11-08", {"500.5": "500.4 500.5 500.5a 500.5b"}),
        ("2026-01-16", {}),
    ],
)
def test_hardly_a_rule_of_a_later_edition_has_become_two(
    the_map: Renumbering, date: str, joined: dict[str, str]
) -> None:
    shared = {
        str(n): shown(today) for n, today in the_map.backwards[date].items() if len(today) > 1
    }
    assert shared == joined


def test_a_rule_that_is_gone_is_not_among_those_of_today(the_map: Renumbering) -> None:
    for date, number in the_map.numbers.beside:
        assert number not in the_map.backwards[date]
        assert the_map.today(number, date).note


def test_a_text_that_has_not_changed_stands_where_the_map_says(the_map: Renumbering) -> None:
    old = load(OLD)
    unchanged = 0
    for number, date, there in all_pairs(the_map):
        same = saying(date).get(old.fingerprint(number), set())
        assert not same or same & set(there), f"{number} in {date}: {shown(there)}"
        unchanged += bool(same)
    assert unchanged > 200


def test_a_rule_of_today_that_has_not_changed_stands_where_the_map_says(
    the_map: Renumbering,
) -> None:
    new = load(the_map.base)
    for number, date, there in all_pairs(the_map):
        for today in the_map.today(number, OLD).numbers:
            text = new.fingerprint(today)
            if len(saying(the_map.base)[text]) > 1:
                continue  # several rules say just that, such as who receives priority
            same = saying(date).get(text, set())
            assert not same or same & set(there), f"{today} in {date}: {shown(there)}"


def test_another_map_can_be_read(tmp_path: Path) -> None:
    for file in folder("editions").glob("*.json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert renumbering(tmp_path) == renumbering()
