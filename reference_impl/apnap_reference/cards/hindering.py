"""Cards that prevent damage, let nothing be activated, and let permanents enter tapped."""

from __future__ import annotations

from dataclasses import replace

from apnap_reference.objects.characteristics import has_type
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, PreventsCombatDamage
from apnap_reference.state.events import Event, Makes, Moves
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import CantActivate, Replaces
from apnap_reference.state.table import Object, Table


def _no_combat_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_effect(table, PreventsCombatDamage(), thing.controller, END_OF_TURN)


card("Fog", SpellAbility(_no_combat_damage))


def _no_creature(table: Table, source: Object) -> bool:
    return not has_type(table, source.id, "Creature")


card("Cursed Totem", CantActivate(_no_creature))


def _enters_tapped(_: Table, __: Object, event: Event) -> Event:
    if isinstance(event, Makes) or (isinstance(event, Moves) and event.to == "battlefield"):
        return replace(event, tapped=True)
    return event


card("Orb of Dreams", Replaces(_enters_tapped))
