"""
Making, storing and loading the index of an edition.

The editions that the project knows are the files `DATE.json` in the data folder `editions`.
"""

import datetime as dt
import errno
import functools
import hashlib
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from apnap.protocol import EditionDate, NotARuleNumberError, RuleNumber, folder
from apnap.protocol.given_files import Unfit, read_given
from apnap.protocol.near_names import similar
from apnap.protocol.written_files import is_special, write_regular
from apnap.rulebooks.edition import DATE, Edition, EditionFile, Rule, as_json, opened
from apnap.rulebooks.fingerprints import fingerprint
from apnap.rulebooks.reading import LARGEST, Entry, Rulebook, read_rulebook

_DATE: Final = re.compile(DATE)
_KIND: Final = ".json"
_LONGEST_NAME: Final = 8
"""Words of the longest name of a keyword; a sentence has more."""
_NOT_IN_NAMES: Final = (*".,;:?)]", '"', "\u201d")
"""What a sentence may end with, and a name does not."""


def meant_by(text: str, known: Sequence[EditionDate]) -> str:
    """Return words that lead from the date of no edition to the ones that may have been meant."""
    if within := [one for one in known if one.startswith(text)]:
        return f"; similar: {', '.join(within)}"
    before = [one for one in sorted(known) if one < text]
    if is_day(text) and before:
        return f"; on that day the one of {before[-1]} is the newest of these"
    return similar(text, known)


def is_day(text: str) -> bool:
    """Tell whether a text is a day of the calendar."""
    try:
        return str(dt.date.fromisoformat(text)) == text
    except ValueError:
        return False


class UnknownEditionError(LookupError):
    """An edition that is not indexed."""

    def __init__(self, date: str, known: tuple[EditionDate, ...]) -> None:
        """Say that there is no index for `date`; `known` are those that there are."""
        listed = ", ".join(known) or "none"
        problem = f"no edition {date!r} is indexed; the indexed editions are: {listed}"
        super().__init__(f"{problem}{meant_by(date, known)}")
        self.date = date
        self.known = known


class EditionFileError(ValueError):
    """A file among the editions that is not the index of one."""

    def __init__(self, path: Path, reason: str) -> None:
        """Say that the file at `path` is no edition, and for which `reason`."""
        super().__init__(f"{path} is not the index of an edition: {reason}")
        self.path = path
        self.reason = reason


class UndatedRulebookError(ValueError):
    """A rulebook of which nobody knows the edition."""

    def __init__(self, path: Path, date: str | None) -> None:
        """Say that the book at `path` has no date, or that the given `date` is none."""
        super().__init__(
            f"{path} does not say from when it is in force: give the edition's date (YYYY-MM-DD)"
            if date is None
            else f"{date!r} is not the date of an edition: expected YYYY-MM-DD, a day that there is"
        )
        self.path = path
        self.date = date


def editions(where: Path | None = None) -> tuple[EditionDate, ...]:
    """Return the dates of the indexed editions, ascending (`where`: another folder)."""
    there, names = where or folder("editions"), list[str]()
    if there.is_dir():
        with suppress(PermissionError), os.scandir(there) as files:
            names = [one.name for one in files if one.name.endswith(_KIND) and one.is_file()]
    dates = filter(_DATE.fullmatch, (name.removesuffix(_KIND) for name in names))
    return tuple(sorted(map(EditionDate, dates)))


def neighbours(
    dates: Sequence[EditionDate], known: Sequence[EditionDate]
) -> tuple[tuple[EditionDate, ...], ...]:
    """Return the editions `dates`, in runs that follow each other without a gap among `known`."""
    runs: list[tuple[EditionDate, ...]] = []
    last = -1
    for at in (known.index(date) for date in dates):
        runs = (
            [*runs[:-1], (*runs[-1], known[at])]
            if runs and at == last + 1
            else [*runs, (known[at],)]
        )
        last = at
    return tuple(runs)


def newest(where: Path | None = None) -> EditionDate:
    """Return the date of the newest indexed edition; `UnknownEditionError` if there is none."""
    known = editions(where)
    if not known:
        raise UnknownEditionError("newest", known)
    return known[-1]


def load(date: str, where: Path | None = None) -> Edition:
    """Return the indexed edition of that date; `UnknownEditionError` names the others."""
    path = (where or folder("editions")) / f"{date}.json"
    if not _DATE.fullmatch(date) or not path.is_file():
        raise UnknownEditionError(date, editions(where))
    return _loaded(path, path.stat().st_mtime_ns)


@functools.lru_cache(maxsize=16)
def _loaded(path: Path, _changed: int) -> Edition:
    try:
        return opened(msgspec.json.decode(read_given(path), type=EditionFile))
    except (msgspec.DecodeError, NotARuleNumberError) as wrong:
        raise EditionFileError(path, str(wrong)) from wrong


def index_file(path: Path, date: str | None = None) -> Edition:
    """
    Return the index of the rulebook at `path`.

    `date` is the edition's; without it, the day from which the book says that it is in force.
    Raises `NotARulebookError`, `UndatedRulebookError`, or `OSError` if there is no such file.
    """
    return read_edition(path, date)[0]


def read_edition(path: Path, date: str | None = None) -> tuple[Edition, Rulebook]:
    """Return the index of the rulebook at `path`, and the book itself; raise as `index_file`."""
    data = read_given(path, LARGEST)
    book = read_rulebook(data, str(path))
    called = date or book.effective
    if called is None or not (_DATE.fullmatch(called) and is_day(called)):
        raise UndatedRulebookError(path, called)
    edition = opened(
        EditionFile(
            edition=EditionDate(called),
            effective=book.effective or called,
            source=hashlib.sha256(data).hexdigest(),
            chapters={str(number): title for number, title in book.chapters},
            rules=_rules(book),
            glossary={term.term: fingerprint(term.text) for term in book.glossary},
            misprints={slip.printed: str(slip.meant) for slip in book.misprints},
            doubts={str(doubt.line): doubt.what for doubt in book.doubts},
        )
    )
    return edition, book


def write(edition: Edition, where: Path | None = None) -> Path:
    """
    Store the edition as `DATE.json` in the data folder (or in `where`); return the path.

    Raises `OSError`, also for a pipe or device, and for a link that leads nowhere.
    """
    path = (where or folder("editions")) / f"{edition.date}.json"
    if is_special(path) or (path.is_symlink() and not path.exists()):
        raise Unfit(errno.EINVAL, "it is no regular file: remove it", str(path))
    write_regular(path, as_json(edition))
    return path


def _rules(book: Rulebook) -> dict[str, Rule]:
    whole = {entry.number.whole for entry in book.entries}
    return {
        str(entry.number): Rule(
            fingerprint=fingerprint(entry.text),
            title=entry.title or (_name(entry) if entry.number in whole else ""),
            examples=len(entry.examples),
            examples_fingerprint=fingerprint("\n".join(entry.examples)) if entry.examples else "",
        )
        for entry in sorted(book.entries, key=_number)
    }


def _number(entry: Entry) -> RuleNumber:
    return entry.number


def _name(entry: Entry) -> str:
    """Return the text of a rule that only names what its parts are about, else nothing."""
    short = len(entry.text.split()) <= _LONGEST_NAME
    return (
        entry.text if short and not entry.examples and entry.text[-1:] not in _NOT_IN_NAMES else ""
    )
