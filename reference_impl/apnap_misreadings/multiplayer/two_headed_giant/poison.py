"""Misreadings of rules 810.8d to 810.11: poison counters of a team."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant, switched
from apnap_reference.changes.losing import (
    POISON_OF_ANOTHER_HEAD,
    POISONED,
    TEAM_POISONED,
    fatal_to,
)
from apnap_reference.changes.sharing import (
    getting_poison_together,
    is_poisoned,
    losing_poison_together,
    poison_of_opponents,
    sharing_poison,
)
from apnap_reference.players.players import opponents, primary_player, side_of
from apnap_reference.state.table import PlayerId, Table, Team


@mutant(
    "810.8d",
    "in Two-Headed Giant, a team loses the game with ten poison counters",
    replaces=fatal_to,
)
def ten_poison_counters_kill_a_team(_team: Team) -> int:
    return POISONED


@mutant(
    "810.8d",
    "in Two-Headed Giant, a team loses the game with sixteen poison counters instead of fifteen",
    replaces=fatal_to,
)
def fifteen_poison_counters_are_borne(team: Team) -> int:
    return fatal_to.function(team) + 1


@mutant(
    "810.10",
    "in Two-Headed Giant, each player has separate poison counters",
    replaces=sharing_poison,
)
def each_head_is_poisoned_alone(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.10a",
    "in Two-Headed Giant, a team's poison counters are counted once for each of its players",
    replaces=poison_of_opponents,
)
def poison_is_counted_head_by_head(table: Table, player: PlayerId) -> int:
    return sum(table.player(other).poison for other in opponents(table, player))


@mutant(
    "810.10b",
    "in Two-Headed Giant, a player loses poison counters without their team losing any",
    replaces=losing_poison_together,
)
def heads_lose_poison_one_by_one(_table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.10c",
    "a player who can't get poison counters doesn't keep their teammates from getting any",
    replaces=getting_poison_together,
)
def one_head_alone_gets_no_poison(_: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return (player,)


@mutant(
    "810.10d",
    "if a team has poison counters, only its primary player is poisoned",
    replaces=is_poisoned,
)
def only_the_primary_player_is_poisoned(table: Table, player: PlayerId) -> bool:
    primary = primary_player(table, side_of(table, player))
    return is_poisoned.function(table, player) and player == primary


@mutant(
    "810.10d",
    "a player is poisoned if an opponent's team has poison counters",
    replaces=is_poisoned,
)
def opponents_poison_counts(table: Table, player: PlayerId) -> bool:
    return any(is_poisoned.function(table, other) for other in opponents(table, player))


@mutant(
    "810.11",
    "in Three-Headed Giant, a team still loses the game with fifteen poison counters",
    replaces=fatal_to,
)
def more_heads_bear_no_more_poison(_team: Team) -> int:
    return TEAM_POISONED


@mutant(
    "810.11",
    "a team of more than two players loses the game with twenty poison counters",
    replaces=fatal_to,
    origin="others",
)
def more_than_three_heads_bear_no_more(team: Team) -> int:
    return min(fatal_to.function(team), TEAM_POISONED + POISON_OF_ANOTHER_HEAD)


# In the book of 2006


switched(
    "102.3d",
    "in 2006 Two-Headed Giant, poison counters are shared by the team",
    name="teams-of-2006-share-their-poison",
    switch="poison_is_the_teams",
    value=True,
    only="2006-10-01",
)
