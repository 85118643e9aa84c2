"""The two abilities that come with being the monarch (724.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.events_in_range import the_dealer_as_well
from apnap_reference.objects.characteristics import controller, has_type
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import inherent_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Damage, StepBegins
from apnap_reference.state.memories import object_in
from apnap_reference.state.stack_abilities import Moment, Triggered, Triggers
from apnap_reference.state.table import Object, PlayerId, Table
from apnap_reference.turn.monarch import becomes_the_monarch
from apnap_reference.turn.phases_and_steps import whose_step

DRAWS: Final = "the monarch#draws"
DETHRONED: Final = "the monarch#dethroned"


@rule("724.2")
def controllers_of_its_abilities(table: Table) -> tuple[PlayerId, ...]:
    """The player who is the monarch controls the two abilities that come with it."""
    return (table.monarch,) if table.monarch is not None else ()


def _end_step_of_the_monarch(moment: Moment) -> Iterator[Triggers]:
    if StepBegins("end_step") in moment.events and moment.controller in whose_step(moment.after):
        yield Triggers(concerns=moment.controller)


def _the_monarch_draws(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.concerns) if thing.concerns is not None else table


def _combat_damage_to_the_monarch(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if (
            isinstance(event, Damage)
            and event.combat
            and event.target == moment.controller
            and event.amount > 0
            and has_type(moment.before, event.source, "Creature")
        ):
            by = controller(moment.before, event.source)
            yield Triggers(concerns=by, memory={"creature": event.source})


def _its_controller_becomes_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creature = object_in(thing.memory, "creature")
    return becomes_the_monarch(table, controller(table, creature))


inherent_ability(
    DRAWS, Triggered(_end_step_of_the_monarch, _the_monarch_draws), controllers_of_its_abilities
)
inherent_ability(
    DETHRONED,
    Triggered(_combat_damage_to_the_monarch, _its_controller_becomes_it, about=the_dealer_as_well),
    controllers_of_its_abilities,
)
