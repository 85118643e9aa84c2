"""Misreadings of rule 807: how far a game goes that is won or lost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import at_zero_life
from apnap_reference.players.players import everybody, in_game, players_in_apnap_order
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.procedure.state_based_actions import all_lose
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.leaving_the_game import leave_together, with_winners


@mutant(
    "608.5",
    "a 2006 Grand Melee ends when fewer than four players are left, and all of them win",
    replaces=with_winners,
    only="2006-10-01",
)
def a_melee_ends_with_the_last_foursome(table: Table) -> Table:
    left = everybody(table)
    if table.markers and left and len(left) < 4:  # noqa: PLR2004 - a foursome
        return replace(table, winners=left)
    return with_winners.function(table)


@mutant(
    "608.5",
    (
        "in a 2006 Grand Melee, a player with 0 life loses only in the turn of a player within "
        "their range of influence"
    ),
    replaces=at_zero_life,
    only="2006-10-01",
    origin="others",
)
def nobody_died_in_far_off_turns(table: Table) -> Iterator[tuple[PlayerId, str]]:
    for player, reason in at_zero_life.function(table):
        if not table.markers or in_range(table, player, PlayerId(table.turn.whose)):
            yield player, reason


@mutant(
    "608.5",
    (
        "in 2006, players who would lose at the same time leave one by one in APNAP order, and "
        "the last one wins"
    ),
    replaces=all_lose,
    only="2006-10-01",
)
def the_last_to_lose_has_won(table: Table, lost: Mapping[PlayerId, str]) -> Table:
    for player in players_in_apnap_order(table):
        if player in lost and in_game(table, player) and table.winners is None:
            table = leave_together(table, {player: lost[player]})
    return table
