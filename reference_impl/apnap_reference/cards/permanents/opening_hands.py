"""Cards that do something from an opening hand but begin the game on the battlefield."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.applying import happen
from apnap_reference.changes.sharing import sharing_life
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Life, StepBegins
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import MayBeRevealed, MayRedraw
from apnap_reference.state.table import Object, Table

DRAINS: Final = "Chancellor of the Dross#drains"


def _an_upkeep(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("upkeep") in moment.events:
        yield Triggers()


def _drain(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    before = table
    victims = opponents_affected(table, thing.controller)
    table = happen(table, *(Life(victim, -3) for victim in victims))
    totals = dict.fromkeys(sharing_life(table, victim)[0] for victim in victims)
    lost = sum(before.player(one).life - table.player(one).life for one in totals)
    return happen(table, Life(thing.controller, lost)) if lost else table


card("Chancellor of the Dross", MayBeRevealed(DRAINS))
delayed_ability(DRAINS, Triggered(_an_upkeep, _drain))
card("Serum Powder", MayRedraw())
