"""Misreadings of rule 601: who may cast."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.spells.casting import not_kept_from_casting, nothing_split_second
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "601.3",
    "a player who can't cast spells can't activate abilities either",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def no_spells_no_abilities(table: Table, player: PlayerId, thing: Object) -> bool:
    free = nothing_split_second.function(table, player, thing)
    return free and not_kept_from_casting(table, player, thing)
