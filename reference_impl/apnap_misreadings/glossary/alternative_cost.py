"""Misreadings of the glossary's term alternative cost."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import face
from apnap_reference.players.players import side_of
from apnap_reference.spells.total_cost import alternatives, mana_value_of, with_what_is_added
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.static_abilities import AlternativeCost
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table


@mutant(
    "glossary:alternative-cost",
    "cost increases and additional costs don't apply to a spell cast for an alternative cost",
    replaces=with_what_is_added,
    since="2006-10-01",
)
def nothing_on_top_of_an_alternative(
    table: Table, player: PlayerId, spell: Object, way: Cost
) -> Cost:
    printed = way.mana == (face(spell).mana_cost or "") and not way.uses and not way.life
    return with_what_is_added.function(table, player, spell, way) if printed else way


@mutant(
    "glossary:alternative-cost",
    "a spell's mana value is 0 if an alternative cost is available for it",
    replaces=mana_value_of,
)
def mana_value_is_what_was_paid(table: Table, thing: ObjectId) -> int:
    spell = table.objects[thing]
    offered = [found for _, found in alternatives(table, spell.controller, spell)]
    return 0 if offered else mana_value_of.function(table, thing)


@mutant(
    "glossary:alternative-cost",
    "an alternative cost that a permanent allows its controller can be paid by any player",
    replaces=alternatives,
    since="2006-10-01",
)
def alternatives_for_everybody(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    offers = alternatives.function
    others = (one.name for one in table.players if one.name != player)
    found = [offer for other in others for offer in offers(table, other, spell)]
    return (*offers(table, player, spell), *found)


@mutant(
    "glossary:alternative-cost",
    (
        "with shared team turns, a teammate can pay the alternative cost that a permanent "
        "allows its controller"
    ),
    replaces=alternatives,
    since="2006-10-01",
)
def alternatives_are_the_teams(
    table: Table, player: PlayerId, spell: Object
) -> tuple[tuple[Object, AlternativeCost], ...]:
    members = side_of(table, player)
    offers = (offer for one in members for offer in alternatives.function(table, one, spell))
    return tuple({source.id: (source, found) for source, found in offers}.values())
