"""Misreadings of rule 502: what untaps, and who has priority."""

from __future__ import annotations

from apnap_misreadings.common import taking_turns
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import permanents
from apnap_reference.procedure.turn_based_actions import step_opened
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import receives_first, untapped


@mutant(
    "502.3",
    "in each untap step of a Grand Melee, the permanents of all players who are taking turns untap",
    replaces=untapped,
    since="2006-10-01",
)
def any_turn_untaps(table: Table) -> Table:
    for player in taking_turns(table):
        for thing in permanents(table, of=player):
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant(
    "502.3",
    "a player untaps the permanents they own instead of the permanents they control",
    replaces=untapped,
)
def owners_untap(table: Table) -> Table:
    for thing in table.in_zone("battlefield"):
        if thing.owner in table.turn.side:
            table = table.with_object(replace(thing, tapped=False))
    return table


@mutant(
    "502.4",
    "players receive priority in the untap step too",
    replaces=step_opened,
    since="2006-10-01",
)
def priority_in_every_step(table: Table) -> Dialogue[Table]:
    table = yield from step_opened.function(table)
    receives = table.turn.receives or receives_first(table)
    return table.with_turn(replace(table.turn, receives=receives))
