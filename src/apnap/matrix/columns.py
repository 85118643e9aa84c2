"""
What engines have shown, rule by rule, and what goes wrong by which cause.

These records are the format of `apnap matrix --json` and of the files in `engines/`.
"""

from __future__ import annotations

from typing import Annotated, Final

from apnap.protocol import EditionDate, Record, doc
from apnap.protocol.bounds import Integer, Map, Natural, Positive, Rows, Text
from apnap.results.records import Cause, RuleRow

FORMAT: Final = 1
"""Number of both formats; it changes when a reader has to."""

DAY: Final = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"


class CauseShown(Cause, frozen=True, kw_only=True, omit_defaults=False):
    """What went wrong in some scenarios alike, and what that was."""

    what: Annotated[
        Text,
        doc("What went wrong: the reason of a baseline, or what the shortest scenario ran into."),
    ]


class EngineShown(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What an engine has shown at one time, in one edition."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    engine: Annotated[Text, doc("The engine's name, as it introduced itself.")]
    version: Annotated[Text, doc("Its version.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    day: Annotated[
        Annotated[Text, doc("A day.", pattern=DAY)] | None,
        doc("When it was played, as far as somebody has said so."),
    ] = None
    apnap: Annotated[Text, doc("Version of apnap that has played it.")]
    counts: Annotated[Map[Text, Integer], doc("Scenarios by outcome.")]
    rules: Annotated[Rows[RuleRow], doc("The outcomes by rule, as the rulebook has them.")]
    causes: Annotated[
        Rows[CauseShown],
        doc("What failed, errored or was unreached, by what went wrong, the most frequent first."),
    ] = ()

    @property
    def played(self) -> int:
        """How many scenarios were played to their end, or broke."""
        return sum(n for outcome, n in self.counts.items() if outcome not in _UNPLAYED)


_UNPLAYED: Final = ("unsupported", "withheld")


class Cell(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What came of the scenarios about a rule on an engine."""

    passed: Annotated[Natural, doc("Scenarios that passed.")]
    played: Annotated[Natural, doc("Those that were neither unsupported nor withheld.")]
    scenarios: Annotated[Positive, doc("All of them.")]
    causes: Annotated[
        Rows[Natural], doc("Numbers of the causes by which some went wrong, from 0.")
    ] = ()


class Row(Record, frozen=True, kw_only=True, omit_defaults=False):
    """A rule, and what each engine has shown about it."""

    rule: Annotated[Text, doc("The rule's number or `glossary:SLUG`.")]
    title: Annotated[Text, doc("What it is called.")]
    cells: Annotated[
        Rows[Cell | None], doc("One for each engine, in their order; null: nothing about it.")
    ]


class Step(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What became of an engine's causes from one time to the next."""

    engine: Annotated[Text, doc("The engine's name.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    before: Annotated[Text, doc("Version, and day if known, of the earlier time.")]
    after: Annotated[Text, doc("The same of the later time.")]
    mended: Annotated[Rows[Text], doc("Rules that were red and are no more, and still played.")]
    broken: Annotated[Rows[Text], doc("Rules that are red and were not.")]
    passed: Annotated[Rows[Natural], doc("Scenarios that passed: before, and after.")]
    causes: Annotated[Rows[Natural], doc("Causes of what went wrong: before, and after.")]


class Matrix(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Engines and rules."""

    format: Annotated[Integer, doc("Number of this format.")] = FORMAT
    apnap: Annotated[Text, doc("Version of apnap.")]
    engines: Annotated[
        Rows[EngineShown], doc("The columns: of each engine and edition what was played last.")
    ]
    rows: Annotated[Rows[Row], doc("The rules, as the rulebook has them.")]
    steps: Annotated[
        Rows[Step], doc("How engines got on that were played several times, the earliest first.")
    ] = ()


def called(one: EngineShown) -> str:
    """Return what a column is called: name, version, and the day if somebody has said it."""
    return f"{one.engine} {one.version}{f', {one.day}' if one.day else ''}"


def red(cell: Cell | None) -> bool:
    """Tell whether something about a rule went wrong."""
    return cell is not None and bool(cell.causes)
