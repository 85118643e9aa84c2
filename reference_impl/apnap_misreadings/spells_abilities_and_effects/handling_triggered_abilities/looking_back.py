"""Misreadings of 603.10: which abilities look back in time."""

from __future__ import annotations

from apnap_misreadings.common import (
    OfSome,
    has_come_to_life,
    is_borrowed,
    is_face_down,
    is_token,
)
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    looked_at_before,
    of_a_lost_control,
    of_a_lost_game,
    of_a_phasing_out,
    of_an_unattaching,
    triggered,
)
from apnap_reference.changes.what_triggers import lost_by
from apnap_reference.objects.characteristics import controller
from apnap_reference.state.events import (
    ChangesControl,
    Event,
    LeavesGame,
    Moves,
    Phases,
    SpellCountered,
)
from apnap_reference.state.stack_abilities import Moment
from apnap_reference.state.table import PlayerId, Table, replace

Both = tuple[tuple[Event, ...], tuple[Event, ...]]


@mutant(
    "603.10",
    "abilities of permanents that leave in an event trigger on everything in that event",
    replaces=triggered,
)
def everything_looks_back(before: Table, after: Table, events: tuple[Event, ...]) -> Table:
    left = {t.id: t for t in before.in_zone("battlefield") if t.id not in after.objects}
    if not left:
        return triggered.function(before, after, events)
    both = replace(after, objects={**after.objects, **left})
    done = triggered.function(before, both, events)
    there = {number: thing for number, thing in done.objects.items() if number not in left}
    return replace(done, objects=there)


@mutant(
    "603.10a",
    "permanents that leave the battlefield together don't see each other leave",
    replaces=looked_at_before,
)
def nothing_looks_back(before: Table, events: tuple[Event, ...]) -> Both:
    leaving, others = looked_at_before.function(before, events)
    return (leaving, others) if len(leaving) == 1 else ((), events)


@mutant(
    "603.10a",
    "abilities of a permanent that leaves with its owner are looked for after it has left",
    replaces=looked_at_before,
    origin="others",
)
def who_leaves_with_the_owner_is_not_seen(before: Table, events: tuple[Event, ...]) -> Both:
    leaving, _ = looked_at_before.function(before, events)
    seen = tuple(event for event in leaving if not isinstance(event, LeavesGame))
    return seen, tuple(event for event in events if event not in seen)


@mutant(
    "603.10a",
    "a token that copies a creature doesn't see itself leave the battlefield",
    replaces=looked_at_before,
)
def tokens_do_not_look_back(before: Table, events: tuple[Event, ...]) -> Both:
    return _without(before, events, is_token)


@mutant(
    "603.10a",
    "a face-down creature that leaves the battlefield isn't seen to leave it as a creature",
    replaces=looked_at_before,
)
def hidden_creatures_leave_unseen(before: Table, events: tuple[Event, ...]) -> Both:
    leaving, others = looked_at_before.function(before, events)
    return tuple(e for e in leaving if not _leaves(before, e, is_face_down)), others


@mutant(
    "603.10a",
    "what an effect makes a creature isn't seen to die as one",
    replaces=looked_at_before,
)
def living_lands_leave_unseen(before: Table, events: tuple[Event, ...]) -> Both:
    leaving, others = looked_at_before.function(before, events)
    return tuple(e for e in leaving if not _leaves(before, e, has_come_to_life)), others


@mutant(
    "603.10a",
    "a permanent under another player than its owner doesn't see itself leave the battlefield",
    replaces=looked_at_before,
)
def borrowed_permanents_do_not_look_back(before: Table, events: tuple[Event, ...]) -> Both:
    return _without(before, events, is_borrowed)


@mutant(
    "603.10b",
    "no ability of a permanent triggers on its phasing out, because it no longer exists then",
    replaces=of_a_phasing_out,
)
def phased_out_in_silence(_before: Table, _event: Phases) -> bool:
    return False


@mutant(
    "603.10c",
    "an ability that triggers on an Equipment becoming unattached doesn't know from what",
    replaces=of_an_unattaching,
)
def unattached_from_nothing(_: Event) -> bool:
    return False


@mutant(
    "603.10d",
    "an ability of a permanent that changes controllers is judged by who controls it then",
    replaces=of_a_lost_control,
)
def lost_and_forgotten(_event: Event) -> bool:
    return False


@mutant(
    "603.10d",
    "nobody loses control of what another player takes, because it isn't theirs any more then",
    replaces=lost_by,
)
def lost_by_the_new_controller(moment: Moment, event: ChangesControl) -> PlayerId:
    return controller(moment.after, event.thing)


@mutant(
    "603.10e",
    "no ability triggers on a spell being countered, because that spell has left the stack",
    replaces=looked_at_before,
)
def countered_spells_are_gone(before: Table, events: tuple[Event, ...]) -> Both:
    seen = tuple(event for event in events if not isinstance(event, SpellCountered))
    return looked_at_before.function(before, seen)


@mutant(
    "603.10f",
    "an ability whose permanent leaves with the player who loses doesn't trigger on that loss",
    replaces=of_a_lost_game,
)
def losses_are_seen_afterwards(_: Event) -> bool:
    return False


def _leaves(before: Table, event: Event, of: OfSome) -> bool:
    """Tell whether a permanent goes somewhere that is one of those that are meant."""
    thing = before.objects.get(event.thing) if isinstance(event, Moves) else None
    return thing is not None and thing.zone == "battlefield" and of(before, thing)


def _without(before: Table, events: tuple[Event, ...], of: OfSome) -> Both:
    """Give what is looked at before and after, the leaving of those that are meant afterwards."""
    leaving, _ = looked_at_before.function(before, events)
    seen = tuple(event for event in leaving if not _leaves(before, event, of))
    return seen, tuple(event for event in events if event not in seen)
