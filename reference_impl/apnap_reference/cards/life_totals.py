"""Cards that set the life total of one player."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_PLAYER, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.life_totals import becomes
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.table import Object, Table


def _becomes_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    return happen(table, *becomes(table, target, 20)) if isinstance(target, str) else table


card("Blessed Wind", SpellAbility(_becomes_twenty, (TARGET_PLAYER,)))
