"""Misreadings of rules 103.8 and 104.3: the first draw, and who has lost."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import sharing_life
from apnap_reference.changes.losing import (
    POISONED,
    TEAM_POISONED,
    drew_from_nothing,
    losing_together,
    poisoned,
    poisoned_together,
)
from apnap_reference.players.players import everybody, team_of
from apnap_reference.state.table import PlayerId, Table
from apnap_reference.turn.first_draw import others_skip, starting_player_skips

# The first draw


@mutant(
    "103.8a",
    "of two players the one who plays first draws like the other",
    replaces=starting_player_skips,
)
def the_first_of_two_draws(_table: Table) -> bool:
    return False


@mutant(
    "103.8c", "whoever plays first skips the first draw, however many play", replaces=others_skip
)
def the_first_of_many_draws_nothing(table: Table) -> bool:
    return not table.variant.shared_team_turns


@mutant(
    "103.8c", "a team that plays first skips its first draw in whatever game", replaces=others_skip
)
def the_first_of_all_teams_draws_nothing(table: Table) -> bool:
    return table.variant.shared_team_turns


# Losing


@mutant("104.3c", "who has no card left in the library has lost", replaces=drew_from_nothing)
def an_empty_library_loses(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return ((player, "library") for player in everybody(table) if not table.libraries[player])


def _poisoned_by(table: Table, counters: int) -> Iterator[tuple[PlayerId, str]]:
    for player in () if poisoned_together(table) else everybody(table):
        if table.player(player).poison >= counters:
            yield player, "poison"


@mutant("104.3d", "ten poison counters are borne, more are not", replaces=poisoned)
def ten_poison_counters_are_borne(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, POISONED + 1)


@mutant("104.3d", "a player bears as much poison as a team", replaces=poisoned)
def a_player_bears_as_much_as_a_team(table: Table) -> Iterator[tuple[PlayerId, str]]:
    return _poisoned_by(table, TEAM_POISONED)


def _sharing_turns(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    team = team_of(table, player) if table.variant.shared_team_turns else None
    return team.members if team else (player,)


@mutant("805.4", "who shares turns loses the game together", replaces=losing_together)
def sharing_turns_is_losing_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return _sharing_turns(table, player)


@mutant("805.4", "who shares turns shares life", replaces=sharing_life)
def sharing_turns_is_sharing_life(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return _sharing_turns(table, player)
