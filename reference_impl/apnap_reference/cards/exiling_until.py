"""Permanents that exile something until they leave the battlefield."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import exiled, target_object, this_enters
from apnap_reference.changes.what_triggers import this_leaves
from apnap_reference.objects.characteristics import (
    controller,
    creature_on_battlefield,
    has_type,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, ExiledUntilGone
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import TargetWord, Triggered
from apnap_reference.state.table import Object, ObjectId, Ref, Table, replace

EXILED: Final = "exiled"


def _returns(table: Table, number: ObjectId) -> Dialogue[Table]:
    """Return an exiled card to the battlefield under its owner's control."""
    if number not in table.objects:
        return table
    back = Moves(number, "battlefield", controller=table.objects[number].owner)
    return (yield from enter_together(table, (back,)))


def _another_permanent(table: Table, thing: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and ref != thing.source and on_battlefield(table, ref)


def _another_nonland(table: Table, thing: Object, ref: Ref) -> bool:
    if not _another_permanent(table, thing, ref) or isinstance(ref, str):
        return False
    return not has_type(table, ref, "Land")


def _opponents_creature(table: Table, thing: Object, ref: Ref) -> bool:
    if isinstance(ref, str) or not creature_on_battlefield(table, ref):
        return False
    return controller(table, ref) in opponents(table, thing.controller)


def _banish(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, source = target_object(thing), thing.source
    if target is None or source is None or not on_battlefield(table, source):
        return table
    table, number = exiled(table, target)
    until = ExiledUntilGone(source)
    return with_effect(table, until, thing.controller, FOREVER, objects=(number,))


card(
    "Banisher Priest",
    Triggered(this_enters, _banish, targets=(TargetWord(_opponents_creature),)),
)


def _swallow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, source = target_object(thing), thing.source
    if target is None or source is None:
        return table
    table, number = exiled(table, target)
    if not on_battlefield(table, source):
        return table
    return table.with_object(replace(table.objects[source], memory={EXILED: number}))


def _swallowed_comes_back(table: Table, thing: Object) -> Dialogue[Table]:
    ring = table.past[thing.source].object if thing.source in table.past else None
    number = ring.memory.get(EXILED) if ring is not None else None
    return (yield from _returns(table, ObjectId(int(number)))) if number is not None else table


card(
    "Oblivion Ring",
    Triggered(this_enters, _swallow, targets=(TargetWord(_another_nonland),)),
    Triggered(this_leaves, _swallowed_comes_back),
)
