"""
How far one decision walks: `python -m benchmarks.walk [SCENARIO] [--first] [--files]`.

A scenario is played on the reference engine in this process (the transport `direct`), and the last
answer that it gives is followed: by default a block that is rejected under 802.4a. It is played
twice, and the second time is followed: what a process reads or looks up but once is aside. With
`--first` the first time is followed, and all that counts.

The walk begins where the driver hands the answer to its client and ends where the client gives
back the verdict (`Client.answer`). What is said is checked against the schemas at both ends, as
always; the driver's own looking before and after it, and what records lines, are no part of it.

Counted are the calls of the project's functions in their order, and a generator that goes on
counts as called. A change of file is a call whose function stands in another file than that of the
call before. Files of the standard library and of other projects count for nothing. Returns are
changes of file too, if one counts them: the last line tells how many there are with them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from rich.console import Console
from rich.table import Table
from tools.helping import reader

import apnap
import apnap_adapters
import apnap_reference
from apnap.engine.client import Client
from apnap.protocol.messages import AnswerSaid, Verdict
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import load_suite, select, selection
from apnap_adapters.direct import connect

SCENARIO: Final = (
    "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
)

_ROOTS: Final = tuple(
    Path(str(package.__file__)).parent for package in (apnap, apnap_adapters, apnap_reference)
)
_OURS: Final = tuple(f"{root}/" for root in _ROOTS)


class Walk:
    """The files of the project through which a call went, in the order of the calls within it."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        """The file of each call."""
        self.with_returns = 0
        """How often it went from one file to another, returns counted."""
        self._within: list[str] = []
        self._now = ""

    @property
    def files(self) -> int:
        """Through how many files it went."""
        return len(set(self.calls))

    @property
    def changes(self) -> int:
        """How often a call was of another file than the one before."""
        return max(0, sum(self.entered.values()) - 1)

    @property
    def entered(self) -> Counter[str]:
        """How often each file was entered from another one, or at the beginning."""
        before = ("", *self.calls)
        return Counter(
            file for earlier, file in zip(before, self.calls, strict=False) if file != earlier
        )

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Follow what is called in this block."""
        before = sys.getprofile()
        sys.setprofile(self._event)
        try:
            yield
        finally:
            sys.setprofile(before)

    def _event(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event not in ("call", "return") or not file.startswith(_OURS):
            return
        if event == "call":
            self.calls.append(file)
            self._within.append(file)
        elif self._within:
            self._within.pop()
        if self._within:
            self.with_returns += bool(self._now) and self._within[-1] != self._now
            self._now = self._within[-1]


class Followed(Client):
    """A client that follows each answer; `walk` is that of the last one, `verdict` its end."""

    walk = Walk()
    verdict: Verdict | None = None

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say something about a pending decision, and follow it on its way."""
        self.walk = Walk()
        with self.walk.followed():
            self.verdict = super().answer(said)
        return self.verdict


def followed(id_: str, plays: int = 2) -> tuple[Walk, Verdict]:
    """
    Play a scenario so often; return the walk of the very last answer to it, and the verdict.

    Raises SelectionError if there is no such scenario in the newest edition, LookupError if
    nothing is answered in it.
    """
    edition = newest()
    (scenario,) = select(load_suite((), (edition,)), selection(edition, (), (id_,)))
    client = Followed(connect("reference"))
    told = client.initialize()
    for _ in range(plays):
        Play(scenario, client, told.capabilities, edition).all()
        client.unload()
    if client.verdict is None:
        raise LookupError(f"in {id_} nobody answers anything")
    return client.walk, client.verdict


def module(file: str) -> str:
    """Give the dotted name of a file of the project."""
    path = Path(file)
    root = next(root for root in _ROOTS if path.is_relative_to(root))
    return ".".join(path.relative_to(root.parent).with_suffix("").parts)


def layer(file: str) -> str:
    """Give the package in which a file of the project stands."""
    return module(file).rpartition(".")[0]


def main(words: Sequence[str] | None = None) -> None:
    """Follow an answer and print its walk, by layer or by file."""
    parser = reader("python -m benchmarks.walk", __doc__, "--files")
    parser.add_argument("scenario", nargs="?", default=SCENARIO, help="whose last answer it is")
    parser.add_argument("--first", action="store_true", help="follow the first play of it")
    parser.add_argument("--files", action="store_true", help="print each file")
    asked = parser.parse_args(words)
    walk, verdict = followed(asked.scenario, plays=1 if asked.first else 2)
    named = module if asked.files else layer
    table = Table("file" if asked.files else "layer", "files", "entered", "calls")
    entered, calls = Counter[str](), Counter(map(named, walk.calls))
    files = Counter(map(named, set(walk.calls)))
    for file, times in walk.entered.items():
        entered[named(file)] += times
    for name in sorted(calls):
        table.add_row(name, f"{files[name]}", f"{entered[name]}", f"{calls[name]}")
    console = Console()
    console.print(f"{asked.scenario}: the last answer, {verdict.verdict}", soft_wrap=True)
    console.print(table)
    console.print(
        f"{walk.files} files, {walk.changes} changes of file in {len(walk.calls)} calls "
        f"({walk.with_returns} changes if returns are counted)",
        soft_wrap=True,
    )


if __name__ == "__main__":
    main()
