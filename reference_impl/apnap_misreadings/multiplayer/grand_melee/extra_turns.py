"""Misreadings of rules 807.4i and 807.4j: extra turns, and the markers that they need."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.players.players import in_game
from apnap_reference.state.table import Marker, PlayerId, Table
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.turn_markers import (
    extra_turn_due,
    passed_to_the_left,
    removed,
    removed_or_passed,
    room_for_extra_turn,
)


@mutant(
    "807.4i",
    "an extra turn follows at once, whatever marker is near on the right",
    replaces=room_for_extra_turn,
)
def an_extra_turn_follows_whatever_is_near(_table: Table, _marker: Marker) -> bool:
    return True


@mutant(
    "807.4i",
    "an extra turn always waits for the player's own next turn",
    replaces=room_for_extra_turn,
)
def an_extra_turn_waits_in_every_melee(_table: Table, _marker: Marker) -> bool:
    return False


@mutant(
    "807.4i",
    "an extra turn is not taken while another player has been given one since",
    replaces=extra_turn_due,
    origin="others",
)
def the_newest_extra_turn_alone_is_taken(table: Table, player: PlayerId) -> bool:
    return bool(table.extra_turns) and table.extra_turns[-1].whose == player


@mutant(
    "807.4j",
    "an extra turn for somebody who is not taking a turn is lost",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def an_extra_turn_without_a_marker_is_lost(table: Table, player: PlayerId) -> Table:
    takes = any(player in turn.side for turn in table.turns)
    return with_extra_turn.function(table, player) if takes or not table.markers else table


@mutant(
    "807.4j",
    "nobody waits for more than one extra turn",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def one_extra_turn_waits(table: Table, player: PlayerId) -> Table:
    waiting = table.markers and any(turn.whose == player for turn in table.extra_turns)
    return table if waiting else with_extra_turn.function(table, player)


@mutant(
    "807.4j",
    "an extra turn that has waited comes after the own next turn, if there is room for it then",
    replaces=extra_turn_due,
)
def extra_turns_come_after_the_own_next(table: Table, player: PlayerId) -> bool:
    taking = any(m.holder == player and not m.unused for m in table.markers)
    return taking and extra_turn_due.function(table, player)


# In the book of 2006


@mutant(
    "608.4e",
    "in 2006 an extra turn without a marker is lost",
    replaces=extra_turn_due,
    only="2006-10-01",
)
def extra_turns_of_2006_are_lost(_table: Table, _player: PlayerId) -> bool:
    return False


switched(
    "608.4e",
    "in 2006 an extra turn of who is taking a turn waits for markers nearby, as it does today",
    name="extra-turns-of-2006-wait-for-markers",
    switch="extra_turn_waits_for_markers",
    value=True,
    only="2006-10-01",
)


@mutant(
    "608.4e",
    "in 2006 every extra turn waits for the player's own next turn",
    replaces=removed_or_passed,
    only="2006-10-01",
)
def extra_turns_of_2006_wait_for_the_own_next(table: Table, marker: Marker) -> Table:
    if marker.removals:
        return removed(table, marker)
    kept = marker.unused and in_game(table, marker.holder)
    return table if kept else passed_to_the_left(table, marker)
