"""Misreadings of rule 801.3: which attacks are within range."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import attacks_in_range
from apnap_reference.players.players import clockwise_from
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "801.3",
    "a player can attack opponents outside their range of influence",
    replaces=attacks_in_range,
    since="2006-10-01",
)
def opponents_out_of_range_are_attacked(
    _table: Table, _attacker: PlayerId, _defender: PlayerId
) -> bool:
    return True


@mutant(
    "801.3",
    (
        "the next opponent to the left can be attacked before they enter the attacking player's "
        "range of influence"
    ),
    replaces=attacks_in_range,
    since="2006-10-01",
)
def the_next_to_the_left_is_near_at_once(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    neighbour = clockwise_from(table, attacker)[1:2]
    return defender in neighbour or attacks_in_range.function(table, attacker, defender)
