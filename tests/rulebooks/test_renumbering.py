"""The map of numbers between 2006 and today, checked against the editions themselves."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from apnap.protocol.resources import folder
from apnap.rulebooks import (
    Renumbering,
    RuleNumber,
    UnknownEditionError,
    editions,
    load,
    renumbering,
)
from apnap.rulebooks.renumbering import RenumberingFile

parse = RuleNumber.parse


@pytest.fixture(scope="module")
def the_map() -> Renumbering:
    """Return the committed map."""
    return renumbering()


def shown(numbers: tuple[RuleNumber, ...]) -> str:
    return " ".join(map(str, numbers))


def all_pairs(the_map: Renumbering) -> Iterator[tuple[RuleNumber, str, tuple[RuleNumber, ...]]]:
    """Yield each mapped rule of 2006, each later edition, and the rule's numbers there."""
    for number, found in the_map.forward.items():
        if found.reach == "itself":
            for date in (*the_map.between, the_map.new):
                yield number, date, the_map.in_edition(number, date).numbers


def test_the_map_reaches_all_editions(the_map: Renumbering) -> None:
    assert (the_map.old, *the_map.between, the_map.new) == editions()


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
        ("409.1f", "601.2f"),
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
        ("606.6c", "805.5"),
        ("606.6d", "805.4a 805.6"),
        ("606.6e", "805.4b 805.4c 805.5a"),
        ("606.7", "805.10"),
        ("607.3c", "809.3c"),
        ("608.4d", "807.4e 807.4f 807.4g"),
        ("608.4e", "807.4i 807.4j"),
        ("609", "811"),
        ("609.6", "811.5"),
    ],
)
def test_what_a_rule_of_2006_is_today(the_map: Renumbering, old: str, today: str) -> None:
    found = the_map.today(parse(old))
    assert shown(found.numbers) == today
    assert found.reach == "itself"


@pytest.mark.parametrize("old", ["507.4", "601.12", "608.5", "609.5"])
def test_some_rules_were_dropped_and_the_map_says_why(the_map: Renumbering, old: str) -> None:
    found = the_map.today(parse(old))
    assert (found.numbers, found.reach) == ((), "gone")
    assert found.note


def test_reworked_rules_are_to_be_looked_for_within_a_section(the_map: Renumbering) -> None:
    found = the_map.today(parse("606.2"))
    assert (shown(found.numbers), found.reach) == ("810 805", "within")


@pytest.mark.parametrize("number", ["104.1", "999.1"])
def test_of_other_rules_the_map_says_nothing(the_map: Renumbering, number: str) -> None:
    assert the_map.today(parse(number)).reach == "unmapped"
    assert the_map.in_edition(parse(number), the_map.new).numbers == ()


@pytest.mark.parametrize(
    ("today", "old"),
    [("805.5a", "606.6e"), ("101.4b", "103.4a"), ("103.5", "101.3 101.4"), ("101.4d", "")],
)
def test_what_a_rule_of_today_was_in_2006(the_map: Renumbering, today: str, old: str) -> None:
    assert shown(the_map.formerly(parse(today))) == old


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
    assert [shown(the_map.in_edition(parse(old), d).numbers) for d in editions()] == there


def test_an_edition_that_was_not_compared_is_refused(the_map: Renumbering) -> None:
    with pytest.raises(UnknownEditionError, match="2020-06-01"):
        the_map.in_edition(parse("608.5"), "2012-06-01")


def test_every_number_of_the_map_is_in_its_edition(the_map: Renumbering) -> None:
    stored = msgspec.json.decode(
        (folder("editions") / "renumbering.json").read_bytes(), type=RenumberingFile
    )
    old, new = load(the_map.old), load(the_map.new)
    assert all(old.has(parse(number)) for number in stored.moves)
    assert all(new.has(parse(n)) for move in stored.moves.values() for n in move.to)
    assert all(new.has(parse(number)) for number in stored.elsewhere)
    for number, date, there in all_pairs(the_map):
        assert all(map(load(date).has, there)), f"{number} in {date}: {shown(there)}"


def test_a_text_that_has_not_changed_stands_where_the_map_says(the_map: Renumbering) -> None:
    old = load(the_map.old)
    unchanged = 0
    for number, date, there in all_pairs(the_map):
        edition = load(date)
        same = {n for n in edition.rules if edition.fingerprint(n) == old.fingerprint(number)}
        assert not same or same & set(there), f"{number} in {date}: {shown(there)}"
        unchanged += bool(same)
    assert unchanged > 200


def test_a_rule_of_today_that_has_not_changed_stands_where_the_map_says(
    the_map: Renumbering,
) -> None:
    new = load(the_map.new)
    for number, date, there in all_pairs(the_map):
        edition = load(date)
        for today in the_map.today(number).numbers:
            text = new.fingerprint(today)
            same = {n for n in edition.rules if edition.fingerprint(n) == text}
            assert not same or same & set(there), f"{today} in {date}: {shown(there)}"


def test_another_map_can_be_read(tmp_path: Path) -> None:
    for file in folder("editions").glob("*.json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert renumbering(tmp_path) == renumbering()
