"""Misreadings of rules 801.10 and 801.11: what effects do within range, and what they see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from apnap_misreadings.common import (
    OfSome,
    has_come_to_life,
    is_artifact,
    is_face_down,
    is_token,
    unlimited,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.combat.attack_restrictions import whole_attack_within_limits
from apnap_reference.combat.block_triggers import counted
from apnap_reference.objects.characteristics import forbidden, near_enough, without_keyword
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.within_range import R, affected, information_from, within_range
from apnap_reference.players.players import opponents
from apnap_reference.players.range_of_influence import in_range, object_in_range
from apnap_reference.spells.total_cost import with_what_is_added
from apnap_reference.state.combat_abilities import Attacks
from apnap_reference.state.effects import Does, Duration, Skippable
from apnap_reference.state.stack_abilities import Cost, Moment
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


@mutant(
    "801.10",
    (
        "an effect on all players and permanents also affects those outside its controller's "
        "range of influence"
    ),
    replaces=affected,
    since="2006-10-01",
)
def everybody_is_affected(_table: Table, _by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(among)


@mutant(
    "801.10",
    (
        "an effect affects no players outside its controller's range of influence, but does "
        "affect their permanents"
    ),
    replaces=affected,
    since="2006-10-01",
)
def permanents_anywhere_are_affected(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return tuple(ref for ref in among if isinstance(ref, int) or within_range(table, by, ref))


@mutant(
    "801.10",
    (
        "an effect affects objects whose owners are within range of influence, no matter who "
        "controls them"
    ),
    replaces=affected,
    since="2006-10-01",
)
def effects_affect_what_is_owned_nearby(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    def near(ref: Ref) -> bool:
        if isinstance(ref, str):
            return in_range(table, by, ref)
        return in_range(table, by, (table.objects.get(ref) or table.past[ref].object).owner)

    return tuple(filter(near, among))


@mutant(
    "801.10",
    "a static ability affects objects outside its controller's range of influence",
    replaces=near_enough,
    since="2006-10-01",
)
def static_abilities_affect_everything(
    _table: Table, _source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    return tuple(thing for thing in objects if thing in seen)


@mutant(
    "801.10",
    (
        "a static ability affects objects within range of influence of its source's owner "
        "instead of its controller"
    ),
    replaces=near_enough,
    since="2006-10-01",
)
def static_abilities_affect_what_is_near_the_owner(
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
    (
        "a static ability affects objects whose owners are within range of influence, no matter "
        "who controls them"
    ),
    replaces=near_enough,
    since="2006-10-01",
)
def static_abilities_affect_what_is_owned_nearby(
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
    (
        "a continuous effect of a resolved spell or ability applies outside its controller's "
        "range of influence"
    ),
    replaces=with_effect,
    since="2006-10-01",
)
def lasting_effects_affect_everything(
    table: Table,
    does: Does,
    controller: PlayerId,
    until: Duration,
    objects: tuple[ObjectId, ...] = (),
) -> Table:
    usual = table.variant
    far = replace(table, variant=replace(usual, range_of_influence=None))
    begun = with_effect.function(far, does, controller, until, objects)
    return replace(begun, variant=usual)


@mutant(
    "801.10",
    (
        "an effect that says objects can't have an ability applies outside its controller's "
        "range of influence too"
    ),
    replaces=forbidden,
)
def abilities_are_denied_everywhere(
    table: Table, source: Object, found: CantHave, so_far: dict[ObjectId, Characteristics]
) -> Iterator[Change]:
    objects = tuple(found.objects(table, source, so_far))
    yield Change("6", table.next_id, objects, partial(without_keyword, word=found.word))


@mutant(
    "801.10",
    (
        "a permanent that makes spells cost more does so outside its controller's range of "
        "influence too"
    ),
    replaces=with_what_is_added,
    since="2006-10-01",
)
def surcharges_affect_everybody(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    return with_what_is_added.function(unlimited(table), player, spell, way)


@mutant(
    "801.10",
    (
        "an effect that makes each opponent skip a turn or phase applies outside its "
        "controller's range of influence"
    ),
    replaces=with_skip,
    since="2006-10-01",
)
def opponents_skip_at_any_distance(
    table: Table, by: PlayerId, players: tuple[PlayerId, ...], what: Skippable
) -> Table:
    several = len(players) > 1 and by not in players
    who = opponents(table, by) if several else players
    after = with_skip.function(unlimited(table), by, who, what)
    return replace(after, variant=table.variant)


@mutant(
    "801.10",
    "an effect on creatures affects tokens outside its controller's range of influence",
    replaces=affected,
)
def tokens_anywhere_are_affected(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return _affected_with(table, by, among, is_token)


@mutant(
    "801.10",
    "an effect on creatures affects face-down ones outside its controller's range of influence",
    replaces=affected,
)
def hidden_creatures_anywhere_are_affected(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return _affected_with(table, by, among, is_face_down)


@mutant(
    "801.10",
    "an effect on creatures affects distant lands that an effect makes creatures",
    replaces=affected,
)
def living_lands_anywhere_are_affected(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return _affected_with(table, by, among, has_come_to_life)


@mutant(
    "801.10",
    "an effect on creatures affects artifacts outside its controller's range of influence",
    replaces=affected,
)
def artifacts_anywhere_are_affected(
    table: Table, by: PlayerId, among: Iterable[R]
) -> tuple[R, ...]:
    return _affected_with(table, by, among, is_artifact)


@mutant(
    "801.10",
    "a static ability affects tokens outside its controller's range of influence",
    replaces=near_enough,
)
def static_abilities_affect_all_tokens(
    table: Table, source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    known = tuple(objects)
    near = near_enough.function(table, source, known, seen)
    return tuple(
        one for one in known if one in near or (one in seen and table.objects[one].kind == "token")
    )


@mutant(
    "801.10",
    "a static ability affects artifact creatures outside its controller's range of influence",
    replaces=near_enough,
)
def static_abilities_affect_all_artifacts(
    table: Table, source: Object, objects: Iterable[ObjectId], seen: Seen
) -> tuple[ObjectId, ...]:
    known = tuple(objects)
    near = near_enough.function(table, source, known, seen)
    return tuple(
        one for one in known if one in near or (one in seen and "Artifact" in seen[one].types)
    )


@mutant(
    "801.11",
    (
        "an effect that counts objects or players includes those outside its controller's range "
        "of influence"
    ),
    replaces=information_from,
    since="2006-10-01",
)
def everything_is_seen(_table: Table, _by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(among)


@mutant(
    "801.11",
    (
        "an effect that gets information about players within range of influence ignores its "
        "own controller"
    ),
    replaces=information_from,
    since="2006-10-01",
)
def ones_own_is_not_seen(table: Table, by: PlayerId, among: Iterable[R]) -> tuple[R, ...]:
    return tuple(ref for ref in information_from.function(table, by, tuple(among)) if ref != by)


@mutant(
    "801.11",
    "an ability that counts blocks counts creatures outside its controller's range of influence",
    replaces=counted,
)
def blocks_are_counted_everywhere(_moment: Moment, creatures: tuple[ObjectId, ...]) -> int:
    return len(creatures)


# In the book of 2006


@mutant(
    "601.10",
    "in 2006, a limit on all attackers applies outside its controller's range of influence",
    replaces=whole_attack_within_limits,
    only="2006-10-01",
)
def limits_of_2006_hold_out_of_range(table: Table, attacks: Attacks) -> bool:
    return whole_attack_within_limits.function(unlimited(table), attacks)


def _affected_with(table: Table, by: PlayerId, among: Iterable[R], of: OfSome) -> tuple[R, ...]:
    """Give what is affected within range, and those permanents that are meant anywhere."""
    known = tuple(among)
    near = affected.function(table, by, known)
    return tuple(
        ref
        for ref in known
        if ref in near or (ref in table.objects and of(table, table.objects[ObjectId(int(ref))]))
    )
