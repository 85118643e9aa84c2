"""What is found is told as a scenario that passes on the reference engine alone."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from apnap.driver import Position
from apnap.driver.position import new
from apnap.driver.seating import seated
from apnap.fuzzing.campaign import Asked, Entry, run
from apnap.fuzzing.differences import ORACLES, Oracle
from apnap.fuzzing.games import Move, Plan
from apnap.fuzzing.telling.givens import described, givens
from apnap.fuzzing.telling.phrasing import CannotBeTold
from apnap.fuzzing.trying import Bench
from apnap.protocol import Object, Pass
from apnap.protocol.catalogue import catalogue
from apnap.protocol.variants import TWO_PLAYER
from apnap.results.records import Report
from apnap.rulebooks import newest
from apnap.running.command import PreparedRun, Request
from apnap.suite import lint

UNTAPPED = "direct:reference!attackers-stay-untapped"
HASTY = "direct:reference!an-empty-stack-ends-the-step"


def found(
    engine: str, games: int, out: Path, oracle: Oracle | None = None, seed: int = 0
) -> list[Entry]:
    oracles = ORACLES if oracle is None else (oracle,)
    asked = Asked(engine=engine, edition=newest(), oracles=oracles, games=games, seed=seed)
    return list(run(asked, out, lambda _: None).findings)


def by_name(position: Position) -> dict[str, Object]:
    return {thing.name: thing for thing in position.objects}


def played(engine: str, features: Path) -> Report:
    return PreparedRun(Request(engine=engine, only=(features,))).play(lambda _: None)


Campaigns = Callable[[str, int, int], tuple[list[Entry], Path]]
"""Returns what so many games of a seed find of an engine, and the folder in which it lies."""


@pytest.fixture(scope="module")
def campaigns(tmp_path_factory: pytest.TempPathFactory) -> Campaigns:
    """Return what plays a campaign once for all tests that look at it."""

    @functools.cache
    def made(engine: str, games: int, seed: int) -> tuple[list[Entry], Path]:
        out = tmp_path_factory.mktemp("campaign")
        return found(engine, games, out, seed=seed), out

    return made


@pytest.mark.parametrize(("engine", "games", "seed"), [(UNTAPPED, 3, 1), (HASTY, 8, 2)])
def test_what_is_found_is_a_scenario(
    engine: str, games: int, seed: int, campaigns: Campaigns
) -> None:
    entries, out = campaigns(engine, games, seed)
    told = [one for one in entries if one.scenario]
    assert told
    features = out / "found"
    assert not lint((features,), alone=True).findings
    right, wrong = played("direct:reference", features), played(engine, features)
    assert {result.outcome for result in right.results} == {"passed"}
    assert {result.outcome for result in wrong.results} == {"failed"}
    assert len(right.results) == len(told)


def test_who_counts_as_having_passed_is_told_by_what_the_next_passes_lead_to(
    tmp_path: Path,
) -> None:
    engine = "direct:reference!passes-stand-after-an-action"
    entries = found(engine, 6, tmp_path, "reference", seed=12)
    about = [one for one in entries if one.difference.where == "turns.0.passed"]
    assert {one.difference.rule for one in about} == {"117.3c", "117.4"}
    for one in about:
        text = (tmp_path / one.scenario).read_text(encoding="utf-8")
        assert re.search(r"\n +When \w+ passes\n +Then this is legal\n +And ", text)
    assert {one.outcome for one in played(engine, tmp_path / "found").results} == {"failed"}


def test_it_is_told_as_a_person_would(campaigns: Campaigns) -> None:
    entries, out = campaigns(UNTAPPED, 3, 1)
    entry = next(one for one in entries if one.scenario)
    text = (out / entry.scenario).read_text(encoding="utf-8")
    steps = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    assert steps == [
        "Given a free-for-all between Rob and Alex",
        "And Rob controls The Speed Demon",
        "When Rob attacks Alex with The Speed Demon",
        "Then the declaration is legal",
        "And The Speed Demon is tapped",
    ]
    assert "508.1f" in entry.rules
    assert f"@edition:{newest()} @cr:508.1f" in text


def test_what_no_phrase_tells_is_named_and_keeps_its_log(tmp_path: Path) -> None:
    (entry,) = found("direct:tests.fuzzing.planted:Again", 8, tmp_path, "again")[:1]
    assert entry.scenario == ""
    assert entry.untold
    assert (tmp_path / entry.log).exists()


def test_where_something_dies_as_the_game_begins_it_is_named_as_untold() -> None:
    table = seated(TWO_PLAYER, ("Rob", "Alex"))
    clone = new(table, "Clone", catalogue()["Clone"], "Rob", "battlefield")
    dying = replace(table, objects=(clone,))
    plan = Plan(newest(), dying, (Move("priority", "Rob", None, "Rob", Pass()),))
    with (
        Bench("direct:reference", newest()) as bench,
        pytest.raises(CannotBeTold, match="Clone") as untold,
    ):
        bench.told(plan, "reference")
    assert "a way to where it begins" in untold.value.missing


def test_positions_are_told_as_they_are() -> None:
    with Bench("direct:tests.fuzzing.planted:Crashing", newest()) as bench:
        plans = [one.plan for one in bench.tried(0, range(72), {}) if one.plan]
    told = 0
    for plan in plans:
        try:
            made = described(givens(plan.position, plan.edition))
        except CannotBeTold:  # an option that no variant has
            continue
        assert by_name(made) == by_name(plan.position)
        assert made.players == plan.position.players
        told += 1
    assert told > 30


def test_a_game_that_has_yet_to_begin_is_told(tmp_path: Path) -> None:
    asked = Asked(
        engine="direct:reference!nobodys-first-turn",
        edition=newest(),
        oracles=("reference",),
        rules=("103.8",),
        games=3,
        seed=14,
    )
    told = [one.scenario for one in run(asked, tmp_path, lambda _: None).findings if one.scenario]
    texts = [(tmp_path / one).read_text(encoding="utf-8") for one in told]
    assert any("And the game has not begun, and " in text for text in texts)
