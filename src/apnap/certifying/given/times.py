"""
Reading how long everything took, which stands in the report in CTRF and nowhere else.

Nothing else of that report is looked at here: it is built anew and compared whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from apnap.protocol import EditionDate, Record
from apnap.protocol.bounds import Natural, Text

_OBJECTS: Final = 250_000
"""So many objects the report may have: it is read at once, and each takes memory."""

_EDITION: Final = 1
"""Where in the list of suites the edition stands."""


class Times(Record, frozen=True, kw_only=True):
    """When it all began and ended, and how long each scenario took; in milliseconds."""

    start: int
    stop: int
    took: Mapping[EditionDate, Mapping[str, int]]


class NoTimes(ValueError):
    """A report does not say how long everything took."""


class _Case(msgspec.Struct):
    """The little of a scenario that is read; the rest takes no memory."""

    name: Text
    duration: Natural
    suite: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1)]


class _Summary(msgspec.Struct):
    start: Natural
    stop: Natural


class _Results(msgspec.Struct):
    summary: _Summary
    tests: tuple[_Case, ...]


class _Document(msgspec.Struct):
    results: _Results


def read_times(content: bytes) -> Times:
    """Return the times that a report in CTRF holds; raises `NoTimes`."""
    if content.count(b"{") > _OBJECTS:
        raise NoTimes(f"it has more than {_OBJECTS} objects, and `apnap certify` writes fewer")
    try:
        document = msgspec.json.decode(content, type=_Document).results
    except (ValueError, RecursionError) as error:
        raise NoTimes(str(error)) from error
    took: dict[EditionDate, dict[str, int]] = {}
    for test in document.tests:
        for edition in test.suite[_EDITION : _EDITION + 1]:
            took.setdefault(EditionDate(edition), {})[test.name] = test.duration
    return Times(start=document.summary.start, stop=document.summary.stop, took=took)
