"""Permanents that restrict attacks, or demand a price for them."""

from __future__ import annotations

from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import (
    Attacks,
    CantAttack,
    CostToAttack,
    LimitsAttack,
    LimitsBlocks,
)
from apnap_reference.state.table import Object, ObjectId, Ref, Table


def _costs_to_attack(mana: int) -> CostToAttack:
    def amount(table: Table, source: Object, attacker: ObjectId, target: Ref) -> int:
        del attacker
        return mana if target == controller(table, source.id) else 0

    return CostToAttack(amount)


card("Propaganda", _costs_to_attack(2))
card("Windborn Muse", _costs_to_attack(2))


def _at_most(number: int) -> LimitsAttack:
    def allows(table: Table, source: Object, attacks: Attacks) -> bool:
        del table, source
        return len(attacks.on) <= number

    return LimitsAttack(allows, about_its_controller=True)


card("Crawlspace", _at_most(2))

card(
    "Silent Arbiter",
    LimitsAttack(lambda _table, _source, attacks: len(attacks.on) <= 1),
    LimitsBlocks(lambda _table, _source, blocks: len(blocks.by_blocker) <= 1),
)

card(
    "Mogg Flunkies",
    LimitsAttack(lambda _table, source, attacks: set(attacks.on) != {source.id}),
    LimitsBlocks(lambda _table, source, blocks: set(blocks.by_blocker) != {source.id}),
)


def _where_there_is(land: str) -> CantAttack:
    def allows(table: Table, source: Object, attacker: ObjectId, target: Ref) -> bool:
        player = defender_of(table, target)
        if attacker != source.id or player is None:
            return attacker != source.id
        return any(
            has_type(table, thing.id, land) for thing in permanents(table, "Land", of=player)
        )

    return CantAttack(allows)


card("Sea Monster", _where_there_is("Island"))
