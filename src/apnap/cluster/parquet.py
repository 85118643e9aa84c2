"""
Findings as Parquet: a row for each, all of it, in files that are written whole or not at all.

`SCHEMA` says what the columns are; `docs/cluster.md` explains them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from apnap.cluster.reading_parquet import MOST, NotReadable, rows
from apnap.cluster.storing import Store
from apnap.logs.findings import Found
from apnap.protocol import State
from apnap.protocol.extras import NotInstalled
from apnap.protocol.given_files import has_too_many

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise NotInstalled("pyarrow", "Writing Parquet") from missing

_TEXT: Final = pa.string()
_LINE: Final = pa.int64()

SCHEMA: Final = pa.schema(
    [
        pa.field("engine", _TEXT, nullable=False),
        pa.field("edition", _TEXT, nullable=False),
        pa.field("rule", _TEXT),
        pa.field("kind", _TEXT, nullable=False),
        pa.field("certainty", _TEXT, nullable=False),
        pa.field("card", _TEXT, nullable=False),
        pa.field("file", _TEXT, nullable=False),
        pa.field("archive", _TEXT, nullable=False),
        pa.field("game", _TEXT, nullable=False),
        pa.field("begun", _LINE),
        pa.field("line", _LINE),
        pa.field("nth", pa.int32(), nullable=False),
        pa.field("since", _LINE),
        pa.field("field", _TEXT, nullable=False),
        pa.field("problem", _TEXT, nullable=False),
        pa.field("said", _TEXT, nullable=False),
        pa.field("expected", _TEXT, nullable=False),
        pa.field("got", _TEXT, nullable=False),
        pa.field("judged_by", _TEXT, nullable=False),
        pa.field("excuses", pa.list_(_TEXT), nullable=False),
        pa.field("before", _TEXT),
        pa.field("after", _TEXT),
    ]
)

_READ: Final = pa.schema(field for field in SCHEMA if field.name != "after")
"""What is read again: the last column is for others, and older files are without it."""

NONE: Final = "none.parquet"
"""A file without findings."""

UNKNOWN: Final = "unknown"
"""The folder of findings whose edition nobody knows."""

_ROWS: Final = 500
"""So many findings are held before they are written."""

_OTHERWISE: Final = {"where": "field", "by": "judged_by", "situation": "before"}
"""What columns are called otherwise than in findings: SQL has words of its own."""


class NotWritten(Exception):
    """Findings could not be written."""


class Writer:
    """Writes findings into files of a store, one for each edition, all there at the end."""

    def __init__(self, into: Store, folder: str, name: str) -> None:
        """Take the store, the folder in it and the name; without a finding nothing is written."""
        self._store = into
        self._folder = folder
        self._name = name
        self._rows: dict[str, list[dict[str, Any]]] = {}
        self._nth: Counter[tuple[str, int | None]] = Counter()
        self._size: Counter[str] = Counter()
        self._into: dict[str, Any] = {}
        self._open = ExitStack()

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Put the files in their places; after an error nothing is left."""
        if kind is None:
            for edition in self._rows:
                self._write(edition)
        with _or_not_written():
            self._open.__exit__(kind, error, trace)

    @property
    def parts(self) -> tuple[str, ...]:
        """The files that hold findings, within the folder."""
        return tuple(sorted(map(self._part, self._into)))

    def _part(self, edition: str) -> str:
        return f"{edition or UNKNOWN}/{self._name}"

    def take(self, file: str, archive: str, found: Found, after: State | None) -> None:
        """Take a finding in a file, and the state after its line."""
        place = (file, found.line)
        row = _row(file, archive, self._nth[place], found)
        row["after"] = msgspec.json.encode(after).decode() if after else None
        edition = row["edition"]
        self._rows.setdefault(edition, []).append(row)
        self._size[edition] += sum(len(text) for text in row.values() if isinstance(text, str))
        self._nth[place] += 1
        if len(self._rows[edition]) >= _ROWS or self._size[edition] > MOST // 4:
            self._write(edition)

    def _write(self, edition: str) -> None:
        held = self._rows[edition]
        if not held:
            return
        with _or_not_written():
            if edition not in self._into:
                name = f"{self._folder}/{self._part(edition)}"
                new = self._open.enter_context(self._store.filled(name))
                into = pq.ParquetWriter(new, SCHEMA, compression="zstd")
                self._into[edition] = self._open.enter_context(into)
            self._into[edition].write_table(pa.Table.from_pylist(held, SCHEMA))
        held.clear()
        self._size[edition] = 0


@contextmanager
def _or_not_written() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error


def _row(file: str, archive: str, nth: int, found: Found) -> dict[str, Any]:
    told = {_OTHERWISE.get(name, name): getattr(found, name) for name in found.__struct_fields__}
    state = found.situation
    return told | {
        "file": file,
        "archive": archive,
        "nth": nth,
        "edition": state.edition if state else "",
        "excuses": list(found.excuses),
        "before": msgspec.json.encode(state).decode() if state else None,
    }


def none_at_all(into: Store, folder: str) -> None:
    """Write a file without any row, so that a folder without findings can be read as well."""
    with into.filled(f"{folder}/{NONE}") as path:
        pq.write_table(SCHEMA.empty_table(), path)


def findings(path: Path) -> Iterator[tuple[str, Found]]:
    """Yield the file and the finding of each row, as they were written; or `NotReadable`."""
    for row in rows(path, _READ):
        try:
            yield row["file"], _found(row)
        except (ValueError, RecursionError) as error:
            raise NotReadable(f"a row of it is no finding: {error}") from error


def _found(row: dict[str, Any]) -> Found:
    told = {name: row[_OTHERWISE.get(name, name)] for name in Found.__struct_fields__}
    before = told["situation"]
    if before and has_too_many(before.encode()):
        raise NotReadable("a state of it has too many values")
    told["situation"] = msgspec.json.decode(before, type=State) if before else None
    return msgspec.convert(told, Found)
