"""An engine as a Python object: what `direct` talks to and what the serving side serves."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from apnap.protocol.messages import (
    AnswerSaid,
    Check,
    Checked,
    Concede,
    Described,
    Initialize,
    Initialized,
    Load,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.recorded import Transited, Transitions


class BadRequest(Exception):
    """
    The message is broken or comes at the wrong time; answered with a JSON-RPC error.

    `problem` says what is wrong, `hint` what to do about it, `where` names the field if one is
    to blame. An illegal move is no broken message: it is answered with a verdict.
    """

    def __init__(self, problem: str, *, hint: str = "", where: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.hint = hint
        self.where = where


class Engine(Protocol):
    """
    A rules engine.

    Each method takes and returns records. A method raises `BadRequest` for a broken message
    (malformed position, no position loaded); the game is unharmed then.
    """

    def initialize(self, said: Initialize) -> Initialized:
        """Say name, version and capabilities."""

    def load(self, said: Load) -> Verdict:
        """Set up a calm position; a position loaded before is forgotten."""

    def answer(self, said: AnswerSaid) -> Verdict:
        """Take an answer to a pending decision."""

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede, before anybody makes the next decision."""

    def view(self, said: View) -> Viewed:
        """Show the state as one player may see it."""

    def unload(self) -> None:
        """Forget the position."""


@runtime_checkable
class Checks(Protocol):
    """An engine that checks states."""

    def check(self, said: Check) -> Checked:
        """Find what a state claims against the rules."""


@runtime_checkable
class Transits(Protocol):
    """An engine that judges the lines of recorded games."""

    def transitions(self, said: Transitions) -> Transited:
        """Find on the next lines of a game what the rules do not lead to."""


@runtime_checkable
class Describes(Protocol):
    """An engine that tells which rules and misreadings it knows."""

    def describe(self) -> Described:
        """List rules and misreadings."""
