"""
Writing findings as SARIF 2.1.0, which code hosts and editors show beside the lines of a file.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html describes it. Each finding that was
kept is a result; the levels are `error` for certain findings, `warning` for possible ones and for
lines that cannot be read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import quote

from apnap.harmless import clean
from apnap.inputs.urls import is_url
from apnap.logs.findings import CheckReport, FileChecked, Found, Group, Trouble
from apnap.portable import portable
from apnap.version import __version__

VERSION: Final = "2.1.0"
SCHEMA: Final = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
MOST: Final = 25_000
"""So many results a run has: code hosts take no more."""

NO_RULE: Final = "no-rule"
UNREADABLE: Final = "unreadable"

_Json = dict[str, Any]


def sarif(report: CheckReport) -> _Json:
    """Return what was found as a SARIF log."""
    rules = _rules(report)
    index = {rule["id"]: at for at, rule in enumerate(rules)}
    results = [one for one, _ in zip(_results(report, index), range(MOST), strict=False)]
    return {
        "$schema": SCHEMA,
        "version": VERSION,
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "apnap",
                        "semanticVersion": _semantic(__version__),
                        "version": __version__,
                        "rules": rules,
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": results,
                "properties": {
                    "judge": clean(f"{report.engine.name} {report.engine.version}"),
                    "findings": sum(one.found for one in report.files),
                },
            }
        ],
    }


def _semantic(version: str) -> str:
    """Return a version as Semantic Versioning has it: three numbers."""
    numbers = [part for part in version.split("+", maxsplit=1)[0].split(".")[:3] if part.isdigit()]
    return ".".join((*numbers, "0", "0", "0")[:3])


def _rules(report: CheckReport) -> list[_Json]:
    """Return the rules of the rulebook that findings name, each once."""
    groups: dict[str, Group] = {}
    for group in report.groups:
        groups.setdefault(_id(group.rule), group)
    rules = []
    for id_, group in sorted(groups.items()):
        told = clean(group.title) or "A rule of the Comprehensive Rules"
        help_ = f"apnap rules show {id_}" if group.rule else "The findings name no rule."
        shows = f" The scenario {clean(group.scenario)} shows it." if group.scenario else ""
        rules.append(
            {
                "id": id_,
                "shortDescription": {"text": told},
                "help": {"text": f"{help_}{shows}"},
                "defaultConfiguration": {"level": "error"},
            }
        )
    if any(one.troubles for one in report.files):
        told = "A line that cannot be read, or does not belong where it is"
        rules.append({"id": UNREADABLE, "shortDescription": {"text": told}})
    return rules


def _id(rule: str | None) -> str:
    return clean(rule or NO_RULE)


def _results(report: CheckReport, index: dict[str, int]) -> Iterator[_Json]:
    for one in report.files:
        for found in one.findings:
            yield _result(one, found, index)
        for trouble in one.troubles:
            yield _trouble(one, trouble, index)


def _result(one: FileChecked, found: Found, index: dict[str, int]) -> _Json:
    more = {
        "kind": found.kind,
        "certainty": found.certainty,
        "by": found.by,
        "card": clean(found.card),
        "engine": clean(found.engine),
        "game": clean(found.game),
        "field": clean(found.where),
        "expected": clean(found.expected),
        "got": clean(found.got),
        "excuses": [clean(thing) for thing in found.excuses],
    }
    told: _Json = {
        "ruleId": _id(found.rule),
        "level": "error" if found.certainty == "certain" else "warning",
        "message": {"text": _message(found)},
        "locations": [_location(one, found.line)],
        "partialFingerprints": {"apnap/v1": _fingerprint(one, found)},
        "properties": {name: value for name, value in more.items() if value},
    }
    if (at := index.get(_id(found.rule))) is not None:
        told["ruleIndex"] = at
    return told


def _message(found: Found) -> str:
    """Return what is wrong in words that are never none."""
    said = f" Said: {found.said}." if found.said else ""
    return clean(f"{found.problem or found.kind}{said}")


def _trouble(one: FileChecked, trouble: Trouble, index: dict[str, int]) -> _Json:
    return {
        "ruleId": UNREADABLE,
        "ruleIndex": index[UNREADABLE],
        "level": "warning",
        "message": {"text": clean(trouble.problem) or "It cannot be read."},
        "locations": [_location(one, trouble.line)],
    }


def _location(one: FileChecked, line: int | None) -> _Json:
    """Return where something was found; in a packed file the line is one of what is in it."""
    if is_url(one.file):
        return _at(quote(clean(portable(one.file)), safe="/:?&=%~.-_!$'()*+,;@"), line)
    path = PurePosixPath(clean(portable(one.file)).replace("\\", "/"))
    uri = quote(str(path), safe="/~.-_!$&'()*+,;=@")
    return _at(f"file://{uri}" if path.is_absolute() else uri, line)


def _at(uri: str, line: int | None) -> _Json:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": uri},
            "region": {"startLine": max(1, line or 1)},
        }
    }


def _fingerprint(one: FileChecked, found: Found) -> str:
    """Return what stays the same while other lines of the file change."""
    parts = (one.file, found.game, found.rule or "", found.kind, found.where, found.problem)
    text = "\x00".join(map(portable, parts)).encode("utf-8", "replace")
    return hashlib.sha256(text).hexdigest()[:32]
