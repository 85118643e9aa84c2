"""The pages of rules and interpretations: correct HTML, links that lead somewhere, all words."""

from __future__ import annotations

import functools
import hashlib
import json
import posixpath
import re
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.parse import urldefrag
from xml.etree.ElementTree import Element

import html5lib
import msgspec
import pytest
from jinja2 import UndefinedError
from markupsafe import escape
from msgspec.structs import replace
from tests.book.gathered import Scenes, book, by_rule, paths, written
from tests.renames import VERSION, before, survivor, went

from apnap.book import places
from apnap.book.content.cards import cards
from apnap.book.content.questions import QUESTIONS
from apnap.book.known import known
from apnap.book.making import files, pages
from apnap.book.rendering import LeadsNowhereError, Renderer, asset
from apnap.book.searching import program, script
from apnap.cli.app import COMMANDS
from apnap.driver import OUTCOMES
from apnap.finding import Index
from apnap.suite import load_renamed

HTML: Final = "{http://www.w3.org/1999/xhtml}"
_IDS: Final = re.compile(r' id="([^"]*)"')


_SAMPLE: Final = 40
"""One page of rules, or of cards, in so many is parsed as a browser does it, which takes long."""


@functools.cache
def roots() -> tuple[tuple[str, Element], ...]:
    """Return some pages of each kind; raise an error for one that is not correct HTML."""
    kinds = ([path for path in written() if path.startswith(kind)] for kind in ("rules/", "cards/"))
    left_out = {path for kind in kinds for number, path in enumerate(kind) if number % _SAMPLE}
    parser = html5lib.HTMLParser(strict=True)
    return tuple(
        (path, parser.parse(page)) for path, page in written().items() if path not in left_out
    )


def test_pages_are_correct_html_with_one_heading_and_no_level_left_out() -> None:
    for path, root in roots():
        tags = [str(one.tag).removeprefix(HTML) for one in root.iter()]
        levels = [int(tag[1]) for tag in tags if re.fullmatch("h[1-6]", tag)]
        assert levels.count(1) == 1, path
        assert all(after - before <= 1 for before, after in pairwise(levels)), path


def test_a_page_runs_nothing_but_our_files() -> None:
    for path, root in roots():
        for one in root.iter():
            assert not [name for name in one.attrib if str(name).startswith("on")], path
            assert "style" not in one.attrib, path
            if one.tag in (f"{HTML}script", f"{HTML}style"):
                assert not (one.text or "").strip(), path


def test_every_link_of_every_page_leads_somewhere() -> None:
    there = paths()
    for path, page in written().items():
        ids = set(_IDS.findall(page))
        for link in re.findall(r' (?:href|src)="([^"]*)"', page):
            target, anchor = urldefrag(link)
            if target:
                assert posixpath.normpath(posixpath.join(path, "..", target)) in there, (path, link)
            else:
                assert anchor in ids, (path, link)


def test_no_id_stands_twice_on_a_page() -> None:
    for path, page in written().items():
        ids = _IDS.findall(page)
        assert len(ids) == len(set(ids)), path


def test_there_is_a_page_for_each_rule_card_interpretation_and_id_that_went() -> None:
    assert set(written()) == {
        places.INDEX,
        places.READINGS,
        places.CARDS,
        *(places.card_page(page.slug) for page in cards(book())),
        places.FOR_JUDGES,
        places.FOR_AUTHORS,
        *(places.rule_page(page.rule) for page in book().rules),
        *(places.reading_page(reading.name) for reading in book().readings),
        *(
            places.scenario_page(one.was)
            for one in load_renamed().values()
            if one.now in book().scenarios
        ),
    }


def test_the_page_of_an_id_that_went_leads_to_the_scenario_that_holds_it_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there, now = paths(), survivor()
    was = before(now)
    went(monkeypatch, tmp_path, was, now)
    here = places.scenario_page(was)
    small = replace(book(), rules=(), readings=(), scenarios={now: book().scenarios[now]})
    assert here in files(small)
    page = dict(pages(small, Renderer(there | {here}), Scenes()))[here]
    link = places.relative(places.scenario_page(now), here)
    assert f'href="{link}"' in page
    assert f"{was} went in apnap {VERSION}" in " ".join(html5lib.parse(page).itertext())


def test_a_page_says_all_that_is_known_of_a_rule() -> None:
    page, (strand,) = written()["rules/802.3b.html"], by_rule()["802.3b"].strands
    text = " ".join(html5lib.parse(page).itertext())
    for words in (
        strand.title,
        *(demand.says for demand in strand.demands),
        *(one.summary for one in strand.misreadings),
        *(one.summary for one in strand.functions),
        *(one.name for situation in strand.situations for one in situation.scenarios),
        *(one.edition for one in strand.standings),
    ):
        assert words in text, words
    assert page.count('<div class="board ') == len(strand.situations)


def test_a_page_says_where_functions_and_claims_stand() -> None:
    page, (strand,) = written()["rules/805.2.html"], by_rule()["805.2"].strands
    text = " ".join("".join(html5lib.parse(page).itertext()).split())
    for one in (*strand.functions, *strand.claims):
        assert one.place.startswith("apnap_reference/")
        assert f"{one.summary} {one.place}" in text
    assert "Checks of a state" in text
    assert "Checks of a state" not in written()["rules/805.9.html"]


def test_a_page_says_of_which_editions_the_demands_are_told() -> None:
    parser = html5lib.HTMLParser(strict=True)
    for rule, words in (("802.2a", "since 2024-06-07"), ("101.4", "")):
        root = parser.parse(written()[places.rule_page(rule)])
        (heading,) = (one for one in root.iter(f"{HTML}h2") if one.get("id") == "demands")
        assert " ".join("".join(heading.itertext()).split()) == f"What it demands {words}".strip()


