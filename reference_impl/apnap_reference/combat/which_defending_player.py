"""Which one player is meant by "attacking player" and "defending player"."""

from __future__ import annotations

from apnap_reference.choices.which_player import the_one
from apnap_reference.combat.attacking_and_defending import defending_player, last_attack
from apnap_reference.combat.shared_team_turns import attacked_as_one
from apnap_reference.objects.characteristics import controller
from apnap_reference.rulebook import rule
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import ObjectId, PlayerId, Table, blocking_of


@rule("805.10e")
def defending_players_for(table: Table, attacker: ObjectId) -> tuple[PlayerId, ...]:
    """
    A creature's defending player is the one it attacks, or attacked when it left combat.

    Where it attacks a whole team, each of the defending players could be meant.
    """
    combat, attack = table.turn.combat, last_attack(table, attacker)
    if combat is not None and attack is not None and table.is_team(attack.target):
        return combat.defending
    player = defending_player(table, attacker)
    return (player,) if player is not None else ()


def name_defending_player(
    table: Table, who: PlayerId, attacker: ObjectId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Find the defending player; if several could be meant, `who` controls the effect and picks."""
    among = defending_players_for(table, attacker)
    return (yield from the_one(table, who, among, "defending_player"))


def defending_player_spoken_of(
    table: Table, who: PlayerId, attacker: ObjectId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Find the defending player about whom an effect asks something, also one who has left."""
    among = defending_players_for(table, attacker)
    table, player = yield from the_one(table, who, among, "defending_player")
    return table, player if player is not None else next(iter(among), None)


def blocked_by(table: Table, blocker: ObjectId) -> tuple[ObjectId, ...]:
    """Give the attacking creatures that a creature is blocking."""
    block = blocking_of(table.turn.combat, blocker)
    return block.attackers if block is not None else ()


@rule("805.10c")
def attacking_players_for(
    table: Table, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> tuple[PlayerId, ...]:
    """
    A blocking creature's attacking player is the controller of the creature it blocks.

    `before` are the attackers that it was blocking, if they are known to an effect; they count
    if it blocks none now. Every attacking player could be meant where neither says more.
    """
    combat = table.turn.combat
    attacking = combat.attacking if combat is not None else ()
    if attacked_as_one(table):
        return attacking
    blocked = (blocked_by(table, blocker) if blocker is not None else ()) or before
    return tuple(dict.fromkeys(controller(table, attacker) for attacker in blocked)) or attacking


def name_attacking_player(
    table: Table, who: PlayerId, blocker: ObjectId | None, before: tuple[ObjectId, ...] = ()
) -> Dialogue[tuple[Table, PlayerId | None]]:
    """Find the attacking player; if several could be meant, `who` controls the effect and picks."""
    among = attacking_players_for(table, blocker, before)
    return (yield from the_one(table, who, among, "attacking_player"))
