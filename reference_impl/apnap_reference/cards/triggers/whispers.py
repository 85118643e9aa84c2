"""An enchantment with which creatures that die come back under an opponent's control."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.groups import all_creatures
from apnap_reference.cards.phrases import end_step_begins, the_player
from apnap_reference.changes.triggering import delays
from apnap_reference.changes.what_triggers import this_dies
from apnap_reference.players.players import opponents
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.memories import object_in, player_in
from apnap_reference.state.stack_abilities import TargetWord, Triggered
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import (
    Characteristics,
    Object,
    Ref,
    Table,
    replace,
)

DYING: Final = "Endless Whispers#granted"
AT_THE_END: Final = "Endless Whispers#returns"


def _granted(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    def more(it: Characteristics) -> Characteristics:
        return replace(it, abilities=(*it.abilities, DYING))

    yield Change("6", source.stamp, all_creatures(table, seen), more)


card("Endless Whispers", StaticChange("6", _granted))


def _an_opponent(table: Table, thing: Object, ref: Ref) -> bool:
    return isinstance(ref, str) and ref in opponents(table, thing.controller)


def _chosen(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    memory = {"card": thing.memory["card"], "player": the_player(thing)}
    return delays(table, thing, AT_THE_END, memory)


def _comes_back(table: Table, thing: Object) -> Dialogue[Table]:
    number, player = object_in(thing.memory, "card"), player_in(thing.memory, "player")
    if number not in table.objects:
        return table
    back = Moves(number, "battlefield", controller=player)
    return (yield from enter_together(table, (back,)))


delayed_ability(DYING, Triggered(this_dies, _chosen, targets=(TargetWord(_an_opponent),)))
delayed_ability(AT_THE_END, Triggered(end_step_begins, _comes_back))
