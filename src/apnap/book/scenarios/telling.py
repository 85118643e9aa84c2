"""What happens in a scenario, step by step."""

from __future__ import annotations

import contextlib
from typing import Any

from apnap.driver import Exchange, Stop, Talk
from apnap.protocol import Capabilities, EditionDate, EngineTrouble, Record, State, Verdict
from apnap.results.records import Result
from apnap.running.playing import Play
from apnap.suite import Scenario


class Moment(Record, frozen=True, kw_only=True):
    """A step that was played."""

    step: int
    """Its place in the scenario's steps."""
    said: tuple[Exchange, ...]
    """What was said while it was played, both ways."""
    state: State
    """How the game stood after it; before a game was loaded, the position that will be."""


class Telling(Record, frozen=True, kw_only=True):
    """A scenario that was played, as far as it went."""

    edition: EditionDate
    result: Result
    opening: State
    """The position from which it begins."""
    moments: tuple[Moment, ...]

    def situation(self, scenario: Scenario) -> State:
        """Return how the game stood before the first thing that the scenario judges."""
        first = next(n for n, step in enumerate(scenario.steps) if step.keyword != "given")
        before = [moment.state for moment in self.moments if moment.step < first]
        return before[-1] if before else self.opening


def tell(scenario: Scenario, talk: Talk, can: Capabilities, edition: EditionDate) -> Telling:
    """
    Return what happens in a scenario when it is played.

    `talk` is an engine, or a recording of one (`certifying.playback.Playback`). How it ends early
    stands in the result; what else goes wrong is raised.
    """
    play = Play(scenario, talk, can, edition)
    opening = scenario.position.state(edition)
    moments: list[Moment] = []
    state = opening
    for number, step in enumerate(scenario.steps):
        said = len(play.game.transcript)
        with contextlib.suppress(Stop, EngineTrouble):  # the play remembers it
            play.step(step.text)
        heard = tuple(play.game.transcript[said:])
        state = next(filter(None, map(_state, reversed(heard))), state)
        moments.append(Moment(step=number, said=heard, state=state))
        if play.stop is not None:
            break
    return Telling(edition=edition, result=play.result(), opening=opening, moments=tuple(moments))


def _state(exchange: Exchange) -> State | None:
    """Return the whole state that came back; what one player may see is none."""
    heard: Any = exchange.heard
    return heard.state if isinstance(heard, Verdict) else None
