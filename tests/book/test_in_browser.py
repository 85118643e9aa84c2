"""The book in a real browser: what is asked for, what can be read, what a filter shows."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from tests.book import small
from tests.book.browsing import TRIES, picture

from apnap.book import places

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

WIDE: Final = 1400
NARROW: Final = 360
HIGH: Final = 900
LOW: Final = 100
"""Enough where nobody looks at what is drawn: to draw more takes a quarter of the time."""
HANDS: Final = "team-vs-team/in-team-vs-team-players-see-only-their-own-teams-hands"
"""A scenario that one of the engines fails."""
PAGES: Final = (
    "index.html",
    "cards/index.html",
    "rules/808.5.html",
    f"scenarios/{HANDS}.html",
    "results/index.html",
    f"results/learner-1/{small.EDITION}/{HANDS}.html",
    "results/learner-1/2026-01-16.html",
    places.FOR_JUDGES,
    places.FOR_AUTHORS,
    "readings/index.html",
    "results/misreadings.html",
)
"""The pages that are looked at on a wide and on a narrow screen."""
DARK: Final = (PAGES[2], PAGES[4], PAGES[5])
"""Those that are looked at in dark colours as well."""
_WIDTH: Final = "document.documentElement.scrollWidth"
_SERIOUS: Final = ("serious", "critical")
_RUN_AXE: Final = """
    axe.run(document, { preload: false, resultTypes: ["violations"], selectors: false })
        .then((found) => [found.passes.length, found.violations])
"""
"""All rules are looked at; only of what breaks one it is told where it stands, which takes long."""


class Watched:
    """Pages of a book, opened from the disk one after the other, and what went wrong on them."""

    def __init__(self, chromium: Browser, out: Path) -> None:
        """Watch the pages of the folder `out`."""
        self.out = out
        self.trouble: list[str] = []
        self._path = ""
        self._page = chromium.new_page()
        self._page.on("console", lambda message: self._wrong(message.text))
        self._page.on("pageerror", lambda error: self._wrong(str(error)))
        self._page.on("request", lambda asked: self._asked(asked.url))
        self._page.on("dialog", lambda dialog: self._wrong(dialog.message))

    def opened(self, path: str, width: int = WIDE, height: int = HIGH) -> Page:
        """Return a page, opened anew on a screen of this size."""
        self._path = path
        self._page.goto("about:blank")  # nothing stays of a page that was opened before
        self._page.set_viewport_size({"width": width, "height": height})
        self._page.emulate_media(color_scheme="light")
        file, mark, anchor = path.partition("#")
        self._page.goto(f"{(self.out / file).as_uri()}{mark}{anchor}")
        return self._page

    def close(self) -> None:
        """Close what is open."""
        self._page.close()

    def _wrong(self, text: str) -> None:
        self.trouble.append(f"{self._path}: {text}")

    def _asked(self, url: str) -> None:
        if not url.startswith(self.out.as_uri()):
            self.trouble.append(f"{url} is asked for")


@pytest.fixture(scope="module")
def out(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a small book; it is written only where there is a browser."""
    assert chromium.is_connected()
    where = tmp_path_factory.mktemp("book")
    small.write(where, small.certificates(tmp_path_factory.mktemp("given")))
    return where


@pytest.fixture(scope="module")
def watched(chromium: Browser, out: Path) -> Iterator[Watched]:
    """Return the book; all its tests look at it through one window: each one takes a process."""
    found = Watched(chromium, out)
    yield found
    found.close()


@pytest.fixture
def book(watched: Watched) -> Iterator[Watched]:
    """Return the book; nothing may go wrong on its pages, nor anything be asked of the world."""
    watched.trouble.clear()
    yield watched
    assert watched.trouble == []


@pytest.fixture(scope="module")
def axe() -> str:
    """Return axe-core, which finds what keeps people from reading a page."""
    found = importlib.util.find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        pytest.skip("the tests of the book for everybody need axe-playwright-python")
    return Path(found.origin).with_name("axe.min.js").read_text(encoding="utf-8")


def rows(page: Page) -> int:
    """Return how many rows of the matrix are seen."""
    return page.locator("#matrix tbody tr:not([hidden])").count()


def follow(page: Page, link: Locator) -> None:
    """Click on a link, and wait until the other page has come."""
    with page.expect_navigation():
        link.click()


