"""Which environments tox has, and which Pythons it finds."""

from __future__ import annotations

import configparser
import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

CHECKOUT: Final = Path(__file__).resolve().parents[2]
OWN: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
OTHER: Final = "3.12" if OWN != "3.12" else "3.13"


@pytest.fixture(scope="module")
def pyenv_pythons() -> Callable[[Path], list[Path]]:
    """Return the function of `toxfile.py` that finds pyenv's Pythons."""
    spec = importlib.util.spec_from_file_location("toxfile", CHECKOUT / "toxfile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[Path], list[Path]] = module.pyenv_pythons
    return found


def tox(*arguments: str, pyenv: Path) -> str:
    """Return what tox answers where pyenv has that root and nothing chosen."""
    done = subprocess.run(
        [sys.executable, "-m", "tox", *arguments],
        cwd=CHECKOUT,
        env={**os.environ, "PYENV_ROOT": str(pyenv)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_all_tests_are_played_on_the_python_that_runs_tox() -> None:
    """An environment with the name of a Python that is not there would be skipped."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(CHECKOUT / "tox.ini", encoding="utf-8")
    named = {name.strip() for name in parser["tox"]["env_list"].split(",")}
    assert {"tests", f"py{OWN.replace('.', '')}"} <= named
    assert not parser.has_section("testenv:tests")


def test_what_is_played_on_its_own_python_is_not_repeated(tmp_path: Path) -> None:
    usual = tox("-l", pyenv=tmp_path).split()
    assert f"py{OWN.replace('.', '')}" not in usual
    assert {"tests", f"py{OTHER.replace('.', '')}"} <= set(usual)


def test_pythons_of_pyenv_are_offered_the_newest_first(
    pyenv_pythons: Callable[[Path], list[Path]], tmp_path: Path
) -> None:
    names = (f"{OWN}.7", "3.99.9", "3.99.10", "3.98.0", "3.99.0rc1", "2.7.18", "pypy3.10-7.3")
    for name in names:
        (tmp_path / "versions" / name / "bin").mkdir(parents=True)
    found = [path.relative_to(tmp_path).as_posix() for path in pyenv_pythons(tmp_path)]
    assert found == [f"versions/{name}/bin/python" for name in ("3.99.10", "3.99.9", "3.98.0")]
    assert pyenv_pythons(tmp_path / "nowhere") == []


def test_tox_asks_them(tmp_path: Path) -> None:
    """They come before what is on `PATH`, and the name of a folder does not count."""
    home = tmp_path / "versions" / f"{OTHER}.0" / "bin"
    home.mkdir(parents=True)
    (home / "python").symlink_to(sys.executable)
    told = tox("config", "-e", "py39", "-k", "env_python", "-vvv", pyenv=tmp_path)
    asked = [line for line in told.splitlines() if "get interpreter info" in line]
    assert str(home / "python") in asked[0]
    assert "failed to find interpreter" in told
