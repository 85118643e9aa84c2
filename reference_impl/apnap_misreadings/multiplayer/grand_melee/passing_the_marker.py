"""Misreadings of rules 807.4c and 807.4d: where markers go, and who waits for which."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.edition import switches
from apnap_reference.players.players import clockwise_from, in_game
from apnap_reference.players.range_of_influence import seats_to
from apnap_reference.state.table import Marker, Table, Turn, replace
from apnap_reference.turn.turn_markers import (
    SEATS_OF_A_MARKER,
    may_begin,
    passed_to_the_left,
    removed,
    with_marker,
)


@mutant(
    "807.4c",
    "in a Grand Melee, a turn marker is passed to the player on the right",
    replaces=passed_to_the_left,
    since="2006-10-01",
)
def markers_go_to_the_right(table: Table, marker: Marker) -> Table:
    seats = [player.name for player in table.players]
    at = seats.index(marker.holder)
    heir = next(p for p in (*seats[:at][::-1], *seats[at:][::-1]) if in_game(table, p))
    return with_marker(table, replace(marker, holder=heir, unused=True))


@mutant(
    "807.4c",
    "in a Grand Melee, a turn marker is passed to the next player on the left who has none",
    replaces=passed_to_the_left,
    origin="others",
)
def markers_pass_over_those_who_have_one(table: Table, marker: Marker) -> Table:
    taken = {other.holder for other in table.markers if other.number != marker.number}
    order = clockwise_from(table, marker.holder)
    free = (player for player in order if player not in (*taken, marker.holder))
    heir = next(free, order[0])
    return with_marker(table, replace(marker, holder=heir, unused=True))


@mutant(
    "807.4c",
    "in a Grand Melee, a turn marker is removed when the player who has it leaves the game",
    replaces=passed_to_the_left,
    since="2006-10-01",
)
def a_marker_leaves_with_its_holder(table: Table, marker: Marker) -> Table:
    if in_game(table, marker.holder) or len(table.markers) == 1:
        return passed_to_the_left.function(table, marker)
    return removed(table, marker)


@mutant(
    "807.4d",
    "in a Grand Melee, a turn begins even if another turn marker is within three seats to the left",
    replaces=may_begin,
    since="2006-10-01",
)
def nobody_waits_for_another_marker(_table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    return all(turn.whose != marker.holder for turn in turns)


@mutant(
    "807.4d",
    (
        "in a Grand Melee, a turn can't begin while another turn marker is within three seats "
        "to the right either"
    ),
    replaces=may_begin,
    since="2006-10-01",
)
def turns_wait_for_both_sides(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    others = (o for o in table.markers if o.number != marker.number and not o.unused)
    behind = (seats_to(table, other.holder, marker.holder) for other in others)
    free = not any(0 < seats < SEATS_OF_A_MARKER for seats in behind)
    return free and may_begin.function(table, turns, marker)


@mutant(
    "807.4d",
    (
        "in a Grand Melee, the seats of players who have left count in the distance between "
        "turn markers"
    ),
    replaces=may_begin,
    since="2006-10-01",
)
def empty_seats_part_markers(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    if any(turn.whose == marker.holder for turn in turns):
        return False
    if not marker.unused and not switches(table.edition).extra_turn_waits_for_markers:
        return True
    seats = [player.name for player in table.players]
    place = seats.index(marker.holder)
    ahead = ((seats.index(other.holder) - place) % len(seats) for other in table.markers)
    return not any(0 < away < SEATS_OF_A_MARKER for away in ahead)
