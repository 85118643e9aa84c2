"""Which environments tox has, which Pythons it finds, and what it plays at once."""

from __future__ import annotations

import configparser
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Final
from uuid import uuid4

import pytest

CHECKOUT: Final = Path(__file__).resolve().parents[2]
OWN: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
HIDDEN: Final = ("PYTHONUNBUFFERED", "TOX")
"""What tox is not to know of the one that plays these tests: how their names begin."""

OTHER: Final = "3.12" if OWN != "3.12" else "3.13"


@pytest.fixture(scope="module")
def toxfile() -> ModuleType:
    """Return the module `toxfile.py`, which tox reads."""
    spec = importlib.util.spec_from_file_location("toxfile", CHECKOUT / "toxfile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tox(
    *arguments: str, pyenv: Path, root: Path = CHECKOUT, hidden: tuple[str, ...] = HIDDEN
) -> str:
    """Return what tox answers where pyenv has that root and nothing chosen."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    done = subprocess.run(
        [sys.executable, "-m", "tox", *arguments],
        cwd=root,
        env={**known, "PYENV_ROOT": str(pyenv)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout


@pytest.fixture(scope="module")
def pyenv(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """
    Return a root of pyenv's with one Python, which is another one than its folder says.

    Its path is one that has never been: what virtualenv has asked a Python, it remembers by its
    path for good, and where `/tmp` has been emptied, pytest's folders have the old names again.
    """
    root = tmp_path_factory.mktemp(f"pyenv-{uuid4().hex}-")
    home = root / "versions" / f"{OTHER}.0" / "bin"
    home.mkdir(parents=True)
    (home / "python").symlink_to(sys.executable)
    return root


@pytest.fixture(scope="module")
def told(pyenv: Path) -> str:
    """Return what tox, told nothing by us, tells of environments and of the Pythons it asks."""
    names = f"py315,py{OTHER.replace('.', '')},tests"
    keys = ("env_list", "env_python", "base_python", "install_command", "commands_pre")
    words = ("config", "--core", "-e", names, "-k", *keys, "-vvv")
    return tox(*words, pyenv=pyenv, hidden=(*HIDDEN, "APNAP_"))


def test_all_tests_are_played_on_the_python_that_runs_tox() -> None:
    """An environment with the name of a Python that is not there would be skipped."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(CHECKOUT / "tox.ini", encoding="utf-8")
    named = {name.strip() for name in parser["tox"]["env_list"].split(",")}
    assert {"tests", f"py{OWN.replace('.', '')}"} <= named
    assert not parser.has_section("testenv:tests")


def test_what_is_played_on_its_own_python_is_not_repeated(told: str) -> None:
    (usual,) = re.findall(r"^env_list =\n((?:  .*\n)+)", told, re.MULTILINE)
    assert f"py{OWN.replace('.', '')}" not in usual.split()
    assert {"tests", f"py{OTHER.replace('.', '')}"} <= {*usual.split()}


def test_pythons_of_pyenv_are_offered_the_newest_first(toxfile: ModuleType, tmp_path: Path) -> None:
    names = (f"{OWN}.7", "3.99.9", "3.99.10", "3.98.0", "3.99.0rc1", "2.7.18", "pypy3.10-7.3")
    for name in names:
        (tmp_path / "versions" / name / "bin").mkdir(parents=True)
    found = [path.relative_to(tmp_path).as_posix() for path in toxfile.pyenv_pythons(tmp_path)]
    assert found == [f"versions/{name}/bin/python" for name in ("3.99.10", "3.99.9", "3.98.0")]
    assert toxfile.pyenv_pythons(tmp_path / "nowhere") == []


def test_tox_asks_them(told: str, pyenv: Path) -> None:
    """They come before what is on `PATH`, and the name of a folder does not count."""
    asked = [line for line in told.splitlines() if "get interpreter info" in line]
    assert str(pyenv / "versions" / f"{OTHER}.0" / "bin" / "python") in asked[0]
    assert "failed to find interpreter" in told


