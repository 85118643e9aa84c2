"""Tribute: an opponent chooses whether a creature enters with counters (702.104)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.choices.for_departed import made_by
from apnap_reference.choices.simple import refs_choice, yes_choice
from apnap_reference.objects.within_range import affected, who_makes_the_choice
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import who_enters_it
from apnap_reference.state.abilities import numbered_keyword
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.events import Moves
from apnap_reference.state.ids import YES
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace, source_of


def _tribute(number: int) -> EntersWith:
    def choices(table: Table, arrival: Arrival) -> Iterator[Choice]:
        who, thing = who_enters_it(table, arrival.move), arrival.move.thing
        asked = who_makes_the_choice(table, who)
        if affected(table, who, asked):
            yield refs_choice(arrival.key("opponent"), who, asked, "tribute")
            named = arrival.picked("opponent") or ()
            asked = tuple(one for one in named if isinstance(one, str))
        answers = partial(_answers, arrival.key("tribute"), thing)
        for player in asked:
            yield from made_by(table, arrival.picks, who, player, answers)

    def becomes(_: Table, arrival: Arrival) -> Moves:
        if arrival.picked("tribute") != (YES,):
            return arrival.move
        move = arrival.with_counters("+1/+1", number)
        return replace(arrival, move=move).noted("tribute", "paid")

    return EntersWith(choices, becomes)


def _answers(key: str, thing: ObjectId, who: PlayerId) -> Choice:
    return yes_choice(key, who, "tribute", thing)


numbered_keyword("tribute", _tribute)


@rule("702.104b")
def tribute_not_paid(table: Table, thing: Object) -> bool:
    """Tribute wasn't paid if the opponent let the creature enter without its counters."""
    there = table.objects.get(source_of(thing))
    source = there or table.past[source_of(thing)].object
    return source.chosen.get("tribute") != "paid"
