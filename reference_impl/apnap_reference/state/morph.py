"""What morph allows: casting a card face down, and what it costs to turn it up."""

from __future__ import annotations

from typing import Final

from apnap.protocol.catalogue import Card

FACE_DOWN_COST: Final = "{3}"


def morph_cost(card: Card) -> str | None:
    """Give the mana cost to turn a card face up, None if it has no morph."""
    costs = (word.partition(" ")[2] for word in card.keywords if word.startswith("morph "))
    return next(costs, None)
