"""What equip and fortify do as they resolve: attach their source (701.3)."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import on_battlefield
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import BecomesUnattached
from apnap_reference.state.table import Object, Table, replace


def attaches(table: Table, thing: Object) -> Dialogue[Table]:
    """Attach the source of an ability to its target; it leaves what it was attached to."""
    yield from ()
    target = next((ref for refs in thing.targets for ref in refs), None)
    if thing.source is None or target is None or not on_battlefield(table, thing.source):
        return table
    host = table.objects[thing.source].attached_to
    if host is not None and host != target:
        table = happen(table, BecomesUnattached(thing.source, host))
    return table.with_object(replace(table.objects[thing.source], attached_to=target))
