"""The pytest plugin that is registered when an engine is under test."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Generator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, NoReturn

import msgspec
import pytest
from _pytest._code.code import ReprExceptionInfo, ReprFileLocation, ReprTracebackNative
from pytest_bdd import scenario as bdd_scenario

from apnap.engine.client import Client
from apnap.harmless import clean, clean_lines
from apnap.portable import portable_engine
from apnap.protocol import EngineTrouble
from apnap.results.failure_text import plain
from apnap.results.records import Result
from apnap.results.reporting import Run, with_commands
from apnap.running import steps
from apnap.running.asked import Asked
from apnap.running.engine_under_test import Engine
from apnap.running.garbage import SELDOM
from apnap.running.playing import Play, broken
from apnap.running.reference import MOST, Reference
from apnap.running.signals import Ended, attention, attentive
from apnap.running.told import Told
from apnap.running.workers import ALONE, OfFewWords, Workers
from apnap.suite import Scenario, Selection, Suite, load_captions

PREPARED: Final = "apnap-prepared"
"""The name under which `apnap run` registers what it has prepared already."""

NODE: Final = "apnap"
"""The node of the suite: the scenarios are `apnap::ID`."""

SESSION: Final = "apnap-session"
"""The name under which the session is registered."""

RESULT: Final = "apnap_result"
"""The attribute of a test report that carries the result of a scenario."""

MUCH: Final = 1 << 24
"""After so many bytes of answers garbage is looked for as well, at the end of the scenario."""


class Prepared:
    """The scenarios selected and the engine that is to play them."""

    def __init__(
        self,
        wanted: Selection,
        scenarios: tuple[Scenario, ...],
        engine: Engine,
        asked: Asked,
        *,
        alone: bool = False,
    ) -> None:
        """
        Take what is wanted, the scenarios that it selects, the engine, and what was asked for.

        `alone`: nobody but apnap hears what pytest tells of each test, and what the reference
        engine does where this one fails is none of the session's business.
        """
        self.alone = alone
        self.wanted = wanted
        self.scenarios = scenarios
        self.engine = engine
        self.asked = asked
        self.reference = Reference(engine.name, wanted.edition, 0 if alone else MOST)

    def run(self) -> Run:
        """Return what the run was asked for; the engine is started for it if it is not yet."""
        return run_of(self.wanted, self.engine, self.asked)

    def suite(self) -> Suite:
        """Return what was read for what is wanted."""
        return self.asked.read(self.wanted)


def run_of(wanted: Selection, engine: Engine, asked: Asked) -> Run:
    """Return what a report says of a run; the engine is started for it if it is not yet."""
    return Run(
        engine=portable_engine(engine.name),
        introduced=engine.introduced(),
        edition=wanted.edition,
        whole=wanted.whole,
        second_reading=wanted.origin == "second-reading",
        extensions=asked.folders,
    )


def begin(config: pytest.Config, prepared: Prepared) -> None:
    """Let pytest run what has been prepared."""
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = []  # only the suite, unless paths are named as well
    config.pluginmanager.register(Session(prepared), SESSION)
    if not hasattr(config, "workerinput"):
        introduced, alone = prepared.engine.introduced, prepared.alone
        workers = Workers(prepared.suite, prepared.scenarios, introduced, alone=alone)
        config.pluginmanager.register(workers, "apnap-workers")
    elif config.workerinput.get(ALONE):
        config.pluginmanager.register(OfFewWords(), "apnap-of-few-words")
    hearing = ExitStack()
    hearing.enter_context(attention())
    config.add_cleanup(hearing.close)


class Session:
    """
    Collects the scenarios, plays them, and attaches a result to each test's report.

    One connection to the engine serves all scenarios of the process.
    """

    _left_to_others: ClassVar[bool] = False
    """Whether somebody else in this process leaves objects out of searches for garbage."""

    def __init__(self, prepared: Prepared) -> None:
        """Take what has been prepared."""
        self.prepared = prepared
        self._by_id = {scenario.id: scenario for scenario in prepared.scenarios}
        self._plays: dict[str, Play] = {}
        self._binding = self._frozen = False
        self._searches = gc.get_threshold()
        self._heard = self._swept = 0
        self._told = Told()
        self._run: Run | None = None
        captions = load_captions()
        edition = prepared.wanted.edition
        self._named = functools.cache(lambda rule: captions.named(rule, edition))
        self._reasoned = functools.cache(lambda rule: captions.reasoned(rule, edition))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Add the suite to what the session collects."""
        report = yield
        if isinstance(collector, pytest.Session) and report.result is not None:
            path = Path(steps.__file__)
            suite = Scenarios.from_parent(collector, path=path, nodeid=NODE)
            report.result = [*report.result, suite]
        return report

    def bound(self) -> ModuleType:
        """Return a module with a pytest-bdd test for each scenario, named by its id."""
        module = ModuleType(NODE)
        definitions = {k: v for k, v in vars(steps).items() if k.startswith("pytestbdd_")}
        vars(module).update(definitions)
        self._binding = True
        for scenario in self.prepared.scenarios:
            setattr(module, scenario.id, _test(scenario))
        self._binding = False
        return module

    def pytest_sessionstart(self) -> None:
        """Search for garbage more seldom, and no more often than whoever has begun this process."""
        gc.set_threshold(max(SELDOM, self._searches[0]), *self._searches[1:])

    def pytest_collection_finish(self) -> None:
        """
        Leave what was collected, which stays, out of every search for garbage.

        Where somebody else has done so before, it is theirs to end: then nothing is done, nor ever
        again in this process. To ask for it takes as long as a search for garbage.
        """
        Session._left_to_others = Session._left_to_others or gc.get_freeze_count() > 0
        if not Session._left_to_others:
            gc.freeze()
            self._frozen = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self) -> bool | None:
        """Keep pytest-bdd from making marks of the suite's tags."""
        return self._binding or None

    @pytest.fixture
    def apnap_play(self, request: pytest.FixtureRequest) -> Generator[Play, None, None]:
        """Return the play of the scenario that this test is, on the engine under test."""
        engine = self.prepared.engine
        scenario, edition = self._by_id[request.node.name], self.prepared.wanted.edition
        request.node.user_properties += self._properties(scenario)
        client = _begun(engine, request.node.name)
        if isinstance(client, EngineTrouble):
            _stop_if_given_up(engine, request.session)
            _fail("errored", client)
        play = Play(
            scenario,
            client,
            engine.introduced().capabilities,
            edition,
            self._reasoned,
        )
        self._plays[request.node.nodeid] = play
        yield play
        if isinstance(play.stop, EngineTrouble):
            engine.broke(play.stop)
        try:
            trouble = _ended(engine, play)
        finally:
            self._heard = client.heard
            _stop_if_given_up(engine, request.session)
        if trouble is not None:
            _fail("errored after the last step", trouble)

    def _properties(self, scenario: Scenario) -> list[tuple[str, object]]:
        """Return what pytest's own reports say of a scenario: its rules, and their captions."""
        rules = list(map(str, scenario.tagged.subjects(self.prepared.wanted.edition)))
        return [
            *(("rule", rule) for rule in rules),
            *(("caption", self._named(rule)) for rule in rules),
        ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Attach the result to the report of a scenario."""
        play = self._plays.get(item.nodeid)
        stopped = play is not None and play.stop is not None
        ended = stopped and call.when == "call"  # what goes wrong afterwards is another failure
        if ended and call.excinfo and call.excinfo.errisinstance(pytest.fail.Exception):
            # its account is shown: pytest would look at each file on the way here for nothing
            call.excinfo.traceback = call.excinfo.traceback[:0]
        report = yield
        scenario = self._by_id.get(item.name) if isinstance(item.parent, Scenarios) else None
        if scenario is not None and (report.when == "call" or report.failed):
            result = self._accounted(scenario, self._result(scenario, play, call, report))
            result = self._told.within_bounds(result)
            setattr(report, RESULT, msgspec.to_builtins(result))
            if report.failed and result.account is not None:
                report.longrepr = shown(result)
        if report.when == "teardown":
            self._plays.pop(item.nodeid, None)
            if play is not None:
                play.forget()
            self._forget()
        return report

    def _forget(self) -> None:
        """
        Look for garbage if the engine has said much.

        What a scenario ended with holds all that was said, and is held by it.
        """
        if self._heard - self._swept >= MUCH:
            self._swept = self._heard
            gc.collect()

    def _result(
        self,
        scenario: Scenario,
        play: Play | None,
        call: pytest.CallInfo[None],
        report: pytest.TestReport,
    ) -> Result:
        """Return what came of a scenario, also if something else than a step went wrong."""
        edition = self.prepared.wanted.edition
        value = call.excinfo.value if call.excinfo else None
        stopped = play is not None and play.stop is not None
        if play is not None and report.when == "call" and (stopped or value is None):
            return play.result()
        return broken(scenario, edition, report.longreprtext, call.duration)

    def _accounted(self, scenario: Scenario, result: Result) -> Result:
        """Return a result with the commands, and what the reference does, in its account."""
        if result.account is None:
            return result
        if self._run is None:
            self._run = self.prepared.run()
        return with_commands(self._run, self.prepared.reference.beside(scenario, result))

    def pytest_runtest_logreport(self) -> None:
        """End the run if a signal has come that was not heard."""
        heard = attentive()
        if heard:
            heard.again()

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """
        Say no more to an engine that may be busy, and end everything undisturbed.

        Where the signal was heard says nothing: pytest would read the sources of all callers.
        """
        if isinstance(excinfo.value, Ended):
            excinfo.traceback = excinfo.traceback[-1:]
        heard = attentive()
        if heard:
            heard.cleaning()
        self.prepared.engine.interrupted()

    def pytest_unconfigure(self) -> None:
        """End the engines."""
        if self._frozen:
            gc.unfreeze()
        gc.set_threshold(*self._searches)
        self.prepared.engine.close()
        self.prepared.reference.close()
        heard = attentive()
        if heard:
            heard.anew()


def shown(result: Result) -> ReprExceptionInfo:
    """Return a failure as pytest shows it: its account, and a line for pytest's own summary."""
    why = result.reason or f"expected {result.expected}, got {result.got}"
    where = ReprFileLocation(result.file, result.step_line or result.line, clean(why))
    return ReprExceptionInfo(ReprTracebackNative([plain(result)]), where)


def _begun(engine: Engine, scenario: str) -> Client | EngineTrouble:
    """Return the client for a scenario, or why there is none."""
    try:
        return engine.begin(scenario)
    except EngineTrouble as trouble:
        return trouble


def _ended(engine: Engine, play: Play) -> EngineTrouble | None:
    """Let the engine forget a scenario; return what has gone wrong by it."""
    try:
        engine.end(played=play.game.loaded)
    except EngineTrouble as trouble:
        return trouble
    return None


def _fail(how: str, trouble: EngineTrouble) -> NoReturn:
    """
    Let a test fail by trouble with the engine.

    Nothing is being handled here: what pytest says of the failure would have the causes of the
    trouble before it, as Python has them.
    """
    aside = f"\nthe engine said aside: {trouble.notes}" if trouble.notes else ""
    pytest.fail(clean_lines(f"{how}: {trouble}{aside}"), pytrace=False)


def _stop_if_given_up(engine: Engine, session: pytest.Session) -> None:
    """Play no further scenario if the engine breaks in each."""
    if engine.given_up:
        session.shouldstop = engine.given_up


class Scenarios(pytest.Module):
    """The suite, as a module without a file of its own."""

    def _getobj(self) -> ModuleType:
        session: Session | None = self.config.pluginmanager.get_plugin(SESSION)
        return session.bound() if session else ModuleType(NODE)


def _test(scenario: Scenario) -> Callable[[pytest.FixtureRequest], None]:
    """Return the test of a scenario; of an outline, the test of its one row."""
    test = _by_steps(scenario) if scenario.image else _by_file(scenario)
    test.__test__ = True  # type: ignore[attr-defined] # pytest collects it whatever its name
    test.__doc__ = f"{scenario.feature}: {scenario.name}"
    return test


def _by_steps(scenario: Scenario) -> Callable[[pytest.FixtureRequest], None]:
    """Return the test of a scenario that stands in no file, so that pytest-bdd cannot read it."""

    def test(request: pytest.FixtureRequest) -> None:
        play: Play = request.getfixturevalue("apnap_play")
        for step in scenario.steps:
            steps.play_step(step.text, play)

    return test


def _by_file(scenario: Scenario) -> Callable[[pytest.FixtureRequest], None]:
    """Return the test of a scenario as pytest-bdd reads it from its file."""
    decorate = bdd_scenario(
        scenario.path.name, scenario.template, features_base_dir=str(scenario.path.parent)
    )
    play: Any = decorate(lambda: None)

    def test(request: pytest.FixtureRequest) -> None:
        play(request, dict(scenario.example))

    return test
