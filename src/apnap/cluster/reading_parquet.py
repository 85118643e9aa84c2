"""
Reading Parquet that somebody else may have made: its columns, and how much it takes, come first.

A few kilobytes can hold gigabytes: pages are packed, and a text that stands in a dictionary once is
in as many rows as one likes. What the end of the file says of sizes may be a lie, so the head of
each page is read, which tells whoever unpacks it how much room it takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from apnap.protocol.extras import NotInstalled

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise NotInstalled("pyarrow", "Reading Parquet") from missing

MOST: Final = 67_108_864
"""So many bytes the rows have, unpacked, that were written at once."""

_ROW: Final = 33_554_432
"""So many bytes are made of rows at once; one row has no more."""

_ROWS: Final = 500
_MOST_ROWS: Final = 100_000
"""So many rows are written at once, at most."""

_END: Final = 16_777_216
"""So many bytes the end of the file has, which says where everything is."""

_HEAD: Final = 1_048_576
"""So many bytes the head of a page has."""

_TEXT: Final = "BYTE_ARRAY"
_TAIL: Final = 8
_UNPACKED, _PACKED = 2, 3
_STOP, _TRUE, _FALSE, _BYTE, _DOUBLE, _BINARY, _LIST, _SET, _STRUCT = 0, 1, 2, 3, 7, 8, 9, 10, 12
_NUMBERS: Final = (4, 5, 6)
_FIXED: Final = {_TRUE: 0, _FALSE: 0, _BYTE: 1, _DOUBLE: 8}
_MANY: Final = 15
_BITS: Final = 63
_DEEP: Final = 8
_ODD: Final = "a page of it has a head that nobody writes"


class NotReadable(ValueError):
    """A file is no Parquet of these columns, or takes too much room."""


def rows(path: Path, schema: pa.Schema) -> Iterator[dict[str, Any]]:
    """Yield the rows of a file, the columns of `schema`; raise `NotReadable`, `OSError`."""
    try:
        _look_at_end(path)
        with pq.ParquetFile(path) as file:
            texts = _texts(file, schema)
            with path.open("rb") as raw:
                _look_at_pages(file.metadata, raw)
        with pq.ParquetFile(path, read_dictionary=texts, pre_buffer=False) as file:
            for batch in file.iter_batches(_ROWS, columns=schema.names, use_threads=False):
                for few in _few(batch):
                    yield from few.to_pylist()
    except (pa.ArrowException, UnicodeDecodeError, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise NotReadable(f"it is no Parquet: {str(error)[:200]}") from error


def _look_at_end(path: Path) -> None:
    """Raise unless the end of the file is of a size that can be read."""
    with path.open("rb") as file:
        size = file.seek(0, 2)
        if size >= _TAIL:
            file.seek(size - _TAIL)
            if int.from_bytes(file.read(4), "little") > _END:
                raise NotReadable(f"its end has more than {_END} bytes")


def _texts(file: pq.ParquetFile, schema: pa.Schema) -> list[str]:
    """Return the columns of texts; raise unless all columns are there, of their types."""
    there = file.schema_arrow
    for field in schema:
        if there.get_all_field_indices(field.name) == []:
            raise NotReadable(f"it has no column {field.name}")
        if len(there.get_all_field_indices(field.name)) > 1:
            raise NotReadable(f"it has two columns {field.name}")
        if there.field(field.name).type != field.type:
            raise NotReadable(f"its column {field.name} is not of {field.type}")
    leaves = [file.schema.column(at) for at in range(len(file.schema.names))]
    return [one.path for one in leaves if one.physical_type == _TEXT]


def _look_at_pages(told: pq.FileMetaData, file: BinaryIO) -> None:
    """Raise if rows that were written at once take too much room when they are unpacked."""
    for at in range(told.num_row_groups):
        group = told.row_group(at)
        if group.num_rows > _MOST_ROWS:
            raise NotReadable(f"it has {group.num_rows} rows in a group, more than {_MOST_ROWS}")
        room = sum(_unpacked(group.column(number), file) for number in range(group.num_columns))
        if room > MOST:
            raise NotReadable(f"rows of it take {room} bytes, more than {MOST}")


def _unpacked(column: pq.ColumnChunkMetaData, file: BinaryIO) -> int:
    """Return how many bytes the pages of a column take when they are unpacked."""
    starts = (column.dictionary_page_offset, column.data_page_offset)
    place = min(start for start in starts if start is not None)
    end, room = place + column.total_compressed_size, 0
    while place < end:
        file.seek(place)
        head = _Head(file.read(min(_HEAD, end - place)))
        sizes = head.numbers()
        unpacked, packed = sizes.get(_UNPACKED, -1), sizes.get(_PACKED, -1)
        if unpacked < 0 or packed < 0:
            raise NotReadable("a page of it has no size")
        room += unpacked
        place += head.at + packed
        if room > MOST:
            return room
    return room


class _Head:
    """The head of a page, in Thrift's compact way of writing."""

    def __init__(self, content: bytes) -> None:
        """Begin at its first byte."""
        self._content = content
        self.at = 0

    def numbers(self) -> dict[int, int]:
        """Return the numbers in it by their fields, and stand behind it then."""
        found: dict[int, int] = {}
        for field, kind in self._fields():
            if kind in _NUMBERS:
                found[field] = self._number()
            else:
                self._skip(kind, _DEEP)
        return found

    def _fields(self) -> Iterator[tuple[int, int]]:
        field = 0
        while (head := self._byte()) & 15 != _STOP:
            field = field + (head >> 4) if head >> 4 else self._number()
            yield field, head & 15

    def _byte(self) -> int:
        if self.at >= len(self._content):
            raise NotReadable("a page of it has no head")
        self.at += 1
        return self._content[self.at - 1]

    def _size(self) -> int:
        value = shift = 0
        while (byte := self._byte()) & 128:
            value |= (byte & 127) << shift
            shift += 7
            if shift > _BITS:
                raise NotReadable(_ODD)
        return value | byte << shift

    def _number(self) -> int:
        value = self._size()
        return value >> 1 ^ -(value & 1)

    def _skip(self, kind: int, deep: int) -> None:
        """Pass over a value."""
        if self.at > len(self._content) or deep < 0:
            raise NotReadable(_ODD)
        if kind in _FIXED:
            self.at += _FIXED[kind]
        elif kind in _NUMBERS:
            self._size()
        elif kind == _BINARY:
            size = self._size()  # which moves on itself
            self.at += size
        else:
            for inner in self._inner(kind):
                self._skip(inner, deep - 1)

    def _inner(self, kind: int) -> Iterator[int]:
        """Yield of which kind the values within one are; each is to be passed over."""
        if kind == _STRUCT:
            yield from (inner for _, inner in self._fields())
        elif kind in {_LIST, _SET}:
            head = self._byte()
            number = head >> 4 if head >> 4 < _MANY else self._size()
            inner = head & 15
            yield from (_BYTE if inner in {_TRUE, _FALSE} else inner for _ in range(number))
        else:
            raise NotReadable(_ODD)


def _few(batch: pa.RecordBatch) -> Iterator[pa.RecordBatch]:
    """Yield the rows of a batch, so few together that they can be held."""
    if sum(map(_size, batch.columns)) <= _ROW:
        yield batch
    elif batch.num_rows <= 1:
        raise NotReadable(f"a row of it has more than {_ROW} bytes")
    else:
        half = batch.num_rows // 2
        yield from _few(batch.slice(0, half))
        yield from _few(batch.slice(half))


def _size(column: pa.Array) -> int:
    """Return how many bytes the texts of a column have."""
    if pa.types.is_list(column.type):
        return _size(column.flatten())
    if not pa.types.is_dictionary(column.type):
        return int(column.nbytes)
    import pyarrow.compute as pc  # noqa: PLC0415 - hundreds of functions, which no writer needs

    lengths = pc.take(pc.binary_length(column.dictionary), column.indices)
    return pc.sum(pc.cast(lengths, pa.int64())).as_py() or 0
