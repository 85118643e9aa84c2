"""Permanents with abilities that trigger on a state of the game (603.8)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import controller, on_battlefield, permanents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table, source_of


def at_no_event(_: Moment) -> Iterator[Triggers]:
    """Trigger at no event: a state trigger waits for a state."""
    yield from ()


def sacrifice_this(table: Table, thing: Object) -> Dialogue[Table]:
    """Let the ability's controller sacrifice its source, if they still control it (701.21a)."""
    yield from ()
    this = source_of(thing)
    own = on_battlefield(table, this) and controller(table, this) == thing.controller
    return happen(table, Moves(this, "graveyard")) if own else table


def _no_other_creatures(table: Table, source: Object) -> bool:
    own = permanents(table, "Creature", of=controller(table, source.id))
    return all(creature.id == source.id for creature in own)


card("Emperor Crocodile", Triggered(at_no_event, sacrifice_this, state=_no_other_creatures))
