"""
Which number a rule has in which edition of the rulebook: `editions/numbers.json`.

Rules are called by the numbers of one edition, the base, wherever the project speaks of them: in
the reference engine, in tags, in what a log is checked against. The file says what they are
called in every other edition, so that a rulebook with other numbers is a change of data.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal

import msgspec

from apnap.protocol.given_files import read_given
from apnap.protocol.record import Record, doc
from apnap.protocol.resources import folder
from apnap.protocol.rule_numbers import EditionDate, NotARuleNumberError, RuleNumber

FILE: Final = "numbers.json"
"""Name of the file, among the editions."""
WITH_PARTS: Final = "*"
"""What stands behind a number all of whose parts keep their places under it."""

Unlisted = Literal["same", "none"]
"""The number, in an edition, of a rule of which the file says nothing: the same, or none."""
Stored = str | tuple[str, ...] | None
"""Where a rule stands: a number (with `*`: and so do its parts), several, or nowhere."""

_NUMBER: Final = r"^[1-9][0-9]{2}(\.[1-9][0-9]*[a-z]?)?$"
_Number = Annotated[str, msgspec.Meta(pattern=_NUMBER)]
_PLACE: Final = r"^[1-9][0-9]{2}(\.[1-9][0-9]*[a-z]?)?\*?$"
_Place = (
    # told to the schema alone: in a union with a tuple, a pattern makes msgspec 0.22 crash as
    # Python ends; what is no number is refused when it is read as one
    Annotated[str, msgspec.Meta(extra_json_schema={"pattern": _PLACE})]
    | Annotated[tuple[_Number, ...], msgspec.Meta(min_length=2)]
    | None
)
_Date = Annotated[EditionDate, msgspec.Meta(pattern=r"^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$")]
_Entry = dict[_Date, _Place]


class NumbersFile(Record, frozen=True, kw_only=True):
    """The form in which the numbers are stored."""

    base: Annotated[_Date, doc("The edition by whose numbers rules are called everywhere.")]
    editions: Annotated[
        dict[_Date, Unlisted],
        doc("The other editions, and the number there of a rule that is not listed below."),
    ]
    rules: Annotated[
        dict[_Number, _Entry],
        doc(
            "Number in the base: where the rule stands in other editions. `602*`: there, and its "
            "parts under it where they have no entry of their own; several: the first is the one "
            "to cite; null: it did not exist, nor did its parts."
        ),
    ]
    functions: Annotated[
        dict[Annotated[str, msgspec.Meta(pattern=r"^[0-9.]+[a-z]? [a-z_0-9]+$")], _Entry],
        doc("Number in the base and name of a function for a part of the rule: where that stood."),
    ]
    beside: Annotated[
        dict[_Date, dict[_Number, _Entry]],
        doc(
            "Rules that the base does not have, by the edition nearest to it that does and their "
            "number there: where they stand in editions farther away on the same side."
        ),
    ]
    notes: Annotated[
        dict[_Date, dict[_Number, str]],
        doc("What else a reader should know of a rule, by an edition and its number there."),
    ]


class Place(msgspec.Struct, frozen=True):
    """Where a rule stands in an edition."""

    numbers: tuple[RuleNumber, ...]
    """Its numbers, the one to cite first; none: that edition does not have it."""
    parts: bool
    """Whether its parts keep their places under the number (or do not exist either)."""


Places = Mapping[EditionDate, Place]
"""Where a rule stands, by edition."""


class NumbersFileError(ValueError):
    """The file of numbers is none."""

    def __init__(self, path: Path, reason: str) -> None:
        """Say that the file at `path` holds no numbers of rules, and for which `reason`."""
        super().__init__(f"{path} does not say what rules are called: {reason}")
        self.path = path
        self.reason = reason


class Numbering(msgspec.Struct, frozen=True, kw_only=True):
    """What rules are called in each edition, ready for questions."""

    base: EditionDate
    """The edition by whose numbers rules are called."""
    editions: Mapping[EditionDate, Unlisted]
    """The other editions that were compared with it, by date."""
    rules: Mapping[RuleNumber, Places]
    functions: Mapping[tuple[RuleNumber, str], Places]
    beside: Mapping[tuple[EditionDate, RuleNumber], Places]
    notes: Mapping[EditionDate, Mapping[RuleNumber, str]]

    @property
    def dates(self) -> tuple[EditionDate, ...]:
        """All editions that were compared, ascending."""
        return tuple(sorted({self.base, *self.editions}))

    def there(self, number: RuleNumber, edition: EditionDate) -> tuple[RuleNumber, ...]:
        """
        Return the numbers in an edition of a rule that the base calls `number`.

        The one to cite comes first; none: that edition does not have the rule. An edition that
        was not compared counts as having the numbers of the base. Where the file says that parts
        keep their places, only the index of the edition can say whether it has that part.
        """
        if edition == self.base:
            return (number,)
        above: RuleNumber | None = number
        while above is not None:
            place = self.rules.get(above, {}).get(edition)
            if place is not None:
                return self._within(number, above, place, edition)
            above = above.whole
        return self._unlisted(number, edition)

    def of_beside(
        self, number: RuleNumber, of: EditionDate, edition: EditionDate
    ) -> tuple[RuleNumber, ...]:
        """
        Return the same for a rule that the base does not have.

        It bears this number in the edition `of`: the last that has it, or the first if it is newer
        than the base.
        """
        if edition == of:
            return (number,)
        place = self.beside.get((of, number), {}).get(edition)
        if place is not None:
            return place.numbers
        lacks_it = edition < of if of > self.base else edition > of
        return () if lacks_it else self._unlisted(number, edition)

    def of_function(
        self, number: RuleNumber, name: str, edition: EditionDate
    ) -> tuple[RuleNumber, ...]:
        """Return the same for a function of a rule, which may be about a part of it only."""
        place = self.functions.get((number, name), {}).get(edition)
        return self.there(number, edition) if place is None else place.numbers

    def tells(self, number: RuleNumber, edition: EditionDate) -> bool:
        """Tell whether it is known where a rule of the base stands, or that it does not."""
        above: RuleNumber | None = number
        while above is not None:
            place = self.rules.get(above, {}).get(edition)
            if place is not None and (above == number or place.parts):
                return True
            above = above.whole if place is None else None
        return self.editions.get(edition) != "none"

    def _within(
        self, number: RuleNumber, above: RuleNumber, place: Place, edition: EditionDate
    ) -> tuple[RuleNumber, ...]:
        """Return where a rule stands, if that is said of itself or else of what it is part of."""
        if above == number or not place.numbers:
            return place.numbers
        if place.parts:
            return (moved(number, place.numbers[0]),)
        return self._unlisted(number, edition)

    def _unlisted(self, number: RuleNumber, edition: EditionDate) -> tuple[RuleNumber, ...]:
        return () if self.editions.get(edition) == "none" else (number,)


def moved(part: RuleNumber, whole: RuleNumber) -> RuleNumber:
    """Return the part that has the same place under another section or rule."""
    return RuleNumber(whole.section, whole.rule or part.rule, part.letter)


def numbering(where: Path | None = None) -> Numbering:
    """
    Return the numbers that are stored in the data folder (or in the folder `where`).

    Raises `NumbersFileError` if the file is missing or holds something else.
    """
    path = _file(where)
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise NumbersFileError(path, error.strerror or "it cannot be read") from error
    return _read(path, changed)


@functools.cache
def _first_read() -> Numbering:
    """Return the numbers as this process has first read them: what it looked up in them stays."""
    return numbering()


@functools.lru_cache(maxsize=8192)
def number_in(
    edition: EditionDate, number: RuleNumber, *, function: str = "", of: str = ""
) -> RuleNumber | None:
    """
    Return the number to cite in an edition for a rule; None: that edition does not have it.

    `number` is the rule's in the base, or in the edition `of` if the base does not have it;
    `function` is the name of what applies it, which may be about a part of the rule.
    """
    book = _first_read()
    if of:
        found: Sequence[RuleNumber] = book.of_beside(number, EditionDate(of), edition)
    else:
        found = book.of_function(number, function, edition)
    return found[0] if found else None


@functools.lru_cache(maxsize=8192)
def told_in(edition: EditionDate, number: RuleNumber) -> bool:
    """Tell whether it is known where a rule of the base stands in an edition, as `number_in`."""
    return _first_read().tells(number, edition)


def read_numbers(where: Path | None = None) -> NumbersFile:
    """Return the numbers in the form in which they are stored; raise as `numbering` does."""
    path = _file(where)
    try:
        return msgspec.json.decode(read_given(path), type=NumbersFile)
    except OSError as error:
        raise NumbersFileError(path, error.strerror or "it cannot be read") from error
    except msgspec.DecodeError as wrong:
        raise NumbersFileError(path, str(wrong)) from wrong


@functools.lru_cache(maxsize=4)
def _file(where: Path | None) -> Path:
    """Return where the numbers lie; it is asked for once for each rule and edition."""
    return (where or folder("editions")) / FILE


@functools.lru_cache(maxsize=4)
def _read(path: Path, _changed: int) -> Numbering:
    try:
        return opened(read_numbers(path.parent))
    except NotARuleNumberError as wrong:
        raise NumbersFileError(path, str(wrong)) from wrong


def opened(stored: NumbersFile) -> Numbering:
    """Return the numbers that are stored in this form."""
    parse = RuleNumber.parse
    return Numbering(
        base=stored.base,
        editions=stored.editions,
        rules={parse(number): _places(entry) for number, entry in stored.rules.items()},
        functions={
            (parse(number), name): _places(entry)
            for key, entry in stored.functions.items()
            for number, _, name in (key.partition(" "),)
        },
        beside={
            (date, parse(number)): _places(entry)
            for date, rules in stored.beside.items()
            for number, entry in rules.items()
        },
        notes={
            date: {parse(number): note for number, note in notes.items()}
            for date, notes in stored.notes.items()
        },
    )


def _places(entry: Mapping[EditionDate, Stored]) -> Places:
    return MappingProxyType({date: _place(stored) for date, stored in entry.items()})


def _place(stored: Stored) -> Place:
    if stored is None:
        return Place((), parts=True)
    texts = (stored,) if isinstance(stored, str) else stored
    numbers = tuple(RuleNumber.parse(text.removesuffix(WITH_PARTS)) for text in texts)
    return Place(numbers, parts=texts[0].endswith(WITH_PARTS))
