"""Misreadings of rule 801, limited range of influence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.events_in_range import Parts, end_of_the_way, entirely_in_range
from apnap_reference.combat.attacking_and_defending import attacks_in_range
from apnap_reference.combat.reselecting import in_range_of_its_controller
from apnap_reference.objects.characteristics import characteristics, near_enough, permanents
from apnap_reference.objects.enchanting import fits
from apnap_reference.objects.influence import (
    R,
    affected,
    may_choose,
    opponents_affected,
    seen,
    who_makes_the_choice,
    within_range,
)
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import (
    in_range,
    object_in_range,
    ranges_determined,
    seats_between,
    seats_to,
)
from apnap_reference.procedure.state_based_actions import badly_attached, other_worlds
from apnap_reference.spells.targets import in_range_of_controller
from apnap_reference.state.events import Event, Moves
from apnap_reference.state.static_abilities import Seen
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table, replace


@mutant(
    "801.2a",
    "influence reaches one seat less than its range",
    replaces=ranges_determined,
    since="2006-10-01",
)
def the_last_seat_of_a_range_is_out_of_reach(table: Table) -> Table:
    return _with_reach(table, -1)


@mutant(
    "801.2a",
    "influence reaches one seat more than its range",
    replaces=ranges_determined,
    since="2006-10-01",
)
def a_range_counts_the_seats_between(table: Table) -> Table:
    return _with_reach(table, 1)


def _with_reach(table: Table, more: int) -> Table:
    usual = table.variant
    if usual.range_of_influence is None:
        return table
    other = replace(usual, range_of_influence=usual.range_of_influence + more)
    return replace(ranges_determined.function(replace(table, variant=other)), variant=usual)


@mutant(
    "801.2a", "influence reaches to the left only", replaces=ranges_determined, since="2006-10-01"
)
def influence_reaches_to_the_left_only(table: Table) -> Table:
    reach, seats = table.variant.range_of_influence, [player.name for player in table.players]
    if reach is None:
        return table
    ranges = {
        player: tuple(other for other in seats if seats_to(table, player, other) <= reach)
        for player in seats
    }
    return replace(table, ranges=ranges)


@mutant("801.2b", "nobody is within the own range", replaces=in_range, since="2006-10-01")
def nobody_is_in_the_own_range(table: Table, player: PlayerId, other: PlayerId) -> bool:
    unlimited = table.variant.range_of_influence is None
    return in_range.function(table, player, other) and (unlimited or player != other)


@mutant(
    "801.2c",
    "who is in range changes as soon as somebody leaves",
    replaces=in_range,
    since="2006-10-01",
)
def ranges_change_in_mid_turn(table: Table, player: PlayerId, other: PlayerId) -> bool:
    reach = table.variant.range_of_influence
    return reach is None or seats_between(table, player, other) <= reach


@mutant(
    "801.2c",
    "ranges are settled once, as the game begins",
    replaces=ranges_determined,
    since="2006-10-01",
)
def ranges_are_settled_once(table: Table) -> Table:
    return table if table.ranges else ranges_determined.function(table)


@mutant(
    "801.2d", "an object is in range if its owner is", replaces=object_in_range, since="2006-10-01"
)
def objects_are_where_their_owners_are(
    table: Table, player: PlayerId, thing: Object, _controller: PlayerId
) -> bool:
    return in_range(table, player, thing.owner)


@mutant(
    "801.2d",
    "a battle is in range only if its controller is",
    replaces=object_in_range,
    since="2024-06-07",
)
def battles_are_where_their_controllers_are(
    table: Table, player: PlayerId, _thing: Object, controller: PlayerId
) -> bool:
    return in_range(table, player, controller)


@mutant(
    "801.3", "opponents out of range may be attacked", replaces=attacks_in_range, since="2006-10-01"
)
def opponents_out_of_range_are_attacked(
    _table: Table, _attacker: PlayerId, _defender: PlayerId
) -> bool:
    return True


@mutant(
    "801.4",
    "what is out of range may be a target",
    replaces=in_range_of_controller,
    since="2006-10-01",
)
def targets_are_taken_out_of_range(_table: Table, _by: Object, _ref: Ref) -> bool:
    return True


@mutant(
    "801.2d",
    "players out of range are no targets, but their permanents are",
    replaces=in_range_of_controller,
    since="2006-10-01",
)
def only_players_are_out_of_range(table: Table, by: Object, ref: Ref) -> bool:
    return isinstance(ref, int) or in_range_of_controller.function(table, by, ref)


@mutant(
    "801.5a", "any player may be chosen, in range or not", replaces=may_choose, since="2006-10-01"
)
def who_is_out_of_range_is_chosen(_table: Table, _player: PlayerId, _ref: Ref) -> bool:
    return True


@mutant(
    "801.7",
    "abilities trigger on what happens out of range",
    replaces=entirely_in_range,
    since="2006-10-01",
)
def abilities_trigger_out_of_range(_table: Table, _player: PlayerId, _event: Event) -> bool:
    return True


@mutant(
    "801.10",
    "effects on everybody affect those out of range",
    replaces=affected,
    since="2006-10-01",
)
def everybody_is_affected(_table: Table, _by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(among)


@mutant("801.11", "effects count what is out of range", replaces=seen, since="2006-10-01")
def everything_is_seen(_table: Table, _by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(among)


# What belongs to somebody, or to two


@mutant(
    "801.2d",
    "a battle is in range only if its protector is",
    replaces=object_in_range,
    since="2024-06-07",
)
def battles_are_where_their_protectors_are(
    table: Table, player: PlayerId, thing: Object, controller: PlayerId
) -> bool:
    return in_range(table, player, thing.protector or controller)


@mutant(
    "801.7a",
    "what leaves the battlefield leaves its owner's seat",
    replaces=end_of_the_way,
    since="2006-10-01",
)
def what_leaves_is_where_its_owner_sits(table: Table, event: Moves) -> Parts:
    if event.to == "battlefield":
        return end_of_the_way.function(table, event)
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,)


# Choices


@mutant(
    "801.5a",
    "objects are chosen within range, players anywhere",
    replaces=may_choose,
    since="2006-10-01",
)
def players_are_chosen_anywhere(table: Table, player: PlayerId, ref: Ref) -> bool:
    return isinstance(ref, str) or within_range(table, player, ref)


@mutant(
    "801.5c",
    "if no opponent in range can choose, the closest one to the right does",
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def the_nearest_to_the_right_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by) or opponents(table, by)[-1:]


@mutant(
    "801.5c",
    "if no opponent in range can choose, nobody does",
    replaces=who_makes_the_choice,
    since="2006-10-01",
)
def nobody_out_of_range_chooses(table: Table, by: PlayerId) -> tuple[PlayerId, ...]:
    return opponents_affected(table, by)


@mutant(
    "508.7e", "an attack is turned to anybody, in range or not", replaces=in_range_of_its_controller
)
def attacks_are_turned_to_anybody(_table: Table, _attacker: ObjectId, _target: Ref) -> bool:
    return True


# Effects, Auras and worlds


@mutant(
    "801.8",
    "an Aura is in range or not as it is attached, and never again",
    replaces=badly_attached,
    since="2006-10-01",
)
def attached_auras_reach_everywhere(table: Table) -> Iterator[Moves]:
    for thing in permanents(table, "Aura"):
        host = thing.attached_to
        if host is None or not fits(table, characteristics(table, thing.id).keywords, host):
            yield Moves(thing.id, "graveyard")


@mutant("801.10", "static abilities reach everything", replaces=near_enough, since="2006-10-01")
def static_abilities_reach_everything(
    _table: Table, _source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    return tuple(thing for thing in objects if thing in seen)


@mutant(
    "801.10",
    "players out of range are not affected, their permanents are",
    replaces=affected,
    since="2006-10-01",
)
def permanents_anywhere_are_affected(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return tuple(ref for ref in among if isinstance(ref, int) or within_range(table, by, ref))


@mutant(
    "801.10",
    "what a resolved spell leaves behind has no range",
    replaces=with_effect,
    since="2006-10-01",
)
def lasting_effects_reach_everything(  # noqa: PLR0913 - as the rule's
    table: Table,
    kind: str,
    controller: PlayerId,
    until: str,
    *,
    objects: tuple[ObjectId, ...] = (),
    player: PlayerId | None = None,
    **more: Any,
) -> Table:
    usual = table.variant
    far = replace(table, variant=replace(usual, range_of_influence=None))
    begun = with_effect.function(
        far, kind, controller, until, objects=objects, player=player, **more
    )
    return replace(begun, variant=usual)


@mutant(
    "801.12", "the world rule looks at the whole table", replaces=other_worlds, since="2006-10-01"
)
def worlds_are_seen_everywhere(table: Table, thing: Object) -> tuple[Object, ...]:
    return tuple(other for other in permanents(table, "World") if other.id != thing.id)
