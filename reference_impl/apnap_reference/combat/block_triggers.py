"""When abilities of creatures trigger as blockers are declared or begin to block (509.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.objects.within_range import information_from
from apnap_reference.rulebook import rule
from apnap_reference.state.events import (
    BecomesBlocked,
    DeclaredBlocking,
    EntersBlocking,
    IsntBlocked,
)
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggers
from apnap_reference.state.table import ObjectId, attack_of, blocking_of

Fits = Callable[[Moment, ObjectId], bool]
"""Whether a creature is such a one as an ability is about."""


def _blocks(moment: Moment) -> tuple[ObjectId, ...]:
    """Give the attackers that the creature with the ability begins to block."""
    return tuple(
        event.attacker
        for event in moment.events
        if isinstance(event, DeclaredBlocking) and event.blocker == moment.source.id
    )


@rule("509.3a")
def this_blocks(moment: Moment) -> Iterator[Triggers]:
    """An ability that triggers on a creature's block triggers once for all attackers it blocks."""
    if _blocks(moment):
        yield Triggers()


@rule("509.3b")
def this_blocks_a_creature(moment: Moment) -> Iterator[Triggers]:
    """An ability that triggers when a creature blocks a creature triggers for each attacker."""
    for attacker in _blocks(moment):
        yield Triggers(memory={"creature": attacker})


@rule("509.3c")
def this_becomes_blocked(moment: Moment) -> Iterator[Triggers]:
    """An ability that triggers when a creature becomes blocked triggers once for all blockers."""
    for event in moment.events:
        if event == BecomesBlocked(moment.source.id):
            yield Triggers(memory={"attacker": moment.source.id})


@rule("509.3d")
def this_becomes_blocked_by_a_creature(moment: Moment) -> Iterator[Triggers]:
    """An ability about becoming blocked by a creature triggers for each creature that blocks."""
    for event in moment.events:
        if (
            isinstance(event, DeclaredBlocking | EntersBlocking)
            and event.attacker == moment.source.id
        ):
            yield Triggers(memory={"creature": event.blocker})


@rule("509.3e")
def this_blocks_at_least(moment: Moment, number: int) -> Iterator[Triggers]:
    """An ability about a number of blocked creatures triggers once so many are blocked."""
    block = blocking_of(moment.after.turn.combat, moment.source.id)
    if _blocks(moment) and block is not None and counted(moment, block.attackers) >= number:
        yield Triggers()


@rule("509.3e")
def becomes_blocked_by_at_least(moment: Moment, number: int) -> Iterator[Triggers]:
    """An ability about a number of blockers triggers as so many creatures block an attacker."""
    joined = tuple(
        event.attacker
        for event in moment.events
        if isinstance(event, DeclaredBlocking | EntersBlocking)
    )
    for attacker in dict.fromkeys(joined):
        attack = attack_of(moment.after.turn.combat, attacker)
        now = counted(moment, attack.blockers) if attack is not None else 0
        if now >= number > now - joined.count(attacker):
            yield Triggers(memory={"attacker": attacker})


@rule("801.11")
def counted(moment: Moment, creatures: tuple[ObjectId, ...]) -> int:
    """An ability that counts blockers, or what one blocks, counts those within range only."""
    return len(information_from(moment.after, moment.controller, creatures))


@rule("509.3f")
def with_such_a_creature(moment: Moment, fits: Fits) -> Iterator[Triggers]:
    """A block trigger looks at a creature as it begins to block or to be blocked, and not later."""
    for triggers in (this_blocks_a_creature, this_becomes_blocked_by_a_creature):
        for one in triggers(moment):
            if fits(moment, object_in(one.memory, "creature")):
                yield one


@rule("509.3g")
def this_isnt_blocked(moment: Moment) -> Iterator[Triggers]:
    """An ability about an unblocked attack triggers if no blocker is declared for the attacker."""
    if IsntBlocked(moment.source.id) in moment.events:
        yield Triggers(memory={"attacker": moment.source.id})
