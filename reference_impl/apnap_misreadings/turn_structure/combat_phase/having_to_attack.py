"""Misreadings of rule 506.6: which creatures had to attack."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_requirements import had_to_attack, which_had_to_attack
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.state.combat_abilities import MustAttack
from apnap_reference.state.effects import Goaded, HasToAttack
from apnap_reference.state.table import ObjectId, PlayerId, Table, attack_of


@mutant(
    "506.6",
    "a creature had to attack if an effect requires it when that is asked",
    replaces=had_to_attack,
    since="2024-06-07",
)
def those_that_have_to_now(table: Table, creature: ObjectId) -> bool:
    told = {one for effect in lasting(table, Goaded) for one in effect.objects}
    told |= {one for effect in lasting(table, HasToAttack) for one in effect.objects}
    bound = {
        one
        for source, must in abilities_in_play(table, MustAttack)
        for one in must.binds(table, source)
    }
    return creature in told | bound


@mutant(
    "506.6",
    "a creature had to attack if it is attacking, as its controller can't take that back",
    replaces=had_to_attack,
    since="2024-06-07",
)
def every_attacker_had_to(table: Table, creature: ObjectId) -> bool:
    return attack_of(table.turn.combat, creature) is not None


@mutant(
    "506.6",
    "only an ability of the creature itself makes it one that had to attack",
    replaces=which_had_to_attack,
    since="2024-06-07",
)
def only_by_its_own_ability(table: Table, by: tuple[PlayerId, ...]) -> frozenset[ObjectId]:
    own = {source.id for source, _ in abilities_in_play(table, MustAttack)}
    return which_had_to_attack.function(table, by) & own
