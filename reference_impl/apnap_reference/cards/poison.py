"""Creatures that poison whom they damage, and cards that count or remove poison counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from apnap_reference.cards.phrases import TARGET_PLAYER, first_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.sharing import poison_of, poison_of_opponents
from apnap_reference.objects.layers import grown
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Poisons
from apnap_reference.state.stack_abilities import Fired, Moment, SpellAbility, Triggered
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
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


def _draws_poison(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    target = first_target(thing)
    if not isinstance(target, str):
        return table
    amount = poison_of(table, target)
    table = happen(table, Poisons(target, -amount)) if amount else table
    return happen(table, Damage(thing.id, target, amount))


card("Leeches", SpellAbility(_draws_poison, (TARGET_PLAYER,)))


def _grows_with_poison(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    number = poison_of_opponents(table, seen[source.id].controller)
    yield Change("7c", source.stamp, (source.id,), partial(grown, power=number, toughness=number))


card("Mycosynth Fiend", StaticChange("7c", _grows_with_poison))
