"""Misreadings of rules 506.4 and 506.5: what is removed from combat, and what is alone in it."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attacking_nothing, removed_from_combat
from apnap_reference.combat.block_restrictions import who_may_block
from apnap_reference.combat.damage_to_assign import assigns_now
from apnap_reference.combat.declaring_attackers import attacks_alone
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.state.stack_abilities import Fired, Moment
from apnap_reference.state.table import (
    Attack,
    ObjectId,
    PlayerId,
    Table,
    attack_of,
    blocking_of,
    replace,
)


@mutant(
    "506.4",
    "when an attacker is removed from combat, the creatures blocking it are removed too",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def blockers_leave_with_it(table: Table, thing: ObjectId) -> Table:
    blocks = table.turn.combat.blocks if table.turn.combat else ()
    blockers = [block.blocker for block in blocks if thing in block.attackers]
    table = removed_from_combat.function(table, thing)
    for blocker in blockers:
        table = removed_from_combat.function(table, blocker)
    return table


@mutant(
    "506.4",
    "a blocker still deals combat damage to an attacker that was removed from combat",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def blockers_keep_what_they_blocked(table: Table, thing: ObjectId) -> Table:
    before = table.turn.combat
    table = removed_from_combat.function(table, thing)
    combat = table.turn.combat
    if combat is None or before is None or attack_of(before, thing) is None:
        return table
    return table.with_combat(replace(combat, blocks=before.blocks))


@mutant(
    "506.4",
    "a blocking creature stays in combat when another player gains control of it",
    replaces=removed_from_combat,
    since="2024-06-07",
)
def blockers_outlast_their_controllers(table: Table, thing: ObjectId) -> Table:
    combat = table.turn.combat
    if combat is not None and blocking_of(combat, thing) and on_battlefield(table, thing):
        taken = any(thing in effect.objects for effect in table.effects)
        return table if taken else removed_from_combat.function(table, thing)
    return removed_from_combat.function(table, thing)


@mutant(
    "506.4",
    (
        "with shared team turns, a planeswalker stays attacked when another defending player "
        "gains control of it"
    ),
    replaces=removed_from_combat,
)
def stays_attacked_within_the_team(table: Table, thing: ObjectId) -> Table:
    combat = table.turn.combat
    there = thing in table.objects and thing not in table.past
    if combat is not None and there and table.variant.shared_team_turns:
        attacked = any(attack.target == thing for attack in combat.attacks)
        if attacked and controller(table, thing) in combat.defending:
            return table
    return removed_from_combat.function(table, thing)


@mutant(
    "506.4",
    "in a Grand Melee, an event in one turn doesn't remove creatures from combat in another turn",
    replaces=removed_from_combat,
)
def combats_of_other_turns_go_on(table: Table, thing: ObjectId) -> Table:
    alone = replace(table, turns=(table.turn,), focus=0)
    return table.with_turn(removed_from_combat.function(alone, thing).turn)


@mutant(
    "506.4b",
    "a blocker that has become tapped deals no combat damage",
    replaces=assigns_now,
    since="2024-06-07",
)
def tapped_blockers_do_not_strike(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None and blocking_of(combat, creature) and table.objects[creature].tapped:
        return False
    return assigns_now.function(table, creature)


@mutant(
    "506.4c",
    (
        "if an attacked planeswalker or battle leaves combat, the attacker attacks the "
        "defending player instead"
    ),
    replaces=attacking_nothing,
)
def the_player_is_attacked_instead(attack: Attack) -> Attack:
    return replace(attack, target=attack.defender)


@mutant(
    "506.4c",
    (
        "with more than two players, a creature whose planeswalker or battle left combat can't "
        "be blocked"
    ),
    replaces=who_may_block,
    since="2024-06-07",
)
def only_one_of_two_blocks_it(table: Table, attack: Attack) -> PlayerId | None:
    several = len(table.players) > len(table.turn.side) + 1
    nothing = attack.target is None and not table.variant.shared_team_turns
    return None if several and nothing else who_may_block.function(table, attack)


@mutant(
    "506.5",
    "a creature attacks alone if no other creature attacks the same defending player",
    replaces=attacks_alone,
    since="2006-10-01",
)
def alone_against_that_player(attacks: tuple[Attack, ...]) -> bool:
    return len({attack.defender for attack in attacks}) == len(attacks) > 0


@mutant(
    "506.5",
    (
        "a creature attacks alone if it is the only one that attacks a player rather than a "
        "planeswalker or battle"
    ),
    replaces=attacks_alone,
    since="2024-06-07",
)
def alone_among_attackers_of_players(attacks: tuple[Attack, ...]) -> bool:
    return sum(isinstance(attack.target, str) for attack in attacks) == 1


@mutant(
    "506.5",
    "a creature attacks alone only if no other creature has attacked in that turn",
    replaces=one_of_theirs_attacks_alone,
    since="2024-06-07",
)
def alone_in_the_whole_turn(moment: Moment) -> Iterator[Fired]:
    if len(set(moment.after.turn.attacked)) == 1:
        yield from one_of_theirs_attacks_alone.function(moment)
