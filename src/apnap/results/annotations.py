"""
Annotations: for each scenario that makes a gate red, a line that GitHub shows beside the place.

They are workflow commands, `::error file=…,line=…,title=…::…`, as GitHub, Gitea and Forgejo obey
them. A notice before them, which has no place, says which misreadings would explain the failures.
Each is one line, whatever an engine says: line feeds and whatever else has a meaning there are
escaped, so that no text of an engine begins a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from apnap.results.failure_text import headline, told
from apnap.results.judged import Red

_DATA: Final[Mapping[str, str]] = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY: Final[Mapping[str, str]] = {**_DATA, ":": "%3A", ",": "%2C"}

LONGEST: Final = 20_000
"""Characters of an account that are told; GitHub takes 64 kilobytes."""


def commands(some: Sequence[Red], sayings: Iterable[str] = ()) -> str:
    """Return the annotations, a line for each scenario; before them, what the engine is like."""
    alike = "\n".join(sayings)
    notice = f"::notice title=apnap::{_escaped(alike, _DATA)}\n" if some and alike else ""
    return notice + "".join(f"{_annotation(one)}\n" for one in some)


def _annotation(one: Red) -> str:
    """Return the annotation of a scenario: place, headline and account."""
    result = one.result
    file, line = result.file, result.step_line or result.line
    title = f"{headline(result)}: {one.why}" if one.why else headline(result)
    properties = {"file": file, "line": str(line), "title": title}
    named = ",".join(f"{name}={_escaped(v, _PROPERTY)}" for name, v in properties.items())
    text = "\n".join(shown.text for shown in told(result) if shown.tone != "head")
    return f"::error {named}::{_escaped(text[:LONGEST], _DATA)}"


def _escaped(text: str, signs: Mapping[str, str]) -> str:
    return "".join(signs.get(sign, sign) for sign in text)
