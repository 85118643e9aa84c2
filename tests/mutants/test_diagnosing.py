"""What an engine seems to believe."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from apnap.driver import Outcome
from apnap.mutants.diagnosing import resemblances
from apnap.mutants.patterns import Pattern
from apnap.protocol import EditionDate
from apnap.protocol.messages import Capabilities, Initialized, Program
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report

EDITION = EditionDate("2026-01-16")


def pattern(name: str, *failed: str) -> Pattern:
    return Pattern(
        name=name,
        rule="802.4a",
        summary=f"{name} is believed",
        edition=EDITION,
        editions=(EDITION,),
        right=True,
        failed=failed,
    )


def run_of(failed: Sequence[str], passed: Sequence[str], elsewhere: Sequence[str] = ()) -> Report:
    """Return the report of a run; `elsewhere` are scenarios about other rules, each its own."""
    engine = Initialized("0.1", Program("some engine", "1"), Capabilities((EDITION,)))
    run = Run(engine="direct:some", introduced=engine, edition=EDITION, whole=True)
    came: list[tuple[str, Outcome]] = [(id_, "failed") for id_ in failed]
    came += [(id_, "passed") for id_ in passed]
    about = {id_: f"702.{number}" for number, id_ in enumerate(elsewhere, 1)}
    results = [result(id_, outcome, about.get(id_, "802.4a")) for id_, outcome in came]
    return report(run, results, 1.0)


def result(id_: str, outcome: Outcome, rule: str) -> Result:
    return Result(
        id=id_,
        name=id_,
        extension=False,
        rules=(rule,),
        tags=(),
        file="some.feature",
        line=1,
        outcome=outcome,
        seconds=0.1,
    )


def names(found: Report, *patterns: Pattern) -> list[str]:
    return [one.misreading for one in resemblances(found, patterns)]


def test_the_pattern_that_fits_best_comes_first() -> None:
    told = run_of("ab", "cdef")
    assert names(told, pattern("one", "a"), pattern("both", "a", "b")) == ["both", "one"]


def test_what_was_not_played_does_not_speak_against_a_pattern() -> None:
    (found,) = resemblances(run_of("ab", "cdef"), [pattern("both", "a", "b", "z", "y")])
    assert (found.explained, found.failures, found.expected) == (2, 2, 2)


@pytest.mark.parametrize(
    ("failed", "expected"),
    [
        (("a", "b", "c"), []),  # c passed: this is something else
        (("a",), []),  # a alone explains too little
        (("x",), []),  # nothing in common
        ((), []),
    ],
)
def test_what_does_not_fit_is_not_said(failed: tuple[str, ...], expected: list[str]) -> None:
    told = run_of(("a", "b", "g", "h"), ("c", "d", "e", "f", "x"))
    assert names(told, pattern("wrong", *failed)) == expected


MANY = "klmnopqrstuv"
"""Scenarios about other rules, which a pattern does not hold."""


def test_failures_elsewhere_do_not_hide_what_explains_all_near_its_rule() -> None:
    told = run_of(("a", "b", "c", *MANY), ("d", *"0123456789ABCDEFGHI"), elsewhere=MANY)
    assert names(told, pattern("three", "a", "b", "c")) == ["three"]
    assert names(told, pattern("one", "a")) == []


def test_one_failure_is_enough_for_the_rule_that_is_blamed() -> None:
    others = "0123456789ABCDEFGHIJKLMNO"
    told = run_of(("a", *MANY), others, elsewhere=(*MANY, *others))
    assert names(told, pattern("alone", "a")) == ["alone"]  # all about 802.4a has failed


def test_one_of_many_failures_may_be_chance() -> None:
    others = "0123456789ABCDEFGHIJKLMNO"
    told = run_of(("a", *MANY), ("b", "c", *others), elsewhere=(*MANY, *others))
    assert names(told, pattern("chance", "a")) == []


def test_an_engine_that_fails_nearly_everything_resembles_nothing() -> None:
    assert names(run_of("abc", "d"), pattern("all", "a", "b", "c")) == []


def test_an_engine_that_fails_nothing_resembles_nothing() -> None:
    assert names(run_of("", "abcd"), pattern("all", "a")) == []
