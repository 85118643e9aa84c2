"""
How good the diagnosis is: engines that misread a rule, held beside the patterns of all misreadings.

Nothing is played: what goes wrong by a misreading is recorded, and what does not passes. Beside the
engine that misreads one rule stands the same with a second misreading, which hides what both
concern; the same without a good part of what scenarios need; and the same while its own pattern is
not known, so that only a neighbour can be named, or the rule that is misread.

What is said is true if who looks up the rule that it names finds what is misread: it is that rule,
one that it is a part of, or a part of it. Of two or three that are told together one has to be.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Final, Literal

from msgspec.structs import replace

from apnap.diagnosis.believing import Belief, Seen, beliefs
from apnap.diagnosis.patterns import Pattern
from apnap.diagnosis.suspecting import NEARLY_ALL, demands, suspects
from apnap.mutants.blaming import related
from apnap.mutants.running import Wanted
from apnap.mutants.spreading import scenarios
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Natural, Rows, Text
from apnap.protocol.numbering import number_in
from apnap.rulebooks import RuleNumber, Subject, covers, subject
from apnap.suite import SelectionError, selection

Judgement = Literal["right", "tied", "wrong", "silent"]
JUDGEMENTS: Final[tuple[Judgement, ...]] = ("right", "tied", "wrong", "silent")

_UNSUPPORTED: Final = 0.3
"""So much of what scenarios need is not supported."""


class Count(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What is said of engines that misread rules, of which something goes wrong."""

    situation: Annotated[Text, doc("What is played, and how.")]
    right: Annotated[Natural, doc("The misreading, or the rule that is misread, and no other.")]
    tied: Annotated[Natural, doc("It is among those that are told together.")]
    wrong: Annotated[Natural, doc("Another one is named.")]
    silent: Annotated[Natural, doc("Nothing is said.")]
    mistaken: Annotated[Rows[Text], doc("The misreadings for which another one is named.")]


