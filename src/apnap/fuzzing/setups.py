"""
Tables that are set up otherwise than usual: an option more, less or another, other teams or seats.

The rules allow some of them, and forbid others: whoever loads one has to know which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.needs import lacking, of_position
from apnap.driver.seating import seated, seated_apart, seated_with_emperors
from apnap.fuzzing.tables import sides
from apnap.protocol import AttackOption, Capabilities, EditionDate, Player, Variant
from apnap.protocol.variants import (
    EMPEROR,
    FREE_FOR_ALL,
    RANGE_OF_EMPERORS,
    TEAM_VS_TEAM,
    alternating_teams,
    grand_melee,
    two_headed_giant,
)
from apnap.vocabulary.words import PLAYERS

_ATTACKS: Final[tuple[AttackOption, ...]] = get_args(AttackOption)
_RANGES: Final = (None, 1, 2)


def setups(can: Capabilities, edition: EditionDate) -> tuple[Position, ...]:
    """Return the tables that an engine may be asked to load in an edition."""
    found = (*_other_options(edition), *_other_seats(edition))
    return tuple(one for one in found if not lacking(can, of_position(one)))


def _other_options(edition: EditionDate) -> Iterator[Position]:
    """Yield tables of each variant with one option that is another."""
    for table in _plain(edition):
        for variant in _otherwise(table.variant):
            if variant.shared_team_turns and not table.teams:
                continue  # nobody to share them with
            yield replace(table, variant=variant)
        for distance in (one for one in _RANGES if table.variant.name == "emperor"):
            players = (
                player if player.range_of_influence is None else _with_range(player, distance)
                for player in table.players
            )
            yield replace(table, players=tuple(players))


def _otherwise(variant: Variant) -> Iterator[Variant]:
    """Yield a variant with another option for attacks, another range, or other ways to play."""
    yield from (replace(variant, attack=one) for one in _ATTACKS if one != variant.attack)
    distance = variant.range_of_influence
    yield from (replace(variant, range_of_influence=one) for one in _RANGES if one != distance)
    yield replace(variant, deploy_creatures=not variant.deploy_creatures)
    yield replace(variant, neighbours_only=not variant.neighbours_only)
    yield replace(variant, shared_team_turns=not variant.shared_team_turns)


def _with_range(player: Player, distance: int | None) -> Player:
    """Return an emperor with another range of influence."""
    return replace(player, range_of_influence=distance)


def _plain(edition: EditionDate) -> Iterator[Position]:
    """Yield a table of each variant."""
    yield seated(FREE_FOR_ALL, PLAYERS[:4])
    yield seated(TEAM_VS_TEAM, *sides(2, 2))
    yield seated(two_headed_giant(2, edition), *sides(2, 2))
    yield seated_apart(alternating_teams(), *sides(2, 2))
    yield seated_with_emperors(EMPEROR, RANGE_OF_EMPERORS, *sides(3, 3))
    yield seated(grand_melee(5), PLAYERS[:5])


def _other_seats(edition: EditionDate) -> Iterator[Position]:
    """Yield tables of each variant with teams of other sizes, or with other seats."""
    giant = two_headed_giant(2, edition)
    for sizes in ((2, 2, 2), (3, 3), (3, 2), (1, 1)):
        yield seated(giant, *sides(*sizes))
    for sizes in ((1, 2), (3, 2), (1, 1, 2)):
        yield seated(TEAM_VS_TEAM, *sides(*sizes))
        yield seated_apart(alternating_teams(), *sides(*sizes))
    yield seated(alternating_teams(), *sides(2, 2))
    yield seated_apart(alternating_teams(), *sides(2, 2, 2))
    yield seated_apart(TEAM_VS_TEAM, *sides(2, 2))
    yield seated_apart(giant, *sides(2, 2))
    yield seated(FREE_FOR_ALL, *sides(2, 2))
    yield seated(grand_melee(4), *sides(2, 2))
    yield seated(grand_melee(8), PLAYERS[:5])
    yield seated(grand_melee(5), PLAYERS[:8])
    for sizes in ((1, 1), (3, 1), (3, 5), (3, 3, 3), (5, 3)):
        if sum(sizes) <= len(PLAYERS):
            yield seated_with_emperors(EMPEROR, RANGE_OF_EMPERORS, *sides(*sizes))
    yield seated(EMPEROR, *sides(3, 3))
