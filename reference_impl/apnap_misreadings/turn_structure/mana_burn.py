"""Misreadings of rule 300.3 of 2006: mana that is left over."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol import Step
from apnap_misreadings.mutant import mutant
from apnap_reference.edition import switches
from apnap_reference.state.events import Life
from apnap_reference.state.table import Table
from apnap_reference.turn.phases_and_steps import mana_burns, mana_stays


@mutant(
    "300.3",
    "in 2006, unspent mana is lost at the end of each step instead of each phase",
    replaces=mana_stays,
    only="2006-10-01",
)
def mana_of_2006_goes_with_the_step(_table: Table, _coming: tuple[Step, ...]) -> bool:
    return False


@mutant(
    "300.3",
    "in 2006, unspent mana from the combat phase lasts into the postcombat main phase",
    replaces=mana_stays,
    only="2006-10-01",
)
def mana_lasts_into_the_main_phase(table: Table, coming: tuple[Step, ...]) -> bool:
    main = switches(table.edition).mana_lasts_through_phase and "postcombat_main" in coming[:1]
    return main or mana_stays.function(table, coming)


@mutant(
    "300.3",
    "in 2006, mana burn costs a player only 1 life, no matter how much mana is unspent",
    replaces=mana_burns,
    only="2006-10-01",
)
def mana_of_2006_burns_once(table: Table) -> Iterator[Life]:
    return (Life(burn.player, -1) for burn in mana_burns.function(table))
