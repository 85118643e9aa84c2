"""Recordings: what was said comes back as it was, and changes are kept instead of states."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tools.fuzz.records import records

from apnap.driver import (
    CannotBeRead,
    Change,
    Exchange,
    Recording,
    Refusal,
    Said,
    exchanges,
    recorded,
)
from apnap.protocol.answers import Pass
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict, View, Viewed
from apnap.protocol.schemas.conversation import POSITION
from apnap.protocol.state import Object, State

A, B, C = (Object(name=name, card=name, owner="Rob", zone="hand") for name in "ABC")


def holding(*objects: Object) -> State:
    return msgspec.structs.replace(POSITION, objects=objects)


def shown(*states: State) -> tuple[Exchange, ...]:
    return tuple(Exchange(Load(POSITION), None, Verdict("accepted", state=s)) for s in states)


def back(told: tuple[Exchange, ...]) -> tuple[Exchange, ...]:
    """Return exchanges as they come back from a file."""
    return exchanges(msgspec.json.decode(msgspec.json.encode(recorded(told)), type=Recording))


def second(*states: State) -> Said:
    return recorded(shown(*states))[-1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((A, B), (A, B)),
        ((A, B), (A, B, C)),
        ((A, B), (A,)),
        ((A, B), ()),
        ((), (A, B)),
        ((A, B, C), (C, A, B)),
        ((A, C), (A, B, C)),
        ((A, B), (msgspec.structs.replace(A, zone="graveyard"), B)),
        ((A, A), (A, B)),
        ((A, B), (A, A)),
    ],
)
def test_objects_come_back_in_their_order(
    before: tuple[Object, ...], after: tuple[Object, ...]
) -> None:
    told = shown(holding(*before), holding(*after))
    assert back(told) == told


def test_only_what_has_changed_is_kept() -> None:
    tapped = msgspec.structs.replace(A, tapped=True)
    after = msgspec.structs.replace(holding(tapped, C), stage="over")
    said = second(holding(A, B), after)
    assert said.state is None
    assert said.change == Change(fields={"stage": "over"}, objects=(tapped, C), gone=("B",))
    assert second(after, holding(A)).change == Change(dropped=("stage",), objects=(A,), gone=("C",))


def test_nothing_new_is_an_empty_change() -> None:
    assert second(holding(A), holding(A)).change == Change()


def test_names_that_do_not_tell_objects_apart_are_kept_in_full() -> None:
    assert second(holding(A, B), holding(A, A)).state == holding(A, A)


def test_all_kinds_of_messages_and_answers_come_back() -> None:
    told = (
        Exchange(Load(POSITION, 7), None, Verdict("accepted", state=POSITION)),
        Exchange(View("Rob"), None, Viewed(holding(A))),
        Exchange(View("Alex"), None, Refusal(-32601, "no such method")),
        Exchange(AnswerSaid("Rob", "1", Pass()), None, Verdict("unsupported", reason="no")),
        Exchange(Concede("Rob"), None, None),
    )
    assert back(told) == told


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.lists(records(Verdict), max_size=4))
def test_whatever_an_engine_may_say_comes_back(verdicts: list[Verdict]) -> None:
    told = tuple(Exchange(Concede("Rob"), None, verdict) for verdict in verdicts)
    assert back(told) == told


@pytest.mark.parametrize(
    ("recording", "problem"),
    [
        ((Said(concede=Concede("Rob"), verdict="accepted", change=Change()),), "no state that"),
        (
            (*recorded(shown(POSITION)), Said(view=View("Rob"), change=Change(fields={"x": 1}))),
            "the changes lead to no state",
        ),
    ],
)
def test_changes_that_lead_nowhere_are_an_error(recording: Recording, problem: str) -> None:
    with pytest.raises(CannotBeRead, match=problem):
        exchanges(recording)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "expected one of `load`"),
        ('{"concede":{"player":"R"},"view":{"player":"R"}}', "expected one of `load`"),
        ('{"concede":{"player":"R"},"change":{}}', "no state without a verdict"),
        ('{"view":{"player":"R"},"verdict":"accepted"}', "no verdict on a look"),
        (
            '{"view":{"player":"R"},"change":{},"refused":{"code":1,"problem":"x"}}',
            "neither verdict nor state",
        ),
    ],
)
def test_one_thing_is_said_and_one_comes_back(text: str, problem: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=problem):
        msgspec.json.decode(text, type=Said)
