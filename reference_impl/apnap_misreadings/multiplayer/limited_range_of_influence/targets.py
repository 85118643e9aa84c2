"""Misreadings of rules 801.2 and 801.4: who and what is within range."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import State
from apnap_misreadings.common import has_triggered
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import has_type
from apnap_reference.players.range_of_influence import (
    in_range,
    object_in_range,
    ranges_determined,
    seats_between,
    seats_of_influence,
    seats_to,
)
from apnap_reference.setup.legal_setups import (
    emperors_see_so_far,
)
from apnap_reference.spells.targets import in_range_of_controller
from apnap_reference.state.table import Object, Player, PlayerId, Ref, Table, replace


def _with_range(table: Table, more: int) -> Table:
    usual = table.variant
    if usual.range_of_influence is None:
        return table
    other = replace(usual, range_of_influence=usual.range_of_influence + more)
    return replace(ranges_determined.function(replace(table, variant=other)), variant=usual)


@mutant(
    "801.1",
    "an Emperor game can be played with an unlimited range of influence",
    replaces=emperors_see_so_far,
)
def emperors_see_everybody(_state: State) -> Iterator[str]:
    return iter(())


@mutant(
    "801.2",
    "a limited range of influence leaves out other players, but no objects that they control",
    replaces=object_in_range,
)
def objects_are_never_too_far(_: Table, __: PlayerId, ___: Object, ____: PlayerId) -> bool:
    return True


@mutant(
    "801.2a",
    (
        "a range of influence covers one seat fewer on each side than its number, so a range of "
        "1 covers none"
    ),
    replaces=ranges_determined,
    since="2006-10-01",
)
def the_last_seat_of_a_range_is_out_of_it(table: Table) -> Table:
    return _with_range(table, -1)


@mutant(
    "801.2a",
    (
        "a range of influence covers one seat more on each side than its number, so a range of "
        "1 covers two"
    ),
    replaces=ranges_determined,
    since="2006-10-01",
)
def a_range_counts_the_seats_between(table: Table) -> Table:
    return _with_range(table, 1)


@mutant(
    "801.2a",
    "a player's range of influence covers only the seats to their left",
    replaces=ranges_determined,
    since="2006-10-01",
)
def ranges_cover_seats_to_the_left_only(table: Table) -> Table:
    distance, seats = table.variant.range_of_influence, [player.name for player in table.players]
    if distance is None:
        return table
    ranges = {
        player: tuple(other for other in seats if seats_to(table, player, other) <= distance)
        for player in seats
    }
    return replace(table, ranges=ranges)


@mutant(
    "801.2a",
    "all players have the same range of influence",
    replaces=seats_of_influence,
)
def everybody_sees_equally_far(_player: Player, usual: int) -> int:
    return usual


@mutant(
    "801.2b",
    "a player isn't within their own range of influence",
    replaces=in_range,
    since="2006-10-01",
)
def nobody_is_in_the_own_range(table: Table, player: PlayerId, other: PlayerId) -> bool:
    unlimited = table.variant.range_of_influence is None
    return in_range.function(table, player, other) and (unlimited or player != other)


@mutant(
    "801.2c",
    "ranges of influence change as soon as a player leaves instead of when the next turn begins",
    replaces=in_range,
    since="2006-10-01",
)
def ranges_change_in_mid_turn(table: Table, player: PlayerId, other: PlayerId) -> bool:
    distance = table.variant.range_of_influence
    return distance is None or seats_between(table, player, other) <= distance


@mutant(
    "801.2c",
    "ranges of influence are determined once as the game begins, and not as each turn begins",
    replaces=ranges_determined,
    since="2006-10-01",
)
def ranges_are_settled_once(table: Table) -> Table:
    return table if table.ranges else ranges_determined.function(table)


@mutant(
    "801.2d",
    "an object is within range of influence if its owner is, no matter who controls it",
    replaces=object_in_range,
    since="2006-10-01",
)
def objects_are_where_their_owners_are(
    table: Table, player: PlayerId, thing: Object, _controller: PlayerId
) -> bool:
    return in_range(table, player, thing.owner)


@mutant(
    "801.2d",
    "a battle is within range of influence only if its controller is, no matter who protects it",
    replaces=object_in_range,
    since="2024-06-07",
)
def battles_are_where_their_controllers_are(
    table: Table, player: PlayerId, _thing: Object, controller: PlayerId
) -> bool:
    return in_range(table, player, controller)


@mutant(
    "801.2d",
    "a battle is within range of influence only if its protector is, no matter who controls it",
    replaces=object_in_range,
    since="2024-06-07",
)
def battles_are_where_their_protectors_are(
    table: Table, player: PlayerId, thing: Object, controller: PlayerId
) -> bool:
    return in_range(table, player, thing.protector or controller)


@mutant(
    "801.2d",
    "players outside a player's range of influence can't be targeted, but their permanents can",
    replaces=in_range_of_controller,
    since="2006-10-01",
)
def only_players_are_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    return isinstance(ref, int) or in_range_of_controller.function(table, by, ref)


@mutant(
    "801.2d",
    "an object is within range as well if its owner is, whoever controls it",
    replaces=object_in_range,
    origin="others",
)
def an_owner_within_range_is_enough(
    table: Table, player: PlayerId, thing: Object, whose: PlayerId
) -> bool:
    near = object_in_range.function(table, player, thing, whose)
    return near or in_range(table, player, thing.owner)


@mutant(
    "801.4",
    "a player can target players and objects outside their range of influence",
    replaces=in_range_of_controller,
    since="2006-10-01",
)
def targets_are_taken_out_of_range(_table: Table, _by: Object, _ref: Ref) -> bool:
    return True


@mutant(
    "801.4",
    "only spells and activated abilities, not triggered ones, can't target what is out of range",
    replaces=in_range_of_controller,
    origin="others",
)
def triggers_aim_at_any_distance(table: Table, by: Object, ref: Ref) -> bool:
    return has_triggered(by) or in_range_of_controller.function(table, by, ref)


@mutant(
    "801.4",
    "only players, creatures and spells out of range can't be targeted, but other permanents can",
    replaces=in_range_of_controller,
)
def only_creatures_are_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    thing = None if isinstance(ref, str) else table.objects.get(ref)
    other = thing is not None and thing.zone == "battlefield"
    spared = other and not isinstance(ref, str) and not has_type(table, ref, "Creature")
    return spared or in_range_of_controller.function(table, by, ref)


@mutant(
    "801.4",
    "tokens can be targeted out of range, unlike cards",
    replaces=in_range_of_controller,
)
def tokens_are_never_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    thing = None if isinstance(ref, str) else table.objects.get(ref)
    token = thing is not None and thing.kind == "token"
    return token or in_range_of_controller.function(table, by, ref)


@mutant(
    "801.4",
    "a triggered ability of a player out of range can be targeted, unlike a spell",
    replaces=in_range_of_controller,
)
def triggered_abilities_are_never_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    thing = None if isinstance(ref, str) else table.objects.get(ref)
    near = in_range_of_controller.function(table, by, ref)
    return near or (thing is not None and has_triggered(thing))


@mutant(
    "801.4",
    "an activated ability of a player out of range can be targeted, unlike a spell",
    replaces=in_range_of_controller,
)
def activated_abilities_are_never_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    thing = None if isinstance(ref, str) else table.objects.get(ref)
    near = in_range_of_controller.function(table, by, ref)
    return near or (thing is not None and thing.kind == "ability" and not has_triggered(thing))


@mutant(
    "801.4",
    "only spells and triggered abilities, not activated ones, can't target what is out of range",
    replaces=in_range_of_controller,
)
def activated_abilities_aim_at_any_distance(table: Table, by: Object, ref: Ref) -> bool:
    activated = by.kind == "ability" and not has_triggered(by)
    return activated or in_range_of_controller.function(table, by, ref)
