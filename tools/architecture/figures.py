"""The figures by which the architecture is judged, and how large each may be."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.architecture.floors import Circle, floors
from tools.architecture.sheets import SPECIFICATION, Arrow, Sheet
from tools.architecture.tree import ROOT, Tree

FLOORS: Final = 15
ARROWS: Final = 120
"""So many floors and arrows the specification may have."""

BESIDE_EACH_OTHER: Final = 25
"""So many modules one folder may hold; each folder below it counts by itself."""

OF_ONE_NAME: Final = 2
"""So many modules of the distribution may have the same base name."""

NAMED_BY_THE_RULEBOOK: Final = "apnap_misreadings."
"""Whose modules are called like the sections that they are about, as often as those come."""


@dataclass(frozen=True)
class Figure:
    """What is counted, how much it is, how much it may be at most, and where it is found."""

    what: str
    value: int
    most: int | None = None
    where: str = ""

    @property
    def holds(self) -> bool:
        """Tell whether it is small enough."""
        return self.most is None or self.value <= self.most

    def __str__(self) -> str:
        """Return a line that says all of it."""
        limit = "" if self.most is None else f" (at most {self.most})"
        where = f": {self.where}" if self.where else ""
        return f"{'' if self.holds else 'TOO MANY '}{self.what} {self.value}{limit}{where}"


def figures(tree: Tree, sheets: Iterable[Sheet], settings: Mapping[str, Any]) -> Iterator[Figure]:
    """Yield all figures; `settings` is what `pyproject.toml` says to tools."""
    for sheet in sheets:
        yield from of_sheet(sheet, _declared(settings))
    yield beside_each_other(tree)
    yield of_one_name(tree)


def of_sheet(sheet: Sheet, declared: Mapping[str, int]) -> Iterator[Figure]:
    """Yield the figures of a sheet; `declared` says which layer each room is meant to be in."""
    judged = {room.house for room in sheet.rooms.values()} == {SPECIFICATION}
    name = sheet.file.stem
    up = sorted(arrow for arrow in sheet.arrows if _is_up(arrow, declared))
    yield Figure(f"{name}: rooms", len(sheet.rooms))
    yield Figure(f"{name}: arrows", len(sheet.arrows), ARROWS if judged else None)
    yield Figure(f"{name}: arrows back up", len(up), 0, _joined(" -> ".join(one) for one in up))
    try:
        highest = max(floors(sheet.arrows).values(), default=0)
    except Circle as circle:
        yield Figure(f"{name}: circles", 1, 0, str(circle))
    else:
        yield Figure(f"{name}: circles", 0, 0)
        yield Figure(f"{name}: floors", highest, FLOORS if judged else None)


def beside_each_other(tree: Tree) -> Figure:
    """Return the largest number of modules that one folder holds, be it of tests or of tools."""
    folders: dict[Path, int] = defaultdict(int)
    for file in (*tree.files.values(), *tree.not_shipped):
        folders[file.parent] += not _in_every_package(file)
    largest = max(folders, key=lambda folder: (folders[folder], folder.as_posix()))
    where = largest.relative_to(ROOT).as_posix() if largest.is_relative_to(ROOT) else str(largest)
    return Figure("modules beside each other", folders[largest], BESIDE_EACH_OTHER, where)


def of_one_name(tree: Tree) -> Figure:
    """Return how often the commonest base name of a module stands in the distribution."""
    names = Counter(
        file.stem
        for name, file in tree.files.items()
        if not _in_every_package(file) and not name.startswith(NAMED_BY_THE_RULEBOOK)
    )
    most = max(names.values())
    where = _joined(sorted(name for name, number in names.items() if number == most))
    return Figure("modules of one name", most, OF_ONE_NAME, where if most > OF_ONE_NAME else "")


def _in_every_package(file: Path) -> bool:
    return file.stem.startswith("__")


def _declared(settings: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the layer of each room that a contract of import-linter names, the topmost is 0."""
    return {
        f"{container}.{room.strip()}": number
        for contract in settings["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
        for number, layer in enumerate(contract["layers"])
        for room in layer.split("|")
    }


def _is_up(arrow: Arrow, declared: Mapping[str, int]) -> bool:
    importer, imported = arrow
    known = importer in declared and imported in declared
    return known and declared[importer] >= declared[imported]


def _joined(texts: Iterable[str]) -> str:
    return ", ".join(texts)
