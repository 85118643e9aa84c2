"""Misreadings of rule 104: who has won, and who has lost."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import (
    POISONED,
    TEAM_POISONED,
    drew_from_nothing,
    poisoned,
    poisoned_together,
)
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.players.players import everybody
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.leaving_the_game import with_winners


@mutant(
    "104.2a",
    "a player whom an effect keeps from winning doesn't win when all opponents have left",
    replaces=with_winners,
    since="2006-10-01",
)
def no_victory_of_who_cannot_win(table: Table) -> Table:
    saving = abilities_in_play(table, CantLose)
    after = with_winners.function(table)
    kept = any(
        controller(table, source.id) in (after.winners or ()) and not found.players(table, source)
        for source, found in saving
    )
    return table if kept else after


@mutant(
    "104.3c",
    "a player with no cards in their library loses the game without having to draw",
    replaces=drew_from_nothing,
)
def an_empty_library_loses(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return ((player, "library") for player in everybody(table) if not table.libraries[player])


def _poisoned_by(table: Table, counters: int) -> Iterator[tuple[PlayerId, str]]:
    for player in () if poisoned_together(table) else everybody(table):
        if table.player(player).poison >= counters:
            yield player, "poison"


@mutant(
    "104.3d",
    "a player with ten poison counters doesn't lose the game until they have eleven",
    replaces=poisoned,
)
def ten_poison_counters_are_borne(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, POISONED + 1)


@mutant(
    "104.3d",
    "a single player loses the game only with as many poison counters as a Two-Headed Giant team",
    replaces=poisoned,
)
def a_player_bears_as_much_as_a_team(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, TEAM_POISONED)
