"""
The folder of a run: what was asked, what has come of each piece so far, and the findings.

    run.json            what was asked: a run that goes on has to ask for the same
    journal/00000.jsonl what has come of pieces, a line each; a file is written whole or not at all
    findings/*.parquet  the findings
    result.jsonl        what has come of each file, once all are judged

Only the client writes the journal; a piece that is not in it has not been judged, whatever lies in
`findings`, and is judged again into the same files. So is one whose findings are not there: another
run with the same folder had no use for them. While a run goes on, `run.json` is held.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from apnap.cluster.filing import or_not_written
from apnap.cluster.storing import store
from apnap.cluster.tasks import FINDINGS, Judged
from apnap.inputs.urls import shown
from apnap.logs.files import Asked
from apnap.logs.findings import FileChecked
from apnap.protocol import Program, Record
from apnap.protocol.given_files import too_much

_RUN: Final = "run.json"
_JOURNAL: Final = "journal"
_RESULT: Final = "result.jsonl"
_NONE: Final = "none.parquet"
"""A file without findings."""

_PART: Final = re.compile(r"(?!\.)[\w.-]{1,100}/(?!\.)[\w.-]{1,200}\.parquet")
"""How a file of findings is called: by its edition and its piece."""

_LINE: Final = 8_388_608
"""So many bytes a line of the results has at most."""

_ROWS: Final = 200
_SECONDS: Final = 2.0
"""A file of the journal is written once it has so many pieces, or after so many seconds."""


class Ran(Record, frozen=True, omit_defaults=False):
    """What was asked."""

    apnap: str
    asked: Asked
    size: int
    """So many bytes a piece has, at least."""
    judge: Program = Program("unknown", "unknown")
    """What the engine that judges calls itself: whoever reads of it never has to start it."""


class Entry(Record, frozen=True, omit_defaults=False):
    """What has come of a piece."""

    key: str
    judged: Judged


class Result(Record, frozen=True, omit_defaults=False):
    """What has come of a file or of a member of an archive, and which files hold its findings."""

    checked: FileChecked
    parts: tuple[str, ...]


class Occupied(Exception):
    """The folder holds something that this run cannot go on with; `problem` says what."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class RunFolder:
    """The folder of a run, to be filled or read."""

    def __init__(self, path: Path, *, lasting: bool = True) -> None:
        """
        Take where it is, a URL too; it may not be there yet. Raises as `store`.

        Where it is not `lasting`, nobody else reads it: it need be no Parquet without a finding.
        """
        self.path = path
        self._lasting = lasting
        self.store = store(path)
        self._waiting: list[Entry] = []
        self._written = time.monotonic()
        self._number = 0
        self.has_begun = False
        """Whether a run has begun here, or gone on, since this was made."""

    def known(self, ran: Ran, *, resume: bool) -> Ran:
        """
        Return what was asked for the run that is there, or else `ran`; nothing is written.

        Raises `Occupied` if there is one already, or another one.
        """
        if self.store.has(_RUN):
            known = self.ran()
            if not resume:
                raise Occupied(_there(self.path))
            if (known.apnap, known.asked) != (ran.apnap, ran.asked):
                raise Occupied(
                    f"{shown(self.path)} holds a run of other options, or another apnap: "
                    "take a new folder"
                )
            return known
        if self.store.has(""):
            raise Occupied(f"{shown(self.path)} holds something else: name a new folder")
        return ran

    @contextmanager
    def going_on(self, ran: Ran, *, resume: bool) -> Iterator[None]:
        """
        Begin a run, or go on with it, and keep others from doing so meanwhile.

        Raises `Occupied` if another run has begun here, or goes on, and `NotWritten`.
        """
        with or_not_written():
            if not resume or not self.store.has(_RUN):
                self._create(ran)
        with ExitStack() as stack:
            with or_not_written():
                try:
                    stack.enter_context(self.store.held(_RUN))
                except BlockingIOError as held:
                    raise Occupied(f"{shown(self.path)}: another run is writing there") from held
                if self._lasting and not self.store.has(f"{FINDINGS}/{_NONE}"):
                    from apnap.cluster.parquet import none_at_all  # noqa: PLC0415 - as workers begin

                    none_at_all(self.store, f"{FINDINGS}/{_NONE}")
            self.has_begun = True
            yield

    def _create(self, ran: Ran) -> None:
        try:
            self.store.create(_RUN, msgspec.json.encode(ran))
        except FileExistsError as there:
            raise Occupied(_there(self.path)) from there

    def ran(self) -> Ran:
        """Return what was asked; raise `Occupied` if this is no folder of a run."""
        with self.foreign(_RUN):
            return _read(self.store.read(_RUN), Ran)

    @contextmanager
    def foreign(self, name: str) -> Iterator[None]:
        """Raise `Occupied` where a file of the folder is nothing that a run has written."""
        try:
            yield
        except (OSError, ValueError, RecursionError) as error:
            raise Occupied(f"{shown(self.path)} is no folder of a run: {name}: {error}") from error

    def done(self) -> Mapping[str, Judged]:
        """
        Return what has come of pieces, by their keys, if their findings are there.

        Raises `Occupied` where it is nothing that a run has written.
        """
        found: dict[str, Judged] = {}
        for name in self.store.names(_JOURNAL):
            number, _, kind = name.partition(".")
            if kind != "jsonl":  # it was being written when the run was broken off
                continue
            with self.foreign(f"{_JOURNAL}/{name}"):
                lines = self.store.read(f"{_JOURNAL}/{name}").splitlines()
                entries = [_read(line, Entry) for line in lines]
                self._number = max(self._number, int(number) + 1)
            found |= {entry.key: entry.judged for entry in entries}
        there = {*self.store.names(FINDINGS)}
        return {key: judged for key, judged in found.items() if there.issuperset(judged.parts)}

    def add(self, key: str, judged: Judged) -> None:
        """Take what has come of a piece; it is written soon."""
        self._waiting.append(Entry(key, judged))
        passed = time.monotonic() - self._written
        if len(self._waiting) >= _ROWS or passed > _SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write what has come of pieces; raise `NotWritten`."""
        if self._waiting:
            lines = (msgspec.json.encode(entry) + b"\n" for entry in self._waiting)
            with or_not_written():
                self.store.write(f"{_JOURNAL}/{self._number:06}.jsonl", b"".join(lines))
            self._number += 1
            self._waiting.clear()
        self._written = time.monotonic()

    def finish(self, results: Iterable[Result]) -> None:
        """
        Write what has come of all files, and take away the findings of anything else.

        Raises `NotWritten`.
        """
        kept, lines = {_NONE}, list[bytes]()
        for result in results:
            kept.update(result.parts)
            lines.append(msgspec.json.encode(result) + b"\n")
        with or_not_written():
            self.store.write(_RESULT, b"".join(lines))
            for name in self.store.names(FINDINGS):
                if name not in kept:
                    self.store.remove(f"{FINDINGS}/{name}")

    def results(self) -> Iterator[Result]:
        """Yield what has come of all files; raise `Occupied` if the run has not come to its end."""
        if not self.store.has(_RESULT):
            raise Occupied(
                f"the run in {shown(self.path)} is not over: `apnap check` with --resume ends it"
            )
        with self.foreign(_RESULT), self.store.fetched(_RESULT) as path, path.open("rb") as file:
            while line := file.readline(_LINE + 1):
                yield _result(line)


def _there(path: Path) -> str:
    return f"{shown(path)} holds a run: --resume goes on with it"


def _result(line: bytes) -> Result:
    """Return what a line says has come of a file; raise `ValueError`."""
    if len(line) > _LINE:
        raise ValueError(f"a line has more than {_LINE} bytes")
    result = _read(line, Result)
    if len(set(result.parts)) < len(result.parts) or not all(map(_PART.fullmatch, result.parts)):
        raise ValueError("its parts are not called as parts of a run are")
    return result


_Kind = TypeVar("_Kind")


def _read(content: bytes, kind: type[_Kind]) -> _Kind:
    """Return the record that bytes are; raise `ValueError`."""
    if problem := too_much(content):
        raise ValueError(problem)
    return msgspec.json.decode(content, type=kind)
