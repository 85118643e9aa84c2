"""
The pytest plugin: `pytest --engine=ENGINE` runs the suite against an engine.

Pytest loads this module in every test run on a machine on which apnap is installed. Without
`--engine` it does nothing and imports nothing; it does not even claim names of options, and it
steps back if somebody else's `--engine` is there already.
"""

from __future__ import annotations

import argparse
from collections.abc import Generator
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from _pytest.config import Config
    from _pytest.config.argparsing import Parser

_OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "--engine": {
        "metavar": "ENGINE",
        "help": "run the suite against this engine: direct:NAME, stdio:COMMAND or http:URL",
    },
    "--edition": {
        "metavar": "DATE",
        "help": "edition of the rulebook (default: the newest indexed one)",
    },
    "--cr": {
        "metavar": "RULE",
        "action": "append",
        "default": [],
        "help": "only scenarios about this rule or its parts, or this term: glossary:affinity "
        "(repeatable)",
    },
    "--scenario": {
        "metavar": "ID",
        "action": "append",
        "default": [],
        "help": "only this scenario (repeatable)",
    },
    "--symmetries": {
        "action": "store_true",
        "help": "also play each scenario with other seats, other names, and one more player",
    },
    "--second-reading": {
        "action": "store_true",
        "help": "play the scenarios by other hands, and not the suite",
    },
    "--features": {
        "metavar": "DIR",
        "action": "append",
        "default": [],
        "help": "also run the feature files in this folder, as extensions (repeatable)",
    },
    "--only-features": {
        "metavar": "DIR",
        "action": "append",
        "default": [],
        "help": "run the feature files in this folder, and not the suite (repeatable)",
    },
    "--limit": {
        "metavar": "NAME=NUMBER",
        "action": "append",
        "default": [],
        "help": "another limit for the engine, such as answer=30 (repeatable)",
    },
}


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests(
    parser: Parser, args: list[str]
) -> Generator[None, object, object]:
    """Claim the options if an engine is named, once everybody else has claimed theirs."""
    outcome = yield
    if any(arg in ("-h", "--help") or arg.partition("=")[0] == "--engine" for arg in args):
        group = parser.getgroup("apnap", "play the conformance suite against a rules engine")
        for name, more in _OPTIONS.items():
            try:
                group.addoption(name, dest=f"apnap_{name[2:].replace('-', '_')}", **more)
            except (ValueError, argparse.ArgumentError):  # it is somebody else's
                if name == "--engine":
                    break
    return outcome


def pytest_configure(config: Config) -> None:
    """Begin a session with the engine if one is named."""
    engine = config.getoption("apnap_engine", None)
    if engine is not None and not engine.strip():
        raise pytest.UsageError("--engine is empty: no engine is named; is a variable unset?")
    if engine is not None:
        from apnap.running.beginning import begin  # noqa: PLC0415 - not in other runs, see above

        begin(config)
