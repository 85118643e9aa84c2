"""What results of a run may tell of the conversations, all together."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from apnap.driver import Line
from apnap.protocol.counting import counted
from apnap.results.records import Result

MOST: Final = 1 << 26
"""Characters of conversations that the results of one process keep."""


class Told:
    """Counts what is told, and leaves a conversation out when there is no more room for it."""

    def __init__(self) -> None:
        """Begin with all the room there is."""
        self._left = MOST

    def within_bounds(self, result: Result) -> Result:
        """Return the result, without its conversation if it is too long; then it says so."""
        size = sum(len(one.said) + sum(map(len, one.asked)) for one in result.transcript)
        if size <= self._left:
            self._left -= size
            return result
        told = (
            f"… {counted(len(result.transcript), 'message')} left out: too much was said before …"
        )
        return replace(result, transcript=(Line(said=told, verdict="", asked=()),))
