"""
What plays the project's checks: an environment with tox in it, and what installs it.

All of it is what the README's command does, so it is played each time that CI plays these tests.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools import checks
from tools.installing import BY_PIP, installer

PIP = (sys.executable, "-m", "pip")
SETTINGS = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_NO_INDEX", "PIP_PROXY")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Start nothing, and return the list of what would have been started."""
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: calls.append((*map(str, words),)))
    return calls


def test_uv_installs_where_it_is_unless_pip_is_sent_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    assert installer("", *PIP) == BY_PIP
    assert installer("/a folder/uv", *PIP) == "'/a folder/uv' pip"
    monkeypatch.setenv("PIP_INDEX_URL", "https://mirror.example/simple")
    assert installer("/a folder/uv", *PIP) == BY_PIP


@pytest.mark.parametrize("folder", ["wheels", "ensurepip/_bundled"])
def test_the_wheel_is_the_distributions_or_pythons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    ensurepip = SimpleNamespace(origin=str(tmp_path / "ensurepip" / "__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: ensurepip)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: str(tmp_path / "wheels"))
    (tmp_path / folder).mkdir(parents=True)
    for name in ("setuptools-65.5.0", "pip-23.2.1"):
        (tmp_path / folder / f"{name}-py3-none-any.whl").touch()
    assert checks.wheels_of_pip() == [tmp_path / folder / "pip-23.2.1-py3-none-any.whl"]


def test_pip_is_unpacked_where_ensurepip_has_it(
    tmp_path: Path, started: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not say that it is installed: it will install itself."""
    with zipfile.ZipFile(tmp_path / "pip.whl", "w") as wheel:
        for name in ("pip/__main__.py", "pip/_internal/cli.py", "pip-23.2.1.dist-info/METADATA"):
            wheel.writestr(name, "")
    monkeypatch.setattr(checks, "wheels_of_pip", lambda: [tmp_path / "pip.whl"])
    folder = tmp_path / "unpacked"
    python, pip = checks.environment(folder)
    assert started == [(sys.executable, "-m", "venv", "--without-pip", ".venv")]
    assert Path(python).parent == checks.PROGRAMS
    assert (Path(pip) / "__main__.py").is_file()
    assert [one.name for one in folder.iterdir()] == ["pip"]


def test_where_ensurepip_has_none_venv_installs_it_or_says_what_is_missing(
    tmp_path: Path, started: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: None)
    assert checks.environment(tmp_path)[1:] == ["-m", "pip"]
    assert started == [(sys.executable, "-m", "venv", ".venv")]


@pytest.mark.parametrize("elsewhere", [0, 1])
def test_tox_is_installed_by_what_will_install_for_it(
    tmp_path: Path, started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, elsewhere: int
) -> None:
    uv = str(checks.PROGRAMS / "uv")
    monkeypatch.setattr(checks, "environment", lambda _: ["its", "pip"])
    monkeypatch.setattr(checks, "installer", lambda *_: BY_PIP if elsewhere else f"{uv} pip")
    command = checks.install(tmp_path)
    assert command == (BY_PIP if elsewhere else f"{uv} pip")
    by = ("its", "pip") if elsewhere else (uv, "pip")
    assert started == [
        ("its", "pip", "install", "--no-compile", "uv"),
        (*by, "install", "--no-compile", "tox", "pip"),
    ]
