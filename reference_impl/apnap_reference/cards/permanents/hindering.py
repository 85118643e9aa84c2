"""Cards that prevent damage or send it elsewhere, let nothing be activated, or enter tapped."""

from __future__ import annotations

from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import (
    END_OF_TURN,
    PreventsCombatDamage,
    PreventsDamageByOpposingCreatures,
)
from apnap_reference.state.events import Damage, Event, Makes, Moves
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import CantActivate, PreventsDamageTo, Replaces
from apnap_reference.state.table import Object, Ref, Table, replace


def _no_combat_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_effect(table, PreventsCombatDamage(), thing.controller, END_OF_TURN)


card("Fog", SpellAbility(_no_combat_damage))


def _no_damage_by_their_creatures(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return with_effect(table, PreventsDamageByOpposingCreatures(), thing.controller, END_OF_TURN)


card("Thwart the Enemy", SpellAbility(_no_damage_by_their_creatures))


def _to_a_creature(table: Table, _: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and has_type(table, ref, "Creature")


card("Bubble Matrix", PreventsDamageTo(_to_a_creature))


def _to_the_enchanted_instead(table: Table, source: Object, event: Event) -> Event:
    host = source.attached_to
    if isinstance(event, Damage) and event.target == controller(table, source.id) and host:
        return replace(event, target=host)
    return event


card("Pariah", Replaces(_to_the_enchanted_instead))


def _to_its_controller_instead(table: Table, source: Object, event: Event) -> Event:
    host = source.attached_to
    if isinstance(event, Damage) and isinstance(host, int) and event.target == host:
        return replace(event, target=controller(table, host))
    return event


card("Treacherous Link", Replaces(_to_its_controller_instead))


def _no_creature(table: Table, source: Object) -> bool:
    return not has_type(table, source.id, "Creature")


card("Cursed Totem", CantActivate(_no_creature))


def _enters_tapped(_: Table, __: Object, event: Event) -> Event:
    if isinstance(event, Makes) or (isinstance(event, Moves) and event.to == "battlefield"):
        return replace(event, tapped=True)
    return event


card("Orb of Dreams", Replaces(_enters_tapped))
