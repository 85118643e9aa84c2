"""Cards that create delayed triggered abilities, and a card that returns what it exiles at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.phrases import (
    a_creature,
    a_permanent,
    end_step_begins,
    exiled,
    gains,
    returns_for_its_owner,
    the_object,
    this_enters,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.triggering import delays
from apnap_reference.changes.what_triggers import still_meant
from apnap_reference.combat.attack_triggers import this_attacks
from apnap_reference.objects.characteristics import controller, has_type, on_battlefield
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves, SpellCast
from apnap_reference.state.stack_abilities import (
    Moment,
    SpellAbility,
    TargetWord,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, ObjectId, Ref, Table

RETURNS: Final = "Flickerwisp#returns"
EXILES: Final = "Shallow Grave#exiles"
DRAWS: Final = "Glimpse of Nature#draws"


def _flicker(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    table, there = exiled(table, the_object(thing))
    return delays(table, thing, RETURNS, {"card": there})


def _another_permanent(table: Table, thing: Object, ref: Ref) -> bool:
    return ref != thing.source and a_permanent(table, thing, ref)


card("Flickerwisp", Triggered(this_enters, _flicker, (TargetWord(_another_permanent),)))


def _another_creature(table: Table, thing: Object, ref: Ref) -> bool:
    return ref != thing.source and a_creature(table, thing, ref)


card("Galepowder Mage", Triggered(this_attacks, _flicker, (TargetWord(_another_creature),)))


def _return_it(table: Table, thing: Object) -> Dialogue[Table]:
    found = still_meant(table, thing)
    return (yield from returns_for_its_owner(table, found)) if found is not None else table


delayed_ability(RETURNS, Triggered(end_step_begins, _return_it))


def _top_creature(table: Table, thing: Object) -> ObjectId | None:
    own = (one for one in table.in_zone("graveyard") if one.owner == thing.controller)
    creatures = [one.id for one in own if has_type(table, one.id, "Creature")]
    return creatures[-1] if creatures else None


def _dig_up(table: Table, thing: Object) -> Dialogue[Table]:
    found = _top_creature(table, thing)
    if found is None:
        return table
    name = table.objects[found].name
    move = Moves(found, "battlefield", controller=thing.controller)
    table = yield from enter_together(table, (move,))
    there = table.called(name)
    if there is None or not on_battlefield(table, there.id):
        return table
    table = gains(table, thing, there.id, "haste")
    return delays(table, thing, EXILES, {"card": there.id})


card("Shallow Grave", SpellAbility(_dig_up))


def _exile_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    found = still_meant(table, thing)
    return happen(table, Moves(found, "exile")) if found is not None else table


delayed_ability(EXILES, Triggered(end_step_begins, _exile_it))


def _while_the_turn_lasts(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return delays(table, thing, DRAWS, {}, this_turn=True)


card("Glimpse of Nature", SpellAbility(_while_the_turn_lasts))


def _you_cast_a_creature(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if (
            isinstance(event, SpellCast)
            and event.player == moment.controller
            and has_type(moment.after, event.thing, "Creature")
        ):
            yield Triggers()


def _draw(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, thing.controller)


delayed_ability(DRAWS, Triggered(_you_cast_a_creature, _draw))


def _your_creature(table: Table, thing: Object, ref: Ref) -> bool:
    own = isinstance(ref, int) and a_creature(table, thing, ref)
    return own and controller(table, ObjectId(int(ref))) == thing.controller


def _shift(table: Table, thing: Object) -> Dialogue[Table]:
    table, there = exiled(table, the_object(thing))
    return (yield from enter_together(table, (Moves(there, "battlefield", thing.controller),)))


card("Cloudshift", SpellAbility(_shift, (TargetWord(_your_creature),)))
