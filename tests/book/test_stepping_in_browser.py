"""Stepping through a scenario in a real browser, from the disk, with and without scripts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from tests.book.played import ORDERS, by_id, page, told

from apnap.book import places
from apnap.book.rendering import asset, style
from apnap.book.writing import put
from apnap.pictures.boards import Keys, board

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

STEPS: Final = 14
LOOKS: Final = ("attack", "block", "target")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of a scenario's page on the disk."""
    out = tmp_path_factory.mktemp("book")
    written = {
        places.STYLE: style(),
        places.SCRIPT: asset("book.js"),
        places.BOARDS: asset("boards.js"),
        places.STEPPING: asset("stepping.js"),
        places.SEARCH: "window.apnapSearch = () => () => [];\n",
        places.ENTRIES: "window.apnapFindable = {};\n",
        places.scenario_page(ORDERS): page(by_id()[ORDERS], told(ORDERS)),
    }
    for path, content in written.items():
        put(out, path, content)
    return (out / places.scenario_page(ORDERS)).as_uri()


@pytest.fixture(scope="module")
def trouble() -> list[str]:
    """Return what goes wrong on a page while it is looked at."""
    return []


@pytest.fixture(scope="module")
def window(chromium: Browser, trouble: list[str]) -> Iterator[Page]:
    """Return a window for one page after the other: each one takes a process."""
    opened = chromium.new_page()
    opened.on("console", lambda message: trouble.append(message.text))
    opened.on("pageerror", lambda error: trouble.append(str(error)))
    opened.on(
        "request",
        lambda asked: None if asked.url.startswith("file:") else trouble.append(asked.url),
    )
    yield opened
    opened.close()


@pytest.fixture
def scenario(window: Page, address: str, trouble: list[str]) -> Iterator[Page]:
    """Return the page, opened; nothing may go wrong on it, nor anything be asked of the world."""
    trouble.clear()
    yield on_a_screen(window, address, 1400, 900)
    assert not trouble


@pytest.fixture
def on_a_phone(window: Page, address: str) -> Page:
    """Return the page, opened where it has little room."""
    return on_a_screen(window, address, 360, 800)


def on_a_screen(window: Page, address: str, width: int, height: int) -> Page:
    """Return a page, opened anew on a screen of this size."""
    window.goto("about:blank")  # nothing stays of how it was left
    window.set_viewport_size({"width": width, "height": height})
    window.goto(address)
    return window


def place(opened: Page) -> str:
    return (opened.locator("#stepper .place").text_content() or "").partition(":")[0]


def tables(opened: Page) -> list[str | None]:
    """Return the ids of the tables that are seen."""
    return [
        one.get_attribute("id")
        for one in opened.locator("#stepper .after").all()
        if one.is_visible()
    ]


def test_it_begins_with_the_first_step(scenario: Page) -> None:
    assert place(scenario) == f"Step 1 of {STEPS}"
    assert tables(scenario) == ["table-5"]
    assert scenario.locator(".beat.current").count() == 1


def test_buttons_lead_on_and_back(scenario: Page) -> None:
    button = scenario.get_by_role("button", name="Forward")
    for _ in range(5):
        button.click()
    assert place(scenario) == f"Step 6 of {STEPS}"
    assert tables(scenario) == ["table-6"]
    assert scenario.locator(".beat.current .changed").is_visible()
    scenario.get_by_role("button", name="Back").click()
    assert place(scenario) == f"Step 5 of {STEPS}"
    scenario.get_by_role("button", name="Last").click()
    assert place(scenario) == f"Step {STEPS} of {STEPS}"
    assert button.get_attribute("aria-disabled") == "true"
    scenario.get_by_role("button", name="First").click()
    assert place(scenario) == f"Step 1 of {STEPS}"


def test_arrow_keys_lead_on_and_back_and_stop_at_the_ends(scenario: Page) -> None:
    scenario.keyboard.press("ArrowLeft")
    assert place(scenario) == f"Step 1 of {STEPS}"
    for _ in range(STEPS + 3):
        scenario.keyboard.press("ArrowRight")
    assert place(scenario) == f"Step {STEPS} of {STEPS}"
    scenario.wait_for_url(lambda url: url.endswith(f"#step-{STEPS}"))  # told a moment later
    assert len(tables(scenario)) == 1