@pytest.mark.parametrize(("of_pyenv", "offered", "quicker"), [(1, 1, 1), (1, 0, 0), (0, 1, 0)])
def test_the_build_of_the_system_is_taken_in_place_of_pyenvs(
    toxfile: ModuleType, tmp_path: Path, of_pyenv: int, offered: int, quicker: int
) -> None:
    """Only the one of the same version: another would be another check."""
    (tmp_path / "python3").touch()
    if offered:
        (tmp_path / f"python{OWN}").touch()
    root = Path(sys.base_prefix) if of_pyenv else tmp_path / "pyenv"
    expected = tmp_path / f"python{OWN}" if quicker else Path(sys.executable)
    assert toxfile.own_python(root, tmp_path) == expected


def test_a_python_that_is_asked_for_by_version_is_that_one(told: str) -> None:
    assert f"base_python = py{OTHER.replace('.', '')}" in told


def test_the_uv_that_stands_beside_tox_is_found(
    toxfile: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert toxfile.uv_here() == ""
    uv = SimpleNamespace(find_uv_bin=lambda: "/a folder/uv")
    monkeypatch.setitem(sys.modules, "uv", uv)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: uv)
    assert toxfile.uv_here() == "/a folder/uv"


def test_environments_are_installed_by_what_was_found(told: str) -> None:
    lines = re.findall(r"^(?:install_command|commands_pre) = .*", told, re.MULTILINE)
    assert len(lines) == 2 * 3  # environments
    assert [line for line in lines if " pip install " not in line] == []
    assert "APNAP_INSTALLER" not in told


class TestSideBySide:
    MEETING: Final = """
        import sys, time
        from pathlib import Path

        own, others = sys.argv[1], sys.argv[2:]
        Path(own).touch()
        end = time.monotonic() + 60
        while others and not all(Path(one).exists() for one in others):
            if time.monotonic() > end:
                sys.exit(f"{own} waited for {others} in vain")
            time.sleep(0.05)
        print(own, "has met", *others)
        print(own, "complains", file=sys.stderr)
        sys.exit(3 * (own == "wrong"))
        """
    """A program that ends well only if the others are played at the same time."""

    @pytest.fixture
    def project(self, tmp_path: Path) -> Path:
        """
        Return a project with this one's way of playing, and two environments that must meet.

        Its third one is of the Python that runs tox.
        """
        parser = configparser.ConfigParser(interpolation=None)
        parser.read(CHECKOUT / "tox.ini", encoding="utf-8")
        kept = ("package", "parallel_show_output")
        own = configparser.ConfigParser(interpolation=None)
        own["tox"] = {"env_list": f"one, other, py{OWN.replace('.', '')}"}
        own["testenv"] = {name: parser["testenv"][name] for name in kept}
        own["testenv:one"] = {"commands": "python meet.py one other"}
        own["testenv:other"] = {"commands": "python meet.py other one"}
        own["testenv:last"] = {"commands": "python meet.py last"}
        own["testenv:wrong"] = {"commands": "python meet.py wrong"}
        with (tmp_path / "tox.ini").open("w", encoding="utf-8") as file:
            own.write(file)
        shutil.copy(CHECKOUT / "toxfile.py", tmp_path)
        (tmp_path / "tools").symlink_to(CHECKOUT / "tools")
        (tmp_path / "meet.py").write_text(textwrap.dedent(self.MEETING), encoding="utf-8")
        return tmp_path

    def test_all_are_played_at_once_and_say_all_they_have_to_say(self, project: Path) -> None:
        if importlib.import_module("tox.util.cpu").auto_detect_cpus() < 2:
            pytest.skip("on one processor one is played at a time")
        told = tox(pyenv=project, root=project)
        assert "one has met other" in told
        assert "other has met one" in told
        last = [line.split(" (")[0].strip() for line in told.splitlines()[-3:]]
        assert last == ["one: OK", "other: OK", "congratulations :)"]
        assert told.count("complains\n") == 2

    def test_named_ones_are_played_one_after_the_other(self, project: Path) -> None:
        told = tox("-e", "wrong,last", pyenv=project, root=project)
        assert told.index("wrong has met") < told.index("last: commands[0]")
        assert "wrong: FAIL code 3" in told
