"""What a spell costs: one way to pay for it, what comes on top, and what is taken off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from apnap.protocol.catalogue import mana_value
from apnap_reference.objects.characteristics import (
    abilities_in_play,
    characteristics,
    face,
    keyword_abilities,
    permanents,
)
from apnap_reference.objects.within_range import abilities_over
from apnap_reference.rulebook import rule
from apnap_reference.spells.mana import spelled, symbols
from apnap_reference.spells.modes import entwined
from apnap_reference.spells.paying import usable
from apnap_reference.state.abilities import Ability, of_a_kind
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.static_abilities import (
    AdditionalCost,
    AlternativeCost,
    CostsLess,
    CostsMore,
    Entwine,
)
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace

A = TypeVar("A", bound=Ability)


@rule("118.9c")
def mana_value_of(table: Table, thing: ObjectId) -> int:
    """A spell's mana value depends on its mana cost, not on what was paid for it."""
    return mana_value(face(table.objects[thing]))


@rule("118.9")
def alternatives(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    """A player can pay an alternative cost only if the spell or an effect offers it."""
    offered = [(spell, found) for found in own_abilities(table, spell, AlternativeCost)]
    offered += abilities_in_play(table, AlternativeCost)
    return tuple(
        (source, found) for source, found in offered if found.applies(table, source, spell, player)
    )


@rule("118.9a")
def one_way_only(
    table: Table, player: PlayerId, spell: Object, way: Cost, used: tuple[str, ...]
) -> bool:
    """A player can pay only one alternative cost for a spell."""
    others = [found.cost for _, found in alternatives(table, player, spell) if found.cost != way]
    total = total_cost(table, player, spell, way)
    return not any(
        serves(table, player, other, name) and not serves(table, player, total, name)
        for name in used
        for other in others
    )


def serves(table: Table, player: PlayerId, cost: Cost, name: str) -> bool:
    """Tell whether a cost could use up the object of a name."""
    thing = table.called(name)
    return thing is not None and any(thing.id in usable(table, player, part) for part in cost.uses)


def own_abilities(table: Table, spell: Object, kind: type[A]) -> Iterator[A]:
    """Give the abilities of a kind that a spell on the stack has itself."""
    it = characteristics(table, spell.id)
    return of_a_kind((*it.abilities, *keyword_abilities(it)), kind)


@rule("118.8")
def additional_costs(table: Table, spell: Object) -> tuple[Cost, ...]:
    """Additional costs of a spell are paid at the same time as its mana cost."""
    demanded = [found.cost for found in own_abilities(table, spell, AdditionalCost)]
    if entwined(spell):
        demanded += (found.cost for found in own_abilities(table, spell, Entwine))
    return tuple(demanded)


def increases(table: Table, player: PlayerId, spell: Object) -> int:
    """Give by how much generic mana effects make a spell cost more."""
    return sum(
        found.amount(table, source, spell, player)
        for source, found in abilities_over(table, CostsMore, player)
    )


@rule("702.41b")
def reductions(table: Table, player: PlayerId, spell: Object) -> int:
    """Each instance of affinity reduces the cost of the spell."""
    return sum(
        found.amount(table, spell, player) for found in own_abilities(table, spell, CostsLess)
    )


@rule("702.41a")
def affinity_for_artifacts(table: Table, _: Object, player: PlayerId) -> int:
    """Affinity reduces a spell's cost by {1} for each such permanent its caster controls."""
    return len(permanents(table, "Artifact", of=player))


@rule("118.9d")
def with_what_is_added(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    """Additional costs and cost increases are added to an alternative cost, too."""
    for extra in additional_costs(table, spell):
        mana = spelled(*symbols(way.mana + extra.mana))
        life, uses = way.life + extra.life, (*way.uses, *extra.uses)
        way = replace(way, mana=mana, life=life, uses=uses)
    generic, others = symbols(way.mana)
    return replace(way, mana=spelled(generic + increases(table, player, spell), others))


@rule("118.7a")
def reduced(mana: str, by: int) -> str:
    """A reduction by generic mana reduces only the generic part of a cost, down to zero."""
    generic, others = symbols(mana)
    return spelled(max(0, generic - by), others)


@rule("601.2f")
def total_cost(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    """The total cost is the mana cost or an alternative cost, plus additions, minus reductions."""
    cost = with_what_is_added(table, player, spell, way)
    return replace(cost, mana=reduced(cost.mana, by=reductions(table, player, spell)))
