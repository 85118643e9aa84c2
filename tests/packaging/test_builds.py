"""
Wheel, wheel made from the sdist, editable install: each carries the data, none carries a bridge.

Everything is built from a copy of the checkout to which a bridge has been added (`conftest.py`),
and installed into a fresh environment, but for the wheel from the sdist, which is the same. What is
installed is asked from an empty folder.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path
from typing import Final, TypedDict

import pytest
from tests.packaging.commands import BRIDGE, Fresh, run

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
SCENARIO: Final = "attack-multiple-players/silent-arbiter-allows-each-defending-player-one-blocker"

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


def ask(fresh: Fresh) -> Told:
    """Return what the package installed there says about itself."""
    told: Told = json.loads(run(fresh.bin / "python", "-I", "-c", ASK, cwd=fresh.work))
    return told


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


def test_sdist_holds_the_data_as_the_checkout_does(unpacked: Path, released: Path) -> None:
    for name in FOLDERS:
        assert contents(source(unpacked, name)) == contents(source(released, name)) != {}


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
    """What is installed of one is what is installed of the other."""
    assert from_sdist.name == wheel.name
    with zipfile.ZipFile(wheel) as left, zipfile.ZipFile(from_sdist) as right:
        assert sorted(left.namelist()) == sorted(right.namelist())
        for one in left.infolist():
            other = right.getinfo(one.filename)
            assert (one.external_attr, left.read(one)) == (other.external_attr, right.read(other))


def test_wheel_carries_its_own_data(installed: Fresh, released: Path) -> None:
    told = ask(installed)
    assert not told["editable"]
    for origin in told["packages"].values():
        assert installed.home in Path(origin).parents
    home = Path(told["packages"]["apnap"]).parent
    assert told["folders"] == {name: str(home / name) for name in FOLDERS}
    for name in FOLDERS:
        assert contents(home / name) == contents(source(released, name)) != {}


def test_wheel_runs_with_what_it_declares(installed: Fresh, tmp_path: Path) -> None:
    """One scenario is asked for by its name: no version has compiled all others yet."""
    apnap, report = installed.bin / "apnap", tmp_path / "report.json"
    words = ("direct:reference", "--scenario", SCENARIO, "--json", report)
    run(apnap, "run", *words, cwd=installed.work)
    assert json.loads(report.read_text(encoding="utf-8"))
    run(apnap, "init", "python", "kit", cwd=installed.work)
    run(apnap, "doctor", "stdio:python3 engine.py", cwd=installed.work / "kit")


def test_editable_install_uses_the_data_of_the_checkout(released: Path, tmp_path: Path) -> None:
    fresh = Fresh(tmp_path)
    fresh.install("--no-deps", "--editable", released)
    told = ask(fresh)
    assert told["editable"]
    for origin in told["packages"].values():
        assert released in Path(origin).parents
    assert told["folders"] == {name: str(source(released, name)) for name in FOLDERS}
    left = {name.split("/")[0] for name in contents(fresh.packages)}
    assert not left & {*PACKAGES, *FOLDERS}
