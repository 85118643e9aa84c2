"""Cards that make creatures attack."""

from __future__ import annotations

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    a_creature,
    goads_target,
    target_object,
    this_enters,
)
from apnap_reference.keywords.goad import goad
from apnap_reference.objects.characteristics import controller, has_type, permanents
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.combat_abilities import CantBlock, MustAttack
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, HasToAttack
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    SpellAbility,
    TargetWord,
    Triggered,
)
from apnap_reference.state.table import Object, Ref, Table

card(
    "Juggernaut",
    MustAttack(lambda _table, source: (source.id,)),
    CantBlock(
        lambda table, source, blocker, attacker: (
            attacker != source.id or not has_type(table, blocker, "Wall")
        )
    ),
)


def _of_an_opponent(table: Table, thing: Object, ref: Ref) -> bool:
    if not a_creature(table, thing, ref) or isinstance(ref, str):
        return False
    return controller(table, ref) in opponents(table, thing.controller)


def _lure(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    if target is None:
        return table
    who = thing.controller
    return with_effect(table, HasToAttack(who), who, END_OF_TURN, objects=(target,))


card(
    "Alluring Siren",
    Activated(Cost(tap=True), _lure, targets=(TargetWord(_of_an_opponent),)),
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
