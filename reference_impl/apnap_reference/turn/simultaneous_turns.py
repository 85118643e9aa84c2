"""Who takes part in a turn: where several go on at the same time, not everybody in each of them."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.edition import switches
from apnap_reference.players.players import Side, everybody, in_game, next_side
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.rulebook import rule
from apnap_reference.state.table import ObjectId, PlayerId, Table, Turn


@rule("807.5a")
def marker_in_range(table: Table, turn: Turn, player: PlayerId) -> bool:
    """Players get priority for a stack only if its marker, or an object on it, is in range."""
    near = (PlayerId(turn.whose), *_controllers_on_stack(table, turn))
    return any(in_range(table, player, other) for other in near)


@rule("807.5b")
def on_this_stack(table: Table, thing: ObjectId) -> bool:
    """A spell or ability is put on the same marker's stack as the object it targets."""
    return thing in table.turn.stack


def _controllers_on_stack(table: Table, turn: Turn) -> Iterator[PlayerId]:
    """Yield who controls something on a turn's stack; combat damage there is nobody's."""
    players = everybody(table)
    for number in turn.stack:
        if number in table.objects and table.objects[number].controller in players:
            yield table.objects[number].controller


def gets_priority(table: Table, turn: Turn, player: PlayerId) -> bool:
    """Tell whether a player gets priority in a turn."""
    return not _has_its_own_stack(table, turn) or marker_in_range(table, turn, player)


def _has_its_own_stack(table: Table, turn: Turn) -> bool:
    return turn.marker is not None and switches(table.edition).stacks_of_markers


def priority_holders(table: Table, turn: Turn) -> tuple[PlayerId, ...]:
    """Give all who have to pass before a turn goes on."""
    here = everybody(table)
    if not _has_its_own_stack(table, turn):
        return here
    return tuple(player for player in here if marker_in_range(table, turn, player))


def next_with_priority(table: Table, turn: Turn, side: Side) -> Side:
    """Give the first side after one in turn order that gets priority in a turn."""
    following = next_side(table, side)
    if not _has_its_own_stack(table, turn):
        return following
    for _ in table.players:
        if any(gets_priority(table, turn, player) for player in following):
            break
        following = next_side(table, following)
    return following


def concerned(table: Table) -> tuple[PlayerId, ...]:
    """
    Give the players for whom a step or turn ends now.

    That is everybody, save those who, of the turns that are going on, take part in others only.
    """
    players = tuple(player.name for player in table.players)
    others = [turn for index, turn in enumerate(table.turns) if index != table.focus]
    if not others:
        return players
    return tuple(player for player in players if _concerned(table, player, others))


def _concerned(table: Table, player: PlayerId, others: list[Turn]) -> bool:
    return in_range(table, player, PlayerId(table.turn.whose)) or not any(
        in_range(table, player, PlayerId(turn.whose)) for turn in others
    )


def in_another_turn(table: Table, player: PlayerId) -> bool:
    """Tell whether a player is taking a turn other than the one in which things happen."""
    return in_game(table, player) and any(
        player in turn.side for index, turn in enumerate(table.turns) if index != table.focus
    )
