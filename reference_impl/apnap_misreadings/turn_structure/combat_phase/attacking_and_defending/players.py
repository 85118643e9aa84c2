"""Misreadings of rules 506.2 to 506.2b: who attacks, and who is attacked."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.asking import deciders
from apnap_reference.choices.simple import choose_player
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    attacking_players,
    defending_players,
    may_be_attacked,
    the_active_player,
    the_nonactive_player,
)
from apnap_reference.combat.declaring_attackers import defending_player_settled
from apnap_reference.combat.shared_team_turns import the_active_team, the_other_team
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    controller,
    has_type,
    on_battlefield,
)
from apnap_reference.objects.lasting_effects import lasting
from apnap_reference.players.players import clockwise_from, in_game, opponents, primary_player
from apnap_reference.spells.casting import not_kept_from_casting
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import Goaded, HasToAttack
from apnap_reference.state.static_abilities import GivesYouHexproof
from apnap_reference.state.table import Combat, Object, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import combat_ended

Players = tuple[PlayerId, ...]


@mutant(
    "506.2",
    "a player who controls the active player is the attacking player",
    replaces=the_active_player,
    since="2006-10-01",
)
def the_controller_of_the_player_attacks(table: Table) -> Players:
    return deciders(table, the_active_player.function(table))


@mutant(
    "506.2",
    "players attack with the creatures they own instead of the creatures they control",
    replaces=a_creature_of_theirs,
    since="2006-10-01",
)
def owners_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    own = table.objects[thing].owner in by
    return own and on_battlefield(table, thing) and has_type(table, thing, "Creature")


@mutant(
    "506.2",
    "in a two-player game, both players are defending players",
    replaces=the_nonactive_player,
    since="2006-10-01",
)
def both_players_defend(table: Table, attacker: PlayerId) -> Players:
    return clockwise_from(table, attacker)


@mutant("506.2", "only players can be attacked, not planeswalkers or battles", replaces=attackable)
def players_only(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    return tuple(ref for ref in attackable.function(table, attacker) if isinstance(ref, str))


@mutant(
    "506.2",
    "a battle's controller can't attack it, but its protector can",
    replaces=may_be_attacked,
)
def battles_are_attacked_by_others(table: Table, thing: ObjectId, attacker: PlayerId) -> bool:
    return not (has_type(table, thing, "Battle") and controller(table, thing) == attacker)


@mutant(
    "506.2",
    "players stay attacking and defending players after combat until the turn ends",
    replaces=combat_ended,
    since="2006-10-01",
)
def roles_outlast_combat(table: Table) -> Table:
    combat, table = table.turn.combat, combat_ended.function(table)
    return table.with_combat(replace(combat, attacks=(), blocks=()) if combat else None)


@mutant(
    "506.2a",
    "with more than two players, every opponent is a defending player under every attack option",
    replaces=defending_players,
    since="2006-10-01",
)
def all_opponents_defend(table: Table, attacker: PlayerId) -> Players | None:
    return opponents(table, attacker)


@mutant(
    "506.2a",
    ("if only one player defends, the defending player is always the next opponent in turn order"),
    replaces=defending_players,
    since="2006-10-01",
)
def the_next_player_defends(table: Table, attacker: PlayerId) -> Players | None:
    settled = defending_players.function(table, attacker)
    return opponents(table, attacker)[:1] if settled is None else settled


@mutant(
    "506.2a",
    "one opponent is chosen as the defending player, but all other opponents can be attacked too",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def the_named_player_is_not_alone(table: Table) -> Dialogue[Table]:
    table = yield from defending_player_settled.function(table)
    combat = table.turn.combat
    if combat is None or not combat.attacking or table.variant.attack != "one_opponent":
        return table
    return table.with_combat(replace(combat, defending=opponents(table, combat.attacking[0])))


@mutant(
    "506.2a",
    "a teammate can be chosen as the defending player",
    replaces=defending_player_settled,
    since="2024-06-07",
)
def teammates_may_be_named(table: Table) -> Dialogue[Table]:
    attacking = attacking_players(table)
    if not attacking or defending_players(table, attacking[0]) is not None:
        return (yield from defending_player_settled.function(table))
    others = clockwise_from(table, attacking[0])[1:]
    table, chosen = yield from choose_player(table, attacking[0], others, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


def _named_among(table: Table, among: tuple[PlayerId, ...]) -> Dialogue[Table]:
    attacking = attacking_players(table)
    table, chosen = yield from choose_player(table, attacking[0], among, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


def _somebody_is_named(table: Table) -> bool:
    attacking = attacking_players(table)
    return bool(attacking) and defending_players(table, attacking[0]) is None


def _of_an_attacker(table: Table, thing: ObjectId) -> bool:
    return on_battlefield(table, thing) and controller(table, thing) in table.turn.side


@mutant(
    "506.2a",
    (
        "if a creature must attack a certain player, that player must be chosen as the "
        "defending player"
    ),
    replaces=defending_player_settled,
    since="2006-10-01",
)
def requirements_bind_who_names(table: Table) -> Dialogue[Table]:
    if not _somebody_is_named(table):
        return (yield from defending_player_settled.function(table))
    luring = {
        effect.player
        for effect in lasting(table, HasToAttack)
        if any(_of_an_attacker(table, thing) for thing in effect.objects)
    }
    others = opponents(table, table.turn.side[0])
    among = tuple(player for player in others if player in luring)
    return (yield from _named_among(table, among or others))


@mutant(
    "506.2a",
    (
        "a player who goaded an attacking player's creature can't be chosen to defend if "
        "another opponent can be"
    ),
    replaces=defending_player_settled,
    since="2006-10-01",
)
def goads_bind_who_names(table: Table) -> Dialogue[Table]:
    if not _somebody_is_named(table):
        return (yield from defending_player_settled.function(table))
    goading = {
        effect.controller
        for effect in lasting(table, Goaded)
        if any(_of_an_attacker(table, thing) for thing in effect.objects)
    }
    others = opponents(table, table.turn.side[0])
    among = tuple(player for player in others if player not in goading)
    return (yield from _named_among(table, among or others))


@mutant(
    "506.2a",
    "a player who controls the active player can't be chosen as the defending player",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def who_decides_is_not_named(table: Table) -> Dialogue[Table]:
    attacking = attacking_players(table)
    if not attacking or defending_players(table, attacking[0]) is not None:
        return (yield from defending_player_settled.function(table))
    deciding = deciders(table, attacking)
    among = tuple(p for p in opponents(table, attacking[0]) if p not in deciding)
    table, chosen = yield from choose_player(table, attacking[0], among, "defending_player")
    return table.with_combat(Combat(attacking, (chosen,) if chosen is not None else ()))


@mutant(
    "506.2a",
    "the chosen defending player is a target, so a player with hexproof can't be chosen",
    replaces=defending_player_settled,
)
def hexproof_keeps_from_defending(table: Table) -> Dialogue[Table]:
    by = attacking_players(table)
    if not by or defending_players(table, by[0]) is not None:
        return (yield from defending_player_settled.function(table))
    safe = {
        controller(table, source.id) for source, _ in abilities_in_play(table, GivesYouHexproof)
    }
    among = tuple(player for player in opponents(table, by[0]) if player not in safe)
    table, chosen = yield from choose_player(table, by[0], among, "defending_player")
    named = (chosen,) if chosen is not None and in_game(table, chosen) else ()
    return table.with_combat(Combat(attacking_players(table), named))


@mutant(
    "506.2a",
    "if the chosen defending player leaves the game, the other opponents can be attacked",
    replaces=attackable,
    since="2024-06-07",
)
def others_step_in(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    combat = table.turn.combat
    there = combat is None or any(in_game(table, player) for player in combat.defending)
    if table.variant.attack != "one_opponent" or there:
        return attackable.function(table, attacker)
    return opponents(table, attacker)


@mutant(
    "506.2a",
    (
        "with attack left or right, only the neighbor can be attacked, and not their "
        "planeswalkers or battles"
    ),
    replaces=attackable,
)
def what_neighbours_guard_is_spared(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    found = attackable.function(table, attacker)
    one_way = table.variant.attack in ("left", "right")
    return tuple(ref for ref in found if isinstance(ref, str)) if one_way else found


@mutant(
    "506.2a",
    "an effect that keeps the chosen defending player from casting spells applies to all opponents",
    replaces=not_kept_from_casting,
    since="2024-06-07",
)
def silence_for_all_opponents(table: Table, player: PlayerId, card: Object) -> bool:
    combat = table.turn.combat
    several = combat is None or player in combat.attacking or table.variant.attack != "one_opponent"
    players = (player,) if combat is None or several else (player, *combat.defending)
    return all(not_kept_from_casting.function(table, one, card) for one in players)


@mutant(
    "506.2b",
    "with shared team turns, only the active team's primary player is an attacking player",
    replaces=the_active_team,
    since="2006-10-01",
)
def the_primary_player_attacks(table: Table) -> Players:
    side = the_active_team.function(table)
    return (primary_player(table, side),) if side else ()


@mutant(
    "506.2b",
    "with shared team turns, only one member of the other team is a defending player",
    replaces=the_other_team,
)
def one_head_defends(table: Table, attacker: PlayerId) -> Players:
    return the_other_team.function(table, attacker)[:1]
