"""Planeswalkers and their loyalty abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap_reference.cards.phrases import (
    TARGET_PERMANENT,
    TARGET_PLAYER,
    all_draw,
    exiled,
    the_object,
    the_player,
)
from apnap_reference.changes.applying import happen
from apnap_reference.changes.drawing import draws_a_card
from apnap_reference.changes.triggering import last_known
from apnap_reference.choices.simple import choose_objects
from apnap_reference.objects.characteristics import face
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.memories import objects_in
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.table import Object, ObjectId, Restart, Table, replace, source_of

EXILED: Final = "exiled"


def _target_draws(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return draws_a_card(table, the_player(thing))


def _target_mills_twenty(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    top = table.libraries[the_player(thing)][:20]
    return happen(table, *(Moves(milled, "graveyard") for milled in top))


def _kept_with_it(table: Table, thing: Object, things: tuple[ObjectId, ...]) -> Table:
    """Exile things, and let the planeswalker remember them."""
    for one in things:
        table, number = exiled(table, one)
        source = table.objects.get(source_of(thing))
        if source is not None:
            so_far = objects_in(source.memory, EXILED)
            memory = {**source.memory, EXILED: (*so_far, number)}
            table = table.with_object(replace(source, memory=memory))
    return table


def _a_card_of_the_hand(table: Table, thing: Object) -> Dialogue[Table]:
    player = the_player(thing)
    hand = tuple(card.id for card in table.hand(player))
    table, chosen = yield from choose_objects(
        table, player, hand, "exile", least=1, most=1, hidden=True
    )
    return _kept_with_it(table, thing, chosen)


def _a_permanent_exiled(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return _kept_with_it(table, thing, (the_object(thing),))


def _all_begins_again(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    cards = objects_in(last_known(table, source_of(thing)).memory, EXILED)
    exempt = tuple(filter(_kept(table), cards))
    return replace(table, restart=Restart(thing.controller, exempt))


def _kept(table: Table) -> Callable[[ObjectId], bool]:
    """Tell of a card in exile whether it is one of a permanent that is no Aura."""

    def keeps(number: ObjectId) -> bool:
        found = table.objects.get(number)
        if found is None or found.zone != "exile" or found.kind != "card":
            return False
        it = face(found)
        return "Aura" not in it.subtypes and not {"Instant", "Sorcery"} & {*it.types}

    return keeps


card(
    "Karn Liberated",
    Activated(Cost(loyalty=4), _a_card_of_the_hand, targets=(TARGET_PLAYER,)),
    Activated(Cost(loyalty=-3), _a_permanent_exiled, targets=(TARGET_PERMANENT,)),
    Activated(Cost(loyalty=-14), _all_begins_again),
)
card(
    "Jace Beleren",
    Activated(Cost(loyalty=2), all_draw),
    Activated(Cost(loyalty=-1), _target_draws, targets=(TARGET_PLAYER,)),
    Activated(Cost(loyalty=-10), _target_mills_twenty, targets=(TARGET_PLAYER,)),
)
