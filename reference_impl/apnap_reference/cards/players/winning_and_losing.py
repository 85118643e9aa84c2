"""Cards with which players win or lose the game, keep their life totals, or cannot do so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    the_player,
    this_gets_counters,
)
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.changes.life_totals import life_known
from apnap_reference.changes.triggering import last_known
from apnap_reference.objects.characteristics import controller
from apnap_reference.objects.within_range import information_from, opponents_affected
from apnap_reference.players.players import everybody
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters
from apnap_reference.state.stack_abilities import Activated, Cost, Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import CantGainLife, CantLose, CantLoseLife, EntersWith
from apnap_reference.state.table import Object, PlayerId, Table, replace, source_of
from apnap_reference.turn.ending_the_game import is_a_draw, lose_the_game, wins_the_game

ENTERS_TAPPED: Final = EntersWith(
    lambda _table, _arrival: (), lambda _table, arrival: replace(arrival.move, tapped=True)
)


def _you(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return (controller(table, source.id),)


def _your_opponents(table: Table, source: Object) -> tuple[PlayerId, ...]:
    return opponents_affected(table, controller(table, source.id))


card("Platinum Angel", CantLose(_you, nor_win=_your_opponents))
card("Platinum Emperion", CantGainLife(_you), CantLoseLife(_you))
card("Abyssal Persecutor", CantLose(_your_opponents, nor_win=_you))


def _whose(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _you_win(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return wins_the_game(table, thing.controller)


def _wins_in_your_upkeep(least: int) -> Triggered:
    """Return what lets its controller win at the beginning of their upkeep with so much life."""

    def has_enough(table: Table, thing: Object) -> bool:
        return life_known(table, thing.controller) >= least

    return Triggered(each_players("upkeep", _whose), _you_win, provided=has_enough)


card("Felidar Sovereign", _wins_in_your_upkeep(40))
card("Test of Endurance", _wins_in_your_upkeep(50))


def _target_loses(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return lose_the_game(table, (the_player(thing),))


card(
    "Door to Nothingness",
    ENTERS_TAPPED,
    Activated(
        Cost(mana="{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", tap=True, sacrifice_self=True),
        _target_loses,
        targets=(TARGET_PLAYER,),
    ),
)


def _enters_with(kind: str, number: int) -> EntersWith:
    return EntersWith(
        lambda _table, _arrival: (), lambda _table, arrival: arrival.with_counters(kind, number)
    )


def _one_counter_less(table: Table, thing: Object, kind: str) -> Table:
    if not last_known(table, source_of(thing)).counters.get(kind):
        return table
    return this_gets_counters(table, thing, kind, -1)


def _judged_at_the_last_omen(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    table = _one_counter_less(table, thing, "omen")
    if last_known(table, source_of(thing)).counters.get("omen"):
        return table
    by = thing.controller
    lives = {who: life_known(table, who) for who in information_from(table, by, everybody(table))}
    highest = [who for who, life in lives.items() if life == max(lives.values())]
    return is_a_draw(table, by) if len(highest) > 1 else wins_the_game(table, highest[0])


card(
    "Celestial Convergence",
    _enters_with("omen", 7),
    Triggered(each_players("upkeep", _whose), _judged_at_the_last_omen),
)


def _one_intervention_less(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _one_counter_less(table, thing, "intervention")


def _last_intervention_removed(moment: Moment) -> Iterator[Triggers]:
    it = moment.source
    if any(isinstance(event, Counters) and event.thing == it.id for event in moment.events):
        had = moment.before.objects[it.id].counters.get("intervention", 0)
        if had and not it.counters.get("intervention"):
            yield Triggers()


def _draw_the_game(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return is_a_draw(table, thing.controller)


card(
    "Divine Intervention",
    _enters_with("intervention", 2),
    Triggered(each_players("upkeep", _whose), _one_intervention_less),
    Triggered(_last_intervention_removed, _draw_the_game),
)
