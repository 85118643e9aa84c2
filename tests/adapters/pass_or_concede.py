"""
A trivial engine for the tests of the transports: whoever has priority passes or concedes.

The game is a circle of passes in seating order; when only one player is left, it is over.
"""

import sys

from msgspec.structs import replace

from apnap.protocol import PROTOCOL_VERSION, EditionDate
from apnap.protocol.answers import Pass
from apnap.protocol.decisions import Decision, Priority
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import (
    AnswerSaid,
    Capabilities,
    Concede,
    Initialize,
    Initialized,
    Load,
    Program,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.state import Left, Player, Result, State


class PassOrConcede:
    """The engine. `mutant` may be `rude`: it fails at every answer."""

    def __init__(self, mutant: str | None = None) -> None:
        if mutant not in {None, "rude"}:
            problem = f"{mutant} is unknown, there is only rude"
            raise LookupError(problem)
        self._rude = mutant == "rude"
        self._state: State | None = None
        self._asked = 0

    def initialize(self, said: Initialize) -> Initialized:
        print("hello, standard output", said.suite.name)  # noqa: T201 - it must not get out
        can = Capabilities((EditionDate("2026-01-16"),), players=8)
        return Initialized(PROTOCOL_VERSION, Program("pass-or-concede", "1"), can)

    def load(self, said: Load) -> Verdict:
        if said.position.turns[0].stack:
            problem = "the position is not calm"
            raise BadRequest(problem, hint="Load an empty stack.", where="position.turns.0.stack")
        self._state = said.position
        return self._asking(said.position.turns[0].priority or "")

    def answer(self, said: AnswerSaid) -> Verdict:
        state = self._loaded()
        if self._rude:
            problem = "none of your business \ud800"
            raise ZeroDivisionError(problem)
        (decision,) = state.pending
        if (said.by, said.about) != (decision.decider, decision.id):
            return Verdict("rejected", state=state)
        if not isinstance(said.say, Pass):
            return Verdict("unsupported", reason="it can only pass", state=state)
        return self._asking(_next(state.players, said.by))

    def concede(self, said: Concede) -> Verdict:
        state = self._loaded()
        players = tuple(
            replace(player, left=Left("conceded")) if player.name == said.player else player
            for player in state.players
        )
        self._state = replace(state, players=players)
        (decision,) = state.pending
        if decision.decider != said.player:
            return Verdict("accepted", state=self._state)
        return self._asking(_next(players, said.player))

    def view(self, said: View) -> Viewed:
        sys.stderr.write(f"{said.player} looks\n")
        return Viewed(self._loaded())

    def unload(self) -> None:
        self._state = None

    def _loaded(self) -> State:
        if self._state is None:
            problem = "no position is loaded"
            raise BadRequest(problem, hint="Load one.")
        return self._state

    def _asking(self, player: str) -> Verdict:
        state = self._loaded()
        self._asked += 1
        pending: tuple[Decision, ...] = (Priority(id=f"d{self._asked}", decider=player),)
        left = [player.name for player in state.players if player.left is None]
        if len(left) == 1:
            state = replace(state, stage="over", result=Result((left[0],)))
            pending = ()
        self._state = replace(state, pending=pending)
        return Verdict("accepted", state=self._state)


def _next(players: tuple[Player, ...], name: str) -> str:
    """Return the next player in seating order who has not left."""
    names = [player.name for player in players]
    at = names.index(name) + 1
    order = (*players[at:], *players[:at])
    return next(player.name for player in order if player.left is None)
