"""Misreadings of rule 502: what phases in and out, what untaps, and who has priority."""

from __future__ import annotations

from apnap_misreadings.common import taking_turns
from apnap_misreadings.mutant import mutant
from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import has_keyword, permanents
from apnap_reference.procedure.turn_based_actions import step_opened, untap_step
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Phases
from apnap_reference.state.ids import NOBODY
from apnap_reference.state.table import Table, replace
from apnap_reference.turn.phases_and_steps import (
    phasing_done,
    receives_first,
    untapped,
)


@mutant(
    "502.1",
    "permanents with phasing phase in and out after permanents have untapped",
    replaces=untap_step,
)
def phasing_comes_after_untapping(table: Table) -> Dialogue[Table]:
    yield from ()
    return phasing_done(untapped(table))


@mutant(
    "502.1",
    "what has phased out phases in during the next untap step, whosever that is",
    replaces=phasing_done,
)
def everything_phases_in(table: Table) -> Table:
    out = tuple(t for t in table.objects.values() if t.phased_out not in (None, NOBODY))
    others = tuple(Phases(t.id) for t in out if t.phased_out not in table.turn.side)
    return phasing_done.function(happen(table, *others) if others else table)


@mutant(
    "502.1",
    "permanents with phasing phase out, and phase in again, in every player's untap step",
    replaces=phasing_done,
)
def phasing_knows_no_turns(table: Table) -> Table:
    out = tuple(t.id for t in table.objects.values() if t.phased_out not in (None, NOBODY))
    here = tuple(t.id for t in table.in_zone("battlefield") if has_keyword(table, t.id, "phasing"))
    return happen(table, *(Phases(thing) for thing in (*here, *out)))


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


@mutant(
    "502.4",
    "abilities that trigger in the untap step are lost, because nobody receives priority in it",
    replaces=untapped,
)
def untapping_triggers_nothing(table: Table) -> Table:
    return replace(untapped.function(table), waiting=table.waiting)
