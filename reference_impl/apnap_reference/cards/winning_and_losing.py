"""
Permanents with which players cannot lose, or cannot win, or keep their life totals.

That somebody cannot win has no function here: the only way to win is that all opponents have
left, and no effect stands against that (104.2a).
"""

from __future__ import annotations

from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.state.abilities import card
from apnap_reference.state.static_abilities import CantGainLife, CantLose, CantLoseLife
from apnap_reference.state.table import Object, PlayerId, Table


def _you(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return (controller(table, source.id),)


def _your_opponents(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return opponents_affected(table, controller(table, source.id))


card("Platinum Angel", CantLose(_you))
card("Platinum Emperion", CantGainLife(_you), CantLoseLife(_you))
card("Abyssal Persecutor", CantLose(_your_opponents))
