"""
Findings as Parquet: a row for each, all of it.

`SCHEMA` says what the columns are; `docs/cluster.md` explains them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from apnap.cluster.reading_parquet import NotReadable, rows
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

_OTHERWISE: Final = {"where": "field", "by": "judged_by", "situation": "before"}
"""What columns are called otherwise than in findings: SQL has words of its own."""


class Filled:
    """A file that takes rows, and is whole once it is closed."""

    def __init__(self, path: Path) -> None:
        """Begin the file; raises `OSError`, as all of it."""
        self._into = pq.ParquetWriter(path, SCHEMA, compression="zstd")

    def take(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write rows."""
        self._into.write_table(pa.Table.from_pylist(rows, SCHEMA))

    def close(self) -> None:
        """Write the end of the file."""
        self._into.close()


def row(file: str, archive: str, nth: int, found: Found, after: State | None) -> dict[str, Any]:
    """Return the row of a finding in a file, the so many-th of its line, and the state after it."""
    told = {_OTHERWISE.get(name, name): getattr(found, name) for name in found.__struct_fields__}
    state = found.situation
    return told | {
        "file": file,
        "archive": archive,
        "nth": nth,
        "edition": state.edition if state else "",
        "excuses": list(found.excuses),
        "before": msgspec.json.encode(state).decode() if state else None,
        "after": msgspec.json.encode(after).decode() if after else None,
    }


def none_at_all(into: Store, name: str) -> None:
    """Write a file without any row, so that a folder without findings can be read as well."""
    with into.filled(name) as path:
        pq.write_table(SCHEMA.empty_table(), path)


def findings(path: Path) -> Iterator[tuple[str, Found]]:
    """Yield the file and the finding of each row, as they were written; or `NotReadable`."""
    for one in rows(path, _READ):
        try:
            yield one["file"], _found(one)
        except (ValueError, RecursionError) as error:
            raise NotReadable(f"a row of it is no finding: {error}") from error


def _found(read: dict[str, Any]) -> Found:
    told = {name: read[_OTHERWISE.get(name, name)] for name in Found.__struct_fields__}
    before = told["situation"]
    if before and has_too_many(before.encode()):
        raise NotReadable("a state of it has too many values")
    told["situation"] = msgspec.json.decode(before, type=State) if before else None
    return msgspec.convert(told, Found)
