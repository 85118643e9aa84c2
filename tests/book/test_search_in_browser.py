"""The search in a real browser: what it shows, and that it answers as `apnap find` does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.book.gathered import Scenes, book
from tests.finding.questions import QUESTIONS

from apnap.book import places
from apnap.book.content.cards import cards
from apnap.book.findable import entries
from apnap.book.known import known
from apnap.book.making import files, fixed, pages
from apnap.book.rendering import Renderer
from apnap.book.searching import script
from apnap.book.writing import put
from apnap.finding import Entry, Index, find, table
from apnap.finding.terms import split, stems

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FIRST: Final = 3
"""So many answers are looked at."""
MANY: Final = 20
"""So many answers are compared with those of `apnap find`."""
UNFINISHED: Final = ("landw", "tramplng", "two-hea", "802", "802.4", "mulligan 2006", "Évasion", "")
"""What is typed on the way to a question, or wrong."""
SPOKEN: Final = (
    "Bob dies, do I keep the two bears?",
    "can a defender attack the defending player?",
    "she scoops in a four-player pod",
    "2HG land drops for both",
)
"""What is asked of players by name, of numbers, and of a word told apart from its stem."""


@pytest.fixture(scope="module")
def findable() -> Sequence[Entry]:
    """Return all that can be found."""
    return tuple(entries(book()))


@pytest.fixture(scope="module")
def found() -> Iterator[Index]:
    """Return the index of the book that `apnap find` keeps, which the page is given as well."""
    with closing(known()) as index:
        yield index


@pytest.fixture(scope="module")
def out(found: Index, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the whole book's search, and the first of its pages."""
    where = tmp_path_factory.mktemp("search")
    put(where, *next(pages(book(), Renderer(files(book())), Scenes())))
    for path, content in fixed():
        put(where, path, content)
    put(where, places.ENTRIES, script(found))
    return where


@pytest.fixture(scope="module")
def page(chromium: Browser, out: Path) -> Iterator[Page]:
    """Return the first page of the book, its search loaded; it may ask nothing of the world."""
    opened = chromium.new_page()
    trouble: list[str] = []
    opened.on("pageerror", lambda error: trouble.append(str(error)))
    opened.on("console", lambda message: trouble.append(message.text))
    asked: list[str] = []
    opened.on("request", lambda one: asked.append(one.url))
    opened.goto((out / places.INDEX).as_uri())
    assert not [one for one in asked if one.endswith(places.ENTRIES)]  # not until it is needed
    opened.locator("#search").fill("802.4a")
    opened.locator("#found a").first.wait_for()
    yield opened
    opened.close()
    assert trouble == []
    assert all(one.startswith(out.as_uri()) for one in asked)


def typed(page: Page, words: str) -> None:
    """Type words into the search."""
    page.locator("#search").fill(words)


def shown(page: Page, asked: Sequence[str]) -> Sequence[Sequence[str]]:
    """
    Return the pages that the search shows first for each of many questions, best first.

    The page types them itself: to do it from here takes a while with each. It is hidden meanwhile:
    to draw what is found takes longer than to find it.
    """
    typing = """async asked => {
        const search = document.querySelector("#search"), shown = [];
        document.body.hidden = true;
        for (const words of asked) {
            search.value = words;
            search.dispatchEvent(new Event("input"));
            await new Promise((done) => setTimeout(done));
            const links = [...document.querySelectorAll("#found a")];
            shown.push(links.slice(0, %d).map((link) => link.getAttribute("href")));
        }
        document.body.hidden = false;
        return shown;
    }"""
    return [list(map(str, links)) for links in page.evaluate(typing % FIRST, asked)]


def test_the_questions_of_judges_are_answered_among_the_first_three(page: Page) -> None:
    found = shown(page, [asks for asks, _ in QUESTIONS])
    missed = [
        asks
        for (asks, answers), links in zip(QUESTIONS, found, strict=True)
        if not {places.rule_page(rule) for rule in answers} & {*links}
    ]
    assert len(missed) <= len(QUESTIONS) * 3 // 60, missed


def test_it_answers_as_the_terminal_does(page: Page, found: Index) -> None:
    names = [one.card.name for one in cards(book())]
    asked = [*(asks for asks, _ in QUESTIONS), *names, *UNFINISHED, *SPOKEN]
    answers = """asked => {
        const find = window.apnapSearch(window.apnapFindable);
        return asked.map((one) => find(one).slice(0, %d).map((document) => document[4]));
    }"""
    here = page.evaluate(answers % MANY, asked)
    for words, ours in zip(asked, here, strict=True):
        theirs = [one.document.path for one in find(found, words, table())[:MANY]]
        assert ours == theirs, words


def test_every_name_of_a_card_finds_its_page(page: Page) -> None:
    found = cards(book())
    first = [links[:1] for links in shown(page, [one.card.name for one in found])]
    assert first == [[places.card_page(one.slug)] for one in found]


def test_words_have_the_same_stems_as_in_the_terminal(
    page: Page, findable: Sequence[Entry]
) -> None:
    words = sorted({word for one in findable for text in one.texts for word in split(text)})
    stemmed = stems(words)
    here = page.evaluate("words => words.map(window.apnapStem)", words)
    assert len(words) > 2000
    assert dict(zip(words, here, strict=True)) == stemmed


def test_an_answer_says_number_caption_and_what_the_rule_demands(
    page: Page, findable: Sequence[Entry]
) -> None:
    typed(page, "802.4a")
    first = page.locator("#found a").first
    (rule,) = (one for one in book().rules if one.rule == "802.4a")
    assert first.locator("b").text_content() == f"802.4a {rule.title}"
    assert first.locator("small").text_content() == "rule"
    assert first.locator("span").is_visible()
    moved = next(one.document for one in findable if one.document.now)
    typed(page, moved.key)
    found = page.locator("#found small").all_text_contents()
    assert f"rule, today {moved.now}" in found[:2]
    number = page.locator("#found-number").text_content() or ""
    assert re.fullmatch("[0-9]+ found(, 40 shown)?", number)
    typed(page, "xyzzyqqq")
    assert page.locator("#found-number").text_content() == "nothing found"
