"""Lasting effects of resolved spells and abilities: what each kind does, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from apnap_reference.abilities import Change
from apnap_reference.rulebook import rule
from apnap_reference.table import Effect, Looks, ObjectId, PlayerId, Table, replace


def _control(effect: Effect, it: Looks) -> Looks:
    return replace(it, controller=effect.player or it.controller)


def _color(effect: Effect, it: Looks) -> Looks:
    return replace(it, colors=(effect.word,))


def _keyword(effect: Effect, it: Looks) -> Looks:
    return replace(it, keywords=(*it.keywords, effect.word))


def _no_abilities(_: Effect, it: Looks) -> Looks:
    return replace(it, keywords=(), abilities=())


def _base(effect: Effect, it: Looks) -> Looks:
    return replace(it, power=effect.amount[0], toughness=effect.amount[1])


def _pump(effect: Effect, it: Looks) -> Looks:
    power, toughness = effect.amount
    return replace(it, power=(it.power or 0) + power, toughness=(it.toughness or 0) + toughness)


LAYER_OF: Final[dict[str, tuple[str, Callable[[Effect, Looks], Looks]]]] = {
    "control": ("2", _control),
    "color": ("5", _color),
    "keyword": ("6", _keyword),
    "no abilities": ("6", _no_abilities),
    "base": ("7b", _base),
    "pump": ("7c", _pump),
}
"""Kinds of effects that change characteristics: the layer of each, and what it does.

The other kinds are asked for by the rules that they concern: `must attack`, `goad`,
`only these block`, `no lands`, `more lands`, `will control player`, `controls player`.
"""


def changes_by_effects(table: Table) -> Iterator[Change]:
    """Give the changes that lasting effects make now."""
    for effect in table.effects:
        if effect.kind in LAYER_OF:
            layer, apply = LAYER_OF[effect.kind]
            yield Change(layer, effect.id, effect.objects, partial(apply, effect))


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
    effect = Effect(table.next_id, kind, controller, until, objects=objects, player=player, **more)
    return replace(table, effects=(*table.effects, effect), next_id=table.next_id + 1)


def without_effects(table: Table, *until: str) -> Table:
    """End the effects that last until one of the moments named."""
    kept = tuple(effect for effect in table.effects if effect.until not in until)
    return table if len(kept) == len(table.effects) else replace(table, effects=kept)
