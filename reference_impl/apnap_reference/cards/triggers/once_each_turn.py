"""Cards whose controller does what a triggered ability says only once each turn."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.changes.each_turn import may_do_it, noted_if_done
from apnap_reference.changes.events_in_range import who_gains_life
from apnap_reference.changes.sharing import may_gain_life
from apnap_reference.choices.simple import says_yes
from apnap_reference.objects.characteristics import controller, has_keyword, permanents
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Damage, Event, Life
from apnap_reference.state.memories import number_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _life_gained(moment: Moment, event: Event) -> int:
    """Give how much life an event makes the ability's controller gain, also by lifelink."""
    if isinstance(event, Life) and event.player == moment.controller:
        return event.amount
    if isinstance(event, Damage) and has_keyword(moment.before, event.source, "lifelink"):
        theirs = controller(moment.before, event.source) == moment.controller
        return event.amount if theirs and may_gain_life(moment.before, moment.controller) else 0
    return 0


def _you_gain_life(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        amount = _life_gained(moment, event)
        if amount > 0:
            yield Triggers(memory={"life": amount})


def _that_many_counters(table: Table, thing: Object) -> Dialogue[Table]:
    who, number = thing.controller, number_in(thing.memory, "life")
    if not may_do_it(table, thing):
        return table
    table, agreed = yield from says_yes(table, who, "put counters", thing.source)
    table = noted_if_done(table, thing, done=agreed)
    if not agreed or not in_game(table, who):
        return table
    own = permanents(table, "Creature", of=who)
    return happen(table, *(Counters(creature.id, "+1/+1", number) for creature in own))


card(
    "Nykthos Paragon",
    Triggered(_you_gain_life, _that_many_counters, once_each_turn=True, about=who_gains_life),
)
