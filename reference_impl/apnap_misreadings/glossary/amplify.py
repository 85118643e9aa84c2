"""Misreadings of the glossary's term amplify."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.keywords.amplify import may_be_revealed
from apnap_reference.objects.characteristics import face
from apnap_reference.players.players import side_of
from apnap_reference.spells.entering_the_battlefield import as_it_will_be
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table, replace


@mutant(
    "glossary:amplify",
    "amplify counts any creature card in hand, even if it shares no creature type",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def any_creature_card_amplifies(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    held = table.hand(who)
    others = (card for card in held if card.id not in arrival.together)
    return tuple(card.id for card in others if "Creature" in face(card).types)


@mutant(
    "glossary:amplify",
    "amplify counts creature cards that enter at the same time",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def those_that_enter_too_amplify(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    alone = replace(arrival, together=(arrival.move.thing,))
    return may_be_revealed.function(table, alone, who)


@mutant(
    "glossary:amplify",
    "amplify counts the card with amplify that is entering",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def it_amplifies_itself(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    others = tuple(thing for thing in arrival.together if thing != arrival.move.thing)
    return may_be_revealed.function(table, replace(arrival, together=others), who)


@mutant(
    "glossary:amplify",
    "a player can reveal only one card for amplify",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def one_card_amplifies(table: Table, arrival: Arrival, who: PlayerId) -> tuple[ObjectId, ...]:
    return may_be_revealed.function(table, arrival, who)[:1]


def _creatures_held(table: Table, arrival: Arrival, who: PlayerId) -> tuple[Object, ...]:
    held = (card for card in table.hand(who) if card.id not in arrival.together)
    return tuple(card for card in held if "Creature" in face(card).types)


@mutant(
    "glossary:amplify",
    "amplify counts only cards that share all creature types with the entering creature",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def all_types_are_shared_for_amplify(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    kinds = set(as_it_will_be(table, arrival).subtypes)
    held = _creatures_held(table, arrival, who)
    return tuple(card.id for card in held if kinds <= set(face(card).subtypes))


@mutant(
    "glossary:amplify",
    "with shared team turns, cards in a teammate's hand can be revealed for amplify",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def teammates_reveal_for_amplify(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    members = side_of(table, who)
    return tuple(
        card for player in members for card in may_be_revealed.function(table, arrival, player)
    )


@mutant(
    "glossary:amplify",
    "a copy with amplify counts cards that share its own printed types instead of the copied ones",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def copies_amplify_by_their_own_type(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    kinds = set(face(table.objects[arrival.move.thing]).subtypes)
    held = _creatures_held(table, arrival, who)
    return tuple(card.id for card in held if kinds & set(face(card).subtypes))
