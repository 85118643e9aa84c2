"""
What a rule of one edition is called in another, both ways.

`editions/numbers.json` says where each rule of its base stands in the other editions
(`apnap.protocol.numbering`); with the index of the base, that can be read backwards as well.
Between 2006 and 2020 the whole book was numbered anew, and rules were split, joined and dropped.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from apnap.protocol import EditionDate, RuleNumber, folder
from apnap.protocol.numbering import FILE, Numbering, numbering
from apnap.rulebooks.edition import Edition
from apnap.rulebooks.index import UnknownEditionError, load

Reach = Literal["itself", "within", "gone", "unmapped"]
"""
How well a successor is known: the rule `itself` has these numbers; it was reworked and is to be
looked for `within` these; it is `gone`; or nobody has compared it (`unmapped`).
"""


class Successor(msgspec.Struct, frozen=True):
    """Where a rule of one edition stands in another."""

    numbers: tuple[RuleNumber, ...] = ()
    reach: Reach = "unmapped"
    note: str = ""


class Renumbering(msgspec.Struct, frozen=True):
    """The numbers of rules in all editions that were compared, ready for questions."""

    numbers: Numbering
    backwards: Mapping[str, Mapping[RuleNumber, tuple[RuleNumber, ...]]]
    """Edition, and a number there: the rules of the base that stand there, ascending."""

    @property
    def base(self) -> EditionDate:
        """Date of the edition by whose numbers rules are called: what counts as today's."""
        return self.numbers.base

    @property
    def dates(self) -> tuple[EditionDate, ...]:
        """Dates of all editions that were compared, ascending."""
        return self.numbers.dates

    def there(self, today: RuleNumber, date: EditionDate) -> tuple[RuleNumber, ...]:
        """Return the numbers in an edition of a rule of today, the one to cite first."""
        return self.numbers.there(today, date)

    def today(self, number: RuleNumber, date: EditionDate) -> Successor:
        """
        Return what a number of an edition is today.

        Raises `UnknownEditionError` for an edition that was not compared.
        """
        if date not in self.backwards:
            raise UnknownEditionError(date, self.dates)
        found, reach = self._today(number, date)
        return Successor(found, reach, self._note(number, date))

    def in_edition(self, number: RuleNumber, told_in: EditionDate, date: EditionDate) -> Successor:
        """
        Return what a number of the edition `told_in` is in another edition.

        Raises `UnknownEditionError` if either of them was not compared.
        """
        if date not in self.backwards:
            raise UnknownEditionError(date, self.dates)
        if date == told_in:
            return Successor((number,), "itself")
        found = self.today(number, told_in)
        there = (one for today in found.numbers for one in self.there(today, date))
        return msgspec.structs.replace(found, numbers=tuple(dict.fromkeys(there)))

    def itself(
        self, number: RuleNumber, told_in: EditionDate, date: EditionDate
    ) -> tuple[RuleNumber, ...]:
        """
        Return the numbers in another edition of a rule that is `itself` there.

        Empty: it was reworked, is gone or unmapped. Both editions have been compared.
        """
        today = self.backwards[told_in].get(number, ())
        return tuple(dict.fromkeys(there for one in today for there in self.there(one, date)))

    def _today(self, number: RuleNumber, date: EditionDate) -> tuple[tuple[RuleNumber, ...], Reach]:
        backwards = self.backwards[date]
        if number in backwards:
            return backwards[number], "itself"
        above: RuleNumber | None = number
        while above is not None:
            if (date, above) in self.numbers.beside:
                return (), "gone"
            if above in backwards:
                return backwards[above], "within"
            above = above.whole
        parts = {n for old, today in backwards.items() if old.is_part_of(number) for n in today}
        return tuple(sorted(parts)), "within" if parts else "unmapped"

    def _note(self, number: RuleNumber, date: EditionDate) -> str:
        """Return what is to be known of the rule, or else of that of which it is a part."""
        notes = self.numbers.notes.get(date, {})
        above: RuleNumber | None = number
        while above is not None:
            if above in notes:
                return notes[above]
            above = above.whole
        return ""


def renumbering(where: Path | None = None) -> Renumbering:
    """Return the numbers that are stored in the data folder (or in the folder `where`)."""
    path = where or folder("editions")
    return _made(path, (path / FILE).stat().st_mtime_ns)


@functools.lru_cache(maxsize=4)
def _made(where: Path, _changed: int) -> Renumbering:
    numbers = numbering(where)
    today = load(numbers.base, where)
    return Renumbering(numbers, {date: _backwards(numbers, today, date) for date in numbers.dates})


def _backwards(
    numbers: Numbering, today: Edition, date: EditionDate
) -> Mapping[RuleNumber, tuple[RuleNumber, ...]]:
    """Return for each number of an edition the rules of the base that stand there, ascending."""
    found: dict[RuleNumber, list[RuleNumber]] = defaultdict(list)
    for number in today.rules:
        for there in numbers.there(number, date):
            found[there].append(number)
    return {there: tuple(ones) for there, ones in found.items()}
