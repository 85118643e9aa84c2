"""
Loops of mandatory actions: the game comes back to where it was, and nobody has been asked.

Whoever passes priority lets a loop go on; whoever does anything else, or has anything to choose,
could have stopped it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap.protocol import ChooseTargets, Decision
from apnap_reference.objects.within_range import players_affected
from apnap_reference.players.players import everybody, in_apnap_order
from apnap_reference.rulebook import rule
from apnap_reference.state.memories import Remembered
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Round, Table, replace
from apnap_reference.turn.ending_the_game import limited
from apnap_reference.turn.leaving_the_game import leave_together

FEW: Final = 3
"""So many things resolve in a row before anybody asks whether this goes on for ever."""
_NONE: Final = ObjectId(0)


@rule("104.4b")
def goes_on_by_itself(decision: Decision) -> bool:
    """A loop with a decision that can be made in more than one way isn't one that never ends."""
    if not isinstance(decision, ChooseTargets):
        return False
    return all(len(slot.among) <= slot.least for slot in decision.slots)


def interrupted(table: Table) -> Table:
    """Return a table after somebody had something to decide: what was before is no loop."""
    return replace(table, rounds=()) if table.rounds else table


def round_begins(table: Table) -> Table:
    """Return a table on which the top of the stack is about to resolve, or the game has ended."""
    if len(table.rounds) < FEW:
        return replace(table, rounds=(*table.rounds, Round(situation=(), involved=())))
    now = Round(situation=_situation(table), involved=tuple(dict.fromkeys(_involved(table))))
    same = [number for number, one in enumerate(table.rounds) if one.situation == now.situation]
    if not same:
        return replace(table, rounds=(*table.rounds, now))
    involved = [player for one in table.rounds[same[-1] :] for player in one.involved]
    draws = who_draws_by_a_loop(table, tuple(dict.fromkeys(involved)))
    return leave_together(interrupted(table), dict.fromkeys(draws, "effect"))


@rule("104.4b")
def who_draws_by_a_loop(table: Table, involved: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """If a loop of mandatory actions never ends, the game is a draw."""
    return who_is_in_range_of_a_loop(table, involved) if limited(table) else everybody(table)


@rule("801.16")
def who_is_in_range_of_a_loop(table: Table, involved: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """With limited range, a loop is a draw for who has an object in it and who is within range."""
    affected = {other for player in involved for other in players_affected(table, player)}
    return tuple(p for side in in_apnap_order(table) for p in side if p in affected)


def _involved(table: Table) -> Iterator[PlayerId]:
    """Yield who controls what is on the stack."""
    for number in table.turn.stack:
        yield table.objects[number].controller


def _situation(table: Table) -> tuple[object, ...]:
    """Return everything that matters for what follows, the same for cards of the same name."""
    objects = sorted(_as_seen(table, thing) for thing in table.objects.values())
    stack = tuple(_as_seen(table, table.objects[number]) for number in table.turn.stack)
    rest = (table.players, table.libraries, table.effects, table.delayed, table.extra_turns)
    return (tuple(objects), stack, replace(table.turn, stack=(), asked=0), *rest)


def _as_seen(table: Table, thing: Object) -> str:
    """Tell what an object is, and to which cards it refers."""
    refs: tuple[Ref | None, ...] = (
        *(thing.source, thing.attached_to),
        *(ref for word in thing.targets for ref in word),
        *(ref for what in sorted(thing.memory) for ref in _objects(thing.memory[what])),
    )
    like = replace(
        thing,
        id=_NONE,
        name="",
        stamp=0,
        source=None,
        attached_to=None,
        targets=(),
        memory={key: said for key, said in thing.memory.items() if not _objects(said)},
    )
    return f"{like} {[_called(table, ref) for ref in refs]}"


def _objects(kept: Remembered) -> tuple[ObjectId, ...]:
    """Give the objects of what is remembered; a number may be that of one."""
    if isinstance(kept, int):
        return (ObjectId(kept),)
    return kept if isinstance(kept, tuple) else ()


def _called(table: Table, ref: Ref | None) -> str:
    """Tell what card something is, and where; what is no object stands for itself."""
    if isinstance(ref, int) and ref in table.objects:
        return f"{table.objects[ref].card} {table.objects[ref].zone}"
    if isinstance(ref, int) and ref in table.past:
        return f"{table.past[ref].object.card} gone"
    return str(ref)
