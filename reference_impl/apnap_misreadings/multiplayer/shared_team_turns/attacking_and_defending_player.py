"""Misreadings of rules 805.10c and 805.10e: which attacking or defending player is meant."""

from __future__ import annotations

from apnap_misreadings.common import teammate_in_game
from apnap_misreadings.mutant import mutant
from apnap_reference.combat import attacking_and_defending as roles
from apnap_reference.combat.which_defending_player import (
    attacking_players_for,
    blocked_by,
    defending_players_for,
)
from apnap_reference.objects.characteristics import has_type
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.players.players import in_game, primary_player, side_of, your_team
from apnap_reference.spells import casting
from apnap_reference.state.static_abilities import CantCast
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, attack_of

Players = tuple[PlayerId, ...]


@mutant(
    "805.10c",
    "with shared team turns, the attacking player is always the active team's primary player",
    replaces=attacking_players_for,
)
def the_primary_player_is_the_attacking_player(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if table.variant.shared_team_turns and combat is not None and combat.attacking:
        return (primary_player(table, combat.attacking),)
    return attacking_players_for.function(table, blocker, before)


@mutant(
    "805.10c",
    (
        "with shared team turns, a blocking creature's ability can refer to any member of the "
        "attacking team"
    ),
    replaces=attacking_players_for,
)
def any_attacking_player_may_be_meant(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if table.variant.shared_team_turns and combat is not None:
        return combat.attacking
    return attacking_players_for.function(table, blocker, before)


@mutant(
    "805.10c",
    "of several creatures that one creature blocks, the first one has the attacking player",
    replaces=attacking_players_for,
    origin="others",
)
def the_first_one_blocked_decides(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    found = attacking_players_for.function(table, blocker, before)
    blocked = before or (blocked_by(table, blocker) if blocker is not None else ())
    return found[:1] if blocked else found


@mutant(
    "805.10e",
    (
        "with shared team turns, an attacking creature's ability can refer to any member of the "
        "defending team"
    ),
    replaces=defending_players_for,
)
def any_defending_player_may_be_meant(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if table.variant.shared_team_turns and combat is not None:
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    (
        "with shared team turns, the defending player is always the primary player of the "
        "attacked team"
    ),
    replaces=defending_players_for,
)
def the_primary_player_is_the_defending_player(
    table: Table, attacker: ObjectId
) -> tuple[PlayerId, ...]:
    meant = defending_players_for.function(table, attacker)
    return (primary_player(table, side_of(table, meant[0])),) if meant else ()


@mutant(
    "805.10e",
    (
        "for an attacker removed from combat, the defending player can be any member of the "
        "attacked team"
    ),
    replaces=defending_players_for,
)
def who_was_attacked_is_forgotten(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    combat = table.turn.combat
    if (
        table.variant.shared_team_turns
        and combat is not None
        and attack_of(combat, attacker) is None
    ):
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    (
        "once an attacked planeswalker has left, the defending player can be any member of the "
        "attacked team"
    ),
    replaces=defending_players_for,
    origin="others",
)
def any_head_is_meant_for_a_lost_planeswalker(table: Table, attacker: ObjectId) -> Players:
    attack, combat = roles.last_attack(table, attacker), table.turn.combat
    if attack is not None and combat is not None and attack.target is None:
        return combat.defending
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    "with shared team turns, the owner of an attacked planeswalker is the defending player",
    replaces=defending_players_for,
    origin="others",
)
def the_owner_of_the_planeswalker_is_meant(table: Table, attacker: ObjectId) -> Players:
    attack = roles.last_attack(table, attacker)
    target = attack.target if attack is not None else None
    if isinstance(target, int) and has_type(table, target, "Planeswalker"):
        return (table.objects[target].owner,)
    return defending_players_for.function(table, attacker)


@mutant(
    "805.10e",
    "with shared team turns, if the attacked player has left, a teammate is the defending player",
    replaces=defending_players_for,
)
def teammates_defend_for_who_has_left(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    found = defending_players_for.function(table, attacker)
    return tuple(
        player if in_game(table, player) else teammate_in_game(table, player) or player
        for player in found
    )


@mutant(
    "805.10e",
    (
        "with shared team turns, a player who can't cast spells keeps their teammates from "
        "casting spells too"
    ),
    replaces=casting.not_kept_from_casting,
)
def a_silenced_player_silences_the_team(table: Table, player: PlayerId, _: Object) -> bool:
    return all(
        found.allows(table, source, member)
        for member in your_team(table, player)
        for source, found in abilities_over(table, CantCast, member)
    )
