"""What abilities know about this turn: what was done already, and how often they resolved."""

from __future__ import annotations

from apnap_reference.rulebook import rule
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


@rule("603.2h")
def not_done_yet(table: Table, key: str, source: ObjectId | None, who: PlayerId) -> bool:
    """An ability with "Do this only once each turn" triggers only until its player has done it."""
    return (key, source, who) not in table.turn.done_once


def may_do_it(table: Table, thing: Object) -> bool:
    """Tell whether what an ability on the stack does only once each turn hasn't been done yet."""
    return not_done_yet(table, thing.ability, thing.source, thing.controller)


@rule("603.2h")
def noted_if_done(table: Table, thing: Object, *, done: bool) -> Table:
    """What is done only once each turn counts once it was done, not if its player declined."""
    return done_once(table, thing) if done else table


def done_once(table: Table, thing: Object) -> Table:
    """Note that the controller of an ability has done what it does only once each turn."""
    once = (*table.turn.done_once, (thing.ability, thing.source, thing.controller))
    return table.with_turn(replace(table.turn, done_once=once))


@rule("603.7h")
def resolved_once_more(table: Table, thing: Object) -> tuple[Table, int]:
    """An ability that counts its resolutions counts those of this turn, this one included."""
    resolved = (*table.turn.resolved, (thing.ability, thing.source))
    return table.with_turn(replace(table.turn, resolved=resolved)), resolved.count(resolved[-1])
