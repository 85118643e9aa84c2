"""
Giving the objects other names.

The suite calls most cards by what is printed on them, so that an engine may take the name of an
object for the card that it is. Here the one says nothing of the other.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from apnap.protocol import Object
from apnap.suite import Scenario, Step
from apnap.vocabulary.card_names import card_name, card_names, cards
from apnap.vocabulary.matching import Call
from apnap.vocabulary.reading_lists import Reader

_CARDS: Final[frozenset[Reader]] = frozenset((card_name, card_names, cards))
"""What reads names of cards, which stay what they are."""

Text = Callable[[str], str]


def relabelled(scenario: Scenario, words: Iterable[str] | None = None) -> Scenario | None:
    """
    Return the scenario with other names for its objects; nothing if it has none.

    `words` are what they are called, in their order; without them they are numbered.
    """
    position = scenario.position
    if not position.objects:
        return None
    said = {*position.seats, *_introduced(scenario)}
    free = (word for word in words or map("Thing{}".format, itertools.count(1)) if word not in said)
    other = {thing.name: word for thing, word in zip(position.objects, free, strict=False)}
    shape = re.compile(
        rf"(?<![\w-])({'|'.join(map(re.escape, sorted(other, key=len, reverse=True)))})(?![\w-])"
    )

    def named(name: str) -> str:
        return other.get(name, name)

    def told(text: str) -> str:
        return shape.sub(lambda name: other[name[0]], text)

    objects = tuple(_anew(thing, named) for thing in position.objects)
    return replace(
        scenario,
        position=replace(position, objects=objects),
        steps=tuple(_step(step, named, told) for step in scenario.steps),
    )


def _introduced(scenario: Scenario) -> Iterator[str]:
    """Yield the names that steps give to what the engine makes."""
    for step in scenario.steps:
        if step.call.phrase.introduces:
            yield from step.call.values[-1]


def _anew(thing: Object, named: Text) -> Object:
    return replace(
        thing,
        name=named(thing.name),
        attached_to=thing.attached_to and named(thing.attached_to),
        source=thing.source and named(thing.source),
        targets=tuple(map(named, thing.targets)),
    )


def _step(step: Step, named: Text, told: Text) -> Step:
    """Return the step as it is written with the other names; a calm one has been carried out."""
    phrase, values = step.call.phrase, step.call.values
    if phrase.calm:
        table = tuple(tuple(map(told, row)) for row in step.table)
        return replace(step, text=told(step.text), table=table)
    gaps = tuple(
        value if reader in _CARDS else _exactly(value, named)
        for reader, value in zip(phrase.readers, values, strict=False)
    )
    rows = tuple(_exactly(value, named) for value in values[len(phrase.readers) :])
    table = tuple(tuple(map(told, row)) for row in step.table)
    return replace(step, text=told(step.text), call=Call(phrase, (*gaps, *rows)), table=table)


def _exactly(value: Any, named: Text) -> Any:  # noqa: ANN401 - the type stays what it is
    """Return a value of whatever type with each name of an object in it replaced."""
    match value:
        case str():
            return named(value)
        case Mapping():
            return {key: _exactly(one, named) for key, one in value.items()}
        case tuple() | list() | frozenset():
            return type(value)(_exactly(one, named) for one in value)
        case Call(phrase=phrase, values=values):
            return Call(phrase, _exactly(values, named))
        case _:
            return value
