"""Misreadings of rules 506.4 and 510: what has left the combat, and who strikes when, and whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.removal_from_combat import attack_of, blocking_of, removed_from_combat
from apnap_reference.combat.damage import assigns_all, dealt
from apnap_reference.combat.damage_to_assign import (
    Share,
    assigns_now,
    attackers_share,
    blockers_share,
    damage_of,
)
from apnap_reference.objects.characteristics import (
    controller,
    has_keyword,
    on_battlefield,
    permanents,
    printed,
)
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.procedure.state_based_actions import destroyed_by_damage, moves_due
from apnap_reference.state.events import Moves
from apnap_reference.state.table import Attack, ObjectId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import combat_ended, damage_wears_off
from apnap_reference.turn.steps_left import two_damage_steps

Portions = Mapping[tuple[ObjectId, Ref], int]
"""How much each creature assigns to each player or permanent."""

FAST = ("first strike", "double strike")


@mutant(
    "506.4",
    "with an attacker those leave combat that block it",
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
    "a blocker goes on blocking, and striking, what has been removed from combat",
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
    "a blocker that changes hands goes on blocking",
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
    "506.4b",
    "a blocker that has been tapped deals no combat damage",
    replaces=assigns_now,
    since="2024-06-07",
)
def tapped_blockers_do_not_strike(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    if combat is not None and blocking_of(combat, creature) and table.objects[creature].tapped:
        return False
    return assigns_now.function(table, creature)


@mutant(
    "510.1a", "creatures strike with their printed power", replaces=damage_of, since="2024-06-07"
)
def printed_power_strikes(table: Table, creature: ObjectId) -> int:
    return max(0, printed(table.objects[creature]).power or 0)


@mutant(
    "510.1a",
    "who divides a creature's damage may assign more than there is",
    replaces=assigns_all,
    since="2024-06-07",
)
def damage_without_measure(_: Table, share: Share, said: Portions) -> bool:
    given = sum(amount for (creature, __), amount in said.items() if creature == share.creature)
    return given >= share.amount


@mutant(
    "510.1c",
    "a blocked creature strikes what it attacks when nothing blocks it any more",
    replaces=attackers_share,
    since="2024-06-07",
)
def strikes_as_if_unblocked(table: Table, attack: Attack) -> Iterator[Share]:
    if attack.blocked and not attack.blockers:
        attack = replace(attack, blocked=False)
    yield from attackers_share.function(table, attack)


@mutant(
    "510.1d",
    "a blocker whose attacker has left combat strikes the attacking player",
    replaces=blockers_share,
    since="2024-06-07",
)
def blockers_strike_the_player(
    table: Table, blocker: ObjectId, attackers: tuple[ObjectId, ...]
) -> Iterator[Share]:
    amount = damage_of(table, blocker)
    if attackers or not amount:
        yield from blockers_share.function(table, blocker, attackers)
        return
    among, who = table.turn.side[:1], controller(table, blocker)
    yield Share(blocker, amount, among, who, ordered=False)


@mutant(
    "510.2",
    "attackers strike before the creatures that block them",
    replaces=dealt,
    since="2024-06-07",
)
def attackers_strike_before_blockers(table: Table, portions: Portions) -> Table:
    attacks = table.turn.combat.attacks if table.turn.combat else ()
    own = {attack.attacker for attack in attacks}
    first = {pair: amount for pair, amount in portions.items() if pair[0] in own}
    table = dealt.function(table, first)
    table = happen(table, *moves_due(table)) if moves_due(table) else table
    rest = {pair: amount for pair, amount in portions.items() if pair[0] not in own}
    return dealt.function(table, rest)


@mutant(
    "510.4",
    "in the second step nobody strikes who has first strike by then, and all others do",
    replaces=assigns_now,
    since="2024-06-07",
)
def first_strike_is_looked_at_anew(table: Table, creature: ObjectId) -> bool:
    if table.turn.step == "first_strike_damage":
        return assigns_now.function(table, creature)
    return not has_keyword(table, creature, "first strike") or has_keyword(
        table, creature, "double strike"
    )


@mutant(
    "702.4d",
    "whoever has struck in the first step strikes again only with printed double strike",
    replaces=assigns_now,
    since="2024-06-07",
)
def double_strike_comes_too_late(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    struck = combat is not None and creature in combat.struck_first
    if struck and table.turn.step != "first_strike_damage":
        return "double strike" in printed(table.objects[creature]).keywords
    return assigns_now.function(table, creature)


@mutant(
    "702.4c",
    "whoever has struck in the first step as a double striker strikes again",
    replaces=assigns_now,
    since="2024-06-07",
)
def double_strike_is_never_lost(table: Table, creature: ObjectId) -> bool:
    double = "double strike" in printed(table.objects[creature]).keywords
    return double or assigns_now.function(table, creature)


@mutant(
    "510.4",
    "first strike anywhere on the battlefield makes two steps of combat damage",
    replaces=two_damage_steps,
    since="2024-06-07",
)
def two_steps_for_bystanders(table: Table) -> bool:
    creatures = permanents(table, "Creature")
    return any(has_keyword(table, creature.id, word) for creature in creatures for word in FAST)


@mutant(
    "510.4",
    "first strike that was given in this combat makes no step of its own",
    replaces=two_damage_steps,
    since="2024-06-07",
)
def one_step_unless_printed(table: Table) -> bool:
    combat = table.turn.combat
    if combat is None:
        return False
    fighting = (*(a.attacker for a in combat.attacks), *(b.blocker for b in combat.blocks))
    return any(w in printed(table.objects[one]).keywords for one in fighting for w in FAST)


@mutant("514.2", "damage wears off as combat ends", replaces=combat_ended, since="2024-06-07")
def damage_ends_with_combat(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        table = table.with_object(replace(thing, damage=0)) if thing.damage else table
    return combat_ended.function(table)


@mutant(
    "514.2",
    "damage stays marked on a creature from turn to turn",
    replaces=damage_wears_off,
    since="2024-06-07",
)
def damage_never_wears_off(table: Table) -> Table:
    return without_effects(table, "end_of_turn")


@mutant(
    "704.5g",
    "lethal damage is damage of at least the printed toughness",
    replaces=destroyed_by_damage,
    since="2024-06-07",
)
def printed_toughness_counts(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Creature"):
        toughness = printed(thing).toughness or 0
        if 0 < toughness <= thing.damage and not has_keyword(table, thing.id, "indestructible"):
            yield Moves(thing.id, "graveyard")


@mutant(
    "702.4b",
    "a blocking creature with double strike strikes once",
    replaces=assigns_now,
    since="2024-06-07",
)
def blockers_strike_once(table: Table, creature: ObjectId) -> bool:
    combat = table.turn.combat
    late = table.turn.step != "first_strike_damage"
    if combat is not None and late and blocking_of(combat, creature):
        return creature not in combat.struck_first
    return assigns_now.function(table, creature)
