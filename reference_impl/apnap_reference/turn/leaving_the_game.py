"""Leaving the game: what becomes of the objects, the turn and the combat of a departed player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from apnap_reference.changes.applying import (
    after_control_changes,
    control_changes,
    gone,
    happen,
    library_gone,
    remembered_together,
    returned_at_once,
)
from apnap_reference.changes.losing import losing_together, losing_with_an_emperor
from apnap_reference.changes.triggering import triggered
from apnap_reference.objects.characteristics import controller
from apnap_reference.players.players import everybody, in_game, side_of, team_of
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import GainsControl, IsControlled, WillBeControlled
from apnap_reference.state.events import Event, LeavesGame, LosesTheGame, Moves
from apnap_reference.state.table import PlayerId, Table, Team, Turn, replace
from apnap_reference.turn.monarch import with_a_monarch_who_stays
from apnap_reference.turn.simultaneous_turns import next_with_priority
from apnap_reference.turn.turn_markers import after_departures

OVER_PLAYERS: Final = (IsControlled, WillBeControlled)
"""Effects by which one player decides for another."""


@rule("104.3a")
def concedes(table: Table, player: PlayerId) -> Table:
    """A player who concedes loses the game and leaves it at once."""
    return leave_game(table, player)


@rule("104.3a")
def concedes_in_person(player: PlayerId, by: PlayerId) -> bool:
    """Players concede only for themselves, even while another player controls them."""
    return by == player


def leave_game(table: Table, player: PlayerId, reason: str = "conceded") -> Table:
    """Let a player leave (800.4a); with shared life the whole team leaves (810.8a)."""
    return leave_together(table, {player: reason})


def leave_together(table: Table, reasons: dict[PlayerId, str]) -> Table:
    """Let players leave at the same time, each for a reason, before anything is settled."""
    after, leaving = _all_left(table, reasons)
    after = departures_trigger(table, after, leaving)
    return with_winners(after_departures(after, leaving))


def draw_together(table: Table, drawing: Iterable[PlayerId]) -> Table:
    """Let players leave at the same time because the game is a draw for them."""
    after, leaving = _all_left(table, dict.fromkeys(drawing, "effect"))
    after = draws_trigger(table, after, leaving)
    return with_winners(after_departures(after, leaving))


def _all_left(table: Table, reasons: dict[PlayerId, str]) -> tuple[Table, tuple[PlayerId, ...]]:
    before = table
    for player, reason in reasons.items():
        for member in who_loses_with(table, player) if in_game(table, player) else ():
            if in_game(table, member):
                why = reason if member == player else "team"
                table = departed_alone(table, member, why)
    leaving = tuple(player for player in everybody(before) if not in_game(table, player))
    return with_a_monarch_who_stays(table), leaving


@rule("603.9")
def departures_trigger(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    """Abilities that wait for a player to lose trigger for whichever reason they lose."""
    return triggered(before, after, tuple(LosesTheGame(player) for player in leaving))


@rule("603.9")
def draws_trigger(before: Table, after: Table, leaving: tuple[PlayerId, ...]) -> Table:
    """Abilities that wait for a player to lose don't trigger if the game is a draw for them."""
    del before, leaving
    return after


