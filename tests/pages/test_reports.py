"""The report page: correct HTML, complete, bounded, and nothing that an engine says spoils it."""

from __future__ import annotations

import functools
import re
import unicodedata
from itertools import pairwise
from typing import Final
from xml.etree.ElementTree import Element

import html5lib
import pytest
from tests.pages.telling import result, scenarios, talk, told
from tests.pictures.tables import fight

from apnap.certifying.paging import named_in
from apnap.driver import Exchange
from apnap.pages import Standing, report_page
from apnap.pages.reports import REASONS, STORIES
from apnap.pages.stories import FIRST, LAST, moves
from apnap.protocol.answers import Pass
from apnap.protocol.messages import AnswerSaid, Concede, Program, Verdict
from apnap.results.records import Violated
from apnap.rulebooks import RuleNumber

HTML: Final = "{http://www.w3.org/1999/xhtml}"
HOSTILE: Final = (
    "</style><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "<svg onload=alert(1)>",
    "]]>--><!DOCTYPE html>",
    "{{ 7 * 7 }}{% raw %}",
    "\x00\x1b[2J\x9b\ufffe",
    "\u202etfel ot thgir",
)


def parsed(page: str) -> Element:
    """Return a page; raise `html5lib.html5parser.ParseError` if it is not correct HTML."""
    root: Element = html5lib.HTMLParser(strict=True).parse(page)
    return root


def text(root: Element) -> str:
    """Return all words of a page but its style, with single spaces."""
    body = root.find(f"{HTML}body")
    assert body is not None
    return " ".join(" ".join(body.itertext()).split())


def by_class(root: Element, name: str) -> list[Element]:
    return [one for one in root.iter() if name in (one.get("class") or "").split()]


@functools.cache
def failed(number: int = 0, **more: str) -> str:
    """Return the page of a run in which one scenario has failed."""
    scenario = scenarios()[number]
    fields = {"expected": "this", "got": "that", "step": "Then it is so"} | more
    one = result(scenario, outcome="failed", **fields)
    others = [result(other) for other in scenarios()[100:110]]
    return report_page(told(one, *others, said=talk(), named="stdio:./engine -v"))


def test_a_failure_is_told_in_full() -> None:
    scenario = scenarios()[0]
    page = failed()
    root = parsed(page)
    words = text(root)
    for part in (
        "11 scenarios: 10 passed 1 failed",
        scenario.name,
        scenario.id,
        "Expected this Got that",
        "Alex says pass about declare_blockers",
        "rejected : 802.4a: nobody does that",
        f"apnap run 'stdio:./engine -v' --edition 2026-01-16 --scenario {scenario.id}",
        "How the engine showed the game last",
        "Gray Ogre attacks Carissa, blocked.",
    ):
        assert part in words, part
    for step in scenario.steps:
        assert " ".join(step.text.split()) in words
    (picture,) = by_class(root, "apnap-table")
    assert {one.get("data-attacker") for one in picture.iter() if one.get("data-attacker")} == {
        *("Grizzly Bears", "Gray Ogre", "Hill Giant"),
    }


def test_the_tables_of_a_situation_are_shown() -> None:
    number, scenario = next(
        (n, s) for n, s in enumerate(scenarios()) if "these attacks" in s.steps[-1].text
        or any("these attacks" in step.text for step in s.steps))  # fmt: skip
    root = parsed(failed(number))
    heads = [" ".join("".join(row.itertext()).split()) for row in root.iter(f"{HTML}thead")]
    assert any("attacker" in head and "attacks" in head for head in heads), scenario.id


def test_the_step_at_which_it_ended_is_marked() -> None:
    scenario = next(s for s in scenarios() if len({x.text for x in s.steps}) == len(s.steps))
    last = scenario.steps[-1]
    one = result(scenario, outcome="failed", step=f"{last.keyword.capitalize()} {last.text}")
    (ended,) = by_class(parsed(report_page(told(one))), "ended")
    assert " ".join(last.text.split()) in " ".join("".join(ended.itertext()).split())


