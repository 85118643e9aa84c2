"""Misreadings of rules 807.4e to 807.4h: markers that are removed."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.players.players import everybody
from apnap_reference.players.range_of_influence import ranges_determined, seats_to
from apnap_reference.state.table import Marker, PlayerId, Table, replace
from apnap_reference.turn.turn_markers import (
    SEATS_OF_A_MARKER,
    chosen_looking_back,
    designated,
    handed_down,
    markers_for,
    removed,
    to_the_right,
    too_many,
    waiting_removed,
    with_marker,
)


def _designated(table: Table, marker: Marker) -> Table:
    again = replace(marker, removals=marker.removals + too_many(table))
    return with_marker(table, again)


@mutant(
    "807.4e",
    "the first marker to the left of who leaves is removed",
    replaces=designated,
    since="2006-10-01",
)
def the_marker_to_the_left_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = min(table.markers, key=lambda m: seats_to(table, leaving[0], m.holder))
    return _designated(table, near)


@mutant(
    "807.4e",
    "the marker that the departed player has is removed",
    replaces=designated,
    since="2006-10-01",
)
def the_own_marker_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    own = [marker for marker in table.markers if marker.holder in leaving]
    return _designated(table, own[0]) if own else designated.function(table, leaving)


@mutant(
    "807.4e",
    "of several markers the one with the highest number goes",
    replaces=designated,
    since="2006-10-01",
)
def the_highest_number_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    last = max(to_the_right(table, player).number for player in leaving)
    return _designated(table, next(m for m in table.markers if m.number == last))


def removed_in_mid_turn(table: Table) -> Table:
    """Remove the markers that are designated for it, and cut the turns taken with them short."""
    for marker in table.markers:
        if marker.removals and len(table.turns) > 1:
            turns = tuple(turn for turn in table.turns if turn.marker != marker.number)
            table = removed(replace(table, turns=turns, focus=0), marker)
    return table


@mutant(
    "807.4e",
    "a marker is removed as soon as it is designated, and its turn is cut short",
    replaces=designated,
    since="2006-10-01",
)
def a_designated_marker_goes_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return removed_in_mid_turn(designated.function(table, leaving))


@mutant("807.4e", "every departure costs a marker", replaces=too_many)
def every_departure_costs_a_marker(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return 1 if staying > 1 else 0


@mutant(
    "807.4e",
    "a rest of fewer than four players keeps a marker",
    replaces=markers_for,
    since="2006-10-01",
)
def a_rest_of_players_keeps_a_marker(players: int) -> int:
    return -(-players // SEATS_OF_A_MARKER)


@mutant(
    "807.4f",
    "markers that are to be removed still count when the next player leaves",
    replaces=too_many,
)
def markers_to_be_removed_still_count(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return min(staying - 1, max(0, len(table.markers) - markers_for(len(everybody(table)))))


@mutant(
    "807.4f",
    "of the markers already designated for removal one is disregarded",
    replaces=too_many,
    origin="others",
)
def one_designated_marker_is_disregarded(table: Table) -> int:
    designated = min(1, sum(marker.removals for marker in table.markers))
    return max(0, len(table.markers) - designated - markers_for(len(everybody(table))))


@mutant(
    "807.4g",
    "a designated marker with which somebody waits is used for one more turn",
    replaces=waiting_removed,
    since="2006-10-01",
)
def a_waiting_marker_is_used_once_more(table: Table) -> Table:
    return table


@mutant(
    "807.4g",
    "a marker that was designated several times is removed, and that is all",
    replaces=handed_down,
    since="2006-10-01",
)
def several_designations_cost_one_marker(table: Table, _marker: Marker) -> Table:
    return table


@mutant(
    "807.4g",
    "what falls to a marker that is to be removed anyway is lost",
    replaces=handed_down,
    origin="others",
)
def an_heir_to_be_removed_inherits_nothing(table: Table, marker: Marker) -> Table:
    if marker.removals > 1:
        heir = to_the_right(table, marker.holder)
        table = with_marker(table, replace(heir, removals=marker.removals - 1))
    return table


@mutant(
    "807.4h",
    "an empty seat keeps its place between others",
    replaces=ranges_determined,
    since="2006-10-01",
)
def an_empty_seat_still_separates(table: Table) -> Table:
    reach, seats = table.variant.range_of_influence, [player.name for player in table.players]
    if reach is None or not table.variant.turn_markers:
        return ranges_determined.function(table)
    count = len(seats)
    around = range(-reach, reach + 1)
    ranges = {
        player: tuple(seats[(at + away) % count] for away in around)
        for at, player in enumerate(seats)
    }
    return replace(table, ranges=ranges)


# In the book of 2006


def _chosen(table: Table, leaving: tuple[PlayerId, ...], near: set[int], number: int) -> Table:
    """Choose so many markers for removal, those in `near` before the others, the lowest first."""
    markers = tuple(replace(marker, removals=0) for marker in table.markers)
    table = replace(table, markers=markers, departed=(*table.departed, *leaving))
    order = sorted(markers, key=lambda m: (m.number not in near, m.number))
    for marker in order[:number]:
        table = with_marker(table, replace(marker, removals=1))
    return table


def _to_the_left(table: Table, player: PlayerId) -> Marker:
    return min(table.markers, key=lambda marker: seats_to(table, player, marker.holder))


def _due(table: Table) -> int:
    fresh = tuple(replace(marker, removals=0) for marker in table.markers)
    return too_many(replace(table, markers=fresh))


@mutant(
    "608.4d",
    "the marker to the left goes, not to the right",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def the_marker_to_the_left_went_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = {_to_the_left(table, who).number for who in (*table.departed, *leaving)}
    return _chosen(table, leaving, near, _due(table))


@mutant(
    "608.4d",
    "in 2006 every departure costs a marker",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def every_departure_cost_a_marker_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    gone = (*table.departed, *leaving)
    near = {to_the_right(table, who).number for who in gone}
    return _chosen(table, leaving, near, min(len(gone), len(table.markers) - 1))


@mutant(
    "608.4d",
    "a marker is removed at once, and its turn is cut short",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def markers_of_2006_go_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return removed_in_mid_turn(chosen_looking_back.function(table, leaving))


switched(
    "608.4d",
    "in 2006 the marker to be removed is settled as the first player leaves, as it is today",
    name="the-first-to-leave-settles-the-marker-of-2006",
    switch="markers_designated",
    value=True,
    only="2006-10-01",
    origin="others",
)
