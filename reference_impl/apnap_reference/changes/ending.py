"""Effects that end at a moment, and what follows from that at once."""

from __future__ import annotations

from apnap_reference.changes.applying import control_passes
from apnap_reference.objects.lasting_effects import without_effects
from apnap_reference.state.effects import Duration
from apnap_reference.state.table import Table


def effects_end(table: Table, *until: Duration) -> Table:
    """End the effects that last until one of the moments named; what they gave goes back."""
    after = without_effects(table, *until)
    return table if after is table else control_passes(table, after)
