"""Cards that watch other abilities trigger."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import remembered
from apnap_reference.changes.countering import countered
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import AbilityTriggers, Event, Makes, Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _something_enters(event: Event) -> bool:
    return isinstance(event, Makes) or (isinstance(event, Moves) and event.to == "battlefield")


def _entering_sets_off(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, AbilityTriggers) and any(map(_something_enters, event.because_of)):
            yield Triggers(memory={"ability": event.ability})


def _counter_unless_paid(table: Table, thing: Object) -> Dialogue[Table]:
    watched = remembered(thing, "ability")
    if watched not in table.objects:
        return table
    who = table.objects[watched].controller
    table, paid = yield from pays_to_prevent(table, who, "{2}")
    return table if paid else countered(table, watched)


card(
    "Strict Proctor",
    Triggered(_entering_sets_off, _counter_unless_paid, by_triggering=True),
)
