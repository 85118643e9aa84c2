"""In which order a gate tells of what is not as it should be, and what images show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.results.test_baseline import ran, result

from apnap.driver import Outcome
from apnap.results.gate import Difference
from apnap.results.judged import Judged, red
from apnap.results.symmetric import otherwise
from apnap.results.trying import ease


def test_without_a_baseline_the_failures_come_in_the_order_in_which_to_look_at_them() -> None:
    run = ran(result("c/d", "failed"), result("b/c", "passed"), result("a/b", "failed"))
    assert [one.result.id for one in red(run, Judged(green=False))] == ["a/b", "c/d"]


def test_what_differs_from_a_baseline_ends_with_what_has_passed() -> None:
    run = ran(
        result("a/b", "passed"),
        result("b/c", "unsupported", "no"),
        result("c/d", "failed"),
        result("d/e", "failed"),
    )
    differences = tuple(
        Difference(scenario=one.id, kind="changed", outcome=one.outcome) for one in run.results[:3]
    )
    judged = Judged(green=False, baseline="b.json", differences=differences)
    assert [one.result.id for one in red(run, judged)] == ["c/d", "b/c", "a/b"]


@pytest.mark.parametrize(
    ("scenario", "image", "so"),
    [
        ("passed", "passed", False),
        ("passed", "unsupported", False),
        ("passed", "withheld", True),
        ("passed", "failed", True),
        ("failed", "failed", False),
        ("failed", "passed", True),
        ("failed", "errored", True),
        ("failed", "unsupported", False),
        ("unsupported", "failed", False),
        ("withheld", "passed", False),
    ],
)
def test_what_an_image_shows(scenario: Outcome, image: Outcome, *, so: bool) -> None:
    assert otherwise(scenario, image) is so


def test_what_lacks_something_or_more_is_further_from_being_played() -> None:
    nothing, one, two = (
        ease(replace(result("a/b", "unsupported"), lacking=lacking), frozenset())
        for lacking in ((), ("decision:yes_no",), ("decision:yes_no", "decision:number"))
    )
    assert nothing < one < two
    assert (nothing.undeclared, one.undeclared) == (False, True)
