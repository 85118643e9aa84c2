"""Modal spells."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.choices.simple import choose_objects
from apnap_reference.objects.characteristics import has_type
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.spells.modes import modal
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Mode
from apnap_reference.state.table import Object, Table


def _search_for_creatures(table: Table, thing: Object) -> Dialogue[Table]:
    who = thing.controller
    creatures = tuple(card for card in table.libraries[who] if has_type(table, card, "Creature"))
    table, found = yield from choose_objects(
        table, who, creatures, "search", least=0, most=2, source=thing.id
    )
    # The library is shuffled now (701.24a). The engine knows no chance: the order stays.
    return happen(table, *(Moves(card, "hand") for card in found)) if found else table


def _put_creatures(table: Table, thing: Object) -> Dialogue[Table]:
    who = thing.controller
    creatures = tuple(card.id for card in table.hand(who) if has_type(table, card.id, "Creature"))
    table, chosen = yield from choose_objects(
        table, who, creatures, "put onto the battlefield", least=0, most=2, source=thing.id
    )
    moves = tuple(Moves(card, "battlefield", controller=who) for card in chosen)
    return (yield from enter_together(table, moves))


card("Tooth and Nail", modal(Mode("search", _search_for_creatures), Mode("put", _put_creatures)))
