"""Exalted: an attacker that attacks alone gets +1/+1 until end of turn (702.83)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import DeclaredAttacking
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


@rule("702.83b")
def one_of_theirs_attacks_alone(moment: Moment) -> Iterator[Triggers]:
    """Exalted triggers when its controller's creature is the only one declared as an attacker."""
    for event in moment.events:
        if (
            isinstance(event, DeclaredAttacking)
            and event.alone
            and controller(moment.after, event.attacker) == moment.controller
        ):
            yield Triggers(memory={"attacker": event.attacker})


def _exalts(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return gets(table, thing, object_in(thing.memory, "attacker"), 1, 1)


keyword("exalted", Triggered(one_of_theirs_attacks_alone, _exalts))
