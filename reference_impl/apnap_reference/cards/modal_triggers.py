"""Creatures with modal triggered abilities."""

from __future__ import annotations

from apnap_reference.cards.against_creatures import AN_ARTIFACT_OR_ENCHANTMENT, destroy_target
from apnap_reference.cards.phrases import this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.spells.modes import modal_ability
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Life
from apnap_reference.state.stack_abilities import Mode, Triggered
from apnap_reference.state.table import Object, Table


def _grow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    if thing.source is None or not on_battlefield(table, thing.source):
        return table
    return happen(table, Counters(thing.source, "+1/+1", 2))


def _gain_four(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Life(thing.controller, 4))


_resolve, _modes = modal_ability(
    Mode("counters", _grow),
    Mode("destroy", destroy_target, (AN_ARTIFACT_OR_ENCHANTMENT,)),
    Mode("life", _gain_four),
)
card("Knight of Autumn", Triggered(this_enters, _resolve, modes=_modes))
