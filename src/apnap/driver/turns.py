"""
One turn among several that go on at the same time.

In Grand Melee each turn marker stands for a turn of its own. The driver is concerned with one
of them, by its marker, and the others stand still. Elsewhere there is one turn, and no marker.
"""

from __future__ import annotations

from apnap.driver.position import ORDER, PHASES
from apnap.protocol import Decision, PlayerName, SideName, State, Turn


def turn_of(state: State, marker: int | None) -> Turn | None:
    """Return the turn that goes on with a marker; without markers the only turn there is."""
    if marker is None:
        return state.turns[0] if state.turns else None
    return next((turn for turn in state.turns if turn.marker == marker), None)


def marker_of(state: State, decision: Decision) -> int | None:
    """Return the marker of the turn that a decision belongs to."""
    return state.turns[decision.turn].marker if decision.turn < len(state.turns) else None


def pending_in(state: State, marker: int | None) -> tuple[Decision, ...]:
    """Return what is asked in the turn with a marker; without markers all that is asked."""
    if marker is None:
        return state.pending
    return tuple(d for d in state.pending if marker_of(state, d) == marker)


def another_turn(was: Turn, now: Turn, *, shows_every_step: bool) -> bool:
    """
    Tell whether `now` is another turn than `was`.

    Where turns have no numbers, a turn of the same player is another one if it begins anew. An
    upkeep step after combat may be an additional one of the same turn (500.9): if the engine
    `shows_every_step` in which somebody gets priority, a turn ends in its ending phase only.
    """
    if was.number != "unknown" and now.number != "unknown":
        return was.number != now.number
    if now.active is not None and was.active != now.active:
        return True
    if shows_every_step and PHASES[was.step] != "ending":
        return False
    return ORDER.index(now.step) < ORDER.index(was.step) and PHASES[now.step] == "beginning"


def fitting(state: State, sides: tuple[SideName, ...], marker: int | None) -> int | None:
    """
    Return the marker of the turn in which a player may soon be asked something.

    That is the player's own turn, or else one within the player's range of influence, or the
    one with `marker` if there is none; `sides` are the names under which the player is asked.
    """
    own = next((turn for turn in state.turns if turn.active in sides), None)
    if own is not None:
        return own.marker
    going_on = sorted(state.turns, key=lambda turn: turn.marker != marker)
    near = next((turn for turn in going_on if _within_range(state, turn, sides[0])), None)
    chosen = near or next(iter(going_on), None)
    return chosen.marker if chosen else marker


def leading_to(state: State, sides: tuple[SideName, ...]) -> Turn | None:
    """
    Return the turn after which, sooner or later, the turn of a player comes.

    That is the player's own turn, or the one of the next player to the right who has a marker;
    None if that player waits.
    """
    own = next((turn for turn in state.turns if turn.active in sides), None)
    if own is not None:
        return own
    seats = [player.name for player in state.players]
    start = seats.index(sides[0])
    for seat in (*reversed(seats[: start + 1]), *reversed(seats[start + 1 :])):
        marker = next((m.number for m in state.markers if m.player == seat), None)
        if marker is not None:
            return turn_of(state, marker)
    return None


def _within_range(state: State, turn: Turn, player: PlayerName) -> bool:
    """Tell whether a turn, or something on its stack, is within a player's range of influence."""
    distance = range_of_influence(state, player)
    holders = {m.player for m in state.markers if m.number == turn.marker}
    controllers = {o.controller for o in state.objects if o.name in turn.stack}
    concerned = {turn.active, *holders, *controllers}
    return distance is None or any(
        other is not None and _seats_between(state, player, other) <= distance
        for other in concerned
    )


def range_of_influence(state: State, player: PlayerName) -> int | None:
    """Return how many seats a player's range of influence covers: their own, or the variant's."""
    own = next(one.range_of_influence for one in state.players if one.name == player)
    return own or state.variant.range_of_influence


def _seats_between(state: State, one: PlayerName, other: PlayerName) -> int:
    """Return how many seats two players are apart; who has left the game is not counted."""
    seats = [p.name for p in state.players if p.left is None or p.name in (one, other)]
    if one not in seats or other not in seats:
        return len(seats)
    apart = abs(seats.index(one) - seats.index(other))
    return min(apart, len(seats) - apart)
