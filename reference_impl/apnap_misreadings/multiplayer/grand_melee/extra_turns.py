"""Misreadings of rules 807.4i and 807.4j: extra turns, and the markers that they need."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.edition import switches
from apnap_reference.players.players import in_game
from apnap_reference.state.table import Marker, PlayerId, Table
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.turn_markers import (
    close_to_the_left,
    extra_turn_due,
    passed_to_the_left,
    removed,
    removed_or_passed,
    room_for_extra_turn,
)


@mutant(
    "807.4i",
    (
        "in a Grand Melee, an extra turn is taken at once even if another turn marker is near "
        "on the right"
    ),
    replaces=room_for_extra_turn,
)
def an_extra_turn_follows_whatever_is_near(_table: Table, _marker: Marker) -> bool:
    return True


@mutant(
    "807.4i",
    "in a Grand Melee, an extra turn always waits until the player's own next turn",
    replaces=room_for_extra_turn,
)
def an_extra_turn_waits_in_every_melee(_table: Table, _marker: Marker) -> bool:
    return False


@mutant(
    "807.4i",
    "in a Grand Melee, a turn marker is kept for an extra turn unless one is near on the left",
    replaces=room_for_extra_turn,
    origin="others",
)
def an_extra_turn_looks_to_the_left(table: Table, marker: Marker) -> bool:
    waits = switches(table.edition).extra_turn_waits_for_markers
    return not (waits and close_to_the_left(table, marker))


@mutant(
    "807.4i",
    "in a Grand Melee, an extra turn isn't taken while another player has a newer one waiting",
    replaces=extra_turn_due,
    origin="others",
)
def the_newest_extra_turn_alone_is_taken(table: Table, player: PlayerId) -> bool:
    return bool(table.extra_turns) and table.extra_turns[-1].whose == player


@mutant(
    "807.4j",
    "in a Grand Melee, an extra turn for a player who isn't taking a turn is lost",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def an_extra_turn_without_a_marker_is_lost(table: Table, player: PlayerId) -> Table:
    takes = any(player in turn.side for turn in table.turns)
    return with_extra_turn.function(table, player) if takes or not table.markers else table


@mutant(
    "807.4j",
    "in a Grand Melee, a player can't have more than one extra turn waiting",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def one_extra_turn_waits(table: Table, player: PlayerId) -> Table:
    waiting = table.markers and any(turn.whose == player for turn in table.extra_turns)
    return table if waiting else with_extra_turn.function(table, player)


@mutant(
    "807.4j",
    (
        "in a Grand Melee, an extra turn that had to wait is taken after the player's next turn "
        "instead of before it"
    ),
    replaces=extra_turn_due,
)
def extra_turns_come_after_the_own_next(table: Table, player: PlayerId) -> bool:
    taking = any(m.holder == player and not m.unused for m in table.markers)
    return taking and extra_turn_due.function(table, player)


# In the book of 2006


@mutant(
    "608.4e",
    "in a 2006 Grand Melee, extra turns are never taken",
    replaces=extra_turn_due,
    only="2006-10-01",
)
def extra_turns_of_2006_are_lost(_table: Table, _player: PlayerId) -> bool:
    return False


switched(
    "608.4e",
    (
        "in a 2006 Grand Melee, an extra turn after a player's own turn waits if another turn "
        "marker is near"
    ),
    name="extra-turns-of-2006-wait-for-markers",
    switch="extra_turn_waits_for_markers",
    value=True,
    only="2006-10-01",
)


@mutant(
    "608.4e",
    "in a 2006 Grand Melee, an extra turn always waits until the player's own next turn",
    replaces=removed_or_passed,
    only="2006-10-01",
)
def extra_turns_of_2006_wait_for_the_own_next(table: Table, marker: Marker) -> Table:
    if marker.removals:
        return removed(table, marker)
    kept = marker.unused and in_game(table, marker.holder)
    return table if kept else passed_to_the_left(table, marker)
