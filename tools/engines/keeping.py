"""Keeping what an engine has shown, small: a line for each rule and each cause."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.matrix.columns import EngineShown
from apnap.results.records import Report

_LISTS: Final = ("rules", "causes")


def only(ids: Collection[str], report: Report) -> Report:
    """Return a report with the results of some scenarios alone."""
    return replace(report, results=tuple(one for one in report.results if one.id in ids))


def keep(shown: EngineShown, folder: Path) -> Path | None:
    """
    Write what an engine has shown into the folder, unless the newest there says the same.

    Returns the file, or None where nothing was to be written. What was shown on another day stays:
    so the table can tell how the engine got on.
    """
    before = [read(path) for path in sorted(folder.glob("*.json"))]
    same = [one for one in before if (one.engine, one.edition) == (shown.engine, shown.edition)]
    if same and _but_when(max(same, key=lambda one: one.day or "")) == _but_when(shown):
        return None
    name = f"{shown.engine.lower().replace(' ', '-')}-{shown.day}.json"
    (folder / name).write_bytes(encode(shown))
    return folder / name


def read(path: Path) -> EngineShown:
    """Return what a file of the folder says."""
    return msgspec.json.decode(path.read_bytes(), type=EngineShown)


def encode(shown: EngineShown) -> bytes:
    """Return what an engine has shown as it stands in its file."""
    plain = msgspec.to_builtins(shown)
    head = b"".join(
        b" %s: %s,\n" % (_json(name), _json(value))
        for name, value in plain.items()
        if name not in _LISTS
    )
    lists = b",\n".join(b" %s: [%s]" % (_json(name), _lines(plain[name])) for name in _LISTS)
    return b"{\n%s%s\n}\n" % (head, lists)


def _lines(entries: Iterable[object]) -> bytes:
    lines = b",\n".join(b"  " + _json(one) for one in entries)
    return b"\n%s\n " % lines if lines else b""


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


def _but_when(shown: EngineShown) -> EngineShown:
    return replace(shown, day=None, apnap="")
