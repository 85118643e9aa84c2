"""
Attack apnap with inputs that nobody has thought of; `tox -e fuzz -- --minutes N` does it, too.

First, what did harm once is tried again. Whatever does harm now is made small, written into the
corpus and told; the exit status is 1 then. Whoever stops it (Ctrl-C, or SIGTERM) hears what was
tried until then; with `--resume DIR` it goes on from there.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

from rich.console import Console

from tools.fuzz import folders, progress, reading, talking
from tools.fuzz.corpus import CORPUS, keep, kept
from tools.fuzz.running import Finding, Plan, Tally, run
from tools.fuzz.shrinking import shrunk
from tools.fuzz.target import Target
from tools.fuzz.trying import apart
from tools.helping import reader

TARGETS: Final[Mapping[str, Target]] = {
    target.name: target for target in (*talking.TARGETS, *reading.TARGETS, *folders.TARGETS)
}
"""All doors, by name."""

_SEEDS: Final = 2**32
_EVERY: Final = 10
_INPUTS: Final = 10_000
_STOPPED: Final = 130


def main(words: Sequence[str] | None = None, doors: Mapping[str, Target] = TARGETS) -> int:
    """Try again what did harm, then try what nobody has tried; return the exit status."""
    asked = _asked(words, doors)
    console = Console(width=100, highlight=False, markup=False, emoji=False)
    chosen = [doors[name] for name in asked.only or doors]
    plan, before = _plan(asked), _before(asked)
    console.print(f"seed {plan.seed}")
    if before.lines:
        console.print(f"goes on after {_far(before)}")
    with tempfile.TemporaryDirectory() as name, _asked_to_stop() as stop:
        tempfile.tempdir = name
        where = asked.resume or Path(name)
        try:
            again = list(_again(doors, asked.corpus, console)) if not asked.only else []
            telling = _Telling(console, plan, asked.resume, stop)
            tally = run(chosen, plan, where / "found", telling, before)
            telling.keep(tally)
            if tally.stopped:
                _sum_up(tally, console)
            for one in tally.findings:
                _tell(one, asked.corpus, console, small=not tally.stopped)
        finally:
            tempfile.tempdir = None
    if not tally.stopped:
        _sum_up(tally, console)
    return 1 if again or tally.findings else _STOPPED if tally.stopped else 0


def _asked(words: Sequence[str] | None, doors: Mapping[str, Target]) -> argparse.Namespace:
    parser = reader("python -m tools.fuzz", __doc__, "--minutes 10 -n 2")
    parser.add_argument("--minutes", type=float, help="go on for so long")
    parser.add_argument("--inputs", type=int, help=f"try so many; without --minutes {_INPUTS}")
    parser.add_argument("-n", dest="workers", type=int, default=1, help="with so many processes")
    parser.add_argument("--seed", type=int, help="from which chance begins; default: any")
    parser.add_argument("--only", action="append", choices=doors, help="only at this door")
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where harm is kept")
    parser.add_argument(
        "--resume", type=Path, help="keep in this folder how far it has come, or go on from there"
    )
    asked = parser.parse_args(words)
    asked.workers = max(1, asked.workers)
    asked.before = None
    if asked.resume is not None:
        try:
            asked.before = progress.read(asked.resume)
        except progress.Unreadable as error:
            parser.error(str(error))
        other = _other(asked, asked.before, asked.only or doors) if asked.before else ""
        if other:
            parser.error(f"{asked.resume} holds a run {other}: ask for the same, or a new folder")
    return asked


def _other(asked: argparse.Namespace, before: progress.Progress, doors: Iterable[str]) -> str:
    """Return in which way the run that was begun is another one; empty if it is not."""
    if asked.seed not in {None, before.seed}:
        return f"with the seed {before.seed}"
    if asked.workers != len(before.lines):
        return f"with -n {len(before.lines)}"
    tried = before.lines[0].counts
    return "" if list(tried) == list(doors) else f"at the doors {', '.join(tried)}"


def _before(asked: argparse.Namespace) -> Tally:
    """Return what there was before, if anything."""
    begun = asked.before
    return Tally(lines=begun.lines, seconds=begun.seconds) if begun else Tally()


def _plan(asked: argparse.Namespace) -> Plan:
    limits = {}
    if asked.minutes is not None:
        limits["seconds"] = asked.minutes * 60
    if asked.inputs is not None or asked.minutes is None:
        limits["inputs"] = asked.inputs or _INPUTS
    seed = asked.before.seed if asked.before else asked.seed
    if seed is None:
        seed = SystemRandom().randrange(_SEEDS)
    return Plan(workers=asked.workers, seed=seed, **limits)


@contextlib.contextmanager
def _asked_to_stop() -> Iterator[Callable[[], bool]]:
    """Give what tells whether somebody wants it to stop, by Ctrl-C or SIGTERM."""
    asked: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: asked.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield lambda: bool(asked)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _again(doors: Mapping[str, Target], corpus: Path, console: Console) -> Sequence[Path]:
    """Try the corpus again; return what does harm still."""
    harmful, number = [], 0
    for target, path in kept(doors, corpus):
        target.seeds()  # whatever a door needs is made once
        fault, told = apart(target, path.read_bytes())
        number += 1
        if fault:
            harmful.append(path)
            console.print(f"{path}: {fault}\n{told}")
    console.print(f"corpus: {number} inputs tried again, {len(harmful) or 'none'} did harm")
    return harmful


class _Telling:
    """Says now and then how far it has come, and writes it down if it is to be resumed."""

    def __init__(
        self, console: Console, plan: Plan, folder: Path | None, stop: Callable[[], bool]
    ) -> None:
        """Begin with nothing said; `stop` tells whether somebody wants it to stop."""
        self._console = console
        self._seed = plan.seed
        self._folder = folder
        self._stop = stop
        self._last = time.monotonic()
        self._lives: list[int] = []

    def __call__(self, tally: Tally) -> bool:
        """Take note of how far it has come, and return whether it is to stop."""
        lives = [line.lives for line in tally.lines]
        if lives != self._lives:  # what a process has drawn is never drawn again
            self._lives = lives
            self.keep(tally)
        if time.monotonic() - self._last > _EVERY:
            self._last = time.monotonic()
            self._console.print(_far(tally))
            self.keep(tally)
        return self._stop()

    def keep(self, tally: Tally) -> None:
        """Write down how far it has come."""
        if self._folder is not None:
            far = progress.Progress(seed=self._seed, seconds=tally.seconds, lines=tally.lines)
            progress.write(self._folder, far)


def _far(tally: Tally) -> str:
    each = tally.inputs / tally.seconds if tally.seconds else 0
    speed = f"{tally.inputs} inputs in {tally.seconds:.0f} s ({each:.0f} a second)"
    return f"{speed}, {tally.new} kinds of answers"


def _tell(one: Finding, corpus: Path, console: Console, *, small: bool) -> None:
    """Make a finding small if there is time, keep it, and tell of it."""
    data = shrunk(one.target, one.fault, one.data) if small else one.data
    path = keep(one.target, one.fault, data, corpus)
    console.print(f"\n{one.target.name}: {one.fault}, kept in {path}\n{one.told}")


def _sum_up(tally: Tally, console: Console) -> None:
    for name, number in tally.counts.items():
        console.print(f"  {name}: {number}")
    stopped = "stopped before the end: " if tally.stopped else ""
    console.print(f"{stopped}{_far(tally)}; {len(tally.findings) or 'no'} faults")


if __name__ == "__main__":
    sys.exit(main())
