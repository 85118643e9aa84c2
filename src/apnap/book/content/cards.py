"""The cards that scenarios use, and their keywords, each with what shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from apnap.book.content.model import Book, Named, RulePage
from apnap.protocol import Record
from apnap.protocol.catalogue import Card, catalogue, slug
from apnap.suite import Scenario, named_in

_WALK: Final = "walk"
_LAND: Final = "landwalk"
"""What the rulebook calls swampwalk and its like."""


class CardPage(Record, frozen=True, kw_only=True):
    """A card, and the scenarios that use it."""

    card: Card
    slug: str
    says: str
    """What it is and does: its characteristics in one line."""
    scenarios: tuple[Named, ...]


class Keyword(Record, frozen=True, kw_only=True):
    """A keyword ability, its rules, and the cards that have it."""

    name: str
    slug: str
    rules: tuple[RulePage, ...]
    cards: tuple[CardPage, ...]


def cards(book: Book) -> tuple[CardPage, ...]:
    """Return a page for each card of the catalogue, by name."""
    all_ = catalogue()
    used = _used(book.scenarios.values(), all_)
    return tuple(
        CardPage(
            card=all_[name],
            slug=slug(name),
            says=described(all_[name]),
            scenarios=tuple(used.get(name, ())),
        )
        for name in sorted(all_)
    )


def keywords(book: Book, pages: Iterable[CardPage]) -> tuple[Keyword, ...]:
    """Return the keyword abilities of the cards, by name."""
    having: dict[str, list[CardPage]] = {}
    for page in pages:
        for name in page.card.keywords:
            having.setdefault(keyword(name), []).append(page)
    return tuple(
        Keyword(
            name=name, slug=slug(name), rules=tuple(_rules(book, name)), cards=tuple(having[name])
        )
        for name in sorted(having)
    )


def keyword(name: str) -> str:
    """Return a keyword without its parameter: `amplify` for `amplify 3`."""
    return " ".join(word for word in name.split() if word.isalpha())


def described(card: Card) -> str:
    """Return what a card is, in one line: cost, types, power and toughness, keywords."""
    types = " ".join((*card.supertypes, *card.types))
    kind = f"{types} ({', '.join(card.subtypes)})" if card.subtypes else types
    figures = f"{card.power}/{card.toughness}" if card.power is not None else ""
    said = (figures, kind, card.mana_cost or "", ", ".join(card.keywords))
    return ", ".join(filter(None, said))


def _rules(book: Book, name: str) -> Iterator[RulePage]:
    """Yield the pages of today's rules about a keyword."""
    called = {name, _LAND} if name.endswith(_WALK) else {name}
    for page in book.rules:
        strand = page.strands[0]
        if strand.editions[-1] == book.editions[-1] and strand.section.lower() in called:
            yield page


def _used(scenarios: Iterable[Scenario], all_: Mapping[str, Card]) -> Mapping[str, list[Named]]:
    """Return the scenarios that name each card, also in the plural."""
    found: dict[str, list[Named]] = {}
    for one in scenarios:
        said = (one.name, *one.example.values(), *(step.text for step in one.steps))
        in_position = (thing.card for thing in one.position.objects if thing.card)
        named = (*named_in("\n".join(said)), *in_position)
        for card in dict.fromkeys(named):
            if card in all_:
                found.setdefault(card, []).append(Named(one.id, one.name))
    return found