def test_a_page_asks_for_nothing_and_runs_nothing() -> None:
    root = parsed(failed())
    tags = {one.tag.removeprefix(HTML) for one in root.iter() if isinstance(one.tag, str)}
    assert not tags & {"script", "link", "img", "iframe", "object", "embed", "form", "base"}
    for one in root.iter():
        for name, value in one.attrib.items():
            assert not name.startswith("on")
            if name in ("href", "src"):
                assert value.startswith("#")
    policies = [one.get("content") for one in root.iter(f"{HTML}meta") if one.get("http-equiv")]
    assert policies
    assert str(policies[0]).startswith("default-src 'none'")
    written = failed().replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"url\(|@import|https?:", written)


def test_every_link_leads_somewhere_and_every_id_is_there_once() -> None:
    some = [result(s, outcome="failed", expected="a", got="b") for s in scenarios()[:5]]
    root = parsed(report_page(told(*some, said=talk())))
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in root.iter(f"{HTML}a"):
        assert str(one.get("href")).removeprefix("#") in ids
    for one in root.iter():
        for name in str(one.get("aria-labelledby") or "").split():
            assert name in ids


def test_headings_leave_no_level_out() -> None:
    root = parsed(failed())
    tags = [str(one.tag).removeprefix(HTML) for one in root.iter()]
    levels = [int(tag[1]) for tag in tags if re.fullmatch(r"h\d", tag)]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert levels.count(1) == 1


@pytest.mark.parametrize("words", HOSTILE)
def test_nothing_that_an_engine_says_spoils_the_page(words: str) -> None:
    plain = report_page(told(*_results("words"), said=_said("words"), engine=Program("words", "1")))
    page = report_page(
        told(
            *_results(words),
            said=_said(words),
            engine=Program(words, words, "javascript:alert(1)"),
            named=f"stdio:{words}",
        )
    )
    root = parsed(page)
    tags = sorted(str(one.tag) for one in root.iter())
    assert tags == sorted(str(one.tag) for one in parsed(plain).iter())
    assert not [c for c in page if unicodedata.category(c) in {"Cc", "Cf", "Cn"} and c != "\n"]


def _results(words: str) -> list:  # type: ignore[type-arg]
    failure = {"outcome": "failed", "expected": words, "got": words, "step": words}
    return [
        result(scenarios()[0], **failure, violations=(Violated(words, words),)),
        result(scenarios()[1], outcome="errored", reason=f"{words}\n{words}"),
        result(scenarios()[2], outcome="unsupported", reason=words),
    ]


def _said(words: str) -> list[Exchange]:
    conceded = Exchange(Concede(words), None, Verdict("unsupported", reason=words, state=fight()))
    return [*talk(words, words), conceded]


def test_the_way_in_which_the_engine_was_named_can_be_read_back() -> None:
    for name in ("direct:x", "stdio:java -jar 'a b.jar' <&>\"", "http://localhost:8080/rpc"):
        assert named_in(report_page(told(result(scenarios()[0]), named=name)).encode()) == name
    assert named_in(b"<p>no page") == ""


def test_there_is_a_bound_to_what_is_told_in_full() -> None:
    """It is not parsed as a browser does it, which takes seconds for so many: others are."""
    some = [result(one, outcome="failed", expected="a", got="b") for one in scenarios()[:250]]
    page = report_page(told(*some, said=talk()))
    stories = re.findall('<[^>]* class="story"[^>]*>', page)
    assert len(stories) == STORIES
    assert "<b>50 more scenarios</b> went wrong that are not told here" in page
    assert 'aria-labelledby="scenario-1"' in stories[0]
    assert f'href="#scenario-{STORIES}"' in page
    assert f'href="#scenario-{STORIES + 1}"' not in page


def test_the_middle_of_a_long_transcript_is_left_out() -> None:
    moves = [
        Exchange(AnswerSaid(f"Player {n}", "d1", Pass()), None, Verdict("rejected"))
        for n in range(100)
    ]
    said = [*talk()[:1], *moves]
    one = result(scenarios()[0], outcome="failed", expected="a", got="b")
    root = parsed(report_page(told(one, said=said)))
    (table,) = by_class(root, "said")
    words = " ".join("".join(table.itertext()).split())
    assert f"{101 - FIRST - LAST} lines are left out here" in words
    assert "Player 0 says" in words
    assert "Player 99 says" in words
    assert "Player 40 says" not in words


