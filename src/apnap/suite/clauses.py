"""
The clauses: what each rule demands, sentence by sentence, and where that is tested.

They lie in `features/clauses/*.toml`, a file for each section, a table for each clause. Its
name is the rule or term and a number (`101.4/2`, `glossary:affinity/3`), or `example` for the
example that the rulebook prints under the rule. The rule has its number of today, or of its own
time where the clause has ended. A table without a number after a slash is no clause: it says
what the rule is called (`captions`).
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

from apnap.protocol import EditionDate, Record, folder
from apnap.protocol.numbering import number_in
from apnap.rulebooks import (
    GlossaryTerm,
    NotARuleNumberError,
    NotATermError,
    Subject,
    place,
    subject,
)
from apnap.suite.dating import Dated
from apnap.suite.errors import ManyErrors, SuiteError

Status = Literal["tested", "checked statically", "not testable"]
"""How it is made sure that a clause holds."""

_PLACE: Final = re.compile(r"[1-9][0-9]*|example")


class Entry(Dated, frozen=True, kw_only=True):
    """A clause as its file has it: editions, and exactly one of the ways to be covered."""

    says: str
    """What it demands, in our own words."""
    scenarios: tuple[str, ...] = ()
    """Ids of scenarios that fail if it is broken."""
    checked_by: str = ""
    """The test (`tests/FILE.py::TEST`) that checks it without an engine."""
    not_testable: str = ""
    """Why no test can fail because of it."""

    def __post_init__(self) -> None:
        """Raise `ValueError` for an entry without words, editions, or one way to be covered."""
        if not self.says.endswith("."):
            raise ValueError("`says` has to be a sentence with a full stop")
        super().__post_init__()
        ways = (self.scenarios, self.checked_by, self.not_testable)
        if sum(map(bool, ways)) != 1:
            raise ValueError("expected one of `scenarios`, `checked_by`, `not_testable`")
        if len(set(self.scenarios)) < len(self.scenarios):
            raise ValueError("a scenario is named twice")


class Clause(Record, frozen=True):
    """One demand of a rule or of a term of the glossary."""

    id: str
    subject: Subject
    """The rule or term that makes the demand; `about` says what it is called in an edition."""
    entry: Entry

    def holds(self, edition: EditionDate) -> bool:
        """Tell whether the clause is part of an edition."""
        return self.entry.holds(edition)

    def about(self, edition: EditionDate) -> Subject:
        """
        Return the rule or term by its number in an edition in which the clause holds.

        A clause of older editions only has the number of its time, any other that of today.
        """
        if isinstance(self.subject, GlossaryTerm) or self.entry.only or self.entry.until:
            return self.subject
        return number_in(edition, self.subject) or self.subject

    @property
    def status(self) -> Status:
        """How it is made sure that the clause holds."""
        if self.entry.scenarios:
            return "tested"
        return "checked statically" if self.entry.checked_by else "not testable"


def load_clauses(where: Path | None = None) -> tuple[Clause, ...]:
    """
    Return all clauses, rules first, as the rulebook orders them (`where`: another folder).

    Raises `SuiteError`, naming the file and the clause, for all that is wrong.
    """
    return _loaded(versions(where))


@functools.lru_cache(maxsize=4)
def _loaded(there: tuple[tuple[str, int], ...]) -> tuple[Clause, ...]:
    """Return the clauses of these versions of files."""
    found: dict[str, Clause] = {}
    errors: list[SuiteError] = []
    for path in (Path(name) for name, _ in there):
        try:
            clauses = _file(path)
        except SuiteError as error:
            errors.append(error)
            continue
        twice = [clause.id for clause in clauses if clause.id in found]
        errors += [SuiteError(f"{path}: {id_} stands in another file already") for id_ in twice]
        found |= {clause.id: clause for clause in clauses}
    if errors:
        raise errors[0] if len(errors) == 1 else ManyErrors(errors)
    return tuple(sorted(found.values(), key=lambda clause: place(clause.subject)))


def versions(where: Path | None = None) -> tuple[tuple[str, int], ...]:
    """
    Return the files of clauses and captions by their names, each with when it was written.

    `where`: another folder.
    """
    there = where or folder("features") / "clauses"
    found: list[tuple[str, int]] = []
    if there.is_dir():
        with suppress(PermissionError), os.scandir(there) as files:
            found = [
                (one.path, one.stat().st_mtime_ns) for one in files if one.name.endswith(".toml")
            ]
    return tuple(sorted(found))


def tables(path: Path) -> Mapping[str, dict[str, object]]:
    """Return what a file holds, table by table; raise `SuiteError` if it cannot be read."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, object]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error


def _file(path: Path) -> Sequence[Clause]:
    """Return the clauses of a file, in its order."""
    return [_clause(path, id_, table) for id_, table in tables(path).items() if "/" in id_]


def _clause(path: Path, id_: str, table: dict[str, object]) -> Clause:
    about, _, part = id_.rpartition("/")
    try:
        found = subject(about)
        entry = msgspec.convert(table, Entry)
    except (NotARuleNumberError, NotATermError, msgspec.ValidationError) as error:
        raise SuiteError(f"{path}: {id_}: {error}") from error
    if not _PLACE.fullmatch(part):
        raise SuiteError(f"{path}: {id_}: {part!r} is neither a number nor `example`")
    return Clause(id_, found, entry)
