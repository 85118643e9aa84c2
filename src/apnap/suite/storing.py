"""
Scenarios as data, so that a file that was compiled once is not compiled again.

A scenario holds functions: each of its steps is a call of a phrase. Stored, a call is the number
of its phrase in the vocabulary and its values as JSON, where all but plain values and lists say
what they are: `{"row": …}`. A step, or what tags say, that several scenarios of a file share is
stored once. Where a file lies is not stored; that is told when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from apnap.driver import Listed, Position
from apnap.protocol import Record, Variant
from apnap.suite.compiling import Origin, Scenario, Step
from apnap.suite.tags import Tagged
from apnap.vocabulary.matching import Call
from apnap.vocabulary.phrases import Keyword, Phrase
from apnap.vocabulary.whole import VOCABULARY

T = TypeVar("T")
_Place = Annotated[int, msgspec.Meta(ge=0)]
"""Where something stands among the phrases, or among what is stored once."""


class _Step(Record, frozen=True, array_like=True):
    """A step, wherever it stands in its file."""

    keyword: Keyword
    text: str
    phrase: _Place
    values: tuple[Any, ...]
    table: tuple[tuple[str, ...], ...]


class _Scenario(Record, frozen=True, kw_only=True):
    """What of a scenario does not depend on where its file lies."""

    id: str
    name: str
    feature: str
    rule: str
    line: int
    template: str
    template_line: int
    example: dict[str, str]
    tags: tuple[str, ...]
    tagged: _Place
    position: Position
    steps: tuple[tuple[int, _Place], ...]
    """The line of each, and which it is."""
    needs: tuple[str, ...]
    origin: Origin


class _File(Record, frozen=True, array_like=True):
    """The scenarios of a file, and what they share."""

    steps: tuple[_Step, ...]
    tagged: tuple[Tagged, ...]
    scenarios: tuple[_Scenario, ...]


_Unplaced = tuple[Keyword, str, Call, tuple[tuple[str, ...], ...]]
"""A step, wherever it stands in its file: keyword, text, call and table."""


class _Once(Generic[T]):
    """Values, each of which is stored once."""

    def __init__(self) -> None:
        self.values: list[T] = []
        self._places: dict[bytes, int] = {}

    def place(self, value: T) -> int:
        """Return where a value stands among them."""
        place = self._places.setdefault(msgspec.json.encode(value), len(self.values))
        if place == len(self.values):
            self.values.append(value)
        return place


class Form:
    """How scenarios are stored of which each step is a call of one of these phrases."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        """Take the phrases; their order belongs to the form."""
        self._phrases = phrases
        self._places: Mapping[tuple[Keyword, str], int] = {
            (phrase.keyword, phrase.pattern): place for place, phrase in enumerate(phrases)
        }

    def stored(self, scenarios: Sequence[Scenario]) -> bytes:
        """Return the scenarios of a file as JSON; raise `TypeError` if one holds what cannot be."""
        steps, tagged = _Once[_Step](), _Once[Tagged]()
        packed = tuple(self._packed(scenario, steps, tagged) for scenario in scenarios)
        return msgspec.json.encode(_File(tuple(steps.values), tuple(tagged.values), packed))

    def restored(self, data: bytes, path: Path) -> tuple[Scenario, ...]:
        """
        Return the scenarios that `stored` gave for the file at `path`, or raise `ValueError`.

        Those that are tagged alike share what their tags say: whoever keeps something by it need
        not compare it.
        """
        file = msgspec.json.decode(data, type=_File)
        steps = [
            (step.keyword, step.text, self._unpacked_call(step.phrase, step.values), step.table)
            for step in file.steps
        ]
        try:
            return tuple(_unpacked(one, path, file.tagged, steps) for one in file.scenarios)
        except IndexError as error:
            raise ValueError("something is meant that is not stored") from error

    def _packed(self, scenario: Scenario, steps: _Once[_Step], tagged: _Once[Tagged]) -> _Scenario:
        """Return a scenario as it is stored, and add to what is stored once."""
        return _Scenario(
            id=scenario.id,
            name=scenario.name,
            feature=scenario.feature,
            rule=scenario.rule,
            line=scenario.line,
            template=scenario.template,
            template_line=scenario.template_line,
            example=dict(scenario.example),
            tags=scenario.tags,
            tagged=tagged.place(scenario.tagged),
            position=scenario.position,
            steps=tuple(
                (step.line, steps.place(self._packed_step(step))) for step in scenario.steps
            ),
            needs=scenario.needs,
            origin=scenario.origin,
        )

    def _packed_step(self, step: Step) -> _Step:
        phrase, *values = self._packed_call(step.call)
        return _Step(step.keyword, step.text, phrase, tuple(values), step.table)

    def _packed_call(self, call: Call) -> tuple[int, *tuple[object, ...]]:
        place = self._places.get((call.phrase.keyword, call.phrase.pattern))
        if place is None:
            raise TypeError(f"no form is known in which {call.phrase.pattern!r} is stored")
        return (place, *map(self._packed_value, call.values))

    def _packed_value(self, value: object) -> object:  # noqa: C901, PLR0911 - one case for each form
        match value:
            case None | bool() | int() | str():
                return value
            case tuple():
                return [self._packed_value(one) for one in value]
            case dict():
                return {"row": {title: self._packed_value(one) for title, one in value.items()}}
            case Listed():
                return {"listed": value}
            case Variant():
                return {"variant": value}
            case Position():
                return {"position": value}
            case frozenset():
                return {"set": sorted(value)}
            case Call():
                return {"call": self._packed_call(value)}
            case _:
                raise TypeError(f"no form is known in which {value!r} is stored")

    def _unpacked_call(self, place: int, values: Sequence[Any]) -> Call:
        if not 0 <= place < len(self._phrases):
            raise ValueError(f"there is no phrase {place}")
        return Call(self._phrases[place], tuple(map(self._unpacked_value, values)))

    def _unpacked_value(  # noqa: C901, PLR0911 - one case for each form
        self,
        value: Any,  # noqa: ANN401 - as the values of a call are
    ) -> Any:  # noqa: ANN401 - likewise
        match value:
            case str() | int() | None:
                return value
            case list():
                return tuple(map(self._unpacked_value, value))
            case {"listed": listed}:
                return msgspec.convert(listed, Listed)
            case {"row": dict(row)}:
                return {title: self._unpacked_value(one) for title, one in row.items()}
            case {"variant": variant}:
                return msgspec.convert(variant, Variant)
            case {"position": position}:
                return msgspec.convert(position, Position)
            case {"set": members}:
                return msgspec.convert(members, frozenset[str])
            case {"call": [int(place), *values]}:
                return self._unpacked_call(place, values)
            case _:
                raise ValueError(f"nothing is stored as {value!r}")


def _unpacked(
    one: _Scenario, path: Path, tagged: Sequence[Tagged], steps: Sequence[_Unplaced]
) -> Scenario:
    return Scenario(
        id=one.id,
        name=one.name,
        feature=one.feature,
        rule=one.rule,
        path=path,
        line=one.line,
        template=one.template,
        template_line=one.template_line,
        example=one.example,
        tags=one.tags,
        tagged=tagged[one.tagged],
        position=one.position,
        steps=tuple(
            Step(keyword, text, line, call, table)
            for line, place in one.steps
            for keyword, text, call, table in (steps[place],)
        ),
        needs=one.needs,
        origin=one.origin,
    )


_OF_THE_SUITE: Final = Form(VOCABULARY.phrases)
stored: Final = _OF_THE_SUITE.stored
restored: Final = _OF_THE_SUITE.restored
