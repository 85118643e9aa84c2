"""
Combat damage that waits on the stack, in the editions in which it does.

What is assigned becomes one object on the stack. It is neither a spell nor an ability, and it
has neither owner nor controller: nothing counters it, and it stays if a player leaves (600.4a
of 2006). The protocol has no word for it: it is shown as an ability without a source, of which
card, owner and controller are unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.combat.damage import (
    Portions,
    assigned,
    damage_assigned_and_dealt,
    remember_first_strikers,
)
from apnap_reference.combat.damage_to_assign import still_there
from apnap_reference.edition import switches
from apnap_reference.objects.characteristics import has_type
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import keyword
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.memories import StackedDamage, damage_in
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.table import Object, ObjectId, Ref, Table

COMBAT_DAMAGE: Final = "combat damage"
"""Key under which the stack finds what becomes of such an object."""
UNKNOWN: Final = PlayerId("unknown")
"""In place of a card, an owner and a controller."""


def combat_damage_step(table: Table) -> Dialogue[Table]:
    """Let combat damage be assigned; deal it at once, or put it on the stack first."""
    if switches(table.edition).combat_damage_uses_stack:
        return (yield from damage_assigned_and_stacked(table))
    return (yield from damage_assigned_and_dealt(table))


@rule("310.1", of="2006-10-01")
def damage_assigned_and_stacked(table: Table) -> Dialogue[Table]:
    """Players assign all combat damage before it's put on the stack as a single object."""
    table = remember_first_strikers(table)
    table, portions = yield from assigned(table)
    return damage_on_the_stack(table, portions) if any(portions.values()) else table


@rule("217.6e", of="2006-10-01")
def damage_on_the_stack(table: Table, portions: Mapping[tuple[ObjectId, Ref], int]) -> Table:
    """Combat damage is put on top of the stack, as a spell or ability is."""
    number = table.next_id
    thing = Object(
        id=number,
        name=f"~{number}",
        card=UNKNOWN,
        owner=UNKNOWN,
        zone="stack",
        kind="ability",
        controller=UNKNOWN,
        stamp=number,
        ability=COMBAT_DAMAGE,
        memory={COMBAT_DAMAGE: _to_wait(portions)},
    )
    return table.with_new(thing).with_on_stack(number)


def _to_wait(portions: Mapping[tuple[ObjectId, Ref], int]) -> StackedDamage:
    return StackedDamage(tuple((*who, amount) for who, amount in portions.items() if amount > 0))


def portions_of(thing: Object) -> Portions:
    """Read what combat damage on the stack was assigned by whom and to whom."""
    waiting = damage_in(thing.memory, COMBAT_DAMAGE)
    return {(creature, ref): amount for creature, ref, amount in waiting.portions}


@rule("310.4", of="2006-10-01")
def dealt_as_assigned(table: Table, thing: Object) -> Dialogue[Table]:
    """Resolving combat damage is dealt all at once, in the way it was assigned."""
    yield from ()
    events = tuple(damage_left(table, portions_of(thing)))
    return happen(table, *events) if events else table


@rule("310.4a", of="2006-10-01")
def damage_left(table: Table, portions: Portions) -> Iterator[Damage]:
    """Combat damage is dealt even if its source has left or its recipient is out of combat."""
    for (creature, ref), amount in portions.items():
        if may_receive(table, ref):
            yield Damage(creature, ref, amount, combat=True)


@rule("310.4c", of="2006-10-01")
def may_receive(table: Table, ref: Ref) -> bool:
    """A creature that left the battlefield or isn't a creature any more is dealt no damage."""
    return still_there(table, ref) and (isinstance(ref, str) or has_type(table, ref, "Creature"))


keyword(COMBAT_DAMAGE, Triggered(triggers=lambda _: (), resolve=dealt_as_assigned))
