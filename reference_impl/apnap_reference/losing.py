"""Losing the game: who is to lose now, and who cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.abilities import CantLose
from apnap_reference.looks import abilities_in_play
from apnap_reference.people import team_of
from apnap_reference.rulebook import rule
from apnap_reference.table import PlayerId, Table

POISONED: Final = 10


@rule("704.5a")
def at_zero_life(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player at 0 life or less loses."""
    for player in table.players:
        if player.left is None and player.life <= 0:
            yield player.name, "life"


@rule("704.5b")
def drew_from_nothing(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player who had to draw from an empty library loses."""
    for player in table.players:
        if player.left is None and player.drew_from_empty:
            yield player.name, "library"


@rule("704.5c")
def poisoned(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player with ten or more poison counters loses."""
    for player in table.players:
        if player.left is None and player.poison >= POISONED:
            yield player.name, "poison"


LOSING: Final = (at_zero_life, drew_from_nothing, poisoned)


@rule("810.8a", before={"2009-10-01": "606.8b"})
def losing_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """Where a team shares its life total, its members lose together, or cannot lose together."""
    team = team_of(table, player) if table.variant.shared_life else None
    return team.members if team else (player,)


@rule("101.2", before={"2009-10-01": "103.2"})
def may_lose(table: Table, player: PlayerId) -> bool:
    """Who cannot lose the game does not, whatever would make that player lose."""
    together = losing_together(table, player)
    return all(
        set(together).isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
    )


def losers(table: Table) -> dict[PlayerId, str]:
    """Give who loses now, and why."""
    lost: dict[PlayerId, str] = {}
    for loses in LOSING:
        for player, reason in loses(table):
            if may_lose(table, player):
                lost.setdefault(player, reason)
    return lost
