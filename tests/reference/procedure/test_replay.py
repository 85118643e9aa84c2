"""The run of an instruction that waits for an answer: when it goes on, and when all is replayed."""

from __future__ import annotations

import msgspec
import pytest
from tests.reference.driving import begin, blockers

from apnap_reference.procedure import replay
from apnap_reference.procedure.instructions import Instruction, dialogue_of
from apnap_reference.procedure.position import Accepted, answer, concede
from apnap_reference.procedure.replay import Position, carried_out
from apnap_reference.rulebook import Rulebook, in_force
from apnap_reference.state.dialogue import Dialogue
from apnap_reference.state.table import PlayerId, Table

ALEX, CARISSA = PlayerId("Alex"), PlayerId("Carissa")

BLOCK = blockers({"Wall of Wood": "Grizzly Bears"})
WRONG = blockers({"Wall of Wood": "Gray Ogre"})


@pytest.fixture
def asked() -> Position:
    """Alex is asked for blocks, and after that Carissa."""
    board = {"Rob": "Grizzly Bears, Gray Ogre", "Alex": "Wall of Wood", "Carissa": "Wall of Stone"}
    game = begin(board).to("declare_attackers")
    game.attack({"Grizzly Bears": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
    return game.inside


@pytest.fixture
def begun(asked: Position, monkeypatch: pytest.MonkeyPatch) -> list[Instruction]:
    """Return the instructions that are run from their first table, from now on."""
    runs: list[Instruction] = []

    def noted(instruction: Instruction, table: Table) -> Dialogue[Table]:
        runs.append(instruction)
        return dialogue_of(instruction, table)

    monkeypatch.setattr(replay, "dialogue_of", noted)
    assert asked.doing is not None
    return runs


def after(position: Position, *, by: PlayerId = ALEX) -> Position:
    """Give the position in which the block is declared."""
    outcome = answer(position, by, BLOCK)
    assert isinstance(outcome, Accepted)
    return outcome.position


def plain(position: Position) -> bytes:
    return msgspec.json.encode(position)


def test_the_run_goes_on_with_what_is_said(asked: Position, begun: list[Instruction]) -> None:
    outcome = concede(after(asked), CARISSA, CARISSA)
    assert isinstance(outcome, Accepted)
    assert asked.doing not in begun


def test_a_run_goes_on_once(asked: Position, begun: list[Instruction]) -> None:
    once = after(asked)
    assert begun == []
    again = after(asked)
    assert begun == [asked.doing]
    assert plain(once) == plain(again)
    assert carried_out(once).numbers == carried_out(again).numbers


def test_after_a_refusal_all_is_replayed(asked: Position, begun: list[Instruction]) -> None:
    assert not isinstance(answer(asked, ALEX, WRONG), Accepted)
    assert begun == []
    after(asked)
    assert begun == [asked.doing]


def test_a_run_goes_on_under_its_own_rulebook_only(
    asked: Position, begun: list[Instruction]
) -> None:
    with in_force(Rulebook("another")):
        after(asked)
    assert begun == [asked.doing]


def test_what_was_stored_is_replayed(asked: Position, begun: list[Instruction]) -> None:
    stored = msgspec.json.decode(plain(asked), type=Position)
    assert plain(after(stored)) == plain(after(asked))
    assert begun == [asked.doing]


def test_no_position_keeps_a_run_that_has_gone_on(asked: Position) -> None:
    """Of the positions of an instruction one keeps a run: the one that was reached last."""
    now = after(asked)
    assert [replay.KEPT in position.__dict__ for position in (asked, now)] == [False, True]
