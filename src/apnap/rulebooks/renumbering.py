"""
The map of rule numbers between the book of 2006 and today's.

Between them the whole book was numbered anew, and rules were split, joined and dropped.
`editions/renumbering.json` holds what was moved where, compared rule by rule in both books,
and where the editions in between have yet another number.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from apnap.protocol.record import Record, doc
from apnap.protocol.resources import folder
from apnap.protocol.rule_numbers import RuleNumber
from apnap.rulebooks.edition import DATE, Edition
from apnap.rulebooks.index import UnknownEditionError, load

Reach = Literal["itself", "within", "gone", "unmapped"]
"""
How well a successor is known: the rule `itself` has these numbers; it was reworked and is to be
looked for `within` these; it is `gone`; or the map says nothing of it (`unmapped`).
"""


class Move(Record, frozen=True):
    """What became of a section or rule of the old book."""

    to: Annotated[tuple[str, ...], doc("Its numbers today; empty: it was dropped.")]
    parts: Annotated[
        Literal["same", "moved"],
        doc("`same`: a part without a move of its own keeps its place under the new number."),
    ] = "moved"
    note: Annotated[str, doc("What else a reader should know, in our own words.")] = ""


class RenumberingFile(Record, frozen=True):
    """The form in which the map is stored."""

    old: Annotated[str, doc("The old edition.", pattern=DATE)]
    new: Annotated[str, doc("The edition that counts as today's.", pattern=DATE)]
    between: Annotated[tuple[str, ...], doc("The editions in between that were compared as well.")]
    moves: Annotated[dict[str, Move], doc("Number in the old edition: what became of it.")]
    elsewhere: Annotated[
        dict[str, dict[str, tuple[str, ...]]],
        doc("Number of today: editions in between that have other numbers, and these numbers."),
    ]


class Successor(msgspec.Struct, frozen=True):
    """Where a rule of the old book stands in a later one."""

    numbers: tuple[RuleNumber, ...] = ()
    reach: Reach = "unmapped"
    note: str = ""


class Renumbering(msgspec.Struct, frozen=True):
    """The map, ready for questions."""

    old: str
    """Date of the old edition."""
    new: str
    """Date of the edition that counts as today's."""
    between: tuple[str, ...]
    """Dates of the editions in between that the map reaches as well."""
    forward: Mapping[RuleNumber, Successor]
    """Every number of the old edition that is mapped."""
    back: Mapping[RuleNumber, tuple[RuleNumber, ...]]
    elsewhere: Mapping[RuleNumber, Mapping[str, tuple[RuleNumber, ...]]]

    def today(self, number: RuleNumber) -> Successor:
        """Return what a number of the old edition is today."""
        return self.forward.get(number, Successor())

    def formerly(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Return the numbers in the old edition of a rule of today, ascending; none: newer."""
        return self.back.get(number, ())

    def in_edition(self, number: RuleNumber, date: str) -> Successor:
        """
        Return what a number of the old edition is in another edition.

        Raises `UnknownEditionError` for an edition that was not compared.
        """
        if date == self.old:
            return Successor((number,), "itself")
        known = (*self.between, self.new)
        if date not in known:
            raise UnknownEditionError(date, (self.old, *known))
        found = self.today(number)
        there = tuple(n for today in found.numbers for n in self.there(today, date))
        return msgspec.structs.replace(found, numbers=there)

    def there(self, today: RuleNumber, date: str) -> tuple[RuleNumber, ...]:
        """
        Return the numbers of a rule of today in an edition.

        Where the map has no entry for one of the editions in between, the number is the same;
        whether that edition has such a rule is for its index to say.
        """
        if date == self.old:
            return self.formerly(today)
        above: RuleNumber | None = today
        while above is not None:
            numbers = self.elsewhere.get(above, {}).get(date)
            if numbers is not None:
                return numbers if above == today else (_moved(today, numbers[0]),)
            above = above.whole
        return (today,)

    def later(self, number: RuleNumber, date: str) -> tuple[RuleNumber, ...]:
        """
        Return what a number of one of the editions in between is today; none: the rule is gone.

        Where the map has no entry for that edition, the number is the same; whether the book of
        today has such a rule is for its index to say.
        """
        above: RuleNumber | None = number
        while above is not None:
            moved = [one for one, dates in self.elsewhere.items() if above in dates.get(date, ())]
            if moved:
                return tuple(one if above == number else _moved(number, one) for one in moved)
            above = above.whole
        return (number,) if number in self.there(number, date) else ()


def renumbering(where: Path | None = None) -> Renumbering:
    """Return the map that is stored in the data folder (or in the folder `where`)."""
    return _mapped((where or folder("editions")) / "renumbering.json")


@functools.lru_cache(maxsize=4)
def _mapped(path: Path) -> Renumbering:
    stored = msgspec.json.decode(path.read_bytes(), type=RenumberingFile)
    old, new = load(stored.old, path.parent), load(stored.new, path.parent)
    moves = {RuleNumber.parse(number): move for number, move in stored.moves.items()}
    found = {number: _successor(number, moves, new) for number in old.rules}
    forward = {number: successor for number, successor in found.items() if successor is not None}
    back: dict[RuleNumber, tuple[RuleNumber, ...]] = {}
    for number, successor in forward.items():
        for today in successor.numbers if successor.reach == "itself" else ():
            back[today] = (*back.get(today, ()), number)
    return Renumbering(
        old=stored.old,
        new=stored.new,
        between=stored.between,
        forward=forward,
        back=back,
        elsewhere={
            RuleNumber.parse(today): {date: _numbers(there) for date, there in dates.items()}
            for today, dates in stored.elsewhere.items()
        },
    )


_GONE: Final[Reach] = "gone"


def _successor(
    number: RuleNumber, moves: Mapping[RuleNumber, Move], new: Edition
) -> Successor | None:
    """Look for the move of the number itself, or else of what it is a part of."""
    if number in moves:
        move = moves[number]
        return Successor(_numbers(move.to), "itself" if move.to else _GONE, move.note)
    above = number.whole
    while above is not None and above not in moves:
        above = above.whole
    if above is None:
        return None
    move = moves[above]
    targets = _numbers(move.to)
    if move.parts == "same" and new.has(kept := _moved(number, targets[0])):
        return Successor((kept,), "itself")
    return Successor(targets, "within" if targets else _GONE, move.note)


def _moved(part: RuleNumber, whole: RuleNumber) -> RuleNumber:
    """Return the part with the same place under another section or rule."""
    return RuleNumber(whole.section, whole.rule or part.rule, part.letter)


def _numbers(texts: tuple[str, ...]) -> tuple[RuleNumber, ...]:
    return tuple(RuleNumber.parse(text) for text in texts)
