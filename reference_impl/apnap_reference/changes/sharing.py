"""
What teammates share, and who of them can't gain or lose it.

A team of Two-Headed Giant has one life total and one number of poison counters: what happens to one
member's happens to the other's, and what can't happen to one member can't happen to the team.
"""

from __future__ import annotations

from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.players.players import opponents, team_of
from apnap_reference.rulebook import rule
from apnap_reference.state.static_abilities import CantGainLife, CantGetPoison, CantLoseLife
from apnap_reference.state.table import PlayerId, Table


@rule("810.9a")
def sharing_life(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """When one member's life total changes, the life total that their team shares changes."""
    team = team_of(table, player) if table.variant.shared_life else None
    return team.members if team else (player,)


@rule("119.7")
def may_gain_life(table: Table, player: PlayerId) -> bool:
    """A player who can't gain life gains none."""
    return _nothing_forbids(table, gaining_life_together(table, player), CantGainLife)


@rule("810.9g")
def gaining_life_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player who can't gain life keeps their teammates from gaining any."""
    return sharing_life(table, player)


@rule("119.8")
def may_lose_life(table: Table, player: PlayerId) -> bool:
    """A player who can't lose life loses none, and can't pay any."""
    return _nothing_forbids(table, losing_life_together(table, player), CantLoseLife)


@rule("810.9h")
def losing_life_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player who can't lose life keeps their teammates from losing or paying any."""
    return sharing_life(table, player)


@rule("810.10")
def sharing_poison(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Poison counters are given to one player and shared by that player's team."""
    shared = switches(table.edition).poison_is_the_teams
    return sharing_life(table, player) if shared else (player,)


@rule("101.2")
def may_get_poison(table: Table, player: PlayerId) -> bool:
    """A player who can't get poison counters gets none."""
    return _nothing_forbids(table, getting_poison_together(table, player), CantGetPoison)


@rule("810.10c")
def getting_poison_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """A player who can't get poison counters keeps their teammates from getting any."""
    return sharing_poison(table, player)


@rule("810.10d")
def is_poisoned(table: Table, player: PlayerId) -> bool:
    """A player is poisoned if their team has a poison counter."""
    return any(poison_of(table, member) for member in sharing_poison(table, player))


@rule("810.10b")
def losing_poison_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Poison counters that one member loses are lost by the team."""
    return sharing_poison(table, player)


@rule("810.10a")
def poison_of(table: Table, player: PlayerId) -> int:
    """A player has as many poison counters as their team."""
    return table.player(player).poison


@rule("810.10a")
def poison_of_opponents(table: Table, player: PlayerId) -> int:
    """A player's opponents have as many poison counters as the opposing teams together."""
    groups = dict.fromkeys(sharing_poison(table, other) for other in opponents(table, player))
    return sum(poison_of(table, group[0]) for group in groups)


def _nothing_forbids(
    table: Table,
    players: tuple[PlayerId, ...],
    kind: type[CantGainLife | CantLoseLife | CantGetPoison],
) -> bool:
    """Tell whether no ability of a kind is about any of some players."""
    return all(
        set(players).isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, kind)
    )
