"""Misreadings of 603.7f and 603.7g: delayed triggers that come from static abilities."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.cards.triggers.flash_for_a_turn import SACRIFICED
from apnap_reference.changes.triggering import (
    ThatTriggers,
    delayed_triggered,
    delays_by_replacing,
)
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.spells.resolving import was_cast_so
from apnap_reference.state.events import Event
from apnap_reference.state.memories import Memory, object_in
from apnap_reference.state.table import Delayed, Object, Table, replace


@mutant(
    "603.7f",
    "a delayed trigger that comes from a replacement effect belongs to the active player",
    replaces=delays_by_replacing,
)
def delayed_for_whose_turn_it_is(table: Table, source: Object, key: str, memory: Memory) -> Table:
    table = delays_by_replacing.function(table, source, key, memory)
    *others, made = table.delayed
    active = table.turn.side[0] if table.turn.side else made.controller
    return replace(table, delayed=(*others, replace(made, controller=active)))


@mutant(
    "603.7f",
    "what a replaced event sets up for later is forgotten with the spell that replaced it",
    replaces=delays_by_replacing,
)
def forgotten_with_the_spell(table: Table, _source: Object, _key: str, _memory: Memory) -> Table:
    return table


@mutant(
    "603.7g",
    "a delayed trigger from an allowed action belongs to whoever controls the permanent then",
    replaces=delayed_triggered,
)
def allowed_for_the_latest_controller(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    delayed = tuple(_as_its_permanent(after, one) for one in after.delayed)
    return delayed_triggered.function(before, replace(after, delayed=delayed), events)


def _as_its_permanent(table: Table, delayed: Delayed) -> Delayed:
    if delayed.ability != SACRIFICED or "card" not in delayed.memory:
        return delayed
    about = object_in(delayed.memory, "card")
    if not on_battlefield(table, about):
        return delayed
    return replace(delayed, controller=controller(table, about))


@mutant(
    "603.7g",
    "what may be cast as though it had flash is sacrificed whenever it was cast",
    replaces=was_cast_so,
)
def sacrificed_in_any_case(_spell: Object) -> bool:
    return True
