"""Misreadings of rule 602: which abilities may be activated."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.spells.mana import may_pay_by_tapping
from apnap_reference.state.table import Object, Table


@mutant(
    "602.5a",
    "a summoning-sick creature can activate an ability with the tap symbol in its cost",
    replaces=may_pay_by_tapping,
    since="2006-10-01",
)
def fresh_creatures_pay(_: Table, source: Object) -> bool:
    return not source.tapped
