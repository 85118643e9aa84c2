"""The variants have the options that the rulebook gives them by default."""

import pytest

from apnap.protocol import EditionDate
from apnap.protocol.state import Variant
from apnap.protocol.variants import (
    ALTERNATING_TEAMS,
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    TWO_PLAYER,
    alternating_teams,
    grand_melee,
    life_of_giant,
    two_headed_giant,
)

ALL = (ALTERNATING_TEAMS, FREE_FOR_ALL, GRAND_MELEE, TEAM_VS_TEAM, TWO_HEADED_GIANT, TWO_PLAYER)


def test_each_variant_has_a_name_of_its_own() -> None:
    names = {variant.name for variant in ALL}
    assert len(names) == len(ALL)
    assert None not in names
    assert Variant("multiple").name is None


@pytest.mark.parametrize(
    ("heads", "edition", "life"),
    [
        (2, None, 30),
        (3, None, 45),
        (4, "2020-06-01", 60),
        (2, "2006-10-01", 40),
        (3, "2006-10-01", 60),
    ],
)
def test_life_grows_with_the_heads_of_a_giant(
    heads: int, edition: EditionDate | None, life: int
) -> None:
    assert life_of_giant(heads, edition) == life
    giant = two_headed_giant(heads, edition)
    assert (giant.starting_life, giant.shared_life, giant.shared_team_turns) == (life, True, True)


@pytest.mark.parametrize(("players", "markers"), [(10, 2), (11, 2), (12, 3), (15, 3), (16, 4)])
def test_four_players_share_a_marker(players: int, markers: int) -> None:
    melee = grand_melee(players)
    assert (melee.turn_markers, melee.attack, melee.range_of_influence) == (markers, "left", 1)


def test_alternating_teams_attack_their_neighbours_only() -> None:
    assert alternating_teams() == ALTERNATING_TEAMS
    right = alternating_teams("right")
    assert (right.attack, right.neighbours_only, right.range_of_influence) == ("right", True, 2)


def test_whose_hands_may_be_looked_at() -> None:
    hands = {variant.name: variant.hands for variant in ALL}
    assert hands == {
        "two_player": "own",
        "free_for_all": "own",
        "grand_melee": "own",
        "team_vs_team": "team",
        "two_headed_giant": "team",
        "alternating_teams": "neighbours",
    }
