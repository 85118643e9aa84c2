"""Counting what was checked in a file, and keeping what was found, without growing with it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from apnap.logs.findings import MOST, FileChecked, Found, Trouble

_REASONS: Final = 20
_OTHERS: Final = "other reasons"
_LONGEST: Final = 300


class Tally:
    """What has come of a file so far."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.games = 0
        self.restarts = 0
        self.checked = 0
        self._findings: list[Found] = []
        self._found = 0
        self._possible = 0
        self._troubles: list[Trouble] = []
        self._troubled = 0
        self._reasons: Counter[str] = Counter()

    def finding(self, found: Found) -> None:
        """Take something that the rules do not allow."""
        self._found += 1
        self._possible += found.certainty == "possible"
        if len(self._findings) < MOST:
            self._findings.append(found)

    def trouble(self, line: int, problem: str) -> None:
        """Take a line that cannot be read or is out of place."""
        self._troubled += 1
        if len(self._troubles) < MOST:
            self._troubles.append(Trouble(line=line, problem=problem[:_LONGEST]))

    def unchecked(self, reason: str) -> None:
        """Count a line that nobody could judge."""
        known = reason in self._reasons or len(self._reasons) < _REASONS
        self._reasons[reason[:_LONGEST] if known else _OTHERS] += 1

    def log(self, file: str, lines: int, seconds: float) -> FileChecked:
        """Return what came of a log."""
        return self._done(file, "log", lines, seconds)

    def state(self, file: str, seconds: float) -> FileChecked:
        """Return what came of a file with one state."""
        return self._done(file, "state", 1, seconds)

    def _done(self, file: str, what: str, lines: int, seconds: float) -> FileChecked:
        return FileChecked(
            file=file,
            what="log" if what == "log" else "state",
            lines=lines,
            games=self.games,
            checked=self.checked,
            replayed=self.checked if what == "log" else 0,
            unchecked=self._reasons.total(),
            reasons=dict(self._reasons.most_common()),
            restarts=self.restarts,
            findings=tuple(self._findings),
            found=self._found,
            possible=self._possible,
            troubles=tuple(self._troubles),
            troubled=self._troubled,
            seconds=round(seconds, 3),
        )
