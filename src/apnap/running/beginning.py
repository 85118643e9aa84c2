"""Beginning a run of pytest against an engine: everything ready, or a clear end."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.harmless import clean_lines
from apnap.protocol import EngineTrouble
from apnap.running import session
from apnap.running.engine_names import check_name
from apnap.running.engine_under_test import Engine
from apnap.running.limits import limits
from apnap.running.session import PREPARED, Prepared
from apnap.running.summary import Summary
from apnap.suite import SuiteError, load_captions, load_some, selection
from apnap.symmetries.choosing import chosen


def begin(config: pytest.Config) -> None:
    """
    Prepare what `apnap run` has not prepared, and register the plugins.

    Ends the run with status 4 for wrong usage (pytest's own) and 3 if the engine does not start.
    """
    prepared: Prepared | None = config.pluginmanager.get_plugin(PREPARED)
    if prepared is None:
        prepared = _prepare(config)
        if not hasattr(config, "workerinput"):
            _introduce(config, prepared)
    session.begin(config, prepared)


def _prepare(config: pytest.Config) -> Prepared:
    """Select the scenarios as the options say."""
    try:
        wanted = selection(
            config.getoption("apnap_edition", None),
            config.getoption("apnap_cr", []),
            config.getoption("apnap_scenario", []),
            symmetries=config.getoption("apnap_symmetries", default=False),
            second_reading=config.getoption("apnap_second_reading", default=False),
        )
        suite = load_some(wanted.ids, _extensions(config), (wanted.edition,), wanted.origin)
        load_captions()  # a broken file of them is no failure of the engine
        found = chosen(suite, wanted)
        name = str(config.getoption("apnap_engine"))
        check_name(name)
        engine = Engine(name, limits(config.getoption("apnap_limit", [])))
    except SuiteError as error:
        raise pytest.UsageError(str(error)) from error
    return Prepared(wanted, found, engine, _extensions(config))


def _introduce(config: pytest.Config, prepared: Prepared) -> None:
    """Start the engine, and register the summary of the whole run."""
    try:
        config.pluginmanager.register(Summary(prepared))
    except EngineTrouble as trouble:
        pytest.exit(clean_lines(f"apnap: {trouble}"), returncode=3)
    if config.getoption("numprocesses", None):
        prepared.engine.close()  # each worker starts its own


def _extensions(config: pytest.Config) -> tuple[Path, ...]:
    return tuple(Path(folder) for folder in config.getoption("apnap_features", []))
