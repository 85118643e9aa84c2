"""The Givens that say which game is played: variant, options, seats, teams, turn markers."""

import re
from pathlib import Path
from typing import Final

import pytest

from apnap.driver import Position, PositionError
from apnap.driver.needs import TAGGED, lacking, of_position
from apnap.protocol import EditionDate
from apnap.protocol.messages import Capabilities
from apnap.protocol.state import Marker, State, Team, Variant
from apnap.protocol.variants import (
    ALTERNATING_TEAMS,
    FREE_FOR_ALL,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    TWO_PLAYER,
)
from apnap.suite import load_suite
from apnap.vocabulary.matching import StepError
from apnap.vocabulary.reading_lists import Scope
from apnap.vocabulary.whole import VOCABULARY
from apnap.vocabulary.words import PLAYERS

TODAY: Final = EditionDate("2026-01-16")
EIGHT: Final = ", ".join(PLAYERS[:7]) + " and Hana"
MELEE: Final = f"a Grand Melee between {EIGHT}"
SEATS: Final = [
    ["player", "team", "primary"],
    ["Rob", "Suns", ""],
    ["Alex", "Moons", "yes"],
    ["Carissa", "Suns", "no"],
    ["Dana", "Moons", ""],
]


def position(*givens: str, table: list[list[str]] | None = None) -> Position:
    """Return what the Givens describe; the table belongs to the first of them."""
    described = Position()
    for text in givens:
        scope = Scope(described.seats, described.names)
        call = VOCABULARY.call("given", text, None if described.players else table, scope)
        described = call.phrase.act(described, *call.values)
    return described


def lives(state: State) -> dict[str, object]:
    """Return the life of each player."""
    return {player.name: player.life for player in state.players}


@pytest.mark.parametrize(
    ("text", "variant", "seats", "teams"),
    [
        ("a two-player game between Rob and Alex", TWO_PLAYER, "Rob Alex", ()),
        ("a free-for-all between Rob, Alex and Carissa", FREE_FOR_ALL, "Rob Alex Carissa", ()),
        (
            "a free-for-all with attack right between Rob, Alex and Carissa",
            Variant("right", name="free_for_all"),
            "Rob Alex Carissa",
            (),
        ),
        (
            "a game without attack options between Rob, Alex and Carissa",
            Variant("one_opponent"),
            "Rob Alex Carissa",
            (),
        ),
        (
            "a team game of Rob and Alex against Carissa",
            TEAM_VS_TEAM,
            "Rob Alex Carissa",
            (Team("Rob's team", ("Rob", "Alex")), Team("Carissa's team", ("Carissa",))),
        ),
        (
            "a Two-Headed Giant game of Rob and Alex against Carissa and Dana",
            TWO_HEADED_GIANT,
            "Rob Alex Carissa Dana",
            (
                Team("Rob's team", ("Rob", "Alex"), "Rob"),
                Team("Carissa's team", ("Carissa", "Dana"), "Carissa"),
            ),
        ),
        (
            "an Alternating Teams game of Rob and Alex against Carissa and Dana",
            ALTERNATING_TEAMS,
            "Rob Carissa Alex Dana",
            (Team("Rob's team", ("Rob", "Alex")), Team("Carissa's team", ("Carissa", "Dana"))),
        ),
        (
            "an Alternating Teams game of Rob, Alex and Eve against Carissa",
            ALTERNATING_TEAMS,
            "Rob Carissa Alex Eve",
            (Team("Rob's team", ("Rob", "Alex", "Eve")), Team("Carissa's team", ("Carissa",))),
        ),
    ],
)
def test_a_game(text: str, variant: Variant, seats: str, teams: tuple[Team, ...]) -> None:
    state = position(text).state(TODAY)
    assert state.variant == variant
    assert [player.name for player in state.players] == seats.split()
    assert state.teams == teams
    assert (len(state.turns), state.turns[0].marker, state.markers) == (1, None, ())
    assert set(lives(state).values()) == {variant.starting_life}


@pytest.mark.parametrize(
    ("words", "attack"),
    [
        ("with attack left", "left"),
        ("with attack right", "right"),
        ("without attack options", "one_opponent"),
    ],
)
def test_another_option_for_attacks(words: str, attack: str) -> None:
    alternating = "an Alternating Teams game of Rob and Alex against Carissa and Dana"
    for found in (
        position(f"{alternating} {words}"),
        position(f"an Alternating Teams game {words} seated clockwise:", table=SEATS),
    ):
        assert found.variant.attack == attack
        assert found.variant.name == "alternating_teams"
        assert found.variant.neighbours_only


