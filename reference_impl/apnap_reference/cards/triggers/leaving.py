"""Permanents with abilities that trigger when they, or others, leave the battlefield."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.cards.phrases import (
    TARGET_PLAYER,
    gains_life,
    the_player,
    this_enters,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.what_triggers import (
    found_where_it_went,
    this_dies,
    this_leaves,
    where_it_went,
)
from apnap_reference.objects.within_range import permanents_affected
from apnap_reference.spells.optional_payments import pays_to_prevent
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Makes, Moves
from apnap_reference.state.stack_abilities import (
    Activated,
    Cost,
    Moment,
    SpellAbility,
    Triggered,
    Triggers,
)
from apnap_reference.state.table import Object, Table, source_of


def _return_to_hand(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    found = found_where_it_went(table, thing)
    return happen(table, Moves(found, "hand")) if found is not None else table


card("Endless Cockroaches", Triggered(this_dies, _return_to_hand))


def _a_beast(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Makes("Beast Token", thing.controller, source_of(thing)))


card("Thragtusk", Triggered(this_enters, gains_life(5)), Triggered(this_leaves, _a_beast))


def _returned_to_your_hand(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, Moves) and event.to == "hand":
            returned = moment.before.objects[event.thing]
            if returned.owner == moment.controller and returned.zone == "battlefield":
                yield Triggers()


def _draw_for_one_mana(table: Table, thing: Object) -> Dialogue[Table]:
    table, paid = yield from pays_to_prevent(table, thing.controller, "{1}")
    return draws_a_card(table, thing.controller) if paid else table


card("Azorius Aethermage", Triggered(_returned_to_your_hand, _draw_for_one_mana))


def _another_card_arrives(moment: Moment) -> Iterator[Triggers]:
    for event in moment.events:
        if isinstance(event, Moves) and event.to == "graveyard" and event.thing != moment.source.id:
            card_there = where_it_went(moment, event.thing, "graveyard")
            if card_there is not None and moment.after.objects[card_there].kind == "card":
                yield Triggers(memory={"card": card_there})


def _exile_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    found = found_where_it_went(table, thing)
    return happen(table, Moves(found, "exile")) if found is not None else table


def _empty_a_graveyard(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    player = the_player(thing)
    cards_there = tuple(one.id for one in table.in_zone("graveyard") if one.owner == player)
    return happen(table, *(Moves(one, "exile") for one in cards_there)) if cards_there else table


card(
    "Tormod's Crypt",
    Activated(Cost(tap=True, sacrifice_self=True), _empty_a_graveyard, (TARGET_PLAYER,)),
)


def _all_to_hand(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    creatures = permanents_affected(table, thing.controller, "Creature")
    return happen(table, *(Moves(one, "hand") for one in creatures)) if creatures else table


card("Evacuation", SpellAbility(_all_to_hand))
card("Planar Void", Triggered(_another_card_arrives, _exile_it, from_anywhere=True))
