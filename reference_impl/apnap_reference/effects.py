"""Lasting effects of resolved spells and abilities: how they begin, and how they end."""

from __future__ import annotations

from typing import Any

from apnap_reference.looks import may_have
from apnap_reference.rulebook import rule
from apnap_reference.table import Effect, ObjectId, PlayerId, Table, replace


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
    if kind == "keyword":
        objects = able_to_gain(table, objects, more["word"])
        if not objects:
            return table
    effect = Effect(table.next_id, kind, controller, until, objects=objects, player=player, **more)
    return replace(table, effects=(*table.effects, effect), next_id=table.next_id + 1)


@rule("113.11", before={"2014-02-07": None})
def able_to_gain(table: Table, objects: tuple[ObjectId, ...], word: str) -> tuple[ObjectId, ...]:
    """What cannot have an ability does not gain it from what resolves, not even for later."""
    return tuple(thing for thing in objects if may_have(table, thing, word))


def without_effects(table: Table, *until: str) -> Table:
    """End the effects that last until one of the moments named."""
    kept = tuple(effect for effect in table.effects if effect.until not in until)
    return table if len(kept) == len(table.effects) else replace(table, effects=kept)
