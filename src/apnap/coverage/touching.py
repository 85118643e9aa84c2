"""
What a new edition touches: for each difference its scenarios, functions and misreadings.

A difference waits to be confirmed if scenarios that hold in the new edition are about it and
nobody has yet confirmed them against its new text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, TypeVar

from apnap.coverage.known import Known
from apnap.coverage.rows import Function, Mutant
from apnap.coverage.tabulating import about
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Map, Rows, Seconds, Text
from apnap.rulebooks import Edition, Subject
from apnap.rulebooks.confirming import Confirmed
from apnap.rulebooks.differences import Difference, Kind
from apnap.suite import Suite

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""
_T = TypeVar("_T")
KINDS: Final[tuple[Kind, ...]] = ("added", "removed", "changed", "renumbered")


class Touched(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What became of a rule or term, and what of ours that touches."""

    kind: Annotated[Kind, doc("What became of it.")]
    old: Annotated[Text | None, doc("What it is called in the old edition; null if it is new.")]
    new: Annotated[Text | None, doc("What it is called in the new one; null if it is gone.")]
    title: Annotated[Text, doc("Its name, or else that of its section.")]
    reworded: Annotated[bool, doc("Whether its own text differs.")]
    reference_only: Annotated[
        bool,
        doc(
            "Whether nothing but references moved: its text names the same rules by other numbers. "
            "False where texts were not compared."
        ),
    ] = False
    examples: Annotated[bool, doc("Whether its examples differ.")]
    likeness: Annotated[
        Seconds | None, doc("How alike both texts are, 0 to 1; null where they were not compared.")
    ]
    scenarios: Annotated[
        Rows[Text],
        doc("Ids of the scenarios about it, under its number in either edition."),
    ]
    functions: Annotated[Rows[Function], doc("Functions of the reference engine that apply it.")]
    mutants: Annotated[Rows[Mutant], doc("Misreadings of it.")]
    unconfirmed: Annotated[
        Rows[Text],
        doc("Ids of the scenarios that hold in the new edition and wait to be confirmed for it."),
    ]


class Comparison(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap rules diff --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    old: Annotated[EditionDate, doc("The old edition.")]
    new: Annotated[EditionDate, doc("The new edition.")]
    texts: Annotated[bool, doc("Whether both books were at hand, and their texts were compared.")]
    counts: Annotated[Map[Text, Integer], doc("How many differences there are of each kind.")]
    differences: Annotated[Rows[Touched], doc("All differences, rules in order, then terms.")]

    @property
    def unconfirmed(self) -> tuple[Touched, ...]:
        """The differences with scenarios that wait to be confirmed."""
        return tuple(one for one in self.differences if one.unconfirmed)


class Side(Record, frozen=True, kw_only=True):
    """One of the two editions, and what is known under its numbers."""

    edition: Edition
    known: Known


class Touching:
    """What is ours in both editions: the suite, what an engine knows, and what was confirmed."""

    def __init__(self, old: Side, new: Side, suite: Suite, lock: Confirmed) -> None:
        self._old, self._new, self._lock = old, new, lock
        before, after = old.edition.date, new.edition.date
        self._before = about(suite.holding(before), before)
        self._after = about(suite.holding(after), after)

    def comparison(self, found: Sequence[Difference], *, texts: bool) -> Comparison:
        """Return the differences with what they touch; `texts`: whether texts were compared."""
        return Comparison(
            old=self._old.edition.date,
            new=self._new.edition.date,
            texts=texts,
            counts={str(kind): sum(one.kind == kind for one in found) for kind in KINDS},
            differences=tuple(map(self.touched, found)),
        )

    def touched(self, one: Difference) -> Touched:
        """Return a difference with what it touches."""
        before, after = one.old, one.new
        return Touched(
            kind=one.kind,
            old=None if before is None else str(before),
            new=None if after is None else str(after),
            title=self._title(one),
            reworded=one.reworded,
            reference_only=one.reference_only,
            examples=one.examples,
            likeness=one.likeness,
            scenarios=_both(before, self._before, after, self._after),
            functions=_both(before, self._old.known.functions, after, self._new.known.functions),
            mutants=_both(before, self._old.known.mutants, after, self._new.known.mutants),
            unconfirmed=self._unconfirmed(before, after),
        )

    def _unconfirmed(self, before: Subject | None, after: Subject | None) -> tuple[str, ...]:
        """Return the scenarios about its new text, or still about what is no longer there."""
        if after is not None:
            known = self._lock.has(after, self._new.edition)
            return () if known else self._after.get(after, ())
        if before is None or self._new.edition.knows(before):  # given to another rule
            return ()
        return self._after.get(before, ())

    def _title(self, one: Difference) -> str:
        for subject, side in ((one.new, self._new), (one.old, self._old)):
            if subject is not None:
                return side.edition.called(subject)
        return ""


def _both(
    before: Subject | None,
    old: Mapping[Subject, tuple[_T, ...]],
    after: Subject | None,
    new: Mapping[Subject, tuple[_T, ...]],
) -> tuple[_T, ...]:
    """Return what there is under the old number in the old edition, or the new in the new."""
    first: tuple[_T, ...] = () if before is None else old.get(before, ())
    second: tuple[_T, ...] = () if after is None else new.get(after, ())
    return tuple(dict.fromkeys((*first, *second)))
