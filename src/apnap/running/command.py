"""Starting pytest for `apnap run`, out of reach of anybody's configuration."""

from __future__ import annotations

import importlib
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
import pytest

from apnap.protocol import EditionDate, Limits
from apnap.results.choosing import foremost
from apnap.results.records import Report, Result
from apnap.results.reporting import Run, report
from apnap.running.asked import Asked
from apnap.running.engine_names import check_name
from apnap.running.engine_under_test import GIVEN_UP, Engine
from apnap.running.limits import written
from apnap.running.planted import unplanted
from apnap.running.playing import broken
from apnap.running.reference import Reference
from apnap.running.session import NODE, PREPARED, RESULT, Prepared, run_of
from apnap.running.signals import Ended, attention
from apnap.running.trace import Trace
from apnap.running.trouble import RunBroke
from apnap.suite import Scenario, Selection, load_suite

_HERE: Final = Path(__file__).parent
_FOREIGN: Final = (
    *("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_THEME", "PYTEST_THEME_MODE"),
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD",
)
_ALONE: Final = "PYTEST_DISABLE_PLUGIN_AUTOLOAD"
_UNUSED: Final = (
    *("terminal", "cacheprovider", "unraisableexception", "threadexception"),
    *("debugging", "doctest", "junitxml", "legacypath", "logging", "monkeypatch", "pastebin"),
    *("recwarn", "setuponly", "setupplan", "stepwise", "subtests", "tmpdir", "unittest"),
    "warnings",
)
"""
Plugins of pytest whose work nobody sees here.

The third searches all memory at the end; for each step pytest-bdd looks through all fixtures that
others bring.
"""
_PLUGINS: Final = ("pytest_bdd.plugin", "apnap.plugin")
_WORKERS: Final = "xdist.plugin"

Watch = Callable[[Result], None]
"""Is called with each result as soon as it is known."""


Expects = Callable[[Result], bool]
"""Tells whether somebody knows already that a scenario does not pass."""


class Request(Asked, frozen=True, kw_only=True):
    """What a run is asked for: what is played, on which engine, and how."""

    engine: str
    workers: int = 0
    """Processes beside this one; 0: everything in this process."""
    stop_at_first: bool = False
    limits: Limits = Limits()
    plugins: tuple[str, ...] = ()
    """Modules that every process loads as plugins of pytest."""
    arguments: tuple[str, ...] = ()
    """What these are told."""


