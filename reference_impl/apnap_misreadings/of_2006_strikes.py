"""Misreadings of 310 and 601 of the book of 2006: who assigns first, who strikes, who chooses."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.combat.damage import assigning_order
from apnap_reference.combat.damage_to_assign import Share, assigns_now, blockers_share
from apnap_reference.objects.influence import may_choose
from apnap_reference.players.players import Side, in_apnap_order
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table


@mutant(
    "310.1",
    "the defending player assigns combat damage first, and then the attacking player",
    replaces=assigning_order,
    only="2006-10-01",
)
def defenders_of_2006_assign_first(table: Table) -> tuple[Side, ...]:
    return tuple(reversed(in_apnap_order(table)))


@mutant(
    "306.2b",
    "a blocker that has become tapped deals no damage",
    replaces=blockers_share,
    only="2006-10-01",
)
def tapped_blockers_of_2006_do_not_strike(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    if not table.objects[blocker].tapped:
        yield from blockers_share.function(table, blocker, attackers)


@mutant(
    "310.5",
    "who has assigned damage in the first of two steps assigns none in the second",
    replaces=assigns_now,
    only="2006-10-01",
)
def nobody_strikes_twice_in_2006(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    second = combat is not None and table.turn.step == "combat_damage"
    if second and combat is not None and creature in combat.struck_first:
        return False
    return assigns_now.function(table, creature)


@mutant(
    "801.5a",
    "what may be chosen is judged by where its owner sits",
    replaces=may_choose,
    since="2006-10-01",
)
def choices_look_at_owners(table: Table, player: PlayerId, ref: Ref) -> bool:
    if isinstance(ref, int) and ref in table.objects:
        return in_range(table, player, table.objects[ref].owner)
    return may_choose.function(table, player, ref)
