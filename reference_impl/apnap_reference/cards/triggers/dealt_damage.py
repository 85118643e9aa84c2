"""Cards with abilities that trigger when they are dealt damage."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import loses
from apnap_reference.changes.applying import happen
from apnap_reference.combat.which_defending_player import blocked_by, name_attacking_player
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, Life
from apnap_reference.state.memories import number_in, objects_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, Table


def _this_is_dealt_combat_damage(moment: Moment) -> Iterator[Triggers]:
    amount = sum(
        event.amount
        for event in moment.events
        if isinstance(event, Damage) and event.combat and event.target == moment.source.id
    )
    if amount > 0:
        attackers = tuple(blocked_by(moment.after, moment.source.id))
        yield Triggers(memory={"amount": amount, "attackers": attackers})


def _suffer_with_it(table: Table, thing: Object) -> Dialogue[Table]:
    amount = number_in(thing.memory, "amount")
    before = objects_in(thing.memory, "attackers")
    table, who = yield from name_attacking_player(table, thing.controller, thing.source, before)
    if not in_game(table, thing.controller):
        return table
    return happen(table, Life(thing.controller, amount), *loses(table, who, amount))


card("Souls of the Faultless", Triggered(_this_is_dealt_combat_damage, _suffer_with_it))
