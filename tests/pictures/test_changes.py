"""What has changed between two states, in sentences."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace
from tests.pictures.tables import creature, fight, seated, table
from tools.fuzz.records import records

from apnap.pictures.changes import changes, told
from apnap.protocol.messages import Event
from apnap.protocol.state import (
    Attack,
    Block,
    Combat,
    Left,
    Marker,
    Object,
    Pick,
    Result,
    Skip,
    State,
    Turn,
)

BEAR = creature("Bear", "Rob")


def alone(**more: Any) -> State:
    """Return a table with one creature."""
    return table(objects=(replace(BEAR, **more),))


def combat(*attacks: Attack, blocks: tuple[Block, ...] = ()) -> State:
    """Return Rob's combat, with a token that attacks."""
    turn = Turn(
        number=1,
        active="Rob",
        phase="combat",
        step="declare_blockers",
        combat=Combat(attacks=attacks, blocks=blocks),
    )
    token = creature("~7", "Rob", kind="token", card="Goblin")
    return table(turns=(turn,), objects=(BEAR, token, creature("Wall", "Alex")))


def test_nothing_changes_between_equal_states() -> None:
    assert changes(fight(), fight()) == ()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"tapped": True}, "Bear becomes tapped."),
        ({"zone": "graveyard"}, "Bear is put into the graveyard from the battlefield."),
        ({"controller": "Alex"}, "Bear is now controlled by Alex."),
        ({"chosen": {"color": "blue"}}, "Chosen for Bear: color blue."),
        ({"damage": 2}, "Bear has 2 damage marked on it."),
        ({"counters": {"loyalty": 3}}, "Bear has counters: 3 loyalty."),
        ({"attached_to": "Ogre"}, "Bear is now attached to Ogre."),
        ({"phased_out": True}, "Bear phases out."),
        ({"protector": "Dana"}, "Bear is now protected by Dana."),
        ({"targets": ("Alex",)}, "Bear targets Alex."),
    ],
)
def test_what_changes_with_an_object_is_said(more: dict[str, Any], said: str) -> None:
    assert changes(alone(), alone(**more)) == (said,)


def test_the_way_back_is_said_too() -> None:
    assert changes(alone(tapped=True), alone()) == ("Bear untaps.",)
    assert changes(alone(counters={"x": 1}), alone()) == ("Bear has no counters.",)


def test_what_is_not_shown_has_not_changed() -> None:
    assert changes(alone(), alone(tapped="unknown", damage="unknown")) == ()
    rob, *others = seated(4)
    assert changes(table(), table(players=(replace(rob, library="unknown"), *others))) == ()


def test_objects_come_and_go() -> None:
    shock = Object(name="~3", card="Shock", owner="Rob", controller="Rob", zone="stack")
    assert changes(table(), table(objects=(shock,))) == (
        "Shock is now on the stack, controlled by Rob.",
    )
    assert changes(table(objects=(shock,)), table()) == ("Shock is no longer on the stack.",)


def test_players_lose_life_and_leave() -> None:
    rob, *others = seated(4)
    left = replace(rob, life=-1, poison=1, mana_pool=("R", "G"), left=Left("life"))
    assert changes(table(), table(players=(left, *others))) == (
        "Rob: 20 → -1 life.",
        "Rob: 0 → 1 poison counters.",
        "Rob's mana pool: RG.",
        "Rob leaves the game (life).",
    )


def test_attacks_and_blocks_are_said_as_they_begin_and_end() -> None:
    bear, token = Attack("Bear", "Alex"), Attack("~7", "Dana")
    wall = Block("Wall", ("Bear",))
    blocked = combat(replace(bear, blocked=True), token, blocks=(wall,))
    assert changes(combat(), combat(bear, token)) == ("Bear attacks Alex.", "Goblin attacks Dana.")
    assert changes(combat(bear, token), blocked) == ("Bear is blocked.", "Wall blocks Bear.")
    assert changes(combat(bear, token), combat(token)) == ("Bear is no longer attacking.",)
    assert changes(blocked, combat(token)) == (
        "Bear is no longer attacking.",
        "Wall is no longer blocking.",
    )
    assert changes(combat(bear), combat(replace(bear, attacks=None))) == ("Bear attacks nothing.",)
    assert changes(combat(bear), combat()) == ("No creature is attacking any more.",)


def test_turns_go_on_and_end() -> None:
    rob = Turn(number="unknown", active="Rob", phase="precombat_main", step="precombat_main")
    on = replace(rob, number=4, phase="ending", step="end_step")
    alex = Turn(number=5, active="Alex", phase="beginning", step="upkeep")
    nobody = replace(alex, active=None)
    assert changes(table(turns=(rob,)), table(turns=(on,))) == ("It is now Rob's end step.",)
    assert changes(table(turns=(on,)), table(turns=(alex,))) == ("It is now Alex's upkeep step.",)
    assert changes(table(turns=(on, alex)), table(turns=(alex,))) == ("Rob's turn ends.",)
    assert changes(table(turns=(on,)), table(turns=(nobody,))) == ("It is now the upkeep step.",)


def test_markers_designations_and_what_is_skipped_are_said() -> None:
    first, second = Marker(1, "Rob"), Marker(2, "Alex")
    before = table(markers=(first, second))
    moved = replace(before, markers=(replace(first, player="Alex"), replace(second, removals=1)))
    assert changes(before, moved) == (
        "Turn marker 1 is now with Alex.",
        "Turn marker 2 is designated for removal.",
    )
    gone = changes(moved, replace(moved, markers=moved.markers[:1]))
    assert gone == ("Turn marker 2 leaves the game.",)
    skips = (Skip("Alex", "turn"),)
    assert changes(before, replace(before, skips=skips)) == ("To be skipped: Alex's turn.",)
    fights = [replace(combat().turns[0], combat=Combat(defending=one)) for one in (("Alex",), ())]
    one, other = (table(turns=(turn,)) for turn in fights)
    assert changes(one, other) == ("The defending players are now: nobody.",)


def test_choices_wait_and_games_end() -> None:
    pick = Pick(decider="Rob", subject="Rob", chosen=("Bear",))
    hidden = Pick(decider="Alex", subject="Alex", concealed=True, chosen="unknown")
    assert changes(table(), table(picks=(pick, hidden))) == (
        "Rob has chosen Bear.",
        "Alex has chosen something unknown.",
    )
    assert changes(table(), table(extra_turns=("Dana",))) == ("Extra turns to come: Dana.",)
    before = replace(table(), stage="before_game")
    assert changes(before, table()) == ("The game begins.",)
    won = replace(table(), stage="over", result=Result(("Rob", "Alex")))
    assert changes(table(), won) == ("Rob and Alex win the game.",)
    drawn = replace(table(), stage="over", result=Result())
    assert changes(table(), drawn) == ("The game is a draw.",)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(before=records(State), after=records(State))
def test_any_two_states_can_be_compared(before: State, after: State) -> None:
    for sentence in changes(before, after):
        assert sentence.endswith(".")
        assert not {unicodedata.category(c) for c in sentence} & {"Cc", "Cf", "Cn", "Zl", "Zp"}


def test_events_are_told_as_far_as_the_engine_tells_them() -> None:
    death = Event(1, "zone_change", object="Bear", origin="battlefield", destination="graveyard")
    assert told(death) == "zone change, Bear, from the battlefield, to the graveyard"
    loss = Event(1, "life", player="Rob", amount=-2, source="Shock", note="ouch\x1b")
    assert told(loss) == "life, -2, Rob, because of Shock: ouch "
