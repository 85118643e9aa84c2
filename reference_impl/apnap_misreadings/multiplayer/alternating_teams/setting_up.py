"""Misreadings of rules 811.1 to 811.3: the teams, their options, and their seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from apnap.protocol import State
from apnap_misreadings.mutant import mutant
from apnap_reference.players.range_of_influence import in_range, ranges_determined
from apnap_reference.setup.legal_setups import (
    SIDES,
    evenly_spaced,
    nobody_beside_a_teammate,
    one_attack_option,
    seats_of,
    teams_of_one_size,
)
from apnap_reference.state.table import PlayerId, Table, replace

AGREED = 2


@mutant(
    "811.1",
    "in Alternating Teams, the teams can have different sizes",
    replaces=teams_of_one_size,
    since="2006-10-01",
)
def teams_may_differ_in_size(state: State) -> Iterator[str]:
    if len(state.teams) < SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "811.1",
    "in Alternating Teams, no more than two teams can play",
    replaces=teams_of_one_size,
    since="2006-10-01",
)
def two_teams_alternate_never_more(state: State) -> Iterator[str]:
    yield from teams_of_one_size.function(state)
    if len(state.teams) > SIDES:
        yield f"{len(state.teams)} teams"


def _within(table: Table, player: PlayerId, seats: int) -> tuple[PlayerId, ...]:
    variant = replace(table.variant, range_of_influence=seats)
    return ranges_determined(replace(table, variant=variant)).ranges[player]


@mutant(
    "811.2",
    "in Alternating Teams, the range of influence is always 2, even if players agreed on another",
    replaces=in_range,
    since="2006-10-01",
)
def the_range_is_two_seats_whatever_was_agreed(
    table: Table, player: PlayerId, other: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return in_range.function(table, player, other)
    return other in _within(table, player, AGREED)


@mutant(
    "811.2a",
    "in Alternating Teams, the range of influence is only 1",
    replaces=in_range,
    since="2006-10-01",
)
def the_range_is_one_seat_in_alternating_teams(
    table: Table, player: PlayerId, other: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return in_range.function(table, player, other)
    return other in _within(table, player, 1)


@mutant(
    "811.2b",
    "an Alternating Teams game can be played without an attack option",
    replaces=one_attack_option,
    since="2006-10-01",
)
def no_option_about_attacks_is_needed(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "811.2b",
    "an Alternating Teams game can't use the attack multiple players option",
    replaces=one_attack_option,
    since="2006-10-01",
)
def neighbours_are_attacked_one_at_a_time(state: State) -> Iterator[str]:
    if state.variant.attack not in ("left", "right"):
        yield f"the option {state.variant.attack}"


@mutant(
    "811.3",
    (
        "in Alternating Teams, seats are legal if nobody sits next to a teammate, even if "
        "spaced unevenly"
    ),
    replaces=evenly_spaced,
    since="2006-10-01",
)
def nobody_beside_a_teammate_is_enough(state: State) -> Iterator[str]:
    return nobody_beside_a_teammate.function(state)


@mutant(
    "811.3",
    (
        "in Alternating Teams, the gap between a team's last and first seats doesn't need to "
        "match the others"
    ),
    replaces=evenly_spaced,
    since="2006-10-01",
)
def seats_are_counted_along_the_list(state: State) -> Iterator[str]:
    seats = seats_of(state)
    for team in state.teams:
        places = sorted(seats.index(member) for member in team.members)
        gaps = {after - before for before, after in pairwise(places)}
        if len(gaps) > 1:
            yield team.name


# In the book of 2006


@mutant(
    "609.1",
    "in 2006 Alternating Teams, each team must have exactly two members",
    replaces=teams_of_one_size,
    only="2006-10-01",
)
def teams_of_2006_are_pairs(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if sizes != {2}:
        yield f"teams of {' and '.join(map(str, sorted(sizes)))} players"


@mutant(
    "609.2",
    "in 2006 Alternating Teams, the range of influence is unlimited",
    replaces=in_range,
    only="2006-10-01",
)
def teams_of_2006_have_unlimited_range(table: Table, player: PlayerId, other: PlayerId) -> bool:
    return table.variant.neighbours_only or in_range.function(table, player, other)
