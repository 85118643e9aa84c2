"""Misreadings of rule 118: what is paid instead, and who pays."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.spells.total_cost import alternatives, own_abilities
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.static_abilities import AlternativeCost
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "118.9",
    (
        "an alternative cost that a permanent allows can be paid by its owner instead of its "
        "controller"
    ),
    replaces=alternatives,
)
def owners_pay_otherwise(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    offered = [(spell, found) for found in own_abilities(table, spell, AlternativeCost)]
    theirs = tuple(pair for pair in offered if pair[1].applies(table, spell, spell, player))
    others = abilities_in_play(table, AlternativeCost)
    return (*theirs, *((source, found) for source, found in others if source.owner == player))


@mutant(
    "118.12a",
    "if a player may pay mana to stop an effect, the active player gets that choice instead",
    replaces=pays_to_prevent,
)
def the_active_player_pays(
    table: Table, player: PlayerId, cost: str
) -> Dialogue[tuple[Table, bool]]:
    who = next(iter(table.turn.side), player)
    return (yield from pays_to_prevent.function(table, who, cost))
