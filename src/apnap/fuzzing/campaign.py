"""Playing many games, one round after the other, and grouping what is found in them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from msgspec.structs import replace

from apnap.fuzzing.differences import ORACLES, Oracle
from apnap.fuzzing.examining import Examined, examined
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
from apnap.fuzzing.telling.featured import feature
from apnap.fuzzing.trying import Bench, Tried, bench, weights_of
from apnap.fuzzing.weighing import ROUND, Weights
from apnap.protocol import EditionDate, Limits, Program, Record
from apnap.running.processes import cores, pool
from apnap.suite import lint

if TYPE_CHECKING:
    from apnap.fuzzing.elsewhere import Elsewhere

__all__ = ["ORACLES", "Asked", "CannotGoOn", "Entry", "Progress", "Report", "known", "run"]

FOUND: Final = "found"
"""The folder with the findings that are told as scenarios."""

Heard = Callable[[str], object]
"""Is told which cluster plays."""

CHUNK: Final = 8
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
    on: str = ""
    """The cluster whose workers play: an address, a file, or `local`; empty: this machine plays."""


class _Task(Record, frozen=True, kw_only=True):
    """Games for one worker."""

    asked: Asked
    numbers: tuple[int, ...]
    weights: Mapping[str, int]


class Progress(Record, frozen=True):
    """How far a run has come, and how long it has taken since it began or went on."""

    report: Report
    seconds: float


class _Here:
    """The machine itself, on which games are tried: in this process, and in others."""

    def __init__(self, asked: Asked) -> None:
        """Start the engine; raise `EngineTrouble` if it does not start."""
        self._asked = asked
        self._bench = Bench(asked.engine, asked.edition, asked.oracles, asked.limits)
        self._processes = pool(asked.workers) if asked.workers else None
        self.introduced = self._bench.introduced

    def __enter__(self) -> Self:
        """Return the place itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the engines."""
        if self._processes is not None:
            self._processes.shutdown()
        self._bench.close()

    def round(
        self, _seed: int, numbers: Sequence[int], weights: Mapping[str, int]
    ) -> Iterator[Tried]:
        """Yield the games of a round, in their order."""
        tasks = [
            _Task(asked=self._asked, numbers=tuple(numbers[at : at + CHUNK]), weights=weights)
            for at in range(0, len(numbers), CHUNK)
        ]
        with_all = map if self._processes is None else self._processes.map
        for games in with_all(_played, tasks):
            yield from games

    def examined(self, games: Sequence[Tried], *, tell: bool) -> Iterator[Examined]:
        """Look into games in which something is wrong, in their order."""
        seen = (examined(self._bench, one, tell=tell) for one in games)
        yield from (one for one in seen if one is not None)


def _place(asked: Asked, heard: Heard) -> _Here | Elsewhere:
    """Return where games are tried; tell what there is to be told of it."""
    if not asked.on:
        return _Here(asked)
    from apnap.fuzzing.elsewhere import Elsewhere, Trying  # noqa: PLC0415 - it needs an extra

    trying = Trying(
        engine=asked.engine, edition=asked.edition, oracles=asked.oracles, limits=asked.limits
    )
    there = Elsewhere(trying, asked.on, asked.workers or cores())
    heard(there.told)
    return there


def run(
    asked: Asked,
    out: Path | None,
    told: Callable[[Progress], object],
    heard: Heard = lambda _: None,
) -> Report:
    """
    Play games until there were enough; write what is found into the folder `out`.

    `heard` is told which cluster it is, if one plays. Raises `EngineTrouble` if no engine starts,
    `CannotGoOn` if the run that is to go on was another one, `OSError` if nothing can be written,
    and `NotInstalled` and `NoCluster` where a cluster is asked for and there is none.
    """
    begun = time.monotonic()
    with _place(asked, heard) as place:
        told_of = place.introduced
        weights = weights_of(told_of.capabilities, asked.edition, asked.rules)
        so_far = _resumed(asked, out, told_of.engine, weights) or _nothing(asked, told_of.engine)
        while not _enough(asked, so_far.games, time.monotonic() - begun, len(so_far.findings)):
            first = so_far.games
            numbers = tuple(range(first, min(first + ROUND, asked.games or first + ROUND)))
            games = tuple(place.round(asked.seed, numbers, weights.known()))
            weights.learn(game.touched for game in games)
            so_far = _with(so_far, games, asked, place, out)
            so_far = replace(so_far, games=first + len(numbers), rules=len(weights.rules))
            if out is not None:
                keep(out, _kept(asked, so_far, weights))
            passed = time.monotonic() - begun
            told(Progress(so_far, passed))
    if out is not None:
        keep(out, _kept(asked, so_far, weights))
        write_index(out, so_far)
    return so_far


def _nothing(asked: Asked, engine: Program) -> Report:
    """Return the report of a run that has yet to play its first game."""
    return Report(
        engine=engine,
        edition=asked.edition,
        seed=asked.seed,
        games=0,
        answers=0,
        ended={},
        rules=0,
        findings=(),
    )


def _resumed(asked: Asked, out: Path | None, engine: Program, weights: Weights) -> Report | None:
    """Return how far a run has come that goes on; raise `CannotGoOn` if it was another one."""
    run = kept(out) if out is not None and asked.resume else None
    if run is None:
        return None
    fresh = _kept(asked, _nothing(asked, engine), weights)
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
    so_far: Report,
    games: Sequence[Tried],
    asked: Asked,
    place: _Here | Elsewhere,
    out: Path | None,
) -> Report:
    """Return a report with what came of more games."""
    entries = by_shape(so_far.findings)
    new: dict[Shape, Tried] = {}
    for game in games:
        if game.difference is not None and game.difference.shape not in {*asked.known, *entries}:
            new.setdefault(game.difference.shape, game)
    seen = dict(zip(new, place.examined(tuple(new.values()), tell=out is not None), strict=True))
    ended = Counter(so_far.ended)
    silent = so_far.known
    for game in games:
        ended[game.ended] += 1
        if game.difference is not None and game.difference.shape in asked.known:
            silent += 1
        else:
            _take(entries, game, seen, out)
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


def _played(task: _Task) -> tuple[Tried, ...]:
    asked = task.asked
    mine = bench(asked.engine, asked.edition, asked.oracles, asked.limits)
    return tuple(mine.tried(asked.seed, task.numbers, task.weights))


def _take(
    entries: dict[Shape, Entry],
    game: Tried,
    seen: Mapping[Shape, Examined],
    out: Path | None,
) -> None:
    """Take what was found in a game: one more of what is known, or something new."""
    found = game.difference
    if found is None:
        return
    if found.shape in entries:
        known = entries[found.shape]
        entries[found.shape] = replace(known, times=known.times + 1)
        return
    small = seen[found.shape]
    log = f"{len(entries) + 1:03}-{found.oracle}.jsonl"
    entry = Entry(
        difference=small.difference,
        number=game.number,
        moves=len(small.plan.moves),
        cards=len(small.plan.position.objects),
        players=len(small.plan.position.players),
        log=log if out is not None else "",
    )
    entries[found.shape] = entry
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        (out / log).write_text(small.log, encoding="utf-8", newline="")
        entry = _tell(entry, small, out, len(entries))
        page = write_page(out, entry, small.states, small.expected)
        entries[found.shape] = replace(entry, page=page)


def _tell(entry: Entry, small: Examined, out: Path, number: int) -> Entry:
    """Write a finding as a scenario; return it with the file, or with what is missing for that."""
    if small.told is None:
        return replace(entry, untold=small.untold)
    path = out / FOUND / f"{number:03}-{entry.difference.oracle}.feature"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = feature(small.told, entry.difference, number, small.plan.edition)
    path.write_text(text, encoding="utf-8")
    wrong = lint((path,), alone=True).findings
    if wrong:
        path.unlink()
        return replace(entry, untold=wrong[0].problem)
    return replace(entry, scenario=f"{FOUND}/{path.name}", rules=small.told.rules)
