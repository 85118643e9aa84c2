"""
What an engine knows of the rules: its functions and misreadings, as it describes them itself.

The reference engine is asked over the protocol, as any engine that offers `describe` could be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar

from apnap.coverage.rows import Function, Mutant
from apnap.engine import starting
from apnap.protocol import Described, EditionDate, MutantKnown, Record, RuleKnown
from apnap.rulebooks import (
    Edition,
    NotARuleNumberError,
    NotATermError,
    Subject,
    renumbering,
    subject,
)
from apnap.rulebooks.counterparts import there

T = TypeVar("T")


class Known(Record, frozen=True, kw_only=True):
    """Functions and misreadings by the rule or term that they bear in one edition."""

    engine: str
    functions: Mapping[Subject, tuple[Function, ...]] = MappingProxyType({})
    mutants: Mapping[Subject, tuple[Mutant, ...]] = MappingProxyType({})
    claims: Mapping[Subject, tuple[Function, ...]] = MappingProxyType({})
    """What holds a state against a rule; no scenario needs it, and no status follows from it."""

    def subjects(self) -> Iterator[Subject]:
        """Yield every rule and term of which it has functions or misreadings."""
        yield from self.functions.keys() | self.mutants.keys()


def described(engine: str) -> Described:
    """
    Return what an engine describes; `engine` is its name as users write it.

    Raises `EngineTrouble` if it does not start or does not offer `describe`.
    """
    with starting.start(starting.parse(engine)) as client:
        return client.describe()


def known(engine: str, told: Described, edition: Edition) -> Known:
    """Return what the engine has told, under the numbers of an edition."""
    return Known(
        engine=engine,
        functions=_functions(told.rules, edition),
        mutants=_gathered(
            (about, Mutant(name=one.name, summary=one.summary))
            for one in told.mutants
            for about in mutant_numbers(one, edition)
        ),
        claims=_functions(told.claims, edition),
    )


def _functions(
    told: Iterable[RuleKnown], edition: Edition
) -> Mapping[Subject, tuple[Function, ...]]:
    """Return the functions under the numbers of an edition."""
    return _gathered(
        (
            about,
            Function(rule=one.rule, name=one.name, summary=one.summary, place=one.place),
        )
        for one in told
        for about in function_numbers(one, edition)
    )


def function_numbers(told: RuleKnown, edition: Edition) -> tuple[Subject, ...]:
    """
    Return what the rule of a function is called in an edition; empty: it has no such rule.

    The engine says so itself; of one that does not, the number is taken for one of today.
    """
    if not told.numbers:
        return _there(told.rule, renumbering().base, edition)
    return _had(_read(told.numbers.get(edition.date, "")), edition)


def misnumbered(told: Described, edition: Edition) -> Iterator[tuple[RuleKnown, str]]:
    """Yield the functions to which the engine gives a number that the edition does not have."""
    for one in (*told.rules, *told.claims):
        number = one.numbers.get(edition.date)
        if number is not None and not _had(_read(number), edition):
            yield one, number


def mutant_numbers(told: MutantKnown, edition: Edition) -> tuple[Subject, ...]:
    """Return what the rule of a misreading is called in an edition; empty: it is none there."""
    if edition.date not in told.editions:
        return ()
    return _there(told.rule, max(told.editions), edition)


def _there(number: str, told_in: EditionDate, edition: Edition) -> tuple[Subject, ...]:
    return tuple(found for one in _read(number) for found in there(one, told_in, edition))


def _read(number: str) -> tuple[Subject, ...]:
    """Return the rule or term that an engine names; empty: it is written like none."""
    try:
        return (subject(number),)
    except (NotARuleNumberError, NotATermError):
        return ()


def _had(subjects: Iterable[Subject], edition: Edition) -> tuple[Subject, ...]:
    """Return those that the edition has."""
    return tuple(filter(edition.knows, subjects))


def _gathered(pairs: Iterable[tuple[Subject, T]]) -> Mapping[Subject, tuple[T, ...]]:
    found: dict[Subject, list[T]] = defaultdict(list)
    for about, one in pairs:
        found[about].append(one)
    return {about: tuple(ones) for about, ones in found.items()}
