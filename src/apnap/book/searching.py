"""What the search looks through: rules, interpretations and scenarios, by number and word."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from apnap.book import places
from apnap.book.content.model import Book, RulePage
from apnap.book.content.spelling import called


def entries(book: Book) -> str:
    """
    Return the script that hands the entries to the search: kind, title, path, further words.

    A number or term that the newest edition does not have is of the kind `rule of` that edition in
    which it was last: the search shows those after all others.
    """
    found = [list(entry) for entry in _entries(book)]
    return f"window.apnapEntries = {msgspec.json.encode(found).decode()};\n"


def _entries(book: Book) -> Iterator[tuple[str, str, str, str]]:
    for page in book.rules:
        newest = page.strands[0].editions[-1]
        kind = "rule" if newest == book.editions[-1] else f"rule of {newest}"
        number = called(page.rule)
        title = f"{number}{'' if number == page.rule else ':'} {page.title}"
        yield kind, title, places.rule_page(page.rule), _words(page)
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
