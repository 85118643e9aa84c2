"""Lasting effects of resolved spells and abilities: how they begin, and how they end."""

from __future__ import annotations

from typing import Any, Final

from apnap_reference.objects.characteristics import may_have
from apnap_reference.objects.influence import affected
from apnap_reference.rulebook import rule
from apnap_reference.state.table import Effect, Object, ObjectId, PlayerId, Table, replace

OF_A_TURN: Final = ("end_of_turn", "end_of_combat", "next_turn")
"""Until when an effect lasts that belongs to the turn in which it began."""


def lasting(table: Table, kind: str) -> tuple[Effect, ...]:
    """Give the lasting effects of a kind, oldest first."""
    return tuple(effect for effect in table.effects if effect.kind == kind)


@rule("611.2a")
def with_effect(  # noqa: PLR0913 - an effect has that many parts
    table: Table,
    kind: str,
    controller: PlayerId,
    until: str,
    *,
    objects: tuple[ObjectId, ...] = (),
    player: PlayerId | None = None,
    **more: Any,
) -> Table:
    """A resolved effect lasts for the time it states; its timestamp is when it began."""
    objects = affected(table, controller, objects)
    if player is not None and not affected(table, controller, (player,)):
        return table
    if kind == "keyword":
        objects = able_to_gain(table, objects, more["word"])
        if not objects:
            return table
    turn = table.turn.number if table.turns else 0
    effect = Effect(
        table.next_id, kind, controller, until, objects=objects, player=player, turn=turn, **more
    )
    return replace(table, effects=(*table.effects, effect), next_id=table.next_id + 1)


@rule("113.11")
def able_to_gain(table: Table, objects: tuple[ObjectId, ...], word: str) -> tuple[ObjectId, ...]:
    """What cannot have an ability does not gain it from what resolves, not even for later."""
    return tuple(thing for thing in objects if may_have(table, thing, word))


def of_another_turn(table: Table, effect: Effect) -> bool:
    """Tell whether an effect lasts for a part of a turn that goes on beside this one."""
    others = (turn.number for index, turn in enumerate(table.turns) if index != table.focus)
    return effect.until in OF_A_TURN and effect.turn in others


def without_effects(table: Table, *until: str) -> Table:
    """End the effects that last until one of the moments named."""
    kept = tuple(e for e in table.effects if e.until not in until or of_another_turn(table, e))
    return table if len(kept) == len(table.effects) else replace(table, effects=kept)


def pumped(
    table: Table, by: Object, creature_id: ObjectId | None, power: int, toughness: int
) -> Table:
    """Give a creature +N/+N until end of turn."""
    if creature_id is None:
        return table
    return with_effect(
        table,
        "pump",
        by.controller,
        "end_of_turn",
        objects=(creature_id,),
        amount=(power, toughness),
    )
