"""Loading a calm position, and checking that the engine shows what was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.driver.forced import settle
from apnap.driver.game import Game
from apnap.driver.outcomes import Unreached
from apnap.protocol.record import Record
from apnap.protocol.state import Object, Player, State, Turn

_OBJECT: Final = (
    *("kind", "card", "owner", "controller", "zone", "tapped", "sick", "counters"),
    *("attached_to", "protector", "face_down"),
)
_PLAYER: Final = ("life", "hand", "library")
_TURN: Final = ("active", "step", "stack")


def load(game: Game, position: State) -> None:
    """Load a position; raise `Unreached` unless the engine shows exactly that."""
    verdict = game.load(position)
    if verdict.verdict == "rejected":
        reasons = "; ".join(violation.reason for violation in verdict.violations)
        raise Unreached(f"the engine refuses the position: {reasons or 'no reason is given'}")
    wrong = next(_wrong(position, game.state), None)
    if wrong is not None:
        raise Unreached(f"the position is not what was loaded: {wrong}")
    settle(game)


def _wrong(asked: State, shown: State) -> Iterator[str]:
    """Yield what is shown otherwise than it was asked for."""
    for player in asked.players:
        found = next((p for p in shown.players if p.name == player.name), None)
        yield from _differences(player.name, player, found, _PLAYER)
    objects = {thing.name: thing for thing in shown.objects}
    for thing in asked.objects:
        if thing.zone != "library" or thing.name in objects:
            yield from _differences(thing.name, thing, objects.get(thing.name), _OBJECT)
    listed = {thing.name for thing in asked.objects}
    for thing in shown.objects:
        if thing.name not in listed and thing.zone != "library":
            yield f"there is {thing.name} ({thing.card}), which nobody asked for"
    yield from _wrong_turn(asked, shown)


def _wrong_turn(asked: State, shown: State) -> Iterator[str]:
    """Yield what is wrong with the turn; before the game an engine need not show one."""
    if asked.stage == "before_game":
        if shown.stage != asked.stage:
            yield f"the game has begun (stage {shown.stage})"
        if not shown.turns:
            return
    for turn, found_turn in zip(asked.turns, shown.turns or (None,), strict=False):
        yield from _differences("the turn", turn, found_turn, _TURN)


def _differences(
    what: str,
    asked: Player | Object | Turn,
    shown: Record | None,
    fields: tuple[str, ...],
) -> Iterator[str]:
    if shown is None:
        yield f"{what} is missing"
        return
    for field in fields:
        want, have = getattr(asked, field), getattr(shown, field)
        if want != have and "unknown" not in (want, have):
            yield f"{field.replace('_', ' ')} of {what} is {have}, not {want}"
