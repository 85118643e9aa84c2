"""One more player, who has nothing and does nothing: whatever else happens stays the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from apnap.driver import Exchange, Game, Position, Stop
from apnap.driver.defaults import decline
from apnap.driver.transcript import kind
from apnap.engine.client import Client, EngineRefused
from apnap.fuzzing.differences import Difference
from apnap.fuzzing.games import Move
from apnap.fuzzing.handles import meant
from apnap.logs.differing import Difference as Field
from apnap.logs.differing import differences
from apnap.logs.expected_names import Naming
from apnap.protocol import Capabilities, EditionDate, EngineTrouble, Player, State
from apnap.protocol.freedoms import renumbered, turns_ahead
from apnap.symmetries.joining import with_one_more

_PATIENCE: Final = 20


def beside(
    client: Client,
    position: Position,
    edition: EditionDate,
    exchanges: Sequence[Exchange],
    moves: Sequence[Move],
) -> Difference | None:
    """
    Return how a game goes otherwise with a bystander; None too where nobody may join.

    It is compared until somebody leaves, who may have been the last one to pass, or until the
    bystander's own turn comes.
    """
    told = client.introduced
    more = with_one_more(position)
    if more is None or told is None or not _may(told.capabilities, more):
        return None
    (name,) = set(more.seats) - set(position.seats)
    game = Game(client)
    try:
        if game.load(more.state(edition)).verdict != "accepted":
            return None
        return _compared(game, name, exchanges, moves)
    except (EngineTrouble, Stop):
        return None


def _may(can: Capabilities, position: Position) -> bool:
    return len(position.players) <= can.players


def _compared(
    game: Game, name: str, exchanges: Sequence[Exchange], moves: Sequence[Move]
) -> Difference | None:
    """Play a game with a bystander, and compare each state."""
    naming = Naming()
    for at, (exchange, move) in enumerate(zip(exchanges[1:], moves, strict=False), 1):
        verdict = exchange.verdict
        if verdict is None or verdict.state is None or not _goes_on(verdict.state):
            return None
        answered = _answered(game, name, move)
        if not answered:
            return None
        _wait(game, name)
        if any(turn.active == name for turn in game.state.turns):
            return None
        alone = verdict.state
        mine = _without(game.state, name)
        mine = renumbered(mine, turns_ahead(alone, mine) or 0)
        naming.learn(alone, mine)
        wrong = tuple(differences(mine, naming.ours(alone)))
        if answered != verdict.verdict:
            wrong = (_verdicts(verdict.verdict, answered),)
        if wrong:
            first = wrong[0]
            return Difference(
                oracle="bystander",
                kind="wrong_state" if first.where else "wrong_verdict",
                rule=None,
                where=first.where,
                problem=f"{first.where}: {first.got}, and {first.expected} with {name} beside",
                said=f"{move.by}: {move.asked}",
                at=at,
            )
    return None


def _goes_on(state: State) -> bool:
    """Tell whether the game goes on with everybody."""
    return state.stage == "playing" and all(player.left is None for player in state.players)


def _verdicts(alone: str, beside_: str) -> Field:
    return Field("", beside_, alone)


def _answered(game: Game, name: str, move: Move) -> str:
    """Let somebody say it; return the verdict, empty if it cannot be said."""
    _wait(game, name)
    asked = next(
        (
            d
            for d in game.state.pending
            if (kind(d), d.decider, d.subject) == (move.asked, move.decider, move.subject)
        ),
        None,
    )
    if move.say is None:
        return game.concede(move.by).verdict
    if asked is None:
        return ""
    try:
        return game.answer(move.by, asked, meant(move.say, game.state)).verdict
    except EngineRefused:
        return ""


def _wait(game: Game, name: str) -> None:
    """Let the bystander pass and decline as long as nobody else is asked."""
    for _ in range(_PATIENCE):
        pending = game.state.pending
        if not pending or any(one.decider != name for one in pending) or game.over:
            return
        decline(game, pending[0])


def _without(state: State, name: str) -> State:
    """Return a state in which nobody sees the bystander."""
    pending = tuple(one for one in state.pending if one.decider != name)
    plain: Any = msgspec.to_builtins(replace(state, pending=pending, objects=()))
    kept: State = msgspec.convert(_stripped(plain, name), type=State)
    if kept.picks != "unknown":
        picks = tuple(pick for pick in kept.picks if name not in (pick.decider, pick.subject))
        kept = replace(kept, picks=picks)
    players: tuple[Player, ...] = tuple(p for p in state.players if p.name != name)
    objects = tuple(thing for thing in state.objects if thing.owner != name)
    return replace(kept, players=players, objects=objects)


def _stripped(value: Any, name: str) -> Any:  # noqa: ANN401 - any value of JSON
    match value:
        case dict():
            return {key: _stripped(part, name) for key, part in value.items()}
        case list() | tuple():
            return [_stripped(part, name) for part in value if part != name]
        case _:
            return value
