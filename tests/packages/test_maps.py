"""
The docstring of a package is a map of its folder, and what the package offers is its door.

A word alone in backquotes stands for a module or a package of the folder, or for a name that the
package offers itself (`__all__`). Everything in the folder is named, and nothing that is not there.
What a package offers itself, other packages take from it, and not from a module inside.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
ROOMS: Final = {
    "apnap": ROOT / "src" / "apnap",
    "apnap_adapters": ROOT / "adapters" / "apnap_adapters",
    "apnap_python_mtg": ROOT / "adapters" / "python_mtg" / "apnap_python_mtg",
    "apnap_misreadings": ROOT / "reference_impl" / "apnap_misreadings",
    "apnap_reference": ROOT / "reference_impl" / "apnap_reference",
}

NAMED_BY_THE_GAME: Final = ("apnap_misreadings",)
"""
Packages whose modules are called like the sections that they are about.

The rulebook is the map of those.
"""

MOST_MODULES: Final = 25
"""So many modules may lie beside each other in a folder."""

MOST_OF_A_NAME: Final = 2
"""So many modules of the distribution may have the same name."""

_WORD: Final = re.compile(r"`(\w+)`")
_NO_MODULES: Final = ("__init__", "__main__")


def packages() -> Iterator[tuple[str, Path]]:
    """Yield each package of the distribution, by its dotted name, with its folder."""
    for name, top in ROOMS.items():
        for init in sorted(top.rglob("__init__.py")):
            yield ".".join((name, *init.parent.relative_to(top).parts)), init.parent


def within(package: str, others: tuple[str, ...]) -> bool:
    """Tell whether a package is one of the others, or lies in one of them."""
    return any(f"{package}.".startswith(f"{other}.") for other in others)


def modules(folder: Path) -> frozenset[str]:
    """Return the names of the modules that lie in a package's folder."""
    return frozenset(path.stem for path in folder.glob("*.py") if path.stem not in _NO_MODULES)


def content(folder: Path) -> frozenset[str]:
    """Return the names of the modules and packages that lie in a package's folder."""
    return modules(folder) | {init.parent.name for init in folder.glob("*/__init__.py")}


def wrong_with_the_map(folder: Path) -> Iterator[str]:
    """Yield what the docstring of a package leaves out, and what it names that is not there."""
    tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    named = frozenset(_WORD.findall(ast.get_docstring(tree) or ""))
    there = content(folder)
    yield from (f"`{name}` is missing" for name in sorted(there - named))
    known = there | offered(tree) | {path.stem for path in folder.glob("__main__.py")}
    yield from (f"`{name}` is not there" for name in sorted(named - known))


def offered(tree: ast.Module) -> frozenset[str]:
    """Return the names that a package offers itself: those of `__all__`."""
    found: frozenset[str] = frozenset()
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name("__all__")], value=names):
                found = frozenset(ast.literal_eval(names))
            case _:
                pass
    return found


@functools.cache
def behind(package: str, door: ast.Module) -> frozenset[str]:
    """Return what a package offers itself, by the dotted names under which it lies inside."""
    inside = (name for name in imported(door) if name.startswith(f"{package}."))
    return frozenset(name for name in inside if name.rpartition(".")[2] in offered(door))


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names that a module imports from others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def past_the_door(importer: str, source: str, doors: Mapping[str, ast.Module]) -> list[str]:
    """Return what a source in one package takes from inside of others that offer it themselves."""
    hidden = {
        name
        for package, door in doors.items()
        if not within(importer, (package,))
        for name in behind(package, door)
        if name.rpartition(".")[0] not in doors  # that is a door as well
        and name.rpartition(".")[0] in source  # to read all sources takes two seconds
    }
    return [name for name in imported(ast.parse(source)) if name in hidden] if hidden else []


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(folder, id=name)
        for name, folder in packages()
        if not within(name, NAMED_BY_THE_GAME)
    ],
)
def test_the_map_of_a_package_shows_its_folder(folder: Path) -> None:
    assert list(wrong_with_the_map(folder)) == []


def test_the_maps_of_the_houses_are_in_the_order_of_their_floors() -> None:
    """Of `apnap` from the ground up, of the reference engine from the top."""
    assert [*rooms_named("apnap"), "__main__"] == list(reversed(floors_of("rooms")))
    assert list(rooms_named("apnap_reference")) == floors_of("floors")


def rooms_named(package: str) -> Iterator[str]:
    """Yield the modules and packages that a package's docstring names, each where it is first."""
    door = ROOMS[package] / "__init__.py"
    named = _WORD.findall(ast.get_docstring(ast.parse(door.read_text("utf-8"))) or "")
    there = content(ROOMS[package]) | {"__main__"}
    yield from dict.fromkeys(name for name in named if name in there)


def floors_of(contract: str) -> list[str]:
    """Return the rooms of a contract of import-linter, from the top."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (found,) = (one for one in told["tool"]["importlinter"]["contracts"] if one["id"] == contract)
    return [room for floor in found["layers"] for room in floor.split(" | ")]


def test_a_wrong_map_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    for name in ("room/__init__", "__main__", "new", "old"):
        (tmp_path / f"{name}.py").write_text("")
    (tmp_path / "__init__.py").write_text(
        '"""A house: `new`, `gone`, `door`, `__main__` and `apnap run`."""\n\n__all__ = ["door"]\n'
    )
    assert list(wrong_with_the_map(tmp_path)) == [
        "`old` is missing",
        "`room` is missing",
        "`gone` is not there",
    ]


def test_no_folder_is_crowded() -> None:
    sizes = {name: len(modules(folder)) for name, folder in packages()}
    assert sizes.keys() >= ROOMS.keys()
    assert {name: size for name, size in sizes.items() if size > MOST_MODULES} == {}


def test_a_name_says_which_module_is_meant() -> None:
    where: defaultdict[str, list[str]] = defaultdict(list)
    for name, folder in packages():
        if not within(name, NAMED_BY_THE_GAME):
            for module in modules(folder):
                where[module].append(name)
    assert {name: found for name, found in where.items() if len(found) > MOST_OF_A_NAME} == {}


def test_what_a_package_offers_is_taken_at_its_door() -> None:
    doors = {
        name: ast.parse((folder / "__init__.py").read_text("utf-8")) for name, folder in packages()
    }
    assert {name for name, door in doors.items() if behind(name, door)} >= {
        "apnap.driver",
        "apnap.protocol",
        "apnap.suite",
    }
    wrong = [
        f"{path.relative_to(ROOT)}: {name}"
        for importer, folder in packages()
        for path in folder.glob("*.py")
        for name in past_the_door(importer, path.read_text("utf-8"), doors)
    ]
    assert wrong == []


def test_an_import_past_the_door_is_noticed() -> None:
    doors = {"house": ast.parse('from house.room import bed, chair\n\n__all__ = ["chair"]\n')}
    source = "from house.room import bed, chair\nfrom house import chair\n"
    assert past_the_door("garden", source, doors) == ["house.room.chair"]
    assert past_the_door("house.attic", source, doors) == []
