"""Fighting: two creatures deal damage to each other (701.14)."""

from __future__ import annotations

from apnap_reference.changes.applying import happen
from apnap_reference.objects.characteristics import characteristics, creature_on_battlefield
from apnap_reference.rulebook import rule
from apnap_reference.state.events import Damage
from apnap_reference.state.table import ObjectId, Table


@rule("701.14a")
def fight(table: Table, one: ObjectId, other: ObjectId) -> Table:
    """Creatures that fight deal damage to each other equal to the power of each."""
    if not all(creature_on_battlefield(table, creature) for creature in (one, other)):
        return table
    powers = {creature: characteristics(table, creature).power or 0 for creature in (one, other)}
    return happen(
        table,
        Damage(one, other, max(0, powers[one])),
        Damage(other, one, max(0, powers[other])),
    )
