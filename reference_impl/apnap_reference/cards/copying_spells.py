"""Spells that copy spells."""

from __future__ import annotations

from apnap_reference.cards.phrases import target_object
from apnap_reference.objects.characteristics import has_type
from apnap_reference.players.players import in_game
from apnap_reference.spells.copying import copied, with_new_targets
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility, TargetWord
from apnap_reference.state.table import Object, Ref, Table


def _an_instant_or_sorcery_spell(table: Table, _: Object, ref: Ref) -> bool:
    found = table.objects.get(ref) if isinstance(ref, int) else None
    if found is None or found.zone != "stack" or found.kind == "ability":
        return False
    return any(has_type(table, found.id, kind) for kind in ("Instant", "Sorcery"))


def _copy_target(table: Table, thing: Object) -> Dialogue[Table]:
    target, who = target_object(thing), thing.controller
    if target is None or not in_game(table, who):
        return table
    table, copy = copied(table, table.objects[target], who)
    return (yield from with_new_targets(table, copy))


card("Twincast", SpellAbility(_copy_target, (TargetWord(_an_instant_or_sorcery_spell),)))
