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
    "when a player leaves a Grand Melee, the turn marker to their left is designated for removal",
    replaces=designated,
    since="2006-10-01",
)
def the_marker_to_the_left_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = min(table.markers, key=lambda m: seats_to(table, leaving[0], m.holder))
    return _designated(table, near)


@mutant(
    "807.4e",
    "when a player with a turn marker leaves a Grand Melee, that marker is designated for removal",
    replaces=designated,
    since="2006-10-01",
)
def the_own_marker_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    own = [marker for marker in table.markers if marker.holder in leaving]
    return _designated(table, own[0]) if own else designated.function(table, leaving)


@mutant(
    "807.4e",
    (
        "when several players leave a Grand Melee at once, the turn marker with the highest "
        "number is removed"
    ),
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
    (
        "in a Grand Melee, a turn marker designated for removal is removed at once, which ends "
        "its turn"
    ),
    replaces=designated,
    since="2006-10-01",
)
def a_designated_marker_goes_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return removed_in_mid_turn(designated.function(table, leaving))


@mutant(
    "807.4e",
    (
        "in a Grand Melee, each player who leaves removes a turn marker, even if enough players "
        "remain for it"
    ),
    replaces=too_many,
)
def every_departure_costs_a_marker(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return 1 if staying > 1 else 0


@mutant(
    "807.4e",
    "when players leave a Grand Melee, a remainder of fewer than four players keeps a turn marker",
    replaces=markers_for,
    since="2006-10-01",
)
def a_rest_of_players_keeps_a_marker(players: int) -> int:
    return -(-players // SEATS_OF_A_MARKER)


@mutant(
    "807.4e",
    "when several players leave a Grand Melee at once, at most one turn marker is removed",
    replaces=too_many,
    origin="others",
)
def one_marker_for_all_who_leave_at_once(table: Table) -> int:
    return min(1, too_many.function(table))


@mutant(
    "807.4f",
    (
        "turn markers already designated for removal still count when another player leaves a "
        "Grand Melee"
    ),
    replaces=too_many,
)
def markers_to_be_removed_still_count(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return min(staying - 1, max(0, len(table.markers) - markers_for(len(everybody(table)))))


@mutant(
    "807.4f",
    (
        "if several turn markers are designated for removal, only one is disregarded when the "
        "next player leaves"
    ),
    replaces=too_many,
    origin="others",
)
def one_designated_marker_is_disregarded(table: Table) -> int:
    designated = min(1, sum(marker.removals for marker in table.markers))
    return max(0, len(table.markers) - designated - markers_for(len(everybody(table))))


@mutant(
    "807.4g",
    "a designated turn marker of a player who isn't taking a turn is used for one more turn",
    replaces=waiting_removed,
    since="2006-10-01",
)
def a_waiting_marker_is_used_once_more(table: Table) -> Table:
    return table


@mutant(
    "807.4g",
    "a turn marker designated for removal several times is removed without designating another",
    replaces=handed_down,
    since="2006-10-01",
)
def several_designations_cost_one_marker(table: Table, _marker: Marker) -> Table:
    return table


@mutant(
    "807.4g",
    "a further designation that passes to a turn marker already designated for removal is lost",
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
    (
        "in a Grand Melee, players on either side of an empty seat never enter each other's "
        "range of influence"
    ),
    replaces=ranges_determined,
    since="2006-10-01",
)
def an_empty_seat_still_separates(table: Table) -> Table:
    distance, seats = table.variant.range_of_influence, [player.name for player in table.players]
    if distance is None or not table.variant.turn_markers:
        return ranges_determined.function(table)
    count = len(seats)
    around = range(-distance, distance + 1)
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
    "when a player leaves a 2006 Grand Melee, the turn marker to their left is removed",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def the_marker_to_the_left_went_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = {_to_the_left(table, who).number for who in (*table.departed, *leaving)}
    return _chosen(table, leaving, near, _due(table))


@mutant(
    "608.4d",
    (
        "in a 2006 Grand Melee, each player who leaves removes a turn marker, even if enough "
        "players remain"
    ),
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def every_departure_cost_a_marker_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    gone = (*table.departed, *leaving)
    near = {to_the_right(table, who).number for who in gone}
    return _chosen(table, leaving, near, min(len(gone), len(table.markers) - 1))


@mutant(
    "608.4d",
    (
        "in a 2006 Grand Melee, a turn marker is removed at once when a player leaves, which "
        "ends its turn"
    ),
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def markers_of_2006_go_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return removed_in_mid_turn(chosen_looking_back.function(table, leaving))


switched(
    "608.4d",
    "in a 2006 Grand Melee, the first player to leave decides which turn marker will be removed",
    name="the-first-to-leave-settles-the-marker-of-2006",
    switch="markers_designated",
    value=True,
    only="2006-10-01",
    origin="others",
)
