"""Wherever a failure is told, so is what the cards in it do."""

from __future__ import annotations

import functools
import json
import tempfile
from html import escape
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.driver import Outcome
from apnap.protocol import Initialized
from apnap.results.ctrf import ctrf
from apnap.results.junit import junit
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report
from apnap.suite import Scenario, card_lines, cards_of, load_suite

MISREADING: Final = "any-player-blocks"
RULE: Final = "802.4a"


@functools.cache
def suite() -> dict[str, Scenario]:
    """Return the scenarios of the suite by their ids."""
    return {one.id: one for one in load_suite().scenarios}


@functools.cache
def run() -> tuple[str, str, str, Report]:
    """Return what a run with failures says: on the terminal, in JUnit, as a page, and as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        xml, page, data = (Path(folder) / name for name in ("j.xml", "r.html", "r.json"))
        files = ("--junit", str(xml), "--html", str(page), "--json", str(data))
        words = ("run", f"direct:reference!{MISREADING}", "--cr", RULE, *files)
        told = CliRunner().invoke(app, words, env={"COLUMNS": "200"}).stdout
        written = msgspec.json.decode(data.read_bytes(), type=Report)
        return told, xml.read_text("utf-8"), page.read_text("utf-8"), written


def failures() -> list[Result]:
    """Return the failures in which there is a card that does something."""
    return [one for one in run()[3].results if one.outcome == "failed" and one.cards]


def test_a_failure_has_the_lines_of_its_cards_and_a_pass_has_none() -> None:
    assert failures()
    for one in run()[3].results:
        wanted = () if one.outcome == "passed" else card_lines(cards_of(suite()[one.id]))
        assert one.cards == wanted, one.id


def test_the_terminal_says_it_before_the_command_that_plays_it_again() -> None:
    told = run()[0]
    for one in failures():
        block = told.partition(f"FAILED {one.id} (")[2].partition("  replay:")[0]
        for line in one.cards:
            assert f"\n  {line}\n" in block, one.id


def test_junit_says_it_in_the_text_of_the_failure() -> None:
    root = ET.fromstring(run()[1])  # noqa: S314 - our own
    cases = {f"{c.get('classname')}/{c.get('name')}": c for c in root.iter("testcase")}
    for one in failures():
        lines = (cases[one.id].findtext("failure") or "").splitlines()
        said = [line.strip() for line in lines]
        assert set(one.cards) <= set(said), one.id


def test_the_page_says_it_under_the_picture() -> None:
    for one in failures():
        story = run()[2].partition(f"<code>{one.id}</code>, about")[2].partition("</article>")[0]
        for line in one.cards:
            assert f"<li>{escape(line)}</li>" in story, one.id


def test_ctrf_has_a_label_for_it() -> None:
    (one, *_), whole = failures(), run()[3]
    passed = replace(one, outcome="passed", cards=())
    document = ctrf(whole.introduced.engine, [replace(whole, results=(one, passed))], 0, 1)
    first, second = document.results.tests
    assert first.labels["card"] == one.cards
    assert "card" not in second.labels


@pytest.mark.parametrize("outcome", ["unsupported", "passed"])
def test_what_was_not_played_to_trouble_keeps_its_text(outcome: Outcome) -> None:
    whole = run()[3]
    one = replace(failures()[0], outcome=outcome, cards=(), reason="it cannot")
    asked = Run(
        engine="x",
        introduced=Initialized(
            protocol="0.1",
            engine=whole.introduced.engine,
            capabilities=whole.introduced.capabilities,
        ),
        edition=whole.edition,
        whole=False,
    )
    written = junit(asked, report(asked, [one], 1.0)).decode()
    assert failures()[0].cards[0] not in written


def test_show_says_it_above_the_steps() -> None:
    one = failures()[0]
    lines = CliRunner().invoke(app, ("show", one.id), env={"COLUMNS": "200"}).stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("Given "))
    assert [line for line in lines[:first] if line in one.cards] == list(one.cards)


def test_the_schema_of_reports_has_the_field() -> None:
    shown = CliRunner().invoke(app, ("schema", "--bundle", "report")).stdout
    fields: dict[str, Any] = json.loads(shown)["$defs"]["Result"]["properties"]
    assert "summary" in fields["cards"]["description"]
