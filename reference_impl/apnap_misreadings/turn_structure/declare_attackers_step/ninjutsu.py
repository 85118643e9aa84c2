"""Misreadings of rule 702.49: when ninjutsu can be activated, and what its creature attacks."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import last_attack
from apnap_reference.combat.ninjutsu import announced_from_hand, is_unblocked, what_was_attacked
from apnap_reference.spells.activating import from_the_hand
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Activated
from apnap_reference.state.table import Object, ObjectId, Ref, Table, attack_of


@mutant(
    "702.49a",
    "ninjutsu can be activated while its creature is on the battlefield",
    replaces=from_the_hand,
)
def ninjutsu_from_the_battlefield(_source: Object, _found: Activated) -> bool:
    return True


@mutant(
    "702.49a",
    "a blocked attacking creature can be returned to hand for ninjutsu",
    replaces=is_unblocked,
)
def blocked_creatures_are_returned(table: Table, creature: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, creature)
    return attack is not None and attack.blocked is not None


@mutant(
    "702.49b",
    "a card stays hidden while its ninjutsu ability is on the stack",
    replaces=announced_from_hand,
)
def ninjas_stay_hidden(_table: Table, _card: ObjectId) -> bool:
    return False


@mutant(
    "702.49c",
    (
        "a creature that enters by ninjutsu attacks the defending player, even if a planeswalker "
        "or battle was attacked"
    ),
    replaces=what_was_attacked,
)
def ninjas_attack_players(table: Table, thing: Object) -> Ref | None:
    attack = last_attack(table, object_in(thing.memory, "returned"))
    return None if attack is None else attack.defender
