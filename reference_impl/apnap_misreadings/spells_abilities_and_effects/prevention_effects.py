"""Misreadings of rule 615: how much damage a shield prevents."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.replacing import shielded
from apnap_reference.state.events import Damage
from apnap_reference.state.table import Table


@mutant(
    "615.7",
    "a shield prevents all damage that is dealt at once, no matter for how much it stands",
    replaces=shielded,
)
def one_shield_stops_it_all(table: Table, damage: Damage) -> tuple[Table, int]:
    after, amount = shielded.function(table, damage)
    return after, 0 if amount < damage.amount else amount


@mutant("615.7", "a shield isn't used up by what it prevents", replaces=shielded)
def shields_last_all_turn(table: Table, damage: Damage) -> tuple[Table, int]:
    return table, shielded.function(table, damage)[1]
