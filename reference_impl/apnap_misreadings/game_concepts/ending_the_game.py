"""Misreadings of rule 104: who has won, who has lost, and when it is a draw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import (
    POISONED,
    TEAM_POISONED,
    drew_from_nothing,
    may_lose,
    poisoned,
    poisoned_together,
)
from apnap_reference.objects.characteristics import abilities_in_play, controller
from apnap_reference.players.players import everybody, opponents
from apnap_reference.procedure.state_based_actions import all_lose
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table, replace
from apnap_reference.turn.ending_the_game import (
    lose_the_game,
    may_win,
    who_draws_the_game,
    wins_the_game,
)
from apnap_reference.turn.leaving_the_game import leave_together, with_winners


@mutant(
    "104.1",
    "an effect doesn't win the game as long as there is anything else on the stack",
    replaces=wins_the_game,
)
def victory_waits_for_the_stack(table: Table, player: PlayerId) -> Table:
    busy = len(table.turn.stack) > 1
    return table if busy else wins_the_game.function(table, player)


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
    "104.2b",
    "an effect can make a player win the game even if that player can't win",
    replaces=may_win,
)
def whoever_cannot_win_wins(_: Table, __: PlayerId) -> bool:
    return True


@mutant(
    "104.2b",
    "an effect by which a player wins makes each opponent lose who can, and the others play on",
    replaces=wins_the_game,
)
def winning_makes_opponents_lose(table: Table, player: PlayerId) -> Table:
    return lose_the_game(table, opponents(table, player))


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


@mutant(
    "104.3e",
    "an effect can make a player lose the game even if that player can't lose",
    replaces=lose_the_game,
)
def effects_make_anybody_lose(table: Table, players: Iterable[PlayerId]) -> Table:
    return leave_together(table, dict.fromkeys(players, "effect"))


@mutant(
    "104.3e",
    "an effect that makes a player lose the game only sets their life total to 0 or less",
    replaces=lose_the_game,
)
def losing_is_having_no_life(table: Table, players: Iterable[PlayerId]) -> Table:
    for name in players:
        player = table.player(name)
        table = table.with_player(replace(player, life=min(player.life, 0)))
    return table


@mutant(
    "104.4a",
    "of players who lose at the same time, those leave first who are first in the turn order",
    replaces=all_lose,
)
def one_loses_after_the_other(table: Table, lost: dict[PlayerId, str]) -> Table:
    for player, reason in lost.items():
        if table.winners is None:
            table = leave_together(table, {player: reason})
    return table


@mutant(
    "104.4c",
    "players who can't lose the game have no part in a draw",
    replaces=who_draws_the_game,
)
def no_draw_for_who_cannot_lose(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    drawing = who_draws_the_game.function(table, by)
    return tuple(player for player in drawing if may_lose(table, player))
