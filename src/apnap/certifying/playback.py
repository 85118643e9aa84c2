"""Playing a scenario again from its recording, without the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from apnap.driver import (
    CannotBeRead,
    Exchange,
    Recording,
    Refusal,
    Restoring,
    Said,
    Stop,
    message_of,
)
from apnap.engine.client import EngineRefused
from apnap.protocol import (
    AnswerSaid,
    Capabilities,
    Concede,
    EditionDate,
    EngineTrouble,
    Load,
    Verdict,
    View,
    Viewed,
)
from apnap.results.account import Account
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import Scenario

Heard = TypeVar("Heard", Verdict, Viewed)


Looked = Callable[[Said, Exchange], None]
"""Sees a message as it is recorded, and as it was."""


NO_ANSWER: Final = "The engine has not answered."
"""Why a scenario errored, as far as its recording knows: there is a message without an answer."""


class NotRecorded(Exception):
    """The suite says something else than what was recorded, or (`exhausted`) more than that."""

    def __init__(self, problem: str, *, exhausted: bool) -> None:
        """Say where recording and suite part."""
        super().__init__(problem)
        self.exhausted = exhausted


class NoAnswerRecorded(EngineTrouble):
    """The recording says that the engine broke here."""


class Playback:
    """
    A `Talk` that answers from a recording.

    Raises `NotRecorded` as soon as the driver says what the recording does not have next, and
    `CannotBeRead` if changes lead to no state. What the driver does not say is never restored:
    a short recording can have very many large states.
    """

    def __init__(self, recording: Recording, looked: Looked = lambda _, __: None) -> None:
        """Take the recording; `looked` sees each message as it is said, and what came back."""
        self._number = len(recording)
        self._left: Iterator[Said] = iter(recording)
        self._restoring = Restoring()
        self._looked = looked
        self._said = 0

    @property
    def ended(self) -> bool:
        """Whether all that was recorded has been said."""
        return self._said == self._number

    def load(self, said: Load) -> Verdict:
        """Answer from the recording."""
        return self._heard(said, Verdict)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Answer from the recording."""
        return self._heard(said, Verdict)

    def concede(self, said: Concede) -> Verdict:
        """Answer from the recording."""
        return self._heard(said, Verdict)

    def view(self, said: View) -> Viewed:
        """Answer from the recording."""
        return self._heard(said, Viewed)

    def _heard(self, said: Load | AnswerSaid | Concede | View, kind: type[Heard]) -> Heard:
        recorded = next(self._left, None)
        if recorded is None:
            problem = f"the recording ends after {self._number} messages, and the suite goes on"
            raise NotRecorded(problem, exhausted=True)
        if message_of(recorded) != said:
            problem = f"message {self._said + 1} is not what the suite says here"
            raise NotRecorded(problem, exhausted=False)
        self._said += 1
        exchange = self._restoring.exchange(recorded)
        self._looked(recorded, exchange)
        heard = exchange.heard
        if isinstance(heard, kind):
            return heard
        if isinstance(heard, Refusal):
            raise EngineRefused(heard.problem, method=type(said).__name__, code=heard.code)
        raise NoAnswerRecorded(NO_ANSWER)


def play_back(
    scenario: Scenario,
    recording: Recording,
    can: Capabilities,
    edition: EditionDate,
    looked: Looked = lambda _, __: None,
) -> tuple[Result, bool]:
    """
    Return what comes of a scenario by its recording, and whether all of the recording was used.

    Raises `NotRecorded` if the suite says something else, `CannotBeRead` if no state comes out.
    """
    playback = Playback(recording, looked)
    play = Play(scenario, playback, can, edition)
    try:
        play.all()
    except (Stop, EngineTrouble):
        return play.result(), playback.ended
    return play.result(), playback.ended


def account_of(
    result: Result,
    scenario: Scenario,
    recording: Recording,
    can: Capabilities,
    edition: EditionDate,
) -> Account | None:
    """Return the account of a result by its recording; None if that does not lead to the result."""
    try:
        again, _ = play_back(scenario, recording, can, edition)
    except (NotRecorded, CannotBeRead):
        return None
    except Exception:  # noqa: BLE001 - what an engine has shown may be beyond the driver
        return None
    same = (again.outcome, again.step) == (result.outcome, result.step)
    return again.account if same else None
