"""Undying: a creature that returns with a +1/+1 counter unless it had one (702.93)."""

from __future__ import annotations

from apnap_reference.changes.triggering import last_known
from apnap_reference.changes.what_triggers import found_where_it_went, this_dies
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, Table, source_of


@rule("702.93a")
def had_no_counter(table: Table, thing: Object) -> bool:
    """Undying triggers only if the creature that died had no +1/+1 counter on it."""
    source = source_of(thing)
    return not last_known(table, source).counters.get("+1/+1")


def _returns_greater(table: Table, thing: Object) -> Dialogue[Table]:
    found = found_where_it_went(table, thing)
    if found is None:
        return table
    owner = table.objects[found].owner
    back = Moves(found, "battlefield", controller=owner, counters={"+1/+1": 1})
    return (yield from enter_together(table, (back,)))


keyword("undying", Triggered(this_dies, _returns_greater, provided=had_no_counter))
