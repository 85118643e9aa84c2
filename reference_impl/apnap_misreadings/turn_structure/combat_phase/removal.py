"""Misreadings of rules 506.3 and 506.4: what joins a combat, and what leaves it."""

from __future__ import annotations

from msgspec.structs import replace as changed

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen, phased
from apnap_reference.changes.removal_from_combat import (
    only_what_fits_fights,
    removed_from_combat,
    roles_lost,
)
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs
from apnap_reference.combat.block_restrictions import a_creature_on_the_battlefield
from apnap_reference.combat.entering import joins_the_attack, sends_attackers
from apnap_reference.objects.characteristics import controller, has_type, on_battlefield
from apnap_reference.state.events import Moves, Phases
from apnap_reference.state.table import Combat, ObjectId, PlayerId, Ref, Table


@mutant(
    "506.3",
    "any permanent of the attacking player can attack",
    replaces=a_creature_of_theirs,
)
def noncreatures_attack(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    return on_battlefield(table, thing) and controller(table, thing) in by


@mutant(
    "506.3",
    "any permanent of the defending player can block",
    replaces=a_creature_on_the_battlefield,
)
def noncreatures_block(table: Table, _by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    return on_battlefield(table, thing)


@mutant(
    "506.3a",
    "a permanent that would enter attacking and isn't a creature doesn't stay on the battlefield",
    replaces=joins_the_attack,
)
def only_creatures_enter_attacking(table: Table, creature: ObjectId, target: Ref) -> Table:
    if not has_type(table, creature, "Creature"):
        return happen(table, Moves(creature, "exile"))
    return joins_the_attack.function(table, creature, target)


@mutant(
    "506.3b",
    "a creature that an effect puts onto the battlefield attacking attacks, whoever controls it",
    replaces=sends_attackers,
)
def anybody_sends_attackers(table: Table, _player: PlayerId) -> bool:
    return table.turn.combat is not None


@mutant(
    "506.4",
    "an attacking or blocking creature that phases out is still in combat",
    replaces=phased,
)
def phasing_out_changes_no_combat(table: Table, event: Phases) -> Table:
    after = phased.function(table, event)
    return after.with_combat(table.turn.combat)


@mutant(
    "506.4",
    "an attacking or blocking permanent stays in combat if it stops being a creature",
    replaces=only_what_fits_fights,
)
def noncreatures_fight_on(table: Table) -> Table:
    return table


@mutant(
    "506.4d",
    "a planeswalker that blocks and stops being a creature is no longer attacked either",
    replaces=roles_lost,
)
def all_roles_are_lost_together(table: Table, combat: Combat) -> Combat:
    left = roles_lost.function(table, combat)
    fighting = {block.blocker for block in combat.blocks}
    for thing in fighting - {block.blocker for block in left.blocks}:
        left_table = removed_from_combat.function(table.with_combat(left), thing)
        left = left_table.turn.combat or left
    return left


@mutant(
    "506.4d",
    "a blocking planeswalker that is attacked is removed from combat if it loses either type",
    replaces=roles_lost,
)
def losing_a_type_ends_the_block(table: Table, combat: Combat) -> Combat:
    left = roles_lost.function(table, combat)
    lost = {
        attack.target
        for attack in combat.attacks
        if isinstance(attack.target, int) and not has_type(table, attack.target, "Planeswalker")
    }
    blocks = tuple(block for block in left.blocks if block.blocker not in lost)
    return changed(left, blocks=blocks)
