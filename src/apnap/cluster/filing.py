"""
Writing findings as Parquet, in files that are there whole or not at all.

The library that writes them has to be here, but it is not imported before there is a finding, which
takes a tenth of a second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from apnap.cluster.storing import Store
from apnap.logs.findings import Found
from apnap.protocol import EditionDate, State
from apnap.protocol.extras import NotInstalled

if TYPE_CHECKING:
    from apnap.cluster.parquet import Filled

if find_spec("pyarrow") is None:
    raise NotInstalled("pyarrow", "Writing Parquet")

UNKNOWN: Final = "unknown"
"""The folder of findings whose edition nobody knows."""

_ROWS: Final = 500
_SIZE: Final = 16_777_216
"""So many findings, or characters of them, are held before they are written."""


class NotWritten(Exception):
    """Something could not be written."""


class Writer:
    """Writes findings into files of a store, one for each edition, all there at the end."""

    def __init__(self, into: Store, folder: str, name: str) -> None:
        """Take the store, the folder in it and the name; without a finding nothing is written."""
        self._store = into
        self._folder = folder
        self._name = name
        self._rows: dict[EditionDate, list[dict[str, Any]]] = {}
        self._nth: Counter[tuple[str, int | None]] = Counter()
        self._size: Counter[EditionDate] = Counter()
        self._into: dict[EditionDate, Filled] = {}
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
        with or_not_written():
            self._open.__exit__(kind, error, trace)

    @property
    def parts(self) -> tuple[str, ...]:
        """The files that hold findings, within the folder."""
        return tuple(sorted(map(self._part, self._into)))

    def _part(self, edition: EditionDate) -> str:
        return f"{edition or UNKNOWN}/{self._name}"

    def take(self, file: str, archive: str, found: Found, after: State | None) -> None:
        """Take a finding in a file, and the state after its line."""
        from apnap.cluster.parquet import row  # noqa: PLC0415 - as above

        place = (file, found.line)
        new = row(file, archive, self._nth[place], found, after)
        edition = EditionDate(new["edition"])
        self._rows.setdefault(edition, []).append(new)
        self._size[edition] += sum(len(text) for text in new.values() if isinstance(text, str))
        self._nth[place] += 1
        if len(self._rows[edition]) >= _ROWS or self._size[edition] > _SIZE:
            self._write(edition)

    def _write(self, edition: EditionDate) -> None:
        held = self._rows[edition]
        if not held:
            return
        with or_not_written():
            if edition not in self._into:
                self._into[edition] = self._begun(edition)
            self._into[edition].take(held)
        held.clear()
        self._size[edition] = 0

    def _begun(self, edition: EditionDate) -> Filled:
        """Begin the file of an edition."""
        from apnap.cluster.parquet import Filled  # noqa: PLC0415 - as above

        new = self._open.enter_context(self._store.filled(f"{self._folder}/{self._part(edition)}"))
        into = Filled(new)
        self._open.callback(into.close)
        return into


@contextmanager
def or_not_written() -> Iterator[None]:
    """Raise `NotWritten` for what stands in the way of writing."""
    try:
        yield
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error
