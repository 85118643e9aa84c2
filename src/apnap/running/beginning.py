"""Beginning a run of pytest against an engine: everything ready, or a clear end."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.harmless import clean_lines
from apnap.protocol import EngineTrouble
from apnap.running import session
from apnap.running.asked import Asked
from apnap.running.engine_names import check_name
from apnap.running.engine_under_test import Engine
from apnap.running.garbage import not_at_the_end
from apnap.running.limits import limits
from apnap.running.planted import as_the_user_wants
from apnap.running.session import PREPARED, Prepared
from apnap.running.summary import Summary
from apnap.running.workers import COMPILED, DRAWN, handed
from apnap.suite import SuiteError, take
from apnap.symmetries import handing as images


def begin(config: pytest.Config) -> None:
    """
    Prepare what `apnap run` has not prepared, and register the plugins.

    Ends the run with status 4 for wrong usage (pytest's own) and 3 if the engine does not start.
    """
    not_at_the_end()
    if hasattr(config, "workerinput"):
        as_the_user_wants()
    prepared: Prepared | None = config.pluginmanager.get_plugin(PREPARED)
    if prepared is None:
        prepared = _prepare(config)
        if not hasattr(config, "workerinput"):
            _introduce(config, prepared)
    session.begin(config, prepared)


def _prepare(config: pytest.Config) -> Prepared:
    """Select the scenarios as the options say; a worker has them from the main process."""
    given = getattr(config, "workerinput", {})
    take(given.get(COMPILED, []))
    images.take(given.get(DRAWN, []))
    asked = Asked(
        edition=config.getoption("apnap_edition", None),
        rules=tuple(config.getoption("apnap_cr", [])),
        ids=tuple(config.getoption("apnap_scenario", [])),
        symmetries=config.getoption("apnap_symmetries", default=False),
        second_reading=config.getoption("apnap_second_reading", default=False),
        extensions=_folders(config, "apnap_features"),
        only=_folders(config, "apnap_only_features"),
    )
    try:
        wanted, found = asked.choose()
        name = str(config.getoption("apnap_engine"))
        check_name(name)
        engine = Engine(
            name, limits(config.getoption("apnap_limit", [])), introduced=handed(config)
        )
    except SuiteError as error:
        raise pytest.UsageError(str(error)) from error
    return Prepared(wanted, found, engine, asked)


def _introduce(config: pytest.Config, prepared: Prepared) -> None:
    """Start the engine, and register the summary of the whole run."""
    try:
        config.pluginmanager.register(Summary(prepared))
    except EngineTrouble as trouble:
        pytest.exit(clean_lines(f"apnap: {trouble}"), returncode=3)
    if config.getoption("numprocesses", None):
        prepared.engine.close()  # each worker starts its own


def _folders(config: pytest.Config, option: str) -> tuple[Path, ...]:
    return tuple(map(Path, config.getoption(option, [])))
