"""
Wheel, wheel made from the sdist, editable install: each carries the data, none carries a bridge.

Everything is built from a copy of the checkout to which a bridge has been added, and installed
into a fresh environment. What is installed is asked from an empty folder.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Final, TypedDict

import pytest

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = (
    *("features", "schemas", "cards", "editions", "engines", "misreadings"),
    *("interpretations", "kits"),
)
ELSEWHERE: Final = {"interpretations": "docs/interpretations", "kits": "adapters/kits"}
PACKAGES: Final = (
    "apnap",
    "apnap_adapters",
    "apnap_misreadings",
    "apnap_python_mtg",
    "apnap_reference",
)
BRIDGE: Final = "a bridge to a real engine, under a licence of its own"

ASK: Final = f"""
import json, importlib.metadata, importlib.util, pathlib, runpy
# By its path: the package `apnap.protocol` needs what is not installed everywhere here.
home = pathlib.Path(importlib.util.find_spec("apnap").origin).parent
folder = runpy.run_path(str(home / "protocol" / "resources.py"))["folder"]
url = importlib.metadata.distribution("apnap").read_text("direct_url.json")
print(json.dumps({{
    "packages": {{p: importlib.util.find_spec(p).origin for p in {PACKAGES!r}}},
    "folders": {{f: str(folder(f)) for f in {FOLDERS!r}}},
    "editable": json.loads(url).get("dir_info", {{}}).get("editable", False),
}}))
"""


class Told(TypedDict):
    """What an installed package says about itself: the answer to `ASK`."""

    packages: dict[str, str]
    folders: dict[str, str]
    editable: bool


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command in a folder and return its output; it has to succeed."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder but what Python compiled: path relative to it -> bytes."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def source(folder: Path, name: str) -> Path:
    """Return where a checkout, or an sdist, keeps its data folder of that name."""
    return folder / ELSEWHERE.get(name, name)


class Fresh:
    """A fresh virtual environment, and an empty folder in which its commands run."""

    def __init__(self, root: Path) -> None:
        self.home = root / "venv"
        self.work = root / "work"
        self.work.mkdir(parents=True)
        venv.create(self.home, with_pip=False)
        self.bin = self.home / ("Scripts" if sys.platform == "win32" else "bin")

    def install(self, *arguments: str | Path) -> None:
        """Install what pip's arguments name."""
        pip = (sys.executable, "-m", "pip", "--python", self.bin / "python", "install", "--quiet")
        run(*pip, *arguments, cwd=self.work)

    def ask(self) -> Told:
        """Return what the installed package says about itself."""
        told: Told = json.loads(run(self.bin / "python", "-I", "-c", ASK, cwd=self.work))
        return told


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the checkout, with a bridge in it."""
    copy = tmp_path_factory.mktemp("checkout") / "apnap"
    copy.mkdir()
    for path in CHECKOUT.iterdir():
        if path.is_file():
            shutil.copy(path, copy)
        elif not path.name.startswith("."):
            skip = shutil.ignore_patterns("__pycache__", "node_modules", "target")
            shutil.copytree(path, copy / path.name, ignore=skip)
    bridge = copy / "adapters" / "some_engine"
    bridge.mkdir()
    for name in ("bridge.py", "LICENSE", "bridge.jar"):
        (bridge / name).write_text(BRIDGE, encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def built(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the sdist and, made from it, the wheel."""
    dist = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, cwd=tree)
    return dist


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel made from the checkout directly."""
    dist = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", dist, cwd=tree)
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def from_sdist(built: Path) -> Path:
    """Return the wheel made from the sdist."""
    return next(built.glob("*.whl"))


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked sdist."""
    target = tmp_path_factory.mktemp("sdist")
    shutil.unpack_archive(next(built.glob("*.tar.gz")), target)
    return next(target.iterdir())


def test_sdist_holds_the_data_as_the_checkout_does(unpacked: Path, tree: Path) -> None:
    for name in FOLDERS:
        assert contents(source(unpacked, name)) == contents(source(tree, name)) != {}


def test_sdist_holds_no_bridge(unpacked: Path) -> None:
    adapters = sorted(path.name for path in (unpacked / "adapters").iterdir())
    assert adapters == ["apnap_adapters", "kits", "python_mtg"]
    assert not [name for name, data in contents(unpacked).items() if BRIDGE.encode() == data]


def test_wheel_holds_three_packages_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)


def test_wheel_is_typed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {f"{package}/py.typed" for package in PACKAGES} <= names


def test_wheel_from_sdist_equals_wheel_from_checkout(wheel: Path, from_sdist: Path) -> None:
    with zipfile.ZipFile(wheel) as left, zipfile.ZipFile(from_sdist) as right:
        assert sorted(left.namelist()) == sorted(right.namelist())
        assert {n: left.read(n) for n in left.namelist()} == {
            n: right.read(n) for n in right.namelist()
        }


def assert_carries_its_own_data(fresh: Fresh, tree: Path) -> None:
    """Assert that the installed package finds the data inside itself, complete."""
    told = fresh.ask()
    assert not told["editable"]
    for origin in told["packages"].values():
        assert fresh.home in Path(origin).parents
    home = Path(told["packages"]["apnap"]).parent
    assert told["folders"] == {name: str(home / name) for name in FOLDERS}
    for name in FOLDERS:
        assert contents(home / name) == contents(source(tree, name)) != {}


def test_wheel_runs_with_what_it_declares(wheel: Path, tree: Path, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path)
    fresh.install(wheel)
    assert_carries_its_own_data(fresh, tree)
    report = tmp_path / "report.json"
    run(
        fresh.bin / "apnap",
        "run",
        "direct:reference",
        "--cr",
        "802.4b",
        "--json",
        report,
        cwd=fresh.work,
    )
    assert json.loads(report.read_text(encoding="utf-8"))
    run(fresh.bin / "apnap", "init", "python", "kit", cwd=fresh.work)
    run(fresh.bin / "apnap", "doctor", "stdio:python3 engine.py", cwd=fresh.work / "kit")


def test_wheel_from_sdist_carries_its_own_data(
    from_sdist: Path, tree: Path, tmp_path: Path
) -> None:
    fresh = Fresh(tmp_path)
    fresh.install("--no-deps", from_sdist)
    assert_carries_its_own_data(fresh, tree)


def test_editable_install_uses_the_data_of_the_checkout(tree: Path, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path)
    fresh.install("--no-deps", "--editable", tree)
    told = fresh.ask()
    assert told["editable"]
    for origin in told["packages"].values():
        assert tree in Path(origin).parents
    assert told["folders"] == {name: str(source(tree, name)) for name in FOLDERS}
    left = {name.split("/")[0] for name in contents(next(fresh.home.rglob("site-packages")))}
    assert not left & {*PACKAGES, *FOLDERS}
