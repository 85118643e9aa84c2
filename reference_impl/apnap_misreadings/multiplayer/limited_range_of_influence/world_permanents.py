"""Misreadings of rule 801.12, and 601.12 of 2006: worlds and legends out of range."""

from __future__ import annotations

from apnap_misreadings.mutant import mutant
from apnap_reference.objects.characteristics import characteristics, controller, permanents
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.range_of_influence import in_range
from apnap_reference.procedure.state_based_actions import other_legends, other_worlds
from apnap_reference.state.table import Object, Table


@mutant(
    "801.12",
    "the world rule also counts world permanents outside the controller's range of influence",
    replaces=other_worlds,
    since="2006-10-01",
)
def worlds_are_seen_everywhere(table: Table, thing: Object) -> tuple[Object, ...]:
    return tuple(other for other in permanents(table, "World") if other.id != thing.id)


@mutant(
    "801.12",
    (
        "the world rule checks whether the owners of world permanents, not their controllers, "
        "are within range"
    ),
    replaces=other_worlds,
    since="2006-10-01",
)
def worlds_are_where_their_owners_sit(table: Table, thing: Object) -> tuple[Object, ...]:
    others = (other for other in permanents(table, "World") if other.id != thing.id)
    return tuple(other for other in others if in_range(table, thing.owner, other.owner))


@mutant(
    "801.12",
    "the world rule applies to two permanents if either controller has the other within range",
    replaces=other_worlds,
)
def worlds_are_seen_from_either_side(table: Table, thing: Object) -> tuple[Object, ...]:
    who = controller(table, thing.id)
    others = (other for other in permanents(table, "World") if other.id != thing.id)
    return tuple(
        other
        for other in others
        if within_range(table, who, other.id)
        or within_range(table, controller(table, other.id), thing.id)
    )


@mutant(
    "801.12",
    "the world rule asks whether a world permanent is within range of the others' controllers",
    replaces=other_worlds,
)
def worlds_are_seen_from_the_other_side(table: Table, thing: Object) -> tuple[Object, ...]:
    others = (other for other in permanents(table, "World") if other.id != thing.id)
    return tuple(
        other for other in others if within_range(table, controller(table, other.id), thing.id)
    )


# In the book of 2006


@mutant(
    "601.12",
    "in 2006, the legend rule also counts permanents outside the controller's range of influence",
    replaces=other_legends,
    only="2006-10-01",
)
def legends_of_2006_see_everything(table: Table, thing: Object) -> tuple[Object, ...]:
    name = characteristics(table, thing.id).name
    others = (other for other in permanents(table, "Legendary") if other.id != thing.id)
    return tuple(other for other in others if characteristics(table, other.id).name == name)


@mutant(
    "601.12",
    (
        "in 2006, a player can keep several legends with the same name if no other player in "
        "range has one"
    ),
    replaces=other_legends,
    only="2006-10-01",
)
def legends_of_ones_own_are_no_trouble(table: Table, thing: Object) -> tuple[Object, ...]:
    who = controller(table, thing.id)
    others = other_legends.function(table, thing)
    return tuple(other for other in others if controller(table, other.id) != who)


def _namesakes(table: Table, thing: Object) -> tuple[Object, ...]:
    name = characteristics(table, thing.id).name
    legends = permanents(table, "Legendary")
    others = (other for other in legends if other.id != thing.id)
    return tuple(other for other in others if characteristics(table, other.id).name == name)


@mutant(
    "601.12",
    (
        "in 2006, the legend rule checks whether the owners of legends, not their controllers, "
        "are within range"
    ),
    replaces=other_legends,
    only="2006-10-01",
)
def legends_are_where_their_owners_sit(table: Table, thing: Object) -> tuple[Object, ...]:
    others = _namesakes(table, thing)
    return tuple(other for other in others if in_range(table, thing.owner, other.owner))


@mutant(
    "601.12",
    "in 2006, the legend rule ignores a copy of a legend, and both stay on the battlefield",
    replaces=other_legends,
    only="2006-10-01",
)
def copies_of_legends_are_other_cards(table: Table, thing: Object) -> tuple[Object, ...]:
    others = other_legends.function(table, thing)
    return tuple(other for other in others if other.card == thing.card)
