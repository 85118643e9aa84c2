"""Claims about a duel in which little happens: what they find, and how certain it is."""

from __future__ import annotations

from typing import Final

import pytest
from tests.reference.transitions.games import Line, found, logged, player, state, thing, turn

from apnap.protocol import (
    Answer,
    Cast,
    DeclareAttackers,
    EditionDate,
    Object,
    Pass,
    Pay,
    Player,
    State,
    Turn,
    Variant,
)
from apnap.protocol.recorded import Certainty

GAME: Final[tuple[tuple[str, Answer], ...]] = (
    ("Alex", Cast("Shock", targets=("Rob",), pay="auto")),
    ("Alex", Pass()),
    ("Rob", Pass()),
    ("Alex", Pass()),
    ("Rob", Pass()),
    ("Alex", Pass()),
    ("Rob", Pass()),
    ("Alex", DeclareAttackers()),
    ("Alex", Pass()),
    ("Rob", Pass()),
)
SHOCKED, COMBAT_ENDS = 3, 10


def position(life: int, *more: str) -> State:
    """Return a position in which Alex can cast Shock; `more` are cards that lie in play."""

    def there(name: str) -> Object:
        return Object(name=name, card=name, owner="Alex", controller="Alex", zone="battlefield")

    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=(
            Player(name="Rob", life=life, library=9),
            Player(name="Alex", life=20, hand=1, library=9),
        ),
        turns=(
            Turn(active="Alex", phase="precombat_main", step="precombat_main", priority="Alex"),
        ),
        objects=(
            *map(there, ("Hill Giant", "Mountain", *more)),
            Object(name="Shock", card="Shock", owner="Alex", zone="hand"),
        ),
    )


def played(life: int = 20, *more: str) -> list[Line]:
    return logged(position(life, *more), GAME)


def told(log: list[Line]) -> list[tuple[int, str | None, Certainty]]:
    """Return where something is found, under which rule, and how certain it is."""
    return [(one.at, one.rule, one.certainty) for one in found(log)]


def test_as_it_is_nothing_is_found() -> None:
    log = played()
    assert turn(log[COMBAT_ENDS])["step"] == "end_of_combat"
    assert told(log) == []


@pytest.mark.parametrize("step", ["declare_blockers", "combat_damage"])
def test_nothing_is_blocked_and_no_damage_dealt_where_nothing_attacks(step: str) -> None:
    log = played()
    turn(log[COMBAT_ENDS])["step"] = step
    assert (COMBAT_ENDS, "508.8") in {(at, rule) for at, rule, _ in told(log)}


@pytest.mark.parametrize("zone", ["hand", "exile", "library"])
def test_a_spell_that_has_resolved_goes_to_the_graveyard(zone: str) -> None:
    log = played()[: SHOCKED + 1]
    thing(log[SHOCKED], "Shock")["zone"] = zone
    assert (SHOCKED, "608.2n", "possible") in told(log)


def test_where_a_spell_that_nobody_knows_goes_is_left_alone() -> None:
    log = played()[: SHOCKED + 1]
    for line in log:
        thing(line, "Shock")["card"] = "Strange Shock"
    thing(log[SHOCKED], "Shock")["zone"] = "exile"
    assert "608.2n" not in {rule for _, rule, _ in told(log)}


def paid_late() -> list[Line]:
    """Return a log in which Shock is announced first, and its cost asked for then."""
    asked = (("Alex", Cast("Shock", targets=("Rob",), pay=None)), ("Alex", Pay("auto")))
    return logged(position(20), asked)


def test_what_is_paid_when_asked_for_it_is_no_finding() -> None:
    log = paid_late()
    assert thing(log[-1], "Mountain")["tapped"]
    assert told(log) == []


def test_whoever_is_asked_for_a_cost_gives_something() -> None:
    log = paid_late()
    thing(log[-1], "Mountain")["tapped"] = False
    assert (len(log) - 1, "601.2h", "possible") in told(log)


def without_life(log: list[Line]) -> list[Line]:
    """Let a log go on, up to the spell, after which Rob has no life left."""
    for line in log[: SHOCKED + 1]:
        player(line, "Rob")["life"] -= 18
    return log[: SHOCKED + 1]


def test_who_has_no_life_left_has_certainly_lost() -> None:
    assert (SHOCKED, "704.5a", "certain") in told(without_life(played()))


def test_who_has_no_life_left_may_be_kept_in_the_game() -> None:
    log = without_life(played())
    for line in log:
        thing(line, "Hill Giant")["card"] = "Strange Giant"
    assert (SHOCKED, "704.5a", "possible") in told(log)
    assert state(log[0])["players"][0]["life"] == 2
