"""Misreadings of rule 807.4: which markers are handed out, and for which a turn waits."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.edition import switches
from apnap_reference.players.range_of_influence import seats_to
from apnap_reference.state.table import Marker, PlayerId, Table, Turn, replace
from apnap_reference.turn.turn_markers import SEATS_OF_A_MARKER, handed_out, markers_for, may_begin


@mutant(
    "807.4b", "markers are spread evenly round the table", replaces=handed_out, since="2006-10-01"
)
def markers_are_spread_evenly(table: Table, first: PlayerId) -> Table:
    seats = [player.name for player in table.players]
    start = seats.index(first)
    order = seats[start:] + seats[:start]
    number = min(table.variant.turn_markers, markers_for(len(order)))
    markers = (Marker(i + 1, order[i * len(order) // number]) for i in range(number))
    return replace(table, markers=tuple(markers))


@mutant(
    "807.4d",
    "a turn waits while another marker is near on either side",
    replaces=may_begin,
    since="2006-10-01",
)
def turns_wait_for_both_sides(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    others = (o for o in table.markers if o.number != marker.number and not o.unused)
    behind = (seats_to(table, other.holder, marker.holder) for other in others)
    free = not any(0 < seats < SEATS_OF_A_MARKER for seats in behind)
    return free and may_begin.function(table, turns, marker)


@mutant("807.4d", "empty seats count between two markers", replaces=may_begin, since="2006-10-01")
def empty_seats_part_markers(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    if any(turn.whose == marker.holder for turn in turns):
        return False
    if not marker.unused and not switches(table.edition).extra_turn_waits_for_markers:
        return True
    seats = [player.name for player in table.players]
    place = seats.index(marker.holder)
    ahead = ((seats.index(other.holder) - place) % len(seats) for other in table.markers)
    return not any(0 < away < SEATS_OF_A_MARKER for away in ahead)
