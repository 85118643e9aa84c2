"""What single cards do as they enter, or once they have: copies, and where tribute was not paid."""

from __future__ import annotations

from apnap_reference.cards.phrases import gains_life, this_enters
from apnap_reference.keywords.tribute import tribute_not_paid
from apnap_reference.players.departed import acts_found
from apnap_reference.spells.entering_the_battlefield import as_it_will_be, what_to_copy
from apnap_reference.state.abilities import card
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import Table, replace


def _copied(table: Table, arrival: Arrival) -> Moves:
    return replace(arrival.move, copy_of=as_it_will_be(table, arrival).name)


def _for_each_other_spell(table: Table, arrival: Arrival) -> Moves:
    was_cast = table.objects[arrival.move.thing].zone == "stack"
    others = len(acts_found(table, table.turn.casters)) - was_cast
    return arrival.with_counters("+1/+1", others) if others else arrival.move


card("Storm Entity", EntersWith(lambda *_: (), _for_each_other_spell))
card("Clone", EntersWith(what_to_copy, _copied))


card("Snake of the Golden Grove", Triggered(this_enters, gains_life(4), provided=tribute_not_paid))
