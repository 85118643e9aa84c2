"""Abilities that trigger as other creatures than their source attack or become tapped."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_reference.cards.combat.when import a_creature_attacks, a_player_attacks, attacks_with
from apnap_reference.cards.groups import creatures_of
from apnap_reference.cards.phrases import draws, end_step_begins, remembered, this_gets_counters
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import delays
from apnap_reference.combat.attack_triggers import yours
from apnap_reference.combat.entering import tokens_attacking
from apnap_reference.objects.characteristics import (
    controller,
    has_keyword,
    has_type,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.objects.layers import grown
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import DeclaredAttacking, Moves, Taps
from apnap_reference.state.memories import objects_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table


def _it_grows(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    attacker = remembered(thing, "attacker")
    return gets(table, thing, attacker, 2, 2) if on_battlefield(table, attacker) else table


card("Fervent Charge", Triggered(a_creature_attacks(yours), _it_grows))


def _with_flying(moment: Moment, attack: DeclaredAttacking) -> bool:
    return has_keyword(moment.after, attack.attacker, "flying")


card("Windreader Sphinx", Triggered(a_creature_attacks(_with_flying), draws, optional=True))


def _yours_with_counters(moment: Moment, attack: DeclaredAttacking) -> bool:
    return yours(moment, attack) and bool(moment.after.objects[attack.attacker].counters)


card("Metropolis Angel", Triggered(attacks_with(_yours_with_counters), draws))


def _an_opponents_creature_becomes_tapped(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, Taps) and not moment.before.objects[event.thing].tapped:
            theirs = controller(moment.after, event.thing) in opponents(
                moment.after, moment.controller
            )
            if theirs and has_type(moment.after, event.thing, "Creature"):
                yield Triggers()


def _this_gets_a_counter(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "+1/+1", 1)


card("Gideon's Avenger", Triggered(_an_opponents_creature_becomes_tapped, _this_gets_a_counter))

AFTERWARDS: Final = "War Effort#afterwards"


def _yours_are_stronger(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    own = creatures_of(table, seen, (seen[source.id].controller,))
    yield Change("7c", source.stamp, own, partial(grown, power=1, toughness=0))


def _a_warrior_attacks(table: Table, thing: Object) -> Dialogue[Table]:
    there = table.objects
    table = yield from tokens_attacking(table, thing, "Warrior Token")
    made = tuple(new for new in table.objects if new not in there and new != thing.id)
    return delays(table, thing, AFTERWARDS, {"tokens": made}) if made else table


card(
    "War Effort",
    StaticChange("7c", _yours_are_stronger),
    Triggered(a_player_attacks(yours), _a_warrior_attacks),
)


def _sacrifice_them(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    own = tuple(
        one
        for one in objects_in(thing.memory, "tokens")
        if on_battlefield(table, one) and controller(table, one) == thing.controller
    )
    return happen(table, *(Moves(one, "graveyard") for one in own)) if own else table


delayed_ability(AFTERWARDS, Triggered(end_step_begins, _sacrifice_them))
