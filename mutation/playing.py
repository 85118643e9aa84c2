"""Playing the features on the reference engine, as it is or changed, in a process of its own."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final, Self

import coverage

from apnap.mutants.bench import Bench, bench
from apnap.rulebooks import editions
from apnap.suite import Scenario
from mutation.keeping import Ran
from mutation.sampling import PACKAGE, ROOT, Change

ENGINE: Final = "direct:reference"


class Benches:
    """The engine, once for each edition that is needed; to be left as a context."""

    def __init__(self) -> None:
        """Begin without any."""
        self._stack = ExitStack()
        self._made: dict[str, Bench] = {}

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the engines."""
        self._stack.close()

    def passes(self, scenario: Scenario) -> bool:
        """Play a scenario in the newest edition in which it holds."""
        edition = max(date for date in editions() if scenario.tagged.holds(date))
        if edition not in self._made:
            self._made[edition] = self._stack.enter_context(bench(ENGINE, edition))
        return self._made[edition].play(scenario) == "passed"


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Has one module imported as changed."""

    def __init__(self, change: Change) -> None:
        """Take the change."""
        self._change = change
        self._source = change.source()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the module that is changed, and no other."""
        del path, target
        if name != self._change.module:
            return None
        origin = str(ROOT / self._change.file)
        package = origin.endswith("__init__.py")
        spec = importlib.util.spec_from_loader(name, self, origin=origin, is_package=package)
        if spec is not None and package:
            spec.submodule_search_locations = [str((ROOT / self._change.file).parent)]
        return spec

    def get_source(self, _: str) -> str:
        """Return the code as changed."""
        return self._source


def traced(scenarios: Iterable[Scenario]) -> Ran:
    """Play all scenarios and return what each of them runs; raise `ValueError` if one fails."""
    _check_fresh()
    tracer = coverage.Coverage(data_file=None, source=[str(ROOT / PACKAGE)], config_file=False)
    tracer.start()
    importlib.import_module(f"{PACKAGE}.engine")
    with Benches() as engine:
        for scenario in scenarios:
            tracer.switch_context(scenario.id)
            if not engine.passes(scenario):
                raise ValueError(f"{ENGINE} does not pass {scenario.id}")
    tracer.stop()
    data = tracer.get_data()
    return {
        file.removeprefix(f"{ROOT}/"): {
            line: frozenset(ids) for line, ids in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }


def noticed(change: Change, scenarios: Iterable[Scenario]) -> str:
    """Return the id of the first scenario that does not pass after a change; empty if all do."""
    _check_fresh()
    sys.meta_path.insert(0, Changed(change))
    with Benches() as engine:
        return next((one.id for one in scenarios if not engine.passes(one)), "")


def _check_fresh() -> None:
    """Raise `RuntimeError` if the engine has been imported already, as it is."""
    if PACKAGE in sys.modules:
        raise RuntimeError(f"{PACKAGE} is imported already: this needs a process of its own")
