"""
Starter kits: skeletons of engines in several languages, to be copied and filled.

A kit is a folder with a file `kit.toml`, which says how it is built and run, which files belong to
it, and which of them lie in the folder of another kit that has the same ones. The project's kits
lie in `adapters/kits/`, in an installed package in `apnap/kits/`.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import Record, folder
from apnap.protocol.near_names import closest

IN_PROCESS: Final = "-in-process"
"""How the name of a kit ends whose engine shares a process with apnap."""

CALLBACK: Final = "-callback"
"""How the name of a kit ends whose engine calls its players back."""

FILE: Final = "kit.toml"
"""The file in which a kit describes itself."""


class KitError(Exception):
    """A kit cannot be copied out, or there is none of that name; the text says why."""


class _Described(Record, frozen=True, kw_only=True):
    """What `kit.toml` says."""

    name: str
    title: str
    needs: tuple[str, ...]
    build: tuple[str, ...]
    run: str
    engine: str = ""
    files: tuple[str, ...]
    shared: Mapping[str, tuple[str, ...]] = {}


class Kit(Record, frozen=True, kw_only=True):
    """
    A starter kit.

    `needs` are the programs without which it can be neither built nor run, `build` the commands
    that build it and `run` the one that runs it, each in the kit's folder and split as a shell
    would split it; `engine` is the name by which apnap reaches it from there. `files` are its
    files; nothing else belongs to it. They lie in `folder`, but for the `shared` ones, which lie in
    the folder of the kit under whose name they stand.
    """

    name: str
    title: str
    needs: tuple[str, ...]
    build: tuple[str, ...]
    run: str
    engine: str
    files: tuple[str, ...]
    shared: Mapping[str, tuple[str, ...]]
    folder: Path

    def where(self, name: str) -> Path:
        """Return where one of its files lies."""
        other = next((kit for kit, names in self.shared.items() if name in names), None)
        return (self.folder if other is None else self.folder.parent / other) / name

    def missing(self, which: Callable[[str], str | None] = shutil.which) -> tuple[str, ...]:
        """Return those programs that are needed and not found."""
        return tuple(program for program in self.needs if which(program) is None)


def read(place: Path) -> Kit:
    """Return the kit in a folder; raise `KitError` if its description cannot be read."""
    try:
        told = tomllib.loads((place / FILE).read_text(encoding="utf-8"))
        described = msgspec.convert(told, _Described)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise KitError(f"{place / FILE} cannot be read: {error}") from error
    named = msgspec.structs.replace(described, engine=described.engine or f"stdio:{described.run}")
    return Kit(**msgspec.structs.asdict(named), folder=place)


def kits() -> tuple[Kit, ...]:
    """Return all kits, by name."""
    return tuple(read(path.parent) for path in sorted(folder("kits").glob(f"*/{FILE}")))


def kit(name: str) -> Kit:
    """Return the kit of that name; raise `KitError` if there is none."""
    found = {known.name: known for known in kits()}
    if name in found:
        return found[name]
    close = closest(name.lower(), found, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(found)}"
    raise KitError(f"there is no kit {name!r}; {hint}")


def copy(source: Kit, target: Path) -> None:
    """
    Copy a kit's files into a folder that is empty, or does not exist yet.

    Raises `KitError`, before anything is written, if there is something already, and if the
    system does not let it be written.
    """
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise KitError(f"{target} is there already, and it is not an empty folder")
        for name in source.files:
            copied = target / name
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source.where(name), copied)
    except OSError as error:
        raise KitError(f"{target} cannot be written: {error}") from error
