"""Creatures that poison whom they damage."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Poisons
from apnap_reference.state.stack_abilities import Fired, Moment, Triggered
from apnap_reference.state.table import Object, Table


def _damages_a_player(moment: Moment) -> Iterator[Fired]:
    for event in moment.events:
        if (
            isinstance(event, Damage)
            and event.source == moment.source.id
            and isinstance(event.target, str)
            and event.amount > 0
        ):
            yield Fired(concerns=event.target)


def _poison_counters(number: int) -> Callable[[Table, Object], Dialogue[Table]]:
    """Give that many poison counters to the player who was damaged."""

    def poisons(table: Table, thing: Object) -> Dialogue[Table]:
        yield from ()
        if thing.concerns is None or not in_game(table, thing.concerns):
            return table
        return happen(table, Poisons(thing.concerns, number))

    return poisons


card("Marsh Viper", Triggered(_damages_a_player, _poison_counters(2)))
card("Pit Scorpion", Triggered(_damages_a_player, _poison_counters(1)))
