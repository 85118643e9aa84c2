"""Turn markers: several players take turns at the same time, and pass the markers on (807.4)."""

from __future__ import annotations

from typing import Final

from apnap_reference.edition import switches
from apnap_reference.players.players import everybody, in_game
from apnap_reference.players.range_of_influence import seats_to
from apnap_reference.rulebook import rule
from apnap_reference.state.table import Marker, PlayerId, Table, Turn, replace
from apnap_reference.turn.next_turn import Coming, in_turn_order, turn_skipped

SEATS_OF_A_MARKER: Final = 4


# How many there are, and who has them


@rule("807.4a")
def markers_for(players: int) -> int:
    """The game has one turn marker for each full four players, and at least one."""
    return max(1, players // SEATS_OF_A_MARKER)


@rule("807.4b")
def handed_out(table: Table, first: PlayerId) -> Table:
    """The starting player gets the first turn marker; the others start four seats apart."""
    seats = [player.name for player in table.players]
    start = seats.index(first)
    order = seats[start:] + seats[:start]
    number = min(table.variant.turn_markers, markers_for(len(order)))
    markers = (Marker(i + 1, order[i * SEATS_OF_A_MARKER]) for i in range(number))
    return replace(table, markers=tuple(markers))


def with_marker(table: Table, marker: Marker) -> Table:
    """Replace the marker of that number."""
    markers = tuple(marker if m.number == marker.number else m for m in table.markers)
    return replace(table, markers=markers)


def under_way(turns: tuple[Turn, ...], marker: Marker) -> bool:
    """Tell whether one of the turns is taken with a marker."""
    return any(turn.marker == marker.number for turn in turns)


# Who begins


def as_markers_allow(table: Table, ended: Turn | None) -> tuple[Table, Coming | None]:
    """
    Give the next turn that begins, if any can, where several go on at the same time.

    A turn that has ended is still the one in which things happen.
    """
    turns = tuple(turn for turn in table.turns if turn is not ended)
    if ended is not None:
        table = after_its_turn(table, ended)
    going_on = {turn.marker for turn in turns}
    for marker in table.markers:
        if marker.number not in going_on:
            table, coming = _with_marker_begins(table, turns, marker.number)
            if coming is not None:
                return table, coming
    return table, None


def after_its_turn(table: Table, ended: Turn) -> Table:
    """Settle what becomes of the marker of a turn that has ended."""
    found = [marker for marker in table.markers if marker.number == ended.marker]
    for marker in found:
        table = removed_or_passed(table, marker)
    return settled_between_turns(table)


def _with_marker_begins(
    table: Table, turns: tuple[Turn, ...], number: int
) -> tuple[Table, Coming | None]:
    """Let the turn begin for which a marker waits, unless it waits on; skip what is skipped."""
    while True:
        marker = next(m for m in table.markers if m.number == number)
        if not may_begin(table, turns, marker):
            return table, None
        side = (marker.holder,)
        table = _taken_up(table, marker)
        table, skipped = turn_skipped(table, side)
        if not skipped:
            return table, Coming(side, marker=number)
        table = removed_or_passed(table, next(m for m in table.markers if m.number == number))


@rule("807.4d")
def may_begin(table: Table, turns: tuple[Turn, ...], marker: Marker) -> bool:
    """A player can't begin a turn while a player within three seats to the left has a marker."""
    if any(turn.whose == marker.holder for turn in turns):
        return False
    at_once = not marker.unused and not switches(table.edition).extra_turn_waits_for_markers
    return at_once or not close_to_the_left(table, marker)


def close_to_the_left(table: Table, marker: Marker) -> bool:
    """Tell whether there is another marker within three seats to the left."""
    ahead = (seats_to(table, marker.holder, other.holder) for other in table.markers)
    return any(0 < seats < SEATS_OF_A_MARKER for seats in ahead)


def close_to_the_right(table: Table, marker: Marker) -> bool:
    """Tell whether there is another marker within three seats to the right."""
    others = (other for other in table.markers if other.number != marker.number)
    behind = (seats_to(table, other.holder, marker.holder) for other in others)
    return any(seats < SEATS_OF_A_MARKER for seats in behind)


def _taken_up(table: Table, marker: Marker) -> Table:
    """Let the holder use the marker: for an extra turn, or else for the turn it was passed for."""
    if extra_turn_due(table, marker.holder):
        return without_extra_turn(table, marker.holder)
    return with_marker(table, replace(marker, unused=False))


@rule("807.4j")
def extra_turn_due(table: Table, player: PlayerId) -> bool:
    """A player without a turn marker takes an extra turn right before their next turn."""
    return any(extra.whose == player for extra in table.extra_turns)


def without_extra_turn(table: Table, player: PlayerId) -> Table:
    """Use up the newest extra turn of a player."""
    mine = max(i for i, extra in enumerate(table.extra_turns) if extra.whose == player)
    kept = (*table.extra_turns[:mine], *table.extra_turns[mine + 1 :])
    return replace(table, extra_turns=kept)


# What becomes of a marker


@rule("807.4g")
def removed_or_passed(table: Table, marker: Marker) -> Table:
    """A marker designated for removal is removed, not passed, when its turn ends."""
    if marker.removals:
        return removed(table, marker)
    return table if keeps_marker(table, marker) else passed_to_the_left(table, marker)


def keeps_marker(table: Table, marker: Marker) -> bool:
    """Tell whether the holder takes another turn with a marker."""
    if marker.unused:
        return in_game(table, marker.holder)
    return extra_turn_due(table, marker.holder) and room_for_extra_turn(table, marker)


@rule("807.4i")
def room_for_extra_turn(table: Table, marker: Marker) -> bool:
    """A marker is kept for an extra turn unless another is within three seats to its right."""
    waits = switches(table.edition).extra_turn_waits_for_markers
    return not (waits and close_to_the_right(table, marker))


@rule("807.4c")
def passed_to_the_left(table: Table, marker: Marker) -> Table:
    """A turn marker is passed to the player on the left, even if its holder has left."""
    table, side = in_turn_order(table, marker.holder)
    return with_marker(table, replace(marker, holder=side[0], unused=True))


def removed(table: Table, marker: Marker) -> Table:
    """Take a marker out of the game."""
    left = tuple(other for other in table.markers if other.number != marker.number)
    table = replace(table, markers=left)
    table = handed_down(table, marker)
    return waiting_removed(table)


@rule("807.4g")
def handed_down(table: Table, marker: Marker) -> Table:
    """A removed marker's further designations are given to the next marker to its right."""
    if marker.removals > 1:
        heir = to_the_right(table, marker.holder)
        removals = heir.removals + marker.removals - 1
        table = with_marker(table, replace(heir, removals=removals))
    return table


@rule("807.4g")
def waiting_removed(table: Table) -> Table:
    """A marker designated for removal is removed at once if nobody is taking a turn with it."""
    for marker in table.markers:
        if marker.removals and not under_way(table.turns, marker):
            return removed(table, marker)
    return table


# Players who leave


def after_departures(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    """Settle what becomes of the markers when players have left at the same time."""
    if not table.markers or not leaving or not everybody(table):
        return table
    extra = tuple(turn for turn in table.extra_turns if turn.whose not in leaving)
    table = replace(table, extra_turns=extra)
    at_once = switches(table.edition).markers_designated
    table = designated(table, leaving) if at_once else chosen_looking_back(table, leaving)
    for marker in table.markers:
        if not in_game(table, marker.holder) and not under_way(table.turns, marker):
            table = passed_to_the_left(table, marker)
    return waiting_removed(table)


@rule("807.4e")
def designated(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    """The lowest-numbered marker to the right of those who leave is designated for removal."""
    candidates = sorted({to_the_right(table, player).number for player in leaving})
    for index in range(too_many(table)):
        number = candidates[index % len(candidates)]
        marker = next(m for m in table.markers if m.number == number)
        table = with_marker(table, replace(marker, removals=marker.removals + 1))
    return table


@rule("807.4f")
def too_many(table: Table) -> int:
    """Markers already designated for removal don't count as markers in the game."""
    staying = len(table.markers) - sum(marker.removals for marker in table.markers)
    return max(0, staying - markers_for(len(everybody(table))))


@rule("608.4d", of="2006-10-01")
def chosen_looking_back(table: Table, leaving: tuple[PlayerId, ...]) -> Table:
    """The lowest-numbered marker to the right of those who left is removed between turns."""
    markers = tuple(replace(marker, removals=0) for marker in table.markers)
    table = replace(table, markers=markers, departed=(*table.departed, *leaving))
    near = {to_the_right(table, player).number for player in table.departed}
    order = sorted(markers, key=lambda m: (m.number not in near, m.number))
    for marker in order[: too_many(table)]:
        table = with_marker(table, replace(marker, removals=1))
    return table


def settled_between_turns(table: Table) -> Table:
    """Forget who has left when no marker is to be removed any more because of that."""
    pending = any(marker.removals for marker in table.markers)
    return table if pending or not table.departed else replace(table, departed=())


def to_the_right(table: Table, player: PlayerId) -> Marker:
    """Give the marker immediately to a player's right; what the player has comes last."""
    seats = [one.name for one in table.players]
    place = seats.index(player)

    def away(marker: Marker) -> tuple[int, int]:
        distance = (place - seats.index(marker.holder)) % len(seats)
        return distance or len(seats), marker.number

    return min(table.markers, key=away)
