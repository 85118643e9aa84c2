"""
Turning written scenarios into scenarios that can be played.

Each step becomes a call of a phrase; the calm Givens are carried out at once, so that a
position which cannot be is found here, with its line, and not in front of an engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from apnap.driver import Position, PositionError
from apnap.driver.needs import of_position
from apnap.driver.position import check_whole
from apnap.protocol import Record
from apnap.protocol.catalogue import slug
from apnap.suite.errors import FeatureError, ManyErrors
from apnap.suite.reading import Pickle, RawStep
from apnap.suite.responding import responses_need
from apnap.suite.tags import Tagged, understand
from apnap.vocabulary.matching import Call, StepError
from apnap.vocabulary.phrases import Keyword
from apnap.vocabulary.reading_lists import Scope, WordError
from apnap.vocabulary.whole import VOCABULARY

Origin = Literal["suite", "second-reading", "extension"]
"""Where a scenario comes from: these are counted apart everywhere."""

PREFIXES: Final[Mapping[Origin, str]] = {
    "suite": "",
    "second-reading": "second:",
    "extension": "ext:",
}
"""How ids begin, so that those of the suite are never taken for others."""

MOST_FAULTS: Final = 200
"""After so many faults of a file the rest of it is not looked at."""

_LEFT: Final = re.compile(r"<[^<>]+>")
"""A placeholder of an outline."""
_REFUSED: Final = "this is illegal"


class Step(Record, frozen=True):
    """A step: how it is written, and the phrase that it is."""

    keyword: Keyword
    text: str
    line: int
    call: Call
    table: tuple[tuple[str, ...], ...] = ()
    """The table below it, as it is written; empty if there is none."""


class Image(Record, frozen=True):
    """Of which scenario something is the image, and by which symmetry."""

    of: str
    """The scenario's id."""
    symmetry: str


class Scenario(Record, frozen=True, kw_only=True):
    """One scenario, or one row of an outline, ready to be played."""

    id: str
    """`section-slug/scenario-slug`, the same for ever, with the prefix of its origin before it."""
    name: str
    feature: str
    rule: str
    """Title of the `Rule:` block; empty outside of one."""
    path: Path
    line: int
    template: str
    template_line: int
    example: Mapping[str, str]
    tags: tuple[str, ...]
    tagged: Tagged
    position: Position
    steps: tuple[Step, ...]
    needs: tuple[str, ...]
    origin: Origin
    image: Image | None = None
    """Set if it stands in no file, but was made from a scenario that does."""


class Broken(NamedTuple):
    """A scenario with which something is wrong."""

    scenario: Scenario
    """With those steps of it that are phrases."""
    whole: bool
    """Whether all of them are."""


def compile_(path: Path, section: str, pickle: Pickle, origin: Origin) -> Scenario:
    """Return the scenario of a pickle; raise `ManyErrors` with all that is wrong if it is none."""
    errors: list[FeatureError] = []
    tagged = understand(path, pickle.tags, errors)
    if not tagged.dated and origin != "extension":
        problem = "nothing says since when this holds: tag the Feature @since:DATE"
        errors.append(FeatureError(path, pickle.line, problem, "tag"))
    position, found = _steps(path, pickle, errors)
    errors += _verdicts(path, found)
    steps = tuple(filter(None, found))
    if None not in found:
        errors += _whole(path, pickle, position)
        errors += _set_up(path, steps)
    if None not in found and not any(raw.keyword == "then" for raw in pickle.steps):
        problem = "the scenario has no Then: it says nothing that could be wrong"
        errors.append(FeatureError(path, pickle.template_line, problem, "verdict"))
    scenario = Scenario(
        id=f"{PREFIXES[origin]}{slug(section)}/{slug(pickle.name)}",
        name=pickle.name,
        feature=pickle.feature,
        rule=pickle.rule,
        path=path,
        line=pickle.line,
        template=pickle.template,
        template_line=pickle.template_line,
        example=pickle.example,
        tags=tuple(dict.fromkeys(tag.text for tag in pickle.tags)),
        tagged=tagged,
        position=position,
        steps=steps,
        needs=() if errors else _needs(position, steps, tagged),
        origin=origin,
    )
    if errors:
        for error in errors:
            error.broken = Broken(scenario, whole=None not in found)
        raise ManyErrors(errors)
    return scenario


def _needs(position: Position, steps: Sequence[Step], tagged: Tagged) -> tuple[str, ...]:
    """Return what an engine has to have so that a scenario can be played, each once."""
    needs = (
        *of_position(position),
        *(need for step in steps for call in step.call.parts for need in call.phrase.needs),
        *responses_need(step.call for step in steps),
        *tagged.needs,
    )
    return tuple(dict.fromkeys(needs))


