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
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    covers,
    place,
    subject,
)
from apnap.suite.dating import Dated
from apnap.suite.errors import ManyErrors, SuiteError

Status = Literal["tested", "checked statically", "not testable"]
"""How it is made sure that a clause holds."""

_PLACE: Final = re.compile(r"[1-9][0-9]*|example")
TABLE: Final = re.compile(r'^(?=\[")', re.MULTILINE)
"""Where a table begins."""
_ABOUT: Final = re.compile(r'\["([^"]+)/[^"/]*"\]')
"""How the table of a clause begins: of which rule or term."""


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
            clauses = _clauses(path, path.read_bytes())
        except SuiteError as error:
            errors.append(error)
            continue
        twice = [clause.id for clause in clauses if clause.id in found]
        errors += [SuiteError(f"{path}: {id_} stands in another file already") for id_ in twice]
        found |= {clause.id: clause for clause in clauses}
    if errors:
        raise errors[0] if len(errors) == 1 else ManyErrors(errors)
    return tuple(sorted(found.values(), key=lambda clause: place(clause.subject)))


def clauses_about(
    wanted: Sequence[Subject], edition: EditionDate, where: Path | None = None
) -> tuple[Clause, ...]:
    """
    Return the clauses of rules or terms and their parts, as `load_clauses` orders them.

    The rules have their numbers in an edition, and the clauses are those that hold there. To read
    all files takes its time: of other rules hardly more than the names is read, and what is wrong
    with their clauses does not matter. Raises as `load_clauses` does.
    """
    may_be = functools.cache(functools.partial(_may_be_about, tuple(wanted), edition))
    try:
        there = [_read(one) for one in _cut(versions(where)) if may_be(one.about)]
    except SuiteError:
        return tuple(_held(load_clauses(where), wanted, edition))
    read = {clause.id: clause for clauses in there for clause in clauses}
    known = sorted(read.values(), key=lambda clause: place(clause.subject))
    return tuple(_held(known if len(read) == len(there) else load_clauses(where), wanted, edition))


def _held(
    clauses: Iterable[Clause], wanted: Sequence[Subject], edition: EditionDate
) -> Iterator[Clause]:
    """Yield those of some clauses that rules have in an edition."""
    for one in clauses:
        if one.holds(edition) and any(covers(rule, one.about(edition)) for rule in wanted):
            yield one


def _may_be_about(wanted: Sequence[Subject], edition: EditionDate, name: str) -> bool:
    """Tell whether a clause of this name may be one of rules that have these numbers there."""
    with suppress(NotARuleNumberError, NotATermError):
        own = subject(name)
        there = None if isinstance(own, GlossaryTerm) else number_in(edition, own)
        return any(covers(rule, one) for rule in wanted for one in (own, there) if one)
    return False


class _Cut(Record, frozen=True):
    """The table of a clause as its file has it."""

    path: str
    about: str
    """The rule or term, as its name says it."""
    text: str


@functools.lru_cache(maxsize=4)
def _cut(there: tuple[tuple[str, int], ...]) -> tuple[_Cut, ...]:
    """Return the tables of clauses in these versions of files, of which nothing else is read."""
    found: list[_Cut] = []
    for path, _ in there:
        try:
            parts = TABLE.split(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise SuiteError(f"{path}: {error}") from error
        named = ((part, _ABOUT.match(part)) for part in parts)
        found += (_Cut(path, name[1], part) for part, name in named if name)
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def _read(one: _Cut) -> Sequence[Clause]:
    """Return the clause of a table."""
    return _clauses(Path(one.path), one.text.encode())


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
    return _tables(path, path.read_bytes())


def _tables(path: Path, data: bytes) -> Mapping[str, dict[str, object]]:
    try:
        return msgspec.toml.decode(data, type=dict[str, dict[str, object]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path}: {error}") from error


def _clauses(path: Path, data: bytes) -> Sequence[Clause]:
    """Return the clauses of a file, or of a part of it, in its order."""
    return [_clause(path, id_, table) for id_, table in _tables(path, data).items() if "/" in id_]


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
