"""Losing the game: who is to lose now, and who cannot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol.catalogue import catalogue
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import abilities_in_play
from apnap_reference.players.players import everybody, team_of
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import abilities_printed_on, is_played, of_a_kind
from apnap_reference.state.static_abilities import CantLose
from apnap_reference.state.table import PlayerId, Table, Team

POISONED: Final = 10
TEAM_POISONED: Final = 15
POISON_OF_ANOTHER_HEAD: Final = 5
TWO_HEADS: Final = 2


def teams_sharing_life(table: Table) -> tuple[Team, ...]:
    """Give the teams that share their life totals."""
    return table.teams if table.variant.shared_life else ()


@rule("704.5a")
def at_zero_life(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player whose life total is 0 or less loses the game."""
    for player in () if teams_sharing_life(table) else everybody(table):
        if table.player(player).life <= 0:
            yield player, "life"


@rule("810.8c")
def team_at_zero_life(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A team whose life total is 0 or less loses the game."""
    for player in everybody(table) if teams_sharing_life(table) else ():
        if table.player(player).life <= 0:
            yield player, "life"


@rule("704.5b")
def drew_from_nothing(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player who had to draw from an empty library loses the game."""
    for player in table.players:
        if player.left is None and player.drew_from_empty:
            yield player.name, "library"


@rule("704.5c")
def poisoned(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A player loses the game with ten or more poison counters."""
    for player in () if poisoned_together(table) else everybody(table):
        if table.player(player).poison >= POISONED:
            yield player, "poison"


def poisoned_together(table: Table) -> bool:
    """Tell whether teams share their poison counters."""
    return bool(teams_sharing_life(table)) and switches(table.edition).poison_is_the_teams


@rule("810.8d")
def team_poisoned(table: Table) -> Iterator[tuple[PlayerId, str]]:
    """A team loses the game with fifteen or more poison counters."""
    for team in teams_sharing_life(table) if poisoned_together(table) else ():
        for player in everybody(table):
            if player in team.members and table.player(player).poison >= fatal_to(team):
                yield player, "poison"


@rule("810.11")
def fatal_to(team: Team) -> int:
    """For each player beyond the second, a team needs five more poison counters to lose."""
    return TEAM_POISONED + POISON_OF_ANOTHER_HEAD * max(0, len(team.members) - TWO_HEADS)


LOSING: Final = (at_zero_life, team_at_zero_life, drew_from_nothing, poisoned, team_poisoned)


@rule("810.8a")
def losing_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """If one player on a team loses, the whole team loses; if one can't lose, none of them can."""
    team = team_of(table, player) if table.variant.shared_life else None
    return team.members if team else (player,)


@rule("809.5b")
def losing_with_an_emperor(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    """If a team's emperor loses the game, the team loses; a general loses alone."""
    team = team_of(table, player)
    if team is None or team.emperor != player:
        return (player,)
    return tuple(member for member in team.members if member == player or may_lose(table, member))


@rule("101.2")
def may_lose(table: Table, player: PlayerId) -> bool:
    """A player who can't lose the game doesn't lose, even if a rule or effect says they do."""
    together = losing_together(table, player)
    return all(
        set(together).isdisjoint(found.players(table, source))
        for source, found in abilities_in_play(table, CantLose)
    )


def reasons_to_lose(table: Table) -> tuple[tuple[PlayerId, str], ...]:
    """Give who loses now, and why; a player for whom there are several reasons for each."""
    return tuple(
        (player, reason)
        for loses in LOSING
        for player, reason in loses(table)
        if may_lose(table, player)
    )


def losers(table: Table) -> dict[PlayerId, str]:
    """Give who loses now, and the first reason why."""
    lost: dict[PlayerId, str] = {}
    for player, reason in reasons_to_lose(table):
        lost.setdefault(player, reason)
    return lost


def may_keep_from_losing(name: str) -> bool:
    """Tell whether a card of that name keeps somebody from losing, or may for all we know."""
    card = catalogue().get(name)
    if card is None or not is_played(card):
        return True
    return any(of_a_kind(abilities_printed_on(card.name), CantLose))
