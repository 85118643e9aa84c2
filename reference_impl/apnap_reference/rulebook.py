"""
Rules as functions that look themselves up.

`@rule("802.4a")` registers a function under its number and name. What the decorator returns
is a `Rule`: called, it takes the function of that number and name from the rulebook in force,
so that a rulebook with one entry replaced (a mutant) changes the rule everywhere, also in
tuples that were built when a module was imported.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import update_wrapper
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

from apnap.protocol.messages import Violation
from apnap.protocol.numbering import number_in

P = ParamSpec("P")
R = TypeVar("R")

Key = tuple[str, str]
"""Number of a rule and name of its function."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """
    The rules in force, and the misreading that they hold, if any.

    replaced: functions that stand in for those of rules.
    switches: values that stand in for those of the edition (fields of `edition.Edition`).
    """

    name: str = ""
    replaced: Mapping[Key, Callable[..., Any]] = field(default_factory=dict)
    switches: Mapping[str, object] = field(default_factory=dict)


AS_WRITTEN: Final = Rulebook()
_in_force: ContextVar[tuple[Rulebook, set[Key]]] = ContextVar(
    "rulebook",
    default=(AS_WRITTEN, set()),
)
"""The rulebook in force, and where the rules that it applies are collected."""
_rules: Final[dict[Key, Rule[..., Any]]] = {}


class Rule(Generic[P, R]):
    """A rule of the rulebook: number, name in plain words, summary, function."""

    def __init__(
        self,
        number: str,
        function: Callable[P, R],
        of: str = "",
    ) -> None:
        self.number: Final = number
        self.name: Final = function.__name__
        self.summary: Final = (inspect.getdoc(function) or "").split("\n\n")[0].replace("\n", " ")
        self.of: Final = of
        self.function: Final = function
        self.key: Final[Key] = (number, function.__name__)
        update_wrapper(self, function)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Apply the function that the rulebook in force has for this rule."""
        rulebook, applied = _in_force.get()
        applied.add(self.key)
        if rulebook.replaced:
            return cast("R", rulebook.replaced.get(self.key, self.function)(*args, **kwargs))
        return self.function(*args, **kwargs)

    def number_in(self, edition: str) -> str | None:
        """Give the rule's number in an edition (a date), None if that edition lacks it."""
        return number_in(edition, self.number, function=self.name, of=self.of)

    def broken(self, edition: str, about: str = "") -> Violation:
        """Make the violation of this rule; `about` names who or what broke it."""
        reason = f"{about}: {self.summary}" if about else self.summary
        return Violation(rule=self.number_in(edition), reason=reason)


def rule(number: str, *, of: str = "") -> Callable[[Callable[P, R]], Rule[P, R]]:
    """
    Register a function as a rule.

    `number` is its number today; what it is called in each edition stands in
    `editions/numbers.json`. A rule that today's book does not have bears the number of its own
    time: `of` is the date of the last edition that has it.
    """

    def register(function: Callable[P, R]) -> Rule[P, R]:
        made = Rule(number, function, of)
        if not made.summary:
            raise TypeError(f"{function.__qualname__} has no docstring to state rule {number}")
        if made.key in _rules:
            raise TypeError(f"rule {number} {function.__name__} is registered twice")
        _rules[made.key] = made
        return made

    return register


def all_rules() -> Mapping[Key, Rule[..., Any]]:
    """Give every rule registered, by number and name."""
    return dict(_rules)


@contextmanager
def in_force(rulebook: Rulebook, applied: set[Key] | None = None) -> Iterator[None]:
    """Let a rulebook be in force within the block; `applied` collects the rules it applies."""
    token = _in_force.set((rulebook, set() if applied is None else applied))
    try:
        yield
    finally:
        _in_force.reset(token)


def current() -> Rulebook:
    """Give the rulebook in force."""
    return _in_force.get()[0]
