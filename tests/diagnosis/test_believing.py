"""What an engine seems to believe."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from apnap.diagnosis.believing import Seen, beliefs
from apnap.diagnosis.patterns import Pattern, Patterns, parsed, written
from apnap.diagnosis.traces import Trace
from apnap.protocol import EditionDate
from apnap.rulebooks import subject

EDITION = EditionDate("2026-01-16")
MANY = "klmnopqrstuv"


def went(ending: str = "f", step: str = "1111", came: str = "2222", kind: str = "3333") -> Trace:
    endings = {"f": "failed", "u": "unreached", "e": "errored"}
    return Trace(endings[ending], step, came, kind)  # type: ignore[arg-type] # one of the three


OURS = went()
OTHER = went(step="aaaa", came="bbbb", kind="cccc")


def pattern(
    name: str, failed: Iterable[str], *, like: Trace = OURS, rule: str = "802.4a"
) -> Pattern:
    return Pattern(
        name=name,
        rule=rule,
        summary=f"{name} is believed",
        edition=EDITION,
        editions=(EDITION,),
        right=True,
        failed=tuple(failed),
        traces=dict.fromkeys(failed, like),
    )


def seen(
    wrong: Iterable[str], passed: Iterable[str] = "", *, like: Trace = OURS, rule: str = "802.4a"
) -> tuple[Seen, ...]:
    about = (subject(rule),)
    return (
        *(Seen(id=id_, rules=about, trace=like) for id_ in wrong),
        *(Seen(id=id_, rules=about) for id_ in passed),
    )


def names(what: tuple[Seen, ...], *patterns: Pattern) -> list[list[str]]:
    return [[one.name for one in belief.patterns] for belief in beliefs(what, patterns)]


def test_what_explains_most_is_told() -> None:
    assert names(seen("ab", "cd"), pattern("one", "a"), pattern("both", "ab")) == [["both"]]


def test_what_was_not_played_does_not_speak_against_a_misreading() -> None:
    (found,) = beliefs(seen("ab", "cd"), [pattern("both", "abzy")])
    assert (found.explained, found.expected, found.like) == (("a", "b"), 2, 1.0)


def test_what_fails_by_it_about_its_rule_has_to_have_been_played() -> None:
    elsewhere = replace(pattern("it", "abzy"), failed=("z", "y"))
    assert names(seen("ab"), elsewhere) == []
    assert names(seen("ab"), replace(elsewhere, failed=("a", "y"))) == [["it"]]


def test_what_cannot_be_told_apart_is_told_together() -> None:
    few = [pattern(name, "ab") for name in ("one", "two")]
    assert names(seen("ab"), *few) == [["one", "two"]]
    assert names(seen("ab"), *few, *(pattern(name, "ab") for name in "uvw")) == []


def test_several_misreadings_explain_together() -> None:
    two = pattern("first", "abc"), pattern("second", "xy")
    assert names(seen("abcxy", "d"), *two) == [["first"], ["second"]]


@pytest.mark.parametrize(
    "failed",
    [
        "abcd",  # d passed: this is something else
        "a",  # explains too little of what went wrong
        "z",  # nothing in common
        "",
    ],
)
def test_what_does_not_fit_is_not_said(failed: str) -> None:
    assert names(seen("abc", "d"), pattern("wrong", failed)) == []


@pytest.mark.parametrize(
    ("came", "expected"),
    [
        (went(), [["it"]]),
        (went(came="9999"), []),  # named differs in all: too little is the same
        (went(step="9999", came="9999", kind="9999"), []),
        (went("u"), []),
    ],
)
def test_it_has_to_go_wrong_in_the_same_way(came: Trace, expected: list[list[str]]) -> None:
    assert names(seen("abc", like=came), pattern("it", "abc")) == expected


def test_a_difference_in_what_is_named_now_and_then_does_not_hide_it() -> None:
    what = (*seen("abcdef"), *seen("gh", like=went(came="9999")))
    assert names(what, pattern("it", "abcdefgh")) == [["it"]]
    more = (*seen("abcd"), *seen("efgh", like=went(came="9999")))
    assert names(more, pattern("it", "abcdefgh")) == []


def test_failures_elsewhere_do_not_hide_several_that_are_just_so() -> None:
    elsewhere = seen(MANY, like=OTHER, rule="702.1")
    assert names((*seen("abc", "d"), *elsewhere), pattern("three", "abc")) == [["three"]]
    assert names((*seen("ab", "d"), *elsewhere), pattern("two", "ab")) == []
    alike = (*seen("ab"), *seen("c", like=went(came="9999")), *elsewhere)
    assert names(alike, pattern("nearly", "abc")) == []


def test_failures_of_the_same_kind_or_rule_that_it_does_not_explain_speak_against_it() -> None:
    of_its_kind = seen(MANY, rule="702.1")
    of_its_rule = seen(MANY, like=OTHER)
    for others in (of_its_kind, of_its_rule):
        assert names((*seen("abc"), *others), pattern("it", "abc")) == []


def test_failures_about_a_rule_that_it_is_mostly_about_as_well_speak_against_it() -> None:
    known, others = pattern("it", "abcd"), seen(MANY, like=OTHER, rule="702.1")
    both = replace(seen("a")[0], rules=(subject("802.4a"), subject("702.1")))
    assert names((both, *seen("bcd"), *others), known) == []
    longer = pattern("longer", "abcde")
    assert names((both, *seen("bcde"), *others), longer) == [["longer"]]


def test_what_only_misreadings_that_are_not_told_explain_is_not_explained() -> None:
    it = pattern("it", "abc")
    too_many = [pattern(name, "klmnop", rule="702.1") for name in ("v", "w", "x", "y", "z")]
    assert names((*seen("abc", "d"), *seen("klmnop")), it, *too_many) == []
    assert names((*seen("abc", "d"), *seen("klmnop")), it, too_many[0]) == [["v"], ["it"]]


def test_where_much_else_goes_wrong_a_misreading_of_another_rule_may_be_behind_it() -> None:
    elsewhere = seen(MANY, like=OTHER, rule="702.1")
    what, narrow = (*seen("abc", "d"), *elsewhere), pattern("narrow", "abc")
    wide = pattern("wide", "abcdyz", rule="113.7a")
    assert names(what, narrow, wide) == []
    assert names(what, narrow, replace(wide, rule="802.4")) == [["narrow"]]
    assert names(what, narrow, pattern("otherwise", "abcdyz", like=OTHER, rule="113.7a")) != []
    assert names(seen("abc", "d"), narrow, wide) == [["narrow"]]


def test_a_further_misreading_explains_half_of_what_goes_wrong_by_it_anew() -> None:
    first = pattern("first", "abcdefgh")
    assert names(seen("abcdefghi"), first, pattern("second", "ghi")) == [["first"]]
    assert names(seen("abcdefghi"), first, pattern("second", "hi")) == [["first"], ["second"]]


def test_few_scenarios_say_nothing_of_a_misreading_by_which_many_go_wrong() -> None:
    for number, told in ((1, []), (2, []), (3, [["it"]])):
        played = "abcd"[:number]
        one = replace(pattern("it", "abcdefghijklmnop"), failed=tuple(played))
        assert names(seen(played, "xyz"), one) == told
    third = replace(pattern("it", "abcdef"), failed=("a", "b"))
    assert names(seen("ab", "xyz"), third) == []
    half = replace(pattern("it", "abcd"), failed=("a", "b"))
    assert names(seen("ab", "xyz"), half) == [["it"]]


def test_a_scenario_that_is_newer_speaks_against_no_pattern_that_does_not_have_it() -> None:
    what = seen("abcd")
    assert beliefs(what, [pattern("it", "abc")]) == ()
    (found,) = beliefs(what, [pattern("it", "abc")], {"d"})
    assert found.explained == ("a", "b", "c")


def test_a_pattern_that_has_a_scenario_that_is_newer_is_held_against_it() -> None:
    assert beliefs(seen("ab", "cd"), [pattern("it", "abcd")], {"c", "d"}) == ()
    (found,) = beliefs(seen("abcd"), [pattern("it", "abcd")], {"c", "d"})
    assert found.explained == ("a", "b", "c", "d")


def test_an_engine_that_fails_nothing_believes_nothing() -> None:
    assert names(seen("", "abcd"), pattern("all", "a")) == []


def test_patterns_are_read_as_they_are_written() -> None:
    both = pattern("one", "ba"), pattern("two", "bc", like=OTHER)
    played = {"a": "0a", "c": "0c", "d": "0d"}
    known = Patterns(mutants=2, noticed=2, right=2, distinct=2, patterns=both, scenarios=played)
    file = written(known)
    assert parsed(file) == known
    assert file.count(b'"b"') == 1


def test_a_scenario_that_a_wider_error_makes_fail_as_well_is_sure_if_much_passed() -> None:
    narrow, wide = pattern("narrow", "a"), pattern("wide", "axyz", rule="113.7a")

    def sure(passed: str, *known: Pattern) -> list[bool]:
        return [one.sure for one in beliefs(seen("a", passed), known)]

    assert sure("bc", narrow) == [True]
    assert sure("bc", narrow, wide) == [False]
    assert sure(MANY, narrow, wide) == [True]
