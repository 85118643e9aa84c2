"""Misreadings of 603.2d: abilities that trigger additional times."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.triggering import times
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
