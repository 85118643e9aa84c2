"""The pages of scenarios that an engine did not pass, from the recordings of its certificate."""

from __future__ import annotations

from typing import Final

from apnap.book.engines.matrix import EngineRun
from apnap.book.rendering import Renderer
from apnap.book.scenarios.stepping import beats, end_of
from apnap.book.scenarios.telling import Telling, tell
from apnap.certifying.playback import NotRecorded, Playback
from apnap.certifying.results import Played
from apnap.driver import CannotBeRead
from apnap.pages.stories import steps_of
from apnap.pictures.text import clean
from apnap.suite import Scenario

_LONGEST: Final = 2000


def failure_page(renderer: Renderer, run: EngineRun, scenario: Scenario) -> str:
    """Return the page about a scenario that an engine has played, one of those that are told."""
    played = run.told[scenario.id]
    telling = told_again(run, scenario, played)
    return renderer.page(
        "failure.html",
        run.page_of(scenario.id),
        run=run,
        scenario=scenario,
        rules=tuple(map(str, scenario.tagged.subjects(run.edition))),
        outcome=played.outcome,
        beats=beats(scenario, telling) if telling else None,
        steps=tuple(steps_of(scenario, played.step)),
        step=clean(played.step or "", _LONGEST),
        end=end_of(played),
    )


def told_again(run: EngineRun, scenario: Scenario, played: Played) -> Telling | None:
    """Return what happened in a scenario; None if its recording does not lead to its result."""
    can = run.round.introduced.capabilities
    try:
        telling = tell(scenario, Playback(played.recording), can, run.edition)
    except (CannotBeRead, NotRecorded):
        return None
    except Exception:  # noqa: BLE001 - what an engine has shown may be beyond the driver
        return None
    same = (telling.result.outcome, telling.result.step) == (played.outcome, played.step)
    return telling if same else None
