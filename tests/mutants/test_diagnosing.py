"""How often `behaves as if` is right: of some misreadings, by the patterns that are stored."""

from __future__ import annotations

from typing import Final
from zlib import crc32

import pytest

import apnap
from apnap.diagnosis.believing import Seen, beliefs
from apnap.diagnosis.patterns import Pattern, held, stored
from apnap.mutants.diagnosing import Count, diagnosed, judged
from apnap.mutants.running import Wanted
from apnap.protocol import EditionDate
from apnap.rulebooks import Subject
from apnap.suite import SelectionError, load_suite

EVERY: Final = 20
SELDOM: Final = 300
"""
So many misreadings make one that is tried, and one that is played; `apnap mutants --diagnose` tries
all, and plays none.
"""
ALL: Final = stored().patterns
TRIED: Final = tuple(one for one in ALL if crc32(one.name.encode()) % EVERY == 0)
"""Those that are tried: by name, so that a new misreading changes nothing about the others."""


@pytest.fixture(scope="module")
def counts() -> dict[str, Count]:
    return {one.situation: one for one in diagnosed(ALL, TRIED)}


def is_mostly_elsewhere(one: Pattern) -> bool:
    """Tell whether so few scenarios about its rule fail that these alone say nothing."""
    return len(one.failed) <= 2 and 3 * len(one.failed) <= len(one.traces)


def share(number: int, count: Count) -> float:
    return number / (count.right + count.tied + count.wrong + count.silent)


@pytest.mark.parametrize(
    ("situation", "least"),
    [
        ("the scenarios about its rule", 0.75),
        ("the whole suite", 0.9),
        ("its rule, much unsupported", 0.5),
        ("the whole suite, much unsupported", 0.6),
        ("two misreadings", 0.9),
    ],
)
def test_a_misreading_that_is_known_is_named(
    counts: dict[str, Count], situation: str, least: float
) -> None:
    count = counts[situation]
    assert count.mistaken == ()
    assert share(count.right + count.tied, count) >= least


@pytest.mark.parametrize(
    "one",
    [one for one in ALL if crc32(one.name.encode()) % SELDOM == 0 and not is_mostly_elsewhere(one)],
    ids=lambda one: one.name,
)
def test_a_misreading_that_is_played_is_named(one: Pattern) -> None:
    """Also where scenarios are newer than the patterns, of which the others know nothing."""
    played = apnap.run(f"direct:reference!{one.name}", rules=one.rule, edition=one.edition)
    (first, *_) = played.resembles
    assert one.name in {first.misreading, *(other.name for other in first.or_else)}


def test_one_that_is_not_known_is_seldom_taken_for_another(counts: dict[str, Count]) -> None:
    count = counts["the whole suite, its pattern unknown"]
    assert share(count.wrong, count) <= 0.05
    assert count.wrong == len(count.mistaken)


def test_of_one_that_is_not_known_the_rule_is_told_mostly(counts: dict[str, Count]) -> None:
    count = counts["the whole suite, its pattern unknown"]
    assert share(count.right + count.tied, count) >= 0.6


def test_a_misreading_of_an_older_book_is_judged_by_the_numbers_of_that_book() -> None:
    names = ("the-last-attacker-moves-up", "the-last-blocker-moves-up")
    *_, count = diagnosed(ALL, judged(ALL, Wanted(engine="", names=names)))
    assert (count.right, count.wrong) == (2, 0)


def test_misreadings_are_chosen_by_name_rule_and_edition() -> None:
    one = ALL[0]
    assert judged(ALL, Wanted(engine="", names=(one.name,))) == (one,)
    assert one in judged(ALL, Wanted(engine="", rules=(one.rule,)))
    assert one in judged(ALL, Wanted(engine="", edition=one.edition))
    with pytest.raises(SelectionError, match="no pattern"):
        judged(ALL, Wanted(engine="", names=("nobody",)))


def test_misreadings_are_named_in_an_older_edition_than_they_were_played_in() -> None:
    """That they fail scenarios there which the older one lacks speaks against none."""
    old = EditionDate("2006-10-01")
    has = {s.id: s.tagged.subjects(old) for s in load_suite(dates=(old,)).holding(old)}
    known = held(old)
    tried = [one for one in known if one.edition != old and one.traces]
    told = [beliefs([seen(one, id_, its) for id_, its in has.items()], known) for one in tried]
    named = [
        any(one in belief.patterns for belief in some)
        for one, some in zip(tried, told, strict=True)
    ]
    assert sum(named) >= 0.75 * len(tried)


def seen(one: Pattern, id_: str, its: tuple[Subject, ...]) -> Seen:
    return Seen(id=id_, rules=its, trace=one.traces.get(id_))