@pytest.mark.parametrize(
    ("variant", "shares", "name"),
    [
        ("a Two-Headed Giant", True, "two_headed_giant"),
        ("an Alternating Teams", False, "alternating_teams"),
        ("a Team vs. Team", False, "team_vs_team"),
        ("a shared team turns", True, None),
    ],
)
def test_any_seating(variant: str, *, shares: bool, name: str | None) -> None:
    state = position(f"{variant} game seated clockwise:", table=SEATS).state(TODAY)
    assert (state.variant.shared_team_turns, state.variant.name) == (shares, name)
    assert [player.name for player in state.players] == ["Rob", "Alex", "Carissa", "Dana"]
    assert state.teams == (
        Team("Suns", ("Rob", "Carissa")),
        Team("Moons", ("Alex", "Dana"), "Alex"),
    )
    assert state.turns[0].active == ("Suns" if shares else "Rob")


@pytest.mark.parametrize(
    ("members", "edition", "life"),
    [(2, TODAY, 30), (3, TODAY, 45), (2, "2006-10-01", 40), (3, "2006-10-01", 60)],
)
def test_the_life_of_a_team_depends_on_heads_and_edition(
    members: int, edition: EditionDate, life: int
) -> None:
    ours, theirs = (" and ".join(PLAYERS[start : start + members]) for start in (0, members))
    begun = position(f"a Two-Headed Giant game of {ours} against {theirs}")
    state = begun.state(edition)
    assert state.variant.starting_life == life
    assert set(lives(state).values()) == {life}


def test_life_that_is_mentioned_is_what_it_is_in_every_edition() -> None:
    begun = position(
        "a Two-Headed Giant game of Rob and Alex against Carissa and Dana", "Alex has 7 life"
    )
    for edition, rest in ((TODAY, 30), (EditionDate("2006-10-01"), 40)):
        expected = {"Rob": 7, "Alex": 7, "Carissa": rest, "Dana": rest}
        assert lives(begun.state(edition)) == expected


def test_a_grand_melee_has_a_turn_for_each_marker() -> None:
    state = position(MELEE).state(TODAY)
    assert state.variant == Variant(
        "left", range_of_influence=1, turn_markers=2, name="grand_melee"
    )
    assert state.markers == (Marker(1, "Rob"), Marker(2, "Eve"))
    shown = [(t.marker, t.active, t.priority, t.step) for t in state.turns]
    assert shown == [(1, "Rob", "Rob", "precombat_main"), (2, "Eve", "Eve", "precombat_main")]


def test_the_first_marker_is_with_whoever_is_active() -> None:
    state = position(MELEE, "it is Finn's upkeep").state(TODAY)
    shown = [(t.active, t.phase, t.step) for t in state.turns]
    assert shown == [
        ("Finn", "beginning", "upkeep"),
        ("Alex", "precombat_main", "precombat_main"),
    ]


def test_turns_are_taken_by_those_who_are_named() -> None:
    named = position(MELEE, "turns are being taken by Dana, Alex and Hana", "it is Alex's end step")
    state = named.state(TODAY)
    assert state.markers == (Marker(1, "Dana"), Marker(2, "Alex"), Marker(3, "Hana"))
    assert [turn.step for turn in state.turns] == ["precombat_main", "end_step", "precombat_main"]
    assert state.variant.turn_markers == 2


def test_before_a_grand_melee_the_engine_has_the_markers_to_hand_out() -> None:
    state = position(MELEE, "the game has not begun, and Alex plays first").state(TODAY)
    shown = [(t.number, t.active, t.step, t.priority) for t in state.turns]
    assert shown == [(1, "Alex", "untap", None)]
    assert (state.markers, state.variant.turn_markers) == ((), 2)


def test_the_range_of_influence() -> None:
    assert position(MELEE, "the range of influence is two").variant.range_of_influence == 2
    assert position(MELEE, "the range of influence is unlimited").variant.range_of_influence is None


