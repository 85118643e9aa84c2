"""Misreadings of rule 801: how far what is permanent, what waits and what is denied reaches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import ThatTriggers, delayed_triggered
from apnap_reference.combat.attacking_and_defending import attacks_in_range
from apnap_reference.objects.characteristics import (
    forbidden,
    near_enough,
    permanents,
    without_keyword,
)
from apnap_reference.objects.enchanting import in_range_of_aura
from apnap_reference.objects.influence import R, affected, seen, within_range
from apnap_reference.players.players import clockwise_from, opponents
from apnap_reference.players.range_of_influence import in_range, object_in_range
from apnap_reference.procedure.state_based_actions import other_worlds
from apnap_reference.spells.total_cost import with_what_is_added
from apnap_reference.state.events import Event
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.static_abilities import CantHave, Change, Seen
from apnap_reference.state.table import (
    Characteristics,
    Object,
    ObjectId,
    PlayerId,
    Ref,
    Table,
    replace,
)
from apnap_reference.turn.skipped import with_skip


def unlimited(table: Table) -> Table:
    """Give the table as it were if influence had no limit."""
    return replace(table, variant=replace(table.variant, range_of_influence=None))


@mutant(
    "801.8",
    "an Aura on a player stays, however far away its controller sits",
    replaces=in_range_of_aura,
)
def auras_on_players_reach_everywhere(table: Table, who: PlayerId, ref: Ref) -> bool:
    return isinstance(ref, str) or within_range(table, who, ref)


@mutant(
    "801.12",
    "world permanents are where their owners sit",
    replaces=other_worlds,
    since="2006-10-01",
)
def worlds_are_where_their_owners_sit(table: Table, thing: Object) -> tuple[Object, ...]:
    others = (other for other in permanents(table, "World") if other.id != thing.id)
    return tuple(other for other in others if in_range(table, thing.owner, other.owner))


@mutant(
    "801.10",
    "a static ability reaches as far as the owner of its source",
    replaces=near_enough,
    since="2006-10-01",
)
def static_abilities_reach_from_the_owner(
    table: Table, source: Object, objects: Iterable[ObjectId], so_far: Seen
) -> tuple[ObjectId, ...]:
    return tuple(
        thing
        for thing in objects
        if thing in so_far
        and object_in_range(table, source.owner, table.objects[thing], so_far[thing].controller)
    )


@mutant(
    "801.10",
    "a static ability reaches what is owned within range, whoever controls it",
    replaces=near_enough,
    since="2006-10-01",
)
def static_abilities_reach_what_is_owned_nearby(
    table: Table, source: Object, objects: Iterable[ObjectId], so_far: Seen
) -> tuple[ObjectId, ...]:
    who = so_far[source.id].controller
    return tuple(
        thing
        for thing in objects
        if thing in so_far
        and object_in_range(table, who, table.objects[thing], table.objects[thing].owner)
    )


@mutant(
    "801.10",
    "what cannot have an ability cannot have it at the far end of the table either",
    replaces=forbidden,
)
def abilities_are_denied_everywhere(
    table: Table, source: Object, found: CantHave, so_far: dict[ObjectId, Characteristics]
) -> Iterator[Change]:
    objects = tuple(found.objects(table, source, so_far))
    yield Change("6", table.next_id, objects, partial(without_keyword, word=found.word))


@mutant(
    "801.10",
    "what makes spells dearer does so for the whole table",
    replaces=with_what_is_added,
    since="2006-10-01",
)
def surcharges_reach_everybody(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    return with_what_is_added.function(unlimited(table), player, spell, way)


@mutant("801.10", "each opponent skips, however far away", replaces=with_skip, since="2006-10-01")
def opponents_skip_at_any_distance(
    table: Table, by: PlayerId, players: tuple[PlayerId, ...], what: str
) -> Table:
    several = len(players) > 1 and by not in players
    who = opponents(table, by) if several else players
    after = with_skip.function(unlimited(table), by, who, what)
    return replace(after, variant=table.variant)


@mutant(
    "801.3",
    "the next opponent to the left may be attacked also before coming into range",
    replaces=attacks_in_range,
    since="2006-10-01",
)
def the_next_to_the_left_is_near_at_once(
    table: Table, attacker: PlayerId, defender: PlayerId
) -> bool:
    neighbour = clockwise_from(table, attacker)[1:2]
    return defender in neighbour or attacks_in_range.function(table, attacker, defender)


@mutant(
    "801.7",
    "what a delayed triggered ability waits for may happen anywhere",
    replaces=delayed_triggered,
    since="2006-10-01",
)
def delayed_abilities_see_the_whole_table(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    return delayed_triggered.function(unlimited(before), after, events)


@mutant("801.10", "effects reach what is owned within range", replaces=affected, since="2006-10-01")
def effects_reach_what_is_owned_nearby(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    def near(ref: Ref) -> bool:
        if isinstance(ref, str):
            return in_range(table, by, ref)
        return in_range(table, by, (table.objects.get(ref) or table.past[ref].object).owner)

    return tuple(filter(near, among))


@mutant(
    "801.11",
    "an effect sees what neighbours have, not its controller's own",
    replaces=seen,
    since="2006-10-01",
)
def ones_own_is_not_seen(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(ref for ref in seen.function(table, by, tuple(among)) if ref != by)
