"""Permanents with abilities that trigger when they become tapped or untapped."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, discards, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.what_triggers import this_becomes
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Taps, Untaps
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table, source_of


def _hurts_its_controller(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Damage(source_of(thing), thing.controller, 1))


card("City of Brass", Triggered(this_becomes(Taps), _hurts_its_controller))


def _target_discards(table: Table, thing: Object) -> Dialogue[Table]:
    player = first_target(thing)
    if not isinstance(player, str):
        return table
    return (yield from discards(table, player))


card(
    "Hollowsage",
    Triggered(this_becomes(Untaps), _target_discards, targets=(TARGET_PLAYER,), optional=True),
)
