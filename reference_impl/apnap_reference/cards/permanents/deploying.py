"""What the ability does that creatures have where they are deployed; it is printed on none."""

from __future__ import annotations

from apnap_reference.cards.phrases import the_player, this_lasts
from apnap_reference.changes.applying import control_passes
from apnap_reference.objects.deploying import DEPLOY
from apnap_reference.players.players import teammates
from apnap_reference.spells.activating import as_a_sorcery
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import FOREVER, GainsControl
from apnap_reference.state.stack_abilities import Activated, Cost, TargetWord
from apnap_reference.state.table import Object, Ref, Table


def _a_teammate(table: Table, thing: Object, ref: Ref) -> bool:
    return ref in teammates(table, thing.controller)


def _goes_to_the_teammate(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    given = GainsControl(the_player(thing))
    return control_passes(table, this_lasts(table, thing, FOREVER, given))


keyword(
    DEPLOY,
    Activated(
        Cost(tap=True), _goes_to_the_teammate, (TargetWord(_a_teammate),), window=as_a_sorcery
    ),
)
