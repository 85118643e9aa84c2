"""
Scenarios as data, so that a file that was compiled once is not compiled again.

A scenario holds functions: each of its steps is a call of a phrase. Stored, a call is the number
of its phrase in the vocabulary and its values as JSON, where all but plain values and lists say
what they are: `{"row": …}`. Where a file lies is not stored; that is told when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from apnap.driver import Listed, Position
from apnap.protocol import Record, Variant
from apnap.suite.compiling import Origin, Scenario, Step
from apnap.suite.tags import Tagged
from apnap.vocabulary.matching import Call
from apnap.vocabulary.phrases import Keyword, Phrase
from apnap.vocabulary.whole import VOCABULARY


class _Step(Record, frozen=True, array_like=True):
    keyword: Keyword
    text: str
    line: int
    phrase: int
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
    tagged: Tagged
    position: Position
    steps: tuple[_Step, ...]
    needs: tuple[str, ...]
    origin: Origin


_Stored: Final = tuple[_Scenario, ...]


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
        return msgspec.json.encode([self._packed(scenario) for scenario in scenarios])

    def restored(self, data: bytes, path: Path) -> tuple[Scenario, ...]:
        """
        Return the scenarios that `stored` gave for the file at `path`, or raise `ValueError`.

        Those that are tagged alike share what their tags say: whoever keeps something by it need
        not compare it.
        """
        tagged: dict[Tagged, Tagged] = {}
        return tuple(
            self._unpacked(one, path, tagged.setdefault(one.tagged, one.tagged))
            for one in msgspec.json.decode(data, type=_Stored)
        )

    def _packed(self, scenario: Scenario) -> _Scenario:
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
            tagged=scenario.tagged,
            position=scenario.position,
            steps=tuple(map(self._packed_step, scenario.steps)),
            needs=scenario.needs,
            origin=scenario.origin,
        )

    def _packed_step(self, step: Step) -> _Step:
        phrase, *values = self._packed_call(step.call)
        return _Step(step.keyword, step.text, step.line, phrase, tuple(values), step.table)

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

    def _unpacked(self, one: _Scenario, path: Path, tagged: Tagged) -> Scenario:
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
            tagged=tagged,
            position=one.position,
            steps=tuple(map(self._unpacked_step, one.steps)),
            needs=one.needs,
            origin=one.origin,
        )

    def _unpacked_step(self, step: _Step) -> Step:
        call = self._unpacked_call(step.phrase, step.values)
        return Step(step.keyword, step.text, step.line, call, step.table)

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
            case {"row": dict(row)}:
                return {title: self._unpacked_value(one) for title, one in row.items()}
            case {"listed": listed}:
                return msgspec.convert(listed, Listed)
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


_OF_THE_SUITE: Final = Form(VOCABULARY.phrases)
stored: Final = _OF_THE_SUITE.stored
restored: Final = _OF_THE_SUITE.restored
