"""Misreadings of the glossary's term activated ability."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.spells.casting import at_sorcery_speed, nothing_split_second
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "glossary:activated-ability",
    "activated abilities can be activated only when a sorcery could be cast",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def abilities_at_sorcery_speed(table: Table, player: PlayerId, thing: Object) -> bool:
    if thing.zone == "battlefield" and not at_sorcery_speed(table, player):
        return False
    return nothing_split_second.function(table, player, thing)
