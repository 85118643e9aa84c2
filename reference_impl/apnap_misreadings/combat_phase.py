"""Misreadings of rule 506 and of the attack options: who attacks, who defends, what is attacked."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attacking_nothing
from apnap_reference.choices.asking import deciders
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs
from apnap_reference.combat.attacking import attacks_alone, defending_player_settled
from apnap_reference.combat.attacking_and_defending import (
    attackable,
    defending_players,
    left_neighbour,
    may_be_attacked,
    right_neighbour,
    the_active_player,
    the_nonactive_player,
)
from apnap_reference.combat.shared_team_turns import the_active_team, the_other_team
from apnap_reference.objects.characteristics import controller, has_type, on_battlefield
from apnap_reference.players.players import clockwise_from, opponents, primary_player
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Attack, ObjectId, PlayerId, Ref, Table, replace
from apnap_reference.turn.phases_and_steps import combat_ended

Players = tuple[PlayerId, ...]


@mutant(
    "506.2",
    "whoever controls the active player is the attacking player",
    replaces=the_active_player,
    since="2006-10-01",
)
def the_controller_of_the_player_attacks(table: Table) -> Players:
    return deciders(table, the_active_player.function(table))


@mutant(
    "506.2",
    "players attack with the creatures that they own, whoever controls them",
    replaces=a_creature_of_theirs,
    since="2006-10-01",
)
def owners_attack(table: Table, by: Players, thing: ObjectId) -> bool:
    own = table.objects[thing].owner in by
    return own and on_battlefield(table, thing) and has_type(table, thing, "Creature")


@mutant(
    "506.2",
    "with two players both of them defend",
    replaces=the_nonactive_player,
    since="2006-10-01",
)
def both_players_defend(table: Table, attacker: PlayerId) -> Players:
    return clockwise_from(table, attacker)


@mutant("506.2", "only players may be attacked", replaces=attackable, since="2006-10-01")
def players_only(table: Table, attacker: PlayerId) -> tuple[Ref, ...]:
    return tuple(ref for ref in attackable.function(table, attacker) if isinstance(ref, str))


@mutant(
    "506.2",
    "whoever controls a battle never attacks it; whoever protects it may",
    replaces=may_be_attacked,
)
def battles_are_attacked_by_others(table: Table, thing: ObjectId, attacker: PlayerId) -> bool:
    return not (has_type(table, thing, "Battle") and controller(table, thing) == attacker)


@mutant(
    "506.2",
    "the attacking and the defending player remain so for the rest of the turn",
    replaces=combat_ended,
    since="2006-10-01",
)
def roles_outlast_combat(table: Table) -> Table:
    combat, table = table.turn.combat, combat_ended.function(table)
    return table.with_combat(replace(combat, attacks=(), blocks=()) if combat else None)


@mutant(
    "506.2a",
    "with more than two players every opponent defends, whatever the options",
    replaces=defending_players,
    since="2006-10-01",
)
def all_opponents_defend(table: Table, attacker: PlayerId) -> Players | None:
    return opponents(table, attacker)


@mutant(
    "506.2a",
    "where one opponent defends it is the next player, and nobody is asked",
    replaces=defending_players,
    since="2006-10-01",
)
def the_next_player_defends(table: Table, attacker: PlayerId) -> Players | None:
    settled = defending_players.function(table, attacker)
    return opponents(table, attacker)[:1] if settled is None else settled


@mutant(
    "506.2a",
    "an opponent is named as combat begins, but the others may be attacked too",
    replaces=defending_player_settled,
    since="2006-10-01",
)
def the_named_player_is_not_alone(table: Table) -> Dialogue[Table]:
    table = yield from defending_player_settled.function(table)
    combat = table.turn.combat
    if combat is None or not combat.attacking or table.variant.attack != "one_opponent":
        return table
    return table.with_combat(replace(combat, defending=opponents(table, combat.attacking[0])))


@mutant("803.1a", "attack left goes to the right", replaces=left_neighbour, since="2006-10-01")
def left_is_right(table: Table, attacker: PlayerId) -> Players:
    return right_neighbour.function(table, attacker)


@mutant("803.1b", "attack right goes to the left", replaces=right_neighbour, since="2006-10-01")
def right_is_left(table: Table, attacker: PlayerId) -> Players:
    return left_neighbour.function(table, attacker)


@mutant(
    "506.2b",
    "where teams share turns only the primary player of the active team attacks",
    replaces=the_active_team,
    since="2006-10-01",
)
def the_primary_player_attacks(table: Table) -> Players:
    side = the_active_team.function(table)
    return (primary_player(table, side),) if side else ()


@mutant(
    "506.2b",
    "where teams share turns only the nearest player of the other team defends",
    replaces=the_other_team,
    since="2006-10-01",
)
def one_head_defends(table: Table, attacker: PlayerId) -> Players:
    return the_other_team.function(table, attacker)[:1]


@mutant(
    "506.4c",
    "a creature whose planeswalker or battle leaves combat attacks that player instead",
    replaces=attacking_nothing,
)
def the_player_is_attacked_instead(attack: Attack) -> Attack:
    return replace(attack, target=attack.defender)


@mutant(
    "506.5",
    "a creature attacks alone if no other creature attacks the same player",
    replaces=attacks_alone,
    since="2006-10-01",
)
def alone_against_that_player(attacks: tuple[Attack, ...]) -> bool:
    return len({attack.defender for attack in attacks}) == len(attacks) > 0
