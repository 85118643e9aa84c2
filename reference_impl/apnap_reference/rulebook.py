"""
Rules as functions of which a rulebook may hold others.

`@rule("802.4a")` registers a function under its number and name. What the decorator returns
is a `Rule`: a call of it is a call of the function that the rulebook in force has for that number
and name, so that a rulebook with one entry replaced (a mutant) changes the rule everywhere, also
in tuples that were built when a module was imported.

Which function that is, is looked up at the first call, and the rule is noted as applied. From then
on a call goes straight to the function, until another rulebook comes into force or the rules that
are applied are noted elsewhere. In one process one rulebook is in force at a time.

What rules have worked out for a record that never changes is kept beside it (`memoized`), for the
rulebook by which it was worked out.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, update_wrapper, wraps
from operator import is_
from pathlib import PurePath
from threading import RLock
from typing import Any, Final, Generic, ParamSpec, TypeVar

import msgspec
from msgspec.structs import astuple, fields, replace

from apnap.protocol import EditionDate, RuleNumber, Violation
from apnap.protocol.numbering import number_in

P = ParamSpec("P")
R = TypeVar("R")
K = TypeVar("K", bound=msgspec.Struct)

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
_rules: Final[dict[Key, Rule[..., Any]]] = {}


class Rule(Generic[P, R]):
    """A rule of the rulebook: number, name in plain words, summary, function."""

    __slots__ = ("__call__", "__dict__")  # each rule has a `__call__` of its own, in its slot
    __call__: Callable[P, R]
    """The function in force, once it has been looked up."""

    def __init__(
        self,
        number: str,
        function: Callable[P, R],
        of: str = "",
    ) -> None:
        self.number: Final = RuleNumber.parse(number)
        self.name: Final = function.__name__
        self.summary: Final = (inspect.getdoc(function) or "").split("\n\n")[0].replace("\n", " ")
        self.of: Final = of
        self.function: Final = function
        self.key: Final[Key] = (number, function.__name__)
        update_wrapper(self, function)
        self.looks_up: Final = _looking_up(self)
        """What is called where the function in force has to be looked up."""
        self.__call__ = self.looks_up

    def number_in(self, edition: EditionDate) -> RuleNumber | None:
        """Give the rule's number in an edition (a date), None if that edition lacks it."""
        return number_in(edition, self.number, function=self.name, of=self.of)

    @property
    def place(self) -> str:
        """Where it stands: its file, from the package's folder on, and the decorator's line."""
        code = inspect.unwrap(self.function).__code__
        module = self.function.__module__.split(".")
        file = PurePath(code.co_filename)
        parts = len(module) + (file.name == "__init__.py")
        return f"{PurePath(*file.parts[-parts:]).as_posix()}:{code.co_firstlineno}"

    def broken(self, edition: EditionDate, about: str = "") -> Violation:
        """Make the violation of this rule; `about` names who or what broke it."""
        reason = f"{about}: {self.summary}" if about else self.summary
        number = self.number_in(edition)
        return Violation(rule=None if number is None else str(number), reason=reason)


def _looking_up(found: Rule[P, R]) -> Callable[P, R]:
    """Give what looks up a rule's function in force and applies it."""
    key, written = found.key, found.function

    def looked_up(*args: P.args, **kwargs: P.kwargs) -> R:
        replaced, applied = IN_FORCE.rulebook.replaced, IN_FORCE.applied
        misread = replaced.get(key) if replaced else None
        function = written if misread is None else _seeing(misread)
        if applied is not None:
            applied.add(found)
            found.__call__ = function  # once that is noted, calls go straight
        return function(*args, **kwargs)

    return looked_up


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
        if made.name.startswith("_"):
            raise TypeError(f"rule {number} is public; {made.name} begins with an underscore")
        if made.key in _rules:
            raise TypeError(f"rule {number} {function.__name__} is registered twice")
        _rules[made.key] = made
        return made

    return register


def all_rules() -> Mapping[Key, Rule[..., Any]]:
    """Give every rule registered, by number and name."""
    return dict(_rules)


