"""How something that takes its time is getting on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final, Self, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.text import Text

from apnap.driver import OUTCOMES
from apnap.harmless import clean
from apnap.results.fitting import rows
from apnap.results.records import Result, no_counts
from apnap.results.styles import STYLES

Told = Callable[[str, int, int], object]
"""Is told what is being done, how much of it is done, and how much there is."""

_PARTS: Final = 10
_NAMED: Final = 3
"""So many failures are named at once; the report has them all."""


@contextmanager
def stages() -> Iterator[Told]:
    """Show on standard error how work gets on: a bar, or where that is no terminal, lines."""
    console = Console(file=sys.stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        yield _tenths(console)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Bar(*columns, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task("starting", total=None)
        yield lambda what, done, all_: bar.update(
            task, description=what, completed=done, total=all_
        )


def _tenths(console: Console) -> Told:
    """Return what prints a line when something begins, and with each tenth of it that is done."""
    shown: dict[str, int] = {}

    def told(what: str, done: int, all_: int) -> None:
        tenth = done * _PARTS // all_
        if what not in shown:
            console.print(f"{what}: {all_}" if all_ > 1 else what, soft_wrap=True)
        elif tenth > shown[what]:
            console.print(f"{what}: {done} of {all_}", soft_wrap=True)
        shown[what] = tenth

    return told


class Progress:
    """A bar on a terminal; elsewhere a line for each tenth of the run."""

    def __init__(
        self,
        total: int,
        stream: TextIO,
        expects: Callable[[Result], bool] = lambda _: False,
        what: str = "",
    ) -> None:
        """Expect so many results, of `what`; failures that somebody `expects` are not named."""
        self._console = Console(file=stream, highlight=False, markup=False, emoji=False)
        self._total = total
        self._what = f" {what}" if what else ""
        self._expects = expects
        self._counts = no_counts()
        self._bad = 0
        self.rows = 0
        """So many rows of the terminal it has taken for good."""
        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=self._console,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._task = self._bar.add_task(f"playing{self._what}", total=total)

    def __enter__(self) -> Self:
        """Begin."""
        if self._console.is_terminal:
            self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take the bar away; where there is none an empty line ends what was said."""
        self._bar.stop()
        self.rows += not self._console.is_terminal

    def take(self, result: Result) -> None:
        """Show that a scenario has ended; the first failures are named at once."""
        before = sum(self._counts.values())
        self._counts[result.outcome] += 1
        bad = result.outcome in ("failed", "errored") and not self._expects(result)
        self._bad += bad
        if bad and self._bad <= _NAMED:
            line = Text(result.outcome.upper(), STYLES[result.outcome])
            self._say(line.append(f" {clean(result.id)}"))
        if self._console.is_terminal:
            self._bar.advance(self._task)
        elif before * _PARTS // self._total < (before + 1) * _PARTS // self._total:
            counted = ", ".join(f"{self._counts[o]} {o}" for o in OUTCOMES if self._counts[o])
            self._say(Text(f"{before + 1}/{self._total}{self._what}: {counted}"))

    def _say(self, line: Text) -> None:
        self._console.print(line, soft_wrap=True)
        self.rows += rows([line], self._console.width)
