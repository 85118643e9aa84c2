"""Misreadings of rule 707: what a copy takes over, and what is copied."""

from __future__ import annotations

from collections.abc import Iterator

from apnap.protocol.catalogue import Card, find
from apnap_misreadings.common import untargetable
from apnap_misreadings.mutant import mutant
from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import copiable_values, permanents
from apnap_reference.spells.entering_the_battlefield import (
    as_it_will_be,
    what_to_copy,
    who_enters_it,
)
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Object, Table


@mutant("707.2", "a permanent can't enter as a copy of a token", replaces=what_to_copy)
def tokens_are_not_copied(table: Table, arrival: Arrival) -> Iterator[Choice]:
    who, thing = who_enters_it(table, arrival.move), arrival.move.thing
    cards = tuple(one.id for one in permanents(table, "Creature") if one.kind != "token")
    yield objects_choice(arrival.key("copy"), who, cards, "copy", least=0, source=thing)


@mutant(
    "707.2",
    "a copy of a transformed double-faced permanent has the characteristics of its front face",
    replaces=as_it_will_be,
    since="2024-06-07",
)
def front_faces_are_copied(table: Table, arrival: Arrival) -> Card:
    copied = arrival.picked("copy")
    if copied and isinstance(copied[0], int) and table.objects[copied[0]].transformed:
        return copiable_values(table.objects[copied[0]])
    return as_it_will_be.function(table, arrival)


@mutant(
    "707.2",
    "a copy of a face-down permanent has the characteristics of its face-up card",
    replaces=copiable_values,
)
def face_down_copies_are_as_printed(thing: Object) -> Card:
    return find(thing.copy_of or thing.card)


@mutant(
    "707.5",
    "a creature can enter only as a copy of a creature that its controller could target",
    replaces=what_to_copy,
    since="2006-10-01",
)
def copies_are_targeted(table: Table, arrival: Arrival) -> Iterator[Choice]:
    who, thing = who_enters_it(table, arrival.move), arrival.move.thing
    there = (creature.id for creature in permanents(table, "Creature"))
    among = tuple(one for one in there if not untargetable(table, who, one))
    yield objects_choice(arrival.key("copy"), who, among, "copy", least=0, source=thing)
