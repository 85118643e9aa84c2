"""Where a scenario stands, as reports show it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from apnap.suite.compiling import Scenario

_FEATURES: Final = "features"


def shown_path(scenario: Scenario) -> str:
    """
    Return the path of a scenario's file as reports show it, the same on every machine.

    One of the suite begins with the folder `features`; another is seen from the folder in which we
    are, if it lies below that.
    """
    path = scenario.path
    if scenario.origin != "extension" and _FEATURES in path.parts:
        above = len(path.parts) - 1 - path.parts[::-1].index(_FEATURES)
        return "/".join(path.parts[above:])
    path = path.absolute()
    return (path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path).as_posix()
