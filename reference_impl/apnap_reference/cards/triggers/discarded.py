"""Cards with abilities that trigger when somebody discards."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import damages_that_player
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers


def _an_opponent_discards(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if not isinstance(event, Moves) or event.to != "graveyard":
            continue
        card = moment.before.objects.get(event.thing)
        discarded = card is not None and card.zone == "hand"
        if card and discarded and card.owner in opponents(moment.after, moment.controller):
            yield Triggers(concerns=card.owner)


card("Megrim", Triggered(_an_opponent_discards, damages_that_player(2)))
