"""
What the tests of packaging make once: a release in a copy of the checkout, and what comes of it.

The copy has a bridge in it. The jobs of GitHub are run there, and one of them builds the release.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest
from tests.packaging.commands import BRIDGE, BUILDS, ROOT, VERSION, Fresh, bash, install, run


def _left_out(folder: str, names: Sequence[str]) -> set[str]:
    """Return what a copy of the checkout leaves out: what comes of working in it."""
    left = {"__pycache__", "node_modules", "target"}
    if Path(folder) == ROOT:
        left |= {"build", "dist"}
        left |= {name for name in names if name.startswith(".")} - {".github", ".ci", ".gitignore"}
    return left.intersection(names)


def _release_steps(*beginnings: str) -> Sequence[str]:
    """Return commands of `RELEASING.md` that begin so, for the version of these tests."""
    text = (ROOT / "RELEASING.md").read_text(encoding="utf-8").replace("1.2.3", VERSION)
    lines = [line.strip() for line in text.splitlines()]
    return [next(line for line in lines if line.startswith(one)) for one in beginnings]


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout, with a bridge in it, and a release made ready."""
    copy = tmp_path_factory.mktemp("checkout") / "apnap"
    shutil.copytree(ROOT, copy, ignore=_left_out)
    bridge = copy / "adapters" / "some_engine"
    bridge.mkdir()
    for name in ("bridge.py", "LICENSE", "bridge.jar"):
        (bridge / name).write_text(BRIDGE, encoding="utf-8")
    source = copy / "src" / "apnap" / "version.py"
    text = re.sub(r'"[\d.]+"', f'"{VERSION}"', source.read_text(encoding="utf-8"), count=1)
    source.write_text(text, encoding="utf-8")
    for command in _release_steps("towncrier ", "python -m tools.release "):
        done = bash(command, copy)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return copy


@pytest.fixture(scope="session")
def ran(released: Path) -> Callable[[str], subprocess.CompletedProcess[str]]:
    """Return what runs a script on the copy: once, if several jobs have the same."""
    return cache(lambda script: bash(script, released))


@pytest.fixture(scope="session")
def built(released: Path, ran: Callable[[str], subprocess.CompletedProcess[str]]) -> Path:
    """Return a folder with the sdist and, made from it, the wheel."""
    done = ran(BUILDS)
    assert done.returncode == 0, done.stdout + done.stderr
    return released / "dist"


@pytest.fixture(scope="session")
def wheel(released: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel made from the checkout directly."""
    dist = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", dist, cwd=released)
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """
    Return an environment with the wheel and what it declares.

    The wheel is not kept by what installs it, for nobody will ask for it again.
    """
    fresh = Fresh(tmp_path_factory.mktemp("installed"))
    metadata = zipfile.Path(wheel) / f"apnap-{VERSION}.dist-info"
    fresh.install(*PathDistribution(metadata).requires or ())
    fresh.install("--no-deps", "--no-cache-dir", wheel)
    return fresh


@pytest.fixture(scope="session")
def declared(installed: Fresh, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the packages that the wheel declares, and without its own."""
    folder = tmp_path_factory.mktemp("declared")
    for path in installed.packages.iterdir():
        if not path.name.startswith("apnap"):
            (folder / path.name).symlink_to(path)
    return folder


@pytest.fixture(scope="session")
def builders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the packages that the project asks for to be built."""
    folder = tmp_path_factory.mktemp("builders")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["build-system"]["requires"]
    install("--target", folder, *asked, python=Path(sys.executable), cwd=folder)
    return folder
