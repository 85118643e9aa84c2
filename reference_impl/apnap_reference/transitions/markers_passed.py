"""Turn markers: who they are passed to, when a turn can begin with one, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import PlayerName, Turn
from apnap_reference.edition import switches
from apnap_reference.transitions.game_states import GameState
from apnap_reference.transitions.passages import Passage, after_in_order, sides
from apnap_reference.transitions.wrong import Wrong, transition

_SEATS: Final = 4
"""There is a marker for each full four players, and a turn begins so far from the next."""

_ONE_OVER: Final = 2
"""So many seats a marker goes if one player has to skip a turn, of which not every log tells."""


@transition("807.4c", "markers")
def markers_go_to_the_left(passage: Passage) -> Iterator[Wrong]:
    """A turn marker is passed to the player on the left."""
    before, after = passage.before, passage.after
    if before.skips not in ((), "unknown"):
        return  # who skips a turn passes the marker on at once
    if _runs_past_turns(passage):
        return
    was = {marker.number: marker.player for marker in before.markers}
    for marker in after.markers:
        old = was.get(marker.number)
        if old is None or old == marker.player:
            continue
        # whoever leaves with a marker before the turn begins hands it on at once
        left = {*sides(before)} - {*sides(after)}
        first = next(after_in_order(before, old, sides(before)), None)
        expected = {first, next(after_in_order(before, old, sides(after)), None)}
        if marker.player not in expected and not left:
            told = f"marker {marker.number} goes from {old} to {marker.player}"
            one_over = _to_the_left(before, old, marker.player) == _ONE_OVER
            got = (str(first), marker.player)
            yield Wrong("wrong_state", "markers", told, *got, excusable=one_over)


def _runs_past_turns(passage: Passage) -> bool:
    """Tell whether turns may have begun and ended on a line, because priorities are left out."""
    numbers = [
        [turn.number for turn in now.turns if turn.number != "unknown"]
        for now in (passage.before, passage.after)
    ]
    latest, ours = (max(one, default=0) for one in numbers)
    known = {turn.number for turn in passage.before.turns}
    begun = sum(turn.number not in known for turn in passage.after.turns)
    return not passage.memory.every_priority and ours - latest != begun


@transition("807.4d", "pending")
def turns_begin_apart(passage: Passage) -> Iterator[Wrong]:
    """A player can't begin a turn while another within three seats to the left has a marker."""
    after = passage.after
    if not after.markers or passage.before.extra_turns != ():
        return
    holders = {marker.number: marker.player for marker in after.markers}
    for turn in after.turns:
        begun = turn.active is not None and not any(
            _may_be_one(turn, old) for old in passage.before.turns
        )
        for number, other in holders.items() if begun else ():
            if number != turn.marker and 0 < _to_the_left(after, str(turn.active), other) < _SEATS:
                told = f"{turn.active} begins a turn, and {other} has a marker"
                yield Wrong("wrong_order", "turns", told, excusable=False)


def _may_be_one(turn: Turn, old: Turn) -> bool:
    """Tell whether a turn may be one that had begun before: of what has no number, that's open."""
    alike = (turn.marker, turn.active) == (old.marker, old.active)
    return alike and (turn.number == old.number or "unknown" in (turn.number, old.number))


def _to_the_left(now: GameState, player: PlayerName, other: PlayerName) -> int:
    """Count the seats to another player, going to the left; 0 to oneself, or to nobody here."""
    order = (player, *(one for one in after_in_order(now, player, sides(now)) if one != player))
    return order.index(other) if other in order else 0


@transition("807.4e", "markers", "players")
def a_marker_for_four_players(passage: Passage) -> Iterator[Wrong]:
    """There is a marker for each full four players: further ones are designated for removal."""
    after = passage.after
    if not after.markers or after.stage != "playing" or not _settled(passage):
        return
    staying = len(after.markers) - sum(marker.removals for marker in after.markers)
    expected = max(1, len(sides(after)) // _SEATS)
    if staying != expected:
        told = f"{staying} markers stay for {len(sides(after))} players"
        yield Wrong("wrong_state", "markers", told, str(expected), str(staying), excusable=False)


def _settled(passage: Passage) -> bool:
    """Tell whether markers were as many as they have to be, and are designated at once."""
    before = passage.before
    staying = len(before.markers) - sum(marker.removals for marker in before.markers)
    right = staying == max(1, len(sides(before)) // _SEATS)
    return right and switches(passage.after.edition).markers_designated
