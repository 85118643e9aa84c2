"""Who sits at the table, in which variant, with which options: what an engine can play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.needs import lacking, of_position
from apnap.driver.seating import seated, seated_apart, seated_with_emperors
from apnap.protocol import AttackOption, Capabilities, EditionDate, Variant
from apnap.protocol.variants import (
    EMPEROR,
    FREE_FOR_ALL,
    RANGE_OF_EMPERORS,
    TEAM_VS_TEAM,
    TWO_PLAYER,
    alternating_teams,
    grand_melee,
    two_headed_giant,
)
from apnap.vocabulary.words import PLAYERS

SEATS: Final = 6
"""So many players sit at a table at most; Grand Melee needs more."""

_FEW: Final = 4
"""With more players a game has more answers, most of which are passes: it is played less often."""

_MULLIGANS: Final = "decision:mulligan"
"""What a game needs that is to begin."""

_MELEE: Final = (4, 5, 8)

_REACHING: Final = ("free_for_all", "team_vs_team")
"""Variants that can be played with a limited range of influence and have none by default."""


def tables(can: Capabilities, edition: EditionDate) -> tuple[Position, ...]:
    """
    Return the empty tables at which an engine can play in an edition.

    What is played more often is there more than once.
    """
    playable = [one for one in _with_options(edition) if not lacking(can, of_position(one))]
    if not lacking(can, (_MULLIGANS,)):
        playable += _not_begun(playable)
    return tuple(playable)


def _not_begun(tables: Iterable[Position]) -> Iterator[Position]:
    """Yield one table of each variant at which the game has yet to begin."""
    seen: set[str | None] = set()
    for table in tables:
        if table.variant.name not in seen:
            seen.add(table.variant.name)
            yield replace(table, stage="before_game", step="untap", active=table.seats[0])


def _with_options(edition: EditionDate) -> Iterator[Position]:
    """Yield each table, and those with options that the variant does not have by default."""
    for table in _tables(edition):
        yield from (table,) * (1 if len(table.players) > _FEW else 2)
        variant = table.variant
        if variant.name == "team_vs_team":
            yield replace(table, variant=replace(variant, deploy_creatures=True))
        if variant.name in _REACHING and variant.range_of_influence is None:
            for seats in (1, 2)[: len(table.players) - 3]:
                yield replace(table, variant=replace(variant, range_of_influence=seats))


def _tables(edition: EditionDate) -> Iterator[Position]:
    """Yield a table of each variant and size."""
    for count in range(2, SEATS + 1):
        yield from _free_for_all(PLAYERS[:count])
    yield from (seated(TEAM_VS_TEAM, *sides(2, 2)), seated(TEAM_VS_TEAM, *sides(3, 3)))
    yield seated(TEAM_VS_TEAM, *sides(2, 2, 2))
    yield from (seated(two_headed_giant(2, edition), *sides(2, 2)),) * 4
    for size in (2, 3):
        yield seated_apart(alternating_teams(), *sides(size, size))
    yield from (seated_with_emperors(EMPEROR, RANGE_OF_EMPERORS, *sides(3, 3)),) * 2
    for count in _MELEE:
        yield seated(grand_melee(count), PLAYERS[:count])


def _free_for_all(seats: tuple[str, ...]) -> Iterator[Position]:
    """Yield a game of everybody against everybody, with each option for attacks."""
    if len(seats) == 2:  # noqa: PLR2004 - two players
        yield from (seated(TWO_PLAYER, seats),) * 3
        return
    yield from (seated(FREE_FOR_ALL, seats),) * (1 if len(seats) > _FEW else 3)
    sided: tuple[AttackOption, ...] = ("left", "right")
    for option in sided:
        yield seated(replace(FREE_FOR_ALL, attack=option), seats)
    if len(seats) <= 4:  # noqa: PLR2004 - of more it is the same
        yield seated(Variant("one_opponent"), seats)


def sides(*sizes: int) -> tuple[tuple[str, ...], ...]:
    """Return the members of teams of these sizes."""
    free = iter(PLAYERS)
    return tuple(tuple(next(free) for _ in range(size)) for size in sizes)


def name_of(table: Position) -> str:
    """Return what a table is called: its variant, options, and how many play."""
    variant = table.variant
    options = (
        variant.name or "no options",
        variant.attack,
        f"range {variant.range_of_influence}" if variant.range_of_influence else "",
        "deploying creatures" if variant.deploy_creatures else "",
        "shared team turns" if variant.shared_team_turns else "",
        f"{len(table.players)} players",
        "before the first turn" if table.stage == "before_game" else "",
    )
    return ", ".join(filter(None, options))
