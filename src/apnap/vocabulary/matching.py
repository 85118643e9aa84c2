"""Finding the one phrase that a step is, and reading what stands in its gaps."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, Final

from apnap.protocol import Record
from apnap.protocol.near_names import similar
from apnap.vocabulary.likeness_of_steps import likely, patterns
from apnap.vocabulary.phrases import Column, Keyword, Phrase, Row, shapes, telling
from apnap.vocabulary.reading_lists import Scope, WordError

Table = Sequence[Sequence[str]]
"""The cells of a table, the first row being the header."""

_REMEMBERED: Final = 2_000
"""So many texts are remembered with how they were read: those of a few files."""


class Call(Record, frozen=True):
    """A phrase with the values in its gaps; the rows of its table come last."""

    phrase: Phrase
    values: tuple[Any, ...]

    @property
    def parts(self) -> tuple[Call, ...]:
        """The call itself, and those that stand in its gaps."""
        return (self, *(value for value in self.values if isinstance(value, Call)))


class StepError(ValueError):
    """A step that is no phrase, or not exactly one."""

    def __init__(self, why: str, *, certain: bool = False) -> None:
        """Take why, and whether it is so whatever the steps above mean."""
        super().__init__(why)
        self.certain = certain


class Vocabulary:
    """All phrases, ready to be matched."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        """Take the phrases; the order means nothing."""
        self.phrases = tuple(phrases)
        self._by_keyword: Mapping[Keyword, tuple[Phrase, ...]] = {
            keyword: tuple(phrase for phrase in phrases if phrase.keyword == keyword)
            for keyword in ("given", "when", "then")
        }
        self._told_by = {
            keyword: tuple((telling(phrase.pattern), phrase) for phrase in some)
            for keyword, some in self._by_keyword.items()
        }
        self._seen: dict[tuple[Keyword, str], tuple[tuple[Phrase, tuple[str, ...]], ...]] = {}
        self._readings = functools.lru_cache(maxsize=_REMEMBERED)(self._read_anew)

    def call(
        self,
        keyword: Keyword,
        text: str,
        table: Table | None,
        scope: Scope,
        *,
        explained: bool = True,
    ) -> Call:
        """
        Return the one phrase that `text` is, with its values.

        Raises `StepError` if it is none or several, or if the table does not fit; `explained` says
        which phrases may have been meant, which takes a thousand times as long.
        """
        readings, reasons = self._readings(keyword, text, scope)
        if not readings:
            certain = bool(reasons) and all(one.certain for one in reasons)
            told = explained or certain
            why = self._nothing(keyword, text, reasons, scope) if told else ""
            raise StepError(why, certain=certain)
        if len(readings) > 1:
            found = "; ".join(f"`{phrase.pattern}` {values}" for phrase, values in readings)
            raise StepError(f"the step fits several phrases: {found}")
        phrase, values = readings[0]
        if phrase.columns is None and table is not None:
            raise StepError("this phrase has no table")
        if phrase.columns is not None:
            rows = _rows(phrase.columns, table, scope)
            if phrase.single and len(rows) > 1:
                raise StepError("the table of this phrase has one row")
            values = (*values, rows)
        return Call(phrase, values)

    def _read_anew(
        self, keyword: Keyword, text: str, scope: Scope
    ) -> tuple[Sequence[tuple[Phrase, tuple[Any, ...]]], Sequence[WordError]]:
        """Return the ways in which the text is a phrase, and why it is not another one."""
        readings: list[tuple[Phrase, tuple[Any, ...]]] = []
        reasons: list[WordError] = []
        for phrase, gaps in self._fitting(keyword, text):
            try:
                values = _read(phrase, gaps, scope)
            except WordError as error:
                reasons.append(error.with_traceback(None))  # remembered without its frames
            else:
                if (phrase, values) not in readings:
                    readings.append((phrase, values))
        return readings, reasons

    def _fitting(self, keyword: Keyword, text: str) -> tuple[tuple[Phrase, tuple[str, ...]], ...]:
        """Return the phrases that the text may be, with what then stands in their gaps."""
        if (keyword, text) not in self._seen:
            self._seen[keyword, text] = tuple(
                (phrase, gaps)
                for told_by, phrase in self._told_by[keyword]
                if told_by in text  # most phrases need no closer look
                for gaps in _fits(phrase, text)
            )
        return self._seen[keyword, text]

    def unknown(self, keyword: Keyword, text: str) -> bool:
        """Tell whether a text is no phrase of this keyword, whatever its names mean."""
        return not self._fitting(keyword, text)

    def _nothing(
        self, keyword: Keyword, text: str, reasons: Sequence[WordError], scope: Scope
    ) -> str:
        """Say why no phrase fits: the reason of one that nearly does, or phrases alike."""
        close = likely(text, self._by_keyword[keyword], scope)
        if reasons:
            told = "; or ".join(dict.fromkeys(map(str, reasons)))
            fitting = [phrase.pattern for phrase, _ in self._fitting(keyword, text)]
            if not close or close[0].pattern in fitting:
                return told
            return f"{told}; or this phrase was meant: `{close[0].pattern}`"
        told = f"no {keyword.capitalize()} phrase fits {text!r}"
        others = [other.capitalize() for other in self._by_keyword if self._fitting(other, text)]
        if others:
            instead = (
                f"; one for here may be {patterns(close[:1])}"
                if close and keyword == "given"
                else ""
            )
            return f"{told}, but it is one that stands after {' or '.join(others)}{instead}"
        hint = f"; similar: {patterns(close)}" if close else self._elsewhere(text, scope)
        return f"{told}{hint} (see `apnap steps`)"

    def _elsewhere(self, text: str, scope: Scope) -> str:
        """Say which phrases of other keywords are like a text, the best one of each."""
        found: dict[str, list[str]] = {}
        for keyword, phrases in self._by_keyword.items():
            for close in likely(text, phrases, scope)[:1]:
                found.setdefault(patterns([close]), []).append(keyword.capitalize())
        return "".join(f"; after {' or '.join(names)}: {one}" for one, names in found.items())


def _fits(phrase: Phrase, text: str) -> tuple[tuple[str, ...], ...]:
    """Return the different ways in which the text fills the gaps of a phrase."""
    narrow, wide = shapes(phrase.pattern)
    first = narrow.fullmatch(text)
    if first is None:
        return ()
    second = wide.fullmatch(text)
    ways = (match.groups() for match in (first, second) if match)
    return tuple(dict.fromkeys(ways))


def _read(phrase: Phrase, gaps: tuple[str, ...], scope: Scope) -> tuple[Any, ...]:
    return tuple(read(gap, scope) for read, gap in zip(phrase.readers, gaps, strict=True))


def _rows(columns: Mapping[str, Column], table: Table | None, scope: Scope) -> tuple[Row, ...]:
    """Read a table by its columns; a cell left empty or a column left out is None."""
    if table is None or len(table) < 2:  # noqa: PLR2004 - a header and one row at least
        raise StepError(f"a table follows this phrase, with the columns {', '.join(columns)}")
    header, *body = table
    unknown = [title for title in header if title not in columns]
    missing = [
        title for title, column in columns.items() if not column.optional and title not in header
    ]
    if unknown or missing or len(set(header)) < len(header):
        wrong = [f"no column is called {title!r}{similar(title, columns)}" for title in unknown]
        wrong += [f"the column {title!r} is missing" for title in missing]
        wrong += [] if wrong else ["a column stands twice"]
        raise StepError(
            f"{'; '.join(wrong)}: the table's columns are {', '.join(header)}; "
            f"possible: {', '.join(columns)}; "
            f"always there: {', '.join(t for t, c in columns.items() if not c.optional)}"
        )
    return tuple(_row(columns, dict(zip(header, cells, strict=True)), scope) for cells in body)


def _row(columns: Mapping[str, Column], cells: Mapping[str, str], scope: Scope) -> Row:
    values: dict[str, Any] = dict.fromkeys(title.replace(" ", "_") for title in columns)
    for title, cell in cells.items():
        if cell:
            try:
                values[title.replace(" ", "_")] = columns[title].read(cell, scope)
            except WordError as error:
                raise StepError(f"column {title}: {error}") from error
        elif not columns[title].optional:
            raise StepError(f"column {title}: a cell is empty")
    return values
