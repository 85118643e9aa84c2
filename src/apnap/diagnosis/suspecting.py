"""
Which rules an engine seems to misread, where what goes wrong is that of no known misreading.

A rule is suspected as far as scenarios about it fail and as what fails is about it (the geometric
mean of both shares, as everywhere where rules are blamed), and as the same is true of one of its
clauses. From how much more one rule is suspected than another follow odds; the fewest rules that
have nearly all of these are told, if they are three at most and half of what went wrong is about
them. Where more rules have them, those that are parts of the same rule are told as that one.
Of an engine that misreads many rules nothing is said.
"""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from apnap.diagnosis.believing import Seen
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import RuleNumber, Subject, place
from apnap.suite import load_clauses


class Demand(Record, frozen=True, kw_only=True):
    """What a rule demands in one of its clauses."""

    about: Subject
    """The rule or term."""
    says: str
    scenarios: tuple[str, ...]
    """Ids of scenarios that fail if it is broken."""


class Suspect(Record, frozen=True, kw_only=True):
    """A rule that an engine seems to misread."""

    about: Subject
    failed: frozenset[str]
    """The scenarios about it that failed."""
    demand: Demand | None
    """The clause that is blamed most, if most of these test it."""


NEARLY_ALL: Final = 0.9
"""So much of the suite has to have been played for rules to be suspected."""
_STEEP: Final = 5.0
"""So many times the difference between how far two rules are suspected is what their odds are."""
_SURE: Final = 0.985
_SURE_OF_WHOLE: Final = 0.975
"""So much of the odds those that are told have together, and if they are told by whole rules."""
_MOST: Final = 3
"""So many rules are told."""
_MOSTLY: Final = 0.5
"""So much of what went wrong the rules have to have, and of what failed of a rule a clause."""


@functools.cache
def demands(edition: EditionDate) -> tuple[Demand, ...]:
    """Return what the rules of an edition demand, as far as scenarios test it."""
    return tuple(
        Demand(about=one.about(edition), says=one.entry.says, scenarios=one.entry.scenarios)
        for one in load_clauses()
        if one.holds(edition) and one.entry.scenarios
    )


def suspects(seen: Sequence[Seen], known: Iterable[Demand]) -> tuple[Suspect, ...]:
    """
    Return the rules among which the one that is misread seems to be, the likeliest first.

    That is worth something only if `NEARLY_ALL` of the suite has been played: a rule of which
    nothing was played cannot be suspected, and others would be in its place.
    """
    wrong = {one.id: one.trace for one in seen if one.trace is not None}
    failed = {id_ for id_, trace in wrong.items() if trace.ending == "failed"}
    about: dict[Subject, set[str]] = defaultdict(set)
    for one in seen:
        for rule in one.rules:
            about[rule].add(one.id)
    broken = _broken(known, frozenset(one.id for one in seen), failed)
    odds = {
        rule: math.exp(_STEEP * (_blame(ids, failed) + max(broken[rule].values(), default=0.0)))
        for rule, ids in about.items()
        if not ids.isdisjoint(failed)
    }
    single: dict[Subject, tuple[Subject, ...]] = {rule: (rule,) for rule in odds}
    for groups, sure in ((single, _SURE), (_wholes(odds), _SURE_OF_WHOLE)):
        among = [
            _suspect(rule, parts, about, broken, failed)
            for rule, parts in _likeliest(groups, odds, sure)
        ]
        told = frozenset[str]().union(*(one.failed for one in among))
        if among and len(told) >= _MOSTLY * len(wrong):
            return tuple(among)
    return ()


def _wholes(odds: Mapping[Subject, float]) -> dict[Subject, tuple[Subject, ...]]:
    """Return rules with those of their parts that are suspected, or one part alone."""
    parts: defaultdict[Subject, list[Subject]] = defaultdict(list)
    for rule in odds:
        parts[_whole(rule)].append(rule)
    return {whole if len(some) > 1 else some[0]: tuple(some) for whole, some in parts.items()}


def _whole(rule: Subject) -> Subject:
    """Return the rule that a sub-rule is a part of; of another rule or of a term, itself."""
    if isinstance(rule, RuleNumber) and rule.letter and rule.whole:
        return rule.whole
    return rule


def _likeliest(
    groups: Mapping[Subject, tuple[Subject, ...]], odds: Mapping[Subject, float], sure: float
) -> Sequence[tuple[Subject, tuple[Subject, ...]]]:
    """Return the fewest rules that have nearly all of the odds; nothing if they are too many."""
    shares = {rule: sum(odds[part] for part in parts) for rule, parts in groups.items()}
    left, found = sum(odds.values()) * sure, list[Subject]()
    for rule in sorted(shares, key=lambda rule: (-shares[rule], place(rule)))[:_MOST]:
        found.append(rule)
        left -= shares[rule]
        if left <= 0:
            return [(one, groups[one]) for one in found]
    return ()


def _suspect(
    rule: Subject,
    parts: Iterable[Subject],
    about: Mapping[Subject, AbstractSet[str]],
    broken: Mapping[Subject, Mapping[Demand, float]],
    failed: AbstractSet[str],
) -> Suspect:
    """Return what is told of a rule by those of its parts that are suspected."""
    own = frozenset(id_ for part in parts for id_ in about[part] & failed)
    clauses = {one: blame for part in parts for one, blame in broken[part].items()}
    return Suspect(about=rule, failed=own, demand=_clear(clauses, own))


def _broken(
    known: Iterable[Demand], played: AbstractSet[str], failed: AbstractSet[str]
) -> defaultdict[Subject, dict[Demand, float]]:
    """Return the clauses of which something failed, rule by rule, and how far each is blamed."""
    found: defaultdict[Subject, dict[Demand, float]] = defaultdict(dict)
    for one in known:
        ids = played & frozenset(one.scenarios)
        if not ids.isdisjoint(failed):
            found[one.about][one] = _blame(ids, failed)
    return found


def _blame(ids: AbstractSet[str], failed: AbstractSet[str]) -> float:
    """Return how far scenarios and what failed are the same, from 0 to 1."""
    return len(ids & failed) / math.sqrt(len(ids) * len(failed))


def _clear(broken: Mapping[Demand, float], failed: AbstractSet[str]) -> Demand | None:
    """Return the one clause that is blamed most, if most of what failed of its rule is its own."""
    most = max(broken.values(), default=0.0)
    best = [one for one, blame in broken.items() if blame == most]
    if len(best) != 1 or len(failed & frozenset(best[0].scenarios)) < _MOSTLY * len(failed):
        return None
    return best[0]
