"""The pictures agree with the state: read back, they say what it says."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.pictures.reading_back import drawn_indices, expected, parsed, shown
from tests.pictures.tables import creature, fight, table
from tools.fuzz.records import records

from apnap.driver import Exchange, Refusal
from apnap.pictures import picture
from apnap.protocol import EditionDate
from apnap.protocol.decisions import ChanceAsked
from apnap.protocol.state import Object, Pick, Result, Skip, State, Team, Turn
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite, select, selection
from apnap_reference.engine import CAPABILITIES, ReferenceEngine

EDITION = EditionDate("2026-01-16")
SHOWN = 120
"""So many states of a played chapter are looked at, at most."""


def assert_agrees(state: State) -> None:
    root = parsed(picture(state))
    seen = shown(root)
    wanted = expected(state, root)
    for part, value in wanted.items():
        assert seen[part] == value, part
    assert sorted(drawn_indices(root)) == list(range(len(state.objects)))
    for line in seen["beside"]:
        assert all(state.objects[index].zone == line["zone"] for index in line["objects"])


def test_a_fight_is_shown_as_it_is() -> None:
    assert_agrees(fight())


def test_a_fight_in_the_second_of_two_turns_is_shown_as_it_is() -> None:
    state = fight()
    assert_agrees(replace(state, turns=(*table().turns, *state.turns)))


def test_what_lies_in_front_of_nobody_is_shown_all_the_same() -> None:
    assert_agrees(
        table(
            objects=(
                creature("Bear", "Rob", controller="unknown"),
                creature("Ogre", "Rob", controller=None),
                creature("Giant", "Zoe"),
                Object(name="Card", card="unknown", owner="unknown", zone="exile"),
            )
        )
    )


def test_stacks_are_shown_from_the_top_whatever_an_engine_calls_the_objects() -> None:
    spell = Object(name="Shock", card="Shock", owner="Rob", zone="stack", targets=("Alex", "Zoe"))
    turn = Turn(
        active="Rob", phase="ending", step="end_step", stack=("Shock", "gone", "Shock", "Shock")
    )
    state = table(turns=(turn,), objects=(spell, spell, creature("Bear", "Rob")))
    assert_agrees(state)
    root = parsed(picture(state))
    places = [card.get("data-stacked") for card in root.iter() if card.get("data-stacked")]
    assert places == ["3", "2", "1", "0"]


def test_everything_that_has_no_place_on_a_table_stands_below_it() -> None:
    assert_agrees(
        table(
            teams=(Team("Red", ("Rob", "Carissa"), "Rob"), Team("Blue", ("Alex", "Dana"))),
            picks=(
                Pick(decider="Red", subject="Rob", chosen=("Bear",)),
                Pick(decider="Alex", subject="Alex", concealed=True, chosen="unknown"),
            ),
            extra_turns=("Red",),
            skips=(Skip("Alex", "turn", 2),),
            result=Result(("Rob", "Carissa")),
            pending=(ChanceAsked(id="c", decider="~chance", what="coin", among=("1", "2")),),
        )
    )


def test_hundreds_of_different_creatures_are_all_accounted_for() -> None:
    state = table(objects=tuple(creature(f"Bear of {n}", "Rob") for n in range(500)))
    assert_agrees(state)


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(records(State))
def test_any_state_is_shown_as_it_is(state: State) -> None:
    assert_agrees(state)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_objects_among_known_players_are_shown_as_they_are(data: st.DataObject) -> None:
    names = st.sampled_from(("Rob", "Alex", "unknown", "Zoe"))
    drawn = data.draw(st.lists(records(Object), max_size=6))
    given_ = tuple(
        creature(
            thing.name, data.draw(names), zone=thing.zone, tapped=thing.tapped, damage=thing.damage
        )
        for thing in drawn
    )
    assert_agrees(table(objects=given_))


def test_the_position_of_every_scenario_is_shown_as_it_is() -> None:
    positions = {
        str(one.position): one.position.state(EDITION)
        for one in load_suite((), (EDITION,)).holding(EDITION)
    }
    for state in list(positions.values())[::30]:
        assert_agrees(state)


def test_every_state_of_a_played_chapter_is_shown_as_it_is() -> None:
    chapter = select(load_suite((), (EDITION,)), selection(EDITION, ("802.4a", "807.4e"), ()))
    states = [
        state for one in chapter for exchange in exchanges(one) if (state := _state(exchange))
    ]
    assert any(turn.combat and turn.combat.blocks for state in states for turn in state.turns)
    assert any(len(state.turns) > 1 for state in states)
    different = list({msgspec.json.encode(state): state for state in states}.values())
    for state in different[:: len(different) // SHOWN + 1]:
        assert_agrees(state)


def exchanges(scenario: Scenario) -> Sequence[Exchange]:
    """Return what is said and heard as the reference engine plays a scenario."""
    play = Play(scenario, ReferenceEngine(), CAPABILITIES, EDITION)
    play.all()
    return play.game.transcript


def _state(exchange: Exchange) -> State | None:
    heard = exchange.heard
    return None if heard is None or isinstance(heard, Refusal) else heard.state
