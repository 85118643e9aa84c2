"""Creatures with abilities that trigger when they attack."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    a_creature,
    loses,
    remembered,
    the_object,
)
from apnap_reference.changes.applying import happen
from apnap_reference.combat.attack_triggers import this_attacks
from apnap_reference.combat.which_defending_player import (
    defending_player_spoken_of,
    defending_players_for,
    name_defending_player,
)
from apnap_reference.objects.characteristics import controller, permanents
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.departed import information_about
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life, Taps
from apnap_reference.state.stack_abilities import TargetWord, Triggered
from apnap_reference.state.table import Object, ObjectId, Ref, Table


def _drain_defender(table: Table, thing: Object) -> Dialogue[Table]:
    attacker = remembered(thing, "attacker")
    table, player = yield from name_defending_player(table, thing.controller, attacker)
    if not in_game(table, thing.controller):
        return table
    return happen(table, *loses(table, player, 1), Life(thing.controller, 1))


card("Agate-Blade Assassin", Triggered(this_attacks, _drain_defender))


def _drain_opponents(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    losing = tuple(Life(player, -1) for player in opponents_affected(table, thing.controller))
    return happen(table, *losing) if losing else table


card("Pulse Tracker", Triggered(this_attacks, _drain_opponents))


def _of_the_defender(table: Table, thing: Object, ref: Ref) -> bool:
    defending = defending_players_for(table, remembered(thing, "attacker"))
    return a_creature(table, thing, ref) and controller(table, ObjectId(int(ref))) in defending


def _tap_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Taps(the_object(thing)))


card(
    "Master of Diversion",
    Triggered(this_attacks, _tap_target, targets=(TargetWord(_of_the_defender),)),
)


def _grow_by_lands(table: Table, thing: Object) -> Dialogue[Table]:
    attacker = remembered(thing, "attacker")
    who = thing.controller
    table, player = yield from defending_player_spoken_of(table, who, attacker)
    known = information_about(table, player) if player is not None else table
    lands = len(permanents(known, "Land", of=player)) if player is not None else 0
    return gets(table, thing, attacker, lands, 0)


card("Terra Ravager", Triggered(this_attacks, _grow_by_lands))
