"""What the search looks through: rules, interpretations and scenarios, by number and word."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from apnap.book import places
from apnap.book.model import Book, RulePage


def entries(book: Book) -> str:
    """Return the script that hands the entries to the search: kind, title, path, further words."""
    found = [list(entry) for entry in _entries(book)]
    return f"window.apnapEntries = {msgspec.json.encode(found).decode()};\n"


def _entries(book: Book) -> Iterator[tuple[str, str, str, str]]:
    for page in book.rules:
        yield "rule", f"{page.rule} {page.title}", places.rule_page(page.rule), _words(page)
    for reading in book.readings:
        rules = " ".join(rule for rule, _ in reading.rules)
        yield "interpretation", reading.title, places.reading_page(reading.name), rules
    for scenario in book.scenarios.values():
        yield "scenario", scenario.name, places.scenario_page(scenario.id), scenario.rule


def _words(page: RulePage) -> str:
    """Return the words by which a rule can be found beside its number and title."""
    return " ".join(
        word
        for strand in page.strands
        for word in (
            strand.section,
            *(rule for one in strand.standings for rule in one.rules),
            *(demand.says for demand in strand.demands),
            *(one.name for one in strand.misreadings),
        )
    )
