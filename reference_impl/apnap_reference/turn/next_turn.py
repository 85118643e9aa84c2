"""Whose turn comes next: extra turns, turns that are skipped, and the order of seats."""

from __future__ import annotations

from typing import NamedTuple

from apnap_reference.changes.ending import effects_end
from apnap_reference.players.players import Side, in_game, next_side, side_name, side_of
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import TurnOf, UpkeepOf
from apnap_reference.state.ids import NOBODY, SideName
from apnap_reference.state.table import PlayerId, Table, Turn, replace
from apnap_reference.turn.skipped import TURN, skip_due, used_up


class Coming(NamedTuple):
    """A turn that is about to begin."""

    side: Side
    goes_on_after: SideName = NOBODY
    """Of an extra turn: after whom the turn order goes on then."""
    marker: int | None = None


def one_after_the_other(table: Table, _: Turn) -> tuple[Table, Coming]:
    """Give the turn that begins where the turns of a game follow each other."""
    table, side, goes_on_after = who_is_next(table)
    return table, Coming(side, goes_on_after)


@rule("500.7")
def who_is_next(table: Table) -> tuple[Table, Side, SideName]:
    """
    Extra turns come before the next turn in turn order, the newest extra turn first.

    The last part of the result names, for an extra turn, after whom the order goes on then.
    """
    while table.extra_turns:
        extra = table.extra_turns[-1]
        table = replace(table, extra_turns=table.extra_turns[:-1])
        side = side_called(table, extra.whose)
        if not side:
            for player in seats_of_side(table, extra.whose):
                table = would_have_begun(table, player)
            continue
        table, skipped = turn_skipped(table, side)
        if not skipped:
            return table, side, table.turn.goes_on_after or table.turn.whose
    whose = table.turn.goes_on_after or table.turn.whose
    while True:
        table, side = in_turn_order(table, whose)
        table, skipped = turn_skipped(table, side)
        if not skipped:
            return table, side, NOBODY
        whose = side_name(table, side)


@rule("614.10")
def turn_skipped(table: Table, side: Side) -> tuple[Table, bool]:
    """A turn that is skipped never begins; what waits for the next turn waits for the one after."""
    due = skip_due(table, side, (TURN,))
    return (used_up(table, due), True) if due is not None else (table, False)


@rule("800.4k")
def in_turn_order(table: Table, whose: SideName) -> tuple[Table, Side]:
    """A player who has left the game doesn't begin a turn."""
    seats = [player.name for player in table.players]
    last = side_called(table, whose) or seats_of_side(table, whose)
    following = next_side(table, last)
    for player in _between(seats, last[-1], following[0]):
        if not _still_to_come(table, player):
            table = would_have_begun(table, player)
    return table, following


@rule("800.4m")
def would_have_begun(table: Table, player: PlayerId) -> Table:
    """What lasts until some point in a departed player's turn ends as it would have begun."""
    return effects_end(table, TurnOf(player), UpkeepOf(player))


def _still_to_come(table: Table, player: PlayerId) -> bool:
    """Tell whether a turn of a player's, or of the team's if it shares turns, is to come."""
    return any(in_game(table, member) for member in side_of(table, player))


def _between(seats: list[PlayerId], first: PlayerId, last: PlayerId) -> list[PlayerId]:
    start = seats.index(first) + 1
    order = seats[start:] + seats[:start]
    return order[: order.index(last)]


def seats_of_side(table: Table, whose: SideName) -> tuple[PlayerId, ...]:
    """Give all members of a side by its name, also those who have left."""
    team = next((team for team in table.teams if team.name == whose), None)
    return team.members if team else (PlayerId(whose),)


def side_called(table: Table, whose: SideName) -> Side:
    """Give the members of a side who are in the game."""
    return tuple(p for p in seats_of_side(table, whose) if in_game(table, p))
