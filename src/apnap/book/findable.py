"""What can be found in the book: rules, sections, keywords, cards, interpretations, scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from apnap.book import places
from apnap.book.content.cards import CardPage, Keyword, cards, keywords
from apnap.book.content.chapters import Section, chapters
from apnap.book.content.model import Book, Reading, RulePage, Strand
from apnap.book.content.spelling import called
from apnap.finding import Document, Entry, Index, indexed, spoken, table
from apnap.pages.stories import steps_of
from apnap.protocol import EditionDate, Record
from apnap.suite import Scenario, cards_of

_MARKUP: Final = re.compile(r"[`*_#>|\[\]()]+|https?://\S+")
_TERM: Final = "glossary:"
_WAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "Limited Range of Influence Option": ("range of influence", "grand melee", "emperor"),
    "Deploy Creatures Option": ("deploy creatures", "emperor"),
    "Shared Team Turns Option": ("shared team turns", "two-headed giant"),
    "Grand Melee Variant": ("grand melee",),
    "Team vs. Team Variant": ("team vs team",),
    "Emperor Variant": ("emperor",),
    "Two-Headed Giant Variant": ("two-headed giant",),
    "Alternating Teams Variant": ("alternating teams",),
}
"""Sections about ways to play, and which of these they are about, as `words.toml` calls them."""
_SHOWN: Final = 320
"""A rule shows what it demands in no more characters, if its first demand has no more."""


def index(book: Book) -> Index:
    """Return what can be found in a book; raise `NoFullTextSearchError` where SQLite cannot."""
    return indexed(tuple(entries(book)), table())


def entries(book: Book) -> Iterator[Entry]:
    """Yield all that can be found in a book, rules first."""
    pages = cards(book)
    around = _Around(
        readings={one.name: one.title for one in book.readings},
        titles={page.rule: page.title for page in book.rules},
        cards={one.id: tuple(_telling(one)) for one in book.scenarios.values()},
        showing=_showing(pages),
    )
    for page in book.rules:
        for at, strand in enumerate(page.strands):
            yield _rule(book, page, at, strand, around)
    for chapter in chapters(book):
        for section in chapter.sections:
            if section.number:
                yield _section(book, section)
    yield from map(_keyword, keywords(book, pages))
    yield from map(_card, pages)
    yield from map(_reading, book.readings)
    yield from (_scenario(book, one) for one in book.scenarios.values())


class _Around(Record, frozen=True, kw_only=True):
    """What a rule is found by beside its own words."""

    readings: Mapping[str, str]
    """The titles of interpretations."""
    titles: Mapping[str, str]
    """The titles of rules, by their numbers."""
    cards: Mapping[str, tuple[str, ...]]
    """The cards of each scenario that do something."""
    showing: Mapping[str, tuple[str, ...]]
    """The cards whose scenarios are mostly about a rule, by its number."""


def _rule(book: Book, page: RulePage, at: int, strand: Strand, around: _Around) -> Entry:
    """Return a rule or term: what a number stands for in editions in which it is one rule."""
    numbers = dict.fromkeys(rule for one in strand.standings for rule in one.rules)
    says = _once(filter(None, (strand.says, *(demand.says for demand in strand.demands))))
    own = [one for situation in strand.situations for one in situation.scenarios]
    scenarios = (*own, *strand.others)
    today = book.editions[-1] in strand.editions
    return Entry(
        document=Document(
            kind="term" if page.rule.startswith(_TERM) else "rule",
            key=page.rule,
            title=strand.title,
            says=_first(says),
            path=f"{places.rule_page(page.rule)}{f'#other-{at + 1}' if at else ''}",
            command=f"apnap explain {page.rule}",
            editions=_old(book, strand.editions),
            now=_now(book, strand, around),
            ways=_WAYS.get(strand.section, ()),
        ),
        title=f"{called(page.rule)} {strand.title}",
        says=" ".join((*says, strand.section, *_WAYS.get(strand.section, ()))),
        about=" ".join(
            (
                *(called(one) for one in numbers),
                *_told(strand),
                *(around.readings[name] for name in strand.readings),
                *around.showing.get(page.rule, ()),
            )
        ),
        more=" ".join(
            (
                *(one.name for one in scenarios),
                *_once(card for one in scenarios for card in around.cards.get(one.id, ())),
            )
        ),
        spoken=" ".join(spoken().get(page.rule, ())) if today else "",
    )


def _first(says: Iterable[str]) -> str:
    """Return what is shown of the demands: as many as are not too long together."""
    shown = ""
    for one in says:
        if shown and len(f"{shown} {one}") > _SHOWN:
            break
        shown = f"{shown} {one}".strip()
    return shown


def _now(book: Book, strand: Strand, around: _Around) -> str:
    """Return the number that a rule has today if it is called the same there; else nothing."""
    last = strand.standings[-1]
    if strand.editions[-1] == last.edition or last.edition != book.editions[-1]:
        return ""
    return next((one for one in last.rules if around.titles.get(one) == strand.title), "")


def _telling(scenario: Scenario) -> Iterator[str]:
    """Yield the names of the cards of a scenario that have abilities of their own."""
    yield from (card.name for card in cards_of(scenario) if card.abilities)


def _showing(pages: Iterable[CardPage]) -> Mapping[str, tuple[str, ...]]:
    """Return the cards that show a rule; one without abilities shows none."""
    found: dict[str, list[str]] = {}
    for page in pages:
        for rule, _ in page.rules if page.card.abilities else ():
            found.setdefault(rule, []).append(page.card.name)
    return {rule: tuple(names) for rule, names in found.items()}


def _told(strand: Strand) -> Iterator[str]:
    """Yield how the reference engine states a rule, and how it is misread."""
    yield from (one.summary for one in (*strand.functions, *strand.claims))
    yield from (one.summary for one in strand.misreadings)


def _section(book: Book, section: Section) -> Entry:
    """Return a section of the rulebook, which may be a variant of play or a kind of ability."""
    pages = (*section.rules, *section.support)
    titles = [page.title for page in pages]
    number = len(pages)
    return Entry(
        document=Document(
            kind="section",
            key=section.number,
            title=section.title,
            says=f"{number} {'rule' if number == 1 else 'rules'}: {pages[0].title}"
            f"{', and others' if number > 1 else ''}.",
            path=f"{places.INDEX}#{section.key}",
            command=f"apnap explain {section.number}",
            ways=_WAYS.get(section.title, ()),
            editions=_old(book, (section.edition,)),
        ),
        title=f"{section.number} {section.title}",
        about=" ".join(titles),
    )


def _keyword(keyword: Keyword) -> Entry:
    names = [one.card.name for one in keyword.cards]
    rules = [page.rule for page in keyword.rules]
    has = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if names[3:] else "")
    by = f"; rules {', '.join(rules[:4])}" if rules else ""
    return Entry(
        document=Document(
            kind="keyword",
            key=keyword.name,
            title=keyword.name.capitalize(),
            says=f"A keyword ability of {has}{by}.",
            path=f"{places.CARDS}#keyword-{keyword.slug}",
            command=f"apnap explain {rules[0]}" if rules else f"apnap find {names[0]}",
        ),
        title=keyword.name,
        says="keyword ability",
        about=" ".join((*names, *(page.title for page in keyword.rules))),
    )


def _card(page: CardPage) -> Entry:
    card, found = page.card, page.scenarios
    many = f"{len(found)} {'scenario uses' if len(found) == 1 else 'scenarios use'} it"
    if page.rules:
        many += f", most about {', '.join(called(rule) for rule, _ in page.rules[:3])}"
    return Entry(
        document=Document(
            kind="card",
            key=page.slug,
            title=card.name,
            says=f"{card.summary} {many}.",
            path=places.card_page(page.slug),
            command=f"apnap show {found[0].id}",
            shown_by=tuple(one.id for one in found),
        ),
        title=card.name,
        says=f"{card.summary} {page.kind} {'token' if card.token else 'card'}",
        more=" ".join(one.name for one in found),
    )


def _reading(reading: Reading) -> Entry:
    rules = [rule for rule, _ in reading.rules]
    text = " ".join(_MARKUP.sub(" ", reading.text).split())
    first, stop, _ = text.partition(". ")
    return Entry(
        document=Document(
            kind="interpretation",
            key=reading.name,
            title=reading.title,
            says=first + stop.strip(),
            path=places.reading_page(reading.name),
            command=f"apnap explain {rules[0]}",
        ),
        title=reading.title,
        about=" ".join(map(called, rules)),
        more=text,
    )


def _scenario(book: Book, scenario: Scenario) -> Entry:
    holds = [date for date in book.editions if scenario.tagged.holds(date)]
    rules = [str(one) for one in scenario.tagged.subjects(holds[-1])] if holds else []
    steps = (
        word
        for step in steps_of(scenario)
        for word in (step.text, *(cell for row in step.table for cell in row))
    )
    return Entry(
        document=Document(
            kind="scenario",
            key=scenario.id,
            title=scenario.name,
            says="",
            path=places.scenario_page(scenario.id),
            command=f"apnap show {scenario.id}",
            editions=_old(book, holds),
            shows=tuple(rules) if holds[-1:] == list(book.editions[-1:]) else (),
        ),
        title=scenario.name,
        says=scenario.rule,
        about=" ".join((scenario.feature, *map(called, rules), *_keywords(scenario))),
        more=" ".join(steps),
    )


def _keywords(scenario: Scenario) -> tuple[str, ...]:
    """Return the keywords of the cards of a scenario."""
    return _once(name for card in cards_of(scenario) for name in card.keywords)


def _old(book: Book, dates: Iterable[EditionDate]) -> tuple[EditionDate, ...]:
    """Return editions if today's is not among them."""
    found = tuple(dates)
    return () if book.editions[-1] in found else found


def _once(found: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found))
