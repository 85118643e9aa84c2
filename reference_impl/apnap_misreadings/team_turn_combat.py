"""Misreadings of rule 805.10: combat where teams share their turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.removal_from_combat import attack_of
from apnap_reference.combat.attack_requirements import as_many_requirements_as_possible
from apnap_reference.combat.attack_restrictions import (
    as_aimed_at,
    may_attack_that,
    whole_attack_within_limits,
)
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.combat.block_restrictions import (
    may_block_that,
    menace_respected,
    who_may_block,
    whole_block_within_limits,
)
from apnap_reference.combat.blocking import who_blocks
from apnap_reference.combat.shared_team_turns import the_active_team, the_other_team
from apnap_reference.combat.which_defending_player import (
    attacking_players_for,
    defending_players_for,
)
from apnap_reference.keywords.exalted import one_of_theirs_attacks_alone
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.players.players import Side, primary_player, side_of, teammates
from apnap_reference.state.combat_abilities import Attacks, Blocks
from apnap_reference.state.stack_abilities import Fired, Moment
from apnap_reference.state.table import ObjectId, PlayerId, Ref, Table


def _shared(table: Table) -> bool:
    return table.variant.shared_team_turns


# Attacking


@mutant(
    "805.10a",
    "only one member of the active team is an attacking player",
    replaces=the_active_team,
    since="2006-10-01",
)
def one_member_attacks_for_the_team(table: Table) -> tuple[PlayerId, ...]:
    return the_active_team.function(table)[:1]


@mutant(
    "805.10a",
    "only the nearest opponent is a defending player",
    replaces=the_other_team,
    since="2006-10-01",
)
def one_member_defends_for_the_team(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return the_other_team.function(table, attacker)[:1]


@mutant(
    "805.10b",
    "all creatures of the team attack the same player",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def all_attackers_go_for_one_player(table: Table, attacks: Attacks) -> bool:
    attacked = {defender_of(table, target) for target in attacks.on.values()}
    together = len(attacked) <= 1 or not _shared(table)
    return together and whole_attack_within_limits.function(table, attacks)


@mutant(
    "805.10b",
    "limits on an attack are counted for each member of the team",
    replaces=whole_attack_within_limits,
    since="2006-10-01",
)
def attacks_are_limited_member_by_member(table: Table, attacks: Attacks) -> bool:
    return all(
        whole_attack_within_limits.function(table, Attacks(attacks.by, own))
        for player in attacks.by
        if (own := {a: t for a, t in attacks.on.items() if controller(table, a) == player})
        or not attacks.on
    )


@mutant(
    "805.10b",
    "what is said of attacks on a player holds for attacks on the teammates too",
    replaces=as_aimed_at,
    since="2006-10-01",
)
def a_limit_for_one_guards_the_team(table: Table, player: PlayerId, attacks: Attacks) -> Attacks:
    return attacks if _shared(table) else as_aimed_at.function(table, player, attacks)


@mutant(
    "805.10b",
    "what may not attack one member of a team may not attack the others",
    replaces=may_attack_that,
)
def what_may_not_attack_one_may_not_attack_the_team(
    table: Table, attacker: ObjectId, target: Ref
) -> bool:
    combat = table.turn.combat
    everybody = combat.defending if combat and _shared(table) and isinstance(target, str) else ()
    return all(may_attack_that.function(table, attacker, one) for one in (target, *everybody))


@mutant(
    "805.10b",
    "exalted helps the creature of a teammate that attacks alone",
    replaces=one_of_theirs_attacks_alone,
)
def exalted_helps_the_teammates_creature(moment: Moment) -> Iterator[Fired]:
    for player in (moment.controller, *teammates(moment.after, moment.controller)):
        yield from one_of_theirs_attacks_alone.function(replace(moment, controller=player))


@mutant(
    "805.10b",
    "a creature that must attack may stay at home if a teammate's creature attacks",
    replaces=as_many_requirements_as_possible,
    since="2006-10-01",
)
def a_requirement_is_met_by_the_teammates_attack(table: Table, attacks: Attacks) -> bool:
    others = _shared(table) and bool(attacks.on)
    return others or as_many_requirements_as_possible.function(table, attacks)


# Attacking and defending player


@mutant(
    "805.10c",
    "the attacking player is the primary player of the active team",
    replaces=attacking_players_for,
)
def the_primary_player_is_the_attacking_player(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if _shared(table) and combat is not None and combat.attacking:
        return (primary_player(table, combat.attacking),)
    return attacking_players_for.function(table, blocker, before)


@mutant(
    "805.10c",
    "whoever controls the ability may call any attacking player the attacking player",
    replaces=attacking_players_for,
)
def any_attacking_player_may_be_meant(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if _shared(table) and combat is not None:
        return combat.attacking
    return attacking_players_for.function(table, blocker, before)


@mutant(
    "805.10e",
    "whoever controls the ability may call any defending player the defending player",
    replaces=defending_players_for,
)
def any_defending_player_may_be_meant(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if _shared(table) and combat is not None:
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    "the defending player is the primary player of the team that is attacked",
    replaces=defending_players_for,
)
def the_primary_player_is_the_defending_player(
    table: Table, attacker: ObjectId
) -> tuple[PlayerId, ...]:
    meant = defending_players_for.function(table, attacker)
    return (primary_player(table, side_of(table, meant[0])),) if meant else ()


@mutant(
    "805.10e",
    "a creature removed from combat leaves open which defending player is meant",
    replaces=defending_players_for,
)
def who_was_attacked_is_forgotten(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if _shared(table) and combat is not None and attack_of(combat, attacker) is None:
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "310.8d",
    "for an attacker of a battle the defending player is the battle's controller",
    replaces=defending_players_for,
    since="2024-06-07",
)
def a_battles_controller_is_the_defending_player(
    table: Table, attacker: ObjectId
) -> tuple[PlayerId, ...]:
    attack = attack_of(table.turn.combat, attacker)
    if attack and isinstance(attack.target, int) and has_type(table, attack.target, "Battle"):
        return (controller(table, attack.target),)
    return defending_players_for.function(table, attacker)


# Blocking


@mutant(
    "805.10d", "creatures block only what attacks their own controller", replaces=may_block_that
)
def members_block_for_themselves(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    attack = attack_of(table.turn.combat, attacker)
    own = attack is not None and who_may_block(table, attack) == controller(table, blocker)
    return (own or not _shared(table)) and may_block_that.function(table, blocker, attacker)


@mutant(
    "805.10d",
    "each member declares blocks with the own creatures",
    replaces=who_blocks,
    since="2006-10-01",
)
def members_declare_their_blocks_alone(table: Table) -> tuple[Side, ...]:
    return tuple((player,) for side in who_blocks.function(table) for player in side)


@mutant(
    "805.10d",
    "limits on a block are counted for each member of the team",
    replaces=whole_block_within_limits,
    since="2006-10-01",
)
def blocks_are_limited_member_by_member(table: Table, blocks: Blocks) -> bool:
    return all(whole_block_within_limits.function(table, own) for own in _by_member(table, blocks))


@mutant("805.10d", "menace asks for two creatures of the same player", replaces=menace_respected)
def menace_counts_the_creatures_of_one_member(table: Table, blocks: Blocks) -> bool:
    return all(menace_respected.function(table, own) for own in _by_member(table, blocks))


def _by_member(table: Table, blocks: Blocks) -> Iterator[Blocks]:
    for player in blocks.by:
        own = {b: a for b, a in blocks.by_blocker.items() if controller(table, b) == player}
        yield Blocks(blocks.by, own, blocks.faced)
