"""Restrictions on single creatures: whom they may attack, and what they may block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.choices.simple import words_choice
from apnap_reference.combat.attacking_and_defending import defender_of
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_keyword,
    permanents,
)
from apnap_reference.spells.entering_the_battlefield import who_enters_it
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import CantAttack, CantBlock
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.events import Moves
from apnap_reference.state.ids import Word
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table


def _creatures(table: Table, player: PlayerId) -> int:
    return len(permanents(table, "Creature", of=player))


def _attacks_the_weaker(table: Table, source: Object, attacker: ObjectId, target: Ref) -> bool:
    player = defender_of(table, target)
    if attacker != source.id or player is None:
        return attacker != source.id
    return _creatures(table, controller(table, source.id)) > _creatures(table, player)


def _blocks_the_weaker(table: Table, source: Object, blocker: ObjectId, attacker: ObjectId) -> bool:
    if blocker != source.id:
        return True
    attacking_player = controller(table, attacker)
    return _creatures(table, controller(table, source.id)) > _creatures(table, attacking_player)


card("Mogg Toady", CantAttack(_attacks_the_weaker), CantBlock(_blocks_the_weaker))

card(
    "Pacifism",
    CantAttack(lambda _table, source, attacker, _target: attacker != source.attached_to),
    CantBlock(lambda _table, source, blocker, _attacker: blocker != source.attached_to),
)

COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def _a_color(table: Table, arrival: Arrival) -> Iterator[Choice]:
    who = who_enters_it(table, arrival.move)
    yield words_choice(arrival.key("color"), who, tuple(COLORS), "color")


def _of_that_color(_: Table, arrival: Arrival) -> Moves:
    color = arrival.picked("color")
    said = color[0] if color else None
    return arrival.noted("color", said.said) if isinstance(said, Word) else arrival.move


def _across_the_moat(table: Table, source: Object, attacker: ObjectId, target: Ref) -> bool:
    color = COLORS.get(source.chosen.get("color", ""))
    if target != controller(table, source.id) or has_keyword(table, attacker, "flying"):
        return True
    return color not in characteristics(table, attacker).colors


card("Teferi's Moat", EntersWith(_a_color, _of_that_color), CantAttack(_across_the_moat))
