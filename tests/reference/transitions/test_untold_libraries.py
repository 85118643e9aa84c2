"""Libraries that only the position lists, and basic lands that make mana."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import Line, found, game, thing, turn
from tests.reference.transitions.test_falsified_games import into, where
from tests.reference.transitions.test_lifelink_and_the_end import heard, upkeep

from apnap.protocol import Activate, Object, State


def counted(*, unknown: bool = False) -> list[Line]:
    """Return a log that lists the libraries in the position, and counts their cards after that."""
    log = game(unknown=unknown)
    for line in log:
        shown = line["said"]["state"]
        shown["objects"] = [one for one in shown["objects"] if one["zone"] != "library"]
    return log


def drawn_otherwise(log: list[Line]) -> int:
    """Have a player draw another card than the one on top; return on which line."""
    place = where(log, into("draw"))
    active = turn(log[place])["active"]
    for line in log[place:]:
        held = [one for one in line["said"]["state"]["objects"] if one["zone"] == "hand"]
        for one in held:
            if one["name"] == f"{active}'s card 0":
                one["name"] = f"{active}'s card 4"
    assert thing(log[place], f"{active}'s card 4")
    return place


def test_another_card_is_drawn_than_the_position_has_on_top() -> None:
    log = counted()
    place = drawn_otherwise(log)
    assert [(one.at, one.rule) for one in found(log)] == [(place, "121.1")]


def test_libraries_are_counted_from_then_on() -> None:
    assert found(counted()) == ()


def test_what_nobody_knows_may_have_shuffled_a_library() -> None:
    log = counted(unknown=True)
    drawn_otherwise(log)
    assert found(log) == ()


def with_a_forest(card: str, *, tapped: bool, pool: tuple[str, ...] = ()) -> State:
    """Return a state in which Rob has a land."""
    forest = Object(name="Land", card=card, owner="Rob", controller="Rob", zone="battlefield")
    before = upkeep(6)
    rob, *others = before.players
    return replace(
        before,
        objects=(*before.objects, replace(forest, tapped=tapped)),
        players=(replace(rob, mana_pool=pool), *others),
        turns=(replace(before.turns[0], passed=()),),
    )


@pytest.mark.parametrize(
    ("card", "tapped", "rules"),
    [("Forest", True, []), ("Forest", False, ["305.6"]), ("Strange Land", False, [])],
)
def test_a_basic_land_is_tapped_for_mana(card: str, rules: list[str], *, tapped: bool) -> None:
    before = with_a_forest(card, tapped=False)
    after = with_a_forest(card, tapped=tapped, pool=("G",))
    assert heard(("Rob", Activate("Land"), after), before=before) == rules
