"""Misreadings of rule 708: what is face down, and what it is once turned up."""

from __future__ import annotations

from apnap.protocol import Special
from apnap.protocol.catalogue import Card
from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import as_face_down
from apnap_reference.spells.face_down import turn_face_up
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table, replace


@mutant("708.2a", "a face-down creature keeps its colors", replaces=as_face_down)
def face_down_in_color(card: Card) -> Card:
    blank = as_face_down.function(card)
    return Card(
        name=blank.name,
        summary=blank.summary,
        mana_cost=blank.mana_cost,
        colors=card.colors,
        types=blank.types,
        power=blank.power,
        toughness=blank.toughness,
    )


@mutant(
    "708.8",
    "a creature turned face up becomes summoning sick and loses its damage and counters",
    replaces=turn_face_up,
)
def turned_up_is_new(table: Table, player: PlayerId, said: Special) -> Dialogue[Table]:
    table = yield from turn_face_up.function(table, player, said)
    thing = table.called(said.object)
    if thing is None:
        return table
    return table.with_object(replace(thing, sick=True, damage=0, counters={}))
