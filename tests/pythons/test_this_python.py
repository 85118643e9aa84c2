"""
What may differ between Pythons: every module loads, and every command explains itself.

Annotations are read at run time, by msgspec and by typer: a Python that reads them in another way
is noticed while modules load and commands are built. tox plays this on every Python that is here,
with a profile of the suite after it. All Pythons share what has been compiled of features.
"""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import typer.main
from typer.testing import CliRunner

from apnap.cli.app import app
from apnap.protocol import folder
from apnap.suite import load_suite, loading
from apnap.suite.storing import stored

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["root_packages"]

EVERY: Final = 12
"""One in so many feature files is compiled anew."""


def modules() -> Iterator[str]:
    """Yield the names of all modules that are shipped, but those that a command starts."""
    for package in PACKAGES:
        yield package
        found = pkgutil.walk_packages(importlib.import_module(package).__path__, package + ".")
        yield from (one.name for one in found if not one.name.endswith("__main__"))


def commands(command: Any, *words: str) -> Iterator[tuple[str, ...]]:  # noqa: ANN401 - of typer's own click
    """Yield the words of this command and of all below it."""
    yield words
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *words, name)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_loads(package: str) -> None:
    names = [name for name in modules() if name.split(".")[0] == package]
    assert [importlib.import_module(name).__name__ for name in names] == names
    assert len(names) > 1


@pytest.mark.parametrize("words", [*commands(typer.main.get_command(app))], ids=" ".join)
def test_every_command_explains_itself(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(app, [*words, "--help"])
    assert done.exit_code == 0, done.output
    assert done.output.split()[:2] == ["Usage:", "apnap"]


def test_features_are_compiled_to_what_any_python_keeps_of_them() -> None:
    """With an empty cache this Python has compiled both; where tox plays all, another one has."""
    suite = load_suite().scenarios
    paths = list(dict.fromkeys(one.path for one in suite))[::EVERY]
    anew = [loading.compiled(folder("features"), path, "suite") for path in paths]
    assert [stored(found) for found, _ in anew] == [
        stored([one for one in suite if one.path == path]) for path in paths
    ]
    assert len(paths) > 1
