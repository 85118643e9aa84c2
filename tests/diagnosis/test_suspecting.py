"""Which rules an engine seems to misread."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from apnap.diagnosis.believing import Seen
from apnap.diagnosis.suspecting import Demand, demands, suspects
from apnap.diagnosis.traces import Trace
from apnap.protocol import EditionDate
from apnap.rulebooks import newest, subject

FAILED: Final = Trace("failed", "1111", "2222", "3333")
ABOUT: Final = {"a": "802.4a", "b": "802.4a 509.1a", "c": "802.4a", "x": "509.1a", "y": "702.14c"}
BLOCKS: Final = Demand(about=subject("802.4a"), says="Blocks.", scenarios=("a", "b"))
OTHERS: Final = Demand(about=subject("802.4a"), says="Others.", scenarios=("c",))


def seen(
    wrong: str, about: Mapping[str, str] = ABOUT, trace: Trace = FAILED, passed: int = 1
) -> list[Seen]:
    """Return what was seen; beside it, so many scenarios about each rule passed."""
    rules = {id_: tuple(map(subject, numbers.split())) for id_, numbers in about.items()}
    played = [
        Seen(id=id_, rules=rules[id_], trace=trace if id_ in wrong else None) for id_ in rules
    ]
    every = sorted({number for numbers in about.values() for number in numbers.split()})
    more = [
        Seen(id=f"{number}-{at}", rules=(subject(number),))
        for number in every
        for at in range(passed)
    ]
    return [*played, *more]


def told(what: list[Seen], *known: Demand) -> list[str]:
    return [str(one.about) for one in suspects(what, known)]


def test_the_rule_whose_scenarios_fail_is_suspected() -> None:
    assert told(seen("abc", passed=0), BLOCKS) == ["802.4a"]


def test_a_clause_makes_its_rule_more_suspect() -> None:
    assert told(seen("b", passed=0)) == ["509.1a", "802.4a"]
    only = Demand(about=subject("802.4a"), says="Only this.", scenarios=("b",))
    assert told(seen("b", passed=0), only) == ["802.4a"]


def test_a_clause_is_told_that_most_of_what_failed_tests() -> None:
    (one,) = suspects(seen("ab", passed=0), [BLOCKS, OTHERS])
    assert (one.demand, one.failed) == (BLOCKS, frozenset("ab"))
    few = Demand(about=subject("802.4a"), says="Few.", scenarios=("a",))
    (one,) = suspects(seen("abc", passed=0), [few])
    assert one.demand is None
    (one,) = suspects(seen("ac", passed=0), [few, OTHERS])
    assert one.demand is None  # neither of the two more than the other


def test_rules_that_cannot_be_told_apart_are_told_together_three_at_most() -> None:
    rules = [f"70{at}.1" for at in range(4)]
    for number in (2, 3):
        assert told(seen("a", {"a": " ".join(rules[:number])})) == rules[:number]
    assert told(seen("a", {"a": " ".join(rules)})) == []


def test_parts_of_a_rule_that_cannot_be_told_apart_are_told_as_that_rule() -> None:
    parts = [f"701.1{letter}" for letter in "abcd"]
    assert told(seen("a", {"a": " ".join(parts)})) == ["701.1"]
    assert told(seen("a", {"a": f"{' '.join(parts)} 702.1a"})) == ["701.1", "702.1a"]
    (whole,) = suspects(seen("ab", {"a": " ".join(parts), "b": parts[0]}), [])
    assert whole.failed == frozenset("ab")


def test_an_engine_that_misreads_many_rules_has_no_suspects() -> None:
    many = {f"{at}": f"70{at}.1" for at in range(8)}
    assert told(seen("".join(many), many)) == []


@pytest.mark.parametrize("ending", ["unreached", "errored"])
def test_only_what_failed_makes_a_rule_suspect(ending: str) -> None:
    trace = Trace(ending, "1111", "2222", "3333")  # type: ignore[arg-type] # one of the three
    assert told(seen("abc", trace=trace, passed=0)) == []
    stuck = [Seen(id=f"{at}", rules=(subject("702.14c"),), trace=trace) for at in range(4)]
    assert told([*seen("abc", passed=0), *stuck[:3]], BLOCKS) == ["802.4a"]
    assert told([*seen("abc", passed=0), *stuck], BLOCKS) == []


def test_nothing_is_suspected_where_nothing_fails() -> None:
    assert told(seen(""), BLOCKS) == []


def test_what_rules_demand_has_the_numbers_of_the_edition() -> None:
    old, today = (
        {str(one.about) for one in demands(date)} for date in (EditionDate("2006-10-01"), newest())
    )
    assert "608.4e" in old - today
    assert "802.4a" in today - old