def test_all_pages_open_without_trouble_and_ask_nothing_of_the_world(book: Watched) -> None:
    page = book.opened("index.html", height=LOW)
    opened = sorted(book.out.rglob("*.html"))
    assert len(opened) > 20
    for one in opened:
        page.goto(one.as_uri())
        title, headings, hacked = page.evaluate(
            "[document.title, document.querySelectorAll('h1').length, window.hacked]"
        )
        assert title.strip()
        assert headings == 1
        assert hacked is None


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("path", PAGES)
def test_everybody_can_read_the_pages_on_their_screens(
    book: Watched, path: str, width: int, axe: str
) -> None:
    page = book.opened(path, width)  # once for all that is looked at: to open it takes long
    assert small_text(page) == []
    assert len(picture(page)) > 10_000  # a screen with nothing on it takes less
    box = page.locator("h1").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert page.evaluate(_WIDTH) <= width
    if width == WIDE:
        page.evaluate(axe)
        assert kept_out(page) == []
        if path in DARK:
            page.emulate_media(color_scheme="dark")
            assert kept_out(page) == []
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert broken_numbers(page) == []
    assert page.evaluate(_WIDTH) <= width


def small_text(page: Page) -> Sequence[str]:
    """Return what is seen in letters that are too small to be read."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main *, header *")].filter((one) =>
        [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
        && !one.closest("svg") && one.checkVisibility()
        && parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML)"""
    )
    return found


def kept_out(page: Page) -> Sequence[tuple[str, list[str]]]:
    """Return what keeps some people from reading a page, and where it stands."""
    passes, violations = page.evaluate(_RUN_AXE)
    assert passes
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"][:3]])
        for one in violations
        if one["impact"] in _SERIOUS
    ]


def broken_numbers(page: Page) -> Sequence[str]:
    """Return the numbers of rules that begin on one line and end on the next."""
    found: list[str] = page.locator(".number, .cites").evaluate_all(
        """found => found.filter((one) => one.getClientRects().length > 1)
        .map((one) => one.outerHTML)"""
    )
    return found


