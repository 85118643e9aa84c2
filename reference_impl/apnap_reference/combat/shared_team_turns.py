"""
Combat where teams share their turns: who attacks and defends, and what an attack is aimed at.

Today each creature attacks one member of the other team, or what that member guards. In the
editions in which the team is attacked as a whole, its name stands where a player's would.
"""

from __future__ import annotations

from apnap_reference.edition import switches
from apnap_reference.players.players import in_game, opponents, side_name
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Ref, Table


@rule("506.2b")
def the_active_team(table: Table) -> tuple[PlayerId, ...]:
    """With shared team turns, the active team attacks and the other team defends."""
    return table.turn.side


@rule("805.10a")
def the_other_team(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    """With shared team turns, all players on the nonactive team are defending players."""
    return opponents(table, attacker)


def attacked_as_one(table: Table) -> bool:
    """Tell whether the defending team is attacked as a whole in this game."""
    return table.variant.shared_team_turns and switches(table.edition).team_attacked_as_one


def members_attacked(table: Table, target: Ref | None) -> tuple[PlayerId, ...]:
    """Give the players of a team that is attacked as a whole; none for any other target."""
    teams = (team for team in table.teams if PlayerId(team.name) == target)
    return tuple(player for team in teams for player in team.members if in_game(table, player))


def each_attacked(table: Table, target: Ref) -> tuple[Ref, ...]:
    """Give whom or what an attack is on: an attack on a team is on each of its players."""
    return members_attacked(table, target) or (target,)


def attack_named(table: Table, name: str) -> Ref | None:
    """Find what an attack is said to be on: a player, a team, or an object; None: none of these."""
    return PlayerId(name) if table.is_team(PlayerId(name)) else table.ref(name)


@rule("606.7b", of="2006-10-01")
def the_team_as_a_whole(table: Table, _: PlayerId) -> tuple[Ref, ...]:
    """Creatures attack the defending team as a whole, not one of its players."""
    defending = table.turn.combat.defending if table.turn.combat else ()
    return (PlayerId(side_name(table, defending)),) if defending else ()


def has_left(table: Table, target: Ref | None) -> bool:
    """Tell whether the player or team attacked is in the game no more."""
    if not isinstance(target, str):
        return False
    if table.is_team(target):
        return not members_attacked(table, target)
    return not in_game(table, target)
