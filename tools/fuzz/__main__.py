"""
Attack apnap: `python -m tools.fuzz --minutes N`, or `tox -e fuzz -- --minutes N`.

First, what did harm once is tried again. Whatever does harm now is made small, written into the
corpus and told; the exit status is 1 then.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

from rich.console import Console

from tools.fuzz import folders, reading, talking
from tools.fuzz.corpus import CORPUS, keep, kept
from tools.fuzz.running import Finding, Plan, Tally, run, without_cache
from tools.fuzz.shrinking import shrunk
from tools.fuzz.target import Target
from tools.fuzz.trying import apart

TARGETS: Final[Mapping[str, Target]] = {
    target.name: target for target in (*talking.TARGETS, *reading.TARGETS, *folders.TARGETS)
}
"""All doors, by name."""

_SEEDS: Final = 2**32
_EVERY: Final = 10
_INPUTS: Final = 10_000


def main(words: Sequence[str] | None = None, doors: Mapping[str, Target] = TARGETS) -> int:
    """Try again what did harm, then try what nobody has tried; return the exit status."""
    asked = _asked(words, doors)
    console = Console(width=100, highlight=False, markup=False, emoji=False)
    chosen = [doors[name] for name in asked.only or doors]
    with tempfile.TemporaryDirectory() as name:
        tempfile.tempdir = name
        try:
            again = list(_again(doors, asked.corpus, console)) if not asked.only else []
            with without_cache():
                tally = run(chosen, _plan(asked, console), Path(name) / "found", _Telling(console))
            for one in tally.findings:
                _tell(one, asked.corpus, console)
        finally:
            tempfile.tempdir = None
    _sum_up(tally, console)
    return 1 if again or tally.findings else 0


def _asked(words: Sequence[str] | None, doors: Mapping[str, Target]) -> argparse.Namespace:
    about = "Try inputs that nobody has thought of."
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=about)
    parser.add_argument("--minutes", type=float, help="go on for so long")
    parser.add_argument("--inputs", type=int, help=f"try so many; without --minutes {_INPUTS}")
    parser.add_argument("-n", dest="workers", type=int, default=1, help="with so many processes")
    parser.add_argument("--seed", type=int, help="from which chance begins; default: any")
    parser.add_argument("--only", action="append", choices=doors, help="only at this door")
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where harm is kept")
    return parser.parse_args(words)


def _plan(asked: argparse.Namespace, console: Console) -> Plan:
    seed = SystemRandom().randrange(_SEEDS) if asked.seed is None else asked.seed
    limits = {}
    if asked.minutes is not None:
        limits["seconds"] = asked.minutes * 60
    if asked.inputs is not None or asked.minutes is None:
        limits["inputs"] = asked.inputs or _INPUTS
    console.print(f"seed {seed}")
    return Plan(workers=max(1, asked.workers), seed=seed, **limits)


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
    """Says now and then how far it has come."""

    def __init__(self, console: Console) -> None:
        """Begin with nothing said."""
        self._console = console
        self._last = time.monotonic()

    def __call__(self, tally: Tally) -> None:
        """Take note of how far it has come."""
        if time.monotonic() - self._last > _EVERY:
            self._last = time.monotonic()
            self._console.print(_far(tally))


def _far(tally: Tally) -> str:
    each = tally.inputs / tally.seconds if tally.seconds else 0
    speed = f"{tally.inputs} inputs in {tally.seconds:.0f} s ({each:.0f} a second)"
    return f"{speed}, {tally.new} kinds of answers"


def _tell(one: Finding, corpus: Path, console: Console) -> None:
    """Make a finding small, keep it, and tell of it."""
    data = shrunk(one.target, one.fault, one.data)
    path = keep(one.target, one.fault, data, corpus)
    console.print(f"\n{one.target.name}: {one.fault}, kept in {path}\n{one.told}")


def _sum_up(tally: Tally, console: Console) -> None:
    for name, number in tally.counts.items():
        console.print(f"  {name}: {number}")
    console.print(f"{_far(tally)}; {len(tally.findings) or 'no'} faults")


if __name__ == "__main__":
    sys.exit(main())
