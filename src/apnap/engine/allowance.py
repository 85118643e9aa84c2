"""How much time and how many bytes an engine may take: for one answer, for a whole scenario."""

from __future__ import annotations

import time

from apnap.protocol import Connection, EngineBabbles, EngineSilent, Limits


class Allowance:
    """
    What an engine may still take.

    With `whole` all answers together have to keep to the limits of a scenario, from now on;
    without it only each answer to its own.
    """

    def __init__(self, limits: Limits, *, whole: bool = False) -> None:
        """Begin to count."""
        self._limits = limits
        self._ends = time.monotonic() + limits.scenario_seconds if whole else None
        self._bytes = 0

    def exchange(self, connection: Connection, line: bytes, seconds: float) -> bytes:
        """
        Return the answer to `line`, which may take so many seconds, or what is left of them.

        Raises `EngineSilent` or `EngineBabbles` if the scenario takes too long by it, and what
        the connection raises.
        """
        if self._ends is None:
            return connection.exchange(line, seconds)
        left = self._ends - time.monotonic()
        if left <= 0:
            raise self._too_slow(connection)
        try:
            answer = connection.exchange(line, min(left, seconds))
        except EngineSilent as silence:
            if left < seconds:
                raise self._too_slow(connection) from silence
            raise
        self._bytes += len(answer)
        if self._bytes > self._limits.scenario_bytes:
            problem = f"All answers of the scenario have more than {self._limits.scenario_bytes}"
            hint = "Say less in each state, or raise `--limit scenario_bytes=…`."
            raise EngineBabbles(f"{problem} bytes.", hint=hint, raw=b"", notes=connection.notes)
        return answer

    def _too_slow(self, connection: Connection) -> EngineSilent:
        seconds = self._limits.scenario_seconds
        return EngineSilent(
            f"The scenario has not ended within {seconds:g} seconds.",
            hint="The engine is slow, or the game does not get on; "
            "allow more time with `--limit scenario=SECONDS`.",
            seconds=seconds,
            notes=connection.notes,
        )
