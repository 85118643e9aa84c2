"""Misreadings of rule 811: a team that loses its members."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_together
from apnap_reference.players.players import everybody, team_of
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import with_winners


@mutant(
    "609.5",
    "in 2006 Alternating Teams, a whole team loses when one member loses",
    replaces=losing_together,
    only="2006-10-01",
)
def teams_of_2006_lose_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    team = team_of(table, player)
    return team.members if team else (player,)


@mutant(
    "609.5",
    "in 2006 Alternating Teams, only members who are still in the game win with their team",
    replaces=with_winners,
    only="2006-10-01",
)
def only_survivors_won_in_2006(table: Table) -> Table:
    table = with_winners.function(table)
    won = table.winners and tuple(player for player in table.winners if player in everybody(table))
    return replace(table, winners=won)
