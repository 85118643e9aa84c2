"""
Engines that play by the rules but for one thing that they have never heard of.

They are better than any program could be that knows the suite by heart and sketches the rest: what
they do know they know without a fault, as the reference engine does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager
from typing import Any, Final

from msgspec.structs import replace

from apnap.protocol.catalogue import Card
from apnap_reference.combat.attacking_and_defending import (
    attacks_a_neighbour,
    attacks_beside_in_emperor,
    attacks_in_range,
    defending_players,
    left_neighbour,
    right_neighbour,
)
from apnap_reference.combat.damage import damage_assigned_and_dealt
from apnap_reference.engine import ReferenceEngine
from apnap_reference.objects.characteristics import face
from apnap_reference.players.players import opponents
from apnap_reference.rulebook import Key, Rulebook, in_force
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.ids import PlayerId
from apnap_reference.state.table import Object, Table

Replaced = Mapping[Key, Callable[..., Any]]


class HalfEngine(ReferenceEngine):
    """The reference engine as long as it knows what comes, and then one that lacks something."""

    def __init__(self, lacking: Replaced) -> None:
        """Take the rules that it lacks, with what it does instead."""
        super().__init__()
        self.knows = True
        self.lacking = lacking
        self._half = Rulebook("half", lacking)

    def _reading(self) -> AbstractContextManager[None]:
        if self.knows:
            return super()._reading()
        return in_force(self._half, self._applied)


def without_keywords(known: Collection[str]) -> HalfEngine:
    """
    Return one that takes creatures for such without abilities.

    `known` are the names of the objects of the scenario, of which it knows everything.
    """

    def bare(thing: Object) -> Card:
        card = face.function(thing)
        return card if thing.name in known else replace(card, keywords=())

    return HalfEngine({face.key: bare})


def without_damage(_: Collection[str] = ()) -> HalfEngine:
    """Return one in whose combat nobody is dealt damage."""

    def none(table: Table) -> Dialogue[Table]:
        yield from ()
        return table

    return HalfEngine({damage_assigned_and_dealt.key: none})


def without_options(_: Collection[str] = ()) -> HalfEngine:
    """Return one by which everybody may attack each opponent, wherever they sit."""

    def near(*_: object) -> bool:
        return True

    def defending(table: Table, attacker: PlayerId) -> tuple[PlayerId, ...] | None:
        return defending_players.function(table, attacker) or opponents(table, attacker)

    apart = (attacks_in_range, attacks_a_neighbour, attacks_beside_in_emperor)
    anybody = (left_neighbour, right_neighbour)
    return HalfEngine(
        {rule.key: near for rule in apart}
        | {rule.key: opponents for rule in anybody}
        | {defending_players.key: defending}
    )


HALF_ENGINES: Final[Mapping[str, Callable[[Collection[str]], HalfEngine]]] = {
    "knows no keyword": without_keywords,
    "deals no combat damage": without_damage,
    "lets all attack all": without_options,
}
"""What they lack."""
