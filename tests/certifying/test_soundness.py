"""What was recorded of an engine is held to what the client holds engines to."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from apnap.certifying.soundness import Soundness, Unsound
from apnap.driver import Exchange, Keeping
from apnap.protocol import AnswerSaid, Concede, Load, Priority, State, Verdict
from apnap.protocol.answers import Pass
from apnap.protocol.schemas.conversation import POSITION

ANSWER: Final = AnswerSaid("Rob", "p", Pass())


def asking(decider: str) -> State:
    return replace(POSITION, pending=(Priority(id="p", decider=decider),))


def look(*exchanges: Exchange) -> None:
    """Look at exchanges as they are recorded."""
    keeping, soundness = Keeping(), Soundness()
    for one in exchanges:
        soundness.look(keeping.said(one), one)


@pytest.mark.parametrize("said", [Load(POSITION), Concede("Carissa")])
def test_ids_begin_anew_with_a_position_and_once_somebody_has_conceded(
    said: Load | Concede,
) -> None:
    look(
        Exchange(said=Load(POSITION), heard=Verdict("accepted", state=asking("Rob"))),
        Exchange(said=said, heard=Verdict("accepted", state=asking("Alex"))),
    )


def test_an_id_that_is_used_again_was_never_heard() -> None:
    with pytest.raises(Unsound, match="answer 2 breaks the contract: the id 'p' is used again"):
        look(
            Exchange(said=Load(POSITION), heard=Verdict("accepted", state=asking("Rob"))),
            Exchange(said=ANSWER, heard=Verdict("accepted", state=asking("Alex"))),
        )
