"""The summary at the end of `pytest --engine`: what `apnap run` prints."""

from __future__ import annotations

import io
import time
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from apnap.protocol.messages import Initialized
from apnap.results.records import Result
from apnap.results.reporting import Run, report
from apnap.results.showing import show
from apnap.running.session import RESULT, Prepared


class Summary:
    """Gathers the results of all processes and prints them at the end."""

    def __init__(
        self, prepared: Prepared, introduced: Initialized, extensions: tuple[Path, ...]
    ) -> None:
        """Expect results of what has been prepared."""
        self._prepared = prepared
        self._run = Run(
            engine=prepared.engine.name,
            introduced=introduced,
            edition=prepared.wanted.edition,
            whole=prepared.wanted.whole,
            extensions=extensions,
        )
        self._results: dict[str, Result] = {}
        self._begun = time.perf_counter()

    def pytest_report_header(self) -> str:
        """Say what is under test."""
        run, number = self._run, len(self._prepared.scenarios)
        return f"apnap: {run.engine}, edition {run.edition}, {number} scenarios"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a result."""
        sent = getattr(report, RESULT, None)
        if sent is not None:
            result = msgspec.convert(sent, Result)
            self._results[result.id] = result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print what failed and the table per rule."""
        ids = [s.id for s in self._prepared.scenarios if s.id in self._results]
        results = [self._results[id_] for id_ in ids]
        text = io.StringIO()
        console = Console(file=text, width=100, highlight=False, markup=False, emoji=False)
        show(console, self._run, report(self._run, results, time.perf_counter() - self._begun))
        terminalreporter.section("apnap")
        terminalreporter.write_line(text.getvalue().rstrip())