def test_keys_that_mean_something_else_are_left_alone(scenario: Page) -> None:
    scenario.locator("#search").focus()
    scenario.keyboard.press("ArrowRight")
    assert place(scenario) == f"Step 1 of {STEPS}"
    scenario.locator("h1").click()
    scenario.keyboard.press("Shift+ArrowRight")
    assert place(scenario) == f"Step 1 of {STEPS}"


def test_a_step_can_be_linked_to_and_clicked(scenario: Page, address: str) -> None:
    scenario.goto("about:blank")
    scenario.goto(f"{address}#step-9")
    assert place(scenario) == f"Step 9 of {STEPS}"
    assert tables(scenario) == ["table-9"]
    scenario.locator("#step-3 .step a").click()
    scenario.locator("#step-3.current").wait_for()  # the page hears of its address a moment later
    assert place(scenario) == f"Step 3 of {STEPS}"
    assert scenario.locator("#step-3 .step a").get_attribute("aria-current") == "step"


def test_a_phone_has_room_for_all_and_its_tables_can_be_read(on_a_phone: Page) -> None:
    for _ in range(STEPS):
        assert on_a_phone.evaluate("document.documentElement.scrollWidth") <= 360
        table = on_a_phone.locator("#stepper .board.after:not([hidden])")
        assert table.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert table.locator("li, p, b, i, small, em").evaluate_all(
            """found => found.filter((one) => one.textContent.trim()).every((one) => {
              const box = one.getBoundingClientRect();
              const size = parseFloat(getComputedStyle(one).fontSize);
              return box.left >= 0 && box.right <= 360 && size >= 12;
            })"""
        )
        assert table.locator(".arrows").count() == 0  # words tell it there
        on_a_phone.keyboard.press("ArrowRight")
    assert place(on_a_phone) == f"Step {STEPS} of {STEPS}"


def test_every_table_is_whole_though_the_page_holds_what_is_different(scenario: Page) -> None:
    players = len(by_id()[ORDERS].position.players)
    seats = scenario.locator("#stepper .after:not([hidden]) .seat")
    for step, moment in enumerate(told(ORDERS).moments):
        if step:
            scenario.keyboard.press("ArrowRight")
        assert seats.count() == players
        shown = [" ".join(words.split()) for words in seats.all_text_contents()]
        for text, seat in zip(shown, board(moment.state, Keys()).seats, strict=True):
            assert text.startswith(f"{seat.name} {seat.life} life")
            assert [card.label for card in (*seat.front, *seat.cards) if card.label in text] == [
                card.label for card in (*seat.front, *seat.cards)
            ]


def test_arrows_lead_from_attackers_blockers_and_spells(scenario: Page) -> None:
    arrows = scenario.locator("#stepper .after:not([hidden]) .arrows")
    assert arrows.count() == 0
    for _ in range(8):
        scenario.keyboard.press("ArrowRight")
    number = {look: arrows.locator(f"path.{look}:not(.head)").count() for look in LOOKS}
    assert number == {"attack": 2, "block": 2, "target": 1}
    for arrow in arrows.locator("path").all():
        box, around = arrow.bounding_box(), arrows.bounding_box()
        assert box
        assert around
        assert around["x"] <= box["x"]
        assert box["x"] + box["width"] <= around["x"] + around["width"]


def test_without_scripts_all_steps_and_tables_are_seen(chromium: Browser, address: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    opened = context.new_page()
    opened.goto(address)
    assert opened.locator(".beat").count() == STEPS
    assert all(one.is_visible() for one in opened.locator(".beat, .after, .came").all())
    assert not opened.locator("#stepper .controls").is_visible()
    context.close()


def test_step_and_table_stay_in_sight_together(scenario: Page) -> None:
    scenario.set_viewport_size({"width": 1100, "height": 600})
    for _ in range(STEPS - 1):
        scenario.keyboard.press("ArrowRight")
        for part in (".beat.current .step", "#stepper .place"):
            box = scenario.locator(part).bounding_box()
            assert box
            assert 0 <= box["y"] <= 600 - box["height"]
        drawn = scenario.locator("#stepper .board.after:not([hidden])").bounding_box()
        assert drawn
        assert 0 <= drawn["y"] <= 601 - drawn["height"]  # all of the table, not a part of it
