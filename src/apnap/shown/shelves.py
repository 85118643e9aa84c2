"""
Finding what engines have shown: certificates, reports of runs, and what was summed up before.

A folder is looked through with the folders in it. Files that are none of these are left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from apnap.certifying import schemas
from apnap.certifying.building import CERTIFICATE
from apnap.matrix.columns import EngineShown
from apnap.protocol import EditionDate, NotARuleNumberError, folder
from apnap.protocol.given_files import read_given
from apnap.protocol.other_files import recognized
from apnap.protocol.readable_json import why_unreadable
from apnap.results.baseline import Baseline
from apnap.results.records import Report
from apnap.rulebooks import NotATermError, editions, subject
from apnap.shown.certificates import NoCertificateError, given
from apnap.shown.summing import of_certificate, of_report
from apnap.suite import load_suite

_SHOWN: Final = "engine"
_REPORT: Final = "report"
_LONGEST: Final = 60
_FORMS: Final = {
    "engine": (b'"causes"', b'"counts"', b'"engine"'),
    "report": (b'"introduced"', b'"results"', b'"whole"'),
}
"""Names without which a file is surely not of this form."""
_BEGUN: Final = b'"introduced"'
"""A name that stands near the beginning of a report."""


class NothingShown(Exception):
    """There is nothing in a folder that an engine has shown, or a file that is broken."""

    def __init__(self, where: Path, problem: str) -> None:
        """Say where, and what is wrong."""
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


def all_shown(
    places: Iterable[Path], baselines: Sequence[Baseline] = ()
) -> tuple[EngineShown, ...]:
    """
    Return what engines have shown, as it lies in folders and files, in their order.

    Raises `NothingShown` for a place without any and for a file that is broken.
    """
    return tuple(one for place in places for one in _in(place, baselines))


@cache
def kept() -> tuple[EngineShown, ...]:
    """Return what the project keeps of real engines, which `python -m tools.engines` writes."""
    return tuple(msgspec.json.decode(path.read_bytes(), type=EngineShown) for path in kept_files())


def kept_files() -> tuple[Path, ...]:
    """Return the files that the project keeps, by their names."""
    return tuple(sorted(folder("engines").glob("*.json")))


def _in(place: Path, baselines: Sequence[Baseline]) -> Sequence[EngineShown]:
    if not place.exists():
        raise NothingShown(place, "there is no such folder or file")
    if place.is_file():
        found = tuple(_file(place, baselines))
        if not found:
            raise NothingShown(place, _other(place))
        return found
    if not place.is_dir():
        raise NothingShown(place, "it is neither a file nor a folder")
    found = tuple(one for where in (place, *_below(place)) for one in _folder(where, baselines))
    if not found:
        problem = "nothing in it is a certificate or the report of a run (`apnap run --json`)"
        raise NothingShown(place, problem)
    return found


def _other(path: Path) -> str:
    """Return what a file is that shows nothing."""
    content = read_given(path)
    told = recognized(content, path, _REPORT)
    if not told and (why := why_unreadable(content)):
        told = f"it is not JSON: {why}"
    return f"it is not the report of a run (`apnap run --json`){told and f': {told}'}"


def _below(place: Path) -> Sequence[Path]:
    return sorted(path for path in place.iterdir() if path.is_dir() and not path.is_symlink())


def _folder(where: Path, baselines: Sequence[Baseline]) -> Iterator[EngineShown]:
    """Yield what lies in one folder: a certificate, or files."""
    if not (where / CERTIFICATE).exists():
        for path in sorted(where.glob("*.json")):
            yield from _file(path, baselines)
        return
    try:
        found = given([where])
    except NoCertificateError as error:
        raise NothingShown(error.where, error.problem) from error
    scenarios = {one.id: one for one in load_suite().scenarios}
    for one in found:
        yield from of_certificate(one, scenarios, baselines)


def _file(path: Path, baselines: Sequence[Baseline]) -> Iterator[EngineShown]:
    """Yield what a file has shown; nothing if it is of another kind."""
    try:
        content = read_given(path)
    except OSError as error:
        raise NothingShown(path, f"it cannot be read: {error.strerror or error}") from error
    if _BEGUN in content and (why := why_unreadable(content)):
        problem = f"this report is not whole, or has been changed: {why}"
        raise NothingShown(path, f"{problem}; `apnap run --json` writes it")
    for form, names in _FORMS.items():
        if all(name in content for name in names) and not _breaches(form, content):
            try:
                yield from _understood(form, content, baselines)
            except (msgspec.MsgspecError, _OtherRules) as error:
                raise NothingShown(path, str(error)) from error
            return


def _breaches(form: str, content: bytes) -> bool:
    return bool(schemas.breaches(form, content))


def _understood(form: str, content: bytes, baselines: Sequence[Baseline]) -> Iterator[EngineShown]:
    if form == _SHOWN:
        shown = msgspec.json.decode(content, type=EngineShown)
        _check(shown.edition, (one.rule for one in shown.rules))
        _check(shown.edition, (rule for one in shown.causes for rule in one.rules))
        yield shown
    else:
        report = msgspec.json.decode(content, type=Report)
        _check(report.edition, (rule for one in report.results for rule in one.rules))
        yield of_report(report, baselines)


class _OtherRules(ValueError):
    """A file is about an edition or a rule that is none."""


def _check(edition: EditionDate, rules: Iterable[str]) -> None:
    """Raise `_OtherRules` unless the edition is indexed, and each rule a number or a term."""
    if edition not in editions():
        raise _OtherRules(f"there is no edition {edition[:_LONGEST]!r}")
    for rule in set(rules):
        try:
            subject(rule)
        except (NotARuleNumberError, NotATermError) as error:
            raise _OtherRules(f"there is no rule {rule[:_LONGEST]!r}") from error
