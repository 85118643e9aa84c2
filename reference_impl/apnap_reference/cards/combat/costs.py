"""Permanents that make attacks or blocks cost something."""

from __future__ import annotations

from apnap_reference.objects.characteristics import characteristics, controller, has_type
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import CostToAttack, CostToBlock
from apnap_reference.state.table import Object, ObjectId, Ref, Table, attack_of


def _one_for_each_attacker(table: Table, source: Object, attacker: ObjectId, target: Ref) -> int:
    del attacker
    if source.tapped:
        return 0
    who = controller(table, source.id)
    if isinstance(target, str):
        return int(target == who)
    return int(controller(table, target) == who and has_type(table, target, "Planeswalker"))


def _one_for_each_blocker(
    table: Table, source: Object, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> int:
    del blocker, attackers
    return int(attack_of(table.turn.combat, source.id) is not None)


card(
    "Archangel of Tithes", CostToAttack(_one_for_each_attacker), CostToBlock(_one_for_each_blocker)
)


def _one_against_the_strong(
    table: Table, source: Object, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> int:
    if blocker != source.id:
        return 0
    return sum((characteristics(table, attacker).power or 0) >= 3 for attacker in attackers)  # noqa: PLR2004 - printed


card("Hipparion", CostToBlock(_one_against_the_strong))
