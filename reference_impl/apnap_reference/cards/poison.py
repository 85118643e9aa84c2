"""Creatures that poison whom they damage."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.abilities import card
from apnap_reference.events import Damage, Poisons
from apnap_reference.happening import happen
from apnap_reference.people import in_game
from apnap_reference.plays import Play
from apnap_reference.stack_abilities import Fired, Moment, Triggered
from apnap_reference.table import Object, Table


def _damages_a_player(moment: Moment) -> Iterator[Fired]:
    for event in moment.events:
        if (
            isinstance(event, Damage)
            and event.source == moment.source.id
            and isinstance(event.target, str)
            and event.amount > 0
        ):
            yield Fired(concerns=event.target)


def _two_poison_counters(table: Table, thing: Object) -> Play[Table]:
    yield from ()
    if thing.concerns is None or not in_game(table, thing.concerns):
        return table
    return happen(table, Poisons(thing.concerns, 2))


card("Marsh Viper", Triggered(_damages_a_player, _two_poison_counters))
