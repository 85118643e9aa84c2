"""What can be wrong with feature files and with selections of scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from apnap.harmless import clean

Fault = Literal[
    "gherkin", "tag", "step", "position", "verdict", "set-up", "name", "rule", "caption", "wording"
]
"""
What is wrong in a feature file.

gherkin: it cannot be read. tag: a tag is missing, unknown or wrong. step: a step is no phrase, or
several, or speaks of what is not there (a card, a player, an object). position: the Givens describe
no position. verdict: something is done and not judged. set-up: what is asserted was set up, or a
game is set up too late. name: a name or id stands twice. rule: an edition has no such rule or term.
caption: a rule is called nothing, or a `Rule:` block something else. wording: this is not how
players and judges say it.
"""


class SuiteError(Exception):
    """The feature files or a selection cannot be used; the message says where and why."""


class FeatureError(SuiteError):
    """Something is wrong in a feature file, at `line` of `path`."""

    def __init__(self, path: Path, line: int, problem: str, fault: Fault = "gherkin") -> None:
        """Say what the `problem` is, where, and of which kind."""
        super().__init__(f"{clean(str(path))}:{line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem
        self.fault = fault
        self.broken: object = None
        """The scenario, as far as it could be read, if it is one that cannot be played for this."""


class ManyErrors(SuiteError):
    """Several things are wrong."""

    def __init__(self, errors: Sequence[SuiteError]) -> None:
        """Gather the errors; the message has a line for each."""
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = tuple(errors)


class SelectionError(SuiteError):
    """No scenario can be selected in this way."""
