"""The cards that scenarios use, and their keywords, each with what shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from apnap.book.content.model import Book, Named, RulePage
from apnap.protocol import Record
from apnap.protocol.catalogue import Card, catalogue, slug
from apnap.suite import Scenario, named_in

_WALK: Final = "walk"
_LAND: Final = "landwalk"
"""What the rulebook calls swampwalk and its like."""
_FEW: Final = 5
"""So many rules are named on the page of a card."""


class CardPage(Record, frozen=True, kw_only=True):
    """A card, and the scenarios that use it."""

    card: Card
    slug: str
    kind: str
    """What it is: its characteristics in one line."""
    keywords: tuple[tuple[str, str], ...]
    """Its keyword abilities, each with its slug."""
    rules: tuple[tuple[str, str], ...]
    """The rules that most of its scenarios are about, each with its title."""
    scenarios: tuple[Named, ...]


class Keyword(Record, frozen=True, kw_only=True):
    """A keyword ability, its rules, and the cards that have it."""

    name: str
    slug: str
    rules: tuple[RulePage, ...]
    cards: tuple[CardPage, ...]


def cards(book: Book) -> tuple[CardPage, ...]:
    """Return a page for each card of the catalogue that scenarios of the book use, by name."""
    all_ = catalogue()
    used = _used(book.scenarios.values(), all_)
    titles = {page.rule: page.title for page in book.rules}
    return tuple(
        CardPage(
            card=all_[name],
            slug=slug(name),
            kind=kind(all_[name]),
            keywords=tuple((one, slug(one)) for one in map(keyword, all_[name].keywords)),
            rules=tuple(_about(book, used[name], titles)),
            scenarios=tuple(used[name]),
        )
        for name in sorted(used)
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


def kind(card: Card) -> str:
    """Return what a card is, in one line: power and toughness, types, cost, keywords."""
    types = " ".join((*card.supertypes, *card.types))
    types += f" ({', '.join(card.subtypes)})" if card.subtypes else ""
    figures = f"{card.power}/{card.toughness}" if card.power is not None else ""
    said = (figures, types, card.mana_cost or "", ", ".join(card.keywords))
    return ", ".join(filter(None, said))


def _rules(book: Book, name: str) -> Iterator[RulePage]:
    """Yield the pages of today's rules about a keyword."""
    called = {name, name.split(maxsplit=1)[0], *((_LAND,) if name.endswith(_WALK) else ())}
    for page in book.rules:
        strand = page.strands[0]
        if strand.editions[-1] == book.editions[-1] and strand.section.lower() in called:
            yield page


def _about(
    book: Book, used: Iterable[Named], titles: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the rules of today that most of the scenarios are about, with their titles."""
    today = book.editions[-1]
    scenarios = [book.scenarios[one.id] for one in used]
    found = Counter(
        str(rule)
        for one in scenarios
        if one.tagged.holds(today)
        for rule in one.tagged.subjects(today)
        if str(rule) in titles
    )
    yield from ((rule, titles[rule]) for rule, _ in found.most_common(_FEW))


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
