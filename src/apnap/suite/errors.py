"""What can be wrong with feature files and with selections of scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


class SuiteError(Exception):
    """The feature files or a selection cannot be used; the message says where and why."""


class FeatureError(SuiteError):
    """Something is wrong in a feature file, at `line` of `path`."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        """Say what the `problem` is and where."""
        super().__init__(f"{path}:{line}: {problem}")
        self.path = path
        self.line = line
        self.problem = problem


class ManyErrors(SuiteError):
    """Several things are wrong."""

    def __init__(self, errors: Sequence[SuiteError]) -> None:
        """Gather the errors; the message has a line for each."""
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = tuple(errors)


class SelectionError(SuiteError):
    """No scenario can be selected in this way."""
