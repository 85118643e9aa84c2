"""What triggers on an enchanted creature dying, counters that kill, and "when you do"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from apnap_reference.cards.phrases import (
    TARGET_CREATURE,
    a_permanent,
    the_object,
    this_enters,
)
from apnap_reference.cards.spells.against_creatures import destroy_target
from apnap_reference.changes.applying import happen
from apnap_reference.changes.triggering import triggers_by_itself
from apnap_reference.changes.what_triggers import found_where_it_went, where_it_went
from apnap_reference.choices.simple import choose_objects
from apnap_reference.objects.characteristics import (
    characteristics,
    controller,
    has_type,
    permanents,
)
from apnap_reference.players.players import in_game
from apnap_reference.spells.entering_the_battlefield import enter_together
from apnap_reference.state.abilities import card, delayed_ability
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Counters, Moves
from apnap_reference.state.stack_abilities import Moment, TargetWord, Triggered, Triggers
from apnap_reference.state.static_abilities import TriggersMore
from apnap_reference.state.table import Object, ObjectId, Ref, Table

DESTROYS: Final = "Ruthless Lawbringer#destroys"


def _the_enchanted_dies(moment: Moment) -> Iterator[Triggers]:
    host = moment.source.attached_to
    for event in moment.events:
        if isinstance(event, Moves) and event.thing == host:
            there = where_it_went(moment, event.thing, "graveyard")
            if there is not None:
                yield Triggers(memory={"card": there})


def _return_for_yourself(table: Table, thing: Object) -> Dialogue[Table]:
    found = found_where_it_went(table, thing)
    if found is None:
        return table
    back = Moves(found, "battlefield", controller=thing.controller)
    return (yield from enter_together(table, (back,)))


card("False Demise", Triggered(_the_enchanted_dies, _return_for_yourself))


def _three_counters(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Counters(the_object(thing), "-1/-1", 3))


card("Skinrender", Triggered(this_enters, _three_counters, (TARGET_CREATURE,)))


def _a_shaman_or_another_wizard(table: Table, source: Object, other: Object) -> bool:
    it = characteristics(table, other.id)
    fits = "Shaman" in it.subtypes or ("Wizard" in it.subtypes and other.id != source.id)
    return fits and it.controller == controller(table, source.id)


card("Harmonic Prodigy", TriggersMore(_a_shaman_or_another_wizard))


def _sacrifice_another(table: Table, thing: Object) -> Dialogue[Table]:
    own = permanents(table, "Creature", of=thing.controller)
    others = tuple(creature.id for creature in own if creature.id != thing.source)
    table, chosen = yield from choose_objects(
        table, thing.controller, others, "sacrifice", least=0, source=thing.source
    )
    if not chosen or not in_game(table, thing.controller):
        return table
    table = happen(table, *(Moves(one, "graveyard") for one in chosen))
    return triggers_by_itself(table, thing, DESTROYS, {})


def _nonland_permanent(table: Table, thing: Object, ref: Ref) -> bool:
    there = isinstance(ref, int) and a_permanent(table, thing, ref)
    return there and not has_type(table, ObjectId(int(ref)), "Land")


card("Ruthless Lawbringer", Triggered(this_enters, _sacrifice_another))
delayed_ability(DESTROYS, Triggered(this_enters, destroy_target, (TargetWord(_nonland_permanent),)))
