"""
Giving the players other names.

The names that the suite uses are in alphabetical order around the table but for where the circle
begins, so that an engine may sort the players by name unnoticed. The new names run the other way.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from apnap.driver import Position
from apnap.suite import Scenario, Step
from apnap.vocabulary.matching import Call

NAMES: Final = (
    *("Zoe", "Yuri", "Xena", "Walt", "Vera", "Uma", "Tess", "Sven"),
    *("Quin", "Petra", "Olga", "Nils", "Mona", "Liam", "Kira", "Jens"),
)
"""What the players are called instead, from the first seat on."""

Text = Callable[[str], str]


def renamed(scenario: Scenario, names: Iterable[str] = NAMES) -> Scenario | None:
    """
    Return the scenario with other names, from the first seat on.

    Returns nothing if a card is called like one of its players.
    """
    position = scenario.position
    other = dict(zip(position.seats, _free(position, names), strict=False))
    shape = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, other))})(?![\w-])")

    @functools.cache  # most of what is said in a scenario is said many times
    def text(old: str) -> str:
        return shape.sub(lambda name: other[name[0]], old)

    if any(text(str(thing.card)) != thing.card for thing in position.objects):
        return None
    return replace(
        scenario,
        name=text(scenario.name),
        position=_anew(position, text),
        steps=tuple(_step(step, text) for step in scenario.steps),
    )


def _free(position: Position, names: Iterable[str]) -> Iterator[str]:
    """Yield names that nobody has at this table."""
    said = {word for name in (*position.seats, *position.names) for word in re.split(r"\W", name)}
    more = (f"Guest{number}" for number in itertools.count(1))
    return (name for name in itertools.chain(names, more) if name not in said)


def _step(step: Step, text: Text) -> Step:
    """Return the step as it is written with the other names."""
    call = Call(step.call.phrase, _anew(step.call.values, text))
    return replace(step, text=text(step.text), call=call, table=_anew(step.table, text))


def _anew(value: Any, text: Text) -> Any:  # noqa: ANN401 - the type stays what it is
    """Return a value of whatever type with each text in it replaced."""
    match value:
        case str():
            return text(value)
        case None | int():
            return value
        case tuple() | list() | frozenset():
            return type(value)([_anew(one, text) for one in value])
        case msgspec.Struct():
            fields = {name: _anew(getattr(value, name), text) for name in value.__struct_fields__}
            return replace(value, **fields)
        case Mapping():
            return {_anew(key, text): _anew(one, text) for key, one in value.items()}
        case _:
            return value
