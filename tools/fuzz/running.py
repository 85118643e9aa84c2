"""
Many inputs, in processes of their own.

A process that an input kills is started anew; what it was busy with stands on a board that it
shares with the one that watches. An input that gets an answer of a new kind is a seed from then on.
"""

from __future__ import annotations

import gc
import hashlib
import mmap
import os
import re
import signal
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tools.fuzz.spoiling import LONGEST, spoilt
from tools.fuzz.target import Target
from tools.fuzz.trying import Patience, Watch, ended

_HEAD: Final = struct.Struct("<QQdQ")  # door, length, when it began, how many were new
_COUNT: Final = struct.Struct("<Q")
_LIFE: Final = 20_000
"""After so many inputs a process makes room for a fresh one."""

_KEPT: Final = 300
_SMALL: Final = 20_000
_POLL: Final = 0.1
_SAME: Final = re.compile(r"\d+|`[^`]*`|'[^']*'|\"[^\"]*\"|~\S+")
_NEVER: Final = 2**63


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How long to go on, with how many processes, and from which seed chance begins."""

    inputs: int = _NEVER
    seconds: float = float("inf")
    workers: int = 1
    seed: int = 0


@dataclass(frozen=True)
class Finding:
    """An input that did harm, what it did, and what there is to tell of it."""

    target: Target
    fault: str
    data: bytes
    told: str


@dataclass(frozen=True)
class Line:
    """How far the processes have come that follow one another."""

    lives: int = 0
    """How many processes there were."""
    new: int = 0
    """How many inputs got an answer of a kind that was new to their process."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """Inputs by door."""


@dataclass
class Tally:
    """What a run came to, and all those that it goes on from."""

    lines: tuple[Line, ...] = ()
    seconds: float = 0
    findings: list[Finding] = field(default_factory=list)
    """One of each fault."""
    stopped: bool = False
    """Whether somebody has stopped it before the plan was done."""

    @property
    def counts(self) -> Counter[str]:
        """Inputs by door."""
        found: Counter[str] = Counter()
        for line in self.lines:
            found.update(line.counts)
        return found

    @property
    def new(self) -> int:
        """How many of them got an answer of a kind that was new to their process."""
        return sum(line.new for line in self.lines)

    @property
    def inputs(self) -> int:
        """How many inputs there were."""
        return self.counts.total()


class _Board:
    """What a process is busy with, and how many inputs each door has had: shared by a fork."""

    def __init__(self, doors: int) -> None:
        """Make a board on which nothing stands."""
        self._doors = doors
        self._data = _HEAD.size + doors * _COUNT.size
        self._map = mmap.mmap(-1, self._data + LONGEST)

    def go_on(self, counts: Sequence[int], new: int) -> None:
        """Count on from what there was before."""
        struct.pack_into(f"<{self._doors}Q", self._map, _HEAD.size, *counts)
        self.begin(0, b"", new)

    def begin(self, door: int, data: bytes, new: int) -> None:
        """Write down an input that is going to be tried."""
        _HEAD.pack_into(self._map, 0, door, len(data), time.monotonic(), new)
        self._map[self._data : self._data + len(data)] = data

    def done(self, door: int) -> None:
        """Count an input that was tried."""
        place = _HEAD.size + door * _COUNT.size
        (number,) = _COUNT.unpack_from(self._map, place)
        _COUNT.pack_into(self._map, place, number + 1)

    def counts(self) -> Sequence[int]:
        """Return how many inputs each door has had."""
        return struct.unpack_from(f"<{self._doors}Q", self._map, _HEAD.size)

    def busy(self) -> tuple[int, bytes, float, int]:
        """Return the door and the input that is being tried, when it began, how many were new."""
        door, length, began, new = _HEAD.unpack_from(self._map, 0)
        return door, self._map[self._data : self._data + length], began, new


class _Slot:
    """One process after the other, which share a board."""

    def __init__(self, number: int, doors: Sequence[str], before: Line) -> None:
        """Make the board."""
        self.number = number
        self.board = _Board(len(doors))
        self.board.go_on([before.counts.get(door, 0) for door in doors], before.new)
        self.lives = before.lives
        self.child = 0
        self.patience = Patience(0)
        self.over = False


@dataclass(frozen=True)
class _Work:
    """What processes have to know."""

    targets: Sequence[Target]
    seeds: Sequence[Sequence[bytes]]
    plan: Plan
    where: Path
    begun: float
    before: float
    """How many seconds there were before."""
    parent: int = field(default_factory=os.getpid)

    @property
    def is_over(self) -> bool:
        """Tell whether the time is over, or nobody is there any more who counts."""
        late = time.monotonic() - self.begun > self.plan.seconds
        return late or self.parent not in {os.getpid(), os.getppid()}


def run(
    targets: Sequence[Target],
    plan: Plan,
    where: Path,
    tell: Callable[[Tally], bool],
    before: Tally,
) -> Tally:
    """
    Try inputs at the doors until the plan is done, and return what came of it.

    What processes find lies in the folder `where` meanwhile; `tell` is called now and then, and
    returns whether somebody wants it to stop. What there was `before`, with the same doors and
    processes, counts.
    """
    seeds = [tuple(target.seeds()) for target in targets]
    for target, some in zip(targets, seeds, strict=True):
        target.take(some[0])  # what is made once is made before there are several
    gc.freeze()
    work = _Work(targets, seeds, plan, where, time.monotonic(), before.seconds)
    doors = [target.name for target in targets]
    lines = before.lines or (Line(),) * plan.workers
    slots = [_Slot(number, doors, line) for number, line in enumerate(lines)]
    tally = Tally()
    try:
        while not (tally.stopped or all(slot.over for slot in slots)):
            for slot in (one for one in slots if not one.over):
                _look_after(slot, work)
            _count(tally, slots, work)
            tally.stopped = tell(tally)
            time.sleep(_POLL)
    finally:
        for slot in slots:
            if slot.child:
                os.kill(slot.child, signal.SIGKILL)
                os.waitpid(slot.child, 0)
    _count(tally, slots, work)
    tally.findings = list(_found(targets, where))
    return tally


def _look_after(slot: _Slot, work: _Work) -> None:
    """Start the process of a slot if there is none, and see what has become of it if there is."""
    if not slot.child:
        left = work.plan.inputs // work.plan.workers - sum(slot.board.counts())
        slot.over = left <= 0 or work.is_over
        if not slot.over:
            _start(slot, work, min(left, _LIFE))
        return
    gone, status = os.waitpid(slot.child, os.WNOHANG)
    door, data, since, _ = slot.board.busy()
    if not gone and slot.patience.is_over(since):
        os.kill(slot.child, signal.SIGKILL)
        gone, status = os.waitpid(slot.child, 0)
    if gone:
        slot.child = 0
        if fault := ended(status):
            slot.board.done(door)
            _report(work.where, work.targets[door], fault, data, fault)


def _start(slot: _Slot, work: _Work, most: int) -> None:
    """Start a process."""
    slot.lives += 1
    slot.board.begin(0, b"", slot.board.busy()[3])
    slot.child = os.fork()
    slot.patience = Patience(slot.child)
    if slot.child == 0:
        status = 1
        try:
            for asked in (signal.SIGINT, signal.SIGTERM):
                signal.signal(asked, signal.SIG_IGN)  # who has started it ends it
            _live(slot, work, most)
            status = 0
        finally:
            os._exit(status)


def _live(slot: _Slot, work: _Work, most: int) -> None:
    """Try inputs, in a process of its own."""
    pools = [list(some) for some in work.seeds]
    tries = _Tries(slot.board, Watch(), work.where)
    chance = Random(  # noqa: S311 - inputs, not secrets
        f"{work.plan.seed} {slot.number} {slot.lives}"
    )
    doors = list(enumerate(work.targets))
    doors = doors[slot.lives % len(doors) :] + doors[: slot.lives % len(doors)]  # after a death too
    shares = [target.share for target in work.targets]
    whole = min(1, most / sum(shares))
    numbers = [max(1, int(share * whole)) for share in shares]
    while tries.number < most and not (work.is_over or tries.full):
        for door, target in doors:
            number = min(numbers[door], most - tries.number)
            if number > 0 and not work.is_over:
                tries.some(door, target, pools[door], number, chance)


class _Tries:
    """Trying inputs one after the other, and seeing which answers are of a new kind."""

    def __init__(self, board: _Board, watch: Watch, where: Path) -> None:
        """Begin with no answer known."""
        self.number = 0
        self.full = False
        self._board = board
        self._watch = watch
        self._where = where
        self._new = board.busy()[3]
        self._kinds: set[tuple[int, str]] = set()

    def some(
        self, door: int, target: Target, pool: list[bytes], number: int, chance: Random
    ) -> None:
        """Try a number of inputs at one door."""
        for _ in range(number):
            self._one(door, target, pool, _input(target, pool, chance)[:LONGEST])

    def _one(self, door: int, target: Target, pool: list[bytes], data: bytes) -> None:
        self._board.begin(door, data, self._new)
        fault, told = self._watch.trouble(target, data)
        self._board.done(door)
        self.number += 1
        if fault:
            self.full = self.full or fault == "memory"
            _report(self._where, target, fault, data, told)
            return
        kind = door, _SAME.sub("_", self._watch.said)[:400]
        if kind not in self._kinds:
            self._kinds.add(kind)
            self._new += 1
            if len(data) < _SMALL and len(pool) < _KEPT:
                pool.append(data)


def _input(target: Target, pool: Sequence[bytes], chance: Random) -> bytes:
    """Return a spoilt input, or now and then one that a schema allows, spoilt or not."""
    kind = chance.randrange(_KINDS) if target.drawn else _KINDS
    if target.drawn is None or kind >= _DRAWN:
        return spoilt(pool, chance)
    good = target.drawn(chance)
    return spoilt([good], chance) if kind else good


_KINDS: Final = 8
_DRAWN: Final = 2
"""So many of eight inputs are drawn, one of them as it is; the others are spoilt seeds."""


def _report(where: Path, target: Target, fault: str, data: bytes, told: str) -> None:
    """Write down a finding, unless one of this fault is there already and smaller."""
    place = where / target.name / hashlib.sha256(fault.encode()).hexdigest()[:16]
    place.mkdir(parents=True, exist_ok=True)
    path = place / "input"
    if path.exists() and path.stat().st_size <= len(data):
        return
    (place / "fault").write_text(fault, encoding="utf-8")
    (place / "told").write_text(told, encoding="utf-8", errors="replace")
    path.write_bytes(data)


def _found(targets: Sequence[Target], where: Path) -> Iterator[Finding]:
    """Yield what was written down."""
    named = {target.name: target for target in targets}
    for path in sorted(where.glob("*/*/input")):
        place = path.parent
        texts = ((place / name).read_text(encoding="utf-8") for name in ("fault", "told"))
        yield Finding(named[place.parent.name], next(texts), path.read_bytes(), next(texts))


def _count(tally: Tally, slots: Sequence[_Slot], work: _Work) -> None:
    doors = [target.name for target in work.targets]
    tally.lines = tuple(
        Line(
            lives=slot.lives,
            new=slot.board.busy()[3],
            counts=dict(zip(doors, slot.board.counts(), strict=True)),
        )
        for slot in slots
    )
    tally.seconds = work.before + time.monotonic() - work.begun
