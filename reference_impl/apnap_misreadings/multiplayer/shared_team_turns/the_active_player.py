"""Misreadings of rule 805.9: which active player is meant."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.choices.which_player import one_active_player, the_one
from apnap_reference.players.players import in_game
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.next_turn import seats_of_side


@mutant(
    "805.9",
    (
        "with shared team turns, an ability that refers to the active player means the active "
        "team's primary player"
    ),
    replaces=one_active_player,
)
def the_primary_player_is_the_active_player(
    table: Table, _who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    yield from ()
    return table, next(iter(table.turn.side), None)


@mutant(
    "805.9",
    "with shared team turns, the active team chooses which active player an ability refers to",
    replaces=one_active_player,
)
def the_active_team_says_who_is_meant(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    speaker = next(iter(table.turn.side), who)
    return (yield from the_one(table, speaker, table.turn.side, "active_player"))


@mutant(
    "805.9",
    (
        "with shared team turns, the active player to whom an ability refers is its controller, "
        "if they are active themselves"
    ),
    replaces=one_active_player,
    origin="others",
)
def an_active_controller_is_meant(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    if who in table.turn.side:
        return table, who
    return (yield from one_active_player.function(table, who))


@mutant(
    "805.9",
    (
        "once a member of the active team has left, an ability that refers to the active player "
        "means nobody"
    ),
    replaces=one_active_player,
)
def nobody_is_meant_once_one_has_left(
    table: Table, who: PlayerId
) -> Dialogue[tuple[Table, PlayerId | None]]:
    if all(in_game(table, player) for player in seats_of_side(table, table.turn.whose)):
        return (yield from one_active_player.function(table, who))
    return table, None
