"""Cards that change what types and abilities another permanent has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from apnap_reference.cards.phrases import TARGET_PERMANENT, the_object
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.objects.layers import Applies, with_base, with_keyword, with_types
from apnap_reference.state.abilities import card
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.effects import END_OF_TURN, GainsTypes
from apnap_reference.state.stack_abilities import Activated, Cost
from apnap_reference.state.static_abilities import Change, Seen, StaticChange
from apnap_reference.state.table import Characteristics, Object, Table, replace


def the_host(layer: str, apply: Applies) -> StaticChange:
    """Make the ability of what is attached to a permanent that changes that permanent."""

    def changes(table: Table, source: Object, seen: Seen) -> Iterator[Change]:
        del table, seen
        host = source.attached_to
        if isinstance(host, int):
            yield Change(layer, source.stamp, (host,), apply)

    return StaticChange(layer, changes)


card(
    "Ensoul Artifact",
    the_host("4", partial(with_types, types=("Creature",), subtypes=())),
    the_host("7b", partial(with_base, power=5, toughness=5)),
)


def _an_insect(it: Characteristics) -> Characteristics:
    return replace(it, types=("Artifact", "Creature"), subtypes=("Insect",))


def _nothing_but_hard(it: Characteristics) -> Characteristics:
    return replace(it, keywords=("indestructible",), abilities=())


card(
    "Darksteel Mutation",
    the_host("4", _an_insect),
    the_host("6", _nothing_but_hard),
    the_host("7b", partial(with_base, power=0, toughness=1)),
)


def _coat_it(table: Table, thing: Object) -> Dialogue[Table]:
    yield from ()
    does, target = GainsTypes(("Artifact",)), the_object(thing)
    return with_effect(table, does, thing.controller, END_OF_TURN, (target,))


card("Liquimetal Coating", Activated(Cost(tap=True), _coat_it, (TARGET_PERMANENT,)))


card("Blade of Selves", the_host("6", partial(with_keyword, word="myriad")))