def test_passes_in_a_row_are_one_line() -> None:
    one = result(scenarios()[0], outcome="failed", expected="a", got="b")
    root = parsed(report_page(told(one, said=talk(passes=3))))
    assert "Rob passes, 3 passes in all" in text(root)


def test_rules_stand_in_their_order_with_their_outcomes() -> None:
    some = [result(one) for one in scenarios()]
    root = parsed(report_page(told(*some)))
    numbers = ["".join(one.itertext()) for one in by_class(root, "number")]
    assert numbers.index("101.4a") < numbers.index("802.4b") < numbers.index("805.10e")
    assert len(numbers) == len(set(numbers))
    assert not by_class(root, "story")


def test_a_certificate_says_what_each_rule_lacks() -> None:
    scenario = next(one for one in scenarios() if RuleNumber.parse("802.4b") in one.tagged.rules)
    standing = Standing(
        profile="free-for-all", title="All against all", certified=False, verdict="3 of 4 rules",
        lacking={"802.4b": "1 failed"},
    )  # fmt: skip
    one = result(scenario, outcome="failed", expected="a", got="b")
    words = text(parsed(report_page(told(one, standings=(standing,)))))
    assert "free-for-all 3 of 4 rules All against all" in words
    assert "not met: 1 failed" in words


def test_a_scenario_of_which_nothing_was_said_is_told_without_a_picture() -> None:
    one = result(scenarios()[0], outcome="errored", reason="it died\nthe engine said aside: no")
    root = parsed(report_page(told(one)))
    assert not by_class(root, "apnap-table")
    assert "it died | the engine said aside: no" in text(root)


def test_the_page_of_an_engine_is_linked_if_it_is_a_page() -> None:
    engine = Program("An engine", "1", "https://example.org/engine?a=1&b=2")
    root = parsed(report_page(told(result(scenarios()[0]), engine=engine)))
    assert engine.url in [one.get("href") for one in root.iter(f"{HTML}a")]


def test_what_is_in_the_way_is_counted() -> None:
    one, other = scenarios()[:2]
    page = report_page(
        told(
            result(one, outcome="unsupported", reason="x", lacking=("teams", "card:<b>")),
            result(other, outcome="unsupported", reason="x", lacking=("teams",)),
        )
    )
    way, single = (
        page.partition(f'aria-label="What is in the way{more}"')[2].partition("</table>")[0]
        for more in ("", ", one by one")
    )
    assert f"<td>teams</td><td>2</td><td>1</td><td><code>{other.id}</code></td>" in way
    assert f"<td>1 cards: &lt;b&gt;</td><td>1</td><td></td><td><code>{one.id}</code></td>" in way
    assert f"<td>card:&lt;b&gt;</td><td>1</td><td></td><td><code>{one.id}</code></td>" in single
    assert f"--scenario {other.id}" in page.partition("To try first: it lacks teams")[2]


def test_a_conversation_of_any_length_can_be_told() -> None:
    said = [Exchange(Concede("Rob"))] * 700
    assert [line.said for line in moves(said)] == ["Rob concedes"] * 700


def test_there_is_a_bound_to_the_reasons_that_are_told() -> None:
    long = 1500
    some = scenarios()[: 2 * REASONS // long]
    results = [
        result(one, outcome="unsupported", reason=f"{number} ".ljust(long, "x"))
        for number, one in enumerate(some)
    ]
    page = report_page(told(*results))
    assert len(page) < 5 * REASONS  # three tables tell them, beside all else
    left_out = len(some) - REASONS // long
    assert f"<b>{left_out} more reasons</b>" in page
    assert page.count(f"<td>and {left_out} more</td>") == 2
    assert "more reasons" not in report_page(told(*results[:100]))
