"""Engines that go wrong over HTTP: errored with a reason, and the run goes on."""

import threading
from collections.abc import Iterator
from typing import Final

import pytest
from tests.bad_engines.lies import LIES
from tests.bad_engines.running import Ran, games, run
from tests.bad_engines.web_engine import DEEDS, WebEngine

TOLD: Final = {
    **{name: told for name, (_, told) in LIES.items()},
    **{name: told for name, (_, told) in DEEDS.items()},
}
"""What each bad engine is to be told."""

PLAYERS: Final = tuple(word for name in TOLD for word in (name, "Carissa"))

HASTY: Final = (
    *("--limit", "answer=1", "--limit", "load=1", "--limit", "end=0.2"),
    *("--limit", f"breaks={len(TOLD)}"),
)


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
def ran(served: WebEngine, tmp_path_factory: pytest.TempPathFactory) -> Ran:
    """Meet all bad engines in one run."""
    folder = tmp_path_factory.mktemp("bad")
    return run(folder, served.name, *games(folder, PLAYERS), *HASTY)


@pytest.mark.parametrize("name", TOLD)
def test_it_is_errored_with_a_reason_and_the_next_game_is_played(ran: Ran, name: str) -> None:
    assert ran.report is not None, ran.err
    bad, good = ran.report.results[PLAYERS.index(name) :][:2]
    assert (bad.outcome, good.outcome) == ("errored", "passed"), (bad.reason, good.reason)
    assert TOLD[name] in (bad.reason or "")
    assert bad.seconds < 10


def test_the_whole_run_ends_in_time_and_in_bounded_memory(ran: Ran) -> None:
    assert ran.status == 1
    assert ran.seconds < 5 * len(TOLD)
    assert ran.megabytes < 700
    assert "\x1b" not in ran.out + ran.err
    assert "Traceback" not in ran.out + ran.err
