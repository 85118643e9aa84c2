"""Basic lands that make mana."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import found
from tests.reference.transitions.test_damage_and_legends import lines
from tests.reference.transitions.test_lifelink_and_the_end import heard, upkeep

from apnap.protocol import Activate, Object, State


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


@pytest.mark.parametrize(("pool", "rules"), [(("G",), []), (("G", "G"), ["305.6"])])
def test_a_basic_land_makes_one_mana(pool: tuple[str, ...], rules: list[str]) -> None:
    before = with_a_forest("Forest", tapped=False)
    after = with_a_forest("Forest", tapped=True, pool=pool)
    assert heard(("Rob", Activate("Land"), after), before=before) == rules


@pytest.mark.parametrize(("number", "rules"), [(5, []), (4, ["305.6"])])
def test_a_land_untaps_where_priorities_are_left_out_and_its_turn_begins(
    number: int, rules: list[str]
) -> None:
    before = with_a_forest("Forest", tapped=False)
    turn = replace(before.turns[0], active="Alex", phase="ending", step="end_step")
    before = replace(before, turns=(turn,))
    began = replace(turn, number=5, active="Rob", phase="beginning", step="upkeep")
    after = replace(before, turns=(turn if number == 4 else began,))
    log = lines(before, "1", Activate("Land"), after)
    assert [one.rule for one in found(log, every_priority=False)] == rules
