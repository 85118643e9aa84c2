"""
Misreadings of rules that can be named: mutants of the rulebook.

`@mutant(rule, misreading, replaces=…)` stands above a function that takes the place of a rule's;
`switched(…)` replaces a value of the edition. Each is a misreading that an author of an engine
could fall for, said in one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final, TypeVar

from apnap.protocol import EditionDate, MutantKnown, RuleRef
from apnap.protocol.near_names import similar
from apnap_reference.edition import EDITIONS, Edition
from apnap_reference.rulebook import Key, Rule, Rulebook

R = TypeVar("R")

MODERN: Final = EditionDate("2020-06-01")
"""The first edition after that of 2006, whose numbers, cards and words are other ones."""
OURS: Final = "ours"
"""Who came to a misreading of which nothing else is said."""
_NEWEST: Final = max(EDITIONS)


@dataclass(frozen=True, slots=True)
class Mutant:
    """
    A misreading with a name.

    name: what the engine is asked for, in lower case with hyphens.
    rule: number of the rule that is misread, in the last of `editions`; or `glossary:TERM`.
    summary: what is believed instead, in one sentence without a full stop.
    editions: in which editions of the rulebook it is a misreading, by date.
    origin: who came to it: we, or others, who had seen no scenario, or the engine that does so.
    key: the rule whose function is replaced; None if a switch is.
    """

    name: str
    rule: str
    summary: str
    editions: tuple[EditionDate, ...]
    origin: str = OURS
    key: Key | None = None
    replaced: Mapping[Key, Callable[..., Any]] = field(default_factory=dict)
    switches: Mapping[str, object] = field(default_factory=dict)

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook with this one misreading."""
        return Rulebook(self.name, self.replaced, self.switches)

    @property
    def known(self) -> MutantKnown:
        """What the suite is told of it."""
        return MutantKnown(
            name=self.name,
            rule=self.rule,
            summary=self.summary,
            editions=self.editions,
            replaces=RuleRef(*self.key) if self.key else None,
        )


_mutants: Final[dict[str, Mutant]] = {}


def mutant(  # noqa: PLR0913 - what a misreading is, all of it by keyword
    number: str,
    misreading: str,
    *,
    replaces: Rule[..., R],
    since: str = MODERN,
    until: str = _NEWEST,
    only: str = "",
    origin: str = OURS,
) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """
    Register a function as a misreading; its name with hyphens is the mutant's.

    `number` is the rule that is misread (or `glossary:TERM`), as the last of its editions has it;
    `replaces` is the rule whose function it stands in for, perhaps of another number. It is a
    misreading in the editions from `since` to `until`, or in one `only`, as far as they have the
    rule that it replaces; in that of 2006 only where that is said. `origin` says who came to it.
    """

    def register(function: Callable[..., R]) -> Callable[..., R]:
        editions = tuple(
            date for date in _editions(since, until, only) if replaces.number_in(date) is not None
        )
        name, key = function.__name__.replace("_", "-"), replaces.key
        _keep(Mutant(name, number, misreading, editions, origin, key, {key: function}))
        return function

    return register


def switched(  # noqa: PLR0913 - as `mutant`
    number: str,
    misreading: str,
    *,
    name: str,
    switch: str,
    value: object,
    since: str = MODERN,
    until: str = _NEWEST,
    only: str = "",
    origin: str = OURS,
) -> None:
    """
    Register another value of an edition's switch (a field of `Edition`) as a misreading.

    It is one in those editions from `since` to `until`, or in the one `only`, that have another
    value.
    """
    if switch not in Edition.__struct_fields__:
        raise TypeError(f"{name}: an edition has no switch {switch}")
    editions = tuple(
        date for date in _editions(since, until, only) if getattr(EDITIONS[date], switch) != value
    )
    _keep(Mutant(name, number, misreading, editions, origin, switches={switch: value}))


def _editions(since: str, until: str, only: str) -> tuple[EditionDate, ...]:
    first, last = (_edition(only or date) for date in (since, until))
    return tuple(date for date in sorted(EDITIONS) if first <= date <= last)


def _edition(written: str) -> EditionDate:
    """Read the date of an edition; raises TypeError if the engine knows none of that date."""
    date = EditionDate(written)
    if date not in EDITIONS:
        raise TypeError(f"{written} is no edition; there are {', '.join(sorted(EDITIONS))}")
    return date


def _keep(made: Mutant) -> None:
    if made.name in _mutants:
        raise TypeError(f"a misreading {made.name} is registered twice")
    if not made.editions:
        raise TypeError(f"{made.name} is a misreading in no edition")
    _mutants[made.name] = made


def all_mutants() -> Mapping[str, Mutant]:
    """Give every mutant, by name."""
    _import_all()
    return dict(sorted(_mutants.items()))


def known() -> Iterator[MutantKnown]:
    """Yield what the suite is told of each mutant, in the order of their names."""
    return (one.known for one in all_mutants().values())


def named(name: str) -> Rulebook:
    """
    Give the rulebook with the misreading of that name.

    Raises LookupError if there is none.
    """
    _import_all()
    found = _mutants.get(name)
    if found is None:
        raise LookupError(f"there is no misreading called {name}{similar(name, _mutants)}")
    return found.rulebook


@cache
def _import_all() -> None:
    """Let every module of this package register what is in it: most runs need none of them."""
    package = import_module(__package__)
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
