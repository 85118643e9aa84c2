"""Programs for those who work on the project: their help says what they do, with an example."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PLACES: Final = (
    *(f"{package}/**/*.py" for package in ("tools", "benchmarks", "mutation", "src")),
    "adapters/*/*.py",
)
STARTED: Final = 'if __name__ == "__main__":'
NOT_PROGRAMS: Final = {
    "src/apnap/__main__.py",  # the commands: tests/cli/test_help.py
    "src/apnap/cluster/child.py",  # a worker starts it
    "tools/readme/taught_kit.py",  # is laid beside a kit, and started as an engine
}
LIBRARIES: Final = {"cosmic_ray", "coverage"}
"""Of other people, and in the tox environment `mutation` only."""


def programs() -> Iterator[tuple[Path, str]]:
    """Yield the file of each program, and what one types to call it."""
    found = {file for place in PLACES for file in ROOT.glob(place)}
    for file in sorted({*found, ROOT / "tests/book/check.py"}):
        path = file.relative_to(ROOT)
        if path.as_posix() in NOT_PROGRAMS or STARTED not in file.read_text("utf-8"):
            continue
        if path.parts[0] in ("adapters", "tests"):
            yield file, f"python {path.as_posix()}"
        else:
            module = ".".join(path.with_suffix("").parts).removeprefix("src.")
            module = module.removesuffix(".__main__")
            yield file, f"python -m {module}"


def helped(file: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Start a program as one does that is asked for help; return its exit status."""
    with monkeypatch.context() as here:
        here.setattr(sys, "argv", [str(file), "--help"])
        here.setattr(sys, "path", [str(file.parent), *sys.path])
        try:
            runpy.run_path(str(file), run_name="__main__")
        except SystemExit as end:
            return end.code or 0
        except ModuleNotFoundError as error:
            return None if error.name in LIBRARIES else error
    return "it went on"


def test_each_program_says_what_it_is_about_and_shows_an_example(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    wrong = []
    for file, name in programs():
        status = helped(file, monkeypatch)
        told = " ".join(capsys.readouterr().out.split())
        about = " ".join((ast.get_docstring(ast.parse(file.read_bytes())) or "").split())
        example = re.search(rf"[Ee]xample: {name.replace('python', 'python3?', 1)} \S", told)
        if status is not None and (status or not example or not about or about not in told):
            wrong.append((name, status, told))
    assert not wrong


def test_a_new_program_is_found() -> None:
    names = {name for _, name in programs()}
    assert {"python -m tools.checks", "python -m tools.fuzz", "python -m benchmarks"} <= names
