"""Misreadings of rule 801.7: which events trigger what."""

from __future__ import annotations

from apnap_misreadings.common import is_token, unlimited
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.events_in_range import (
    Parts,
    PartsOf,
    end_of_the_way,
    entirely_in_range,
    parts_of,
    the_dealer_as_well,
    the_gainer_as_well,
)
from apnap_reference.changes.triggering import ThatTriggers, delayed_triggered
from apnap_reference.changes.what_triggers import came_near
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.state.events import (
    Damage,
    DeclaredAttacking,
    DeclaredBlocking,
    Event,
    LosesTheGame,
    Moves,
)
from apnap_reference.state.stack_abilities import Moment
from apnap_reference.state.table import Object, PlayerId, Ref, Table


@mutant(
    "801.7",
    "an ability triggers on events outside its controller's range of influence",
    replaces=entirely_in_range,
    since="2006-10-01",
)
def abilities_trigger_out_of_range(
    _table: Table, _player: PlayerId, _event: Event, _about: PartsOf | None = None
) -> bool:
    return True


@mutant(
    "801.7",
    "an ability triggers on an event if any part of the event is within range of influence",
    replaces=entirely_in_range,
)
def one_part_is_near_enough(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    parts = parts_of(table, event) if about is None else about(table, event)
    return not parts or any(within_range(table, player, part) for part in parts)


@mutant(
    "801.7",
    "an event is within range if those are to whom or which it happens, whoever does it",
    replaces=entirely_in_range,
)
def who_does_it_may_be_far_away(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    less = None if about in {the_dealer_as_well, the_gainer_as_well} else about
    return entirely_in_range.function(table, player, event, less)


@mutant(
    "801.7",
    "all who take part in an event have to be within range, even if the ability means only some",
    replaces=entirely_in_range,
)
def all_who_take_part_are_near(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    match event:
        case Damage():
            everybody: Parts = (event.source, event.target)
        case DeclaredAttacking():
            everybody = (event.attacker, event.target)
        case DeclaredBlocking():
            everybody = (event.blocker, event.attacker)
        case _:
            return entirely_in_range.function(table, player, event, about)
    return all(within_range(table, player, part) for part in everybody)


@mutant(
    "801.7",
    "a delayed triggered ability triggers on events outside its controller's range of influence",
    replaces=delayed_triggered,
    since="2006-10-01",
)
def delayed_abilities_see_the_whole_table(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    return delayed_triggered.function(unlimited(before), after, events)


@mutant(
    "801.7",
    (
        "for triggered abilities, an entering permanent is within range if its owner is, no "
        "matter who controls it"
    ),
    replaces=end_of_the_way,
    since="2024-06-07",
)
def enters_where_its_owner_sits(table: Table, event: Moves) -> tuple[Ref, ...]:
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,) if event.to == "battlefield" else (event.thing,)


@mutant(
    "801.7",
    "an ability triggers on tokens that leave outside its controller's range of influence",
    replaces=entirely_in_range,
)
def tokens_die_in_sight_of_all(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    thing = table.objects.get(event.thing) if isinstance(event, Moves) else None
    token = thing is not None and is_token(table, thing)
    return token or entirely_in_range.function(table, player, event, about)


@mutant(
    "801.7",
    "an ability that waits for a player to lose triggers for players out of range, too",
    replaces=entirely_in_range,
)
def losses_are_seen_everywhere(
    table: Table, player: PlayerId, event: Event, about: PartsOf | None = None
) -> bool:
    lost = isinstance(event, LosesTheGame)
    return lost or entirely_in_range.function(table, player, event, about)


@mutant(
    "801.7a",
    (
        "for triggered abilities, a permanent that leaves is within range if its owner is, no "
        "matter who controlled it"
    ),
    replaces=end_of_the_way,
    since="2006-10-01",
)
def what_leaves_is_where_its_owner_sits(table: Table, event: Moves) -> Parts:
    if event.to == "battlefield":
        return end_of_the_way.function(table, event)
    old = table.objects.get(event.thing) or table.past[event.thing].object
    return (old.owner,)


@mutant(
    "801.7a",
    "an ability that sees a permanent enter sees everything that enters together with it",
    replaces=came_near,
)
def newcomers_come_near_together(_moment: Moment, _newcomer: Object) -> bool:
    return True


@mutant(
    "801.7a",
    "what enters is within range if its owner is, no matter who controls it",
    replaces=came_near,
    origin="others",
)
def newcomers_are_where_their_owners_sit(moment: Moment, newcomer: Object) -> bool:
    return in_range(moment.after, moment.controller, newcomer.owner)
