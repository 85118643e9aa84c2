"""Cards that speak of day and night (730)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.objects.within_range import opponents_affected
from apnap_reference.players.players import in_game
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, DayOrNightComes
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.static_abilities import BringsDay
from apnap_reference.state.table import Object, Table, source_of


def _day_or_night_comes(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, DayOrNightComes):
            yield Triggers()


def _burn_opponents(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    burnt = (one for one in opponents_affected(table, thing.controller) if in_game(table, one))
    return happen(table, *(Damage(source_of(thing), one, 1) for one in burnt))


card("Brimstone Vandal", BringsDay(), Triggered(_day_or_night_comes, _burn_opponents))


def _draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.controller)


card("Firmament Sage", BringsDay(), Triggered(_day_or_night_comes, _draw))
