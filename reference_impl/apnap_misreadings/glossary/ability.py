"""Misreadings of the glossary's term ability."""

from __future__ import annotations

import msgspec

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import gone
from apnap_reference.objects.characteristics import (
    characteristics,
    on_battlefield,
    printed,
    seen_in_layers,
)
from apnap_reference.objects.layers import changes_by_effects
from apnap_reference.spells.resolving import resolve_top_of_stack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.static_abilities import Change
from apnap_reference.state.table import Characteristics, Object, ObjectId, Table, replace
from apnap_reference.turn.phases_and_steps import receives_first


def _takes_all_abilities(change: Change) -> bool:
    it = Characteristics(name="", controller=NOBODY, keywords=("flying",), power=1, toughness=1)
    return change.layer == "6" and not change.apply(it).keywords


@mutant(
    "glossary:ability",
    "a permanent that loses all abilities also loses the color that an effect has given it",
    replaces=seen_in_layers,
    since="2006-10-01",
)
def colors_are_abilities(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    losing = (change for change in changes_by_effects(table) if _takes_all_abilities(change))
    for thing in (one for change in losing for one in change.objects if one in seen):
        colors = printed(table.objects[thing]).colors
        seen[thing] = msgspec.structs.replace(seen[thing], colors=colors)
    return seen


def _has_lost_everything(table: Table, thing: Object) -> bool:
    """Tell whether the source of an ability is there, without any ability."""
    if thing.kind != "ability" or thing.source is None or not on_battlefield(table, thing.source):
        return False
    it = characteristics(table, thing.source)
    return not it.abilities and not it.keywords


@mutant(
    "glossary:ability",
    "an ability on the stack doesn't resolve if its source has lost all abilities",
    replaces=resolve_top_of_stack,
    since="2006-10-01",
)
def lost_abilities_do_nothing(table: Table) -> Dialogue[Table]:
    thing = table.objects[table.turn.stack[-1]]
    if not _has_lost_everything(table, thing):
        return (yield from resolve_top_of_stack.function(table))
    table = gone(table, thing)
    receives = receives_first(table)
    return table.with_turn(replace(table.turn, priority=None, receives=receives, passed=()))
