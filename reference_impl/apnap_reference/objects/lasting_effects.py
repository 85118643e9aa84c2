"""
Lasting effects of resolved spells and abilities: how they begin, and how they end.

Some are common enough to have a word of their own: to get +N/+N until end of turn, and to be
detained (701.35).
"""

from __future__ import annotations

from typing import TypeVar, assert_never, cast

from apnap_reference.objects.characteristics import may_have
from apnap_reference.objects.within_range import affected
from apnap_reference.players.departed import can_gain_control
from apnap_reference.rulebook import rule
from apnap_reference.state.effects import (
    END_OF_TURN,
    Detained,
    Does,
    Duration,
    Effect,
    EndOfCombat,
    EndOfTurn,
    Forever,
    GainsControl,
    GainsKeyword,
    Gets,
    NextTurn,
    TurnOf,
    UpkeepOf,
    player_concerned,
)
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace

K = TypeVar("K", bound=Does)


def lasting(table: Table, kind: type[K]) -> tuple[Effect[K], ...]:
    """Give the lasting effects that do a kind of thing, oldest first."""
    if not table.effects:
        return ()
    found = (effect for effect in table.effects if isinstance(effect.does, kind))
    return tuple(cast("Effect[K]", effect) for effect in found)


@rule("611.2a")
def with_effect(
    table: Table,
    does: Does,
    controller: PlayerId,
    until: Duration,
    objects: tuple[ObjectId, ...] = (),
) -> Table:
    """A continuous effect lasts as long as the spell or ability that created it says."""
    objects = affected(table, controller, objects)
    if isinstance(does, GainsControl) and not can_gain_control(table, does.player):
        return table
    player = player_concerned(does)
    if player is not None and not affected(table, controller, (player,)):
        return table
    if isinstance(does, GainsKeyword):
        objects = able_to_gain(table, objects, does.keyword)
        if not objects:
            return table
    turn = table.turn.number if table.turns else 0
    effect = Effect(table.next_id, does, controller, until, objects, turn)
    return replace(table, effects=(*table.effects, effect), next_id=table.next_id + 1)


@rule("113.11")
def able_to_gain(table: Table, objects: tuple[ObjectId, ...], word: str) -> tuple[ObjectId, ...]:
    """A resolving spell or ability doesn't give an object an ability that it can't have."""
    return tuple(thing for thing in objects if may_have(table, thing, word))


def of_another_turn(table: Table, effect: Effect[Does]) -> bool:
    """Tell whether an effect lasts for a part of a turn that goes on beside this one."""
    match effect.until:
        case EndOfTurn() | EndOfCombat() | NextTurn():
            others = (turn.number for index, turn in enumerate(table.turns) if index != table.focus)
            return effect.turn in others
        case TurnOf() | UpkeepOf() | Forever():
            return False
        case _:
            assert_never(effect.until)


def without_effects(table: Table, *until: Duration) -> Table:
    """End the effects that last until one of the moments named."""
    kept = tuple(e for e in table.effects if e.until not in until or of_another_turn(table, e))
    return table if len(kept) == len(table.effects) else replace(table, effects=kept)


def gets(
    table: Table, by: Object, creature_id: ObjectId | None, power: int, toughness: int
) -> Table:
    """Give a creature +N/+N until end of turn."""
    if creature_id is None:
        return table
    return with_effect(table, Gets(power, toughness), by.controller, END_OF_TURN, (creature_id,))


@rule("701.35a")
def detain(table: Table, by: Object, thing: ObjectId) -> Table:
    """A permanent stays detained until the next turn of the player who detained it."""
    who = by.controller
    return with_effect(table, Detained(), who, TurnOf(who), objects=(thing,))


@rule("701.35a")
def not_detained(table: Table, thing: ObjectId) -> bool:
    """What is detained neither attacks nor blocks, and nobody activates its abilities."""
    return all(thing not in effect.objects for effect in lasting(table, Detained))
