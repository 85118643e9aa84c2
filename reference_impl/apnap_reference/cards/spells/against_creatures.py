"""Spells that destroy a permanent, change a creature's size, or damage several creatures."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    a_creature,
    target_gets,
    the_object,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.destroying import destroyed
from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Damage
from apnap_reference.state.stack_abilities import SpellAbility, TargetWord
from apnap_reference.state.table import Object, Ref, Table


def destroy_target(table: Table, thing: Object) -> Dialogue[Table]:
    """Destroy the target."""
    yield from ()
    return destroyed(table, the_object(thing))


card("Murder", SpellAbility(destroy_target, (TARGET_CREATURE,)))


def _artifact_or_enchantment(table: Table, _: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and any(
        on_battlefield(table, ref) and has_type(table, ref, kind)
        for kind in ("Artifact", "Enchantment")
    )


AN_ARTIFACT_OR_ENCHANTMENT: Final = TargetWord(_artifact_or_enchantment)
card("Disenchant", SpellAbility(destroy_target, (AN_ARTIFACT_OR_ENCHANTMENT,)))
card("Disfigure", SpellAbility(target_gets(-2, -2), (TARGET_CREATURE,)))


def _puts_a_counter(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Counters(the_object(thing), "+1/+1", 1))


card("Battlegrowth", SpellAbility(_puts_a_counter, (TARGET_CREATURE,)))


def _damages_each(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    struck = (target for targets in thing.targets for target in targets)
    return happen(table, *(Damage(thing.id, target, 3) for target in struck))


card("Jagged Lightning", SpellAbility(_damages_each, (TargetWord(a_creature, least=2, most=2),)))
