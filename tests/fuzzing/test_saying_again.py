"""A game that is said again word for word: whatever differs, or is not there, is seen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from apnap.driver import Exchange
from apnap.driver.seating import seated
from apnap.engine.near import Near, near_reference
from apnap.fuzzing.moves import temper
from apnap.fuzzing.replayed import Reference, judged
from apnap.fuzzing.speaking_up import improvised
from apnap.protocol import AnswerSaid, State, Verdict
from apnap.protocol.recorded import Refusal
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.rulebooks import newest


@pytest.fixture
def reference() -> Near:
    return near_reference()


@pytest.fixture
def exchanges(reference: Near) -> Sequence[Exchange]:
    chance = Random(1)  # noqa: S311 - no secret
    position = replace(seated(FREE_FOR_ALL, ("Rob", "Alex", "Carissa")), active="Rob")
    calm = replace(temper(chance), wrong=0.0, conceding=0.0)
    played = improvised(reference, position.state(newest()), chance, 8, calm)
    assert played.answers == 8
    return played.exchanges


def says_the_same(reference: Near, exchanges: Sequence[Exchange]) -> bool:
    return Reference(reference, every_priority=True).says_the_same(exchanges)


def verdict(exchange: Exchange) -> tuple[Verdict, State]:
    assert exchange.verdict is not None
    assert exchange.verdict.state is not None
    return exchange.verdict, exchange.verdict.state


def test_the_same_engine_says_the_same(reference: Near, exchanges: Sequence[Exchange]) -> None:
    assert says_the_same(reference, exchanges)
    assert says_the_same(reference, exchanges)  # it is begun anew each time


@pytest.mark.parametrize("at", [0, 3, 8])
def test_another_figure_is_seen_and_judged(
    reference: Near, exchanges: Sequence[Exchange], at: int
) -> None:
    heard, state = verdict(exchanges[at])
    first, *others = state.players
    players = (replace(first, life=7), *others)
    other = replace(heard, state=replace(state, players=players))
    wrong = (*exchanges[:at], replace(exchanges[at], heard=other), *exchanges[at + 1 :])
    assert not says_the_same(reference, wrong)
    found = judged("reference", reference, wrong, every_priority=True)
    assert found is not None
    assert found.at == at


@pytest.mark.parametrize("at", [0, 3, 8])
def test_what_goes_wrong_is_seen_while_the_game_is_played(
    reference: Near, exchanges: Sequence[Exchange], at: int
) -> None:
    heard, state = verdict(exchanges[at])
    other = replace(heard, state=replace(state, players=state.players[::-1]))
    wrong = (*exchanges[:at], replace(exchanges[at], heard=other), *exchanges[at + 1 :])
    beside = Reference(reference, every_priority=True)
    seen = [beside.sees(wrong[:length]) for length in range(1, len(wrong) + 1)]
    assert seen.index(True) == at
    found = beside.difference(wrong)
    assert found is not None
    assert found.at == at
    assert found == judged("reference", reference, wrong, every_priority=True)


def test_a_game_goes_on_after_what_differs_and_is_allowed(
    reference: Near, exchanges: Sequence[Exchange]
) -> None:
    heard, state = verdict(exchanges[3])
    asked = tuple(replace(one, id="another one") for one in state.pending)
    allowed = replace(exchanges[3], heard=replace(heard, state=replace(state, pending=asked)))
    first = exchanges[4].said
    assert isinstance(first, AnswerSaid)
    named = replace(exchanges[4], said=replace(first, about="another one"))
    game = (*exchanges[:3], allowed, named, *exchanges[5:])
    beside = Reference(reference, every_priority=True)
    assert not any(beside.sees(game[:length]) for length in range(1, len(game) + 1))
    assert not beside.says_the_same(game)
    assert beside.difference(game) is None


def test_another_verdict_is_seen(reference: Near, exchanges: Sequence[Exchange]) -> None:
    heard, _ = verdict(exchanges[-1])
    wrong = replace(exchanges[-1], heard=replace(heard, verdict="rejected"))
    assert not says_the_same(reference, (*exchanges[:-1], wrong))


def test_what_the_reference_cannot_be_told_is_not_the_same(
    reference: Near, exchanges: Sequence[Exchange]
) -> None:
    said = exchanges[1].said
    assert isinstance(said, AnswerSaid)
    unknown = replace(exchanges[1], said=replace(said, about="nothing that is asked"))
    assert not says_the_same(reference, (exchanges[0], unknown))
    assert not says_the_same(near_reference(), exchanges[1:])  # no position is loaded there


def test_what_follows_a_refused_message_is_not_judged(
    reference: Near, exchanges: Sequence[Exchange]
) -> None:
    refused = replace(exchanges[1], heard=Refusal(-32000, "nobody is called so"))
    heard, _ = verdict(exchanges[2])
    wrong = replace(exchanges[2], heard=replace(heard, verdict="rejected"))
    cut = (exchanges[0], refused, wrong)
    assert says_the_same(reference, cut)
    assert judged("reference", reference, cut, every_priority=True) is None
