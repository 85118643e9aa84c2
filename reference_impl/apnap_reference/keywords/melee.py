"""Melee: an attacker grows with the number of opponents attacked in that combat (702.121)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.players.players import opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import DeclaredAttacking
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.memories import number_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


@rule("508.6")
def players_attacked(moment: Moment) -> tuple[PlayerId, ...]:
    """A player has attacked those players on whom they declared at least one attacker."""
    return tuple(
        dict.fromkeys(
            event.target
            for event in moment.events
            if isinstance(event, DeclaredAttacking)
            and isinstance(event.target, str)
            and controller(moment.after, event.attacker) == moment.controller
        )
    )


@rule("702.121a")
def for_each_opponent_attacked(moment: Moment) -> Iterator[Triggers]:
    """Melee gives +1/+1 for each opponent whom the creature's controller attacked."""
    for event in moment.events:
        if isinstance(event, DeclaredAttacking) and event.attacker == moment.source.id:
            against = opponents(moment.after, moment.controller)
            number = sum(player in against for player in players_attacked(moment))
            yield Triggers(memory={"number": number})


def _grows(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    number = number_in(thing.memory, "number")
    return gets(table, thing, thing.source, number, number) if number else table


keyword("melee", Triggered(for_each_opponent_attacked, _grows))
