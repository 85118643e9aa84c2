"""Cards that change who controls a permanent."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import TARGET_CREATURE, TARGET_PERMANENT, gains, target_object
from apnap_reference.changes.applying import after_control_changes, happen
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, GainsControl
from apnap_reference.state.events import Untaps
from apnap_reference.state.stack_abilities import SpellAbility
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table, replace


def _of_the_enchanted(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    del table
    host, who = source.attached_to, seen[source.id].controller
    if isinstance(host, int):
        yield Change("2", source.stamp, (host,), lambda it: replace(it, controller=who))


card("Control Magic", StaticChange("2", _of_the_enchanted))


def _borrow(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = target_object(thing)
    if target is None:
        return table
    who = thing.controller
    borrowed = with_effect(table, GainsControl(who), who, END_OF_TURN, objects=(target,))
    table = happen(after_control_changes(table, borrowed), Untaps(target))
    return gains(table, thing, target, "haste")


card("Act of Treason", SpellAbility(_borrow, (TARGET_CREATURE,)))
card("Word of Seizing", SpellAbility(_borrow, (TARGET_PERMANENT,)))
