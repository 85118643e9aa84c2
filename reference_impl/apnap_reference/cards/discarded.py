"""Cards with abilities that trigger when somebody discards."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.players.players import in_game, opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _an_opponent_discards(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if not isinstance(event, Moves) or event.to != "graveyard":
            continue
        card = moment.before.objects.get(event.thing)
        discarded = card is not None and card.zone == "hand"
        if card and discarded and card.owner in opponents(moment.after, moment.controller):
            yield Triggers(concerns=card.owner)


def _two_damage(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.concerns
    if who is None or thing.source is None or not in_game(table, who):
        return table
    return happen(table, Damage(thing.source, who, 2))


card("Megrim", Triggered(_an_opponent_discards, _two_damage))
