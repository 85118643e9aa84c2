"""What each kind of lasting effect does to the objects that it concerns, and in which layer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from apnap_reference.state.static_abilities import Change
from apnap_reference.state.table import Characteristics, Effect, Table, replace


def _control(effect: Effect, it: Characteristics) -> Characteristics:
    return replace(it, controller=effect.player or it.controller)


def _color(effect: Effect, it: Characteristics) -> Characteristics:
    return replace(it, colors=(effect.word,))


def _keyword(effect: Effect, it: Characteristics) -> Characteristics:
    return replace(it, keywords=(*it.keywords, effect.word))


def _no_abilities(_: Effect, it: Characteristics) -> Characteristics:
    return replace(it, keywords=(), abilities=())


def _base(effect: Effect, it: Characteristics) -> Characteristics:
    return replace(it, power=effect.amount[0], toughness=effect.amount[1])


def _pump(effect: Effect, it: Characteristics) -> Characteristics:
    power, toughness = effect.amount
    return replace(it, power=(it.power or 0) + power, toughness=(it.toughness or 0) + toughness)


LAYER_OF: Final[dict[str, tuple[str, Callable[[Effect, Characteristics], Characteristics]]]] = {
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
