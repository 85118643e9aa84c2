"""Cards that make creatures attack."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    AN_OPPONENTS_CREATURE,
    TARGET_CREATURE,
    goads_target,
    the_object,
    this_enters,
)
from apnap_reference.keywords.goad import goad
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import CantBlock, MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, HasToAttack
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    SpellAbility,
    Triggered,
)
from apnap_reference.state.table import Object, Table

card(
    "Juggernaut",
    MustAttack(lambda _table, source: (source.id,)),
    CantBlock(
        lambda table, source, blocker, attacker: (
            attacker != source.id or not has_type(table, blocker, "Wall")
        )
    ),
)


def _lure(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target, who = the_object(thing), thing.controller
    return with_effect(table, HasToAttack(who), who, END_OF_TURN, objects=(target,))


card(
    "Alluring Siren",
    Activated(Cost(tap=True), _lure, targets=(AN_OPPONENTS_CREATURE,)),
)


card(
    "Jeering Homunculus",
    Triggered(this_enters, goads_target, targets=(TARGET_CREATURE,), optional=True),
)


def _goad_all_others(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    others = (
        creature.id
        for creature in permanents(table, "Creature")
        if controller(table, creature.id) != thing.controller
    )
    return goad(table, thing, *others)


card("Disrupt Decorum", SpellAbility(_goad_all_others))
