"""What a run has come to, as `findings.json` has it, and how it goes on where it was stopped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from apnap.fuzzing.differences import ORACLES, Difference, Oracle
from apnap.protocol import EditionDate, Program, Record, doc
from apnap.protocol.bounds import Integer, Many, Map, Natural, Rows, Text
from apnap.protocol.given_files import decoded, read_given
from apnap.protocol.readable_json import encode, why_unreadable
from apnap.protocol.validation import Breach, check

FINDINGS: Final = "findings.json"
KEPT: Final = "resume.json"
SCHEMA: Final = "fuzz"

Shape = tuple[str, ...]
R = TypeVar("R", bound=Record)

_NAME: Final = rf"\d{{3,9}}-(?:{'|'.join(ORACLES)})"
_LOG: Final = re.compile(rf"{_NAME}\.jsonl")
_PAGE: Final = re.compile(rf"{_NAME}\.html")
_SCENARIO: Final = re.compile(rf"found/{_NAME}\.feature")
_SHOWN: Final = 60


class CannotGoOn(ValueError):
    """A file of an earlier run of which no use can be made; the message says why."""


class Entry(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What is wrong in one way, in however many games."""

    difference: Annotated[Difference, doc("What is wrong in its smallest game.")]
    number: Annotated[Natural, doc("The number of the first game that showed it.")]
    times: Annotated[Natural, doc("In how many games it was seen.")] = 1
    moves: Annotated[Natural, doc("How much is said in the smallest game, passes included.")]
    cards: Annotated[Natural, doc("How many objects the smallest game begins with.")]
    players: Annotated[Natural, doc("How many players it has.")]
    log: Annotated[Text, doc("The file with the smallest game, as `apnap check` reads it.")] = ""
    scenario: Annotated[
        Text, doc("The feature file with the smallest game; empty: it cannot be told.")
    ] = ""
    untold: Annotated[Text, doc("What the vocabulary lacks to tell it; empty: nothing.")] = ""
    rules: Annotated[
        Many[Text],
        doc("Rules that the reference engine applied with the last thing that was said or done."),
    ] = ()
    page: Annotated[Text, doc("The page about it.")] = ""


class Report(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What a run has come to: the format of `findings.json`."""

    format: Annotated[Literal[1], doc("Number of the format.")] = 1
    engine: Annotated[Program, doc("The engine.")]
    edition: Annotated[EditionDate, doc("The edition of the rulebook.")]
    seed: Annotated[Integer, doc("The seed.")]
    games: Annotated[Natural, doc("How many games were played.")]
    answers: Annotated[Natural, doc("How much was said in them.")]
    ended: Annotated[Map[Text, Integer], doc("How many games ended how.")]
    rules: Annotated[Natural, doc("How many rules the reference engine applied in them.")]
    known: Annotated[Natural, doc("How many games showed what the baseline knows.")] = 0
    findings: Annotated[Rows[Entry], doc("What is wrong, in the order in which it was found.")]


class Learned(Record, frozen=True, kw_only=True):
    """What weights have learned from games."""

    drawn: dict[str, int]
    fresh: dict[str, int]
    touching: dict[str, int]
    rules: dict[str, int]


class Kept(Record, frozen=True, kw_only=True):
    """A run that can go on: what it was asked, how far it has come, and what it has learned."""

    engine: str
    oracles: tuple[Oracle, ...]
    asked: tuple[str, ...]
    report: Report
    learned: Learned


def known(path: Path) -> frozenset[Shape]:
    """Return what an earlier run has found; raise `CannotGoOn` if the file tells nothing of it."""
    report = _read(path, Report, "the findings of `apnap fuzz`")
    return frozenset(entry.difference.shape for entry in report.findings)


def kept(folder: Path) -> Kept | None:
    """Return the run that was stopped, None if there was none; raises `CannotGoOn`."""
    path = folder / KEPT
    return _read(path, Kept, "a run of `apnap fuzz`") if path.exists() else None


def keep(folder: Path, run: Kept) -> None:
    """Write how far a run has come, and what it has found so far; raises `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, record in ((FINDINGS, run.report), (KEPT, run)):
        partial = folder / f"{name}.part"
        partial.write_bytes(encode(record))
        partial.replace(folder / name)


def _read(path: Path, kind: type[R], what: str) -> R:
    try:
        content = read_given(path)
    except OSError as error:
        raise CannotGoOn(f"{path} cannot be read: {error.strerror}") from error
    try:
        value = decoded(content)
        if kind is Kept:
            value = value.get("report") if isinstance(value, dict) else None
        check(SCHEMA, value)
        return _named_as_written(msgspec.json.decode(content, type=kind))
    except Breach as breach:
        raise CannotGoOn(f"{path} does not hold {what}: {breach.problem}") from breach
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        told = why_unreadable(content) or str(error)
        raise CannotGoOn(f"{path} does not hold {what}: {told}") from error


def _named_as_written(found: R) -> R:
    """Return the same; raise `ValueError` if a run calls the files of findings otherwise."""
    for one in found.report.findings if isinstance(found, Kept) else ():
        for name, called in ((one.log, _LOG), (one.page, _PAGE), (one.scenario, _SCENARIO)):
            if name and not called.fullmatch(name):
                raise ValueError(f"a file of a finding is called {name[:_SHOWN]!r}")
    return found


def by_shape(entries: Iterable[Entry]) -> dict[Shape, Entry]:
    """Return findings by what they have in common with others of the same cause."""
    return {entry.difference.shape: entry for entry in entries}
