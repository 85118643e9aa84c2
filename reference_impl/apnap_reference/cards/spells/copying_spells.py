"""Spells that copy spells."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import the_object
from apnap_reference.cards.spells.countering import a_spell
from apnap_reference.objects.characteristics import has_type
from apnap_reference.spells.copying import copied, with_new_targets
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility, TargetWord
from apnap_reference.state.table import Object, ObjectId, Ref, Table

KINDS: Final = ("Instant", "Sorcery")


def _an_instant_or_sorcery_spell(table: Table, by: Object, ref: Ref) -> bool:
    spell = a_spell(table, by, ref)
    return spell and any(has_type(table, ObjectId(int(ref)), kind) for kind in KINDS)


def _copy_target(table: Table, thing: Object) -> Dialogue[Table]:
    table, copy = copied(table, table.objects[the_object(thing)], thing.controller)
    return (yield from with_new_targets(table, copy))


card("Twincast", SpellAbility(_copy_target, (TargetWord(_an_instant_or_sorcery_spell),)))
