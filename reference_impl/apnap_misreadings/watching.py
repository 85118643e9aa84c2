"""
The reference engine under the eyes of all misreadings, each of which says when it would differ.

Each rule is applied as written, and beside it every function that a misreading puts in its place.
As long as a misreading gives the same each time, the game is the same with it, and need not be
played. What a misreading asks of other rules they answer as written: they are watched themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import Field, fields
from functools import partial
from types import CellType, FunctionType
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

import msgspec

from apnap.protocol import Described, Load, Verdict
from apnap_misreadings.mutant import Mutant
from apnap_reference.engine import ReferenceEngine
from apnap_reference.rulebook import Key, Rulebook, all_rules

WATCHED: Final = "*"
"""What stands where the name of a misreading would: the engine plays as written, and watches."""


class WatchedEngine(ReferenceEngine):
    """An engine that plays as written and tells by which misreadings it would not have."""

    def __init__(self, library: Mapping[str, Mutant]) -> None:
        self._others = tuple(library.values())
        self._watch = Watch()
        super().__init__(self._rulebook_watched())

    def load(self, said: Load) -> Verdict:
        """Set up a calm position, and begin to watch."""
        self._watch.otherwise = {one.name for one in self._others if one.key is None}
        return super().load(said)

    def describe(self) -> Described:
        """Tell which misreadings have differed, and nothing else: this is asked after each game."""
        return Described(otherwise=tuple(sorted(self._watch.otherwise)))

    def _rulebook_watched(self) -> Rulebook:
        rivals: dict[Key, dict[str, Callable[..., Any]]] = {}
        for one in self._others:
            for key, function in one.replaced.items():
                rivals.setdefault(key, {})[one.name] = function
        rules = all_rules()
        return Rulebook(
            replaced={
                key: self._watch.beside(key, rules[key].function, of) for key, of in rivals.items()
            }
        )


class Watch:
    """What is being compared, and which misreadings have differed."""

    def __init__(self) -> None:
        self.otherwise: set[str] = set()
        self._trying: tuple[Key, str] | None = None
        """The misreading that is being applied beside a rule, and the rule."""

    def beside(
        self, key: Key, written: Callable[..., Any], rivals: Mapping[str, Callable[..., Any]]
    ) -> Callable[..., Any]:
        """Return a function that does what is `written`, and compares the rivals with it."""

        def watched(*args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as the rule's function has it
            if self._trying is not None:
                if self._trying[0] == key:  # it comes back to itself, which we do not follow
                    self.otherwise.add(self._trying[1])
                return written(*args, **kwargs)
            left = {name: made for name, made in rivals.items() if name not in self.otherwise}
            came = _came(written, *args, **kwargs)
            if isinstance(came, Iterator):
                begun = {
                    name: self._try(key, name, made, *args, **kwargs) for name, made in left.items()
                }
                return self._together(key, came, begun)
            for name, made in left.items():
                if not _same(came, self._try(key, name, made, *args, **kwargs)):
                    self.otherwise.add(name)
            return _given(came)

        return watched

    def _try(
        self, key: Key, name: str, function: Callable[..., Any], *args: Any, **kwargs: Any
    ) -> Any:  # noqa: ANN401 - as the rule's function has it
        """Apply a function of a misreading."""
        self._trying = (key, name)
        try:
            return _came(function, *args, **kwargs)
        finally:
            self._trying = None

    def _together(
        self, key: Key, written: Iterator[Any], rivals: dict[str, Any]
    ) -> Generator[Any, Any, Any]:
        """Go through what is written, the rivals step by step beside it."""
        said: object = None
        while True:
            came = _came(_next, written, said)
            for name in [one for one in rivals if one not in self.otherwise]:
                rival = rivals[name]
                if not isinstance(rival, Iterator) or not _same(
                    came, self._try(key, name, _next, rival, said)
                ):
                    self.otherwise.add(name)
            if isinstance(came, _Raised) and isinstance(came.error, StopIteration):
                return came.error.value
            said = yield _given(came)


@runtime_checkable
class _Fields(Protocol):
    """What a dataclass makes of a record."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


class _Raised:
    """What a function raises."""

    def __init__(self, error: Exception) -> None:
        self.error = error


def _came(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401 - as above
    """Return what a function gives, or what it raises."""
    try:
        return function(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - a misreading may break, where the rule does not
        return _Raised(error)


def _given(came: Any) -> Any:  # noqa: ANN401 - as above
    """Return what a function gave; raise what it raised."""
    if isinstance(came, _Raised):
        raise came.error
    return came


def _next(steps: Iterator[Any], said: object) -> Any:  # noqa: ANN401 - as above
    """Let what goes step by step take the next one."""
    return steps.send(said) if isinstance(steps, Generator) else next(steps)


def _same(one: object, other: object) -> bool:
    """Tell whether two functions came to the same, functions that they made included."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    taken_apart = next((parts for kind, parts in _PARTS if isinstance(one, kind)), None)
    if taken_apart is None:
        return bool(one == other)
    mine, its = taken_apart(one), taken_apart(other)
    return len(mine) == len(its) and all(map(_same, mine, its))


_PARTS: Final[tuple[tuple[type, Callable[[Any], Sequence[object]]], ...]] = (
    (_Raised, lambda it: (type(it.error), it.error.args)),
    (FunctionType, lambda it: (it.__code__, it.__closure__, it.__defaults__, it.__kwdefaults__)),
    (CellType, lambda it: (it.cell_contents,)),
    (partial, lambda it: (it.func, it.args, it.keywords)),
    (Mapping, lambda it: tuple(it.items())),  # in which order matters as well
    (tuple, lambda it: it),
    (list, lambda it: it),
    (msgspec.Struct, lambda it: [getattr(it, name) for name in it.__struct_fields__]),
    (_Fields, lambda it: [getattr(it, one.name) for one in fields(it)]),
)
"""What has equal parts is the same: two functions made in the same place are not equal."""
