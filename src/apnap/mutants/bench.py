"""Playing scenarios on an engine in this process, one after the other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from apnap.diagnosis.traces import Trace, trace
from apnap.driver import Outcome, Stop
from apnap.protocol import Described, EditionDate, EngineTrouble, Limits
from apnap.running.engine_under_test import Engine
from apnap.running.playing import Play
from apnap.suite import Scenario

_LIMITS: Final = Limits(breaks=1_000_000)
"""A wrong engine may break as often as it likes: that is what is to be found out."""


class Bench:
    """An engine on which scenarios are played; to be closed."""

    def __init__(self, engine: str, edition: EditionDate) -> None:
        """Start the engine; raise `EngineTrouble` if it does not start."""
        self._engine = Engine(engine, _LIMITS)
        self._edition = edition
        self.introduced: Final = self._engine.introduced()

    def play(self, scenario: Scenario) -> Outcome:
        """Play a scenario, and return what came of it."""
        return self.played(scenario)[0]

    def played(self, scenario: Scenario) -> tuple[Outcome, Trace | None]:
        """Play a scenario, and return what came of it, and what went wrong."""
        try:
            return self._play(scenario)
        except EngineTrouble as trouble:
            self._engine.broke(trouble)
        except Exception:  # noqa: BLE001 - what a wrong engine shows may be beyond the driver
            self._engine.broke(EngineTrouble("The driver cannot follow."))
        return "errored", trace("errored", None, None, None, None)

    def _play(self, scenario: Scenario) -> tuple[Outcome, Trace | None]:
        play = Play(
            scenario, self._engine.begin(scenario.id), self.introduced.capabilities, self._edition
        )
        try:
            with contextlib.suppress(Stop):
                play.all()
        except EngineTrouble as trouble:
            self._engine.broke(trouble)
        finally:
            self._engine.end(played=play.game.loaded)
        return play.outcome(), play.trace()

    def described(self) -> Described:
        """Return what the engine says of its rules and misreadings."""
        return self._engine.client().describe()

    def close(self) -> None:
        """End the engine."""
        self._engine.close()


@contextlib.contextmanager
def bench(engine: str, edition: EditionDate) -> Iterator[Bench]:
    """Start an engine for the block."""
    made = Bench(engine, edition)
    try:
        yield made
    finally:
        made.close()