def who_loses_with(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give who loses as a player does: that player, the heads of a giant, an emperor's team."""
    together = (*losing_together(table, player), *losing_with_an_emperor(table, player))
    return tuple(dict.fromkeys(together))


def departed_alone(table: Table, player: PlayerId, reason: str) -> Table:
    """Let one player leave, before anything is settled of who leaves or wins with them (800.4a)."""
    known = {**table.as_left, player: replace(table, as_left={})}
    table = table.with_player(replace(table.player(player), left=reason, mana=()))
    table = before = replace(table, as_left=known)
    table = remembered_together(before, possessions_leave(table, player))
    table = control_ends(table, player)
    table = stack_cleared(table, player)
    table = borrowed_exiled(table, player)
    changes = control_changes(before, table)
    leaving: tuple[Event, ...] = (*departing(before, player), *changes)
    table = after_control_changes(before, table, changes)
    table = returned_at_once(triggered(before, table, leaving))
    waiting = tuple(trigger for trigger in table.waiting if trigger.controller != player)
    picks = tuple(pick for pick in table.picks if pick.who != player)
    turns = tuple(without_player(table, turn, player) for turn in table.turns)
    return replace(table, waiting=waiting, picks=picks, turns=turns)


@rule("800.4a")
def possessions_leave(table: Table, player: PlayerId) -> Table:
    """When a player leaves the game, all objects they own leave it, too."""
    for thing in tuple(table.objects.values()):
        if thing.owner == player and thing.zone != "library":
            table = gone(table, thing)
    return library_gone(table, player)


@rule("603.6c")
def departing(table: Table, player: PlayerId) -> Iterator[LeavesGame]:
    """A permanent that leaves the game with its owner leaves the battlefield."""
    for thing in table.in_zone("battlefield"):
        if thing.owner == player:
            yield LeavesGame(thing.id)


@rule("800.4a")
def control_ends(table: Table, player: PlayerId) -> Table:
    """When a player leaves, effects that give them control of objects or players end."""
    kept = tuple(
        effect
        for effect in table.effects
        if effect.does != GainsControl(player)
        and not (isinstance(effect.does, OVER_PLAYERS) and effect.controller == player)
    )
    return replace(table, effects=kept)


@rule("800.4a")
def stack_cleared(table: Table, player: PlayerId) -> Table:
    """When a player leaves, abilities and copies they control on the stack cease to exist."""
    for thing in table.in_zone("stack"):
        if thing.kind != "card" and thing.controller == player:
            table = gone(table, thing)
    return table


@rule("800.4a")
def borrowed_exiled(table: Table, player: PlayerId) -> Table:
    """When a player leaves, objects they would still control are exiled."""
    exiled = tuple(
        Moves(thing.id, "exile")
        for thing in (*table.in_zone("battlefield"), *table.in_zone("stack"))
        if controller(table, thing.id) == player == thing.controller
    )
    return happen(table, *exiled) if exiled else table


def without_player(table: Table, turn: Turn, player: PlayerId) -> Turn:
    """Give a turn as it goes on when a player has left."""
    combat = turn.combat and replace(
        turn.combat,
        attacking=tuple(p for p in turn.combat.attacking if p != player),
        defending=tuple(p for p in turn.combat.defending if p != player),
    )
    turn = replace(
        turn,
        side=tuple(p for p in turn.side if p != player),
        passed=tuple(p for p in turn.passed if p != player),
        combat=combat,
    )
    if turn.priority is not None and player in turn.priority:
        turn = replace(turn, priority=None, receives=turn.priority)
    return replace(turn, receives=priority_after(table, turn, player))


@rule("800.4a")
def priority_after(table: Table, turn: Turn, player: PlayerId) -> tuple[PlayerId, ...] | None:
    """When a player with priority leaves, the next player in turn order receives it."""
    holder = turn.receives
    if holder is None or player not in holder:
        return holder
    staying = tuple(p for p in holder if p != player)
    if staying or not everybody(table):
        return staying or None
    return next_with_priority(table, turn, (player,))


@rule("104.2a")
def with_winners(table: Table) -> Table:
    """
    A player whose opponents have all left wins with their team; with nobody left, it's a draw.

    It is the one way to win here that needs no effect, and no effect stands against it.
    """
    remaining = everybody(table)
    if table.winners is not None:
        return table
    if not remaining:
        return replace(table, winners=())
    left = {_win_together(table, player) for player in remaining}
    return replace(table, winners=next(iter(left))) if len(left) == 1 else table


def _win_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    team = team_of(table, player)
    if team is None:
        return side_of(table, player)
    return winning_with_an_emperor(team) if team.emperor else team.members


@rule("809.5a")
def winning_with_an_emperor(team: Team) -> tuple[PlayerId, ...]:
    """A team wins the game if its emperor wins, generals who have left the game included."""
    return team.members
