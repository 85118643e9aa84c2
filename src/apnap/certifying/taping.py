"""
The pytest plugin that brings the recordings out of a run, from whatever process.

Every process loads this module; the one that certifies also registers `Tapes`.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from apnap.driver import OUTCOMES, Outcome, Recording
from apnap.driver.tape import Tape, written
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.running.session import NODE, RESULT

MODULE: Final = "apnap.certifying.taping"
"""The name under which pytest loads it."""

LONGEST: Final = 4_194_304
"""Longest recording of one scenario, in bytes, as it is written."""

ALL: Final = 92 * LONGEST
"""
Longest that the recordings of all runs may be together, whatever the editions, as written.

Those of the reference engine in all five editions have 338 MB.
"""

HELD: Final = 32 * LONGEST
"""
Longest that they may be as they are held: those of the reference engine have some 40 MB.

What an engine says in many different words is not compressed as well as the words of a game.
"""

_PLAY: Final = "apnap_play"
_TAPE: Final = "apnap_recording"
_LENGTH: Final = "apnap_recording_length"
_KEY: Final = pytest.StashKey[Play]()


class Room:
    """Room for recordings, which all that are kept share."""

    def __init__(self, written: int | None = None, held: int | None = None) -> None:
        """Begin with room for so many bytes as they are written and held; None: for the most."""
        self._written = ALL if written is None else written
        self._held = HELD if held is None else held

    def takes(self, tape: Tape) -> bool:
        """Tell whether there is room for a recording; if so, it has less for others."""
        if tape.length > self._written or tape.held > self._held:
            return False
        self._written -= tape.length
        self._held -= tape.held
        return True


class Tapes:
    """The recordings of a run, by the ids of the scenarios, as far as they are not too long."""

    def __init__(self, room: Room | None = None, outcomes: Collection[Outcome] = OUTCOMES) -> None:
        """Keep recordings of these outcomes, in `room`; None: in room of its own for the most."""
        self._outcomes = outcomes
        self._tapes: dict[str, Tape] = {}
        self._too_long: dict[str, int] = {}
        self._room = Room() if room is None else room

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a recording if there is room for it."""
        length: int | None = getattr(report, _LENGTH, None)
        result: Mapping[str, Any] | None = getattr(report, RESULT, None)
        id_ = report.nodeid.removeprefix(f"{NODE}::")
        tape: str | None = vars(report).pop(_TAPE, None)  # pytest keeps reports to the end
        if length is not None and (result is None or result["outcome"] in self._outcomes):
            self.take(id_, tape, length)

    def take(self, id_: str, tape: str | None, length: int) -> None:
        """Keep a recording, None if it is too long, unless there is no room for it."""
        held = None if tape is None else Tape(tape.encode())
        if held is not None and self._room.takes(held):
            self._tapes[id_] = held
        else:
            self._too_long[id_] = length

    def kept(self, id_: str) -> tuple[str | None, int | None]:
        """Return the recording of a scenario and its length, as another process takes them."""
        if id_ in self._tapes:
            return self._tapes[id_].written.decode(), self._tapes[id_].length
        return None, self._too_long.get(id_)

    def of(self, id_: str) -> Recording:
        """Return the recording of a scenario; empty if nothing was said, or far too much."""
        tape = self.tape(id_)
        return () if tape is None else tape.recording

    def tape(self, id_: str) -> Tape | None:
        """Return the same as it is held: once, whoever asks for it; None if it is empty."""
        return self._tapes.get(id_)

    def judged(self, result: Result) -> Result:
        """Return a result; it is `errored` if so much was said that it cannot be kept."""
        length = self._too_long.get(result.id)
        if length is None or result.outcome == "errored":
            return result
        return replace(
            result,
            outcome="errored",
            reason=f"the engine says too much: a recording of {length} bytes cannot be kept",
            step=None,
            step_line=None,
            expected=None,
            got=None,
            violations=(),
        )


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Keep the play of a scenario with its test."""
    value = yield
    if fixturedef.argname == _PLAY and isinstance(value, Play):
        request.node.stash[_KEY] = value
    return value


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Attach the recording of a scenario to the report of its last step."""
    report = yield
    play = item.stash.get(_KEY, None)
    if play is not None and call.when == "call" and play.game.transcript:
        tape = written(play.game.transcript)
        setattr(report, _LENGTH, len(tape))
        if len(tape) <= LONGEST:
            setattr(report, _TAPE, tape.decode())
    if play is not None and call.when == "teardown":
        del item.stash[_KEY]  # the test outlives it, to the end of the run
    return report
