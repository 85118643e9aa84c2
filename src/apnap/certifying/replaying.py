"""Playing all recordings again, and comparing what comes of them with what is claimed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from apnap.certifying.playback import NO_ANSWER, NotRecorded, play_back
from apnap.certifying.profiles import Profile
from apnap.certifying.results import Played, Results, Round, in_order, known
from apnap.certifying.soundness import Soundness, Unsound
from apnap.driver import CannotBeRead
from apnap.protocol import EditionDate
from apnap.results.records import Result
from apnap.running.playing import written
from apnap.suite import Scenario

_GOES_ON: Final = "the recording goes on after the end of the scenario"
_PLACE: Final = re.compile(r"(?<!\S)(?:\S*/\S*|[.~])(?!\S)")
"""A path in a reason: it is written as it is seen from where the engine was played."""
_COMPARED: Final = ("outcome", "step", "expected", "got", "reason", "violations")


def replayed(results: Results, profiles: Mapping[EditionDate, Sequence[Profile]]) -> Iterator[str]:
    """
    Yield for each scenario what is wrong with its recording, in a sentence; empty if nothing is.

    A scenario that is claimed to have errored need not end in the same way, for what broke outside
    of the conversation is in no recording; what was said has to agree all the same, and so has the
    step at which it ended, if there is one. Only the reason is believed where nothing leads to it.
    """
    for one in results.rounds:
        scenarios = known(one, results.seed, profiles[one.edition])
        for played in in_order(one):
            scenario = scenarios[played.id]
            problem = _never_errs_so(scenario, played) or _problem(one, scenario, played)
            yield f"edition {one.edition}, {played.id}: {problem}" if problem else ""


def _problem(one: Round, scenario: Scenario, played: Played) -> str:
    """Say in what way a recording does not lead to what is claimed; empty if it does."""
    broke = played.outcome == "errored"
    soundness = Soundness()
    try:
        result, ended = play_back(
            scenario,
            played.recording,
            one.introduced.capabilities,
            one.edition,
            soundness.look,
        )
    except NotRecorded as error:
        return "" if broke and error.exhausted else str(error)
    except (CannotBeRead, Unsound) as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - what an engine has shown may be beyond the driver
        if not broke:
            return f"playing it again breaks: {error!r}"
        return "" if soundness.seen == len(played.recording) else _GOES_ON
    if not ended:
        return _GOES_ON
    return _broke_otherwise(played, result) if broke else _difference(played, result)


def _never_errs_so(scenario: Scenario, played: Played) -> str:
    """Say what `apnap certify` never writes of a scenario that has errored; empty if all may be."""
    if played.outcome != "errored":
        return ""
    if not played.reason:
        return "it is said to have errored, and no reason is given"
    for field in ("expected", "got", "violations"):
        if getattr(played, field):
            return f"{field} is given, and it is said to have errored: nothing was compared"
    if played.step not in {None, *map(written, scenario.steps)}:
        return f"step is said to be {played.step!r}, and the scenario has no such step"
    return ""


def _broke_otherwise(played: Played, result: Result) -> str:
    """Say how a scenario breaks otherwise when it is played again; empty if it does not."""
    if played.step is None:  # it broke outside of its steps, and perhaps after the last one
        return ""
    if result.outcome != "errored":
        return f"it is said to have errored at a step, and its recording leads to {result.outcome}"
    if result.step != played.step:
        return _difference(played, result)
    told = result.reason or ""
    if told == NO_ANSWER or _PLACE.sub("", told) == _PLACE.sub("", played.reason or ""):
        return ""
    return _difference(played, result)


def _difference(played: Played, result: Result) -> str:
    for field in _COMPARED:
        claimed, found = getattr(played, field), getattr(result, field)
        if claimed != found:
            return f"{field} is said to be {claimed!r}, and the recording leads to {found!r}"
    return ""