def test_creatures_are_handed_over_only_where_that_is_agreed() -> None:
    game = "a team game of Rob against Alex"
    assert position(game).variant.deploy_creatures is False
    agreed = position(game, "creatures may be handed to teammates")
    assert agreed.variant.deploy_creatures is True
    assert "deploy-creatures" in of_position(agreed)


@pytest.mark.parametrize(
    ("givens", "reason"),
    [
        ((MELEE, MELEE), "the game is set up already"),
        (
            (MELEE, "an Alternating Teams game of Rob against Alex"),
            "the game is set up already",
        ),
        (("an Alternating Teams game of Rob against Rob",), "a player is named twice"),
        (("a free-for-all between Rob",), "at least two players"),
        (("the range of influence is one",), "say first which game is played"),
        ((MELEE, "the range of influence is no"), "one seat at least"),
        (
            ("a free-for-all between Rob and Alex", "turns are being taken by Rob"),
            "this game has no turn markers",
        ),
        ((MELEE, "turns are being taken by Rob and Rob"), "named twice"),
        (
            (MELEE, "it is Finn's upkeep", "turns are being taken by Rob and Eve"),
            "already that Finn is taking a turn",
        ),
        (
            (MELEE, "turns are being taken by Rob and Eve", "it is Finn's upkeep"),
            "Finn is not among those who take turns",
        ),
    ],
)
def test_a_game_that_cannot_be(givens: tuple[str, ...], reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)):
        position(*givens)


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([["Rob", "Suns", "yes"], ["Alex", "Suns", "yes"]], "more than one primary player"),
        ([["Rob", "Alex", ""], ["Alex", "Suns", ""]], "a team has the name of a player"),
        ([["Rob", "Suns", ""], ["Rob", "Moons", ""]], "a player is named twice"),
    ],
)
def test_seats_that_cannot_be(rows: list[list[str]], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position("a Two-Headed Giant game seated clockwise:", table=[SEATS[0], *rows])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a Three-Headed Giant game seated clockwise:", "'Three-Headed Giant' is no variant"),
        ("a Two-Headed Giant game with attack ahead seated clockwise:", "is no option for attacks"),
    ],
)
def test_a_variant_that_is_none(text: str, reason: str) -> None:
    with pytest.raises(StepError, match=reason):
        position(text, table=SEATS)


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("a free-for-all between Rob and Alex", set()),
        ("a team game of Rob against Alex", {"teams"}),
        ("a Two-Headed Giant game of Rob against Alex", {"teams", "shared-team-turns"}),
        (
            "an Alternating Teams game of Rob against Alex",
            {"teams", "range-of-influence", "neighbours-only"},
        ),
        (MELEE, {"range-of-influence", "turn-markers"}),
    ],
)
def test_what_a_variant_needs(text: str, needs: set[str]) -> None:
    found = of_position(position(text))
    assert needs == TAGGED.keys() & set(found)
    can = Capabilities((TODAY,), attack_options=("multiple", "left"), players=8)
    assert set(lacking(can, found)) == needs
    able = Capabilities(
        (TODAY,),
        attack_options=("multiple", "left"),
        players=8,
        teams=True,
        shared_team_turns=True,
        range_of_influence=True,
        turn_markers=True,
        neighbours_only=True,
    )
    assert lacking(able, found) == ()


def test_a_permanent_that_is_face_down() -> None:
    table = [["permanent", "controller", "face down"], ["Jace Beleren", "Rob", "yes"]]
    begun = position("a two-player game between Rob and Alex")
    text = "these permanents are on the battlefield:"
    call = VOCABULARY.call("given", text, table, Scope(begun.seats))
    (thing,) = call.phrase.act(begun, *call.values).objects
    assert (thing.face_down, thing.counters) == (True, {})
    table[1][2] = "no"
    call = VOCABULARY.call("given", text, table, Scope(begun.seats))
    (thing,) = call.phrase.act(begun, *call.values).objects
    assert (thing.face_down, thing.counters) == (False, {"loyalty": 3})


def test_the_suite_calls_players_as_the_readme_says() -> None:
    readme = Path(__file__).parents[3] / "features" / "README.md"
    assert f"| a name: {', '.join(PLAYERS)}; an extension" in readme.read_text(encoding="utf-8")
    for scenario in load_suite().scenarios:
        assert set(scenario.position.seats) <= set(PLAYERS), scenario.id
