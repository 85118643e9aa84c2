"""The list of environments in tox.ini."""

from __future__ import annotations

import configparser
import sys
from pathlib import Path

TOX: Path = Path(__file__).resolve().parents[2] / "tox.ini"


def test_tox_tests_with_the_python_that_runs_it() -> None:
    """A Python that the list does not name would be skipped, and no test would run at all."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(TOX, encoding="utf-8")
    named = {name.strip() for name in parser["tox"]["env_list"].split(",")}
    assert f"py{sys.version_info.major}{sys.version_info.minor}" in named
