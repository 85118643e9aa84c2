"""Misreadings of 603.2d: abilities that trigger additional times."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import (
    ThatTriggers,
    delayed_triggered,
    last_known,
    times,
)
from apnap_reference.state.events import Event
from apnap_reference.state.table import Table, Waiting


@mutant(
    "603.2d",
    "an ability triggers at most one additional time, however many effects say so",
    replaces=times,
)
def once_more_and_no_more(table: Table, trigger: Waiting) -> int:
    return min(2, times.function(table, trigger))


@mutant(
    "603.2d",
    "each effect that makes an ability trigger an additional time doubles how often it triggers",
    replaces=times,
)
def additional_times_multiply(table: Table, trigger: Waiting) -> int:
    return int(2 ** (times.function(table, trigger) - 1))


@mutant(
    "603.2d",
    "no effect makes an ability trigger more often than once for its event",
    replaces=times,
)
def once_is_enough(_table: Table, _trigger: Waiting) -> int:
    return 1


@mutant(
    "603.2d",
    "an effect that makes an object's abilities trigger again does so for delayed ones, too",
    replaces=delayed_triggered,
)
def delayed_abilities_trigger_again(
    before: Table, after: Table, events: tuple[Event, ...]
) -> tuple[Table, tuple[ThatTriggers, ...]]:
    after, due = delayed_triggered.function(before, after, events)
    return after, tuple(again for one in due for again in (one,) * times(after, one[0]))


@mutant(
    "603.2d",
    "an ability whose source has left triggers no additional time",
    replaces=times,
)
def additional_times_need_the_source(table: Table, trigger: Waiting) -> int:
    return times.function(table, trigger) if trigger.source in table.objects else 1


@mutant(
    "603.2d",
    "an ability triggers an additional time only in its controller's own turn",
    replaces=times,
)
def additional_times_in_own_turns(table: Table, trigger: Waiting) -> int:
    return times.function(table, trigger) if trigger.controller in table.turn.side else 1


@mutant(
    "603.2d",
    "no effect makes an ability of a token trigger an additional time",
    replaces=times,
)
def tokens_trigger_only_once(table: Table, trigger: Waiting) -> int:
    token = last_known(table, trigger.source).kind == "token"
    return 1 if token else times.function(table, trigger)


@mutant(
    "603.2d",
    "a player's effect makes only abilities of permanents that player owns trigger again",
    replaces=times,
)
def borrowed_permanents_trigger_only_once(table: Table, trigger: Waiting) -> int:
    owner = last_known(table, trigger.source).owner
    return times.function(table, trigger) if owner == trigger.controller else 1
