"""Instants that change what a creature is or can do until end of turn."""

from __future__ import annotations

from apnap_reference.cards.phrases import TARGET_CREATURE, gains, the_object
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.objects.lasting_effects import gets, with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, BecomesColor, HasBase, LosesAllAbilities
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.table import Object, Table


def _flies(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return gains(table, thing, the_object(thing), "flying")


card("Jump", SpellAbility(_flies, (TARGET_CREATURE,)))


def _more_and_better(power: int, toughness: int, keyword: str) -> SpellAbility:
    def resolve(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        target = the_object(thing)
        return gains(gets(table, thing, target, power, toughness), thing, target, keyword)

    return SpellAbility(resolve, (TARGET_CREATURE,))


card("Kindled Fury", _more_and_better(1, 0, "first strike"))
card("Uncaged Fury", _more_and_better(1, 1, "double strike"))


def _reddens(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who, target = thing.controller, the_object(thing)
    table = with_effect(table, BecomesColor("R"), who, END_OF_TURN, objects=(target,))
    return draws_a_card(gains(table, thing, target, "haste"), who)


card("Crimson Wisps", SpellAbility(_reddens, (TARGET_CREATURE,)))


def _becomes_a_sheep(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    who, target = thing.controller, the_object(thing)
    table = with_effect(table, LosesAllAbilities(), who, END_OF_TURN, objects=(target,))
    return with_effect(table, HasBase(0, 1), who, END_OF_TURN, objects=(target,))


card("Ovinize", SpellAbility(_becomes_a_sheep, (TARGET_CREATURE,)))
