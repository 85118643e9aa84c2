"""What happens instead of an event, or that it doesn't happen (614, 615)."""

from __future__ import annotations

from apnap_reference.changes.events_in_range import entirely_in_range
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import PreventsCombatDamage
from apnap_reference.state.events import Damage, Event
from apnap_reference.state.static_abilities import Replaces
from apnap_reference.state.table import Table


@rule("614.6")
def replaced(table: Table, event: Event) -> Event:
    """If an event is replaced, it never happens; a modified event happens instead."""
    for source, found in abilities_in_play(table, Replaces):
        if entirely_in_range(table, controller(table, source.id), event):
            event = found.instead(table, source, event)
    return event


@rule("615.6")
def prevented(table: Table, event: Event) -> bool:
    """Damage that is prevented is never dealt."""
    return (
        isinstance(event, Damage)
        and event.combat
        and any(
            entirely_in_range(table, effect.controller, event)
            for effect in lasting(table, PreventsCombatDamage)
        )
    )


def what_happens(table: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give what happens of several events after replacements, without what is prevented."""
    return tuple(replaced(table, event) for event in events if not prevented(table, event))
