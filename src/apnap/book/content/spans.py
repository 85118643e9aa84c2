"""In which editions something holds, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from apnap.protocol import EditionDate
from apnap.rulebooks import neighbours
from apnap.suite import Scenario
from apnap.suite.clauses import Entry


class Span:
    """The editions that have a rule; says in which of them something holds."""

    def __init__(self, dates: Sequence[EditionDate]) -> None:
        self._dates = dates

    def of_clause(self, entry: Entry) -> str:
        """Say in which editions a clause holds."""
        return self._words([date for date in self._dates if entry.holds(date)])

    def of_scenario(self, scenario: Scenario) -> str:
        """Say in which editions a scenario holds."""
        return self._words([date for date in self._dates if scenario.tagged.holds(date)])

    def of_editions(self, dates: Collection[EditionDate]) -> str:
        """Say which of the editions are among `dates`; empty if all are, or none."""
        return self._words([date for date in self._dates if date in dates])

    def _words(self, dates: Sequence[EditionDate]) -> str:
        """Say in which of the editions; empty if in all of them."""
        if len(dates) == len(self._dates) or not dates:
            return ""
        if len(dates) == 1 and dates[0] != self._dates[-1]:
            return f"in the edition of {dates[0]} only"
        runs = neighbours(dates, self._dates)
        return " and ".join(self._run(run, first=run is runs[0]) for run in runs)

    def _run(self, dates: Sequence[EditionDate], *, first: bool) -> str:
        """Say from when to when editions follow each other; the `first` ones may come from ever."""
        if dates[-1] == self._dates[-1]:
            return f"since {dates[0]}"
        if len(dates) == 1:
            return f"in {dates[0]}"
        from_ever = first and dates[0] == self._dates[0]
        return f"until {dates[-1]}" if from_ever else f"{dates[0]} to {dates[-1]}"
