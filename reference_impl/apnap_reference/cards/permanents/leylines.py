"""Leylines: enchantments with which a player may begin the game."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.groups import yours_are_tougher
from apnap_reference.cards.phrases import gains_life
from apnap_reference.objects.characteristics import controller, permanents
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import (
    GivesYouHexproof,
    MayBeginTheGame,
    Replaces,
    StaticChange,
)
from apnap_reference.state.table import Object, Table, replace


def _opponents_cards_exiled(table: Table, source: Object, event: Event) -> Event:
    if not isinstance(event, Moves) or event.to != "graveyard":
        return event
    moved = table.objects.get(event.thing)
    opposing = opponents(table, controller(table, source.id))
    exiled = moved is not None and moved.kind == "card" and moved.owner in opposing
    return replace(event, to="exile") if exiled else event


card("Leyline of the Void", MayBeginTheGame(), Replaces(_opponents_cards_exiled))
card("Leyline of Sanctity", MayBeginTheGame(), GivesYouHexproof())


def _yours_enters(moment: Moment) -> Iterator[Triggers]:
    for creature in permanents(moment.after, "Creature", of=moment.controller):
        if creature.id not in moment.before.objects:
            yield Triggers()


card(
    "Leyline of Vitality",
    MayBeginTheGame(),
    StaticChange("7c", yours_are_tougher),
    Triggered(_yours_enters, gains_life(1), optional=True),
)
