"""Creatures with abilities that trigger when they attack and aren't blocked."""

from __future__ import annotations

from apnap_reference.cards.phrases import defending_player_discards, remembered
from apnap_reference.combat.block_triggers import this_isnt_blocked
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_COMBAT, Gets
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table

card("Abyssal Nightstalker", Triggered(this_isnt_blocked, defending_player_discards))


def _stronger_in_this_combat(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    attacker = remembered(thing, "attacker")
    return with_effect(table, Gets(2, 0), thing.controller, END_OF_COMBAT, objects=(attacker,))


card("Murk Dwellers", Triggered(this_isnt_blocked, _stronger_in_this_combat))
