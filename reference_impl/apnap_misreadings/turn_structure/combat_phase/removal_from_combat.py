"""Misreadings of rules 506.3 and 506.4: what joins a combat, and what leaves it."""

from __future__ import annotations

from msgspec.structs import replace as changed

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import control_changes, happen, returned_to_nobody
from apnap_reference.changes.phasing import phased
from apnap_reference.changes.removal_from_combat import (
    attacking_nothing,
    only_what_fits_fights,
    removed_from_combat,
    roles_lost,
)
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs, may_attack_that
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.block_restrictions import (
    a_creature_on_the_battlefield,
    may_block_that,
    who_may_block,
)
from apnap_reference.combat.damage_to_assign import assigns_now
from apnap_reference.combat.entering import (
    attacks_something_there,
    joins_the_attack,
    may_begin_to_block,
    may_enter_blocking,
    sends_attackers,
    token_blocking,
)
from apnap_reference.objects.characteristics import (
    controller,
    has_type,
    on_battlefield,
)
from apnap_reference.players.players import side_of
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, Phases
from apnap_reference.state.table import (
    Attack,
    Combat,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    attack_of,
    blocking_of,
    replace,
)


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
    "506.3c",
    "a creature can enter attacking a player who has left, and deals its damage to nobody",
    replaces=attacks_something_there,
)
def attackers_join_against_the_departed(_table: Table, _thing: ObjectId, _target: Ref) -> bool:
    return True


@mutant(
    "506.3c",
    "a creature that would enter attacking a player who has left doesn't stay on the battlefield",
    replaces=joins_the_attack,
)
def whoever_attacks_nobody_stays_away(table: Table, creature: ObjectId, target: Ref) -> Table:
    if not attacks_something_there(table, creature, target):
        return happen(table, Moves(creature, "exile"))
    return joins_the_attack.function(table, creature, target)


@mutant(
    "506.3d",
    "a creature enters blocking an attacker that was removed from combat, if it is still there",
    replaces=may_enter_blocking,
)
def former_attackers_are_blocked(table: Table, creature: ObjectId, attacker: ObjectId) -> bool:
    former = attack_of(table.turn.combat, attacker) is None and on_battlefield(table, attacker)
    return former or may_enter_blocking.function(table, creature, attacker)


@mutant(
    "506.3d",
    "with shared turns, a creature enters blocking also what attacks its controller's teammate",
    replaces=may_enter_blocking,
    origin="others",
)
def entering_blockers_defend_the_team(table: Table, creature: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if attack is None or attack.target is None or not table.variant.shared_team_turns:
        return may_enter_blocking.function(table, creature, attacker)
    return defender_of(table, attack.target) in side_of(table, controller(table, creature))


@mutant(
    "506.3d",
    "no creature enters the battlefield blocking if what it would block isn't attacking any longer",
    replaces=token_blocking,
)
def no_token_without_an_attacker(
    table: Table, thing: Object, token: str, attacker: ObjectId
) -> Dialogue[Table]:
    if attack_of(table.turn.combat, attacker) is None:
        return table
    return (yield from token_blocking.function(table, thing, token, attacker))


@mutant(
    "506.3d",
    "a creature enters blocking only what attacks a player, not what attacks a planeswalker",
    replaces=may_enter_blocking,
)
def guards_dont_enter_blocking(table: Table, creature: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    aimed = attack is not None and isinstance(attack.target, str)
    return aimed and may_enter_blocking.function(table, creature, attacker)


@mutant(
    "506.3f",
    "an effect makes a battle block if that battle has become a creature",
    replaces=may_begin_to_block,
    since="2024-06-07",
)
def battles_that_are_creatures_block(table: Table, creature: ObjectId) -> bool:
    return has_type(table, creature, "Creature")


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
    "a creature that has no attacker left to block is removed from combat as well",
    replaces=removed_from_combat,
    origin="others",
)
def blocking_needs_an_attacker(table: Table, thing: ObjectId) -> Table:
    blocks = table.turn.combat.blocks if table.turn.combat else ()
    idle = [block.blocker for block in blocks if block.attackers == (thing,)]
    table = removed_from_combat.function(table, thing)
    for blocker in idle:
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
    "with shared team turns, an attacker goes on attacking when a teammate gains control of it",
    replaces=returned_to_nobody,
    origin="others",
)
def attacks_on_within_the_team(before: Table, after: Table) -> Table:
    combat = before.turn.combat
    if combat is not None and before.variant.shared_team_turns:
        for change in control_changes(before, after):
            if attack_of(combat, change.thing) and change.gainer in combat.attacking:
                after = after.with_combat(combat)
    return returned_to_nobody.function(before, after)


@mutant(
    "506.4",
    "in a Grand Melee, an event in one turn doesn't remove creatures from combat in another turn",
    replaces=removed_from_combat,
)
def combats_of_other_turns_go_on(table: Table, thing: ObjectId) -> Table:
    alone = replace(table, turns=(table.turn,), focus=0)
    return table.with_turn(removed_from_combat.function(alone, thing).turn)


@mutant(
    "506.4",
    "a creature that blocks several attackers and stays on the battlefield stays in combat",
    replaces=removed_from_combat,
    origin="XMage #4172",
)
def blocking_many_is_for_good(table: Table, thing: ObjectId) -> Table:
    combat = table.turn.combat
    block = blocking_of(combat, thing)
    if block is not None and len(block.attackers) > 1 and on_battlefield(table, thing):
        return table
    return removed_from_combat.function(table, thing)


@mutant(
    "506.4",
    "a creature that was removed from combat has not attacked in that turn",
    replaces=removed_from_combat,
)
def who_leaves_combat_has_not_attacked(table: Table, thing: ObjectId) -> Table:
    after, combat = removed_from_combat.function(table, thing), table.turn.combat
    if combat is None or all(attack.attacker != thing for attack in combat.attacks):
        return after
    attacked = tuple(one for one in after.turn.attacked if one != thing)
    return after.with_turn(replace(after.turn, attacked=attacked))


@mutant(
    "506.4a",
    "an attacking creature that can't attack any longer is removed from combat",
    replaces=only_what_fits_fights,
    since="2024-06-07",
)
def attackers_that_cannot_attack_leave(table: Table) -> Table:
    table = only_what_fits_fights.function(table)
    for attack in table.turn.combat.attacks if table.turn.combat else ():
        target = attack.target
        if target is not None and not may_attack_that(table, attack.attacker, target):
            table = removed_from_combat(table, attack.attacker)
    return table


@mutant(
    "506.4a",
    "a blocking creature that can't block any longer is removed from combat",
    replaces=only_what_fits_fights,
    since="2024-06-07",
)
def blockers_that_cannot_block_leave(table: Table) -> Table:
    table = only_what_fits_fights.function(table)
    for block in table.turn.combat.blocks if table.turn.combat else ():
        if not all(may_block_that(table, block.blocker, one) for one in block.attackers):
            table = removed_from_combat(table, block.blocker)
    return table


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
    "506.4c",
    "creatures that attack a planeswalker or battle leave combat with it",
    replaces=removed_from_combat,
    origin="XMage #6240",
)
def attackers_leave_with_what_they_attack(table: Table, thing: ObjectId) -> Table:
    combats = (turn.combat for turn in table.turns if turn.combat is not None)
    theirs = [one.attacker for combat in combats for one in combat.attacks if one.target == thing]
    table = removed_from_combat.function(table, thing)
    for attacker in theirs:
        table = removed_from_combat.function(table, attacker)
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
