"""Calm Givens: which variant is played, with which options, and who sits where."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from apnap.driver import Position, PositionError, Seat
from apnap.driver.seating import at_table, seated, seated_apart, seated_with_emperors
from apnap.protocol import AttackOption, Variant
from apnap.protocol.variants import (
    EMPEROR,
    FREE_FOR_ALL,
    RANGE_OF_EMPERORS,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    TWO_PLAYER,
    alternating_teams,
    grand_melee,
)
from apnap.vocabulary.phrases import Column, Row, Topic
from apnap.vocabulary.words import anything, new_player, new_players, yes

SEATING: Final = Topic()

SEATS: Final = {
    "player": Column(new_player),
    "team": Column(anything, optional=True),
    "primary": Column(yes, optional=True),
    "emperor": Column(yes, optional=True),
}

_NEW: Final[dict[str, Any]] = {"words": {"players": new_players}}


def _empty(position: Position) -> None:
    if position.players:
        raise PositionError("the game is set up already")


def _seat(position: Position, variant: Variant, *sides: tuple[str, ...]) -> Position:
    _empty(position)
    return seated(variant, *sides)


@SEATING.calm("a two-player game between {players}", **_NEW)
def two_players(position: Position, players: tuple[str, ...]) -> Position:
    """Two players, 20 life each."""
    if len(players) != 2:  # noqa: PLR2004 - the phrase says it
        raise PositionError("a two-player game is between two players")
    return _seat(position, TWO_PLAYER, players)


@SEATING.calm("a free-for-all between {players}", **_NEW)
def free_for_all(position: Position, players: tuple[str, ...]) -> Position:
    """Seats clockwise in this order; a player can attack several opponents at once."""
    return _seat(position, FREE_FOR_ALL, players)


@SEATING.calm("a free-for-all with attack left between {players}", **_NEW)
def attack_left(position: Position, players: tuple[str, ...]) -> Position:
    """Players can attack only the opponent seated to their left."""
    return _seat(position, replace(FREE_FOR_ALL, attack="left"), players)


@SEATING.calm("a free-for-all with attack right between {players}", **_NEW)
def attack_right(position: Position, players: tuple[str, ...]) -> Position:
    """Players can attack only the opponent seated to their right."""
    return _seat(position, replace(FREE_FOR_ALL, attack="right"), players)


@SEATING.calm("a game without attack options between {players}", **_NEW)
def one_opponent(position: Position, players: tuple[str, ...]) -> Position:
    """The attacking player chooses one defending player as combat begins."""
    return _seat(position, Variant(attack="one_opponent"), players)


@SEATING.calm("a Grand Melee between {players}", **_NEW)
def melee(position: Position, players: tuple[str, ...]) -> Position:
    """Attack left, range of influence 1, a turn marker for each full four players."""
    return _seat(position, grand_melee(len(players)), players)


@SEATING.calm("a team game of {players} against {players}", **_NEW)
def team_game(position: Position, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Position:
    """Teams sit together and take their own turns; a player can attack several opponents."""
    return _seat(position, TEAM_VS_TEAM, ours, theirs)


@SEATING.calm("a Two-Headed Giant game of {players} against {players}", **_NEW)
def two_headed_giant(
    position: Position, ours: tuple[str, ...], theirs: tuple[str, ...]
) -> Position:
    """Teams share turns and life, as much as the edition gives; primary players come first."""
    return _seat(position, TWO_HEADED_GIANT, ours, theirs)


@SEATING.calm("an Alternating Teams game of {players} against {players}", **_NEW)
def alternating(position: Position, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Position:
    """Teammates sit in rotation; only adjacent opponents can be attacked; range of influence 2."""
    return alternating_by(position, ours, theirs, "multiple")


@SEATING.calm("an Alternating Teams game of {players} against {players} {attack}", **_NEW)
def alternating_by(
    position: Position, ours: tuple[str, ...], theirs: tuple[str, ...], attack: AttackOption
) -> Position:
    """Alternating Teams with another attack option, or without one."""
    _empty(position)
    return seated_apart(alternating_teams(attack), ours, theirs)


@SEATING.calm("an Emperor game of {players} against {players}", **_NEW)
def emperors(position: Position, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Position:
    """The middle one of each side is its emperor, with range of influence 2; generals have 1."""
    _empty(position)
    return seated_with_emperors(EMPEROR, RANGE_OF_EMPERORS, ours, theirs)


@SEATING.calm("a {variant} game seated clockwise:", columns=SEATS)
@SEATING.calm("an {variant} game seated clockwise:", columns=SEATS)
def clockwise(position: Position, variant: Variant, rows: tuple[Row, ...]) -> Position:
    """Any seating of teams; who is primary follows from the seats unless the table says so."""
    return clockwise_by(position, variant, variant.attack, rows)


@SEATING.calm("a {variant} game {attack} seated clockwise:", columns=SEATS)
@SEATING.calm("an {variant} game {attack} seated clockwise:", columns=SEATS)
def clockwise_by(
    position: Position, variant: Variant, attack: AttackOption, rows: tuple[Row, ...]
) -> Position:
    """Likewise, with another attack option, or without one."""
    _empty(position)
    seats = (
        Seat(
            row["player"],
            row["team"] or None,
            primary=bool(row["primary"]),
            emperor=bool(row["emperor"]),
            range_of_influence=RANGE_OF_EMPERORS if row["emperor"] else None,
        )
        for row in rows
    )
    return at_table(replace(variant, attack=attack), *seats)


@SEATING.calm("the range of influence is {number}")
def limited_range(position: Position, number: int) -> Position:
    """Every player has this range of influence."""
    if number < 1:
        raise PositionError("a range of influence is one seat at least")
    return _ranging(position, number)


@SEATING.calm("the range of influence is unlimited")
def unlimited_range(position: Position) -> Position:
    """Every player has an unlimited range of influence."""
    return _ranging(position, None)


@SEATING.calm("{player}'s range of influence is {number}")
def own_range(position: Position, name: str, number: int) -> Position:
    """That player's range of influence, instead of everybody's."""
    if number < 1:
        raise PositionError("a range of influence is one seat at least")
    if _begun(position).variant.range_of_influence is None:
        raise PositionError("say first what the range of influence of the others is")
    players = tuple(
        replace(player, range_of_influence=number) if player.name == name else player
        for player in position.players
    )
    return replace(position, players=players)


@SEATING.calm("creatures may be handed to teammates")
def handing_over(position: Position) -> Position:
    """Each creature has the ability of the deploy creatures option, after its own abilities."""
    variant = replace(_begun(position).variant, deploy_creatures=True)
    return replace(position, variant=variant)


@SEATING.calm("creatures cannot be handed to teammates")
def keeping_creatures(position: Position) -> Position:
    """Without the deploy creatures option, also in a variant that has it by default."""
    variant = replace(_begun(position).variant, deploy_creatures=False)
    return replace(position, variant=variant)


def _ranging(position: Position, seats: int | None) -> Position:
    variant = replace(_begun(position).variant, range_of_influence=seats)
    players = tuple(replace(player, range_of_influence=None) for player in position.players)
    return replace(position, variant=variant, players=players)


def _begun(position: Position) -> Position:
    """Return the position of a game whose players are known."""
    if not position.players:
        raise PositionError("say first which game is played, and between whom")
    return position


@SEATING.calm("turns are being taken by {players}")
def taking_turns(position: Position, names: tuple[str, ...]) -> Position:
    """The first named has turn marker 1, and so on; all are in their precombat main phases."""
    if not _begun(position).variant.turn_markers:
        raise PositionError("this game has no turn markers: only one player takes a turn")
    if len(set(names)) < len(names):
        raise PositionError("a player is named twice")
    if position.active not in (None, *names):
        raise PositionError(f"it is said already that {position.active} is taking a turn")
    return replace(position, taking=names)
