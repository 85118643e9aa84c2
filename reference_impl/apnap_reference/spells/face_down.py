"""Face-down spells and permanents, and morph."""

from __future__ import annotations

from apnap.protocol import Special
from apnap.protocol.catalogue import find
from apnap_reference.changes.applying import happen
from apnap_reference.choices.asking import refuse
from apnap_reference.objects.characteristics import controller, on_battlefield
from apnap_reference.rulebook import rule
from apnap_reference.spells.casting import keeps_priority
from apnap_reference.spells.mana import pay_mana
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import TurnsFaceUp
from apnap_reference.state.morph import morph_cost
from apnap_reference.state.table import Object, PlayerId, Table


@rule("702.37e")
def may_be_turned_up(table: Table, player: PlayerId, thing: Object) -> bool:
    """A player can turn a face-down permanent with morph face up only if they control it."""
    there = on_battlefield(table, thing.id) and controller(table, thing.id) == player
    return there and thing.face_down and morph_cost(find(thing.card)) is not None


@rule("116.2b")
def turn_face_up(table: Table, player: PlayerId, said: Special) -> Dialogue[Table]:
    """Turning a permanent face up is a special action and doesn't use the stack."""
    thing = table.called(said.object)
    if thing is None or not may_be_turned_up(table, player, thing):
        return (yield from refuse(may_be_turned_up.broken(table.edition, said.object)))
    cost = morph_cost(find(thing.card)) or ""
    table = yield from pay_mana(table, player, cost, None)
    if thing.id in table.objects:
        table = happen(table, TurnsFaceUp(thing.id))
    return keeps_priority(table, player)
