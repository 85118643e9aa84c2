"""A card that makes a whole side attack, and destroys later what stayed at home."""

from __future__ import annotations

from typing import Final

from apnap_reference.cards.phrases import end_step_begins
from apnap_reference.changes.destroying import destroyed
from apnap_reference.changes.triggering import delays
from apnap_reference.choices.which_player import one_active_player
from apnap_reference.objects.characteristics import has_type, on_battlefield, permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import affected, information_from
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, HasToAttack
from apnap_reference.state.memories import objects_in
from apnap_reference.state.stack_abilities import Activated, Cost, Triggered
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.points_of_combat import before_combat

AFTERWARDS: Final = "Maddening Imp#afterwards"


def _opponents_turn_before_combat(table: Table, _: Object, player: PlayerId) -> bool:
    active = information_from(table, player, table.turn.side)
    theirs = any(one in opponents(table, player) for one in active)
    return theirs and before_combat(table)


def _madden(table: Table, thing: Object) -> Dialogue[Table]:
    table, victim = yield from one_active_player(table, thing.controller)
    if victim is None:
        return table
    maddened = tuple(
        creature.id
        for creature in permanents(table, "Creature", of=victim)
        if not has_type(table, creature.id, "Wall")
    )
    table = with_effect(table, HasToAttack(), thing.controller, END_OF_TURN, objects=maddened)
    return delays(table, thing, AFTERWARDS, {"creatures": maddened})


card(
    "Maddening Imp",
    Activated(Cost(tap=True), _madden, window=_opponents_turn_before_combat),
)


def _destroy_who_stayed(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    maddened = objects_in(thing.memory, "creatures")
    stayed = (one for one in maddened if one not in table.turn.attacked)
    there = (one for one in stayed if on_battlefield(table, one))
    return destroyed(table, *affected(table, thing.controller, there))


delayed_ability(AFTERWARDS, Triggered(end_step_begins, _destroy_who_stayed))
