"""Claims that a sixteenth stranger's logs made closer: what is skipped, and what comes back."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from tests.reference.transitions.games import Line, logged, state
from tests.reference.transitions.test_a_fifteenth_stranger import around, of, position, rules

from apnap.protocol import Object, Phase, Skip, State, Step

BEARS: Final = "Grizzly Bears 1"


def begun_in(step: Step, phase: Phase, *objects: Object, skips: tuple[Skip, ...] = ()) -> State:
    """Return a position in a step of Rob's turn, with what is going to be skipped."""
    board = position(*objects)
    return replace(board, turns=(replace(board.turns[0], step=step, phase=phase),), skips=skips)


def into_alexs_turn() -> list[Line]:
    """Return a log in which Alex's turn begins, and its untap step is skipped."""
    bears = replace(of("Alex", "Grizzly Bears"), tapped=True)
    skipped = (Skip("Alex", "untap"),)
    log = logged(begun_in("end_step", "ending", bears, skips=skipped), around("Rob", "Alex"))
    assert state(log[-1])["turns"][0]["active"] == "Alex"
    return log


def test_nothing_untaps_where_that_is_skipped() -> None:
    log = into_alexs_turn()
    assert "502.3" not in {rule for rule, _ in rules(log)}
    for line in log:
        state(line).pop("skips", None)
    assert "502.3" in {rule for rule, _ in rules(log)}
