"""Misreadings of rules 613, 702.42 and 708: layers, face-down creatures, and modes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap.protocol.answers import Special
from apnap.protocol.catalogue import Card
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import (
    abilities_left,
    as_face_down,
    forbidden,
    near_enough,
    without_keyword,
)
from apnap_reference.spells.face_down import turn_face_up
from apnap_reference.spells.modes import in_written_order
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Mode
from apnap_reference.state.static_abilities import CantHave, Change
from apnap_reference.state.table import Characteristics, Object, ObjectId, PlayerId, Table, replace


@mutant(
    "113.11",
    "what cannot have an ability loses it by timestamp, and newer effects give it back",
    replaces=forbidden,
)
def forbidden_by_timestamp(
    table: Table, source: Object, found: CantHave, seen: dict[ObjectId, Characteristics]
) -> Iterator[Change]:
    objects = near_enough(table, source, found.objects(table, source, seen), seen)
    yield Change("6", source.stamp, objects, partial(without_keyword, word=found.word))


@mutant(
    "613.8a",
    "effects of one layer are applied by timestamp, whichever depends on which",
    replaces=abilities_left,
)
def nothing_depends(
    thing: ObjectId, seen: dict[ObjectId, Characteristics], others: tuple[Change, ...]
) -> tuple[str, ...]:
    del others
    return seen[thing].abilities


@mutant("708.2a", "a face-down creature keeps its colors", replaces=as_face_down)
def face_down_in_color(card: Card) -> Card:
    blank = as_face_down.function(card)
    return Card(
        name=blank.name,
        mana_cost=blank.mana_cost,
        colors=card.colors,
        types=blank.types,
        power=blank.power,
        toughness=blank.toughness,
    )


@mutant("708.8", "a creature that is turned face up has just come", replaces=turn_face_up)
def turned_up_is_new(table: Table, player: PlayerId, said: Special) -> Dialogue[Table]:
    table = yield from turn_face_up.function(table, player, said)
    thing = table.called(said.object)
    if thing is None:
        return table
    return table.with_object(replace(thing, sick=True, damage=0, counters={}))


@mutant(
    "702.42b",
    "the modes of an entwined spell are carried out in the order in which they were named",
    replaces=in_written_order,
)
def modes_as_named(modes: tuple[Mode, ...], chosen: tuple[str, ...]) -> tuple[Mode, ...]:
    return tuple(
        sorted(in_written_order.function(modes, chosen), key=lambda m: chosen.index(m.word))
    )
