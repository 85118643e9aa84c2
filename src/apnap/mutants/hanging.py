"""
Misreadings that hang on one set-up: a single scenario notices them, or several that begin alike.

An engine that lacks a card of that scenario, or cannot play its set-up, keeps such a misreading
without anybody seeing it. Scenarios begin alike if they are rows of one outline, or if the same
things are given in them, whoever has them and in whatever game. Nothing is played: the stored
patterns say what fails.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

from apnap.diagnosis.patterns import Pattern
from apnap.mutants.spreading import by_id
from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Rows, Text
from apnap.suite import Scenario
from apnap.vocabulary.words import PLAYERS

FORMAT: Final = 1
"""Number of the format; it changes when a reader has to."""

_PLAYER: Final = re.compile(rf"\b(?:{'|'.join(PLAYERS)})\b")

Begins = tuple[Path, int] | tuple[str, ...]
"""How a scenario begins: where its outline stands, or what is given."""


class Hanging(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A misreading that hangs on one set-up."""

    name: Annotated[Text, doc("Name of the mutant.")]
    rule: Annotated[Text, doc("The rule that it misreads, or `glossary:SLUG`.")]
    summary: Annotated[Text, doc("The misreading in one sentence.")]
    edition: Annotated[EditionDate, doc("The edition in which it was played.")]
    scenarios: Annotated[Rows[Text], doc("Ids of the scenarios that fail, which begin alike.")]


class AllHanging(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What `apnap mutants --hanging --json` prints."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    mutants: Annotated[Rows[Hanging], doc("The misreadings.")]


def hanging(patterns: Iterable[Pattern]) -> Iterator[Hanging]:
    """Yield those misreadings that are noticed, but from one set-up only."""
    for one in patterns:
        known = by_id(one.edition)
        failed = [
            known[id_]
            for id_, trace in one.traces.items()
            if trace.ending == "failed" and id_ in known
        ]
        if failed and alike(failed):
            yield Hanging(
                name=one.name,
                rule=one.rule,
                summary=one.summary,
                edition=one.edition,
                scenarios=tuple(s.id for s in failed),
            )


def alike(scenarios: Iterable[Scenario]) -> bool:
    """Tell whether scenarios all begin alike, each like the first or like one that does."""
    left = [set(_begins(scenario)) for scenario in scenarios]
    reached = left.pop() if left else set()
    while near := [one for one in left if one & reached]:
        left = [one for one in left if not one & reached]
        reached = reached.union(*near)
    return not left


def _begins(scenario: Scenario) -> Iterator[Begins]:
    yield scenario.path, scenario.template_line
    given = (step for step in scenario.steps[1:] if step.keyword == "given")
    text = "\n".join(
        " | ".join((step.text, *(c for row in step.table for c in row))) for step in given
    )
    places: dict[str, str] = {}
    told = _PLAYER.sub(lambda name: places.setdefault(name[0], f"<{len(places)}>"), text)
    yield tuple(sorted(told.splitlines()))
