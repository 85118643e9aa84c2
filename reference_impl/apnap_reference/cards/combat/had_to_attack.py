"""Cards that ask whether a creature had to attack (506.6)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    THAT_PLAYERS_CREATURE,
    goads_target,
    remembered,
    this_gets_counters,
)
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.events_in_range import the_dealer_as_well
from apnap_reference.combat.attack_requirements import had_to_attack
from apnap_reference.combat.attack_triggers import fit_as_declared, yours
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.objects.characteristics import characteristics
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, DeclaredAttacking
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _a_dragon_of_yours(moment: Moment, attack: DeclaredAttacking) -> bool:
    dragon = "Dragon" in characteristics(moment.after, attack.attacker).subtypes
    return dragon and yours(moment, attack)


def _dragons_attack_an_opponent(moment: Moment) -> Iterator[Triggers]:
    attacks = fit_as_declared(moment, _a_dragon_of_yours)
    attacked = {one for attack in attacks for one in each_attacked(moment.after, attack.target)}
    for player in opponents(moment.after, moment.controller):
        if player in attacked:
            yield Triggers(concerns=player)


def _opponents_are_damaged(moment: Moment) -> Iterator[Triggers]:
    opposing = opponents(moment.after, moment.controller)
    for event in moment.events:
        if not isinstance(event, Damage) or not event.combat:
            continue
        if event.amount > 0 and event.target in opposing:
            yield Triggers(memory={"creature": event.source})


def _it_had_to_attack(table: Table, thing: Object) -> bool:
    return had_to_attack(table, remembered(thing, "creature"))


def _grow_and_draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(this_gets_counters(table, thing, "+1/+1", 1), thing.controller)


card(
    "Firkraag, Cunning Instigator",
    Triggered(_dragons_attack_an_opponent, goads_target, targets=(THAT_PLAYERS_CREATURE,)),
    Triggered(
        _opponents_are_damaged,
        _grow_and_draw,
        provided=_it_had_to_attack,
        about=the_dealer_as_well,
    ),
)
