"""What a card's summary says is true of its characteristics, and says no more than one sentence."""

from __future__ import annotations

import re
from typing import Final

from apnap.protocol.catalogue import Card, catalogue

CARDS: Final = tuple(catalogue().values())

TYPES: Final = {
    "Battle": "battle (Siege)",
    "Instant": "instant",
    "Land": "land",
    "Planeswalker": "planeswalker",
    "Sorcery": "sorcery",
}
SENTENCE_END: Final = re.compile(r"[.!?] ")


def kind(card: Card) -> str:
    """Return how the summary of a card begins: power, toughness, supertypes and types."""
    figures = f"{card.power}/{card.toughness}" if card.power is not None else ""
    supers = (name.lower() for name in card.supertypes)
    types = (TYPES.get(name, name.lower()) for name in card.types)
    words = " ".join(filter(None, (figures, *supers, *types, "token" if card.token else "")))
    if "Aura" in card.subtypes:
        words = "Aura"
    return f"A{'n' if words[0] in 'aeioAEIO' else ''} {words}"


def plain(card: Card) -> bool:
    """Tell whether a card is a creature with neither keywords nor other abilities."""
    return "Creature" in card.types and not (card.keywords or card.abilities)


def keywords(card: Card) -> tuple[str, ...]:
    """Return the keywords of a card; that an Aura enchants something is said otherwise."""
    return tuple(word for word in card.keywords if not word.startswith("enchant "))


def test_a_summary_tells_kind_and_keywords_in_one_sentence() -> None:
    for card in CARDS:
        said = card.summary
        assert said.startswith((kind(card), "A nonbasic land ")), (card.name, kind(card))
        assert [word for word in keywords(card) if word not in said] == [], card.name
        assert SENTENCE_END.search(said) is None, card.name
        assert not said.endswith(".."), card.name


def test_creatures_without_abilities_and_only_they_are_said_to_have_none() -> None:
    blank = {card.name for card in CARDS if card.summary == f"{kind(card)} without abilities."}
    assert blank == {card.name for card in CARDS if plain(card)}
    assert blank


def test_where_nothing_but_keywords_stands_on_a_card_the_summary_says_nothing_else() -> None:
    for card in CARDS:
        said = card.summary.removeprefix(f"{kind(card)} with ").removesuffix(".")
        if "Creature" in card.types and card.keywords and not card.abilities and ":" not in said:
            named = said.partition(", the back")[0].partition(", cheaper")[0]
            assert tuple(re.split(r", | and ", named)) == card.keywords, card.name


def test_cards_that_do_different_things_have_different_summaries() -> None:
    seen: dict[str, Card] = {}
    for card in CARDS:
        other = seen.setdefault(card.summary, card)
        assert (other.keywords, len(other.abilities), other.produces) == (
            card.keywords,
            len(card.abilities),
            card.produces,
        ), (other.name, card.name)


def test_no_card_speaks_to_its_reader_as_a_printed_one_does() -> None:
    printed = re.compile(r"\b(?:you|your|whenever|this creature|~)\b", re.IGNORECASE)
    said = {card.name: card.summary.replace("start your engines!", "") for card in CARDS}
    assert [name for name, own in said.items() if printed.search(own)] == [], printed.pattern
