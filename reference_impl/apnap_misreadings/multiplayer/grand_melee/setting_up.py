"""Misreadings of rules 807.1, 807.4a and 807.4b: who plays, and who has which marker."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.setup.legal_setups import (
    a_marker_for_four,
    each_alone_in_a_melee,
    markers_four_seats_apart,
)
from apnap_reference.state.table import Marker, PlayerId, Table, replace
from apnap_reference.turn.turn_markers import SEATS_OF_A_MARKER as SEATS
from apnap_reference.turn.turn_markers import handed_out, markers_for


@mutant("807.1", "a Grand Melee can be played by teams", replaces=each_alone_in_a_melee)
def teams_in_a_melee(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "807.4a",
    "a Grand Melee can have any number of turn markers",
    replaces=a_marker_for_four,
    since="2006-10-01",
)
def any_number_of_markers(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "807.4a",
    "a Grand Melee has one more turn marker for a remainder of fewer than four players",
    replaces=a_marker_for_four,
    since="2006-10-01",
)
def a_rest_of_players_makes_a_marker(state: State) -> Iterator[str]:
    due = -(-len(state.players) // SEATS)
    if state.variant.turn_markers != due:
        yield f"{state.variant.turn_markers} turn markers"


@mutant(
    "807.4b",
    "in a Grand Melee, the turn markers can be handed out to any players",
    replaces=markers_four_seats_apart,
    since="2006-10-01",
)
def markers_lie_anywhere(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "807.4b",
    (
        "in a Grand Melee, the turn markers are spread evenly around the table instead of four "
        "seats apart"
    ),
    replaces=handed_out,
    since="2006-10-01",
)
def markers_are_spread_evenly(table: Table, first: PlayerId) -> Table:
    seats = [player.name for player in table.players]
    start = seats.index(first)
    order = seats[start:] + seats[:start]
    number = min(table.variant.turn_markers, markers_for(len(order)))
    markers = (Marker(i + 1, order[i * len(order) // number]) for i in range(number))
    return replace(table, markers=tuple(markers))
