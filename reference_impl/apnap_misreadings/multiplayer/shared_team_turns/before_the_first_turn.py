"""Misreadings of rule 805.3: which team begins, and with which hands."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, everybody, in_apnap_order, side_of
from apnap_reference.procedure.starting_the_game import (
    declared,
    game_begins,
    hands_settled,
    new_hands,
    opening_hands_used,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table, replace


@mutant(
    "805.3",
    (
        "with shared team turns, only the player chosen to go first takes the first turn, not "
        "their whole team"
    ),
    replaces=game_begins,
    since="2006-10-01",
)
def only_one_member_has_the_first_turn(table: Table) -> Dialogue[Table]:
    table = yield from game_begins.function(table)
    return table.with_turn(replace(table.turn, side=table.turn.side[:1]))


def _hands_settled_by(table: Table, group: Side, *, together: bool) -> Dialogue[Table]:
    """Settle the hands of a group; if `together`, who goes on does so with the whole team."""
    taken = dict.fromkeys(group, 0)
    while group:
        table, again = yield from declared(table, group, taken)
        taken |= {player: taken[player] + 1 for player in again}
        table = yield from new_hands(table, again, taken)
        group = tuple(p for p in again if not together or {*side_of(table, p)} <= {*again})
    return table


@mutant(
    "805.3a",
    "with shared team turns, each team finishes its mulligans before the next team decides",
    replaces=hands_settled,
)
def a_team_takes_its_mulligans_before_the_next_decides(table: Table) -> Dialogue[Table]:
    together = in_apnap_order(table) if table.variant.shared_team_turns else (everybody(table),)
    for side in together:
        table = yield from _hands_settled_by(table, side, together=False)
    return table


@mutant(
    "805.3a",
    "a player can't take a mulligan once a teammate keeps their opening hand",
    replaces=hands_settled,
)
def who_keeps_keeps_for_the_teammate(table: Table) -> Dialogue[Table]:
    return (yield from _hands_settled_by(table, everybody(table), together=True))


@mutant(
    "805.3b",
    (
        "with shared team turns, all teams put cards from opening hands onto the battlefield at "
        "the same time"
    ),
    replaces=opening_hands_used,
)
def opening_hands_are_used_all_at_once(table: Table, side: Side) -> Dialogue[Table]:
    first = in_apnap_order(table)[0]
    players = everybody(table) if side == first else ()
    return (yield from opening_hands_used.function(table, players))


@mutant(
    "805.3b",
    (
        "with shared team turns, the primary player puts opening-hand cards onto the "
        "battlefield before teammates"
    ),
    replaces=opening_hands_used,
)
def opening_hands_are_used_from_the_right(table: Table, side: Side) -> Dialogue[Table]:
    for player in side:
        table = yield from opening_hands_used.function(table, (player,))
    return table
