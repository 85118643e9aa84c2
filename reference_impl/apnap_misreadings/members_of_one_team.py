"""Misreadings of what members of one team do for each other, and of a team that loses one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import sharing_life
from apnap_reference.changes.removal_from_combat import attack_of, removed_from_combat
from apnap_reference.combat.attack_requirements import (
    Requirement,
    attacks_at_all,
    goaded,
    met_by,
)
from apnap_reference.combat.attacking_and_defending import defender_of, protector
from apnap_reference.combat.damage_to_assign import unblocked_damages
from apnap_reference.combat.entering import of_an_attacking_player
from apnap_reference.combat.reselecting import a_defending_players
from apnap_reference.combat.shared_team_turns import is_team
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import lasting, with_effect
from apnap_reference.players.players import (
    Side,
    in_game,
    primary_player,
    side_of,
    team_of,
    teammates,
    your_team,
)
from apnap_reference.spells.paying import Bill, enough_life
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.extra import ADDED_UPKEEP, with_another_upkeep
from apnap_reference.turn.phases_and_steps import control_begun, whose_step

TAKES_OVER: Final = "will control player"


@mutant(
    "805.2",
    "when the primary player of several has left, the member at the left end decides",
    replaces=primary_player,
)
def the_left_end_succeeds_the_primary_player(table: Table, members: Side) -> PlayerId:
    team = team_of(table, members[0])
    primary = primary_player.function(table, team.members if team is not None else members)
    return primary if primary in members else members[-1]


@mutant(
    "805.8",
    "a step that is added for one member is a step of that member's only",
    replaces=whose_step,
)
def an_added_step_is_one_members(table: Table) -> tuple[PlayerId, ...]:
    added = lasting(table, ADDED_UPKEEP)
    last = added[-1].player if added and table.turn.step == "upkeep" else None
    return whose_step.function(table) if last is None else (last,)


@mutant(
    "805.8",
    "effects that add a step for different members add one step to the turn of the team",
    replaces=with_another_upkeep,
)
def steps_of_two_members_are_one(table: Table, player: PlayerId) -> Table:
    if any(effect.player != player for effect in lasting(table, ADDED_UPKEEP)):
        return table
    return with_another_upkeep.function(table, player)


@mutant(
    "805.8",
    "where two players took over two members of a team, each controls one of them",
    replaces=control_begun,
)
def each_member_is_controlled_apart(table: Table, side: Side) -> Table:
    due = tuple(e for e in lasting(table, TAKES_OVER) if e.player in side)
    if not due:
        return table
    table = replace(table, effects=tuple(e for e in table.effects if e not in due))
    for player in side:
        own = tuple(e for e in due if e.player == player) or due
        who = own[-1].controller
        table = with_effect(table, "controls player", who, "next_turn", player=player)
    return table


@mutant("805.8", "nobody controls a teammate, as both decide for the team", replaces=control_begun)
def a_team_is_not_controlled_from_within(table: Table, side: Side) -> Table:
    kept = tuple(
        e
        for e in table.effects
        if e.kind != TAKES_OVER or e.player not in side or e.controller not in side
    )
    return control_begun.function(replace(table, effects=kept), side)


@mutant(
    "701.15b",
    "a goaded creature must attack a player of another team than whoever goaded it",
    replaces=goaded,
)
def goaders_teammates_are_spared(
    table: Table, choices: tuple[Ref | None, ...]
) -> Iterator[Requirement]:
    for effect in lasting(table, "goad"):
        spared = your_team(table, effect.controller)
        for creature in effect.objects:
            yield Requirement(creature, met_by(table, choices, attacks_at_all))
            yield Requirement(creature, met_by(table, choices, partial(_attacks_others, spared)))


def _attacks_others(spared: tuple[PlayerId, ...], target: Ref | None) -> bool:
    return isinstance(target, str) and target not in spared


@mutant(
    "506.4",
    "a planeswalker that passes from one defending player to another stays attacked",
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
    "805.10a",
    "only creatures of the first of the attacking players enter attacking",
    replaces=of_an_attacking_player,
)
def only_the_first_members_creatures_join(table: Table, thing: ObjectId, _: Ref) -> bool:
    combat = table.turn.combat
    return combat is not None and controller(table, thing) in combat.attacking[:1]


@mutant(
    "508.7d",
    "an attack on a member of a team is turned only to what that member guards",
    replaces=a_defending_players,
)
def turned_within_one_members_part(table: Table, attacker: ObjectId, target: Ref) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    if table.variant.shared_team_turns and attack is not None:
        return defender_of(table, target) == attack.defender
    return a_defending_players.function(table, attacker, target)


@mutant(
    "800.4e",
    "what attacks a player who has left deals its damage to a teammate",
    replaces=unblocked_damages,
)
def teammates_are_struck_instead(table: Table, attack: Attack) -> tuple[Ref, ...]:
    target = attack.target
    single = isinstance(target, str) and not is_team(table, target)
    if single and table.variant.shared_team_turns and not in_game(table, str(target)):
        return side_of(table, str(target))[:1]
    return unblocked_damages.function(table, attack)


@mutant(
    "310.10",
    "a battle whose protector has left is protected by a teammate from then on",
    replaces=protector,
    since="2024-06-07",
)
def battles_are_inherited(table: Table, battle: ObjectId) -> PlayerId | None:
    thing = table.objects.get(battle)
    named = thing.protector if thing else table.past[battle].object.protector
    if named is None or in_game(table, named):
        return named
    return next((p for p in teammates(table, named) if in_game(table, p)), None)


@mutant(
    "810.9a",
    "a member pays no more life than an equal share of the team's life total",
    replaces=enough_life,
)
def only_a_share_of_the_life_is_paid(table: Table, bill: Bill) -> bool:
    heads = len(sharing_life(table, bill.player))
    return not bill.cost.life or table.player(bill.player).life // heads >= bill.cost.life
