"""Cards about playing lands."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, first_target
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import MoreLands
from apnap_reference.state.table import Object, Table

card("Exploration", MoreLands(1))


def _explore(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who = thing.controller
    table = with_effect(table, "more lands", who, "end_of_turn", player=who, amount=(1,))
    return draws_a_card(table, who)


card("Explore", SpellAbility(_explore))


def _wound(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = first_target(thing)
    if isinstance(player, str):
        table = with_effect(table, "no lands", thing.controller, "end_of_turn", player=player)
    return draws_a_card(table, thing.controller)


card("Turf Wound", SpellAbility(_wound, (TARGET_PLAYER,)))
