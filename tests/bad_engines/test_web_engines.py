"""Engines that go wrong over HTTP: errored with a reason, and the run goes on."""

import threading
from collections.abc import Iterator
from typing import Final

import pytest
from tests import patience
from tests.bad_engines.lies import LIES
from tests.bad_engines.running import Ran, games, hasty, run
from tests.bad_engines.web_engine import DEEDS, WebEngine

TOLD: Final = {
    **{name: told for name, (_, told) in LIES.items()},
    **{name: told for name, (_, told) in DEEDS.items()},
}
"""What each bad engine is to be told."""

PLAYERS: Final = tuple(word for name in TOLD for word in (name, "Carissa"))


@pytest.fixture(scope="module")
def pace() -> float:
    """Return how many times as long things take now as on a quiet machine."""
    return round(patience.pace(), 1)


@pytest.fixture(scope="module")
def served() -> Iterator[WebEngine]:
    """Serve the bad engine."""
    with WebEngine() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def ran(served: WebEngine, pace: float, tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Meet all bad engines in one run."""
    folder = tmp_path_factory.mktemp("bad")
    limits = hasty(answer=pace, load=pace, end=0.2 * pace, breaks=len(TOLD))
    return run(folder, served.name, *games(folder, PLAYERS), *limits)


@pytest.mark.parametrize("name", TOLD)
def test_it_is_errored_with_a_reason_and_the_next_game_is_played(
    ran: Ran, name: str, pace: float
) -> None:
    assert ran.report is not None, ran.err
    bad, good = ran.report.results[PLAYERS.index(name) :][:2]
    assert (bad.outcome, good.outcome) == ("errored", "passed"), (bad.reason, good.reason)
    assert TOLD[name].replace("ANSWER", f"{pace:g}") in (bad.reason or "")
    assert bad.seconds < 10 * pace


def test_the_whole_run_ends_in_time_and_in_bounded_memory(ran: Ran, pace: float) -> None:
    assert ran.status == 1
    assert ran.seconds < 5 * pace * len(TOLD)
    assert ran.megabytes < 700
    assert "\x1b" not in ran.out + ran.err
    assert "Traceback" not in ran.out + ran.err
