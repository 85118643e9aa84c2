"""Cards with a cost that may be paid any number of times as an ability resolves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from apnap_reference.cards.groups import creatures_of
from apnap_reference.cards.phrases import this_enters, this_gets_counters
from apnap_reference.changes.triggering import times_paid, triggers_by_itself
from apnap_reference.objects.layers import grown
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.memories import number_in
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Object, Table

COUNTERS: Final = "Intrepid Adversary#counters"


def _pay_as_often_as_wanted(table: Table, thing: Object) -> Dialogue[Table]:
    number, paid = 0, True
    while paid:
        table, paid = yield from pays_to_prevent(table, thing.controller, "{1}{W}")
        number += paid
    for times in times_paid(number):
        table = triggers_by_itself(table, thing, COUNTERS, {"times": times})
    return table


def _that_many_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return this_gets_counters(table, thing, "valor", number_in(thing.memory, "times"))


def _yours_are_braver(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    more = source.counters.get("valor", 0)
    own = creatures_of(table, seen, (seen[source.id].controller,))
    yield Change("7c", source.stamp, own, partial(grown, power=more, toughness=more))


card(
    "Intrepid Adversary",
    Triggered(this_enters, _pay_as_often_as_wanted),
    StaticChange("7c", _yours_are_braver),
)
delayed_ability(COUNTERS, Triggered(lambda _: (), _that_many_counters))
