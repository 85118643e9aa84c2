"""Misreadings of rule 606: when loyalty abilities are activated."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import last_known
from apnap_reference.spells.activating import loyalty_once
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.state.table import Object, PlayerId, Table


@mutant(
    "606.3",
    (
        "a planeswalker that left and returned counts as the same one, so it can't use another "
        "loyalty ability"
    ),
    replaces=loyalty_once,
)
def planeswalkers_act_by_name(table: Table, source: Object, player: PlayerId) -> bool:
    acted = {last_known(table, thing).card for thing in table.turn.loyalty_used}
    return at_sorcery_speed(table, player) and source.card not in acted


@mutant(
    "606.3",
    (
        "in each turn, only one planeswalker's loyalty ability can be activated by all players "
        "together"
    ),
    replaces=loyalty_once,
)
def one_planeswalker_a_turn(table: Table, _: Object, player: PlayerId) -> bool:
    return at_sorcery_speed(table, player) and not table.turn.loyalty_used


@mutant(
    "606.3",
    "a planeswalker that used a loyalty ability can use another one in the postcombat main phase",
    replaces=loyalty_once,
)
def planeswalkers_act_in_each_main_phase(table: Table, source: Object, player: PlayerId) -> bool:
    if table.turn.step == "postcombat_main":
        return at_sorcery_speed(table, player)
    return loyalty_once.function(table, source, player)
