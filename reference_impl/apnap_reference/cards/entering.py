"""Creatures about which something is chosen as they enter: copies, amplify, tribute."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from apnap_reference.cards.phrases import this_enters
from apnap_reference.changes.applying import happen
from apnap_reference.choices.simple import objects_choice, refs_choice, yes_choice
from apnap_reference.objects.characteristics import face, permanents
from apnap_reference.objects.influence import affected, who_makes_the_choice
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import as_it_will_be, who_enters_it
from apnap_reference.state.abilities import card, numbered_keyword
from apnap_reference.state.dialogue import Choice, Dialogue
from apnap_reference.state.events import Life, Moves
from apnap_reference.state.stack_abilities import Triggered
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import Object, ObjectId, PlayerId, Ref, Table


@rule("707.5", before={"2024-06-07": "706.5"})
def what_to_copy(table: Table, arrival: Arrival) -> Iterator[Choice]:
    """What enters as a copy copies something that is on the battlefield already."""
    who = who_enters_it(table, arrival.move)
    creatures = tuple(thing.id for thing in permanents(table, "Creature"))
    thing = arrival.move.thing
    yield objects_choice(arrival.key("copy"), who, creatures, "copy", least=0, source=thing)


def _copied(table: Table, arrival: Arrival) -> Moves:
    return replace(arrival.move, copy_of=as_it_will_be(table, arrival).name)


card("Clone", EntersWith(what_to_copy, _copied))


@rule("702.38a", before={"2024-06-07": "702.37a"})
def may_be_revealed(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    """Amplify counts cards in hand that share a creature type with what enters, none of these."""
    kinds = set(as_it_will_be(table, arrival).subtypes)
    return tuple(
        held.id
        for held in table.hand(who)
        if held.id not in arrival.together
        and "Creature" in face(held).types
        and kinds & set(face(held).subtypes)
    )


def _amplify(number: int) -> EntersWith:
    def revealed(table: Table, arrival: Arrival) -> Iterator[Choice]:
        who = who_enters_it(table, arrival.move)
        among = may_be_revealed(table, arrival, who)
        key, thing = arrival.key("amplify"), arrival.move.thing
        yield objects_choice(key, who, among, "reveal", least=0, most=len(among), source=thing)

    def grown(_: Table, arrival: Arrival) -> Moves:
        cards = arrival.picked("amplify") or ()
        return arrival.with_counters("+1/+1", number * len(cards)) if cards else arrival.move

    return EntersWith(revealed, grown)


numbered_keyword("amplify", _amplify)


def _tribute(number: int) -> EntersWith:
    def choices(table: Table, arrival: Arrival) -> Iterator[Choice]:
        who, thing = who_enters_it(table, arrival.move), arrival.move.thing
        asked: tuple[Ref, ...] = who_makes_the_choice(table, who)
        if affected(table, who, asked):
            yield refs_choice(arrival.key("opponent"), who, asked, "tribute")
            asked = arrival.picked("opponent") or ()
        for chosen in asked:
            yield yes_choice(arrival.key("tribute"), str(chosen), "tribute", thing)

    def becomes(_: Table, arrival: Arrival) -> Moves:
        if arrival.picked("tribute") != ("yes",):
            return arrival.move
        move = arrival.with_counters("+1/+1", number)
        return replace(arrival, move=move).noted("tribute", "paid")

    return EntersWith(choices, becomes)


numbered_keyword("tribute", _tribute)


@rule("702.104b", before={"2024-06-07": "702.103b"})
def tribute_not_paid(table: Table, thing: Object) -> bool:
    """Tribute was not paid if the opponent had the creature enter without its counters."""
    there = table.objects.get(thing.source if thing.source is not None else thing.id)
    source = there or table.past[thing.source or thing.id].object
    return source.chosen.get("tribute") != "paid"


def _four_life(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    return happen(table, Life(thing.controller, 4))


card("Snake of the Golden Grove", Triggered(this_enters, _four_life, provided=tribute_not_paid))
