"""What went wrong, in a form that can be compared."""

from __future__ import annotations

import pytest

from apnap.diagnosis.traces import Trace, read, trace

STEP = "Then Alex is asked to block"


def test_a_trace_is_read_as_it_is_written() -> None:
    made = trace("failed", STEP, "Alex to be asked", "Rob is asked", None)
    assert read(str(made)) == made
    assert made.ending == "failed"


@pytest.mark.parametrize("written", ["", "f", "x" + 12 * "0", "f" + 8 * "0", "f" + 16 * "0"])
def test_what_is_no_trace_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match="no trace"):
        read(written)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # An engine's own words, and its handles.
        (("This is legal", "this to be legal", "no"), ("This is legal", "this to be legal", "why")),
        (("It dies", "~7 to die", "~7 lives"), ("It dies", "~12 to die", "~12 lives")),
    ],
)
def test_what_engines_make_up_counts_for_nothing(
    one: tuple[str, str, str], other: tuple[str, str, str]
) -> None:
    assert trace("failed", *one, None) == trace("failed", *other, None)


def test_how_an_engine_breaks_or_refuses_a_set_up_counts_for_nothing() -> None:
    assert trace("errored", STEP, None, None, "boom") == trace("errored", STEP, None, None, "bang")
    refused = "the set-up cannot be played: "
    one = trace("unreached", STEP, None, None, f"{refused}802.4a: not yours")
    assert one == trace("unreached", STEP, None, None, f"{refused}cannot")
    assert one != trace("unreached", STEP, None, None, f"{refused}expected a turn, got none")


def test_whoever_is_named_the_kind_is_the_same() -> None:
    one = trace("failed", STEP, "Alex to be asked", "Rob is asked", None)
    other = trace("failed", STEP.replace("Alex", "Dana"), "Dana to be asked", "Eve is asked", None)
    third = trace("failed", STEP, "Alex to be asked", "nobody is asked", None)
    assert one != other
    assert one.kind == other.kind != third.kind
    assert one.step == third.step != other.step


def test_lists_and_numbers_are_of_one_kind() -> None:
    one = trace("failed", STEP, "Alex to have 17 life", "Alex, Rob and Hill Giant", None)
    assert one.kind == trace("failed", STEP, "Alex to have 3 life", "Rob", None).kind


def test_endings_differ() -> None:
    assert trace("errored", STEP, None, None, None) != trace("unreached", STEP, None, None, None)
    assert isinstance(trace("errored", None, None, None, None), Trace)
