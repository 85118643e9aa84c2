"""Misreadings of 603.6: abilities that trigger as something changes zones."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_misreadings.common import (
    OfSome,
    is_artifact,
    is_borrowed,
    is_face_down,
    wherever_it_is,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import last_known, looked_at_before, triggered
from apnap_reference.changes.what_triggers import found_where_it_went, leaves, newcomers
from apnap_reference.objects.characteristics import printed
from apnap_reference.state.events import Event, LeavesGame, Moves, Taps
from apnap_reference.state.ids import ObjectId
from apnap_reference.state.stack_abilities import Moment
from apnap_reference.state.table import Object, PlayerId, Table, replace, source_of
from apnap_reference.turn.leaving_the_game import (
    departing,
)


@mutant(
    "603.6",
    "a zone-change trigger finds its object in whichever zone that is as it resolves",
    replaces=found_where_it_went,
)
def dead_cards_are_followed(table: Table, thing: Object) -> ObjectId | None:
    return wherever_it_is(table, thing)


@mutant(
    "603.6",
    "a zone-change trigger finds its card only if the ability's controller owns that card",
    replaces=found_where_it_went,
)
def dead_cards_of_others_are_not_found(table: Table, thing: Object) -> ObjectId | None:
    found = found_where_it_went.function(table, thing)
    return found if found is None or table.objects[found].owner == thing.controller else None


@mutant(
    "603.6a",
    "a permanent doesn't see others enter that enter at the same time as itself",
    replaces=newcomers,
)
def newcomers_are_blind(moment: Moment) -> tuple[Object, ...]:
    entered = moment.source.id not in moment.before.objects
    return () if entered else newcomers.function(moment)


@mutant(
    "603.6a",
    "a permanent that phases in triggers abilities about permanents entering",
    replaces=newcomers,
    origin="others",
)
def phasing_in_is_entering(moment: Moment) -> tuple[Object, ...]:
    before = moment.before.objects
    here = tuple(t for t in moment.after.in_zone("battlefield") if t.id in before)
    back = tuple(t for t in here if before[t.id].phased_out is not None)
    return (*newcomers.function(moment), *back)


@mutant(
    "603.6a",
    "abilities that trigger on permanents entering don't see tokens",
    replaces=newcomers,
    origin="others",
)
def tokens_enter_unseen(moment: Moment) -> tuple[Object, ...]:
    return tuple(one for one in newcomers.function(moment) if one.kind != "token")


@mutant(
    "603.6a",
    "abilities that trigger on creatures entering don't see artifact creatures",
    replaces=newcomers,
)
def artifacts_enter_unseen(moment: Moment) -> tuple[Object, ...]:
    return _newcomers_but_for(moment, is_artifact)


@mutant(
    "603.6a",
    "abilities that trigger on creatures entering don't see face-down ones",
    replaces=newcomers,
)
def hidden_creatures_enter_unseen(moment: Moment) -> tuple[Object, ...]:
    return _newcomers_but_for(moment, is_face_down)


@mutant(
    "603.6a",
    "abilities that trigger on creatures entering don't see one that enters as a copy",
    replaces=newcomers,
)
def copies_enter_unseen(moment: Moment) -> tuple[Object, ...]:
    return _newcomers_but_for(moment, _is_copy)


@mutant(
    "603.6a",
    "abilities that trigger on creatures entering don't see one that another player owns",
    replaces=newcomers,
)
def borrowed_creatures_enter_unseen(moment: Moment) -> tuple[Object, ...]:
    return _newcomers_but_for(moment, is_borrowed)


@mutant(
    "603.6b",
    "a permanent's own enters abilities trigger before continuous effects apply to it",
    replaces=triggered,
)
def effects_apply_after_entering(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    done = triggered.function(before, after, events)
    new = {t.id for t in after.in_zone("battlefield") if t.id not in before.objects}
    if not new:
        return done
    alone = {n: t for n, t in after.objects.items() if t.zone != "battlefield" or n in new}
    only = replace(after, objects=alone, effects=(), waiting=(), delayed=(), next_id=done.next_id)
    by_themselves = triggered.function(before, only, events)
    seen = {(one.ability, one.source) for one in done.waiting}
    more = (one for one in by_themselves.waiting if one.source in new)
    added = tuple(one for one in more if (one.ability, one.source) not in seen)
    return replace(done, waiting=(*done.waiting, *added), next_id=by_themselves.next_id)


@mutant(
    "603.6b",
    "abilities that trigger on a creature entering judge it by what its card says",
    replaces=newcomers,
)
def newcomers_as_printed(moment: Moment) -> tuple[Object, ...]:
    there = newcomers.function(moment)
    return tuple(one for one in there if "Land" not in printed(one).types)


@mutant(
    "603.6c",
    "a leaves-the-battlefield ability triggers only if the permanent dies",
    replaces=leaves,
)
def only_death_is_leaving(moment: Moment, event: Event) -> bool:
    return leaves.function(moment, event) and isinstance(event, Moves) and event.to == "graveyard"


@mutant(
    "603.6c",
    "a permanent that leaves the game with its owner triggers no leaves-the-battlefield ability",
    replaces=leaves,
)
def leaving_the_game_is_no_leaving(moment: Moment, event: Event) -> bool:
    return isinstance(event, Moves) and leaves.function(moment, event)


@mutant(
    "603.6c",
    "nothing triggers when a permanent leaves the game with its owner",
    replaces=departing,
)
def leaving_the_game_triggers_nothing(_: Table, __: PlayerId) -> Iterator[LeavesGame]:
    yield from ()


@mutant(
    "603.6c",
    "abilities that trigger on permanents leaving see tokens only as they die",
    replaces=looked_at_before,
    origin="others",
)
def tokens_leave_unseen(
    before: Table, events: tuple[Event, ...]
) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    leaving, others = looked_at_before.function(before, events)
    seen = tuple(event for event in leaving if not _is_a_token_not_dying(before, event))
    return seen, others


@mutant(
    "603.6c",
    "a token's own abilities don't trigger as it leaves the battlefield",
    replaces=leaves,
    origin="others",
)
def tokens_leave_without_a_trigger(moment: Moment, event: Event) -> bool:
    return moment.source.kind != "token" and leaves.function(moment, event)


@mutant(
    "603.6c",
    "a token's own leaves-the-battlefield ability triggers only if the token dies",
    replaces=leaves,
)
def tokens_trigger_only_as_they_die(moment: Moment, event: Event) -> bool:
    elsewhere = not isinstance(event, Moves) or event.to != "graveyard"
    return not (elsewhere and moment.source.kind == "token") and leaves.function(moment, event)


@mutant(
    "603.6d",
    "a permanent that enters tapped enters untapped, and becomes tapped at once",
    replaces=happen,
)
def tapped_after_entering(table: Table, *events: Event) -> Table:
    after = happen.function(table, *events)
    late = tuple(
        thing
        for thing in after.in_zone("battlefield")
        if thing.tapped and thing.kind == "card" and thing.id not in table.objects
    )
    for thing in late:
        after = after.with_object(replace(thing, tapped=False))
    return happen.function(after, *(Taps(thing.id) for thing in late)) if late else after


@mutant(
    "603.6e",
    "an Aura's ability does nothing once the Aura has followed its creature to the graveyard",
    replaces=found_where_it_went,
)
def auras_are_needed(table: Table, thing: Object) -> ObjectId | None:
    source = source_of(thing)
    if source not in table.objects and "Aura" in printed(last_known(table, source)).subtypes:
        return None
    return found_where_it_went.function(table, thing)


def _is_a_token_not_dying(before: Table, event: Event) -> bool:
    if not isinstance(event, Moves) or event.to == "graveyard":
        return False
    return before.objects[event.thing].kind == "token"


def _newcomers_but_for(moment: Moment, of: OfSome) -> tuple[Object, ...]:
    """Give the permanents that have just entered, without those that are meant."""
    return tuple(one for one in newcomers.function(moment) if not of(moment.after, one))


def _is_copy(_: Table, thing: Object) -> bool:
    return thing.copy_of is not None
