"""Misreadings of rule 305: how many lands are played, and which count."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import permanents
from apnap_reference.spells.playing_lands import may_play_a_land
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.phases_and_steps import turn_begun


@mutant(
    "305.2",
    "lands played in a turn count against the land limit of an extra turn that follows",
    replaces=turn_begun,
)
def lands_count_in_the_extra_turn(table: Table) -> Table:
    before = {player.name: player.lands_played for player in table.players}
    table = turn_begun.function(table)
    for player in table.turn.side if table.turns and table.turn.goes_on_after else ():
        played = replace(table.player(player), lands_played=before[player])
        table = table.with_player(played)
    return table


@mutant("305.2", "a player can play one land in each main phase", replaces=may_play_a_land)
def a_land_in_each_main_phase(table: Table, player: PlayerId) -> bool:
    second = table.turn.step == "postcombat_main" and table.player(player).lands_played == 1
    return second or may_play_a_land.function(table, player)


@mutant(
    "305.4",
    "a land that a spell puts onto the battlefield counts as the land played for the turn",
    replaces=may_play_a_land,
    since="2006-10-01",
)
def lands_put_count_as_played(table: Table, player: PlayerId) -> bool:
    new = sum(land.sick for land in permanents(table, "Land", of=player))
    one = table.player(player)
    counted = replace(one, lands_played=max(one.lands_played, new))
    return may_play_a_land.function(table.with_player(counted), player)
