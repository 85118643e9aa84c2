"""
Which ways the functions of some rules have taken: what they were led to, and what they came to.

A rule that is applied in each game tells little by that. It has been seen from all sides only after
each part of its function was carried out. Who makes games up looks for such that come further.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence, Sized
from functools import cache
from inspect import unwrap
from types import CodeType, FrameType, FunctionType
from typing import Any, Final

from apnap.protocol import EditionDate
from apnap_reference.nearness import functions_of
from apnap_reference.rulebook import Key, Rule, all_rules

_LOOKED_AT: Final = 400
"""So many calls of a function are looked at in a game, so that it takes no longer for that."""

_MOST: Final = 64
"""So many ways are told of a game at most."""

_OWN: Final = 0.3
"""What belongs to a rule at least that much is looked at: its own functions, or those beside it."""

Way = tuple[Key, tuple[tuple[int, int], ...], str]
"""A function, which parts of which of its codes were carried out, and what it came to."""


class Paths:
    """Looks at the functions of some rules while they are applied."""

    def __init__(self, rules: Iterable[str], edition: EditionDate) -> None:
        """Look at the functions of the rules, or else at those of the rules beside them."""
        self._codes: Final = dict(_looked_at(tuple(rules), edition))
        self._left: dict[Key, int] = {}
        self._ways: dict[Way, None] = {}
        self.deaf = False
        """Whether nothing is noted for now."""

    def begin(self) -> None:
        """Forget what was seen before: another game begins."""
        self._left = dict.fromkeys(self._codes, _LOOKED_AT)
        self._ways = {}

    @property
    def taken(self) -> Sequence[str]:
        """The ways that were taken, in the order in which they were first taken."""
        return tuple(map(_told, self._ways))

    def beside(self, rule: Rule[..., Any]) -> Callable[..., Any]:
        """Return a function that does the same as a rule's, and is looked at if the rule is."""
        key, function = rule.key, rule.function
        codes = self._codes.get(key)
        if codes is None:
            return function

        def seen(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as the rule's function has it
            if self.deaf or self._left.get(key, 0) <= 0 or len(self._ways) >= _MOST:
                return function(*args, **kwargs)
            self._left[key] -= 1
            look = _Look(codes)
            with look:
                came = function(*args, **kwargs)
            if isinstance(came, Generator):
                return self._step_by_step(key, look, came)
            self._note(key, look, _shape(came, args))
            return came

        return seen

    def _step_by_step(
        self, key: Key, look: _Look, came: Generator[Any, Any, Any]
    ) -> Generator[Any, Any, Any]:
        """Look at a function that gives one thing after the other."""
        said, times = None, 0
        try:
            while True:
                try:
                    with look:
                        one = came.send(said)
                except StopIteration as stop:
                    return stop.value
                times += 1
                said = yield one
        finally:
            self._note(key, look, _count(times))

    def _note(self, key: Key, look: _Look, shape: str) -> None:
        self._ways.setdefault((key, tuple(sorted(look.parts)), shape))


class _Look:
    """A look at what some codes do within the block."""

    def __init__(self, codes: Mapping[CodeType, int]) -> None:
        self._codes = codes
        self.parts: set[tuple[int, int]] = set()
        """The number of a code, and the place of an instruction in it that was carried out."""

    def __enter__(self) -> None:
        self._before = sys.gettrace()
        sys.settrace(self._called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def _called(self, frame: FrameType, _: str, __: object) -> Callable[..., Any] | None:
        number = self._codes.get(frame.f_code)
        if number is None:
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        add = self.parts.add

        def carried_out(frame: FrameType, event: str, _: object) -> Any:  # noqa: ANN401 - itself
            if event == "opcode":
                add((number, frame.f_lasti))
            return carried_out

        return carried_out


def _told(way: Way) -> str:
    (number, name), parts, shape = way
    return f"{number} {name} {shape} {' '.join(f'{code}:{at}' for code, at in parts)}"


def _shape(came: object, args: Sequence[object]) -> str:
    """Return what a function has come to, without what differs from game to game."""
    if came is None or isinstance(came, bool):
        return str(came)
    if any(came is one for one in args):
        return "as it was"
    if isinstance(came, Sized) and not isinstance(came, str):
        return _count(len(came))
    return "something"


def _count(times: int) -> str:
    return ("none", "one")[times] if times < 2 else "several"  # noqa: PLR2004 - several


@cache
def _looked_at(
    rules: tuple[str, ...], edition: EditionDate
) -> Mapping[Key, Mapping[CodeType, int]]:
    """Return the functions of rules, and their codes with those of what they call beside them."""
    near = [one for rule in rules for one in functions_of(rule, edition)]
    parts = {one.key: part for one, part in near if part >= _OWN}
    most = max(parts.values(), default=0.0)
    known = all_rules()
    return {key: _codes(known[key]) for key, part in parts.items() if part == most}


def _codes(rule: Rule[..., Any]) -> Mapping[CodeType, int]:
    """Return the codes of a rule's function and of those of its module that it calls."""
    function = unwrap(rule.function)
    found = [*_within(function.__code__)]
    for name in function.__code__.co_names:
        called = unwrap(function.__globals__.get(name, _nothing))
        if isinstance(called, FunctionType) and called.__module__ == function.__module__:
            found += _within(called.__code__)
    return {code: number for number, code in enumerate(dict.fromkeys(found))}


def _nothing() -> None:
    """Stand for a name that is no function."""


def _within(code: CodeType) -> Iterator[CodeType]:
    """Yield a code and those within it."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from _within(one)
