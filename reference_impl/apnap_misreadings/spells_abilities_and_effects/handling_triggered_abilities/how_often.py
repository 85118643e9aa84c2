"""Misreadings of 603.2h, 603.7h and 603.12a: how often abilities trigger and are set up."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.changes.each_turn import (
    done_once,
    not_done_yet,
    noted_if_done,
    resolved_once_more,
)
from apnap_reference.changes.triggering import times_paid
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table

THIRD_TIME = 3


@mutant(
    "603.2h",
    "what an ability does only once each turn is done each time that it triggers",
    replaces=not_done_yet,
)
def again_and_again(_table: Table, _key: str, _source: ObjectId, _who: PlayerId) -> bool:
    return True


@mutant(
    "603.2h",
    "an ability that does something only once each turn is used up even if its player declines",
    replaces=noted_if_done,
)
def declined_for_the_turn(table: Table, thing: Object, *, done: bool) -> Table:
    del done
    return done_once(table, thing)


@mutant(
    "603.2h",
    "what an ability does only once each turn is done only once in the whole game",
    replaces=not_done_yet,
)
def once_in_the_game(table: Table, key: str, source: ObjectId, who: PlayerId) -> bool:
    grown = any(thing.counters.get("+1/+1") for thing in table.in_zone("battlefield"))
    return not grown and not_done_yet.function(table, key, source, who)


@mutant(
    "603.2h",
    "what an ability does only once each turn isn't done again by another player who takes it",
    replaces=not_done_yet,
    origin="others",
)
def done_whoever_did_it(table: Table, key: str, source: ObjectId, who: PlayerId) -> bool:
    del who
    return all((done, by) != (key, source) for done, by, _ in table.turn.done_once)


@mutant(
    "603.2h",
    "what one permanent's ability does only once each turn isn't done by the same one of another",
    replaces=not_done_yet,
)
def done_whichever_did_it(table: Table, key: str, source: ObjectId, who: PlayerId) -> bool:
    del source
    return all((done, by) != (key, who) for done, _, by in table.turn.done_once)


@mutant(
    "603.7h",
    "what an ability sets up for its third resolution of a turn is set up by each later one, too",
    replaces=resolved_once_more,
)
def from_the_third_time_on(table: Table, thing: Object) -> tuple[Table, int]:
    table, times = resolved_once_more.function(table, thing)
    return table, min(times, THIRD_TIME)


@mutant(
    "603.7h",
    "what an ability sets up for its third resolution of a turn is set up by each resolution",
    replaces=resolved_once_more,
)
def each_time_is_the_third(table: Table, thing: Object) -> tuple[Table, int]:
    return resolved_once_more.function(table, thing)[0], THIRD_TIME


@mutant(
    "603.7h",
    "an ability counts the resolutions of all abilities that say the same, whose ever they are",
    replaces=resolved_once_more,
)
def resolutions_of_all_are_counted(table: Table, thing: Object) -> tuple[Table, int]:
    table, _ = resolved_once_more.function(table, thing)
    return table, sum(key == thing.ability for key, _ in table.turn.resolved)


@mutant(
    "603.12a",
    "a reflexive ability about paying a cost one or more times triggers for each payment",
    replaces=times_paid,
)
def each_payment_triggers(number: int) -> tuple[int, ...]:
    return (1,) * number
