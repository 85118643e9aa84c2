"""
What changed between two editions: rules added, removed, changed, renumbered.

Two indexes are compared by fingerprints: a text that is found again under another number was
renumbered. With the texts of both books at hand, a rule that was reworded as well is found by
likeness, and a number that was given to another rule is told from one that was reworded.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from apnap.protocol import EditionDate, RuleNumber
from apnap.rulebooks.edition import Edition
from apnap.rulebooks.likeness import Texts, matches
from apnap.rulebooks.references import references_moved
from apnap.rulebooks.renumbering import Renumbering
from apnap.rulebooks.subjects import GlossaryTerm, Subject, place

Kind = Literal["added", "removed", "changed", "renumbered"]


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one rule or term."""

    kind: Kind
    old: Subject | None = None
    """Its number in the old edition; None: it was added."""
    new: Subject | None = None
    """Its number in the new edition; None: it was removed."""
    reworded: bool = False
    """Whether its own text differs; always so of one that was changed but for its examples."""
    examples: bool = False
    """Whether its examples differ."""
    reference_only: bool = False
    """Whether nothing but references moved: they name the same rules by other numbers."""
    likeness: float | None = None
    """How alike both texts are, 0 to 1, where both books were at hand and the texts differ."""


def differences(
    old: Edition,
    new: Edition,
    texts: tuple[Texts, Texts] | None = None,
    moved: Mapping[RuleNumber, RuleNumber] | None = None,
) -> tuple[Difference, ...]:
    """
    Return all differences, rules in order of their numbers, then terms.

    `texts` are those of the old and of the new book, if there are files of both; `moved` says
    of numbers in the old edition which they are in the new one, as far as somebody knows.
    """
    found = _Finding(old, new)
    found.by_fingerprint()
    for before, after in (moved or {}).items():
        found.pair(before, after, None)
    if texts:
        found.by_likeness(*texts)
    else:
        for number in sorted(found.gone & found.come):
            found.pair(number, number, None)
    every = (*found.all(), *_terms(old, new))
    if texts:
        renamed = {(str(one.old), str(one.new)) for one in every if one.kind == "renumbered"}
        every = tuple(_referring(one, texts, renamed) for one in every)
    return tuple(sorted(every, key=_place))


def _referring(
    one: Difference, texts: tuple[Texts, Texts], renamed: Collection[tuple[str, str]]
) -> Difference:
    """Return a difference that says whether only references in its text moved."""
    if not (one.reworded and isinstance(one.old, RuleNumber) and isinstance(one.new, RuleNumber)):
        return one
    moved = references_moved(texts[0][one.old], texts[1][one.new], renamed)
    return replace(one, reference_only=moved and not one.examples)


def moves(
    old: EditionDate, new: EditionDate, known: Renumbering
) -> Mapping[RuleNumber, RuleNumber]:
    """Return which numbers of an edition are which in a later one, as far as anybody knows."""
    if not {old, new} <= {*known.dates} or old >= new:
        return {}
    ways = {number: known.in_edition(number, old, new) for number in known.backwards[old]}
    return {number: way.numbers[0] for number, way in ways.items() if len(way.numbers) == 1}


class _Finding:
    """The rules of both editions that have not found each other yet."""

    def __init__(self, old: Edition, new: Edition) -> None:
        self._old = old
        self._new = new
        self._found: list[Difference] = []
        kept = {n for n in old.rules if new.has(n) and old.fingerprint(n) == new.fingerprint(n)}
        self.gone = set(old.rules) - kept
        self.come = set(new.rules) - kept
        for number in kept:
            if self._examples(number, number):
                self._found.append(
                    Difference(kind="changed", old=number, new=number, examples=True)
                )

    def by_fingerprint(self) -> None:
        """Pair what has the same text under another number, in order where several have it."""
        having: dict[str, list[RuleNumber]] = defaultdict(list)
        for number in sorted(self.come, reverse=True):
            having[self._new.fingerprint(number)].append(number)
        for number in sorted(self.gone):
            if after := having[self._old.fingerprint(number)]:
                self.pair(number, after.pop(), None)

    def by_likeness(self, old: Texts, new: Texts) -> None:
        """Pair what reads alike."""
        left = {number: old[number] for number in self.gone}
        for match in matches(left, {number: new[number] for number in self.come}):
            self.pair(match.old, match.new, match.likeness)

    def pair(self, before: RuleNumber, after: RuleNumber, likeness: float | None) -> None:
        """Note that one became the other, unless either has found another already."""
        if before not in self.gone or after not in self.come:
            return
        self.gone.remove(before)
        self.come.remove(after)
        self._found.append(
            Difference(
                kind="changed" if before == after else "renumbered",
                old=before,
                new=after,
                reworded=self._old.fingerprint(before) != self._new.fingerprint(after),
                examples=self._examples(before, after),
                likeness=likeness,
            )
        )

    def all(self) -> Iterator[Difference]:
        """Yield the differences; what has found nothing was removed or added."""
        yield from self._found
        for number in self.gone:
            yield Difference(kind="removed", old=number)
        for number in self.come:
            yield Difference(kind="added", new=number)

    def _examples(self, before: RuleNumber, after: RuleNumber) -> bool:
        one, other = self._old.rules[before], self._new.rules[after]
        return one.examples_fingerprint != other.examples_fingerprint


def _terms(old: Edition, new: Edition) -> Iterator[Difference]:
    """Yield the differences of the glossaries; a term is known by its slug."""
    before = {slug: old.glossary[term] for slug, term in old.terms.items()}
    after = {slug: new.glossary[term] for slug, term in new.terms.items()}
    for slug in before.keys() | after.keys():
        term = GlossaryTerm(slug)
        if slug not in after:
            yield Difference(kind="removed", old=term)
        elif slug not in before:
            yield Difference(kind="added", new=term)
        elif before[slug] != after[slug]:
            yield Difference(kind="changed", old=term, new=term, reworded=True)


def _place(difference: Difference) -> tuple[tuple[bool, Subject], bool]:
    at = difference.new if difference.new is not None else difference.old
    if at is None:
        raise ValueError("a difference is of something")
    return place(at), difference.new is not None
