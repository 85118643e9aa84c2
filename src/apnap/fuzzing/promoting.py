"""Putting a finding into the suite: into the file of its rule, under a name, checked by lint."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from apnap.fuzzing.telling.phrasing import Line, lines_of
from apnap.protocol import EditionDate, NotARuleNumberError, RuleNumber, folder
from apnap.protocol.given_files import read_text_given
from apnap.rulebooks import newest
from apnap.suite import (
    SECOND_READING,
    Scenario,
    SuiteError,
    lint,
    load_captions,
    load_suite,
)
from apnap.suite.reading import LARGEST, feature_files

_RULE: Final = re.compile(r"  Rule: ")
_TAG: Final = re.compile(r"@cr:(\S+)")
_ABOVE: Final = re.compile(r"\s*(@|#|$)")
"""What may stand above a block and belongs to it: tags, comments, nothing."""


class CannotBePromoted(ValueError):
    """A finding that cannot be put into the suite; the message says why."""


def promote(found: Path, name: str, into: Path, tags: Sequence[str] = ()) -> Path:
    """
    Put the one scenario of a file into the file of its rule below a folder, and return that file.

    The scenario gets the name, and `tags` beside the edition from which it holds. Raises
    `CannotBePromoted` if it names no rule, if no file is about its section, or if lint has anything
    against it: then nothing is changed.
    """
    scenario = _only(found)
    edition = EditionDate(scenario.tagged.edition[0]) if scenario.tagged.edition else newest()
    rule = _rule_of(scenario, edition)
    path, at, new = _place(into, rule)
    before = _read(path)
    lines = before.splitlines()
    block = _block(rule, edition) if new else ()
    told = (*block, *_told(scenario, name, (f"@since:{edition}", *tags)))
    path.write_text("\n".join((*lines[:at], *told, *lines[at:], "")), encoding="utf-8")
    first, last = at + 1, at + len(told)
    problems = [
        one.problem
        for one in lint((path,), alone=True).findings
        if one.line is None or first <= one.line <= last
    ]
    problems += [] if name else ["it has no name"]
    problems += _twins(path, into)
    if problems:
        path.write_text(before, encoding="utf-8")
        raise CannotBePromoted(f"{path}: {problems[0]}")
    return path


def _files(into: Path) -> tuple[Path, ...]:
    try:
        return tuple(feature_files(into, given=into != folder("features")))
    except SuiteError as error:
        raise CannotBePromoted(str(error)) from error


def _read(path: Path) -> str:
    try:
        return read_text_given(path, LARGEST)
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotBePromoted(f"{path} cannot be read: {why}") from error


def _only(found: Path) -> Scenario:
    try:
        (scenario, *others) = load_suite((found,), origin="extension").scenarios
    except (SuiteError, ValueError) as error:
        raise CannotBePromoted(f"{found} holds no scenario: {error}") from error
    if others:
        raise CannotBePromoted(f"{found} holds several scenarios: one at a time")
    return scenario


def _rule_of(scenario: Scenario, edition: EditionDate) -> RuleNumber:
    for subject in scenario.tagged.subjects(edition):
        try:
            return RuleNumber.parse(str(subject))
        except NotARuleNumberError:
            continue
    raise CannotBePromoted(f"{scenario.path}: tag the scenario with the rule that it shows: @cr:")


def _place(into: Path, rule: RuleNumber) -> tuple[Path, int, bool]:
    """Return a file, after how many lines of it to write, and whether the block is a new one."""
    nearest: tuple[int, Path, int] | None = None
    for path in _files(into):
        if SECOND_READING in path.parts:
            continue
        lines = _read(path).splitlines()
        for number, end in _blocks(lines):
            if number == rule:
                return path, end, False
            apart = abs(number.rule - rule.rule)
            if number.section == rule.section and (nearest is None or apart < nearest[0]):
                nearest = (apart, path, len(lines))
    if nearest is None:
        raise CannotBePromoted(f"no feature file below {into} is about section {rule.section}")
    return nearest[1], nearest[2], True


def _blocks(lines: Sequence[str]) -> Iterator[tuple[RuleNumber, int]]:
    """Yield the rule of each block, and after how many lines the block ends."""
    starts = [at for at, line in enumerate(lines) if _RULE.match(line)]
    for at, following in zip(starts, (*starts[1:], None), strict=True):
        end = len(lines) if following is None else following
        while _ABOVE.match(lines[end - 1]):
            end -= 1
        for number in _TAG.findall(lines[at - 1]) if at else ():
            try:
                yield RuleNumber.parse(number), end
            except NotARuleNumberError:
                continue


def _block(rule: RuleNumber, edition: EditionDate) -> tuple[str, ...]:
    title = load_captions().title(str(rule), edition) or f"What {rule} says"
    return ("", f"  @cr:{rule}", f"  Rule: {title}")


def _told(scenario: Scenario, name: str, tags: Sequence[str]) -> Iterator[str]:
    steps = [Line(step.keyword, step.text, step.table) for step in scenario.steps]
    yield ""
    yield f"    {' '.join(tags)}"
    yield f"    Scenario: {name}"
    yield from lines_of(steps, "      ")


def _twins(path: Path, into: Path) -> Iterator[str]:
    """Yield that the whole suite cannot be loaded with it: its name stands twice, or the like."""
    try:
        load_suite(where=into)
    except SuiteError as error:
        yield str(error).removeprefix(f"{path}: ")
