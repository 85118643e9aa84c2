"""Misreadings of rules 608 and 609 of the book of 2006: Grand Melee and Teams as they were."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.state import State
from apnap_misreadings import grand_melee, teams
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.losing import losing_together
from apnap_reference.combat.attacking_and_defending import attacks_a_neighbour, left_neighbour
from apnap_reference.objects.deploying import every_creature_deploys
from apnap_reference.players.hands_shown import shown_to_neighbours
from apnap_reference.players.players import everybody, team_of
from apnap_reference.players.range_of_influence import in_range, ranges_determined, seats_to
from apnap_reference.setup.legal_setups import (
    a_marker_for_four,
    evenly_spaced,
    markers_four_seats_apart,
    one_attack_option,
    teams_of_one_size,
)
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.spells.mana import mana_sources
from apnap_reference.state.static_abilities import Change, Seen
from apnap_reference.state.table import Marker, Object, PlayerId, Table, Turn, replace
from apnap_reference.turn.leaving_the_game import with_winners
from apnap_reference.turn.turn_markers import (
    chosen_looking_back,
    extra_turn_due,
    may_begin,
    to_the_right,
    too_many,
    with_marker,
)

# Grand Melee


@mutant(
    "608.2a", "in 2006 influence reaches two seats", replaces=ranges_determined, only="2006-10-01"
)
def melees_of_2006_reach_two_seats(table: Table) -> Table:
    return grand_melee.influence_reaches_two_seats_in_a_melee(table)


@mutant(
    "608.2b", "in 2006 each player attacks to the right", replaces=left_neighbour, only="2006-10-01"
)
def melees_of_2006_go_to_the_right(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return grand_melee.a_melee_goes_to_the_right(table, attacker)


@mutant(
    "608.2c", "in 2006 both neighbours may be attacked", replaces=left_neighbour, only="2006-10-01"
)
def melees_of_2006_go_to_both_sides(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    return grand_melee.both_neighbours_are_attacked_in_a_melee(table, attacker)


@mutant(
    "608.4",
    "only the holder of the first marker is an active player",
    replaces=at_sorcery_speed,
    only="2006-10-01",
)
def only_the_first_marker_makes_an_active_player(table: Table, player: PlayerId) -> bool:
    return table.focus == 0 and at_sorcery_speed.function(table, player)


@mutant(
    "608.4a", "in 2006 any number of markers will do", replaces=a_marker_for_four, only="2006-10-01"
)
def melees_of_2006_have_any_number_of_markers(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "608.4b",
    "in 2006 markers lie where one likes",
    replaces=markers_four_seats_apart,
    only="2006-10-01",
)
def markers_of_2006_lie_anywhere(_state: State) -> Iterator[str]:
    return iter(())


@mutant("608.4c", "in 2006 nobody waits for another marker", replaces=may_begin, only="2006-10-01")
def nobody_waited_in_2006(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    return grand_melee.nobody_waits_for_another_marker(table, turns, marker)


def _chosen(table: Table, leaving: tuple[PlayerId, ...], near: set[int], number: int) -> Table:
    """Choose so many markers for removal, those in `near` before the others, the lowest first."""
    markers = tuple(replace(marker, removals=0) for marker in table.markers)
    table = replace(table, markers=markers, departed=(*table.departed, *leaving))
    order = sorted(markers, key=lambda m: (m.number not in near, m.number))
    for marker in order[:number]:
        table = with_marker(table, replace(marker, removals=1))
    return table


def _to_the_left(table: Table, player: PlayerId) -> Marker:
    return min(table.markers, key=lambda marker: seats_to(table, player, marker.holder))


def _due(table: Table) -> int:
    fresh = tuple(replace(marker, removals=0) for marker in table.markers)
    return too_many(replace(table, markers=fresh))


@mutant(
    "608.4d",
    "the marker to the left goes, not to the right",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def the_marker_to_the_left_went_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = {_to_the_left(table, who).number for who in (*table.departed, *leaving)}
    return _chosen(table, leaving, near, _due(table))


@mutant(
    "608.4d",
    "in 2006 every departure costs a marker",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def every_departure_cost_a_marker_in_2006(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    gone = (*table.departed, *leaving)
    near = {to_the_right(table, who).number for who in gone}
    return _chosen(table, leaving, near, min(len(gone), len(table.markers) - 1))


@mutant(
    "608.4d",
    "a marker is removed at once, and its turn is cut short",
    replaces=chosen_looking_back,
    only="2006-10-01",
)
def markers_of_2006_go_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return grand_melee.removed_in_mid_turn(chosen_looking_back.function(table, leaving))


@mutant(
    "608.4e",
    "in 2006 an extra turn without a marker is lost",
    replaces=extra_turn_due,
    only="2006-10-01",
)
def extra_turns_of_2006_are_lost(_table: Table, _player: PlayerId) -> bool:
    return False


@mutant(
    "608.5",
    "a Grand Melee is over as soon as fewer than four players are left, and all of them win",
    replaces=with_winners,
    only="2006-10-01",
)
def a_melee_ends_with_the_last_foursome(table: Table) -> Table:
    left = everybody(table)
    if table.markers and left and len(left) < 4:  # noqa: PLR2004 - a foursome
        return replace(table, winners=left)
    return with_winners.function(table)


# Teams


@mutant("609.1", "in 2006 each team has two members", replaces=teams_of_one_size, only="2006-10-01")
def teams_of_2006_are_pairs(state: State) -> Iterator[str]:
    sizes = {len(team.members) for team in state.teams}
    if sizes != {2}:
        yield f"teams of {sizes} players"


@mutant("609.2", "in 2006 influence is not limited", replaces=in_range, only="2006-10-01")
def teams_of_2006_reach_everybody(table: Table, player: PlayerId, other: PlayerId) -> bool:
    return table.variant.neighbours_only or in_range.function(table, player, other)


@mutant(
    "609.2a", "in 2006 influence reaches the next seat only", replaces=in_range, only="2006-10-01"
)
def teams_of_2006_reach_one_seat(table: Table, player: PlayerId, other: PlayerId) -> bool:
    return teams.influence_reaches_no_farther_than_attacks(table, player, other)


@mutant(
    "609.2b",
    "in 2006 no option about attacks is needed",
    replaces=one_attack_option,
    only="2006-10-01",
)
def teams_of_2006_need_no_option(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "609.2c",
    "in 2006 creatures are handed to teammates",
    replaces=every_creature_deploys,
    only="2006-10-01",
)
def teams_of_2006_hand_over_creatures(table: Table, layer: str, seen: Seen) -> Iterator[Change]:
    return teams.creatures_are_handed_to_teammates(table, layer, seen)


@mutant(
    "609.3",
    "in 2006 it is enough to sit apart from teammates",
    replaces=evenly_spaced,
    only="2006-10-01",
)
def teams_of_2006_sit_at_any_distance(state: State) -> Iterator[str]:
    return teams.nobody_beside_a_teammate_is_enough(state)


@mutant(
    "609.4",
    "in 2006 everybody in range may be attacked",
    replaces=attacks_a_neighbour,
    only="2006-10-01",
)
def teams_of_2006_attack_everybody(_table: Table, _attacker: PlayerId, _to: PlayerId) -> bool:
    return True


@mutant(
    "609.5",
    "a player who loses takes the team along, as in Two-Headed Giant",
    replaces=losing_together,
    only="2006-10-01",
)
def teams_of_2006_lose_together(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    team = team_of(table, player)
    return team.members if team else (player,)


@mutant(
    "609.5",
    "of the winning team only those have won who are still there",
    replaces=with_winners,
    only="2006-10-01",
)
def only_survivors_won_in_2006(table: Table) -> Table:
    table = with_winners.function(table)
    won = table.winners and tuple(player for player in table.winners if player in everybody(table))
    return replace(table, winners=won)


@mutant(
    "609.6",
    "in 2006 all teammates look at each other's hands",
    replaces=shown_to_neighbours,
    only="2006-10-01",
)
def teams_of_2006_see_all_hands(table: Table, player: PlayerId) -> tuple[PlayerId, ...]:
    return teams.all_teammates_see_each_others_hands(table, player)


@mutant("609.6", "in 2006 teammates share their mana", replaces=mana_sources, only="2006-10-01")
def teams_of_2006_share_their_mana(table: Table, player: PlayerId) -> tuple[Object, ...]:
    return teams.alternating_teammates_share_their_mana(table, player)