def _steps(
    path: Path, pickle: Pickle, errors: list[FeatureError]
) -> tuple[Position, tuple[Step | None, ...]]:
    """
    Return the position that the calm Givens describe, and all steps, None for one that is wrong.

    After one that says who and what there is, only what doesn't depend on it is found in those
    that follow: no phrase, no card, no player.
    """
    position, scope, steps = Position(), Scope(), list[Step | None]()
    certain = True
    for raw in pickle.steps:
        if len(errors) >= MOST_FAULTS:
            break
        told = certain or VOCABULARY.unknown(raw.keyword, raw.text)
        try:
            step = _step(path, raw, scope, pickle.example, explained=told)
            if step.call.phrase.calm:
                position = _described(path, raw, position, step.call, steps)
                scope = Scope(position.seats, position.names)
            elif step.call.phrase.introduces:
                scope = replace(scope, objects=scope.objects.union(step.call.values[-1]))
            steps.append(step)
        except FeatureError as error:
            if told or (isinstance(error.__cause__, StepError) and error.__cause__.certain):
                errors.append(error)
            certain &= not (raw.keyword == "given" or "called" in raw.text)
            steps.append(None)
    return position, tuple(steps)


def _step(
    path: Path, raw: RawStep, scope: Scope, example: Mapping[str, str], *, explained: bool
) -> Step:
    try:
        call = VOCABULARY.call(raw.keyword, raw.text, raw.table, scope, explained=explained)
    except StepError as error:
        cells = (cell for row in raw.table or () for cell in row)
        left = next((found for one in (raw.text, *cells) for found in _LEFT.findall(one)), None)
        problem = f"{raw.text.rstrip(':')}: {_unfilled(left, example) if left else error}"
        raise FeatureError(path, raw.line, problem, "step") from error
    return Step(raw.keyword, raw.text, raw.line, call, raw.table or ())


def _unfilled(placeholder: str, example: Mapping[str, str]) -> str:
    """Say why a placeholder is still there."""
    if not example:
        return f"{placeholder} is filled in a Scenario Outline only, by a column of its Examples"
    known = ", ".join(example)
    return f"no column of the Examples is called as {placeholder} says; there are: {known}"


def _described(
    path: Path, raw: RawStep, position: Position, call: Call, before: Sequence[Step | None]
) -> Position:
    """Return the position as a calm Given describes it."""
    if any(step and not step.call.phrase.calm for step in before):
        problem = "the position is described before anything is played from it"
        raise FeatureError(path, raw.line, problem, "position")
    try:
        described: Position = call.phrase.act(position, *call.values)
    except (PositionError, WordError) as error:  # a name in a table may end with no card
        raise FeatureError(
            path, raw.line, f"{raw.text.removesuffix(':')}: {error}", "position"
        ) from error
    return described


def _whole(path: Path, pickle: Pickle, position: Position) -> Iterator[FeatureError]:
    """Yield an error if something is missing without which a position is none."""
    try:
        check_whole(position)
    except PositionError as error:
        yield FeatureError(path, pickle.line, str(error), "position")


def _verdicts(path: Path, steps: Sequence[Step | None]) -> Iterator[FeatureError]:
    """Yield an error for each thing said that is not judged at once, and each other verdict."""
    for number, (step, after) in enumerate(zip_longest(steps, steps[1:]), 1):
        if step is None or (after is None and number < len(steps)):
            continue
        phrase = step.call.phrase
        follows = after.call.phrase.verdict if after and after.keyword == "then" else None
        if step.keyword == "when" and phrase.verdict != follows:
            yield FeatureError(path, (after or step).line, _missing(step), "verdict")
        if step.keyword == "then" and after and after.keyword == "then" and follows:
            problem = "a verdict stands directly after what it judges"
            yield FeatureError(path, after.line, problem, "verdict")


def _set_up(path: Path, steps: Sequence[Step]) -> Iterator[FeatureError]:
    """Yield an error if a position is set up in front of all after something was played."""
    played = [step for step in steps if not step.call.phrase.calm]
    for at, step in enumerate(played):
        if not step.call.phrase.sets_up:
            continue
        if at:
            problem = "a game is set up before anything else is played"
            yield FeatureError(path, step.line, problem, "set-up")
        elif any(later.text == _REFUSED for later in played[:2]) and len(played) > 2:  # noqa: PLR2004 - the set-up and the verdict
            problem = "a game that cannot be set up is not played: nothing follows the verdict"
            yield FeatureError(path, played[2].line, problem, "set-up")


def _missing(step: Step) -> str:
    """Say which verdict is missing after a When."""
    verdict = step.call.phrase.verdict
    if verdict is None:
        return "there is nothing to judge: play only goes on here"
    judged = "the declaration" if verdict == "declaration" else verdict
    return (
        f"the verdict on `{step.text}` (line {step.line}) is missing: "
        f"the next step must be `Then {judged} is legal` or `Then {judged} is illegal`"
    )
