"""Misreadings of rule 810.8: teams that win and lose as one."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_together, may_lose, team_at_zero_life
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.leaving_the_game import _left, concedes, with_winners

Players = tuple[PlayerId, ...]


@mutant(
    "810.8a",
    "a player who loses leaves the teammates behind",
    replaces=losing_together,
    since="2006-10-01",
)
def heads_lose_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.8a", "of three heads only two lose together", replaces=losing_together, origin="others"
)
def two_of_three_heads_lose(table: Table, player: PlayerId) -> Players:
    together = losing_together.function(table, player)
    return together[:2] if player in together[:2] else together


@mutant(
    "810.8a",
    "who cannot lose does not keep the teammate from losing",
    replaces=may_lose,
    since="2006-10-01",
)
def who_cannot_lose_protects_no_teammate(table: Table, player: PlayerId) -> bool:
    return all(
        player not in found.players(table, source)
        for source, found in abilities_in_play(table, CantLose)
    )


@mutant(
    "810.8b",
    "a player who concedes leaves the teammates behind",
    replaces=concedes,
    since="2006-10-01",
)
def who_concedes_leaves_the_team_behind(table: Table, player: PlayerId) -> Table:
    if not table.variant.shared_life:
        return concedes.function(table, player)
    return with_winners(_left(table, player, "conceded"))


@mutant("810.8c", "a team at 0 life is still alive", replaces=team_at_zero_life, since="2006-10-01")
def a_team_at_zero_life_is_alive(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in team_at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason


# In the book of 2006


@mutant(
    "606.8b",
    "in 2006 a player who loses leaves the teammate behind",
    replaces=losing_together,
    only="2006-10-01",
)
def heads_of_2006_lose_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)
