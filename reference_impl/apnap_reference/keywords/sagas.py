"""Sagas: lore counters, chapters, and how a Saga ends (714)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import sources_on_their_way
from apnap_reference.objects.characteristics import characteristics, permanents
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import of_a_kind
from apnap_reference.state.events import Counters, Moves
from apnap_reference.state.stack_abilities import Moment, Resolve, Triggered, Triggers
from apnap_reference.state.table import Object, Table

LORE = "lore"


def chapters(resolve: Resolve, *numbers: int) -> Triggered:
    """Make a chapter ability, for one chapter or several."""
    return Triggered(
        lambda moment: chapters_that_trigger(moment, numbers), resolve, chapters=numbers
    )


@rule("714.2b")
def chapters_that_trigger(moment: Moment, numbers: tuple[int, ...]) -> Iterator[Triggers]:
    """A chapter ability triggers when lore counters bring its Saga to that chapter."""
    saga = moment.source.id
    now = moment.after.objects.get(saga)
    was = moment.before.objects.get(saga)
    before = was.counters.get(LORE, 0) if was is not None else 0
    for number in numbers:
        if now is not None and before < number <= now.counters.get(LORE, 0):
            yield Triggers()


def chapters_of(table: Table, saga: Object) -> tuple[int, ...]:
    """Give the numbers of a Saga's chapters."""
    found = of_a_kind(characteristics(table, saga.id).abilities, Triggered)
    return tuple(number for one in found for number in one.chapters)


@rule("505.4")
def lore_counters_put(table: Table) -> Table:
    """As their precombat main phase begins, players put a lore counter on each of their Sagas."""
    sagas = tuple(
        saga
        for player in table.turn.side
        for saga in permanents(table, "Saga", of=player)
        if chapters_of(table, saga)
    )
    return happen(table, *(Counters(saga.id, LORE, 1) for saga in sagas)) if sagas else table


@rule("704.5s")
def told_to_the_end(table: Table) -> Iterator[Moves]:
    """A Saga is sacrificed after its final chapter, once that ability has left the stack."""
    for saga in permanents(table, "Saga"):
        last = max(chapters_of(table, saga), default=0)
        told = last and saga.counters.get(LORE, 0) >= last
        if told and saga.id not in sources_on_their_way(table):
            yield Moves(saga.id, "graveyard")
