"""A card that goads whom it attacks, and sharpens attackers that several creatures block."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import a_creature, gains, remembered, target_object
from apnap_reference.combat.attack_triggers import fit_as_declared, yours
from apnap_reference.combat.block_triggers import becomes_blocked_by_at_least
from apnap_reference.combat.shared_team_turns import each_attacked
from apnap_reference.keywords.goad import goad
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Fired, Moment, TargetWord, Triggered
from apnap_reference.state.table import Object, ObjectId, Ref, Table, attack_of


def _you_attack_a_player(moment: Moment) -> Iterator[Fired]:
    attacks = fit_as_declared(moment, yours)
    attacked = (one for attack in attacks for one in each_attacked(moment.after, attack.target))
    for player in dict.fromkeys(one for one in attacked if isinstance(one, str)):
        yield Fired(concerns=player)


def _that_players(table: Table, thing: Object, ref: Ref) -> bool:
    if not a_creature(table, thing, ref) or isinstance(ref, str):
        return False
    return controller(table, ref) == thing.concerns


def _goad_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    return goad(table, thing, target) if target is not None else table


def _two_block_one_on_an_opponent(moment: Moment) -> Iterator[Fired]:
    opposing = opponents(moment.after, moment.controller)
    for fired in becomes_blocked_by_at_least(moment, 2):
        attack = attack_of(moment.after.turn.combat, ObjectId(int(fired.memory["attacker"])))
        if attack is None or attack.target is None:
            continue
        if set(opposing) & set(each_attacked(moment.after, attack.target)):
            yield fired


def _it_gains_deathtouch(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    attacker = remembered(thing, "attacker")
    return gains(table, thing, attacker, "deathtouch") if on_battlefield(table, attacker) else table


card(
    "Seifer, Balamb Rival",
    Triggered(_you_attack_a_player, _goad_it, targets=(TargetWord(_that_players),)),
    Triggered(_two_block_one_on_an_opponent, _it_gains_deathtouch),
)
