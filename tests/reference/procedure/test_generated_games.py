"""
What holds in every game, whatever is said in it.

Hypothesis draws a board and the moves of a game (`playing`). By default a fixed, small number of
games is played; with `APNAP_GAMES=2000` in the environment so many of each kind are played,
different ones each time.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from tests.reference.invariants import breaches
from tests.reference.playing import GAMES, MOVE, Message, boards, choice, message, obliging

from apnap.protocol import validation
from apnap.protocol.answers import Activate, Cast, DeclareAttackers, PlayLand
from apnap.protocol.decisions import (
    AssignDamageAsked,
    ChooseObjects,
    Decision,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    PayAsked,
    Priority,
)
from apnap.protocol.messages import AnswerSaid, Concede, Load, Verdict
from apnap.protocol.state import State
from apnap_reference.engine import ReferenceEngine
from apnap_reference.procedure.replay import Position

THOROUGH: Final = os.environ.get("APNAP_GAMES")
QUICK: Final = (Phase.explicit, Phase.generate)
"""Without the search for a smaller game that fails as well, which may take minutes."""
games: Final = settings(
    max_examples=int(THOROUGH or 50),
    derandomize=THOROUGH is None,
    deadline=None,
    phases=QUICK if THOROUGH is None else tuple(Phase),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
ANNOUNCEMENTS: Final = (Activate, Cast, DeclareAttackers, PlayLand)
ANSWERED_FREELY: Final = (
    AssignDamageAsked,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    PayAsked,
    Priority,
)
"""Decisions that offer more than what is legal together."""

PATIENCE: Final = 300
"""So many answers, most of them passes, bring every turn to its end."""

LONGEST: Final = 600 if THOROUGH is None else 36_000
"""Seconds after which a test that still runs is taken for an endless loop."""


@pytest.fixture(autouse=True)
def _no_endless_loop() -> Iterator[None]:
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


def loaded(position: State) -> tuple[ReferenceEngine, Verdict]:
    engine = ReferenceEngine()
    verdict = engine.load(Load(position))
    assert verdict.verdict == "accepted", verdict.reason
    return engine, verdict


def resumed(position: Position) -> ReferenceEngine:
    engine = ReferenceEngine()
    engine._position = position  # noqa: SLF001 - a position is all that an engine holds
    return engine


def held(engine: ReferenceEngine) -> Position:
    position = engine._position  # noqa: SLF001 - a position is all that an engine holds
    assert position is not None
    return position


def tell(engine: ReferenceEngine, said: Message) -> Verdict:
    return engine.concede(said) if isinstance(said, Concede) else engine.answer(said)


def played(
    engine: ReferenceEngine, verdict: Verdict, moves: list[int]
) -> Iterator[tuple[Message, Verdict]]:
    """Make the moves, as far as the game lasts; yield what was said and what came of it."""
    for move in moves:
        state = verdict.state
        assert state is not None
        if not state.pending:
            return
        said = message(state, move)
        verdict = tell(engine, said)
        yield said, verdict


def as_json(record: object) -> bytes:
    return msgspec.json.encode(record)


@games
@given(boards(), GAMES)
def test_every_prefix_of_a_game_replayed_equals_the_live_run(
    board: State, moves: list[int]
) -> None:
    live, verdict = loaded(board)
    positions = [held(live)]
    seen = [as_json(positions[0])]
    said = []
    for spoken, _ in played(live, verdict, moves):
        said.append(spoken)
        positions.append(held(live))
        seen.append(as_json(positions[-1]))
    again, _ = loaded(board)
    assert as_json(held(again)) == seen[0]
    for spoken, position in zip(said, seen[1:], strict=True):
        tell(again, spoken)
        assert as_json(held(again)) == position
    assert [as_json(position) for position in positions] == seen, "a position was changed"


@games
@given(boards(), GAMES)
def test_a_position_written_and_read_back_goes_on_in_the_same_way(
    board: State, moves: list[int]
) -> None:
    live, verdict = loaded(board)
    stored = as_json(held(live))
    for said, expected in played(live, verdict, moves):
        copy = resumed(msgspec.json.decode(stored, type=Position))
        assert as_json(held(copy)) == stored
        assert tell(copy, said) == expected
        stored = as_json(held(live))
        assert as_json(held(copy)) == stored


@games
@given(boards(), GAMES)
def test_what_is_said_twice_in_one_position_comes_to_the_same(
    board: State, moves: list[int]
) -> None:
    """The run that waits for an answer goes on once; the second time everything is replayed."""
    live, verdict = loaded(board)
    before = held(live)
    for said, after in played(live, verdict, moves):
        again = resumed(before)
        assert tell(again, said) == after
        before = held(live)
        assert as_json(held(again)) == as_json(before)


@games
@given(boards(), GAMES)
def test_what_is_rejected_changes_nothing(board: State, moves: list[int]) -> None:
    """
    A refused part of an announcement takes back all of it, and nothing that came before.

    What stands then when somebody has left meanwhile is for other tests.
    """
    live, verdict = loaded(board)
    announcing: State | None = None
    somebody_left = False
    for said, after in played(live, verdict, moves):
        before, verdict = verdict, after
        assert verdict.state is not None
        if verdict.verdict == "accepted":
            assert not verdict.violations
            inside = any("." in decision.id for decision in verdict.state.pending)
            somebody_left = inside and (isinstance(said, Concede) or somebody_left)
            if _announces(said):
                announcing, somebody_left = before.state, False
        else:
            assert verdict.verdict == "rejected"
            assert verdict.violations, said
            assert all(violation.reason for violation in verdict.violations)
            same = _same(before.state, verdict.state) or _same(announcing, verdict.state)
            assert same or somebody_left, said


def _announces(said: Message) -> bool:
    return isinstance(said, AnswerSaid) and isinstance(said.say, ANNOUNCEMENTS)


def _same(before: State | None, now: State) -> bool:
    """Tell whether two states differ at most in what their decision is called."""
    if before is None or [type(d) for d in before.pending] != [type(d) for d in now.pending]:
        return False
    pending = tuple(
        msgspec.structs.replace(decision, id=later.id)
        for decision, later in zip(before.pending, now.pending, strict=True)
    )
    return msgspec.structs.replace(before, pending=pending) == now


@games
@given(boards(), GAMES)
def test_every_state_of_a_game_makes_sense(board: State, moves: list[int]) -> None:
    live, verdict = loaded(board)
    start = verdict.state
    assert start is not None
    assert list(breaches(held(live), start, start)) == []
    for said, after in played(live, verdict, moves):
        assert after.state is not None
        assert list(breaches(held(live), start, after.state)) == [], said


@games
@given(boards(), GAMES)
def test_what_is_shown_fits_the_schema(board: State, moves: list[int]) -> None:
    live, verdict = loaded(board)
    validation.check("load.result", msgspec.to_builtins(verdict))
    for said, after in played(live, verdict, moves):
        name = "concede.result" if isinstance(said, Concede) else "answer.result"
        validation.check(name, msgspec.to_builtins(after))


def chooses_a_pile(asked: Decision) -> bool:
    """Of a pile all cards are named or none, so that not every choice among them is one."""
    return isinstance(asked, ChooseObjects) and asked.purpose.startswith("pile")


def offers_legal_choices_only(asked: Decision) -> bool:
    """Tell whether each choice of the right size is legal; a pile is taken as a whole."""
    return not isinstance(asked, ANSWERED_FREELY) and "pile" not in getattr(asked, "purpose", "")


@games
@given(boards(), GAMES)
def test_what_is_offered_is_accepted(board: State, moves: list[int]) -> None:
    """A choice as offered is refused only if the announcement of which it is a part is not paid."""
    live, verdict = loaded(board)
    for move in moves:
        assert verdict.state is not None
        if not verdict.state.pending:
            return
        asked = verdict.state.pending[0]
        if not offers_legal_choices_only(asked):
            verdict = tell(live, message(verdict.state, move))
            continue
        said = choice(asked, Random(move))  # noqa: S311 - a game
        verdict = tell(live, AnswerSaid(asked.decider, asked.id, said))
        unpaid = [violation.rule for violation in verdict.violations] in (["118.3"], ["409.1h"])
        assert verdict.verdict == "accepted" or unpaid, (asked, said, verdict.violations)


@games
@given(boards(), GAMES, MOVE)
def test_every_game_goes_on_to_the_next_turn_or_its_end(
    board: State, moves: list[int], last: int
) -> None:
    """From wherever a game has come, there is something legal to say, and turns come to an end."""
    live, verdict = loaded(board)
    for _, after in played(live, verdict, moves):
        verdict = after
    chance = Random(last)  # noqa: S311 - a game
    assert verdict.state is not None
    number = verdict.state.turns[0].number
    for _ in range(PATIENCE):
        assert verdict.state is not None
        if not verdict.state.pending or verdict.state.turns[0].number != number:
            return
        asked = verdict.state.pending[0]
        for say in obliging(asked, chance):
            verdict = tell(live, AnswerSaid(asked.decider, asked.id, say))
            if verdict.verdict == "accepted" or isinstance(asked, PayAsked):
                break
        else:
            pytest.fail(f"nothing that is legal can be said about {asked}")
    pytest.fail(f"the turn {number} does not end")
