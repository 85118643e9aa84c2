"""What Auras, Equipment and Fortifications can be attached to (301.5, 301.6, 303.4, 702.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from apnap_reference.objects.characteristics import (
    creature_on_battlefield,
    has_type,
    on_battlefield,
    permanents,
)
from apnap_reference.objects.within_range import within_range
from apnap_reference.players.players import in_game, players_in_apnap_order
from apnap_reference.rulebook import rule
from apnap_reference.state.table import PlayerId, Ref, Table

ATTACHMENTS: Final = frozenset({"Aura", "Equipment", "Fortification"})
"""The subtypes of permanents that can be attached to something; others never are (704.5p)."""
ENCHANTED: Final = {"enchant creature": "Creature", "enchant artifact": "Artifact"}


@rule("702.5a")
def fits_its_enchant_ability(table: Table, keywords: Iterable[str], ref: Ref) -> bool:
    """An Aura can target and enchant only what its enchant ability names."""
    if isinstance(ref, str):
        return "enchant player" in keywords and in_game(table, ref)
    kinds = (kind for word, kind in ENCHANTED.items() if word in keywords)
    return on_battlefield(table, ref) and any(has_type(table, ref, kind) for kind in kinds)


@rule("301.5")
def may_equip(table: Table, ref: Ref) -> bool:
    """Equipment can be attached only to a creature on the battlefield."""
    return not isinstance(ref, str) and creature_on_battlefield(table, ref)


@rule("301.6")
def may_fortify(table: Table, ref: Ref) -> bool:
    """A Fortification can be attached only to a land on the battlefield."""
    return not isinstance(ref, str) and on_battlefield(table, ref) and has_type(table, ref, "Land")


@rule("801.9")
def in_range_of_equipment(table: Table, who: PlayerId, ref: Ref) -> bool:
    """Equipment equips only creatures within its controller's range of influence."""
    return within_range(table, who, ref)


@rule("801.9")
def in_range_of_fortification(table: Table, who: PlayerId, ref: Ref) -> bool:
    """A Fortification fortifies only lands within its controller's range of influence."""
    return within_range(table, who, ref)


@rule("801.8")
def in_range_of_aura(table: Table, who: PlayerId, ref: Ref) -> bool:
    """An Aura enchants only players and objects within its controller's range of influence."""
    return within_range(table, who, ref)


def may_enchant(table: Table, who: PlayerId, keywords: Iterable[str], ref: Ref) -> bool:
    """Tell whether a player's Aura with these keywords may enchant something."""
    return fits_its_enchant_ability(table, keywords, ref) and in_range_of_aura(table, who, ref)


def enchantable(table: Table, who: PlayerId, keywords: Iterable[str]) -> tuple[Ref, ...]:
    """Give everything that a player's Aura with these keywords may enchant."""
    everything: tuple[Ref, ...] = (
        *players_in_apnap_order(table),
        *(thing.id for thing in permanents(table)),
    )
    return tuple(ref for ref in everything if may_enchant(table, who, keywords, ref))