Applied = set[Rule[..., Any]]
"""Rules that have been applied."""


class InForce:
    """The rulebook in force, and where the rules that it applies are noted."""

    def __init__(self) -> None:
        self.rulebook = AS_WRITTEN
        self.applied: Applied | None = None
        """None: outside of all blocks, where nothing is noted."""
        self._noted_in: Applied = set()
        """Where rules were noted last: their calls go straight to their functions."""
        self.blind = False
        """Whether a record is looked at without some of its fields, which no misreading may be."""

    def blindly(self, function: Callable[[K], R], record: K) -> R:
        """Apply a function to a record that lacks some fields; raises `_Misread` if one is met."""
        before, self.blind = self.blind, True
        try:
            return function(record)
        finally:
            self.blind = before

    def change(
        self, rulebook: Rulebook, applied: Applied | None
    ) -> tuple[Rulebook, Applied | None]:
        """Let another rulebook be in force, noting elsewhere what it applies; give both before."""
        before = self.rulebook, self.applied
        if applied is not None and applied is not self._noted_in:
            _look_up_again(self._noted_in)  # for each game, most rules that it applies
            self._noted_in = applied
        elif rulebook is not self.rulebook:
            read = (*self.rulebook.replaced, *rulebook.replaced)
            _look_up_again(self._noted_in & {_rules[key] for key in read if key in _rules})
        self.rulebook, self.applied = rulebook, applied
        return before


def _look_up_again(rules: Iterable[Rule[..., Any]]) -> None:
    """Let the next call of each rule look up which function is in force."""
    for found in rules:
        found.__call__ = found.looks_up


IN_FORCE: Final = InForce()
_ONE_AT_A_TIME: Final = RLock()


class in_force:  # noqa: N801 - it is read as `with in_force(rulebook)`, at each message
    """
    Let a rulebook be in force within the block; `applied` collects the rules it applies, if given.

    Another thread that wants one in force waits until the block is left.
    """

    __slots__ = ("_applied", "_before", "_rulebook")

    def __init__(self, rulebook: Rulebook, applied: Applied | None = None) -> None:
        self._rulebook: Final = rulebook
        self._applied: Final = applied

    def __enter__(self) -> None:
        """Wait until no other thread has one in force, and begin."""
        _ONE_AT_A_TIME.acquire()
        self._before = IN_FORCE.change(self._rulebook, self._applied)

    def __exit__(self, *_: object) -> None:
        """Let that be in force again which was before."""
        IN_FORCE.change(*self._before)
        _ONE_AT_A_TIME.release()


class _Misread(BaseException):
    """A misreading is met where it would not see all of a record; nothing else may catch it."""


def _seeing(misread: Callable[P, R]) -> Callable[P, R]:
    """Give what applies a function that stands in for a rule's, unless fields are left out."""

    def applied(*args: P.args, **kwargs: P.kwargs) -> R:
        if IN_FORCE.blind:
            raise _Misread
        return misread(*args, **kwargs)

    return applied


def current() -> Rulebook:
    """Give the rulebook in force."""
    return IN_FORCE.rulebook


def memoized(function: Callable[[K], R]) -> Callable[[K], R]:
    """
    Keep what a function gives for a record in the record's `__dict__` (a struct with `dict=True`).

    It is worked out anew when another rulebook is in force.
    """
    name = function.__qualname__

    @wraps(function)
    def recalled(record: K) -> R:
        rulebook = IN_FORCE.rulebook
        beside: dict[str, tuple[Rulebook, R]] = record.__dict__
        kept = beside.get(name)
        if kept is None or kept[0] is not rulebook:
            kept = beside[name] = rulebook, function(record)
        return kept[1]

    return recalled


