"""What a state says twice has to agree, to the last turn and the last card."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from tests.engine.test_client import Script, answered

from apnap.engine.client import Client, EngineBroke
from apnap.engine.coherence import Coherence
from apnap.protocol import AnswerSaid, Concede, Load, Object, State, Verdict
from apnap.protocol.answers import Pass
from apnap.protocol.decisions import Priority, YesNo
from apnap.protocol.schemas.conversation import POSITION

ROB, *OTHERS = POSITION.players
HELD: Final = Object(name="Forest", card="Forest", owner="Rob", zone="hand")
ON_TOP: Final = replace(HELD, zone="library")


def state(*objects: Object, turn: int = 0, **counts: int) -> State:
    """Return a state with these objects, and with so many cards of Rob's."""
    asked = Priority(id="p", decider="Rob", turn=turn)
    players = (replace(ROB, **counts), *OTHERS)
    return replace(POSITION, objects=objects, players=players, pending=(asked,))


@pytest.mark.parametrize(
    ("shown", "problem"),
    [
        (state(turn=0), ""),
        (state(turn=1), "the decision 'p' belongs to turn 1, and `turns` has 1"),
        (replace(state(turn=1), turns=()), ""),
        (state(HELD, hand=1), ""),
        (state(HELD, hand=0), "`players.0.hand` counts 0 in the hand of 'Rob', where"),
        (state(HELD, hand=2), "`players.0.hand` counts 2 in the hand of 'Rob', where"),
        (state(ON_TOP, library=1), ""),
        (state(ON_TOP, library=2), ""),
        (state(ON_TOP, library=0), "`players.0.library` counts 0 in the library of 'Rob', where"),
    ],
)
def test_what_is_told_in_two_places(shown: State, problem: str) -> None:
    told = Coherence().breach(shown)
    assert told.startswith(problem) if problem else not told


@pytest.mark.parametrize(("whole", "only_counted"), [(False, ""), (True, "Rob")])
def test_of_hands_that_are_only_counted_no_more_is_listed_than_there_is(
    *, whole: bool, only_counted: str
) -> None:
    more, less = (
        Coherence().breach(state(HELD, hand=hand), whole=whole, only_counted={only_counted})
        for hand in (2, 0)
    )
    assert not more
    assert less


def test_an_id_means_a_decision_of_one_player_whoever_decides_for_them() -> None:
    coherence = Coherence()
    for decider, whose, kind, problem in (
        ("Rob", None, Priority, ""),
        ("Alex", "Rob", Priority, ""),
        ("Rob", "Alex", Priority, "the id 'p' is used again"),
        ("Rob", None, YesNo, "the id 'p' is used again"),
    ):
        asked = kind(id="p", decider=decider, subject=whose)
        told = coherence.breach(replace(POSITION, pending=(asked,)))
        assert told.startswith(problem) if problem else not told


@pytest.mark.parametrize("method", ["load", "concede", "answer"])
def test_ids_begin_anew_with_a_position_and_once_somebody_has_conceded(method: str) -> None:
    first, then = (
        answered(Verdict("accepted", state=replace(state(), pending=(asked,))))
        for asked in (Priority(id="p", decider="Rob"), Priority(id="p", decider="Alex"))
    )
    client = Client(Script(first, then))
    client.load(Load(POSITION))
    if method == "load":
        client.load(Load(POSITION))
    elif method == "concede":
        client.concede(Concede("Rob"))
    else:
        said = AnswerSaid("Rob", "p", Pass())
        with pytest.raises(EngineBroke, match="used again"):
            client.answer(said)
