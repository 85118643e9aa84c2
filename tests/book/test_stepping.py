"""The page of a scenario: every step, what came of it, and the table after it."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace
from tests.book.played import (
    DIVERSION,
    HTML,
    LOOKING,
    ORDERS,
    by_class,
    by_id,
    page,
    parsed,
    text,
    told,
)
from tests.pages.test_reports import HOSTILE
from tests.pictures.agreeing import agrees
from tests.pictures.tables import creature, table

from apnap.book import places
from apnap.book.content import noticing
from apnap.book.scenarios import stepping
from apnap.book.scenarios.stepping import Beat, beats
from apnap.book.scenarios.telling import Moment, Telling
from apnap.diagnosis.patterns import Pattern
from apnap.driver import Exchange, Refusal
from apnap.pictures.boards import Seat
from apnap.protocol import EditionDate
from apnap.protocol.decisions import Priority
from apnap.protocol.messages import Concede, Event, Verdict, View, Viewed, Violation
from apnap.protocol.state import State
from apnap.results.records import Violated
from apnap.suite import cards_of

ALL = (ORDERS, DIVERSION, LOOKING)


def steps(id_: str) -> tuple[Beat, ...]:
    """Return the steps of a scenario that the reference engine has played."""
    return beats(by_id()[id_], told(id_))


@pytest.mark.parametrize("id_", ALL)
def test_every_step_has_its_place_and_a_table(id_: str) -> None:
    found = steps(id_)
    assert [one.written.text for one in found] == [one.text for one in by_id()[id_].steps]
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    drawn = {one.fresh.key for one in found if one.fresh}
    assert all(one.played and not one.end for one in found)
    assert {one.frame for one in found} == drawn


@pytest.mark.parametrize("id_", ALL)
def test_the_tables_agree_with_the_states(id_: str) -> None:
    seats: dict[int, Seat] = {}
    for beat, moment in zip(steps(id_), told(id_).moments, strict=True):
        if beat.fresh:
            shown = beat.fresh.board
            assert beat.fresh.whole == (len(seats) == 0)
            seats |= {seat.index: seat for seat in shown.seats}
            agrees(replace(shown, seats=tuple(seats[n] for n in sorted(seats))), _seen(moment))


def test_a_table_shows_the_players_for_whom_something_is_different() -> None:
    tables = [one.fresh.board for one in steps(ORDERS) if one.fresh]
    assert len(tables[0].seats) == tables[0].players == 3
    assert 0 < sum(len(one.seats) for one in tables[1:]) < 3 * len(tables[1:])


def _seen(moment: Moment) -> State:
    """Return what is to be seen after a step: what somebody was shown, or else the table."""
    for exchange in reversed(moment.said):
        if isinstance(exchange.heard, Viewed):
            return exchange.heard.state
    return moment.state


def test_a_table_is_drawn_once_and_the_position_behind_the_last_step_about_it() -> None:
    found = steps(ORDERS)
    calm = [one for one in found if not one.lines and one.number < 6]
    assert {one.frame for one in calm} == {"table-5"}
    assert [one.number for one in calm if one.fresh] == [5]
    captions = [one.fresh.caption for one in found if one.fresh]
    assert captions == ["The position from which it begins", *[""] * (len(captions) - 1)]
    assert len(captions) == len({one.frame for one in found}) < len(found)


def test_it_is_said_what_is_said_and_what_changes() -> None:
    by_text = {one.written.text: one for one in steps(ORDERS)}
    attack = by_text["Rob has declared these attacks:"]
    said = [line.said for line in attack.lines]
    assert said[0] == "The position is set up"
    assert (
        said[-1] == "Rob declares attackers: Grizzly Bears attacks Alex, Hill Giant attacks Carissa"
    )
    assert "It is now Rob's declare attackers step." in attack.changes
    assert "Hill Giant attacks Carissa." in attack.changes
    cast = by_text["Carissa casts False Orders targeting Wall of Wood"]
    assert "False Orders is put onto the stack from the hand." in cast.changes
    resolved = by_text["the stack resolves"]
    assert "False Orders is put into the graveyard from the stack." in resolved.changes
    assert "Wall of Wood is no longer blocking." in resolved.changes


def test_who_is_asked_stands_with_the_table() -> None:
    declared = next(one for one in steps(ORDERS) if "Alex has blocked" in one.written.text)
    assert declared.fresh
    assert declared.fresh.board.asked == ("Carissa is asked to declare blockers",)


def test_a_rejection_changes_nothing_and_says_why() -> None:
    wrong = next(one for one in steps(DIVERSION) if one.lines and one.lines[-1].why)
    (line,) = wrong.lines
    assert line.verdict == "rejected"
    assert line.why
    assert wrong.changes == ()
    before = steps(DIVERSION)[wrong.number - 2]
    assert wrong.frame == before.frame


def test_what_a_player_may_see_is_shown_as_such() -> None:
    captions = [one.fresh.caption for one in steps(LOOKING) if one.fresh]
    assert [one for one in captions if one.startswith("What Rob may see, in step")]
    assert [one for one in captions if one.startswith("What Alex may see, in step")]


def cut_short(outcome: str = "failed", **more: object) -> Telling:
    """Return the telling of a scenario that has ended early at its seventh step."""
    telling = told(ORDERS)
    result = replace(telling.result, outcome=outcome, **more)
    return replace(telling, result=result, moments=telling.moments[:7])


def test_how_it_ended_early_stands_at_the_step_and_nothing_is_told_of_the_rest() -> None:
    telling = cut_short(expected="this", got="that", violations=(Violated("802.4a", "no"),))
    found = beats(by_id()[ORDERS], telling)
    (ended,) = [one for one in found if one.end]
    assert ended.number == 7
    assert ended.end
    assert (ended.end.expected, ended.end.got) == ("this", "that")
    assert ended.end.objections == ("802.4a: no",)
    assert [one.number for one in found if not one.played] == list(range(8, len(found) + 1))
    root = parsed(page(by_id()[ORDERS], telling))
    (shown_end,) = by_class(root, "ended")
    assert "it ended here" in text(shown_end)
    assert "this Got that" in text(shown_end)
    assert len(by_class(root, "unplayed")) == len(found) - 7
    assert "failed on the engine" in text(root)


def test_a_reason_is_told_line_by_line() -> None:
    (ended,) = [
        one.end
        for one in beats(by_id()[ORDERS], cut_short("errored", reason="it broke\naside: oh"))
        if one.end
    ]
    assert ended.reason == "it broke\n  | aside: oh"
    assert ended.expected == ""


@pytest.mark.parametrize("id_", ALL)
def test_the_page_is_correct_and_complete(id_: str) -> None:
    scenario = by_id()[id_]
    root = parsed(page(scenario, told(id_)))
    words = text(root)
    for step in scenario.steps:
        assert " ".join(step.text.split()) in words
    ids = [str(one.get("id")) for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    for one in root.iter():
        names = f"{one.get('aria-labelledby', '')} {one.get('aria-describedby', '')}".split()
        assert set(names) <= {*ids, "found-number"}
        assert not [name for name in one.attrib if str(name).startswith("on") or name == "style"]
    for beat in by_class(root, "beat"):
        assert beat.get("data-frame") in (None, *ids)
    assert len(by_class(root, "board")) == len([one for one in steps(id_) if one.fresh])
    levels = [
        int(str(one.tag)[-1])
        for one in root.iter()
        if re.fullmatch(r"h\d", str(one.tag).removeprefix(HTML))
    ]
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_sentences_do_not_run_into_each_other() -> None:
    root = parsed(page(by_id()[ORDERS], told(ORDERS)))
    assert "802.2a . Played by the rules of" in text(root)


def test_all_of_it_is_there_without_scripts() -> None:
    root = parsed(page(by_id()[ORDERS], told(ORDERS)))
    assert not by_class(root, "controls")  # they would do nothing
    assert not [one for one in by_class(root, "beat") if one.get("hidden") is not None]
    assert not [one for one in by_class(root, "after") if one.get("hidden") is not None]


def test_the_page_leads_to_its_neighbours_and_rules() -> None:
    root = parsed(page(by_id()[ORDERS], told(ORDERS)))
    ids = list(by_id())
    links = {one.get("rel"): one.get("href") for one in root.iter(f"{HTML}a") if one.get("rel")}
    assert _absolute(links["prev"]) == places.scenario_page(ids[ids.index(ORDERS) - 1])
    assert _absolute(links["next"]) == places.scenario_page(ids[ids.index(ORDERS) + 1])
    assert "../../rules/802.2a.html" in {one.get("href") for one in root.iter(f"{HTML}a")}


def _absolute(link: str | None) -> str:
    return posixpath.normpath(posixpath.join(places.scenario_page(ORDERS), "..", link or ""))


def test_the_misreadings_that_it_notices_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        _pattern("first", ORDERS, DIVERSION),
        _pattern("second", DIVERSION),
        _pattern("third", ORDERS),
    ]
    monkeypatch.setattr(noticing, "patterns", lambda: found)
    noticing.by_scenario.cache_clear()
    try:
        root = parsed(page(by_id()[ORDERS], told(ORDERS)))
    finally:
        noticing.by_scenario.cache_clear()
    # Each rule is named once: a list of terms that says the same term twice confuses readers.
    assert "802.2a Somebody reads it first. Somebody reads it third." in text(root)
    assert "second" not in text(root)


def _pattern(name: str, *failed: str) -> Pattern:
    return Pattern(
        name=name,
        rule="802.2a",
        summary=f"Somebody reads it {name}.",
        edition=EditionDate("2026-01-16"),
        editions=(EditionDate("2026-01-16"),),
        right=True,
        failed=failed,
    )


def broken(words: str) -> Telling:
    """Return a telling in which an engine has put the same words everywhere."""
    ask = Priority(id="d1", decider=words)
    state = table(objects=(creature(words, "Rob", targets=(words,)),), pending=(ask,))
    verdict = Verdict(
        "rejected",
        (Violation(rule=words, reason=words),),
        state=state,
        events=(Event(1, "life", object=words, note=words),),
    )
    said = (
        Exchange(Concede(words), None, verdict),
        Exchange(Concede("Rob"), None, Refusal(1, words)),
        Exchange(View(words), None, Viewed(state)),
    )
    telling = cut_short(
        expected=words, got=words, reason=words, violations=(Violated(words, words),)
    )
    last = replace(telling.moments[-1], said=said, state=state)
    return replace(telling, moments=(*telling.moments[:-1], last))


@pytest.mark.parametrize("words", HOSTILE)
def test_nothing_that_an_engine_says_spoils_the_page(words: str) -> None:
    written = page(by_id()[ORDERS], broken(words))
    plain, spoilt = (_tags(one) for one in (page(by_id()[ORDERS], broken("words")), written))
    assert spoilt == plain
    assert not [c for c in written if unicodedata.category(c) in {"Cc", "Cf", "Cn"} and c != "\n"]


def _tags(written: str) -> list[str]:
    return [str(one.tag) for one in parsed(written).iter()]


def test_what_is_too_much_is_left_out_and_that_is_said() -> None:
    objects = tuple(creature(f"Bear {'x' * n}", "Rob") for n in range(100))
    full = table(objects=objects)
    telling = cut_short(reason="too much")
    last = replace(telling.moments[-1], said=(), state=full)
    found = beats(by_id()[ORDERS], replace(telling, moments=(*telling.moments[:-1], last)))[6]
    assert len(found.changes) == stepping.MOST
    assert found.left_out > 0
    root = parsed(page(by_id()[ORDERS], replace(telling, moments=(*telling.moments[:-1], last))))
    assert f"{found.left_out} more lines are left out" in text(root)


def test_tables_are_left_out_when_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    one = steps(ORDERS)
    first = next(beat.fresh for beat in one if beat.fresh)
    monkeypatch.setattr(stepping, "ROOM", len(msgspec.json.encode(first.board)))
    found = steps(ORDERS)
    assert [beat.fresh.key for beat in found if beat.fresh] == [first.key]
    assert {beat.frame for beat in found} == {first.key, ""}


@pytest.mark.parametrize("id_", ALL)
def test_the_page_lists_the_cards_with_what_they_do(id_: str) -> None:
    root = parsed(page(by_id()[id_], told(id_)))
    (listed,) = by_class(root, "summaries")
    said = [" ".join("".join(one.itertext()).split()) for one in listed]
    wanted = [words for card in cards_of(by_id()[id_]) for words in (card.name, card.summary)]
    assert said == wanted
    assert wanted
