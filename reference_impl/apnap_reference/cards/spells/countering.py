"""Spells that counter spells, and spells that cannot be countered."""

from __future__ import annotations

from apnap_reference.cards.phrases import the_object
from apnap_reference.changes.countering import countered
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility, TargetWord
from apnap_reference.state.static_abilities import CantBeCountered
from apnap_reference.state.table import Object, Ref, Table


def a_spell(table: Table, _: Object, ref: Ref) -> bool:
    """Allow a spell, not an ability, as a target."""
    found = table.objects.get(ref) if isinstance(ref, int) else None
    return found is not None and found.zone == "stack" and found.kind != "ability"


def counter_target(table: Table, thing: Object) -> Dialogue[Table]:
    """Counter the target."""
    yield from ()
    return countered(table, the_object(thing))


card("Counterspell", SpellAbility(counter_target, (TargetWord(a_spell),)))


def an_ability(table: Table, _: Object, ref: Ref) -> bool:
    """Allow an activated or triggered ability as a target."""
    found = table.objects.get(ref) if isinstance(ref, int) else None
    return found is not None and found.zone == "stack" and found.kind == "ability"


card("Stifle", SpellAbility(counter_target, (TargetWord(an_ability),)))
card("Blurred Mongoose", CantBeCountered())
