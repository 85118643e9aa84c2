"""Cards that trigger on phasing out and on phasing in."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.cards.phrases import discards
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Phases
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _this_phases(*, out: bool) -> Callable[[Moment], Iterator[Triggers]]:
    def triggers(moment: Moment) -> Iterator[Triggers]:
        was = moment.before.objects.get(moment.source.id)
        phased_in = was is not None and was.phased_out is None
        if Phases(moment.source.id) in moment.events and phased_in is out:
            yield Triggers()

    return triggers


def _discard(table: Table, thing: Object) -> Dialogue[Table]:
    return (yield from discards(table, thing.controller))


def _draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.controller)


card(
    "Teferi's Imp",
    Triggered(_this_phases(out=True), _discard),
    Triggered(_this_phases(out=False), _draw),
)
