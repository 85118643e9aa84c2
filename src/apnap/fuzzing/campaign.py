"""Playing many games, one round after the other, and grouping what is found in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from apnap.fuzzing.differences import ORACLES, Oracle
from apnap.fuzzing.games import Plan
from apnap.fuzzing.paging import write_index, write_page
from apnap.fuzzing.records import (
    CannotGoOn,
    Entry,
    Kept,
    Report,
    Shape,
    by_shape,
    keep,
    kept,
    known,
)
from apnap.fuzzing.reducing import reduced
from apnap.fuzzing.telling.featured import feature
from apnap.fuzzing.telling.phrasing import CannotBeTold
from apnap.fuzzing.trying import Bench, Tried, bench
from apnap.fuzzing.weighing import ROUND, Weights
from apnap.logs.entries import written
from apnap.protocol import EditionDate, Limits, Record
from apnap.protocol.recorded import Begin
from apnap.running.processes import pool
from apnap.suite import lint

__all__ = ["ORACLES", "Asked", "CannotGoOn", "Entry", "Progress", "Report", "known", "run"]

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
    known: frozenset[Shape] = frozenset()
    """What is known to be wrong, and is not told again."""
    resume: bool = False
    """Whether to go on where the run in the same folder was stopped."""


class _Task(Record, frozen=True, kw_only=True):
    """Games for one worker."""

    asked: Asked
    numbers: tuple[int, ...]
    weights: Mapping[str, int]


class Progress(Record, frozen=True):
    """How far a run has come, and how long it has taken since it began or went on."""

    report: Report
    seconds: float


def run(asked: Asked, out: Path | None, told: Callable[[Progress], object]) -> Report:
    """
    Play games until there were enough; write what is found into the folder `out`.

    Raises `EngineTrouble` if no engine starts, `CannotGoOn` if the run that is to go on was another
    one, and `OSError` if nothing can be written.
    """
    begun = time.monotonic()
    processes = pool(asked.workers) if asked.workers else nullcontext()
    with (
        Bench(asked.engine, asked.edition, asked.oracles, asked.limits) as small,
        processes as all_,
    ):
        weights = small.weights(asked.rules)
        so_far = _resumed(asked, out, small, weights) or _nothing(asked, small)
        while not _enough(asked, so_far.games, time.monotonic() - begun, len(so_far.findings)):
            first = so_far.games
            numbers = tuple(range(first, min(first + ROUND, asked.games or first + ROUND)))
            games = tuple(_round(asked, numbers, weights.known(), all_))
            weights.learn(game.touched for game in games)
            so_far = _with(so_far, games, asked, small, out)
            so_far = replace(so_far, games=first + len(numbers), rules=len(weights.rules))
            if out is not None:
                keep(out, _kept(asked, so_far, weights))
            passed = time.monotonic() - begun
            told(Progress(so_far, passed))
    if out is not None:
        keep(out, _kept(asked, so_far, weights))
        write_index(out, so_far)
    return so_far


def _nothing(asked: Asked, small: Bench) -> Report:
    """Return the report of a run that has yet to play its first game."""
    return Report(
        engine=small.program,
        edition=asked.edition,
        seed=asked.seed,
        games=0,
        answers=0,
        ended={},
        rules=0,
        findings=(),
    )


def _resumed(asked: Asked, out: Path | None, small: Bench, weights: Weights) -> Report | None:
    """Return how far a run has come that goes on; raise `CannotGoOn` if it was another one."""
    run = kept(out) if out is not None and asked.resume else None
    if run is None:
        return None
    fresh = _kept(asked, _nothing(asked, small), weights)
    for field in ("engine", "oracles", "asked"):
        if getattr(run, field) != getattr(fresh, field):
            raise CannotGoOn(f"the run in {out} was asked for other {_FIELDS[field]}")
    if (run.report.edition, run.report.seed) != (asked.edition, asked.seed):
        raise CannotGoOn(f"the run in {out} has another edition or another seed")
    weights.recall(run.learned)
    return run.report


_FIELDS: Final = {"engine": "engines", "oracles": "oracles", "asked": "rules"}


def _kept(asked: Asked, report: Report, weights: Weights) -> Kept:
    return Kept(
        engine=asked.engine,
        oracles=asked.oracles,
        asked=asked.rules,
        report=report,
        learned=weights.learned,
    )


def _with(
    so_far: Report, games: Sequence[Tried], asked: Asked, small: Bench, out: Path | None
) -> Report:
    """Return a report with what came of more games."""
    entries = by_shape(so_far.findings)
    ended = Counter(so_far.ended)
    silent = so_far.known
    for game in games:
        ended[game.ended] += 1
        if game.difference is not None and game.difference.shape in asked.known:
            silent += 1
        else:
            _take(entries, game, small, out)
    return replace(
        so_far,
        answers=so_far.answers + sum(game.answers for game in games),
        ended=dict(ended),
        known=silent,
        findings=tuple(entries.values()),
    )


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


def _take(entries: dict[Shape, Entry], game: Tried, small: Bench, out: Path | None) -> None:
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
        entry = _tell(entries[found.shape], least, small, out, len(entries))
        expected = small.expected(least, entry.difference.at)
        page = write_page(out, entry, played.exchanges, expected)
        entries[found.shape] = replace(entry, page=page)


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
