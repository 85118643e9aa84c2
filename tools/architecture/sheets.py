"""What stands on each picture: the rooms, and the arrows between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.architecture.tree import ROOT, Tree, purpose

Arrow = tuple[str, str]
"""Who imports, and what is imported."""

SPECIFICATION: Final = "apnap_reference"
SUITE: Final = "apnap"


@dataclass(frozen=True)
class Room:
    """A package or a module, with how many modules it holds and the first line of its docstring."""

    name: str
    label: str
    house: str
    modules: int
    purpose: str


@dataclass(frozen=True)
class Sheet:
    """One picture: its file, its title, the rooms by name, and an arrow for each pair."""

    file: Path
    title: str
    rooms: Mapping[str, Room]
    arrows: frozenset[Arrow]


def project(tree: Tree) -> Sheet:
    """Return the sheet of the whole: the packages of the suite, and every other package as one."""
    rooms = {name: _room_of_project(name) for name in tree.files}
    return _sheet(tree, rooms, "project.svg", "The project: who imports whom")


def specification(tree: Tree) -> Sheet:
    """Return the sheet of the reference engine: the packages and modules on its top level."""
    inside = [name for name in tree.files if _first(name, 1) == SPECIFICATION]
    rooms = {name: _first(name, 2) for name in inside}
    return _sheet(tree, rooms, "specification.svg", "The reference engine: who imports whom")


def _first(name: str, parts: int) -> str:
    return ".".join(name.split(".")[:parts])


def _room_of_project(name: str) -> str:
    return _first(name, 2 if _first(name, 1) == SUITE else 1)


def _sheet(tree: Tree, rooms: Mapping[str, str], file: str, title: str) -> Sheet:
    arrows = frozenset(
        (room, rooms[other])
        for name, room in rooms.items()
        for other in tree.imports[name]
        if other in rooms and rooms[other] != room
    )
    ends = {end for arrow in arrows for end in arrow}
    return Sheet(
        file=ROOT / "docs" / "architecture" / file,
        title=title,
        rooms={name: _room(tree, name, rooms) for name in sorted(ends)},
        arrows=arrows,
    )


def _room(tree: Tree, name: str, rooms: Mapping[str, str]) -> Room:
    house, *inner = name.split(".")
    return Room(
        name=name,
        label=".".join(inner) or house,
        house=house,
        modules=sum(
            room == name and not tree.files[module].name.startswith("__init__")
            for module, room in rooms.items()
        ),
        purpose=purpose(tree.files[name]),
    )
