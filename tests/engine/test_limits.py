"""How much time and how many bytes an engine may take, by a clock that the test sets."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import pytest
from msgspec.structs import replace
from tests.engine.test_client import WELCOME, Script, answered

from apnap.engine import allowance
from apnap.engine.allowance import Allowance
from apnap.engine.client import SHOWN, Client, EngineBroke, EngineRefused
from apnap.protocol import (
    EngineBabbles,
    EngineSilent,
    Initialized,
    Limits,
    Load,
    Verdict,
    Violation,
)
from apnap.protocol.schemas.conversation import POSITION
from apnap.protocol.wire import Code, error_line, result_line

LIMITS: Final = Limits(scenario_seconds=10, scenario_bytes=10)


class Clock:
    """A clock that goes on only where an engine takes its time."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        """Return what time it is."""
        return self.now


class Slow:
    """A connection to an engine that takes so many seconds for each answer, if it may."""

    notes = "said aside"

    def __init__(self, clock: Clock, *takes: float) -> None:
        self._clock = clock
        self._takes = iter(takes)
        self.given: list[float] = []

    def exchange(self, _: bytes, seconds: float, /) -> bytes:
        """Take the time, or be silent for as long as is given."""
        self.given.append(seconds)
        took = next(self._takes)
        self._clock.now += min(took, seconds)
        if took > seconds:
            raise EngineSilent("no answer", seconds=seconds, hint="", notes="")
        return b"12345"

    def restart(self) -> None:
        """Be the same."""

    def close(self) -> None:
        """Be gone."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(allowance, "time", SimpleNamespace(monotonic=made.monotonic))
    return made


def test_an_answer_may_take_what_is_left_of_the_scenario(clock: Clock) -> None:
    slow = Slow(clock, 4, 3)
    whole = Allowance(LIMITS, whole=True)
    for _ in range(2):
        whole.exchange(slow, b"?", 8)
    assert slow.given == [8, 6]


def test_nothing_is_said_any_more_once_the_scenario_has_taken_too_long(clock: Clock) -> None:
    slow = Slow(clock, 10)
    whole = Allowance(LIMITS, whole=True)
    whole.exchange(slow, b"?", 20)
    with pytest.raises(EngineSilent, match="The scenario has not ended within 10 seconds") as told:
        whole.exchange(slow, b"?", 20)
    assert told.value.notes == "said aside"
    assert len(slow.given) == 1


@pytest.mark.parametrize(
    ("seconds", "problem"), [(8, "no answer"), (20, "The scenario has not ended")]
)
def test_a_silence_is_told_by_the_limit_that_it_breaks(
    clock: Clock, seconds: float, problem: str
) -> None:
    whole, slow = Allowance(LIMITS, whole=True), Slow(clock, 99)
    with pytest.raises(EngineSilent, match=problem):
        whole.exchange(slow, b"?", seconds)


def test_all_answers_of_a_scenario_together_have_to_be_short(clock: Clock) -> None:
    slow = Slow(clock, *[1] * 6)
    whole = Allowance(LIMITS, whole=True)
    for _ in range(2):
        whole.exchange(slow, b"?", 8)
    with pytest.raises(EngineBabbles, match="more than 10 bytes"):
        whole.exchange(slow, b"?", 8)
    each = Allowance(LIMITS)
    for _ in range(3):
        each.exchange(slow, b"?", 8)


def test_a_restart_ends_the_scenario_and_forgets_how_much_the_engine_reads() -> None:
    assert isinstance(WELCOME, Initialized)
    few = result_line(1, replace(WELCOME, line_limit=1024))
    refused = answered(Verdict("rejected"))
    client = Client(Script(few, refused), Limits(scenario_bytes=len(few)))
    client.begin_scenario()
    client.initialize()
    client.restart()
    long = Load(replace(POSITION, objects=POSITION.objects * 9))
    assert client.load(long).verdict == "rejected"


def test_a_line_that_is_too_long_is_not_read_however_well_it_is_written() -> None:
    line = result_line(1, Verdict("rejected", (Violation(reason="no"),) * 99))
    assert Client(Script(line), Limits(line_bytes=len(line))).load(Load(POSITION)).violations
    client = Client(Script(line), Limits(line_bytes=len(line) - 1))
    with pytest.raises(EngineBroke, match=f"the limit is {len(line) - 1}"):
        client.load(Load(POSITION))


def test_of_what_an_engine_refuses_at_length_the_beginning_is_told() -> None:
    long = "x" * 9999
    refusal = error_line(1, Code.BAD_REQUEST, long, where=long, hint=long)
    with pytest.raises(EngineRefused) as caught:
        Client(Script(refusal)).initialize()
    told = caught.value
    assert (len(told.where), len(told.hint)) == (SHOWN, SHOWN)
    assert SHOWN <= len(told.problem) < SHOWN + 100
