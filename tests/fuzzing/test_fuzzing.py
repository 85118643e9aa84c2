"""Games at random: the same seed makes the same, and what is wrong is found and made small."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.driver.position import new
from apnap.driver.seating import seated
from apnap.engine.near import near_reference
from apnap.fuzzing.campaign import Asked, Report, run
from apnap.fuzzing.differences import ORACLES, Oracle, shape_of
from apnap.fuzzing.games import Plan
from apnap.fuzzing.hints import LEAVING, akin
from apnap.fuzzing.moves import spoken, temper
from apnap.fuzzing.reducing import reduced
from apnap.fuzzing.setups import setups
from apnap.fuzzing.tables import name_of
from apnap.fuzzing.trying import Bench
from apnap.fuzzing.weighing import ASKED, Touched
from apnap.protocol import Load, RuleNumber, answers, decisions
from apnap.protocol.catalogue import catalogue
from apnap.protocol.variants import FREE_FOR_ALL
from apnap.rulebooks import newest

MISREAD = "direct:reference!attackers-stay-untapped"


def asked(engine: str, games: int, workers: int = 0, seed: int = 0) -> Asked:
    return Asked(
        engine=engine,
        edition=newest(),
        oracles=ORACLES,
        games=games,
        seed=seed,
        workers=workers,
    )


def findings(report: Report) -> Sequence[tuple[str, ...]]:
    return [one.difference.shape for one in report.findings]


def test_nothing_is_found_where_an_engine_plays_as_the_reference() -> None:
    report = run(asked("direct:reference", 40), None, lambda _: None)
    assert findings(report) == []
    assert report.answers > 500
    assert report.rules > 150


def test_the_same_seed_makes_the_same_games() -> None:
    with Bench("direct:reference", newest()) as bench:
        first = list(bench.tried(7, range(12), {}))
        late = list(bench.tried(7, range(6, 12), {}))
        other = list(bench.tried(8, range(3), {}))
    assert first[6:] == late
    assert [one.touched for one in first[:3]] != [one.touched for one in other]


def test_tables_are_set_up_with_and_against_the_rules() -> None:
    with Bench("direct:reference", newest()) as bench:
        tables = setups(bench.can, newest())
        loads = [
            bench.reference.load(Load(replace(one, active=one.seats[0]).state(newest())))
            for one in tables
        ]
    verdicts = Counter(one.verdict for one in loads)
    assert verdicts.keys() == {"accepted", "rejected"}
    assert min(verdicts.values()) > 15


def test_a_table_that_the_rules_forbid_shows_who_allows_it() -> None:
    engine = "direct:reference!no-option-about-attacks-is-needed"
    likely = {"table:alternating_teams, one_opponent, range 2, 4 players": 4000}
    with Bench(engine, newest(), ("reference",)) as bench:
        seen = [one.difference for one in bench.tried(0, range(24), likely) if one.difference]
    assert {(one.kind, one.rule) for one in seen} == {("illegal_accepted", "811.2b")}


def test_what_is_asked_about_is_drawn_far_oftener_than_other_cards() -> None:
    asked = "Child of Night"

    def drawn(weights: Mapping[str, int]) -> int:
        with Bench("direct:reference", newest()) as bench:
            games = bench.drawn(1, range(32), weights)
            return sum(thing.card == asked for one in games for thing in one.position.objects)

    assert drawn({f"{ASKED}{asked}": 1}) > 32 > 2 * drawn({})


def test_games_are_drawn_by_the_weights_that_are_given_last() -> None:
    likely = {f"{ASKED}Child of Night": 1}
    with Bench("direct:reference", newest()) as bench:
        before, asked, after = (
            [one.position for one in bench.drawn(1, range(8), weights)]
            for weights in ({}, likely, {})
        )
    assert before == after != asked


def test_games_begin_at_tables_and_in_steps_that_are_asked_about() -> None:
    table = "two_headed_giant, multiple, shared team turns, 4 players"
    weights = {f"{ASKED}table:{table}": 1, f"{ASKED}step:end_step": 1, f"{ASKED}{LEAVING}": 1}
    with Bench("direct:reference", newest()) as bench:
        games = list(bench.drawn(1, range(32), weights))
    assert sum(name_of(one.position) == table for one in games) > 16
    assert sum(one.position.step == "end_step" for one in games) > 12
    assert sum(one.how.conceding > 0 for one in games) > 16


def test_rules_are_akin_that_say_the_same_of_something_else() -> None:
    known = near_reference().describe().rules
    assert "508.1d" in akin(["802.3a"], newest(), known)
    assert "508.1e" in akin(["802.3b"], newest(), known)
    assert not {"802.3", "802.3a", "802.3b"} & {*akin(["802.3a"], newest(), known)}
    assert akin(["glossary:affinity"], newest(), known) == []


def test_cards_are_likelier_that_have_to_do_with_rules_akin_to_one() -> None:
    assert "Portal Mage" not in near_reference().cards_near([RuleNumber(802, 3, "a")], newest())
    with Bench("direct:reference", newest()) as bench:
        weights = bench.weights(["802.3a"]).known()
    assert weights[f"{ASKED}Portal Mage"] > 0


def test_something_lies_there_that_is_guarded_in_a_third_of_the_games() -> None:
    with Bench("direct:reference", newest()) as bench:
        games = list(bench.drawn(1, range(48), {}))
    guarded = {
        one.name for one in catalogue().values() if {"Planeswalker", "Battle"} & {*one.types}
    }
    lying = ({str(thing.card) for thing in one.position.objects} for one in games)
    assert 16 < sum(bool(guarded & cards) for cards in lying) < 40
    assert sum(len(one.position.players) > 4 for one in games) < 24


def test_every_second_game_is_shown_to_another_oracle_beside_the_reference() -> None:
    with Bench("direct:reference", newest()) as bench:
        asked = [bench.asked(number) for number in range(8)]
    assert {oracles[0] for oracles in asked} == {"reference"}
    assert Counter(one for oracles in asked for one in oracles[1:]) == dict.fromkeys(ORACLES[1:], 1)
    with Bench("direct:reference", newest(), ("seats", "claims")) as bench:
        assert [bench.asked(number) for number in range(3)] == [("seats",), ("claims",), ("seats",)]


def test_people_like_to_do_something_with_what_is_asked_about() -> None:
    keen = temper(Random(0), frozenset(("Shock",)))  # noqa: S311 - no secret
    ways = (decisions.Action("cast", "Shock"), decisions.Action("cast", "Fog"))
    with Bench("direct:reference", newest()) as bench:
        position = next(bench.drawn(1, range(1), {})).position
    things = tuple(
        new(position, one.object, catalogue()[one.object], "Rob", "hand") for one in ways
    )
    asked = decisions.Priority(id="1", decider="Rob", actions=ways)
    state = replace(position.state(newest()), objects=things, pending=(asked,))
    said = [spoken(state, Random(seed), keen) for seed in range(64)]  # noqa: S311 - no secret
    cast = Counter(one.say.card for one in said if one and isinstance(one.say, answers.Cast))
    assert cast["Shock"] > 32
    assert cast["Fog"] > 0


def test_auras_lie_on_what_they_enchant() -> None:
    likely = {"Curse of Chaos": 4000, "Ensoul Artifact": 4000}
    with Bench("direct:reference", newest()) as bench:
        drawn = [one.position for one in bench.drawn(3, range(16), likely)]
    hosts: dict[str, set[bool]] = {name: set() for name in likely}
    for position in drawn:
        for thing in position.objects:
            if thing.attached_to is not None and thing.card in hosts:
                hosts[thing.card].add(thing.attached_to in position.seats)
    assert hosts == {"Curse of Chaos": {True}, "Ensoul Artifact": {False}}


def test_an_entry_of_the_glossary_can_be_asked_about() -> None:
    with Bench("direct:reference", newest()) as bench:
        weights = bench.weights(("glossary:ability", "702.15"))
    weights.learn((Touched(frozenset(("glossary:ability", "800.4a")), ("Clone",)),))
    weights.learn((Touched(frozenset(("702.15b",)), ("Child of Night",)),))
    weights.learn((Touched(frozenset(("702.1",)), ("Gray Ogre",)),))
    assert weights.learned.touching == {"Child of Night": 1, "Clone": 1, "Gray Ogre": 0}


def test_people_differ_in_how_they_play() -> None:
    several = [temper(Random(seed)) for seed in range(64)]  # noqa: S311 - no secret
    assert any(one.wrong == 0 and one.conceding == 0 for one in several)
    assert any(one.wrong > 0.2 for one in several)
    assert any(one.passing > 0.7 for one in several)
    assert temper(Random(3)) == temper(Random(3))  # noqa: S311 - no secret


def test_a_misreading_is_found_and_made_small(tmp_path: Path) -> None:
    report = run(asked(MISREAD, 3, seed=1), tmp_path, lambda _: None)
    found = next(one for one in report.findings if one.difference.rule == "508.1f")
    assert found.difference.oracle == "reference"
    assert found.moves <= 6
    assert found.cards <= 6
    assert (tmp_path / found.log).read_bytes().count(b'"said"') >= 2
    kept = msgspec.json.decode((tmp_path / "findings.json").read_bytes(), type=Report)
    assert kept == report


def test_options_that_are_not_needed_go_and_the_active_player_sits_first() -> None:
    variant = replace(FREE_FOR_ALL, attack="left", range_of_influence=2)
    table = replace(seated(variant, ("Rob", "Alex", "Carissa")), active="Carissa")

    def fails(plan: Plan) -> bool:
        return len(plan.position.players) > 2

    small = reduced(Plan(newest(), table), fails).position
    assert small.variant == FREE_FOR_ALL
    assert small.seats == ("Carissa", "Rob", "Alex")


def test_what_is_not_needed_goes_in_few_attempts() -> None:
    table = seated(FREE_FOR_ALL, ("Rob", "Alex"))
    many = tuple(
        new(table, f"Bear {n}", catalogue()["Grizzly Bears"], "Rob", "battlefield")
        for n in range(64)
    )
    needed = {"Bear 9", "Bear 50"}
    attempts: list[Plan] = []

    def fails(plan: Plan) -> bool:
        attempts.append(plan)
        return needed <= {thing.name for thing in plan.position.objects}

    small = reduced(Plan(newest(), replace(table, objects=many)), fails)
    assert {thing.name for thing in small.position.objects} == needed
    assert len(attempts) < len(many)
    assert not [one for at, one in enumerate(attempts) if one in attempts[:at]]  # none twice


def test_a_game_that_has_gone_wrong_is_not_played_to_its_end() -> None:
    """A pass of which nobody is ever asked again lets the game go on for sixty answers."""
    with Bench(MISREAD, newest(), ("reference",)) as bench:
        one = next(one for one in bench.tried(0, range(16), {}) if one.plan and one.difference)
        assert one.plan is not None
        never = replace(one.plan.moves[-1], asked="keep_or_mulligan", usual=False)
        played, found = bench.again(replace(one.plan, moves=(*one.plan.moves, never)), "reference")
    assert found == one.difference
    assert found is not None
    assert found.at < len(played.exchanges) < found.at + 16


@pytest.mark.parametrize("oracle", ["seats", "bystander", "again", "claims"])
def test_each_oracle_sees_what_is_planted_for_it(oracle: Oracle) -> None:
    engine = f"direct:tests.fuzzing.planted:{oracle.capitalize()}"
    with Bench(engine, newest(), (oracle,)) as bench:
        seen = [one.difference for one in bench.tried(0, range(12), {}) if one.difference]
    assert seen
    assert {one.oracle for one in seen} == {oracle}
    assert any(one.where.endswith("life") or "life" in one.problem for one in seen)


def test_an_engine_that_crashes_is_survived() -> None:
    report = run(asked("direct:tests.fuzzing.planted:Crashing", 8), None, lambda _: None)
    assert report.ended["broke"] >= 6
    assert [one.difference.oracle for one in report.findings] == ["broke"]
    assert report.findings[0].times >= 6


def test_paths_tell_nothing_of_names() -> None:
    assert shape_of("objects.Grizzly Bears.tapped") == ("objects", "tapped")
    assert shape_of("turns.0.priority") == ("turns", "priority")


def test_an_engine_that_plays_nothing_is_no_success() -> None:
    result = CliRunner().invoke(app, ["fuzz", "direct:nothing-of-the-kind", "--games", "1"])
    assert result.exit_code == 3


def test_an_unknown_oracle_is_told() -> None:
    result = CliRunner().invoke(app, ["fuzz", "direct:reference", "--oracle", "delphi"])
    assert result.exit_code == 2
