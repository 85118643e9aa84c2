"""Who lies within whose range of influence, as far as a state tells."""

from __future__ import annotations

from apnap.protocol import PlayerName
from apnap_reference.edition import switches
from apnap_reference.transitions.game_states import GameState


def in_range(now: GameState, player: PlayerName, other: PlayerName) -> bool | None:
    """
    Tell whether a player has another within range; None if nobody can tell.

    Seats of players who have left count until the next turn begins, and no longer (801.2c): where
    it depends on whether they still do, nobody can tell.
    """
    usual = now.variant.range_of_influence
    one, two = now.person(player), now.person(other)
    if usual is None or one is None or two is None:
        return True if usual is None else None
    seats = usual if one.range_of_influence is None else one.range_of_influence
    far, near = _apart(now, player, other)
    return None if (far <= seats) is not (near <= seats) else far <= seats


def _apart(now: GameState, player: PlayerName, other: PlayerName) -> tuple[int, int]:
    """Count the seats between two by the shorter way: with those of who has left, and without."""
    names = [one.name for one in now.players]
    gone = [one.left is not None for one in now.players]
    first, last = sorted((names.index(player), names.index(other)))
    inner, outer = gone[first + 1 : last], [*gone[last + 1 :], *gone[:first]]
    if first == last:
        return 0, 0
    far = 1 + min(len(inner), len(outer))
    return far, 1 + min(inner.count(False), outer.count(False))


def taking_part(now: GameState, place: int) -> tuple[PlayerName, ...] | None:
    """
    Give the players who get priority in a turn, clockwise; None if nobody can tell.

    Where turns have markers, these are the players who have the marker, or the controller of an
    object on its stack, within range (807.5a).
    """
    here = tuple(player.name for player in now.players if player.left is None)
    turn = now.turns[place]
    if turn.marker is None or not switches(now.edition).stacks_of_markers:
        return here
    things = (now.things.get(name) for name in turn.stack)
    near = {turn.active, *("unknown" if one is None else one.controller for one in things)}
    if near & {None, "unknown"}:
        return None
    found = []
    for player in here:
        within = [in_range(now, player, str(other)) for other in near]
        if True not in within and None in within:
            return None
        found += [player] if True in within else []
    return tuple(found)