def test_how_to_read_the_book_is_told_to_judges_and_to_authors_of_engines() -> None:
    judges, authors = written()[places.FOR_JUDGES], written()[places.FOR_AUTHORS]
    shown = " ".join(html5lib.parse(judges).itertext())
    for heading in ("What it demands", "How we read it", "Through the editions", "Situations"):
        assert heading in shown  # as the pages of rules have them
        assert heading in written()[places.rule_page("101.4")] or heading == "How we read it"
    assert judges.count('<div class="board ') == 1
    for name in OUTCOMES:
        assert f'<span class="outcome {name}">' in authors
    commands = re.findall(r"(?:<code>|\n)apnap ([a-z]+)", authors)
    assert len(commands) > 5
    assert set(COMMANDS).issuperset(commands)


def test_every_question_leads_from_the_beginning_to_its_rule() -> None:
    page = written()[places.INDEX]
    for words, rule in QUESTIONS:
        assert by_rule()[rule].strands[0].demands, rule
        assert f'href="{places.rule_page(rule)}">{escape(words)}' in page, words


def test_the_rules_that_an_interpretation_cites_lead_to_their_pages() -> None:
    page = written()[places.reading_page("attacking-player-once-gone")]
    assert '(<a class="cites" href="../rules/805.10e.html">805.10e</a>)' in page
    nowhere = written()[places.reading_page("who-guards-the-battle-of-a-team")]
    assert "(101.2)" in re.sub("<[^>]*>", "", nowhere)
    for path, written_page in written().items():
        if path.startswith("readings/"):
            assert "<a href" not in "".join(re.findall(r"<a [^>]*>[^<]*<a", written_page)), path


def test_interpretations_say_whether_one_answer_is_right_and_what_the_suite_does() -> None:
    settled, _, left = written()[places.READINGS].partition('<h2 id="open">')
    for reading in book().readings:
        shown, hidden = (settled, left) if reading.settled else (left, settled)
        link = f'<a href="{reading.name}.html">'
        assert link in shown, reading.name
        assert link not in hidden, reading.name
        assert reading.does.startswith("<p><strong>What the suite does.</strong>")
        assert reading.does in shown


def test_a_term_is_called_as_it_is_and_not_by_its_key() -> None:
    page = written()[places.rule_page("glossary:active-player")]
    assert "glossary:active-player" in page  # in the commands to try
    assert '<h1><span class="term">active player</span>' in page
    assert '<span class="term">active player</span>' in written()[places.INDEX]


def test_a_link_to_a_page_that_is_not_there_is_an_error() -> None:
    renderer = Renderer(paths() - {places.reading_page(book().readings[0].name)})
    with pytest.raises(LeadsNowhereError, match="which the book does not have"):
        renderer.page("readings.html", places.READINGS, book=book())


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        Renderer(paths()).page("readings.html", places.READINGS)


@pytest.fixture(scope="module")
def index() -> Iterator[Index]:
    """Return what the search of the book looks through, as `apnap find` does."""
    with closing(known()) as found:
        yield found


def test_the_search_knows_every_page(index: Index) -> None:
    beside = {places.INDEX, places.READINGS, places.CARDS}
    beside |= {places.FOR_JUDGES, places.FOR_AUTHORS}
    beside |= {places.scenario_page(one) for one in load_renamed()}
    pages = {path for path in paths() if path.endswith(".html")}
    found = {urldefrag(one.path)[0] for one in index.documents}
    assert found <= pages
    assert pages - beside <= found
    editions = {one.path: one.editions for one in index.documents}
    assert editions["rules/802.2a.html"] == ()
    assert editions["rules/602.2a.html#other-2"] == ("2006-10-01",)


def test_what_the_search_finds_within_a_page_is_there(index: Index) -> None:
    parts = [urldefrag(one.path) for one in index.documents if "#" in one.path]
    assert len({path for path, _ in parts}) > 2
    for path, anchor in parts:
        assert f' id="{anchor}"' in written()[path], path


def test_the_index_of_the_book_is_small(index: Index) -> None:
    entries = script(index)
    _, _, packed = entries.partition(" = ")
    number = len(json.loads(packed.rstrip(";\n"))["documents"])
    assert len(entries) < 425 * number  # bytes for what can be found: the suite grows
    assert len(program()) < 150_000


def test_a_page_leaves_out_tags_that_html_lets_it_leave_out() -> None:
    page = written()[places.rule_page("802.4a")]
    assert {"<li", "<td", "<dd"} <= set(re.findall("<[a-z]+", page))
    assert not re.search(r"</(li|td|th|tr|dd|dt|tbody|thead)>", page)


def test_what_others_have_written_is_as_they_published_it() -> None:
    text = asset("vendor/vendored.toml")
    named = msgspec.toml.decode(text, type=dict[str, dict[str, str]])
    for file, told in named.items():
        content = asset(f"vendor/{file}")
        assert hashlib.sha256(content.encode()).hexdigest() == told["sha256"], file
        licence = asset(f"vendor/{file.removesuffix('.js')}.LICENSE.txt")
        assert told["licence"] == "MIT"
        assert "Permission is hereby granted" in licence
        assert licence.strip() in program()


@pytest.mark.parametrize(
    ("path", "here", "link"),
    [
        ("index.html", "index.html", "index.html"),
        ("rules/1.html", "index.html", "rules/1.html"),
        ("index.html", "rules/1.html", "../index.html"),
        ("rules/2.html#a", "scenarios/a/b.html", "../../rules/2.html#a"),
        ("scenarios/a/c.html", "scenarios/a/b.html", "c.html"),
    ],
)
def test_links_are_relative(path: str, here: str, link: str) -> None:
    assert places.relative(path, here) == link
