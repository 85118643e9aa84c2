"""Amplify: counters for cards that are revealed as a creature enters (702.38)."""

from __future__ import annotations

from collections.abc import Iterator

from apnap_reference.choices.simple import objects_choice
from apnap_reference.objects.characteristics import face
from apnap_reference.rulebook import rule
from apnap_reference.spells.entering_the_battlefield import as_it_will_be, who_enters_it
from apnap_reference.state.abilities import numbered_keyword
from apnap_reference.state.dialogue import Choice
from apnap_reference.state.events import Moves
from apnap_reference.state.static_abilities import Arrival, EntersWith
from apnap_reference.state.table import ObjectId, PlayerId, Table


@rule("702.38a")
def may_be_revealed(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    """Amplify reveals only cards in hand that share a creature type and don't enter with it."""
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
