"""
Engines that go wrong on standard input and output: errored with a reason, and the run goes on.

One run meets all of them, each followed by a game in which nothing is wrong.
"""

from typing import Final

import pytest
from tests import patience
from tests.bad_engines.engine import DEEDS
from tests.bad_engines.lies import LIES
from tests.bad_engines.running import Ran, engine, games, hasty, run

from apnap.results.records import Result

TOLD: Final = {name: told for name, (_, told) in LIES.items()} | {
    name: told for name, (_, _, told) in DEEDS.items()
}
"""What each bad engine is to be told."""

PLAYERS: Final = tuple(word for name in TOLD for word in (name, "Carissa"))


@pytest.fixture(scope="module")
def pace() -> float:
    """Return how many times as long things take now as on a quiet machine."""
    return round(patience.pace(), 1)


@pytest.fixture(scope="module")
def ran(pace: float, tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Meet all bad engines in one run."""
    folder = tmp_path_factory.mktemp("bad")
    limits = hasty(answer=pace, load=pace, scenario=2 * pace, end=0.2 * pace, breaks=len(TOLD))
    return run(folder, engine(pace=pace), *games(folder, PLAYERS), *limits)


def of(ran: Ran, number: int) -> Result:
    """Return the result of a game."""
    assert ran.report is not None, ran.err
    start = f"ext:bad/game-{number}-with-"
    return next(result for result in ran.report.results if result.id.startswith(start))


@pytest.mark.parametrize("name", TOLD)
def test_it_is_errored_with_a_reason_and_the_next_game_is_played(
    ran: Ran, name: str, pace: float
) -> None:
    number = PLAYERS.index(name)
    bad, good = of(ran, number), of(ran, number + 1)
    assert (bad.outcome, good.outcome) == ("errored", "passed"), (bad.reason, good.reason)
    told = TOLD[name].replace("ANSWER", f"{pace:g}").replace("SCENARIO", f"{2 * pace:g}")
    assert told in (bad.reason or "")
    assert bad.seconds < 10 * pace
    assert len(bad.reason or "") < 20_000


def test_the_whole_run_ends_in_time_and_in_bounded_memory(ran: Ran, pace: float) -> None:
    assert ran.status == 1
    assert ran.seconds < 10 * pace * len(TOLD)
    assert ran.megabytes < 700


def test_nothing_that_commands_a_terminal_is_printed(ran: Ran) -> None:
    assert "\x1b" not in ran.out + ran.err
    assert "Traceback" not in ran.out + ran.err


def test_what_the_engine_says_aside_is_shown(ran: Ran) -> None:
    assert "the engine said aside:  [31mout of cheese" in ran.out.replace("\n", " ")
