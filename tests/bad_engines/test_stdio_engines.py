"""
Engines that go wrong on standard input and output: errored with a reason, and the run goes on.

One run meets all of them, each followed by a game in which nothing is wrong.
"""

from typing import Final

import pytest
from tests.bad_engines.engine import DEEDS
from tests.bad_engines.lies import LIES
from tests.bad_engines.running import Ran, engine, games, run

from apnap.results.records import Result

TOLD: Final = {name: told for name, (_, told) in LIES.items()} | {
    name: told for name, (_, _, told) in DEEDS.items()
}
"""What each bad engine is to be told."""

PLAYERS: Final = tuple(word for name in TOLD for word in (name, "Carissa"))

HASTY: Final = (
    *("--limit", "answer=1", "--limit", "load=1", "--limit", "scenario=2"),
    *("--limit", "end=0.2", "--limit", f"breaks={len(TOLD)}"),
)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Meet all bad engines in one run."""
    folder = tmp_path_factory.mktemp("bad")
    return run(folder, engine(), *games(folder, PLAYERS), *HASTY)


def of(ran: Ran, number: int) -> Result:
    """Return the result of a game."""
    assert ran.report is not None, ran.err
    start = f"ext:bad/game-{number}-with-"
    return next(result for result in ran.report.results if result.id.startswith(start))


@pytest.mark.parametrize("name", TOLD)
def test_it_is_errored_with_a_reason_and_the_next_game_is_played(ran: Ran, name: str) -> None:
    number = PLAYERS.index(name)
    bad, good = of(ran, number), of(ran, number + 1)
    assert (bad.outcome, good.outcome) == ("errored", "passed"), (bad.reason, good.reason)
    assert TOLD[name] in (bad.reason or "")
    assert bad.seconds < 10
    assert len(bad.reason or "") < 20_000


def test_the_whole_run_ends_in_time_and_in_bounded_memory(ran: Ran) -> None:
    assert ran.status == 1
    assert ran.seconds < 10 * len(TOLD)
    assert ran.megabytes < 700


def test_nothing_that_commands_a_terminal_is_printed(ran: Ran) -> None:
    assert "\x1b" not in ran.out + ran.err
    assert "Traceback" not in ran.out + ran.err


def test_what_the_engine_says_aside_is_shown(ran: Ran) -> None:
    assert "the engine said aside:  [31mout of cheese" in ran.out.replace("\n", " ")
