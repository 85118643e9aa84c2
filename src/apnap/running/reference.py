"""
What the reference engine does where another engine failed.

A scenario that failed is played by the reference engine as well, up to the step at which it ended:
whoever mends an engine sees what should happen. Nothing of this is done while all goes well, and of
many failures only some get it, so that a run in which all fail takes no longer than it has to.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import Final, Self

from msgspec.structs import replace

from apnap.driver import Stop
from apnap.engine.starting import DEFAULT, parse
from apnap.protocol import EditionDate, EngineTrouble
from apnap.results.account import Did
from apnap.results.records import Result
from apnap.running.engine_under_test import Engine
from apnap.running.playing import Play
from apnap.suite import Scenario

MOST: Final = 40
"""So many failures of a run are played by the reference engine as well."""


class Reference:
    """
    The reference engine beside an engine under test; to be closed.

    It starts when the first failure comes, and not at all if it is itself under test.
    """

    def __init__(self, engine: str, edition: EditionDate, most: int = MOST) -> None:
        """Be asked about at most so many failures of an engine of this name."""
        self._left = 0 if _is_reference(engine) else most
        self._edition = edition
        self._engine: Engine | None = None

    def __enter__(self) -> Self:
        """Return the reference itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the engine."""
        self.close()

    def beside(self, scenario: Scenario, result: Result) -> Result:
        """Return a result whose account says what the reference does, unless enough of them do."""
        account = result.account
        if account is None or account.engine is None or account.reference or self._left <= 0:
            return result
        self._left -= 1
        ended = next((n for n, step in enumerate(account.steps) if step.ended), None)
        done = None if ended is None else self._did(scenario, ended)
        return replace(result, account=replace(account, reference=done))

    def beside_all(
        self,
        scenarios: Mapping[str, Scenario],
        results: Sequence[Result],
        chosen: Iterable[Result],
    ) -> tuple[Result, ...]:
        """Return the results of a run; `chosen` are asked about, the most important ones first."""
        found = {
            result.id: self.beside(scenarios[result.id], result)
            for result in chosen
            if result.account is not None and result.id in scenarios
        }
        return tuple(found.get(result.id, result) for result in results)

    def close(self) -> None:
        """End the engine, if it was started."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def _did(self, scenario: Scenario, ended: int) -> Did | None:
        """Return what the reference does up to a step; None if it does not come there either."""
        try:
            return self._played(scenario, ended)
        except EngineTrouble:  # it is not installed, or of no use: no report is worse for it
            self._left = 0
            return None

    def _played(self, scenario: Scenario, ended: int) -> Did | None:
        if self._engine is None:
            self._engine = Engine(DEFAULT)
        can = self._engine.introduced().capabilities
        play = Play(scenario, self._engine.begin(scenario.id), can, self._edition)
        try:
            with contextlib.suppress(Stop):
                play.upto(ended)
            return play.did(ended) if play.came_to(ended) else None
        finally:
            self._engine.end(played=play.game.loaded)


def _is_reference(engine: str) -> bool:
    """Tell whether an engine of this name is the reference engine itself."""
    try:
        return str(parse(engine)) == DEFAULT
    except EngineTrouble:  # a name that somebody wrote into a page
        return False
