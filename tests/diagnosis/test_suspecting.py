"""Which rules an engine seems to misread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from apnap.diagnosis.believing import Seen
from apnap.diagnosis.patterns import Pattern
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


def pattern(rule: str, failed: str, trace: Trace = FAILED) -> Pattern:
    """Return that of a misreading of a rule by which these scenarios fail."""
    return Pattern(
        name="it",
        rule=rule,
        summary="it is believed",
        edition=newest(),
        editions=(newest(),),
        right=True,
        failed=tuple(failed),
        traces=dict.fromkeys(failed, trace),
    )


def told(what: list[Seen], *known: Demand, patterns: Sequence[Pattern] = ()) -> list[str]:
    return [str(one.about) for one in suspects(what, known, patterns)]


def test_the_rule_whose_scenarios_fail_is_suspected() -> None:
    assert told(seen("abc", passed=0), BLOCKS) == ["802.4a"]


def test_a_clause_makes_its_rule_more_suspect() -> None:
    two = seen("ad", dict.fromkeys("ad", "802.4a 509.1a"), passed=0)
    assert told(two) == ["509.1a", "802.4a"]
    only = Demand(about=subject("802.4a"), says="Only this.", scenarios=("a", "d"))
    assert told(two, only) == ["802.4a"]


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
        assert told(seen("ab", dict.fromkeys("ab", " ".join(rules[:number])))) == rules[:number]
    assert told(seen("ab", dict.fromkeys("ab", " ".join(rules)))) == []


def test_parts_of_a_rule_that_cannot_be_told_apart_are_told_as_that_rule() -> None:
    parts = " ".join(f"801.2{letter}" for letter in "abcd")
    assert told(seen("ab", dict.fromkeys("ab", parts))) == ["801.2"]
    assert told(seen("ab", dict.fromkeys("ab", f"{parts} 113.1a"))) == ["801.2", "113.1a"]
    (whole,) = suspects(seen("ab", {"a": parts, "b": "801.2a"}), [])
    assert whole.failed == frozenset("ab")
    few = dict.fromkeys("ab", "801.2a 801.2b")
    assert told(seen("ab", few)) == ["801.2a", "801.2b"]


def test_a_keyword_is_told_as_a_whole() -> None:
    for number in ("702.14c", "702.14a 702.14c"):
        assert told(seen("ab", dict.fromkeys("ab", number))) == ["702.14"]


def test_a_single_failure_is_told_of_a_rule_that_a_known_misreading_breaks_there() -> None:
    what = seen("x", {"x": "509.1a"})
    assert told(what) == []
    assert told(what, patterns=[pattern("509.1a", "xyz")]) == ["509.1a"]
    assert told(what, patterns=[pattern("509.1a", "y")]) == []
    another = [pattern("802.4a", "xyz")]
    assert told(what, patterns=another) == ["509.1a", "802.4a"]
    other = Trace("failed", "aaaa", "bbbb", "cccc")
    assert told(what, patterns=[pattern("509.1a", "xyz", other)]) == []


def test_rules_of_which_one_scenario_each_failed_are_not_told() -> None:
    assert told(seen("xy", {"x": "509.1a", "y": "702.14c"})) == []
    assert told(seen("xy", {"x": "509.1a 702.14c", "y": "702.14c"})) == ["702.14", "509.1a"]


def test_a_rule_is_suspected_by_a_misreading_that_explains_all_and_little_more() -> None:
    what = seen("xy", dict.fromkeys("xy", "509.1a"), passed=9)
    assert told(what) == ["509.1a"]
    assert told(what, patterns=[pattern("802.4a", "xyz")]) == ["802.4a", "509.1a"]
    assert told(what, patterns=[pattern("802.4a", "x")]) == ["509.1a"]
    assert told(what, patterns=[pattern("802.4a", "xyzuvwt")]) == ["509.1a"]


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
