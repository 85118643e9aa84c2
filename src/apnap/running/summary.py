"""The summary at the end of `pytest --engine`: what `apnap run` prints."""

from __future__ import annotations

import io
import time

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

from apnap.protocol.counting import counted
from apnap.results.records import Report, Result
from apnap.results.report_on_terminal import How, View, show
from apnap.results.reporting import report
from apnap.running.session import RESULT, Prepared


class Summary:
    """Gathers the results of all processes and prints them at the end."""

    def __init__(self, prepared: Prepared) -> None:
        """Expect results of what has been prepared."""
        self._prepared = prepared
        self._run = prepared.run()
        self._results: dict[str, Result] = {}
        self._begun = time.perf_counter()

    def pytest_report_header(self) -> list[str]:
        """Say what is under test, and which ids went that were asked for."""
        run, number = self._run, len(self._prepared.scenarios)
        return [
            f"apnap: {run.engine}, edition {run.edition}, {counted(number, 'scenario')}",
            *(one.told for one in self._prepared.wanted.renamed),
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a result."""
        sent = getattr(report, RESULT, None)
        if sent is not None:
            result = msgspec.convert(sent, Result)
            self._results[result.id] = result

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Let a run fail in which nothing could be played: nobody's gate is green for that."""
        if session.exitstatus == pytest.ExitCode.OK and self._results and not self._report().ran:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _report(self) -> Report:
        """Return the report of what is known so far."""
        ids = [s.id for s in self._prepared.scenarios if s.id in self._results]
        results = [self._results[id_] for id_ in ids]
        whole = self._run.whole and len(ids) == len(self._prepared.scenarios)
        run = replace(self._run, whole=whole)
        return report(run, results, time.perf_counter() - self._begun)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the outcomes and what is in the way; pytest has told the failures already."""
        if not self._results:
            return
        text = io.StringIO()
        console = Console(file=text, width=100, highlight=False, markup=False, emoji=False)
        done = self._report()
        wanted = self._prepared.wanted
        view: View = "rules" if wanted.rules or wanted.ids else "short"
        told = How(view=view, expects=lambda one: one.outcome in ("failed", "errored"))
        show(console, self._run, done, told)
        if not (done.ran or done.bad):
            console.print("nothing ran: no scenario could be played to its end; this fails the run")
        terminalreporter.section("apnap")
        terminalreporter.write_line(text.getvalue().rstrip())
