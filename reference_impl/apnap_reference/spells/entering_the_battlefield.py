"""Permanents entering the battlefield: what is chosen before, and how they enter (614.12)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from apnap.protocol.catalogue import Card
from apnap_reference.changes.applying import happen
from apnap_reference.choices.apnap_order import Picks, all_choose
from apnap_reference.choices.simple import objects_choice, refs_choice
from apnap_reference.objects.attachable import enchantable
from apnap_reference.objects.characteristics import face, permanents
from apnap_reference.players.departed import can_have_enter
from apnap_reference.players.players import opponents
from apnap_reference.rulebook import rule
from apnap_reference.state.abilities import abilities_printed_on, has_behaviour, of_a_kind
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Moves
from apnap_reference.state.ids import Word
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import PlayerId, Table, replace


@rule("614.12a")
def enter_together(table: Table, moves: tuple[Moves, ...]) -> Dialogue[Table]:
    """Choices about how permanents enter are made before they enter."""
    together = tuple(move.thing for move in moves)

    def arrivals(now: Table, picks: Picks) -> Iterator[Arrival]:
        for move in moves:
            if move.thing in now.objects and can_have_enter(now, who_enters_it(now, move)):
                yield Arrival(move, together, picks)

    def choices(now: Table, picks: Picks) -> Iterator[Choice]:
        for arrival in arrivals(now, picks):
            yield from choices_for(now, arrival)

    table, picks = yield from all_choose(table, choices)
    entering = filter(has_something_to_enchant, arrivals(table, picks))
    return happen(table, *(as_it_enters(table, arrival) for arrival in entering))


def who_enters_it(table: Table, move: Moves) -> PlayerId:
    """Give the player under whose control something enters."""
    return move.controller or table.objects[move.thing].owner


@rule("614.12")
def as_it_will_be(table: Table, arrival: Arrival) -> Card:
    """Effects that modify how a permanent enters see it as it would be on the battlefield."""
    copied = arrival.picked("copy")
    if copied and isinstance(copied[0], int):
        return face(table.objects[copied[0]])
    move = arrival.move
    thing = table.objects[move.thing]
    return face(msgspec.structs.replace(thing, transformed=move.transformed))


def entering_abilities(table: Table, arrival: Arrival) -> Iterator[EntersWith]:
    """Give the abilities that say how a permanent enters: its own, then those that it copies."""
    own = face(table.objects[arrival.move.thing])
    copied = as_it_will_be(table, arrival)
    for card in (own,) if own.name == copied.name else (own, copied):
        keys = (*abilities_printed_on(card.name), *filter(has_behaviour, card.keywords))
        yield from of_a_kind(keys, EntersWith)


def choices_for(table: Table, arrival: Arrival) -> Iterator[Choice]:
    """Give all choices that belong to a permanent's entering, made or not."""
    card = as_it_will_be(table, arrival)
    for found in entering_abilities(table, arrival):
        yield from found.choices(table, arrival)
    if "Siege" in card.subtypes:
        yield siege_protector(table, arrival)
    if "Aura" in card.subtypes and arrival.move.attached_to is None:
        yield aura_host(table, arrival)


@rule("310.11a")
def siege_protector(table: Table, arrival: Arrival) -> Choice:
    """As a Siege enters, its controller chooses an opponent as its protector."""
    who = who_enters_it(table, arrival.move)
    return refs_choice(arrival.key("protector"), who, opponents(table, who), "protector")


@rule("303.4f")
def aura_host(table: Table, arrival: Arrival) -> Choice:
    """If an Aura enters without being cast, its controller chooses what it enchants."""
    who = who_enters_it(table, arrival.move)
    among = enchantable(table, who, as_it_will_be(table, arrival).keywords)
    return refs_choice(arrival.key("host"), who, among, "to be enchanted")


@rule("303.4g")
def has_something_to_enchant(arrival: Arrival) -> bool:
    """An Aura with nothing legal to enchant doesn't enter and stays in its zone."""
    return arrival.picked("host") != ()


def as_it_enters(table: Table, arrival: Arrival) -> Moves:
    """Give how a permanent enters after all that was chosen."""
    card = as_it_will_be(table, arrival)
    counters = {**intrinsic_counters(card.loyalty, card.defense), **arrival.move.counters}
    if "Saga" in card.subtypes:
        counters |= first_lore_counter()
    move = replace(arrival.move, counters=counters)
    for found in entering_abilities(table, arrival):
        move = found.becomes(table, replace(arrival, move=move))
    guard, host = arrival.picked("protector"), arrival.picked("host")
    if guard and isinstance(guard[0], str):
        move = replace(move, protector=guard[0])
    if host and not isinstance(host[0], Word):
        move = replace(move, attached_to=host[0])
    return move


@rule("306.5b")
def intrinsic_counters(loyalty: int | None, defense: int | None) -> dict[str, int]:
    """A planeswalker enters with its loyalty in counters, a battle with its defense (310.4b)."""
    given = {"loyalty": loyalty, "defense": defense}
    return {kind: number for kind, number in given.items() if number is not None}


@rule("714.3a")
def first_lore_counter() -> dict[str, int]:
    """A Saga enters with a lore counter."""
    return {"lore": 1}


@rule("707.5")
def what_to_copy(table: Table, arrival: Arrival) -> Iterator[Choice]:
    """A permanent that enters as a copy is already that copy as it enters."""
    who = who_enters_it(table, arrival.move)
    creatures = tuple(thing.id for thing in permanents(table, "Creature"))
    thing = arrival.move.thing
    yield objects_choice(arrival.key("copy"), who, creatures, "copy", least=0, source=thing)
