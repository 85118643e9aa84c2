"""`apnap serve` puts a registered engine behind a registered server."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from apnap.cli import serve
from apnap.cli.app import app


class Entry:
    """An entry point."""

    def __init__(self, name: str, loads: Callable[..., object]) -> None:
        self.name = name
        self.load = lambda: loads


def make(mutant: str | None) -> str:
    """Make an engine, but one mutant only."""
    if mutant not in (None, "odd"):
        raise LookupError("there is no such mutant")
    return f"engine {mutant}"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return what is served, an engine called `mine` being registered."""
    seen: list[object] = []
    groups = {
        "apnap.engines": [Entry("mine", make)],
        "apnap.servers": [
            Entry("stdio", seen.append),
            Entry("http", lambda make, host, port: seen.append((make(), host, port))),
        ],
    }
    monkeypatch.setattr(serve, "entry_points", lambda group: groups[group])
    return seen


@pytest.mark.parametrize(
    ("name", "engine"),
    [("mine", "engine None"), ("mine!odd", "engine odd"), ("direct:mine", "engine None")],
)
def test_it_serves_the_engine(served: list[object], name: str, engine: str) -> None:
    assert CliRunner().invoke(app, ["serve", name]).exit_code == 0
    assert served == [engine]


@pytest.mark.parametrize(
    ("name", "reason"),
    [("yours", "nothing called 'yours' is registered"), ("mine!new", "there is no such mutant")],
)
def test_an_engine_that_is_not_there(served: list[object], name: str, reason: str) -> None:
    result = CliRunner().invoke(app, ["serve", name])
    assert (result.exit_code, reason in result.stderr, served) == (3, True, [])


def test_over_http_it_serves_what_makes_engines(served: list[object]) -> None:
    words = ["serve", "mine!odd", "--http", "8080", "--host", "127.0.0.2"]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert served == [("engine odd", "127.0.0.2", 8080)]
