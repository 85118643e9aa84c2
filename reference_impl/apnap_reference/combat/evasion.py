"""Evasion: flying, landwalk and other keyword abilities that say what may block a creature."""

from __future__ import annotations

from typing import Final

from apnap_reference.combat.which_defending_player import defending_players_for
from apnap_reference.objects.characteristics import characteristics, has_keyword, permanents
from apnap_reference.rulebook import Rule, rule
from apnap_reference.state.table import ObjectId, Table

LANDWALK: Final = {
    "plainswalk": "Plains",
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "mountainwalk": "Mountain",
    "forestwalk": "Forest",
}
"""The landwalk that cards of the catalogue have: that of the basic land types."""


@rule("702.9b")
def flying_respected(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Only creatures with flying or reach can block a creature with flying."""
    if not has_keyword(table, attacker, "flying"):
        return True
    return has_keyword(table, blocker, "flying") or has_keyword(table, blocker, "reach")


@rule("702.14c")
def landwalk_respected(table: Table, _: ObjectId, attacker: ObjectId) -> bool:
    """A creature with landwalk can't be blocked while the defending player has such a land."""
    defending = defending_players_for(table, attacker)
    lands = [land for word, land in LANDWALK.items() if has_keyword(table, attacker, word)]
    if not lands:
        return True
    theirs = (thing for player in defending for thing in permanents(table, "Land", of=player))
    return not any(
        land in characteristics(table, thing.id).subtypes for thing in theirs for land in lands
    )


@rule("702.28b")
def shadow_respected(table: Table, blocker: ObjectId, attacker: ObjectId) -> bool:
    """Creatures with shadow and creatures without shadow can't block each other."""
    return has_keyword(table, attacker, "shadow") == has_keyword(table, blocker, "shadow")


EVASION: Final[tuple[Rule[[Table, ObjectId, ObjectId], bool], ...]] = (
    flying_respected,
    landwalk_respected,
    shadow_respected,
)
