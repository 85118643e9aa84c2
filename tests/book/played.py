"""Scenarios that the reference engine has played, for pages about them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element

import html5lib
from tests.pages.telling import scenarios

from apnap.book import places
from apnap.book.making import ASSETS
from apnap.book.rendering import Renderer
from apnap.book.scenarios.playing import newest_of, told_by
from apnap.book.scenarios.scenes import scenario_page
from apnap.book.scenarios.telling import Telling
from apnap.protocol.connection import Limits
from apnap.running.engine_under_test import Engine
from apnap.suite import Scenario

HTML: Final = "{http://www.w3.org/1999/xhtml}"
ORDERS: Final = (
    "attack-multiple-players/carissas-false-orders-can-target-another-defending-players-creature"
)
"""A scenario with attacks, blocks and a spell."""
DIVERSION: Final = (
    "attack-multiple-players/master-of-diversion-attacking-alex-can-tap-only-alexs-creatures"
)
"""A scenario in which something is rejected."""
LOOKING: Final = (
    "alternating-teams/alternating-teams-teammates-see-each-others-hands-only-when-adjacent"
)
"""A scenario in which players look at the game."""


@functools.cache
def by_id() -> Mapping[str, Scenario]:
    """Return the scenarios of the newest edition by their ids."""
    return {one.id: one for one in scenarios()}


@functools.cache
def told(id_: str) -> Telling:
    """Return what happens in a scenario on the reference engine."""
    engine = Engine("direct:reference", Limits())
    try:
        return told_by(engine, by_id()[id_], newest_of(by_id()[id_]))
    finally:
        engine.close()


def page(scenario: Scenario, telling: Telling) -> str:
    """Return the page of a scenario, in a book that has the others as well."""
    files = {
        *ASSETS,
        places.INDEX,
        places.READINGS,
        places.CARDS,
        *map(places.scenario_page, by_id()),
    }
    files |= {places.rule_page(str(one)) for one in scenario.tagged.subjects(telling.edition)}
    files |= {places.reading_page(name) for name in scenario.tagged.readings}
    ids = list(by_id())
    at = ids.index(scenario.id)
    before = by_id()[ids[at - 1]] if at else None
    after = by_id()[ids[at + 1]] if at + 1 < len(ids) else None
    return scenario_page(Renderer(files), scenario, telling, (before, after))


def parsed(written: str) -> Element:
    """Return a page; raise `html5lib.html5parser.ParseError` if it is not correct HTML."""
    root: Element = html5lib.HTMLParser(strict=True).parse(written)
    return root


def by_class(root: Element, name: str) -> list[Element]:
    """Return the elements of a class, but those of pictures."""
    return [
        one
        for one in root.iter()
        if str(one.tag).startswith(HTML) and name in (one.get("class") or "").split()
    ]


def text(element: Element) -> str:
    """Return all words of an element, with single spaces."""
    return " ".join(" ".join(element.itertext()).split())
