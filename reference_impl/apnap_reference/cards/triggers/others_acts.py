"""Permanents that watch what others do: creatures that enter, spells cast and countered."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import draws, gains_life, that_player
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.what_triggers import newcomers
from apnap_reference.choices.simple import says_yes
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.players import in_game, opponents
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import SpellCast, SpellCountered
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _another_creature_enters(moment: Moment) -> Iterator[Triggers]:
    for creature in newcomers(moment):
        creature_it_is = has_type(moment.after, creature.id, "Creature")
        if creature_it_is and creature.id != moment.source.id:
            yield Triggers()


card("Soul Warden", Triggered(_another_creature_enters, gains_life(1)))


def _an_opponent_casts(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        opposing = opponents(moment.after, moment.controller)
        if isinstance(event, SpellCast) and event.player in opposing:
            yield Triggers(concerns=event.player)


def _draw_unless_paid(table: Table, thing: Object) -> Dialogue[Table]:
    table, paid = yield from pays_to_prevent(table, that_player(thing), "{1}")
    if paid or not in_game(table, thing.controller):
        return table
    table, agreed = yield from says_yes(table, thing.controller, "draw", thing.source)
    return draws_a_card(table, thing.controller) if agreed else table


card("Rhystic Study", Triggered(_an_opponent_casts, _draw_unless_paid))


def _yours_is_countered(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        who = moment.controller
        if isinstance(event, SpellCountered) and controller(moment.before, event.thing) == who:
            yield Triggers()


card("Multani's Presence", Triggered(_yours_is_countered, draws))
