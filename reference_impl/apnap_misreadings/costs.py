"""Misreadings of the glossary on abilities and costs, affinity and amplify."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from apnap.protocol.answers import Activate, Cast
from apnap_misreadings.mutant import mutant
from apnap_reference.keywords.amplify import may_be_revealed
from apnap_reference.objects.characteristics import face, permanents, printed, seen_in_layers
from apnap_reference.objects.layers import changes_by_effects
from apnap_reference.spells.casting import at_sorcery_speed, nothing_split_second
from apnap_reference.spells.mana import may_pay_by_tapping, spelled, symbols
from apnap_reference.spells.paying import Bill, enough_to_use_up, pay_cost, source_may_tap
from apnap_reference.spells.resolving import fizzles
from apnap_reference.spells.total_cost import (
    additional_costs,
    affinity_for_artifacts,
    alternatives,
    mana_value_of,
    reduced,
    reductions,
    total_cost,
    with_what_is_added,
)
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Cost, TargetWord
from apnap_reference.state.static_abilities import AlternativeCost, Arrival, Change
from apnap_reference.state.table import Characteristics, Object, ObjectId, PlayerId, Table


@mutant(
    "glossary:ability",
    "what loses its abilities loses the color that an effect has given it",
    replaces=seen_in_layers,
    since="2006-10-01",
)
def colors_are_abilities(table: Table) -> dict[ObjectId, Characteristics]:
    seen = seen_in_layers.function(table)
    losing = (change for change in changes_by_effects(table) if _takes_all_abilities(change))
    for thing in (one for change in losing for one in change.objects if one in seen):
        colors = printed(table.objects[thing]).colors
        seen[thing] = msgspec.structs.replace(seen[thing], colors=colors)
    return seen


def _takes_all_abilities(change: Change) -> bool:
    it = Characteristics(name="", controller="", keywords=("flying",), power=1, toughness=1)
    return change.layer == "6" and not change.apply(it).keywords


@mutant(
    "113.7a",
    "an ability is gone from the stack once its source is gone",
    replaces=fizzles,
    since="2006-10-01",
)
def abilities_need_their_source(table: Table, thing: Object, words: tuple[TargetWord, ...]) -> bool:
    source = thing.source
    gone = thing.kind == "ability" and source is not None and source not in table.objects
    return gone or fizzles.function(table, thing, words)


@mutant(
    "glossary:activated-ability",
    "abilities are activated only when a sorcery could be cast",
    replaces=nothing_split_second,
    since="2006-10-01",
)
def abilities_at_sorcery_speed(table: Table, player: PlayerId, thing: Object) -> bool:
    if thing.zone == "battlefield" and not at_sorcery_speed(table, player):
        return False
    return nothing_split_second.function(table, player, thing)


@mutant(
    "glossary:activation-cost",
    "a tapped permanent pays the tap symbol as well as an untapped one",
    replaces=source_may_tap,
    since="2006-10-01",
)
def tapped_permanents_pay(_table: Table, _bill: Bill) -> bool:
    return True


@mutant(
    "602.5a",
    "a creature pays the tap symbol in the turn in which it came",
    replaces=may_pay_by_tapping,
    since="2006-10-01",
)
def fresh_creatures_pay(_: Table, source: Object) -> bool:
    return not source.tapped


@mutant(
    "glossary:activation-cost",
    "only the mana in an activation cost is owed",
    replaces=pay_cost,
    since="2006-10-01",
)
def only_mana_is_owed(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if isinstance(said, Activate):
        bill = replace(bill, cost=Cost(mana=bill.cost.mana, loyalty=bill.cost.loyalty))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "glossary:activation-cost",
    "mana in an activation cost need not be paid if there is another cost",
    replaces=pay_cost,
    since="2006-10-01",
)
def mana_is_waived(table: Table, bill: Bill, said: Cast | Activate) -> Dialogue[Table]:
    if isinstance(said, Activate) and (bill.cost.tap or bill.cost.sacrifice_self):
        bill = replace(bill, cost=replace(bill.cost, mana=""))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "glossary:additional-cost",
    "an additional cost may be left out",
    replaces=additional_costs,
    since="2006-10-01",
)
def additional_costs_are_optional(_table: Table, _spell: Object) -> tuple[Cost, ...]:
    return ()


@mutant(
    "glossary:additional-cost",
    "what is to be sacrificed in addition is sacrificed if there is anything",
    replaces=pay_cost,
    since="2006-10-01",
)
def additional_costs_if_possible(
    table: Table, bill: Bill, said: Cast | Activate
) -> Dialogue[Table]:
    if isinstance(said, Cast) and not enough_to_use_up(table, bill):
        bill = replace(bill, cost=replace(bill.cost, uses=()))
    return (yield from pay_cost.function(table, bill, said))


@mutant(
    "glossary:alternative-cost",
    "who pays an alternative cost owes nothing that is added to the mana cost",
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
    "the mana value of a spell is what was paid for it",
    replaces=mana_value_of,
)
def mana_value_is_what_was_paid(table: Table, thing: ObjectId) -> int:
    spell = table.objects[thing]
    offered = [found for _, found in alternatives(table, spell.controller, spell)]
    return 0 if offered else mana_value_of.function(table, thing)


@mutant(
    "glossary:alternative-cost",
    "an alternative cost that a permanent offers is open to everybody",
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
    "glossary:affinity",
    "affinity counts the permanents of all players",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def everybodys_artifacts_count(table: Table, _spell: Object, _player: PlayerId) -> int:
    return len(permanents(table, "Artifact"))


@mutant(
    "glossary:affinity",
    "affinity counts untapped permanents only",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def tapped_artifacts_do_not_count(table: Table, _spell: Object, player: PlayerId) -> int:
    return sum(not thing.tapped for thing in permanents(table, "Artifact", of=player))


@mutant(
    "glossary:affinity",
    "affinity takes away mana of a color too",
    replaces=reduced,
    since="2006-10-01",
)
def colors_are_taken_off(mana: str, by: int) -> str:
    generic, others = symbols(mana)
    return spelled(max(0, generic - by), others[max(0, by - generic) :])


@mutant(
    "glossary:affinity",
    "reductions are taken off before increases are added",
    replaces=total_cost,
    since="2006-10-01",
)
def reductions_come_first(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    less = reduced(way.mana, by=reductions(table, player, spell))
    return with_what_is_added(table, player, spell, replace(way, mana=less))


@mutant(
    "702.41a",
    "affinity takes off one mana, however many permanents there are",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def affinity_takes_off_one(table: Table, spell: Object, player: PlayerId) -> int:
    return min(1, affinity_for_artifacts.function(table, spell, player))


@mutant(
    "glossary:amplify",
    "amplify counts any creature card in hand",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def any_creature_card_amplifies(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    held = table.hand(who)
    others = (card for card in held if card.id not in arrival.together)
    return tuple(card.id for card in others if "Creature" in face(card).types)


@mutant(
    "glossary:amplify",
    "amplify counts cards that enter at the same time",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def those_that_enter_too_amplify(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    alone = replace(arrival, together=(arrival.move.thing,))
    return may_be_revealed.function(table, alone, who)


@mutant(
    "glossary:amplify",
    "amplify counts the card that enters itself",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def it_amplifies_itself(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    others = tuple(thing for thing in arrival.together if thing != arrival.move.thing)
    return may_be_revealed.function(table, replace(arrival, together=others), who)


@mutant(
    "glossary:amplify",
    "amplify counts one card at most",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def one_card_amplifies(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    return may_be_revealed.function(table, arrival, who)[:1]
