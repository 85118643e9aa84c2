"""Misreadings of rules 803, 808 and 811: teams that sit together, and Alternating Teams."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from apnap.protocol.state import State
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attacking_and_defending import (
    attacks_a_neighbour,
    left_neighbour,
    right_neighbour,
)
from apnap_reference.objects.deploying import every_creature_deploys
from apnap_reference.players.hands_shown import shown_to_neighbours
from apnap_reference.players.players import opponents, teammates, your_team
from apnap_reference.players.range_of_influence import in_range, ranges_determined
from apnap_reference.setup.legal_setups import (
    SIDES,
    evenly_spaced,
    nobody_beside_a_teammate,
    one_attack_option,
    seats_of,
    teams_against_teams,
    teams_of_one_size,
    teams_together,
)
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Object, PlayerId, Table, replace

AGREED = 2
"""The range of influence that is agreed upon unless another is."""


# Setting up


@mutant("811.1", "teams may differ in size", replaces=teams_of_one_size, since="2006-10-01")
def teams_may_differ_in_size(state: State) -> Iterator[str]:
    if len(state.teams) < SIDES:
        yield f"{len(state.teams)} teams"


@mutant("811.1", "two teams play, never more", replaces=teams_of_one_size, since="2006-10-01")
def two_teams_alternate_never_more(state: State) -> Iterator[str]:
    yield from teams_of_one_size.function(state)
    if len(state.teams) > SIDES:
        yield f"{len(state.teams)} teams"


@mutant(
    "811.2",
    "the range of influence is two seats, whatever was agreed",
    replaces=in_range,
    since="2006-10-01",
)
def influence_reaches_two_seats_whatever_was_agreed(
    table: Table, player: PlayerId, other: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return in_range.function(table, player, other)
    return other in _reached(table, player, AGREED)


def _reached(table: Table, player: PlayerId, seats: int) -> tuple[PlayerId, ...]:
    variant = replace(table.variant, range_of_influence=seats)
    return ranges_determined(replace(table, variant=variant)).ranges[player]


@mutant(
    "811.2a",
    "influence reaches the next seat only, as attacks do",
    replaces=in_range,
    since="2006-10-01",
)
def influence_reaches_no_farther_than_attacks(
    table: Table, player: PlayerId, other: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return in_range.function(table, player, other)
    return other in _reached(table, player, 1)


@mutant(
    "811.2b",
    "a game may do without an option about attacks",
    replaces=one_attack_option,
    since="2006-10-01",
)
def no_option_about_attacks_is_needed(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "811.2b",
    "several neighbours are never attacked at once",
    replaces=one_attack_option,
    since="2006-10-01",
)
def neighbours_are_attacked_one_at_a_time(state: State) -> Iterator[str]:
    if state.variant.attack not in ("left", "right"):
        yield f"the option {state.variant.attack}"


@mutant(
    "811.2c",
    "creatures are handed to teammates",
    replaces=every_creature_deploys,
    since="2006-10-01",
)
def creatures_are_handed_to_teammates(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    agreed = replace(table.variant, deploy_creatures=table.variant.neighbours_only)
    return every_creature_deploys.function(replace(table, variant=agreed), layer, seen)


@mutant(
    "811.3",
    "it is enough that nobody sits next to a teammate",
    replaces=evenly_spaced,
    since="2006-10-01",
)
def nobody_beside_a_teammate_is_enough(state: State) -> Iterator[str]:
    return nobody_beside_a_teammate.function(state)


@mutant(
    "811.3",
    "seats are counted along the list, and not from its end round to its start",
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


# Attacks


@mutant(
    "811.4", "everybody in range may be attacked", replaces=attacks_a_neighbour, since="2006-10-01"
)
def everybody_in_range_is_attacked(_table: Table, _attacker: PlayerId, _to: PlayerId) -> bool:
    return True


@mutant(
    "811.4",
    "only the neighbour to the left may be attacked",
    replaces=attacks_a_neighbour,
    since="2006-10-01",
)
def only_the_left_neighbour_is_attacked(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    if not table.variant.neighbours_only:
        return True
    option = right_neighbour if table.variant.attack == "right" else left_neighbour
    return defender in option(table, attacker)


@mutant(
    "811.4", "an empty seat parts those beside it", replaces=attacks_a_neighbour, since="2006-10-01"
)
def nobody_attacks_past_an_empty_seat(table: Table, attacker: PlayerId, defender: PlayerId) -> bool:
    seats = [player.name for player in table.players]
    away = (seats.index(defender) - seats.index(attacker)) % len(seats)
    return not table.variant.neighbours_only or away in (1, len(seats) - 1)


# Hands and cards


@mutant(
    "811.5",
    "all teammates look at each other's hands",
    replaces=shown_to_neighbours,
    since="2006-10-01",
)
def all_teammates_see_each_others_hands(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return teammates(table, player)


@mutant(
    "811.5",
    "teammates never look at each other's hands",
    replaces=shown_to_neighbours,
    since="2006-10-01",
)
def teammates_never_see_each_others_hands(_table: Table, _player: PlayerId) -> tuple[PlayerId, ...]:
    return ()


@mutant("811.5", "teammates pay with each other's mana", replaces=mana_sources, since="2006-10-01")
def alternating_teammates_share_their_mana(table: Table, player: PlayerId) -> tuple[Object, ...]:
    team = your_team(table, player) if table.variant.neighbours_only else (player,)
    return tuple(source for mate in team for source in mana_sources.function(table, mate))


# Team vs. Team


@mutant("808.1", "two teams play, never more", replaces=teams_against_teams)
def two_teams_play_against_each_other(state: State) -> Iterator[str]:
    if len(state.teams) != SIDES:
        yield f"{len(state.teams)} teams"


@mutant("808.1", "all teams are of one size", replaces=teams_against_teams)
def teams_are_as_large_as_the_others(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if len(state.teams) < SIDES or len(sizes) > 1:
        yield f"teams of {sizes} players"


@mutant("808.2", "the members of a team sit where they like", replaces=teams_together)
def teams_sit_where_they_like(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "803.1a",
    "with attack left the nearest opponent to the left is attacked, past teammates",
    replaces=left_neighbour,
    since="2006-10-01",
)
def attack_left_goes_past_teammates(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return opponents(table, attacker)[:1]


@mutant(
    "803.1b",
    "with attack right the nearest opponent to the right is attacked, past teammates",
    replaces=right_neighbour,
    since="2006-10-01",
)
def attack_right_goes_past_teammates(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return opponents(table, attacker)[-1:]
