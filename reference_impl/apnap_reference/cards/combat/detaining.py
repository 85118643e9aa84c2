"""Cards that detain."""

from __future__ import annotations

from apnap_reference.cards.phrases import a_creature, target_object, this_enters
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.lasting_effects import detain
from apnap_reference.players.players import opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import TargetWord, Triggered
from apnap_reference.state.table import Object, Ref, Table


def _of_an_opponent(table: Table, thing: Object, ref: Ref) -> bool:
    if not a_creature(table, thing, ref) or isinstance(ref, str):
        return False
    return controller(table, ref) in opponents(table, thing.controller)


def _detain_target(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    return detain(table, thing, target) if target is not None else table


card(
    "Azorius Arrester",
    Triggered(this_enters, _detain_target, targets=(TargetWord(_of_an_opponent),)),
)
