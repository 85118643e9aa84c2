"""Misreadings of rule 810.8: teams that win and lose as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_together, may_lose, team_at_zero_life
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.players.players import teammates
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.ending_the_game import may_win
from apnap_reference.turn.leaving_the_game import concedes, departed_alone, with_winners

Players = tuple[PlayerId, ...]

TWO_MATES: Final = 2


@mutant(
    "810.8a",
    "in Two-Headed Giant, a player who loses the game doesn't make their team lose",
    replaces=losing_together,
    since="2006-10-01",
)
def heads_lose_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.8a",
    "when one of three teammates loses a Three-Headed Giant game, only two of them lose",
    replaces=losing_together,
    origin="others",
)
def two_of_three_heads_lose(table: Table, player: PlayerId) -> Players:
    together = losing_together.function(table, player)
    return together[:2] if player in together[:2] else together


@mutant(
    "810.8a",
    (
        "in Two-Headed Giant, an effect that says a player can't lose doesn't keep a teammate "
        "from losing"
    ),
    replaces=may_lose,
    since="2006-10-01",
)
def who_cannot_lose_protects_no_teammate(table: Table, player: PlayerId) -> bool:
    return all(
        player not in found.players(table, source)
        for source, found in abilities_in_play(table, CantLose)
    )


@mutant(
    "810.8a",
    (
        "in Two-Headed Giant, an effect that says a player can't win doesn't keep a teammate "
        "from winning"
    ),
    replaces=may_win,
    origin="others",
)
def who_cannot_win_stops_no_teammate(table: Table, player: PlayerId) -> bool:
    return all(
        player not in found.nor_win(table, source)
        for source, found in abilities_in_play(table, CantLose)
        if found.nor_win is not None
    )


@mutant(
    "810.8b",
    "in Two-Headed Giant, only the player who concedes leaves the game, and the teammates play on",
    replaces=concedes,
    since="2006-10-01",
)
def who_concedes_leaves_the_team_behind(table: Table, player: PlayerId) -> Table:
    if not table.variant.shared_life:
        return concedes.function(table, player)
    return with_winners(departed_alone(table, player, "conceded"))


@mutant(
    "810.8b",
    "on a team of three heads or more, only the player who concedes leaves the game",
    replaces=concedes,
    origin="others",
)
def one_of_three_heads_leaves_alone(table: Table, player: PlayerId) -> Table:
    if not table.variant.shared_life or len(teammates(table, player)) < TWO_MATES:
        return concedes.function(table, player)
    return with_winners(departed_alone(table, player, "conceded"))


@mutant(
    "810.8c",
    "in Two-Headed Giant, a team with 0 life doesn't lose the game until its life total is below 0",
    replaces=team_at_zero_life,
    since="2006-10-01",
)
def a_team_at_zero_life_is_alive(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in team_at_zero_life.function(table):
        if table.player(player).life < 0:
            yield player, reason
