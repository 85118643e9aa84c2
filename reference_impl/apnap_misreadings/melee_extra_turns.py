"""Misreadings of Grand Melee: extra turns of 2006 and of today, and what lies on a stack."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.players.players import everybody, in_game
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.table import Marker, PlayerId, Table, Turn
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.simultaneous_turns import marker_in_range
from apnap_reference.turn.turn_markers import passed_to_the_left, removed, removed_or_passed

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
    "807.5a",
    "of what is on a stack only the topmost gives others priority there",
    replaces=marker_in_range,
)
def only_the_top_of_a_stack_is_near(table: Table, turn: Turn, player: PlayerId) -> bool:
    top = (table.objects[n].controller for n in turn.stack[-1:] if n in table.objects)
    near = (turn.whose, *(who for who in top if who in everybody(table)))
    return any(in_range(table, player, other) for other in near)
