"""Playing many games, one round after the other, and grouping what is found in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from apnap.fuzzing.differences import ORACLES, Difference, Oracle
from apnap.fuzzing.games import Plan
from apnap.fuzzing.reducing import reduced
from apnap.fuzzing.telling.featured import feature
from apnap.fuzzing.telling.phrasing import CannotBeTold
from apnap.fuzzing.trying import Bench, Tried, bench
from apnap.fuzzing.weighing import ROUND, Weights
from apnap.logs.entries import written
from apnap.protocol import EditionDate, Limits, Program, Record, doc
from apnap.protocol.bounds import Integer, Many, Map, Natural, Rows, Text
from apnap.protocol.recorded import Begin
from apnap.running.processes import pool
from apnap.suite import lint

__all__ = ["ORACLES", "Asked", "Entry", "Progress", "Report", "run"]

FOUND: Final = "found"
"""The folder with the findings that are told as scenarios."""

_CHUNK: Final = 8
"""So many games of a round are one task of a worker."""


class Asked(Record, frozen=True, kw_only=True):
    """What is asked for."""

    engine: str
    edition: EditionDate
    oracles: tuple[Oracle, ...]
    rules: tuple[str, ...] = ()
    seed: int = 0
    workers: int = 0
    games: int | None = None
    seconds: float | None = None
    findings: int | None = None
    limits: Limits | None = None


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
    findings: Annotated[Rows[Entry], doc("What is wrong, in the order in which it was found.")]


class _Task(Record, frozen=True, kw_only=True):
    """Games for one worker."""

    asked: Asked
    numbers: tuple[int, ...]
    weights: Mapping[str, int]


class Progress(Record, frozen=True):
    """How far a run has come."""

    games: int
    answers: int
    seconds: float
    rules: int
    findings: int


def run(asked: Asked, out: Path | None, told: Callable[[Progress], object]) -> Report:
    """
    Play games until there were enough; write what is found into the folder `out`.

    Raises `EngineTrouble` if no engine starts, and `OSError` if nothing can be written.
    """
    begun, weights = time.monotonic(), Weights(asked.rules)
    entries: dict[tuple[str, ...], Entry] = {}
    ended: Counter[str] = Counter()
    answers = 0
    first = 0
    processes = pool(asked.workers) if asked.workers else nullcontext()
    with (
        Bench(asked.engine, asked.edition, asked.oracles, asked.limits) as small,
        processes as all_,
    ):
        while not _enough(asked, first, time.monotonic() - begun, len(entries)):
            numbers = tuple(range(first, min(first + ROUND, asked.games or first + ROUND)))
            games = tuple(_round(asked, numbers, weights.known(), all_))
            for game in games:
                ended[game.ended] += 1
                answers += game.answers
                _take(entries, game, small, out)
            weights.learn(game.touched for game in games)
            first += len(numbers)
            passed = time.monotonic() - begun
            told(Progress(first, answers, passed, len(weights.rules), len(entries)))
        report = Report(
            engine=small.program,
            edition=asked.edition,
            seed=asked.seed,
            games=first,
            answers=answers,
            ended=dict(ended),
            rules=len(weights.rules),
            findings=tuple(entries.values()),
        )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        content = msgspec.json.format(msgspec.json.encode(report), indent=2)
        (out / "findings.json").write_bytes(content + b"\n")
    return report


def _enough(asked: Asked, games: int, seconds: float, findings: int) -> bool:
    return (
        (asked.games is not None and games >= asked.games)
        or (asked.seconds is not None and seconds >= asked.seconds)
        or (asked.findings is not None and findings >= asked.findings)
    )


def _round(
    asked: Asked,
    numbers: Sequence[int],
    weights: Mapping[str, int],
    processes: ProcessPoolExecutor | None,
) -> Iterator[Tried]:
    """Yield the games of a round, in their order."""
    tasks = [
        _Task(asked=asked, numbers=tuple(numbers[at : at + _CHUNK]), weights=weights)
        for at in range(0, len(numbers), _CHUNK)
    ]
    for games in map(_played, tasks) if processes is None else processes.map(_played, tasks):
        yield from games


def _played(task: _Task) -> tuple[Tried, ...]:
    asked = task.asked
    mine = bench(asked.engine, asked.edition, asked.oracles, asked.limits)
    return tuple(mine.tried(asked.seed, task.numbers, task.weights))


def _take(
    entries: dict[tuple[str, ...], Entry], game: Tried, small: Bench, out: Path | None
) -> None:
    """Take what was found in a game: one more of what is known, or something new."""
    found, plan = game.difference, game.plan
    if found is None or plan is None:
        return
    if found.shape in entries:
        known = entries[found.shape]
        entries[found.shape] = replace(known, times=known.times + 1)
        return

    def same(other: Plan) -> bool:
        seen = small.again(other, found.oracle)[1]
        return seen is not None and seen.shape == found.shape

    least = reduced(plan, same) if same(plan) else plan
    played, seen = small.again(least, found.oracle)
    log = f"{len(entries) + 1:03}-{found.oracle}.jsonl"
    entries[found.shape] = Entry(
        difference=seen or found,
        number=game.number,
        moves=len(least.moves),
        cards=len(least.position.objects),
        players=len(least.position.players),
        log=log if out is not None else "",
    )
    if out is not None:
        begin = Begin(
            format=1,
            engine=small.program,
            edition=least.edition,
            every_priority=small.every_priority,
            about=f"game {game.number}: {found.problem}"[:200],
        )
        out.mkdir(parents=True, exist_ok=True)
        heard = [one for one in played.exchanges if one.heard is not None]
        (out / log).write_bytes(b"".join(written(begin, heard)))
        entries[found.shape] = _tell(entries[found.shape], least, small, out, len(entries))


def _tell(entry: Entry, plan: Plan, small: Bench, out: Path, number: int) -> Entry:
    """Write a finding as a scenario; return it with the file, or with what is missing for that."""
    try:
        told = small.told(plan, entry.difference.oracle)
    except CannotBeTold as lacking:
        return replace(entry, untold=lacking.missing)
    path = out / FOUND / f"{number:03}-{entry.difference.oracle}.feature"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(feature(told, entry.difference, number, plan.edition), encoding="utf-8")
    wrong = lint((path,), alone=True).findings
    if wrong:
        path.unlink()
        return replace(entry, untold=wrong[0].problem)
    return replace(entry, scenario=f"{FOUND}/{path.name}", rules=told.rules)
