"""Prowess: a creature grows for each noncreature spell of its controller (702.108)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.objects.characteristics import has_type, on_battlefield
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import SpellCast
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


@rule("702.108a")
def noncreature_spell_cast(moment: Moment) -> Iterator[Triggers]:
    """Prowess triggers when its controller casts a noncreature spell."""
    for event in moment.events:
        if (
            isinstance(event, SpellCast)
            and event.player == moment.controller
            and not has_type(moment.after, event.thing, "Creature")
        ):
            yield Triggers()


def _grows(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    there = thing.source is not None and on_battlefield(table, thing.source)
    return gets(table, thing, thing.source, 1, 1) if there else table


keyword("prowess", Triggered(noncreature_spell_cast, _grows))
