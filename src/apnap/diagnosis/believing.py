"""
What an engine seems to believe: what went wrong with it beside what goes wrong by misreadings.

A misreading explains a scenario if the same goes wrong in it: it ends in the same way, at the same
step, with the same difference. It is held against a misreading if a scenario passes that goes wrong
by it, or goes wrong otherwise; and half of what fails by it about the rule itself has to have been
played, and fail, and of several scenarios more than one; one or two scenarios say nothing where
they are no more than a third of all that goes wrong by it anywhere. The misreading that explains
most is taken first, then another one for what is left, three at most, if that is half of what goes
wrong by it; those that explain the same are told together. What one explains has to be most of what
went wrong in this way, near its rule or near one that a quarter of it is about, and no chance; and
where much else went wrong, no known misreading of another rule may make the same go wrong and more,
as the engine may have one like that. It is sure only if what passed speaks for so narrow an error.
What a misreading explains that may be chance is not explained.
A scenario that is newer than the patterns, and that none of those found has, may go wrong by them
as well: it speaks against none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from apnap.diagnosis.patterns import Pattern
from apnap.diagnosis.traces import Trace, alike
from apnap.protocol import Record
from apnap.rulebooks import Subject, covers, subject


class Seen(Record, frozen=True, kw_only=True):
    """A scenario that was played."""

    id: str
    rules: tuple[Subject, ...]
    """What it is about."""
    trace: Trace | None = None
    """What went wrong; None if it passed."""


class Belief(Record, frozen=True, kw_only=True):
    """A misreading that an engine seems to share."""

    patterns: tuple[Pattern, ...]
    """It, and those that cannot be told from it by what was played."""
    explained: tuple[str, ...]
    """The scenarios that it explains and no belief told before it."""
    expected: int
    """How many of those that were played go wrong by it."""
    like: float
    """How much what went wrong in these is like what goes wrong by it, from 0 to 1."""
    sure: bool
    """Whether so much passed that a wider error would have shown."""


_LIKE: Final = 0.9
"""So much of what should go wrong by a misreading has to."""
_OWN: Final = 0.5
"""So much of what fails by it about the rule that is misread has to have been played, and fail."""
_TOGETHER: Final = 3
"""So many misreadings explain what went wrong."""
_NEARLY_ALL: Final = 0.9
"""So much a belief has to explain of what went wrong in the same way or near its rule."""
_MOSTLY: Final = 0.25
"""A belief is near the rules that so much of what it explains is about."""
_NEW: Final = 0.5
"""So much of what goes wrong by a further misreading has to be explained by none told before it."""
_LITTLE: Final = 2
_PART: Final = 1 / 3
"""So few scenarios say nothing if they are no more than that part of all that goes wrong by it."""
_EXACTLY: Final = 0.95
_SEVERAL: Final = 3
"""If more than that is left unexplained, so many have to go wrong just as they do by it."""
_TIED: Final = 4
"""So many misreadings that cannot be told apart are told."""
_MANY: Final = 10
"""If so many scenarios passed, what else is wrong would have shown."""


class _Fit(Record, frozen=True, kw_only=True):
    """A misreading beside what was seen."""

    pattern: Pattern
    expected: int
    like: Mapping[str, float]
    """How much what went wrong in a scenario is like what goes wrong by it, if it is at all."""
    against: float
    """What passed although it should go wrong, and by half what went wrong otherwise."""
    asked: bool
    """Whether enough about the rule itself was played, and failed."""

    def gain(self, left: AbstractSet[str]) -> float:
        """Return how much it explains of what is left, less what speaks against it."""
        new = sum(much for id_, much in self.like.items() if id_ in left)
        return round(new - self.against, 6)


def beliefs(
    seen: Sequence[Seen], patterns: Iterable[Pattern], newer: AbstractSet[str] = frozenset()
) -> tuple[Belief, ...]:
    """
    Return the misreadings that together explain what went wrong, the best one first.

    In the `newer` scenarios not every misreading has been played.
    """
    by_id = {one.id: one for one in seen}
    wrong = {one.id: one.trace for one in seen if one.trace is not None}
    known = tuple(patterns)
    ids = wrong.keys()
    some = (one for one in known if not ids.isdisjoint(one.traces.keys()))
    fits = [fit for one in some if (fit := _fit(one, by_id)) is not None]
    asked = [fit for fit in fits if fit.asked]
    left, found = set(wrong), list[Belief]()
    while len(found) < _TOGETHER and (best := _best(asked, left)):
        explained = tuple(id_ for id_ in wrong if id_ in left and id_ in best[0].like)
        left.difference_update(explained)
        found.append(
            Belief(
                patterns=tuple(fit.pattern for fit in best),
                explained=explained,
                expected=best[0].expected,
                like=sum(best[0].like.values()) / best[0].expected,
                sure=_is_sure(explained, best, fits, len(by_id) - len(wrong)),
            )
        )
    kept = tuple(found)
    while True:  # what those explain that may be chance is not explained
        why = frozenset(newer).union(*(one.explained for one in kept))
        unexplained = [by_id[id_] for id_ in wrong if id_ not in why]
        sound = tuple(one for one in kept if _no_chance(one, by_id, wrong, unexplained, known))
        if sound == kept:
            break
        kept = sound
    return tuple(
        one for one in kept if one == found[0] or len(one.explained) >= _NEW * one.expected
    )


def _fit(pattern: Pattern, seen: Mapping[str, Seen]) -> _Fit | None:
    """Return how a misreading fits; None if it does not."""
    expected = {id_: trace for id_, trace in pattern.traces.items() if id_ in seen}
    like: dict[str, float] = {}
    against, left = 0.0, len(expected)  # so many may still be like what goes wrong by it
    for id_, trace in expected.items():
        came = seen[id_].trace
        much = alike(trace, came) if came else 0.0
        if much:
            like[id_] = much
        else:
            against += 0.5 if came else 1
            left -= 1
            if left < _LIKE * len(expected):
                return None
    own = sum(id_ in like for id_ in pattern.failed)
    if not like or sum(like.values()) < _LIKE * len(expected):
        return None
    one_of_several = len(like) == 1 < len(pattern.failed)  # one goes wrong for many reasons
    return _Fit(
        pattern=pattern,
        expected=len(expected),
        like=like,
        against=against,
        asked=bool(own) and own >= _OWN * len(pattern.failed) and not one_of_several,
    )


def _best(fits: Sequence[_Fit], left: AbstractSet[str]) -> Sequence[_Fit]:
    """Return the misreadings that explain most of what is left; nothing if none does."""
    gains = [fit.gain(left) for fit in fits]
    most = max(gains, default=0.0)
    return [fit for fit, gain in zip(fits, gains, strict=True) if gain == most > 0]


def _no_chance(
    belief: Belief,
    seen: Mapping[str, Seen],
    wrong: Mapping[str, Trace],
    left: Sequence[Seen],
    known: Iterable[Pattern],
) -> bool:
    """Tell whether a belief says enough of what went wrong; `left` is what none explains."""
    kinds = {wrong[id_].kind for id_ in belief.explained}
    rules = {subject(one.rule) for one in belief.patterns}
    rules.update(_mostly_about(seen[id_] for id_ in belief.explained))
    near = sum(_is_near(one, kinds, rules) for one in left)
    number = len(belief.explained)
    if (
        len(belief.patterns) > _TIED
        or number < _NEARLY_ALL * (number + near)
        or (number <= _LITTLE and _part(belief) <= _PART)
    ):
        return False
    rest = len(left) > (1 - _NEARLY_ALL) * len(wrong)
    exactly = number >= _SEVERAL and belief.like >= _EXACTLY
    return not rest or (exactly and not _is_part(belief, known))


def _part(belief: Belief) -> float:
    """Return how much of what goes wrong by a belief was played, at least."""
    return min(belief.expected / len(one.traces) for one in belief.patterns)


def _is_part(belief: Belief, known: Iterable[Pattern]) -> bool:
    """Tell whether all that goes wrong by a belief goes wrong by a misreading of another rule."""
    rules = [subject(one.rule) for one in belief.patterns]
    return any(
        _has_all(other, one)
        for other in known
        for one in belief.patterns
        if not any(_is_related(subject(other.rule), rule) for rule in rules)
    )


def _has_all(other: Pattern, one: Pattern) -> bool:
    """Tell whether all that goes wrong by one misreading goes wrong just so by another one."""
    return len(other.traces) >= len(one.traces) and one.traces.items() <= other.traces.items()


def _is_related(one: Subject, other: Subject) -> bool:
    """Tell whether one rule is the other one, or a part of it."""
    return covers(one, other) or covers(other, one)


def _mostly_about(some: Iterable[Seen]) -> Iterator[Subject]:
    """Yield the rules that a quarter of some scenarios are about, or more."""
    rules = [one.rules for one in some]
    counts = Counter(rule for each in rules for rule in each)
    yield from (rule for rule, number in counts.items() if number >= _MOSTLY * len(rules))


def _is_sure(
    explained: Sequence[str], best: Sequence[_Fit], fits: Iterable[_Fit], passed: int
) -> bool:
    """
    Tell whether what passed speaks for so narrow an error.

    Where nothing passes, a rule may be missing as a whole. A single scenario goes wrong by other
    misreadings as well, of which little was played.
    """
    if passed >= _MANY or len(explained) > 1:
        return passed > 0
    others = any(set(explained) <= set(fit.like) for fit in fits if fit not in best)
    return passed > 1 and not others


def _is_near(one: Seen, kinds: AbstractSet[str], rules: AbstractSet[Subject]) -> bool:
    """Tell whether something went wrong in one of these ways, or near one of the rules."""
    same = one.trace is not None and one.trace.kind in kinds
    return same or any(covers(rule, about) for rule in rules for about in one.rules)
