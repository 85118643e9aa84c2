"""Misreadings of the glossary: what pays for a spell or lets it grow, and whose that has to be."""

from __future__ import annotations

from apnap.protocol.catalogue import find
from apnap_misreadings.mutant import mutant
from apnap_reference.keywords.amplify import may_be_revealed
from apnap_reference.objects.characteristics import face, permanents
from apnap_reference.players.players import side_of, your_team
from apnap_reference.spells.entering_the_battlefield import as_it_will_be
from apnap_reference.spells.face_down import may_be_turned_up
from apnap_reference.spells.paying import may_sacrifice
from apnap_reference.spells.total_cost import affinity_for_artifacts, with_what_is_added
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.static_abilities import Arrival
from apnap_reference.state.table import Object, ObjectId, PlayerId, Table


def _creatures_held(table: Table, arrival: Arrival, who: PlayerId) -> tuple[Object, ...]:
    held = (card for card in table.hand(who) if card.id not in arrival.together)
    return tuple(card for card in held if "Creature" in face(card).types)


@mutant(
    "glossary:amplify",
    "amplify counts only cards that share all creature types",
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
    "cards in the hand of a teammate with whom one shares turns are revealed as well",
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
    "a copy amplifies by cards of its own type, not of those of what it copies",
    replaces=may_be_revealed,
    since="2006-10-01",
)
def copies_amplify_by_their_own_type(
    table: Table, arrival: Arrival, who: PlayerId
) -> tuple[ObjectId, ...]:
    kinds = set(face(table.objects[arrival.move.thing]).subtypes)
    held = _creatures_held(table, arrival, who)
    return tuple(card.id for card in held if kinds & set(face(card).subtypes))


@mutant(
    "glossary:affinity",
    "affinity counts what is printed as an artifact, not what has become one",
    replaces=affinity_for_artifacts,
    since="2006-10-01",
)
def printed_artifacts_count(table: Table, _: Object, player: PlayerId) -> int:
    return sum("Artifact" in find(thing.card).types for thing in permanents(table, of=player))


@mutant(
    "glossary:affinity",
    "in 2006 affinity counts the artifacts of teammates as well",
    replaces=affinity_for_artifacts,
    only="2006-10-01",
)
def artifacts_of_teammates_counted_in_2006(table: Table, _: Object, player: PlayerId) -> int:
    team = your_team.function(table, player)
    return sum(len(permanents(table, "Artifact", of=member)) for member in team)


@mutant(
    "glossary:additional-cost",
    "a token is nothing that could be sacrificed for a cost",
    replaces=may_sacrifice,
)
def tokens_are_not_sacrificed(table: Table, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(thing.id for thing in permanents(table, of=player) if thing.kind != "token")


@mutant(
    "702.37c",
    "a face-down spell costs three mana, whatever makes spells dearer",
    replaces=with_what_is_added,
    since="2006-10-01",
)
def face_down_spells_cost_three(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
    return way if spell.face_down else with_what_is_added.function(table, player, spell, way)


@mutant(
    "702.37e",
    "a teammate with whom one shares turns turns one's creatures face up",
    replaces=may_be_turned_up,
    since="2006-10-01",
)
def teammates_turn_creatures_up(table: Table, player: PlayerId, thing: Object) -> bool:
    members = side_of(table, player)
    return any(may_be_turned_up.function(table, member, thing) for member in members)


@mutant(
    "glossary:affinity",
    "in 2006 affinity counts the artifacts of the player whose turn it is",
    replaces=affinity_for_artifacts,
    only="2006-10-01",
)
def the_active_players_artifacts_count_in_2006(table: Table, _: Object, __: PlayerId) -> int:
    return sum(len(permanents(table, "Artifact", of=player)) for player in table.turn.side[:1])
