"""Permanents that exile something until they leave the battlefield."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import (
    AN_OPPONENTS_CREATURE,
    exiled,
    returns_for_its_owner,
    the_object,
    this_enters,
)
from apnap_reference.changes.triggering import last_known
from apnap_reference.changes.what_triggers import this_leaves
from apnap_reference.objects.characteristics import (
    has_type,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, ExiledUntilGone
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import TargetWord, Triggered
from apnap_reference.state.table import Object, ObjectId, Ref, Table, replace, source_of

EXILED: Final = "exiled"


def _another_permanent(table: Table, thing: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and ref != thing.source and on_battlefield(table, ref)


def _another_nonland(table: Table, thing: Object, ref: Ref) -> bool:
    there = _another_permanent(table, thing, ref)
    return there and not has_type(table, ObjectId(int(ref)), "Land")


def _banish(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    this = source_of(thing)
    if not on_battlefield(table, this):
        return table
    table, number = exiled(table, the_object(thing))
    until = ExiledUntilGone(this)
    return with_effect(table, until, thing.controller, FOREVER, objects=(number,))


card(
    "Banisher Priest",
    Triggered(this_enters, _banish, targets=(AN_OPPONENTS_CREATURE,)),
)


def _swallow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    table, number = exiled(table, the_object(thing))
    this = source_of(thing)
    if not on_battlefield(table, this):
        return table
    return table.with_object(replace(table.objects[this], memory={EXILED: number}))


def _swallowed_comes_back(table: Table, thing: Object) -> Dialogue[Table]:
    memory = last_known(table, source_of(thing)).memory
    if EXILED not in memory:
        return table
    return (yield from returns_for_its_owner(table, object_in(memory, EXILED)))


card(
    "Oblivion Ring",
    Triggered(this_enters, _swallow, targets=(TargetWord(_another_nonland),)),
    Triggered(this_leaves, _swallowed_comes_back),
)
