"""Creatures that poison whom they damage, and cards that count or remove poison counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from apnap_reference.cards.groups import creatures_of
from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    the_object,
    the_player,
)
from apnap_reference.cards.spells.countering import a_spell, counter_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.sharing import is_poisoned, poison_of, poison_of_opponents
from apnap_reference.objects.characteristics import controller, has_type, without_keyword
from apnap_reference.objects.layers import grown
from apnap_reference.players.players import in_game, opponents
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Damage, Event, Poisons
from apnap_reference.state.stack_abilities import (
    Moment,
    SpellAbility,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.static_abilities import (
    CantGetPoison,
    Change,
    Replaces,
    Seen,
    StaticChange,
)
from apnap_reference.state.table import Object, PlayerId, Table, replace


def _damages_a_player(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if (
            isinstance(event, Damage)
            and event.source == moment.source.id
            and isinstance(event.target, str)
            and event.amount > 0
        ):
            yield Triggers(concerns=event.target)


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
    target = the_player(thing)
    amount = poison_of(table, target)
    table = happen(table, Poisons(target, -amount)) if amount else table
    return happen(table, Damage(thing.id, target, amount))


card("Leeches", SpellAbility(_draws_poison, (TARGET_PLAYER,)))


def _grows_with_poison(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    number = poison_of_opponents(table, seen[source.id].controller)
    yield Change("7c", source.stamp, (source.id,), partial(grown, power=number, toughness=number))


def _you(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return (controller(table, source.id),)


def _yours_dont_shrink(table: Table, source: Object, event: Event) -> Event:
    if not isinstance(event, Counters) or event.kind != "-1/-1" or event.amount <= 0:
        return event
    found = table.objects.get(event.thing)
    yours = found is not None and controller(table, found.id) == controller(table, source.id)
    creature = found is not None and has_type(table, found.id, "Creature")
    return replace(event, amount=0) if yours and creature else event


def _theirs_infect_nobody(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
    theirs = creatures_of(table, seen, opponents(table, seen[source.id].controller))
    yield Change("6", source.stamp, theirs, partial(without_keyword, word="infect"))


card(
    "Melira, Sylvok Outcast",
    CantGetPoison(_you),
    Replaces(_yours_dont_shrink),
    StaticChange("6", _theirs_infect_nobody),
)


def _counters_of_the_poisoned(table: Table, thing: Object) -> Dialogue[Table]:
    if not is_poisoned(table, controller(table, the_object(thing))):
        return table
    return (yield from counter_target(table, thing))


card("Corrupted Resolve", SpellAbility(_counters_of_the_poisoned, (TargetWord(a_spell),)))
card("Mycosynth Fiend", StaticChange("7c", _grows_with_poison))
