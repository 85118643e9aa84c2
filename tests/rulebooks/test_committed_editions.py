"""The editions that are committed: complete, without text, and with the rules we need."""

import json
import re
from collections.abc import Iterator
from typing import Final

import pytest

from apnap.protocol.resources import folder
from apnap.rulebooks import Edition, RuleNumber, editions, load, newest

parse = RuleNumber.parse

COUNTS = {
    "2006-10-01": (84, 973),
    "2020-06-01": (133, 2435),
    "2024-06-07": (144, 2967),
    # 3,007, not 3,006: rule 901.4 is printed without a space behind its number
    "2024-11-08": (144, 3007),
    "2026-01-16": (146, 3114),
}
"""Sections and numbered rules of each edition, counted by another program as well."""

MODERN = tuple(COUNTS)[1:]
FINGERPRINT: Final = re.compile("[0-9a-f]{16}")


@pytest.fixture(params=COUNTS)
def edition(request: pytest.FixtureRequest) -> Edition:
    """Return each edition in turn."""
    return load(request.param)


def texts(value: object) -> Iterator[str]:
    """Yield every text in a JSON value, the keys of objects excepted."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)


def test_these_editions_are_indexed() -> None:
    assert editions() == tuple(COUNTS)
    assert newest() == "2026-01-16"


def test_an_edition_is_called_by_the_day_from_which_it_is_in_force(edition: Edition) -> None:
    assert edition.effective == edition.date


def test_all_rules_are_counted(edition: Edition) -> None:
    assert (len(edition.sections), len(edition.numbers)) == COUNTS[edition.date]


def test_no_number_is_left_out(edition: Edition) -> None:
    for section in edition.sections:
        last = section
        for number in edition.within(section):
            assert number in last.followers(), f"{number} after {last}"
            last = number


def test_every_section_has_a_title_but_one_that_was_given_up(edition: Edition) -> None:
    without = [str(n) for n in edition.sections if not edition.rules[n].title]
    assert without == ([] if edition.date in MODERN else ["215"])


def test_every_section_has_rules_but_one_that_is_empty_in_the_books(edition: Edition) -> None:
    empty = [str(section) for section in edition.sections if not edition.parts(section)]
    assert empty == (["600"] if edition.date in MODERN else ["215"])


def test_every_chapter_has_sections(edition: Edition) -> None:
    assert {section.chapter for section in edition.sections} == set(edition.chapters)


def test_the_books_leave_no_doubt(edition: Edition) -> None:
    assert edition.doubts == {}


def test_names_are_no_sentences(edition: Edition) -> None:
    names = [rule.title for rule in edition.rules.values()] + list(edition.glossary)
    assert max(len(name.split()) for name in names) <= 8
    assert not [name for name in names if name.endswith((".", ",", ";", ":"))]


def test_nothing_but_names_figures_and_fingerprints_is_stored(edition: Edition) -> None:
    stored = json.loads((folder("editions") / f"{edition.date}.json").read_bytes())
    known = {edition.source, edition.date, *map(str, edition.misprints.values())}
    known |= {rule.title for rule in edition.rules.values()} | {*edition.chapters.values()}
    assert [v for v in texts(stored) if v not in known and not FINGERPRINT.fullmatch(v)] == []


@pytest.mark.parametrize(
    ("number", "title"),
    [
        ("101", "The Magic Golden Rules"),
        ("101.4d", "The Magic Golden Rules"),
        ("102", "Players"),
        ("506.2", "Combat Phase"),
        ("802", "Attack Multiple Players Option"),
        ("802.5", "Attack Multiple Players Option"),
        ("805", "Shared Team Turns Option"),
        ("805.10f", "Shared Team Turns Option"),
        ("810.7", "Two-Headed Giant Variant"),
    ],
)
@pytest.mark.parametrize("date", MODERN)
def test_our_chapters_are_in_every_modern_edition(date: str, number: str, title: str) -> None:
    assert load(date).title(parse(number)) == title


@pytest.mark.parametrize(
    ("number", "title"),
    [
        ("608.4d", "Grand Melee Variant"),
        ("608.4e", "Grand Melee Variant"),
        ("608.5", "Grand Melee Variant"),
        ("609", "Teams Variant"),
        ("609.6", "Teams Variant"),
    ],
)
def test_our_chapters_are_in_the_edition_of_2006(number: str, title: str) -> None:
    assert load("2006-10-01").title(parse(number)) == title


@pytest.mark.parametrize("number", ["802.6", "805.10g"])
def test_damage_assignment_order_ended_in_november_2024(number: str) -> None:
    assert [load(date).has(parse(number)) for date in MODERN] == [True, True, False, False]


@pytest.mark.parametrize("number", ["802.5", "805.10f"])
def test_what_came_after_it_took_its_number(number: str) -> None:
    before, after, now = (load(d).fingerprint(parse(number)) for d in MODERN[1:])
    assert before != after == now


def test_choices_before_the_first_turn_came_after_june_2020() -> None:
    assert [load(date).has(parse("101.4e")) for date in MODERN] == [False, True, True, True]


def test_the_glossary_of_our_source_is_there() -> None:
    terms = list(load("2006-10-01").glossary)
    ours = terms[terms.index("Ability") : terms.index("Amplify") + 1]
    assert len(ours) == 11
    assert "Active Player, Nonactive Player Order" in ours


def test_misprinted_numbers_of_2006_are_known() -> None:
    old = load("2006-10-01")
    assert old.misprints == {"432.2b": parse("423.2b"), "606. 8b": parse("606.8b")}
    assert old.has(parse("423.2b"))
    assert not old.has(parse("432.2b"))


def test_examples_are_counted() -> None:
    assert load("2024-11-08").examples(parse("101.2")) == 1
    assert load("2006-10-01").examples(parse("609.3")) == 1
