"""Which cards have to do with a rule: those that name what its function names."""

from __future__ import annotations

import pytest

from apnap.engine.near import near_reference
from apnap.protocol import RuleNumber
from apnap.rulebooks import newest
from apnap_reference.nearness import cards_near, rules_near


@pytest.fixture(autouse=True, scope="module")
def _all_rules() -> None:
    near_reference()  # with the engine all of its rules are known


@pytest.mark.parametrize(
    ("about", "card"),
    [
        (RuleNumber(503, 2), "Reset"),
        (RuleNumber(702, 49, "c"), "Ninja of the Deep Hours"),
        (RuleNumber(603, 12), "Intrepid Adversary"),
        ("alternative cost", "Force of Will"),
    ],
)
def test_a_card_is_near_that_names_what_few_others_name(about: RuleNumber | str, card: str) -> None:
    near = cards_near([about], newest())
    assert near[card] == max(near.values())
    assert sum(near.values()) == pytest.approx(1)


def test_what_most_cards_name_brings_none_near() -> None:
    assert "Grizzly Bears" not in cards_near(
        [RuleNumber(508, 1, "f"), RuleNumber(704, 5, "g")], newest()
    )


def test_without_a_function_the_neighbours_of_a_rule_speak_for_it() -> None:
    near = cards_near([RuleNumber(502, 4)], newest())
    assert near["Sandbar Crocodile"] > near.get("Hollowsage", 0)


def test_what_applies_a_rule_speaks_for_it_too() -> None:
    near = cards_near([RuleNumber(802, 3, "a")], newest())
    assert near["Mogg Flunkies"] > near.get("Hill Giant", 0)  # 508.1c holds the limits of attacks


def test_a_rule_is_seen_by_its_own_functions_or_else_by_those_beside_it() -> None:
    assert rules_near([RuleNumber(508, 5)], newest()) == [RuleNumber(508, 5)]
    assert RuleNumber(117, 3, "d") in rules_near([RuleNumber(117, 3, "b")], newest())
    both = [RuleNumber(702, 41, "a"), RuleNumber(702, 41, "b")]
    assert rules_near(["affinity"], newest()) == both


def test_no_card_is_near_what_is_no_rule() -> None:
    assert cards_near(["nothing of the kind"], newest()) == {}


def test_the_reference_engine_nearby_is_asked_for_it() -> None:
    assert near_reference().cards_near([RuleNumber(503, 2)], newest())["Reset"] > 0
    assert near_reference().rules_near([RuleNumber(503, 2)], newest()) == (RuleNumber(503, 2),)
