"""The rule that a line breaks is named, also where all passes are left out and much came of it."""

from __future__ import annotations

from msgspec.structs import replace
from tests.logs.games import Line
from tests.logs.rules_named.test_causes_a_stranger_missed import (
    PASSES,
    attack,
    begun,
    rule,
    run_past,
    there,
)
from tests.reference.transitions.games import logged, state, thing, turn

from apnap.protocol import BlockSaid, Cast, DeclareBlockers, Object, Pass

FORESTS = ("F1", "F2")


def bears(*others: Object) -> list[Line]:
    """Return a log of a creature spell that resolves, beside other permanents."""
    lands = (there("Forest", name=name) for name in FORESTS)
    board = begun(there("Grizzly Bears", zone="hand"), *lands, *others)
    return logged(board, [("Rob", Cast("Grizzly Bears", pay=FORESTS)), *PASSES, *PASSES])


def test_a_creature_that_outlives_deathtouch_as_blocks_are_declared() -> None:
    board = begun(there("Craw Wurm"), there("Typhoid Rats", "Alex"))
    blocks = DeclareBlockers((BlockSaid("Typhoid Rats", ("Craw Wurm",)),))
    said = [*PASSES, *PASSES, *attack("Craw Wurm"), *PASSES]
    log = logged(board, [*said, ("Alex", blocks), *PASSES])
    log = run_past(log, 8)
    wurm = {**thing(log[-2], "Craw Wurm"), "damage": 1}
    things = state(log[-1])["objects"]
    things[:] = [wurm if one["name"] == "Craw Wurm" else one for one in things]
    assert rule(log, every=False) == "704.5h"


def test_a_token_too_many() -> None:
    log = run_past(bears(there("Genesis Chamber")), 1)
    token = next(one for one in state(log[-1])["objects"] if one.get("kind") == "token")
    state(log[-1])["objects"].append({**token, "name": "~another"})
    assert rule(log, every=False) == "608.2c"


def test_a_library_in_another_order() -> None:
    cards = [
        replace(there("Plains", name=name, zone="library"), position=place)
        for place, name in enumerate(("top", "second", "third"))
    ]
    log = run_past(logged(begun(*cards), [("Rob", Pass())]), 1)
    thing(log[-1], "second")["position"], thing(log[-1], "third")["position"] = 2, 1
    assert rule(log, every=False) == "401.2"


def test_triggers_of_the_wrong_player_first() -> None:
    log = bears(there("Soul Warden"), there("Soul Warden", "Alex", name="Alex's Warden"))
    log = run_past(log[:4], 1)
    turn(log[-1])["stack"].reverse()
    assert rule(log, every=False) == "603.3b"
