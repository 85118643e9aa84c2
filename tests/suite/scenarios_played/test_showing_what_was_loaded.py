"""An engine has to show the position that it was asked to set up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from apnap.driver.loading_position import differences
from apnap.protocol import EditionDate
from apnap.protocol.state import Object, Player, State, Turn, Variant

ASKED = State(
    edition=EditionDate("2026-01-16"),
    variant=Variant("multiple"),
    players=(Player(name="Rob", life=20, poison=3), Player(name="Alex", life=20)),
    turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main"),),
    objects=(
        Object(
            name="a Gem",
            card="Gem",
            owner="Rob",
            controller="Rob",
            zone="battlefield",
            chosen={"color": "red"},
        ),
    ),
)


def test_what_is_shown_as_asked_is_no_difference() -> None:
    assert list(differences(ASKED, ASKED)) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"poison": 0}, "poison of Rob is 0, not 3"),
        ({"life": 19}, "life of Rob is 19, not 20"),
    ],
)
def test_players_are_compared(changed: dict[str, Any], told: str) -> None:
    rob, alex = ASKED.players
    shown = replace(ASKED, players=(replace(rob, **changed), alex))
    assert list(differences(ASKED, shown)) == [told]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"chosen": {}}, "chosen of a Gem is {}, not {'color': 'red'}"),
        ({"tapped": True}, "tapped of a Gem is True, not False"),
    ],
)
def test_objects_are_compared(changed: dict[str, Any], told: str) -> None:
    (gem,) = ASKED.objects
    shown = replace(ASKED, objects=(replace(gem, **changed),))
    assert list(differences(ASKED, shown)) == [told]


def test_what_is_not_known_is_no_difference() -> None:
    rob, alex = ASKED.players
    assert (
        list(differences(ASKED, replace(ASKED, players=(replace(rob, poison="unknown"), alex))))
        == []
    )
