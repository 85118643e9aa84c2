"""
Ids of scenarios that went, and the ids that hold now what they held.

They lie in `features/renamed.toml`, by the version of apnap in which they went. Whatever reads ids
follows them: selections, baselines, certificates, the book.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import Record, folder
from apnap.suite.errors import SuiteError

FILE: Final = "renamed.toml"
"""The name of the file, in the suite's folder."""

MARK: Final = "~"
"""What stands between the id of a scenario and the name of an image of it."""


class Renamed(Record, frozen=True):
    """An id that went."""

    was: str
    now: str
    """The id of the scenario that holds what that one held."""
    version: str
    """The version of apnap in which it went."""

    @property
    def told(self) -> str:
        """That it went, in a sentence."""
        return f"{self.was} went in apnap {self.version}: it is {self.now} now"


def load_renamed(where: Path | None = None) -> Mapping[str, Renamed]:
    """
    Return the ids that went, by themselves (`where`: another file than the suite's).

    Raises `SuiteError` if the file is wrong, an id went twice, or one leads to another that went.
    """
    path = where or folder("features") / FILE
    return _loaded(path, path.stat().st_mtime_ns if path.exists() else 0)


@functools.lru_cache(maxsize=16)
def _loaded(path: Path, _changed: int) -> Mapping[str, Renamed]:
    try:
        read = msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, str]])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error
    found: dict[str, Renamed] = {}
    for version, ids in read.items():
        for was, now in ids.items():
            if was in found:
                raise SuiteError(f"{path}: {was} went in {found[was].version} and in {version}")
            found[was] = Renamed(was, now, version)
    for one in found.values():
        if one.now in found:
            raise SuiteError(f"{path}: {one.was} leads to {one.now}, which went itself")
    return found


def follow(ids: Iterable[str]) -> tuple[tuple[str, ...], tuple[Renamed, ...]]:
    """
    Return the ids as they are now, each once and in order, and those that went.

    The image of a scenario that went is the same image of the one that holds it now.
    """
    renamed = load_renamed()
    found: list[str] = []
    went: list[Renamed] = []
    for id_ in ids:
        base, mark, image = id_.partition(MARK)
        if base in renamed:
            went.append(renamed[base])
            base = renamed[base].now
        found.append(f"{base}{mark}{image}")
    return tuple(dict.fromkeys(found)), tuple(dict.fromkeys(went))
