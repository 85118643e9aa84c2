"""Creatures with modal triggered abilities."""

from __future__ import annotations

from apnap_reference.cards.phrases import gains_life, this_enters, this_gets_counters
from apnap_reference.cards.spells.against_creatures import (
    AN_ARTIFACT_OR_ENCHANTMENT,
    destroy_target,
)
from apnap_reference.spells.modes import modal_ability
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Mode, Triggered
from apnap_reference.state.table import Object, Table


def _grow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "+1/+1", 2)


_resolve, _modes = modal_ability(
    Mode("counters", _grow),
    Mode("destroy", destroy_target, (AN_ARTIFACT_OR_ENCHANTMENT,)),
    Mode("life", gains_life(4)),
)
card("Knight of Autumn", Triggered(this_enters, _resolve, modes=_modes))
