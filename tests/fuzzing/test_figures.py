"""What is unusual as a game begins, oftener where rules speak of it, and what people do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import new
from apnap.driver.seating import seated
from apnap.engine.near import near_reference
from apnap.fuzzing.games import Plan
from apnap.fuzzing.hints import DYING, HANDS, LIBRARIES, MANA, POISON
from apnap.fuzzing.moves import spoken, temper
from apnap.fuzzing.reducing import reduced
from apnap.fuzzing.trying import Bench
from apnap.fuzzing.weighing import ASKED
from apnap.protocol import Load, Zone, answers, decisions
from apnap.protocol.catalogue import catalogue
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.rulebooks import newest

GAMES = 64


def drawn(weights: Mapping[str, int]) -> Sequence[Position]:
    with Bench("direct:reference", newest()) as bench:
        return [one.position for one in bench.drawn(1, range(GAMES), weights)]


def most_in_a_hand(position: Position) -> int:
    held = Counter(o.owner for o in position.objects if o.zone == "hand")
    return max(held.values(), default=0)


WAYS: Mapping[str, Callable[[Position], bool]] = {
    DYING: lambda one: sum(p.life in range(1, 7) for p in one.players) > 1,
    HANDS: lambda one: most_in_a_hand(one) > 5,
    LIBRARIES: lambda one: any(p.library in (0, 1, 2) for p in one.players),
    MANA: lambda one: any(p.mana_pool for p in one.players),
    POISON: lambda one: any(p.poison for p in one.players),
}


@pytest.mark.parametrize("way", WAYS)
def test_figures_are_unusual_in_some_games_and_in_many_if_rules_speak_of_them(way: str) -> None:
    is_so = WAYS[way]
    seldom = sum(map(is_so, drawn({})))
    often = sum(map(is_so, drawn({f"{ASKED}{way}": 1})))
    assert 0 < 2 * seldom < often < GAMES


@pytest.mark.parametrize(
    ("rule", "way"),
    [("810.8d", POISON), ("514.1", HANDS), ("106.4", MANA), ("704.5b", LIBRARIES)],
)
def test_rules_speak_of_what_is_in_their_captions(rule: str, way: str) -> None:
    with Bench("direct:reference", newest()) as bench:
        assert f"{ASKED}{way}" in bench.weights((rule,)).known()


def test_what_is_unusual_can_be_loaded() -> None:
    weights = {f"{ASKED}{way}": 1 for way in WAYS}
    reference = near_reference()
    verdicts = Counter(reference.load(Load(one.state(newest()))).verdict for one in drawn(weights))
    assert verdicts["accepted"] > GAMES * 3 // 4
    assert verdicts["unsupported"] == 0


def test_the_active_player_has_more_of_what_is_asked_about() -> None:
    asked = "Child of Night"
    active, others = 0.0, 0.0
    for one in drawn({f"{ASKED}{asked}": 1}):
        owners = Counter(o.owner for o in one.objects if o.card == asked)
        active += owners[str(one.active)]
        others += (owners.total() - owners[str(one.active)]) / (len(one.players) - 1)
    assert active > 1.3 * others


def test_at_some_odd_tables_two_players_have_changed_seats() -> None:
    weights = {"table:emperor, multiple, range 1, 6 players": 1}
    with Bench("direct:reference", newest()) as bench:
        games = [one.position for one in bench.drawn(2, range(192), weights)]
    apart = [
        one
        for one in games
        for team in one.teams
        if team.emperor is not None and one.variant.name == "emperor" and len(one.players) == 6
        if one.seats.index(str(team.emperor)) not in (1, 4)
    ]
    assert apart


def test_spells_are_cast_otherwise_now_and_then_and_lands_tapped_for_nothing() -> None:
    how = replace(temper(Random(0)), wrong=0.0, conceding=0.0, passing=0.0, tapping=0.3)  # noqa: S311 - no secret
    table = replace(seated(FREE_FOR_ALL, ("Rob", "Alex", "Carissa")), active="Rob")
    lying: tuple[tuple[str, Zone], ...] = (
        ("Forest", "battlefield"),
        ("Omniscience", "battlefield"),
        ("Shock", "hand"),
    )
    for name, zone in lying:
        thing = new(table, name, catalogue()[name], "Rob", zone)
        table = replace(table, objects=(*table.objects, thing))
    loaded = near_reference().load(Load(table.state(newest()))).state
    assert loaded is not None
    asked = decisions.Priority(id="1", decider="Rob", actions=(decisions.Action("cast", "Shock"),))
    state = replace(loaded, pending=(asked,))
    said = {one.say for one in (spoken(state, Random(n), how) for n in range(200)) if one}  # noqa: S311 - no secret
    assert said == {
        answers.Activate("Forest"),
        answers.Cast("Shock", pay="auto"),
        answers.Cast("Shock"),
        answers.Cast("Shock", alternative="Shock", pay="auto"),
        answers.Cast("Shock", alternative="Omniscience", pay="auto"),
    }


def test_figures_that_are_not_needed_become_the_usual_ones() -> None:
    table = replace(seated(FREE_FOR_ALL, ("Rob", "Alex")), active="Rob")
    players = tuple(
        replace(p, life=3, poison=9, library=1, mana_pool=("R",)) for p in table.players
    )
    thing = replace(
        new(table, "Hill Giant", catalogue()["Hill Giant"], "Rob", "battlefield"), damage=1
    )
    odd = replace(table, players=players, objects=(thing,))

    def fails(plan: Plan) -> bool:
        position = plan.position
        return bool(position.objects) and any(p.poison for p in position.players)

    small = reduced(Plan(newest(), odd), fails).position
    assert sorted(p.poison for p in small.players) == [0, 9]
    assert {(p.life, p.library, p.mana_pool) for p in small.players} == {("unknown", 20, ())}
    assert [o.damage for o in small.objects] == [0]
