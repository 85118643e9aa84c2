"""Sagas."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.keywords.sagas import chapters
from apnap_reference.objects.characteristics import permanents
from apnap_reference.objects.lasting_effects import gets
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Makes
from apnap_reference.state.table import Object, Table, source_of


def _a_knight(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Makes("Knight Token", thing.controller, source_of(thing)))


def _stronger_knights(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    for knight in permanents(table, "Knight", of=thing.controller):
        table = gets(table, thing, knight.id, 2, 1)
    return table


card("History of Benalia", chapters(_a_knight, 1, 2), chapters(_stronger_knights, 3))
