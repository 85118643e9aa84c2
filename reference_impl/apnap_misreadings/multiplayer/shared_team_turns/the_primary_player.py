"""Misreadings of rule 805.2: who is the primary player."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.players.players import Side, primary_player, team_of
from apnap_reference.setup.legal_setups import rightmost_is_primary
from apnap_reference.state.table import PlayerId, Table


@mutant(
    "805.2",
    (
        "a team's primary player is its first member in the list of players instead of the "
        "rightmost one"
    ),
    replaces=primary_player,
    since="2006-10-01",
)
def the_primary_player_has_the_lowest_seat(table: Table, members: Side) -> PlayerId:
    return next(player.name for player in table.players if player.name in members)


@mutant(
    "805.2",
    "a team's primary player sits in its leftmost seat",
    replaces=primary_player,
    since="2006-10-01",
)
def the_primary_player_sits_leftmost(table: Table, members: Side) -> PlayerId:
    first = primary_player.function(table, members)
    mates = tuple(player for player in members if player != first)
    return the_primary_player_sits_leftmost(table, mates) if mates else first


@mutant(
    "805.2",
    (
        "when the primary player of a larger team leaves, the leftmost remaining member becomes "
        "primary player"
    ),
    replaces=primary_player,
)
def the_left_end_succeeds_the_primary_player(table: Table, members: Side) -> PlayerId:
    team = team_of(table, members[0])
    primary = primary_player.function(table, team.members if team is not None else members)
    return primary if primary in members else members[-1]


@mutant(
    "805.2",
    "a team can choose any of its members as its primary player",
    replaces=rightmost_is_primary,
    since="2006-10-01",
)
def any_member_is_named_the_primary_player(_state: State) -> Iterator[str]:
    return iter(())
