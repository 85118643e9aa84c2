"""
Certify Magic: The Gathering rules engines against the Comprehensive Rules.

The rooms, from the ground up. Whoever looks for something goes on to the map that is the
docstring of the room.

What everybody shares:
  `protocol`    the contract between the suite and an engine: records, schemas, messages
  `rulebooks`   editions of the rulebook: numbers, fingerprints and titles of rules
  `harmless`    texts of others, so that they can be shown
  `portable`    texts and paths without the places of this machine
  `version`     the version of apnap

From a scenario to an outcome:
  `engine`      talking to the engine under test
  `driver`      the game as it is driven: load, say, look, compare
  `vocabulary`  the phrases in which scenarios are written
  `suite`       feature files, read into scenarios that are ready to be played
  `symmetries`  images of scenarios: seats, names, cards and figures changed, and how they go on
  `running`     playing them under pytest; `plugin` is what pytest knows of us
  `results`     what came of a run, and the baselines against which it is held

What is made of it:
  `pictures`    a state as a picture and in words
  `pages`       a run as a page
  `coverage`    what of the rulebook is covered, by what
  `diagnosis`   what an engine seems to believe, by its failures
  `mutants`     which misreadings the suite notices
  `certifying`  certificates, and how they are verified
  `inputs`      files, folders and archives that somebody gives, unpacked
  `logs`        recorded games, judged: played again, and held against claims
  `triage`      what comes of many recorded games: grouped, cut out, told
  `fuzzing`     games at random, with second opinions, made small
  `cluster`     corpora and campaigns in pieces, on many machines or on this one
  `doctor`      a walk through the protocol with an engine that is being written
  `shown`       what engines have shown: certificates, reports, kept files
  `matrix`      engines beside each other, by rule and cause
  `book`        all of it as a folder of pages
  `finding`     what answers a question, for the book and the terminal

On top of all lie `cli`, the command line, and `api`, the names that are public here. Whatever
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
