"""Cards that ask for a player's speed."""

from __future__ import annotations

from apnap_reference.cards.phrases import loses
from apnap_reference.cards.triggers.beginnings import each_players
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.keywords.speed import speed_of
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.stack_abilities import Moment, Triggered
from apnap_reference.state.table import Object, PlayerId, Table


def _yours(moment: Moment) -> tuple[PlayerId, ...]:
    return (moment.controller,)


def _draw_and_lose_life(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    speed = speed_of(table, thing.controller)
    for _ in range(speed):
        table = draws_a_card(table, thing.controller)
    lost = loses(table, thing.controller, speed) if speed else ()
    return happen(table, *lost) if lost else table


card("The Speed Demon", Triggered(each_players("end_step", _yours), _draw_and_lose_life))