@pytest.mark.parametrize(
    ("problem", "failures", "tried"),
    [
        ("Protocol error: Unable to capture screenshot", TRIES - 1, TRIES),
        ("Protocol error: Unable to capture screenshot", TRIES, TRIES),
        ("Target page, context or browser has been closed", 1, 1),
    ],
)
def test_a_picture_is_tried_again_where_the_browser_had_no_frame_to_show(
    book: Watched, problem: str, failures: int, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from playwright.sync_api import Error  # noqa: PLC0415 - where a browser is, playwright is

    page = book.opened("index.html")
    taken: list[str] = []

    def screenshot() -> bytes:
        taken.append(problem)
        if len(taken) <= failures:
            raise Error(problem)
        return b"a picture"

    monkeypatch.setattr(page, "screenshot", screenshot)
    monkeypatch.setattr(page, "wait_for_timeout", lambda _: None)
    if failures < tried:
        assert picture(page) == b"a picture"
    else:
        with pytest.raises(Error, match=problem):
            picture(page)
    assert len(taken) == tried


def test_the_filter_by_outcome_leaves_the_rules_with_a_failure(book: Watched) -> None:
    page = book.opened("results/index.html")
    everything = rows(page)
    page.get_by_label("Outcome").select_option("failed")
    assert 0 < rows(page) < everything
    failed = page.locator("#matrix tbody tr", has=page.locator('[data-outcomes~="failed"]'))
    assert rows(page) == failed.count()
    assert page.locator("#filtered").text_content() == (
        f"{rows(page)} of {everything} rows are shown"
    )
    page.reload()
    assert page.get_by_label("Outcome").input_value() == "failed"
    assert 0 < rows(page) < everything


def test_the_filters_by_chapter_and_profile_and_edition(book: Watched) -> None:
    page = book.opened("results/index.html")
    everything = rows(page)
    chapters = page.get_by_label("Chapter")
    values = [one.get_attribute("value") or "" for one in chapters.locator("option").all()]
    number = 0
    for value in values[1:]:
        chapters.select_option(value)
        assert rows(page) == page.locator(f'#matrix tr[data-chapter="{value}"]').count() > 0
        number += rows(page)
    assert number == everything
    chapters.select_option("")
    page.get_by_label("Profile").select_option("teams")
    page.get_by_label("Edition").select_option(small.EDITION)
    assert rows(page) == page.locator("#matrix tbody tr[data-profiles]").count() == everything


def test_the_filter_by_certificate_leaves_the_newest_of_each_engine(book: Watched) -> None:
    page = book.opened("results/index.html")
    heads = page.locator("#matrix thead th[data-column]:not([hidden])")
    assert heads.count() == 4
    page.get_by_label("Certificates").select_option("newest")
    assert heads.count() == 3
    shown = page.locator("#matrix tbody tr:first-child td:not([hidden])")
    assert shown.count() == 3
    page.get_by_label("Outcome").select_option("failed")
    assert rows(page) > 0  # those of the hostile engine


def test_a_filter_that_is_in_no_list_is_none(book: Watched) -> None:
    page = book.opened("results/index.html#outcome=excellent&chapter=%22%3E")
    assert rows(page) == page.locator("#matrix tbody tr").count()


def test_without_scripts_the_whole_matrix_is_seen(chromium: Browser, out: Path) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((out / "results/index.html").as_uri())
    assert all(one.is_visible() for one in page.locator("#matrix tbody tr").all())
    assert not page.locator("#filters").is_visible()
    context.close()


def test_from_a_cell_to_the_failure_and_through_its_steps(book: Watched) -> None:
    page = book.opened("results/index.html")
    follow(page, page.locator("#matrix td.failed a").first)
    if page.locator("#stepper").count() == 0:
        follow(page, page.locator("main ul a").first)
    page.get_by_role("button", name="Last").click()
    assert page.locator(".beat.current.ended, .beat.ended").count() >= 1
    place = page.locator("#stepper .place").text_content() or ""
    page.keyboard.press("ArrowLeft")
    assert (page.locator("#stepper .place").text_content() or "") != place
    follow(page, page.get_by_role("link", name="The same scenario as it ought to go"))
    assert "/scenarios/" in page.url


def test_the_search_finds_a_rule_from_every_folder(book: Watched) -> None:
    page = book.opened(PAGES[5])
    page.locator("#search").fill("808.5")
    follow(page, page.locator("#found a").first)
    assert page.url.endswith("/rules/808.5.html")


def test_enter_opens_the_first_answer_and_keys_lead_through_all(book: Watched) -> None:
    focused = "one => one === document.activeElement"
    page = book.opened("index.html")
    page.keyboard.press("/")
    page.keyboard.type("wall of stone")
    first = page.locator("#found a").first
    first.wait_for()
    page.keyboard.press("ArrowDown")
    assert first.evaluate(focused)
    page.keyboard.press("ArrowUp")
    assert page.locator("#search").evaluate(focused)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.endswith("/cards/wall-of-stone.html")
    page.locator("#search").fill("808.5")
    page.locator("#found a").first.wait_for()
    with page.expect_navigation():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    assert page.url.endswith("/rules/808.5.html")


def test_a_failure_opens_where_it_failed_and_every_step_has_a_table(book: Watched) -> None:
    page = book.opened(PAGES[5])
    assert page.locator(".beat.current.ended").count() == 1
    assert page.locator(".beat.current .end").is_visible()
    table = page.locator("#stepper .board.after:not([hidden])")
    assert table.is_visible()
    page.get_by_role("button", name="Last").click()
    assert page.locator(".beat.current.unplayed").count() == 1
    assert table.is_visible()
    place = page.locator("#stepper .place").text_content() or ""
    assert place.endswith(", not played")


@pytest.mark.parametrize("path", ["results/misreadings.html", "results/index.html"])
def test_a_wide_screen_has_room_for_the_tables(book: Watched, path: str) -> None:
    page = book.opened(path)
    for region in page.locator(".scroll").all():
        assert region.evaluate("one => one.scrollWidth <= one.clientWidth")
    for cell in page.locator(".matrix.wrong tbody tr:first-child td:nth-of-type(1)").all():
        assert (cell.bounding_box() or {"width": 999})["width"] < 200  # one number stands there


def test_the_picture_of_a_page_shows_the_players_of_the_scenario(book: Watched) -> None:
    page = book.opened(f"scenarios/{HANDS}.html")
    scenario = small.small().scenarios[HANDS]
    drawn = page.locator("#stepper .after:not([hidden]) .seat > .who > b").all_text_contents()
    assert sorted(drawn) == sorted(one.name for one in scenario.position.players)
