"""Cards about playing lands."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, the_player
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, PlaysMoreLands, PlaysNoLands
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import Object, Table

card("Exploration", MoreLands(1))


def _explore(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    table = with_effect(table, PlaysMoreLands(who, 1), who, END_OF_TURN)
    return draws_a_card(table, who)


card("Explore", SpellAbility(_explore))


def _wound(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    table = with_effect(table, PlaysNoLands(the_player(thing)), who, END_OF_TURN)
    return draws_a_card(table, who)


card("Turf Wound", SpellAbility(_wound, (TARGET_PLAYER,)))
