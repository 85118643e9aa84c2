"""Files that are neither a state nor a log, but something else that apnap writes or reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol.schemas import files

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
    "lint": "these are findings of `apnap lint` already",
    "mutants": "`apnap mutants` writes it",
    "report": f"it says already how each scenario ended; {_RECORDED}",
    "results": "`apnap verify DIR` reads the folder in which it lies",
    "statement": "`apnap verify DIR` reads the folder of the certificate",
}
_CALLED: Final[Mapping[str, str]] = {
    "report": "the report of a run (`apnap run --json`)",
    "ctrf": "a report in CTRF",
    "check": "a report of `apnap check`",
}
_BEGINS: Final[Mapping[str, re.Pattern[bytes]]] = {
    f"it is a report in JUnit XML: CI reads it; {_RECORDED}": re.compile(
        rb"\s*(<\?xml[^>]*>)?\s*<testsuites?\b"
    ),
    "it is a page: a browser shows it": re.compile(rb"\s*<(!doctype html|html)\b", re.IGNORECASE),
    "it is a rulebook: `apnap rules index FILE` reads it": re.compile(
        rb"(\xef\xbb\xbf)?Magic: The Gathering Comprehensive Rules"
    ),
}


def recognized(content: bytes, path: Path) -> str:
    """Return what a file is that is no state and no log, and what reads it; or else nothing."""
    if path.suffix == ".feature":
        return f"it is a feature file: `apnap lint --only-features {path}` reads it"
    for told, begin in _BEGINS.items():
        if begin.match(content):
            return told
    name = _report(content)
    if name is None:
        return ""
    read_by = _READ_BY.get(name, f"`apnap schema {name}` says what it holds")
    return f"it is {_CALLED.get(name, f'a {name}')}: {read_by}"


def _report(content: bytes) -> str | None:
    """Return the name of the schema of a report that a file follows in its first names."""
    try:
        value = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    if value.get("reportFormat") == "CTRF":  # whoever wrote it
        return "ctrf"
    return next((name for name, at in files.paths().items() if _is(at, value)), None)


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
