"""Playing a game on an engine: improvised, or as planned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from apnap.driver import Exchange, Game, Stop, Unreached, Unsupported
from apnap.driver.defaults import decline
from apnap.driver.transcript import kind
from apnap.engine.client import Client, EngineRefused
from apnap.fuzzing.games import Ended, Move, Plan, Played
from apnap.fuzzing.handles import meant, told
from apnap.fuzzing.moves import Spoken, Temper, spoken
from apnap.protocol import (
    AnswerSaid,
    Concede,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    EngineTrouble,
    Pass,
    State,
)

_REFUSED: Final = 3
"""After so many refusals in a row somebody says what is always taken."""

_PATIENCE: Final = 60
"""So many usual answers are given at most until somebody is asked what is planned."""

_SHORT: Final = 8
"""After so many of them, and so many more, it is looked whether the game has shown enough."""

Next = Callable[[Game], Spoken | None]
"""Says what is said next; None: nothing more."""

Enough = Callable[[Sequence[Exchange]], bool]
"""Tells whether a game need not go on."""


def improvised(client: Client, state: State, chance: Random, most: int, how: Temper) -> Played:
    """Play from a position with `most` answers at most, as chance, and how people play, has it."""

    def speak(game: Game) -> Spoken | None:
        return spoken(game.state, chance, how)

    return _played(client, state, speak, most)


def again(
    client: Client,
    plan: Plan,
    *,
    most: int | None = None,
    enough: Enough | None = None,
) -> Played:
    """
    Play a game as planned.

    What is planned waits until it is asked; on the way all pass and decline. What is never asked
    is left out. Where that takes long, `enough` is asked whether the game need go on.
    """
    game, state = Game(client), plan.position.state(plan.edition)
    ended: Ended = "enough"
    try:
        if game.load(state).verdict != "accepted":
            return _end(game, "unsupported", "the position is refused")
        for move in plan.moves[:most]:
            if not game.state.pending or game.over:
                break
            if not _follow(game, move, enough):
                break
    except (EngineTrouble, Stop) as error:
        return _ended(game, error)
    if game.over:
        ended = "over"
    return _end(game, ended)


def _follow(game: Game, move: Move, enough: Enough | None) -> bool:
    """
    Let a move be made as soon as it is asked; leave it out if it is not.

    Return whether the game goes on: it does until it is `enough`.
    """
    if move.say is None and not move.asked:
        _say(game, Spoken(move.by))
        return True
    for waited in range(_PATIENCE):
        decision = next((d for d in game.state.pending if _is(d, move)), None)
        if decision is not None:
            say = None if move.say is None else meant(move.say, game.state)
            _say(game, Spoken(move.by, None if say is None else decision, say))
            return True
        if game.over or not game.state.pending or move.usual or _too_late(game, move):
            return True
        if enough is not None and waited and waited % _SHORT == 0 and enough(game.transcript):
            return False
        _decline(game, game.state.pending[0])
    return True


def _too_late(game: Game, move: Move) -> bool:
    """Tell whether somebody who is to answer is no longer there."""
    gone = {player.name for player in game.state.players if player.left is not None}
    return move.decider in gone or move.by in gone


def _is(decision: Decision, move: Move) -> bool:
    asked = (kind(decision), decision.decider, decision.subject)
    return asked == (move.asked, move.decider, move.subject)


def _played(client: Client, state: State, speak: Next, most: int) -> Played:
    """Play, with what is said next each time."""
    game = Game(client)
    try:
        if game.load(state).verdict != "accepted":
            return _end(game, "unsupported", "the position is refused")
        refused = 0
        for _ in range(most):
            if game.over:
                return _end(game, "over")
            said = speak(game)
            if said is None:
                return _end(game, "stuck")
            if refused >= _REFUSED and said.decision is not None:
                _decline(game, said.decision)
                refused = 0
            else:
                refused = 0 if _say(game, said) else refused + 1
    except (EngineTrouble, Stop) as error:
        return _ended(game, error)
    return _end(game, "over" if game.over else "enough")


def _say(game: Game, said: Spoken) -> bool:
    """Let somebody say something; tell whether the engine has taken it."""
    try:
        if said.decision is None or said.say is None:
            return game.concede(said.by).verdict == "accepted"
        return game.answer(said.by, said.decision, said.say).verdict == "accepted"
    except EngineRefused:  # it names what is not there: no more than a refusal
        return False


def _decline(game: Game, decision: Decision) -> None:
    """Answer as somebody does of whom nothing is said."""
    try:
        decline(game, decision)
    except Unreached as unreached:
        raise Unsupported(str(unreached)) from unreached


def _ended(game: Game, error: EngineTrouble | Stop) -> Played:
    """Return the game that ended because of trouble."""
    if isinstance(error, EngineTrouble):
        return _end(game, "broke", error.problem)
    return _end(game, "unsupported", str(error))


def _end(game: Game, ended: Ended, why: str = "") -> Played:
    return Played(tuple(game.transcript), ended, why)


def moves(exchanges: tuple[Exchange, ...]) -> tuple[Move, ...]:
    """Return what was said in a game, as it can be said again."""
    found: list[Move] = []
    state: State | None = None
    for exchange in exchanges:
        if state is not None:
            move = _move(exchange, state)
            found += [] if move is None else [move]
        verdict = exchange.verdict
        state = verdict.state if verdict is not None and verdict.state is not None else state
    return tuple(found)


def _move(exchange: Exchange, state: State) -> Move | None:
    match exchange.said:
        case AnswerSaid() as said if exchange.about is not None:
            asked = exchange.about
            say = told(said.say, state)
            usual = said.say in _USUAL and said.by in (asked.decider, *_members(state, asked))
            return Move(kind(asked), asked.decider, asked.subject, said.by, say, usual)
        case Concede() as concede:
            first = state.pending[0] if state.pending else None
            if first is None:
                return Move("", "", None, concede.player, None)
            return Move(kind(first), first.decider, first.subject, concede.player, None)
        case _:
            return None


_USUAL: Final = (Pass(), DeclareAttackers(), DeclareBlockers())


def _members(state: State, decision: Decision) -> tuple[str, ...]:
    return next((t.members for t in state.teams if t.name == decision.decider), ())
