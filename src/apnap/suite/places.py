"""Where a scenario stands, as reports show it."""

from __future__ import annotations

from typing import Final

from apnap.portable import portable_path
from apnap.suite.compiling import Scenario

_FEATURES: Final = "features"


def shown_path(scenario: Scenario) -> str:
    """
    Return the path of a scenario's file as reports show it, the same on every machine.

    One of the suite begins with the folder `features`; another is seen from the folder in which we
    are, if it lies below that, and by its own folder if it does not.
    """
    path = scenario.path
    if scenario.origin != "extension" and _FEATURES in path.parts:
        above = len(path.parts) - 1 - path.parts[::-1].index(_FEATURES)
        return "/".join(path.parts[above:])
    return portable_path(path)