class PreparedRun:
    """
    A run that is ready: scenarios selected, engine started.

    `trace` is told every line that this process and the engine say. Once the run is over, `signal`
    is the signal that has ended it early, and `given_up` why the engine was given up.

    `engine` is one that was started before, or of which is known what it says of itself.

    Raises `SuiteError` if nothing can be selected or no engine can have such a name, and
    `EngineTrouble` if the engine does not start.
    """

    def __init__(
        self, request: Request, trace: Trace | None = None, engine: Engine | None = None
    ) -> None:
        """Select and start."""
        self.request = request
        self.signal: int | None = None
        self.given_up = ""
        check_name(request.engine)
        self.wanted: Selection
        self.scenarios: tuple[Scenario, ...]
        self.wanted, self.scenarios = request.choose()
        self.engine = engine or Engine(request.engine, request.limits, trace)
        self.introduced = self.engine.introduced()

    @cached_property
    def known_ids(self) -> tuple[str, ...]:
        """The ids of all scenarios that hold in the edition, whether they were selected or not."""
        date = self.wanted.edition
        origins = dict.fromkeys(("suite", self.wanted.origin))
        suites = [load_suite(self.request.folders, (date,), origin=one) for one in origins]
        return tuple(dict.fromkeys(one.id for suite in suites for one in suite.holding(date)))

    def add(self, images: Sequence[Scenario]) -> None:
        """Play these images too, each after its scenario; they are all of scenarios selected."""
        of: dict[str, list[Scenario]] = {}
        for one in images:
            of.setdefault(one.image.of if one.image else "", []).append(one)
        ids = (one.id for one in images)
        self.wanted = msgspec.structs.replace(self.wanted, ids=(*self.wanted.ids, *ids))
        self.scenarios = tuple(
            one for scenario in self.scenarios for one in (scenario, *of.get(scenario.id, ()))
        )

    @property
    def run(self) -> Run:
        """What the report says of the run as a whole."""
        return run_of(self.wanted, self.engine, self.request)

    def play(self, watch: Watch, *plugins: object, expects: Expects = lambda _: False) -> Report:
        """
        Play all scenarios and return the report; `plugins` are for pytest in this process.

        What the reference engine does where this one failed is asked last about failures that
        somebody `expects`, so that it may be missing there. The report of a run that ended early is
        not `whole`. The engine has ended in any case.

        Raises `RunBroke` if pytest fails.
        """
        begun = time.perf_counter()
        results = self.results(watch, *plugins)
        return self.reported(results, time.perf_counter() - begun, expects)

    def results(self, watch: Watch, *plugins: object) -> tuple[Result, ...]:
        """
        Play all scenarios and return what came of them; the engine has ended in any case.

        Raises `RunBroke` if pytest fails.
        """
        collector = Collector(self.scenarios, self.wanted.edition, watch)
        handed = Handed(self.wanted, self.scenarios, self.engine, self.request, alone=True)
        if self.request.workers:
            self.engine.close()  # each worker starts its own
        try:
            with attention(), _undisturbed(), unplanted():
                pytest.main(self._arguments(), plugins=[handed, collector, *plugins, *self._own()])
        finally:
            self.engine.close()
        self.signal, self.given_up = collector.signal, collector.given_up
        if collector.trouble:
            raise RunBroke("\n".join(collector.trouble))
        return collector.in_order()

    def reported(
        self, results: Sequence[Result], seconds: float, expects: Expects = lambda _: False
    ) -> Report:
        """Return the report on what came of the scenarios, wherever they were played."""
        run = self.run
        begun = time.perf_counter()
        if self.signal is None:
            results = self._beside_reference(results, expects)
        if len(results) < len(self.scenarios):
            run = msgspec.structs.replace(run, whole=False)
        return report(run, results, seconds + time.perf_counter() - begun)

    def _beside_reference(self, results: Sequence[Result], expects: Expects) -> tuple[Result, ...]:
        """Return the results with what the reference does, where somebody looks first."""
        known = {scenario.id: scenario for scenario in self.scenarios}
        with Reference(self.request.engine, self.wanted.edition) as reference:
            chosen = sorted(foremost(results), key=expects)
            return reference.beside_all(known, results, chosen)

    def _own(self) -> Iterator[ModuleType]:
        """
        Yield the plugins that play, for this process alone.

        Workers are told their names, each of which pytest looks for in all that is installed.
        """
        if not self.request.workers:
            yield from map(importlib.import_module, _PLUGINS)

    def _arguments(self) -> list[str]:
        """Return the arguments for pytest; workers are told the same."""
        request = self.request
        plugins = (*((*_PLUGINS, _WORKERS) if request.workers else ()), *request.plugins)
        arguments = [
            *("--engine", request.engine, "--edition", self.wanted.edition),
            *(f"--cr={rule}" for rule in self.wanted.rules),
            *(f"--scenario={id_}" for id_ in self.wanted.ids),
            *(("--symmetries",) if request.symmetries else ()),
            *(("--second-reading",) if request.second_reading else ()),
            *(f"--features={folder.resolve()}" for folder in request.extensions),
            *(f"--only-features={folder.resolve()}" for folder in request.only),
            *(f"--limit={limit}" for limit in written(request.limits)),
            *("-c", str(_HERE / "pytest.ini"), "--rootdir", str(_HERE), "--noconftest"),
            "--capture=sys",
            *(word for plugin in plugins for word in ("-p", plugin)),
            *(word for plugin in _UNUSED for word in ("-p", f"no:{plugin}")),
            *request.arguments,
        ]
        arguments += ["-x"] if request.stop_at_first else []
        return arguments + (["-n", str(request.workers)] if request.workers else [])


class Handed(Prepared):
    """What the session finds instead of preparing it again."""

    __name__ = PREPARED


class Collector:
    """Gathers the results as pytest reports them, from whatever process."""

    def __init__(self, scenarios: Sequence[Scenario], edition: EditionDate, watch: Watch) -> None:
        """Expect results of these scenarios."""
        self._scenarios = {scenario.id: scenario for scenario in scenarios}
        self._edition = edition
        self._watch = watch
        self._results: dict[str, Result] = {}
        self.trouble: list[str] = []
        self.signal: int | None = None
        self.given_up = ""

    def in_order(self) -> tuple[Result, ...]:
        """Return the results in the order of the suite."""
        return tuple(self._results[id_] for id_ in self._scenarios if id_ in self._results)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a result; a worker that died has left none."""
        sent: Mapping[str, Any] | None = getattr(report, RESULT, None)
        id_ = report.nodeid.removeprefix(f"{NODE}::")
        if sent is not None:
            self.take(msgspec.convert(sent, Result))
        elif report.failed and id_ in self._scenarios:
            self.take(broken(self._scenarios[id_], self._edition, report.longreprtext))

    def take(self, result: Result) -> None:
        """Take a result, in whatever process it was found."""
        self._results[result.id] = result
        self._watch(result)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note that collecting failed, which should never be."""
        if report.failed:
            self.trouble.append(report.longreprtext)

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Take note of why a run ends early."""
        if isinstance(excinfo.value, Ended):
            self.signal = excinfo.value.number
        elif GIVEN_UP in str(excinfo.value):
            self.given_up = str(excinfo.value)
        elif "keyboard-interrupt" in str(excinfo.value):  # only a worker has heard it
            self.signal = signal.SIGINT

    def pytest_internalerror(self, excrepr: object) -> bool:
        """Note that pytest failed."""
        self.trouble.append(str(excrepr))
        return True


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hide from pytest, and from its workers, what the environment would have it do."""
    hidden = {name: os.environ.pop(name) for name in _FOREIGN if name in os.environ}
    os.environ[_ALONE] = "1"
    try:
        yield
    finally:
        del os.environ[_ALONE]
        os.environ.update(hidden)
