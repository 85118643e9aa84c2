"""Misreadings of rule 807, Grand Melee: turn markers, who has them, and what they decide."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.state import State
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import a_creature_of_theirs
from apnap_reference.combat.attacking_and_defending import left_neighbour, right_neighbour
from apnap_reference.players.players import everybody, in_game
from apnap_reference.players.range_of_influence import in_range, ranges_determined, seats_to
from apnap_reference.setup.legal_setups import SEATS_OF_A_MARKER as SEATS
from apnap_reference.setup.legal_setups import a_marker_for_four, markers_four_seats_apart
from apnap_reference.spells.casting import at_sorcery_speed
from apnap_reference.spells.targets import targetable
from apnap_reference.state.table import (
    Marker,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    Turn,
    replace,
)
from apnap_reference.turn.extra import with_extra_turn
from apnap_reference.turn.simultaneous_turns import gets_priority, marker_in_range
from apnap_reference.turn.turn_markers import (
    SEATS_OF_A_MARKER,
    designated,
    handed_down,
    markers_for,
    may_begin,
    passed_to_the_left,
    removed,
    room_for_extra_turn,
    to_the_right,
    too_many,
    waiting_removed,
    with_marker,
)

# The options


@mutant("807.2a", "influence reaches two seats", replaces=ranges_determined, since="2006-10-01")
def influence_reaches_two_seats_in_a_melee(table: Table) -> Table:
    usual = table.variant
    if not usual.turn_markers or usual.range_of_influence is None:
        return ranges_determined.function(table)
    far = replace(usual, range_of_influence=usual.range_of_influence + 1)
    return replace(ranges_determined.function(replace(table, variant=far)), variant=usual)


@mutant(
    "807.2b",
    "each player attacks the opponent to the right",
    replaces=left_neighbour,
    since="2006-10-01",
)
def a_melee_goes_to_the_right(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...]:
    if table.markers:
        return right_neighbour(table, attacker)
    return left_neighbour.function(table, attacker)


@mutant(
    "807.2c", "each player may attack both neighbours", replaces=left_neighbour, since="2006-10-01"
)
def both_neighbours_are_attacked_in_a_melee(
    table: Table, attacker: PlayerId
) -> tuple[PlayerId, ...]:
    left = left_neighbour.function(table, attacker)
    return (*left, *right_neighbour(table, attacker)) if table.markers else left


# Several turns


@mutant(
    "807.4",
    "nobody attacks while an attack is under way in another turn",
    replaces=a_creature_of_theirs,
    since="2006-10-01",
)
def one_combat_at_a_time(table: Table, by: tuple[PlayerId, ...], thing: ObjectId) -> bool:
    others = (turn for index, turn in enumerate(table.turns) if index != table.focus)
    busy = any(turn.combat is not None and turn.combat.attacks for turn in others)
    return not busy and a_creature_of_theirs.function(table, by, thing)


@mutant(
    "807.4a",
    "a game may have any number of turn markers",
    replaces=a_marker_for_four,
    since="2006-10-01",
)
def any_number_of_markers(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "807.4a",
    "a rest of fewer than four makes a turn marker",
    replaces=a_marker_for_four,
    since="2006-10-01",
)
def a_rest_of_players_makes_a_marker(state: State) -> Iterator[str]:
    due = -(-len(state.players) // SEATS)
    if state.variant.turn_markers != due:
        yield f"{state.variant.turn_markers} turn markers"


@mutant(
    "807.4b",
    "turn markers are handed out as one likes",
    replaces=markers_four_seats_apart,
    since="2006-10-01",
)
def markers_lie_anywhere(_state: State) -> Iterator[str]:
    return iter(())


@mutant("807.4c", "a marker goes to the right", replaces=passed_to_the_left, since="2006-10-01")
def markers_go_to_the_right(table: Table, marker: Marker) -> Table:
    seats = [player.name for player in table.players]
    at = seats.index(marker.holder)
    heir = next(p for p in (*seats[:at][::-1], *seats[at:][::-1]) if in_game(table, p))
    return with_marker(table, replace(marker, holder=heir, unused=True))


@mutant(
    "807.4c",
    "a marker whose holder leaves goes with its holder",
    replaces=passed_to_the_left,
    since="2006-10-01",
)
def a_marker_leaves_with_its_holder(table: Table, marker: Marker) -> Table:
    if in_game(table, marker.holder) or len(table.markers) == 1:
        return passed_to_the_left.function(table, marker)
    return removed(table, marker)


@mutant(
    "807.4d",
    "nobody waits for another marker before a turn begins",
    replaces=may_begin,
    since="2006-10-01",
)
def nobody_waits_for_another_marker(_table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    return all(turn.whose != marker.holder for turn in turns)


# Players who leave


@mutant(
    "807.4e",
    "the first marker to the left of who leaves is removed",
    replaces=designated,
    since="2006-10-01",
)
def the_marker_to_the_left_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    near = min(table.markers, key=lambda m: seats_to(table, leaving[0], m.holder))
    return _designated(table, near)


@mutant(
    "807.4e",
    "the marker that the departed player has is removed",
    replaces=designated,
    since="2006-10-01",
)
def the_own_marker_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    own = [marker for marker in table.markers if marker.holder in leaving]
    return _designated(table, own[0]) if own else designated.function(table, leaving)


@mutant(
    "807.4e",
    "of several markers the one with the highest number goes",
    replaces=designated,
    since="2006-10-01",
)
def the_highest_number_is_removed(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    last = max(to_the_right(table, player).number for player in leaving)
    return _designated(table, next(m for m in table.markers if m.number == last))


def _designated(table: Table, marker: Marker) -> Table:
    again = replace(marker, removals=marker.removals + too_many(table))
    return with_marker(table, again)


@mutant("807.4e", "every departure costs a marker", replaces=too_many)
def every_departure_costs_a_marker(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return 1 if staying > 1 else 0


@mutant(
    "807.4e",
    "a rest of fewer than four players keeps a marker",
    replaces=markers_for,
    since="2006-10-01",
)
def a_rest_of_players_keeps_a_marker(players: int) -> int:
    return -(-players // SEATS_OF_A_MARKER)


@mutant(
    "807.4f",
    "markers that are to be removed still count when the next player leaves",
    replaces=too_many,
)
def markers_to_be_removed_still_count(table: Table) -> int:
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return min(staying - 1, max(0, len(table.markers) - markers_for(len(everybody(table)))))


@mutant(
    "807.4e",
    "a marker is removed as soon as it is designated, and its turn is cut short",
    replaces=designated,
    since="2006-10-01",
)
def a_designated_marker_goes_in_mid_turn(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    return removed_in_mid_turn(designated.function(table, leaving))


def removed_in_mid_turn(table: Table) -> Table:
    """Remove the markers that are designated for it, and cut the turns taken with them short."""
    for marker in table.markers:
        if marker.removals and len(table.turns) > 1:
            turns = tuple(turn for turn in table.turns if turn.marker != marker.number)
            table = removed(replace(table, turns=turns, focus=0), marker)
    return table


@mutant(
    "807.4g",
    "a designated marker with which somebody waits is used for one more turn",
    replaces=waiting_removed,
    since="2006-10-01",
)
def a_waiting_marker_is_used_once_more(table: Table) -> Table:
    return table


@mutant(
    "807.4g",
    "a marker that was designated several times is removed, and that is all",
    replaces=handed_down,
    since="2006-10-01",
)
def several_designations_cost_one_marker(table: Table, _marker: Marker) -> Table:
    return table


@mutant(
    "807.4h",
    "an empty seat keeps its place between others",
    replaces=ranges_determined,
    since="2006-10-01",
)
def an_empty_seat_still_separates(table: Table) -> Table:
    reach, seats = table.variant.range_of_influence, [player.name for player in table.players]
    if reach is None or not table.variant.turn_markers:
        return ranges_determined.function(table)
    count = len(seats)
    around = range(-reach, reach + 1)
    ranges = {
        player: tuple(seats[(at + away) % count] for away in around)
        for at, player in enumerate(seats)
    }
    return replace(table, ranges=ranges)


# Extra turns


@mutant(
    "807.4i",
    "an extra turn follows at once, whatever marker is near on the right",
    replaces=room_for_extra_turn,
)
def an_extra_turn_follows_whatever_is_near(_table: Table, _marker: Marker) -> bool:
    return True


@mutant(
    "807.4i",
    "an extra turn always waits for the player's own next turn",
    replaces=room_for_extra_turn,
)
def an_extra_turn_waits_in_every_melee(_table: Table, _marker: Marker) -> bool:
    return False


@mutant(
    "807.4j",
    "an extra turn for somebody who is not taking a turn is lost",
    replaces=with_extra_turn,
    since="2006-10-01",
)
def an_extra_turn_without_a_marker_is_lost(table: Table, player: PlayerId) -> Table:
    takes = any(player in turn.side for turn in table.turns)
    return with_extra_turn.function(table, player) if takes or not table.markers else table


# Stacks


@mutant("807.5", "all turns share one stack", replaces=at_sorcery_speed)
def all_turns_share_one_stack(table: Table, player: PlayerId) -> bool:
    busy = any(turn.stack for turn in table.turns)
    return not busy and at_sorcery_speed.function(table, player)


@mutant("807.5a", "everybody has priority in each turn", replaces=marker_in_range)
def everybody_has_priority_in_each_turn(_table: Table, _turn: Turn, _player: PlayerId) -> bool:
    return True


@mutant(
    "807.5a",
    "only those have priority in a turn who have its player in range",
    replaces=marker_in_range,
)
def what_is_on_the_stack_gives_no_priority(table: Table, turn: Turn, player: PlayerId) -> bool:
    return in_range(table, player, turn.whose)


@mutant(
    "807.5b",
    "a spell goes on the stack of the last marker in range, whatever it targets",
    replaces=targetable,
    since="2006-10-01",
)
def what_targets_a_spell_goes_on_the_last_stack(table: Table, by: Object, ref: Ref) -> bool:
    near = [i for i, turn in enumerate(table.turns) if gets_priority(table, turn, by.controller)]
    stacked = any(ref in turn.stack for turn in table.turns)
    if len(near) == 1 or not stacked:
        return targetable.function(table, by, ref)
    return ref != by.id and table.focus == near[-1]
