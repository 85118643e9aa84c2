"""What is paid for spells besides or instead of their mana cost, and what changes that cost."""

from __future__ import annotations

from apnap_reference.cards.spells.countering import a_spell, counter_target
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    creature_on_battlefield,
)
from apnap_reference.spells.total_cost import affinity_for_artifacts, mana_value_of
from apnap_reference.state.abilities import card, keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Cost, SpellAbility, TargetWord, UsesUp
from apnap_reference.state.static_abilities import (
    AdditionalCost,
    AlternativeCost,
    CostsLess,
    CostsMore,
    Entwine,
)
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table

keyword("affinity for artifacts", CostsLess(affinity_for_artifacts))
keyword("entwine {2}", Entwine(Cost(mana="{2}")))


def _draws_two(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(draws_a_card(table, thing.controller), thing.controller)


card("Thoughtcast", SpellAbility(_draws_two))

A_CREATURE = Cost(uses=(UsesUp("sacrifice", creature_on_battlefield),))
card("Altar's Reap", AdditionalCost(A_CREATURE), SpellAbility(_draws_two))


def _blue(table: Table, thing: ObjectId) -> bool:
    return "U" in characteristics(table, thing).colors


A_BLUE_CARD = Cost(life=1, uses=(UsesUp("exile from hand", _blue),))
card(
    "Force of Will",
    AlternativeCost(A_BLUE_CARD),
    SpellAbility(counter_target, (TargetWord(a_spell),)),
)


def _its_controllers(table: Table, source: Object, _: Object, player: PlayerId) -> bool:
    return controller(table, source.id) == player


# It speaks of spells from the hand; no spell is cast from elsewhere for its mana cost here.
card("Omniscience", AlternativeCost(Cost(), _its_controllers))
card("Sphere of Resistance", CostsMore(lambda _table, _source, _spell, _player: 1))


def _great_spell(table: Table, by: Object, ref: Ref) -> bool:
    return isinstance(ref, int) and a_spell(table, by, ref) and mana_value_of(table, ref) >= GREAT


GREAT = 4
"""The least mana value of a spell that Disdainful Stroke may target."""
card("Disdainful Stroke", SpellAbility(counter_target, (TargetWord(_great_spell),)))
