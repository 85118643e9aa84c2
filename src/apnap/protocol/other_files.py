"""
What a file is where another was expected: a report, a trace, a baseline, a page, and so on.

Whoever is given such a file says so, and which command reads it, instead of what is not right with
its first bytes.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

import msgspec

from apnap.protocol.given_files import decoded
from apnap.protocol.schemas import files

_STATE: Final = "state"
_STATE_NAMES: Final = {"edition", "players", "seats"}
_WAY: Final = ("params", "result", _STATE)
"""The names under which a state stands in a message."""
_LOG_LINE: Final = {"number"}
_LOG_PARTS: Final = {"begin", "said", "end"}
_REPORTS: Final = "reports/"
_LOG: Final = "reports/log.json"
"""A line of a log is looked at as such."""
_RECORDED: Final = "`apnap run --record DIR` writes logs, which can be checked"
_READ_BY: Final[Mapping[str, str]] = {
    "badge": "`apnap verify DIR` reads the folder of the certificate",
    "baseline": "`apnap run --baseline FILE` reads it",
    "certificate": "`apnap verify DIR` reads the folder in which it lies",
    "check": "these are findings of `apnap check` already",
    "ctrf": f"CI reads it; {_RECORDED}",
    "doctor": "`apnap doctor ENGINE` prints it",
    "engine": "`apnap matrix FILE` reads it",
    "findings-baseline": "`apnap check --baseline FILE` reads it",
    "fuzz": "`apnap fuzz --baseline FILE` reads it",
    "lint": "these are findings of `apnap lint` already",
    "matrix": "`apnap matrix` writes it",
    "mutants": "`apnap mutants` writes it",
    "report": f"it says already how each scenario ended; {_RECORDED}",
    "log": "`apnap check FILE` reads it",
    "results": "`apnap verify DIR` reads the folder in which it lies",
    "state": "`apnap view FILE` draws it, and `apnap check FILE` judges it",
    "statement": "`apnap verify DIR` reads the folder of the certificate",
}
_CALLED: Final[Mapping[str, str]] = {
    "report": "the report of a run (`apnap run --json`)",
    "ctrf": "a report in CTRF",
    "check": "a report of `apnap check`",
    "findings-baseline": "a baseline of findings",
    "fuzz": "the findings of `apnap fuzz`",
    "log": "a log of games (`apnap run --record`)",
    "results": "the file of results of a certificate",
}
_BEGINS: Final[Mapping[str, re.Pattern[bytes]]] = {
    f"it is a trace (`apnap run --trace`), for people to read; {_RECORDED}": re.compile(
        rb"! scenario |[<>] \{"
    ),
    "it is a picture, as `apnap view` draws it: a browser shows it": re.compile(
        rb"\s*(<\?xml[^>]*>)?\s*<svg\b"
    ),
    "it is packed: `apnap check FILE` reads logs and states as they are packed": re.compile(
        rb"\x1f\x8b|\x28\xb5\x2f\xfd|BZh[1-9]|\xfd7zXZ"
    ),
    "it is text in UTF-16: save it in UTF-8": re.compile(rb"\xff\xfe|\xfe\xff"),
    "it is an archive (zip): unpack it first": re.compile(rb"PK\x03\x04|PK\x05\x06"),
    "it is an archive (tar): `apnap check FILE` reads those of logs and states": re.compile(
        rb".{257}ustar", re.DOTALL
    ),
    "it is packed in a way that is not read: unpack it first, or pack it with gzip or zstd": (
        re.compile(rb"7z\xbc\xaf|\x04\x22\x4d\x18")
    ),
    f"it is a report in JUnit XML: CI reads it; {_RECORDED}": re.compile(
        rb"\s*(<\?xml[^>]*>)?\s*<testsuites?\b"
    ),
    "it is a page: a browser shows it": re.compile(rb"\s*<(!doctype html|html)\b", re.IGNORECASE),
    "it is a rulebook: `apnap rules index FILE` reads it": re.compile(
        rb"(\xef\xbb\xbf)?Magic: The Gathering Comprehensive Rules"
    ),
}


def recognized(content: bytes, path: Path, wanted: str = "") -> str:
    """
    Return what a file is, and what reads it, or else nothing.

    `wanted` is the name of the schema that was expected: what follows it is not told.
    """
    if path.suffix == ".feature":
        return f"it is a feature file: `apnap lint --only-features {path}` reads it"
    for told, begin in _BEGINS.items():
        if begin.match(content):
            return told
    value = _first_value(content)
    if not isinstance(value, dict):
        return ""
    name = _schema_of(value)
    if name is None:
        return _holding(value) if wanted == _STATE else ""
    if name == wanted:
        return ""
    read_by = _READ_BY.get(name, f"`apnap schema {name}` says what it holds")
    return f"it is {_CALLED.get(name, _one(name))}: {read_by}"


def _one(name: str) -> str:
    """Return a name as one says it of a single thing."""
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _first_value(content: bytes) -> object:
    """Return the value that a file is, or the one on its first line; None for anything else."""
    for text in (content, content.lstrip().partition(b"\n")[0]):
        with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return decoded(text)
    return None


def _schema_of(value: Mapping[str, object]) -> str | None:
    """Return the name of the schema that an object follows in its first names."""
    if value.get("reportFormat") == "CTRF":  # whoever wrote it
        return "ctrf"
    if value.keys() >= _LOG_LINE and value.keys() & _LOG_PARTS:
        return "log"
    if value.keys() >= _STATE_NAMES:
        return _STATE
    return next((name for name, at in files.paths().items() if _is(at, value)), None)


def _holding(value: Mapping[str, object]) -> str:
    """Return where a state stands in a message, such as one of a trace; nothing if it has none."""
    found, way = value, list[str]()
    for step in (step for step in _WAY if isinstance(found.get(step), dict)):
        found, way = cast("Mapping[str, object]", found[step]), [*way, step]
    if not (way and found.keys() >= _STATE_NAMES):
        return ""
    return f"it is a message, and the state is its `{'.'.join(way)}`: put that alone into a file"


def _is(at: str, value: Mapping[str, object]) -> bool:
    """Tell whether an object has the names that the schema of a report asks for, and no others."""
    if not at.startswith(_REPORTS) or at == _LOG:
        return False
    schema = files.document(at)
    shape = schema
    for part in str(schema.get("$ref", "")).removeprefix("#/").split("/"):
        shape = shape[part] if part else shape
    needed, known = shape.get("required"), shape.get("properties")
    if not (needed and known):
        return False
    return value.keys() >= set(needed) and value.keys() <= {*known, "$schema"}