class Diagnosis(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap mutants --diagnose --json` prints."""

    counts: Annotated[Rows[Count], doc("How it does in each situation.")]


class _Engine(Record, frozen=True, kw_only=True):
    """An engine that misreads a rule, perhaps another one as well."""

    misread: tuple[Pattern, ...]
    ids: Collection[str]
    """The scenarios that are played on it."""
    without: str = ""
    """The name of a misreading of which the pattern is not known."""

    @property
    def edition(self) -> EditionDate:
        """The edition in which it is played."""
        return self.misread[0].edition


def judged(patterns: Iterable[Pattern], wanted: Wanted) -> tuple[Pattern, ...]:
    """
    Return the patterns of the misreadings that are asked for, by name, rule and edition.

    Raises `SelectionError` if there is none.
    """
    rules = selection(None, wanted.rules, ()).rules
    found = tuple(
        one
        for one in patterns
        if (not wanted.names or one.name in wanted.names)
        and wanted.edition in (None, one.edition)
        and (not rules or any(covers(subject(rule), subject(one.rule)) for rule in rules))
    )
    if not found:
        raise SelectionError("no pattern of such a misreading is stored")
    return found


def diagnosed(known: Sequence[Pattern], patterns: Sequence[Pattern]) -> Iterator[Count]:
    """Yield how the diagnosis, by all that is known, does with patterns in each situation."""
    for situation, engine, judge in (
        ("the scenarios about its rule", _near, _named),
        ("the whole suite", _whole, _named),
        ("its rule, much unsupported", _poor(_near), _named),
        ("the whole suite, much unsupported", _poor(_whole), _named),
        ("two misreadings", _pair(known), _named),
        ("its rule, its pattern unknown", _unknown(_near), _neighbour),
        ("the whole suite, its pattern unknown", _unknown(_whole), _neighbour),
    ):
        yield _count(situation, map(engine, patterns), judge, known)


def _count(
    situation: str,
    engines: Iterable[_Engine],
    judge: Callable[[_Engine, Sequence[Belief]], Judgement],
    known: Sequence[Pattern],
) -> Count:
    came: dict[Judgement, list[str]] = {judgement: [] for judgement in JUDGEMENTS}
    for engine in engines:
        seen, edition, without = _seen(engine), engine.edition, engine.without
        if any(one.trace for one in seen):
            named = [one for one in known if edition in one.editions and one.name != without]
            told = beliefs(seen, named)
            judgement = judge(engine, told) if told else _suspected(engine, seen, named)
            came[judgement].append(engine.misread[0].name)
    numbers = {judgement: len(names) for judgement, names in came.items()}
    return Count(situation=situation, mistaken=tuple(came["wrong"]), **numbers)


def _seen(engine: _Engine) -> Sequence[Seen]:
    """Return what is seen of an engine: of two misreadings, the first one shows where both do."""
    traces = {id_: trace for one in reversed(engine.misread) for id_, trace in one.traces.items()}
    ids = engine.ids
    return [
        replace(passed, trace=traces[passed.id]) if passed.id in traces else passed
        for passed in _all_passed(engine.edition)
        if passed.id in ids
    ]


@cache
def _all_passed(edition: EditionDate) -> tuple[Seen, ...]:
    """Return what is seen of an engine on which every scenario passes."""
    return tuple(
        Seen(id=scenario.id, rules=scenario.tagged.subjects(edition))
        for scenario in scenarios(edition)
    )


def _near(pattern: Pattern) -> _Engine:
    return _Engine(misread=(pattern,), ids=scenarios_about(pattern.edition, pattern.rule))


def _whole(pattern: Pattern) -> _Engine:
    return _Engine(misread=(pattern,), ids=scenarios_about(pattern.edition, ""))


@cache
def scenarios_about(edition: EditionDate, rule: str) -> frozenset[str]:
    """Return the scenarios about a rule, or all."""
    if not rule:
        return frozenset(one.id for one in _all_passed(edition))
    whole, known = subject(rule), _by_subject(edition)
    return frozenset(id_ for about, ids in known.items() if covers(whole, about) for id_ in ids)


@cache
def _by_subject(edition: EditionDate) -> Mapping[Subject, Sequence[str]]:
    """Return the scenarios about each rule or term itself."""
    found: dict[Subject, list[str]] = {}
    for one in _all_passed(edition):
        for about in one.rules:
            found.setdefault(about, []).append(one.id)
    return found


def _poor(engine: Callable[[Pattern], _Engine]) -> Callable[[Pattern], _Engine]:
    """Return what makes an engine that lacks a part of what scenarios need."""

    def made(pattern: Pattern) -> _Engine:
        rich = engine(pattern)
        needed, every = _needed(rich.edition)
        lacking = {need for need in every if _chance(pattern.name, need) < _UNSUPPORTED}
        ids = {id_ for id_ in rich.ids if lacking.isdisjoint(needed[id_])}
        return _Engine(misread=rich.misread, ids=ids)

    return made


@cache
def _needed(edition: EditionDate) -> tuple[Mapping[str, frozenset[str]], frozenset[str]]:
    """Return what an engine has to be able to do for each scenario, and for all of them."""
    needed = {
        scenario.id: frozenset(need for need in scenario.needs if not need.startswith("card:"))
        for scenario in scenarios(edition)
    }
    return needed, frozenset[str]().union(*needed.values())


def _pair(patterns: Sequence[Pattern]) -> Callable[[Pattern], _Engine]:
    """Return what makes an engine that misreads another rule, too."""

    def made(pattern: Pattern) -> _Engine:
        others = [one for one in patterns if one.edition == pattern.edition and one != pattern]
        other = max(others, key=lambda one: _chance(pattern.name, one.name))
        return _Engine(misread=(pattern, other), ids=scenarios_about(pattern.edition, ""))

    return made


def _unknown(engine: Callable[[Pattern], _Engine]) -> Callable[[Pattern], _Engine]:
    """Return what makes an engine that misreads a rule in a way that is not known."""

    def made(pattern: Pattern) -> _Engine:
        known = engine(pattern)
        return _Engine(misread=known.misread, ids=known.ids, without=pattern.name)

    return made


def _named(engine: _Engine, told: Sequence[Belief]) -> Judgement:
    """Judge by names: every belief has to be one of the engine's, or tied with it."""
    own = {one.name for one in engine.misread}
    if any(own.isdisjoint(one.name for one in belief.patterns) for belief in told):
        return "wrong"
    return "right" if all(len(belief.patterns) == 1 for belief in told) else "tied"


def _neighbour(engine: _Engine, told: Sequence[Belief]) -> Judgement:
    """Judge by neighbours: what is named has to be one."""
    near = [[_near_to(engine, one) for one in belief.patterns] for belief in told]
    if all(map(all, near)):
        return "right"
    return "tied" if all(map(any, near)) else "wrong"


def _suspected(engine: _Engine, seen: Sequence[Seen], named: Collection[Pattern]) -> Judgement:
    """Judge by rules: one that is misread, a part of it, or what it is a part of, is suspected."""
    if len(seen) < NEARLY_ALL * len(scenarios(engine.edition)):
        return "silent"
    found = [one.about for one in suspects(seen, demands(engine.edition), named)]
    if not found:
        return "silent"
    if not any(related(_rule(one, engine.edition), found) for one in engine.misread):
        return "wrong"
    return "right" if len(found) == 1 else "tied"


def _near_to(engine: _Engine, other: Pattern) -> bool:
    """Tell whether a misreading is about the same rule, or nothing in the suite tells it apart."""
    one = engine.misread[0]
    if one.traces == other.traces:
        return True
    return related(_rule(one, engine.edition), [_rule(other, engine.edition)])


def _rule(pattern: Pattern, edition: EditionDate) -> Subject:
    """
    Return the rule that is misread, by its number in the edition that is played.

    A pattern has the number of the edition in which its own misreading was played.
    """
    about = subject(pattern.rule)
    if isinstance(about, RuleNumber) and pattern.edition != edition:
        return number_in(edition, about) or about
    return about


def _chance(*words: str) -> float:
    """Return a number from 0 to 1 that is always the same for these words."""
    digest = hashlib.blake2b("\n".join(words).encode(), digest_size=4).digest()
    return int.from_bytes(digest) / 2**32
