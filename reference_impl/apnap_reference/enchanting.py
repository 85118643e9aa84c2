"""What an Aura may enchant."""

from __future__ import annotations

from collections.abc import Iterable

from apnap_reference.looks import is_, on_battlefield, permanents
from apnap_reference.people import in_game, players_in_apnap_order
from apnap_reference.rulebook import rule
from apnap_reference.table import Ref, Table


@rule("702.5a")
def may_enchant(table: Table, keywords: Iterable[str], ref: Ref) -> bool:
    """The enchant ability of an Aura says what its spell may target and what it may enchant."""
    if isinstance(ref, str):
        return "enchant player" in keywords and in_game(table, ref)
    return (
        "enchant creature" in keywords
        and on_battlefield(table, ref)
        and is_(table, ref, "Creature")
    )


def enchantable(table: Table, keywords: Iterable[str]) -> tuple[Ref, ...]:
    """Give everything that an Aura with these keywords may enchant."""
    everything: tuple[Ref, ...] = (
        *players_in_apnap_order(table),
        *(thing.id for thing in permanents(table)),
    )
    return tuple(ref for ref in everything if may_enchant(table, keywords, ref))
