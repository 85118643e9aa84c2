"""
Certify Magic: The Gathering rules engines against the Comprehensive Rules.

The rooms, from the ground up: each knows only rooms that stand above it in this list. Whoever looks
for something goes on to the map that is the docstring of the room.

What everybody shares:
  `protocol`    the contract between the suite and an engine: records, schemas, messages
  `version`     the version of apnap
  `portable`    texts and paths without the places of this machine
  `harmless`    texts of others, so that they can be shown
  `inputs`      files, folders and archives that somebody gives, unpacked
  `rulebooks`   editions of the rulebook: numbers, fingerprints and titles of rules

From a scenario to an outcome:
  `engine`      talking to the engine under test
  `driver`      the game as it is driven: load, say, look, compare
  `pictures`    a state as a picture and in words
  `vocabulary`  the phrases in which scenarios are written
  `suite`       feature files, read into scenarios that are ready to be played
  `symmetries`  images of scenarios: seats, names, cards and figures changed, and how they go on
  `diagnosis`   what an engine seems to believe, by its failures
  `results`     what came of a run, and the baselines against which it is held
  `running`     playing scenarios under pytest; `plugin` is what pytest knows of us

What is made of it:
  `pages`       a run as a page
  `coverage`    what of the rulebook is covered, by what
  `doctor`      a walk through the protocol with an engine that is being written
  `finding`     what answers a question, for the book and the terminal
  `matrix`      engines beside each other, by rule and cause
  `logs`        recorded games, judged: played again, and held against claims
  `triage`      what comes of many recorded games: grouped, cut out, told
  `cluster`     corpora and campaigns in pieces, on many machines or on this one
  `fuzzing`     games at random, with second opinions, made small
  `mutants`     which misreadings the suite notices
  `certifying`  certificates, and how they are verified
  `shown`       what engines have shown: certificates, reports, kept files
  `book`        all of it as a folder of pages

On top of all lie `api`, the names that are public here, and `cli`, the command line. Whatever
else is in these rooms is private, with or without an underscore; docs/python-api.md says more.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from apnap.version import __version__

if TYPE_CHECKING:
    from apnap.api import check, load_suite, run
    from apnap.logs.findings import CheckReport
    from apnap.protocol import EngineTrouble, Limits
    from apnap.results.records import Report, Result
    from apnap.running.trouble import RunBroke
    from apnap.suite import Scenario, Suite, SuiteError

__all__ = [
    "CheckReport",
    "EngineTrouble",
    "Limits",
    "Report",
    "Result",
    "RunBroke",
    "Scenario",
    "Suite",
    "SuiteError",
    "__version__",
    "check",
    "load_suite",
    "run",
]

_ROOMS: Final = {
    "CheckReport": "apnap.logs.findings",
    "EngineTrouble": "apnap.protocol",
    "Limits": "apnap.protocol",
    "Report": "apnap.results.records",
    "Result": "apnap.results.records",
    "RunBroke": "apnap.running.trouble",
    "Scenario": "apnap.suite",
    "Suite": "apnap.suite",
    "SuiteError": "apnap.suite",
    "check": "apnap.api",
    "load_suite": "apnap.api",
    "run": "apnap.api",
}
"""Where the public names are at home; they are fetched when somebody asks for them."""


def __getattr__(name: str) -> object:
    """Fetch a public name; `import apnap` alone loads nothing else."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_ROOMS[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, fetched or not."""
    return sorted({*globals(), *__all__})