def memoized_apart_from(
    *apart: str, unless: Callable[[K], bool], beside: str
) -> Callable[[Callable[[K], R]], Callable[[K], R]]:
    """
    Keep what a function gives for a record, also for records that differ in some fields only.

    The function cannot look at these fields, the last ones of the record: it is shown a record in
    which they have their defaults. That record is the same for all that follow with the same
    values, in the same place in memory, in all other fields, and for all functions that this
    decorator is put above. A misreading may look at anything: where the function comes to one, it
    is begun again, and shown each record as it is. So it is those of which `unless` holds.

    `beside` is the name under which the record that is shown stands beside one; who makes another
    that differs in those fields alone may put it beside that one, too.
    """
    bare: _Bare[K] = _Bare(apart, unless, beside)

    def decorated(function: Callable[[K], R]) -> Callable[[K], R]:
        name, place = function.__qualname__, bare.place
        worked_out = _unless_misread(function, bare)

        @wraps(function)
        def recalled(record: K) -> R:
            kept: _Kept | None = record.__dict__.get(place)
            if kept is None or kept.rulebook is not IN_FORCE.rulebook:
                kept = bare.kept_for(record)
            if name in kept:
                found: R = kept[name]
                return found
            return worked_out(record, kept)

        return recalled

    return decorated


class _Kept(dict[str, Any]):
    """What functions have given for records that are shown alike, by the functions' names."""

    __slots__ = ("misread", "rulebook")

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__()
        self.rulebook: Final = rulebook
        self.misread: Final[set[str]] = set()
        """The functions that come to a misreading."""


def _unless_misread(function: Callable[[K], R], bare: _Bare[K]) -> Callable[[K, _Kept], R]:
    """
    Give what works a function out for a record which is shown without some of its fields.

    If it is none of a misreading's, it is kept for all records that are shown alike.
    """
    name, beside = function.__qualname__, bare.name
    as_it_is = memoized(function)

    def worked_out(record: K, kept: _Kept) -> R:
        if name in kept.misread:
            return as_it_is(record)
        shown: K | None = record.__dict__.get(beside)
        try:
            value = function(record) if shown is None else IN_FORCE.blindly(function, shown)
        except _Misread:
            if shown is None:
                raise
            kept.misread.add(name)
            return as_it_is(record)
        kept[name] = value
        return value

    return worked_out


class _Bare(Generic[K]):
    """Records without some of their fields, of which the last one is kept."""

    def __init__(self, apart: tuple[str, ...], unless: Callable[[K], bool], name: str) -> None:
        self._apart = apart
        self._unless = unless
        self.name: Final = name
        """
        Under this name stands beside a record the one that is shown in its place.

        That one has those fields' defaults. Nothing stands there if it is the record itself, or if
        the fields matter.
        """
        self.place: Final = f"kept beside {name}"
        """Under this name stands beside a record what is kept for it and others like it."""
        self._last: tuple[tuple[object, ...], K] | None = None

    def kept_for(self, record: K) -> _Kept:
        """Give what is kept for a record under the rulebook in force."""
        rulebook, beside = IN_FORCE.rulebook, record.__dict__
        shown: K | None = beside.pop(self.name, None)
        if self._unless(record):
            shown = record
        elif shown is None:
            shown = self._found(record)
        if shown is not record:  # no record holds itself
            beside[self.name] = shown
        kept: _Kept | None = shown.__dict__.get(self.place)
        if kept is None or kept.rulebook is not rulebook:
            kept = shown.__dict__[self.place] = _Kept(rulebook)
        beside[self.place] = kept
        return kept

    def _found(self, record: K) -> K:
        defaults = _defaults(type(record), self._apart)
        rest, known = astuple(record)[: -len(defaults)], self._last
        if known is None or not all(map(is_, known[0], rest)):
            known = self._last = rest, replace(record, **defaults)
        return known[1]


@cache
def _defaults(kind: type[msgspec.Struct], apart: tuple[str, ...]) -> dict[str, Any]:
    """Give the defaults of the last fields of a kind of record; raises TypeError for others."""
    last = {one.name: one.default for one in fields(kind)[-len(apart) :]}
    if tuple(last) != apart:
        raise TypeError(f"the last fields of {kind.__name__} are not {', '.join(apart)}")
    return last
