"""Creatures with abilities that trigger when they attack and aren't blocked."""

from __future__ import annotations

from apnap_reference.cards.phrases import discards, remembered
from apnap_reference.combat.block_triggers import this_isnt_blocked
from apnap_reference.combat.which_defending_player import name_defending_player
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_COMBAT, Gets
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table


def _defender_discards(table: Table, thing: Object) -> Dialogue[Table]:
    attacker = remembered(thing, "attacker")
    table, player = yield from name_defending_player(table, thing.controller, attacker)
    return (yield from discards(table, player)) if player is not None else table


card("Abyssal Nightstalker", Triggered(this_isnt_blocked, _defender_discards))


def _stronger_in_this_combat(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    attacker = remembered(thing, "attacker")
    return with_effect(table, Gets(2, 0), thing.controller, END_OF_COMBAT, objects=(attacker,))


card("Murk Dwellers", Triggered(this_isnt_blocked, _stronger_in_this_combat))
