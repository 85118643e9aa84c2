"""Making the whole book: what it is made of, the pages, and the files beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from apnap.book import places, writing
from apnap.book.content.cards import cards, keywords
from apnap.book.content.chapters import chapters
from apnap.book.content.gathering import gather
from apnap.book.content.model import Book, Scene
from apnap.book.content.official import official
from apnap.book.content.questions import QUESTIONS
from apnap.book.engines import resulting
from apnap.book.guiding import guides
from apnap.book.part import about_rules
from apnap.book.rendering import Renderer, asset, style
from apnap.book.scenarios.playing import play, tasks
from apnap.book.searching import entries, program
from apnap.driver import Outcome
from apnap.protocol import Record
from apnap.rulebooks.own_copy import OwnCopy
from apnap.shown.certificates import given
from apnap.shown.shelves import kept
from apnap.suite import Renamed, load_renamed
from apnap.version import __version__

Told = Callable[[str, int, int], object]
"""Is told what is being done, how much of it is done, and how much there is."""

ASSETS: Final = (
    places.STYLE,
    places.SCRIPT,
    places.BOARDS,
    places.STEPPING,
    places.FILTERS,
    places.SEARCH,
    places.ENTRIES,
)


class Beside(Record, frozen=True, kw_only=True):
    """What stands on pages of rules and is not of the book."""

    site: str = ""
    """Where the book is going to be published; empty: nowhere."""
    copy: OwnCopy | None = None
    """The reader's own rulebook, whose wording is shown beside ours."""


NOTHING: Final = Beside()


class Wanted(Record, frozen=True, kw_only=True):
    """What is asked for."""

    out: Path
    engine: str
    """The engine that plays the scenarios; it has to offer `describe`."""
    workers: int = 0
    results: tuple[Path, ...] = ()
    """Folders of certificates whose results are shown."""
    beside: Beside = NOTHING
    rules: tuple[str, ...] = ()
    """Only scenarios about these rules, their parts or these terms; empty: all."""


class Made(Record, frozen=True, kw_only=True):
    """What was made."""

    files: int
    outcomes: Mapping[Outcome, int]


def make(wanted: Wanted, told: Told) -> Made:
    """
    Write the book into a folder.

    Raises `NotABookError` if the folder holds something else, `NoCertificateError` if a folder of
    results holds no certificate, `SelectionError` if no scenario is about the rules wanted,
    `SuiteError` and `EngineTrouble` as `gather` does, and `OSError` if a file cannot be written.
    """
    certificates = given(wanted.results)
    writing.begin(wanted.out)
    told("reading the suite", 0, 1)
    book = about_rules(gather(wanted.engine), wanted.rules)
    shown = resulting.results(book, certificates, kept())
    renderer = Renderer(files(book) | frozenset(resulting.files(shown)))
    writing.begin(wanted.out, renderer.files)
    todo = tasks(wanted.engine, tuple(book.scenarios.values()), wanted.out, renderer.files)
    number = len(book.scenarios)
    told("scenarios", 0, number)
    scenes = play(todo, wanted.workers, lambda done: told("scenarios", done, number))
    told("rules", 0, 1)
    for path, content in pages(book, renderer, scenes, wanted.beside):
        writing.put(wanted.out, path, content)
    for path, content in resulting.pages(book, renderer, shown):
        writing.put(wanted.out, path, content)
    for path, content in assets(book):
        writing.put(wanted.out, path, content)
    writing.finish(wanted.out, __version__, renderer.files)
    return Made(
        files=len(renderer.files),
        outcomes=Counter(scene.outcome for scene in scenes.values()),
    )


def files(book: Book) -> frozenset[str]:
    """Return the paths of all files that a book has but those about engines."""
    return frozenset(
        (
            *ASSETS,
            places.INDEX,
            places.READINGS,
            places.CARDS,
            *(places.card_page(page.slug) for page in cards(book)),
            places.FOR_JUDGES,
            places.FOR_AUTHORS,
            *(places.rule_page(page.rule) for page in book.rules),
            *(places.reading_page(reading.name) for reading in book.readings),
            *map(places.scenario_page, book.scenarios),
            *(places.scenario_page(one.was) for one in _renamed(book)),
        )
    )


def pages(
    book: Book, renderer: Renderer, scenes: Mapping[str, Scene], beside: Beside = NOTHING
) -> Iterator[tuple[str, str]]:
    """Yield the path and content of every page but those of scenarios and engines."""
    found = chapters(book)
    asked = [one for one in QUESTIONS if places.rule_page(one[1]) in renderer.files]
    values = {"book": book, "chapters": found, "questions": asked}
    yield places.INDEX, renderer.page("index.html", places.INDEX, **values)
    yield places.READINGS, renderer.page("readings.html", places.READINGS, book=book)
    yield from _cards(book, renderer)
    yield from guides(book, renderer, scenes)
    readings = {reading.name: reading for reading in book.readings}
    for reading in book.readings:
        here = places.reading_page(reading.name)
        yield here, renderer.page("reading.html", here, reading=reading)
    for page in book.rules:
        here = places.rule_page(page.rule)
        values = {
            "page": page,
            "scenes": scenes,
            "readings": readings,
            "editions": book.editions,
            "site": beside.site,
            "official": partial(official, copy=beside.copy),
        }
        yield here, renderer.page("rule.html", here, **values)
    for one in _renamed(book):
        here, scenario = places.scenario_page(one.was), book.scenarios[one.now]
        yield here, renderer.page("renamed.html", here, renamed=one, scenario=scenario)


def _cards(book: Book, renderer: Renderer) -> Iterator[tuple[str, str]]:
    """Yield the page of each card, and that of all cards and keywords."""
    found = cards(book)
    values = {"cards": found, "keywords": keywords(book, found)}
    yield places.CARDS, renderer.page("cards.html", places.CARDS, **values)
    for page in found:
        here = places.card_page(page.slug)
        yield here, renderer.page("card.html", here, page=page)


def _renamed(book: Book) -> Iterator[Renamed]:
    """Yield the ids that went and lead to a scenario of the book."""
    return (one for one in load_renamed().values() if one.now in book.scenarios)


def assets(book: Book) -> Iterator[tuple[str, str]]:
    """Yield the path and content of every file that pages share."""
    yield from fixed()
    yield places.ENTRIES, entries(book)


def fixed() -> Iterator[tuple[str, str]]:
    """Yield the path and content of every file that is the same in all books."""
    yield places.STYLE, style()
    yield places.SCRIPT, asset("book.js")
    yield places.BOARDS, asset("boards.js")
    yield places.STEPPING, asset("stepping.js")
    yield places.FILTERS, asset("matrix.js")
    yield places.SEARCH, program()
