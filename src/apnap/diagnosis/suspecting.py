"""
Which rules an engine seems to misread, where what goes wrong is that of no known misreading.

A rule is suspected as far as scenarios about it fail and as what fails is about it (the geometric
mean of both shares, as everywhere where rules are blamed), and as the same is true of one of its
clauses. From how much more one rule is suspected than another follow odds; the fewest rules that
have nearly all of these are told, if they are three at most and half of what went wrong is about
them. A keyword is told as a whole, and where more than three rules have them, so are all that are
parts of the same rule. A rule that no scenario that failed is about is suspected if all that went
wrong goes wrong just so by a known misreading of it, and little more. By one failure of each alone
rules are told only if a misreading of one goes wrong there at the same step: it may as well be that
of a rule that the scenarios use and are not about. Of an engine that misreads many rules nothing is
said.
"""

from __future__ import annotations

import functools
import math
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from apnap.diagnosis.believing import Seen
from apnap.diagnosis.patterns import Pattern
from apnap.diagnosis.traces import Trace, alike
from apnap.protocol import EditionDate, Record
from apnap.rulebooks import RuleNumber, Subject, covers, place, subject
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
_TIMES: Final = 3
_JUST_SO: Final = 0.95
"""By a misreading that fails so many times as much what failed may fail too, alike so far."""
_KEYWORDS: Final = (701, 702)
"""The sections in which a rule and its parts are about one keyword."""
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


def suspects(
    seen: Sequence[Seen], known: Iterable[Demand], patterns: Collection[Pattern] = ()
) -> tuple[Suspect, ...]:
    """
    Return the rules among which the one that is misread seems to be, the likeliest first.

    That is worth something only if `NEARLY_ALL` of the suite has been played: a rule of which
    nothing was played cannot be suspected, and others would be in its place. The `patterns` are
    those of the misreadings that are known, none of which explains what went wrong.
    """
    wrong = {one.id: one.trace for one in seen if one.trace is not None}
    failed = frozenset(id_ for id_, trace in wrong.items() if trace.ending == "failed")
    about: dict[Subject, set[str]] = {
        rule: set() for one in seen if one.id in failed for rule in one.rules
    }
    for one in seen:
        for rule in one.rules:
            if rule in about:
                about[rule].add(one.id)
    broken = _broken(known, frozenset(one.id for one in seen), failed)
    found = {
        rule: _Blamed(
            far=_blame(ids, failed) + max(broken[rule].values(), default=0.0),
            failed=failed & ids,
            broken=broken[rule],
        )
        for rule, ids in about.items()
    }
    found |= {
        rule: _Blamed(far=far, failed=failed, broken={})
        for rule, far in _just_so(patterns, wrong).items()
        if not any(covers(rule, other) or covers(other, rule) for other in found)
    }
    for whole, sure in ((_keyword, _SURE), (_whole, _SURE_OF_WHOLE)):
        among = _likeliest(found, whole, sure)
        told = frozenset[str]().union(*(one.failed for one in among))
        if among and len(told) >= _MOSTLY * len(wrong):
            several = any(len(one.failed) > 1 for one in among)
            return among if several or _is_known(among, patterns, wrong) else ()
    return ()


class _Blamed(Record, frozen=True, kw_only=True):
    """A rule that may be misread."""

    far: float
    """How far it is suspected."""
    failed: frozenset[str]
    """The scenarios about it that failed."""
    broken: Mapping[Demand, float]
    """Its clauses of which something failed, and how far each is blamed."""


def _just_so(patterns: Iterable[Pattern], wrong: Mapping[str, Trace]) -> Mapping[Subject, float]:
    """Return the rules of misreadings by which this and not much more goes wrong, and how far."""
    found: dict[Subject, float] = {}
    for one in patterns:
        number = len(one.traces)
        if number <= _TIMES * len(wrong) and wrong.keys() <= one.traces.keys():
            like = sum(alike(one.traces[id_], trace) for id_, trace in wrong.items())
            if like >= _JUST_SO * len(wrong):
                rule = subject(one.rule)
                found[rule] = max(found.get(rule, 0.0), math.sqrt(len(wrong) / number))
    return found


def _is_known(
    among: Iterable[Suspect], patterns: Iterable[Pattern], wrong: Mapping[str, Trace]
) -> bool:
    """Tell whether a misreading of one of the rules that are told goes wrong at the same steps."""
    rules = [one.about for one in among]
    return any(
        any(covers(rule, subject(one.rule)) for rule in rules)
        and all(alike(one.traces[id_], trace) for id_, trace in wrong.items())
        for one in patterns
        if wrong.keys() <= one.traces.keys()
    )


def _keyword(rule: Subject) -> Subject:
    """Return the keyword's rule that a sub-rule is a part of; of what is no keyword's, itself."""
    return _whole(rule) if isinstance(rule, RuleNumber) and rule.section in _KEYWORDS else rule


def _whole(rule: Subject) -> Subject:
    """Return the rule that a sub-rule is a part of; of another rule or of a term, itself."""
    if isinstance(rule, RuleNumber) and rule.letter and rule.whole:
        return rule.whole
    return rule


def _likeliest(
    found: Mapping[Subject, _Blamed], whole: Callable[[Subject], Subject], sure: float
) -> tuple[Suspect, ...]:
    """
    Return the fewest rules that have nearly all of the odds; nothing if they are too many.

    Several that are parts of the same `whole` are one, and so are those of a keyword.
    """
    parts: defaultdict[Subject, list[Subject]] = defaultdict(list)
    for rule in sorted(found, key=place):
        parts[whole(rule)].append(rule)
    groups = {
        rule if len(some) > 1 or rule == _keyword(some[0]) else some[0]: some
        for rule, some in parts.items()
    }
    odds = {
        rule: sum(math.exp(_STEEP * found[part].far) for part in some)
        for rule, some in groups.items()
    }
    left, told = sum(odds.values()) * sure, list[Suspect]()
    for rule in sorted(odds, key=lambda rule: (-odds[rule], place(rule)))[:_MOST]:
        its = [found[part] for part in groups[rule]]
        own = frozenset(id_ for one in its for id_ in one.failed)
        clauses = {clause: far for one in its for clause, far in one.broken.items()}
        told.append(Suspect(about=rule, failed=own, demand=_clear(clauses, own)))
        left -= odds[rule]
        if left <= 0:
            return tuple(told)
    return ()


def _broken(
    known: Iterable[Demand], played: AbstractSet[str], failed: AbstractSet[str]
) -> defaultdict[Subject, dict[Demand, float]]:
    """Return the clauses of which something failed, rule by rule, and how far each is blamed."""
    found: defaultdict[Subject, dict[Demand, float]] = defaultdict(dict)
    for one in known:
        if not failed.isdisjoint(one.scenarios):
            found[one.about][one] = _blame(played & frozenset(one.scenarios), failed)
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
