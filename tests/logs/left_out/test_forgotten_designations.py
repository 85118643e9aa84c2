"""Who has a designation no state shows: what comes of it may be excused once it is forgotten."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.logs.games import checked
from tests.logs.other_ways.test_written_in_other_ways import MONARCH, played, states
from tests.reference.transitions.test_lifelink_and_the_end import upkeep

from apnap.logs.differing import differences
from apnap.logs.judging.excusing import of_designations
from apnap.protocol import Object


@pytest.mark.parametrize(
    ("source", "life", "excused"),
    [(None, 20, ("~9",)), ("Palace Sentinels", 20, ()), (None, 19, ())],
    ids=["without a source", "of a permanent", "and another life total"],
)
def test_only_abilities_without_a_source_are_excused(
    source: str | None, life: int, excused: tuple[str, ...]
) -> None:
    ours = upkeep(5)
    drawing = Object(
        name="~9",
        kind="ability",
        card=None,
        owner="Rob",
        controller="Rob",
        zone="stack",
        source=source,
    )
    turn = replace(ours.turns[0], stack=("~9",))
    players = (replace(ours.players[0], life=life), ours.players[1])
    theirs = replace(ours, objects=(drawing,), turns=(turn,), players=players)
    assert of_designations(tuple(differences(ours, theirs)), ours, theirs) == excused


def test_what_a_forgotten_designation_brings_is_nobodys_fault() -> None:
    lines = played(MONARCH)
    draws = next(
        place
        for place, line in enumerate(lines)
        if "end_step" in [state["turns"][0]["step"] for state in states([line])]
    )
    gap = draws - 5  # the game is taken up again in the main phase before
    found = checked([*lines[:gap], *lines[gap + 1 :]])
    assert found.findings == ()
    assert any("designation" in reason for reason in found.reasons)
