"""
Checking a long log beside merely parsing it: `python -m benchmarks.checking [LINES]`.

The log is the suite's own, over and over. Memory is the most that the process has ever needed,
after a tenth of the lines and after all of them.
"""

from __future__ import annotations

import json
import multiprocessing
import resource
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import chain, cycle
from pathlib import Path

from rich.console import Console

from apnap.logs.entries import written
from apnap.logs.files import Asked
from apnap.logs.games import Clients, Games
from apnap.logs.lines import opened
from apnap.logs.tallying import Tally
from apnap.protocol.recorded import Begin
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import load_suite

DEFAULT = 100_000
SECTION = "attack-multiple-players/"


def write(to: Path, lines: int) -> None:
    """Write a log of at least so many lines, of whole games: the suite's, over and over."""
    kept: list[bytes] = []
    done = 0
    with to.open("wb") as file:
        for game in chain(_kept(kept), cycle(kept)):
            file.write(game)
            done += game.count(b"\n")
            if done >= lines:
                return


def _kept(games: list[bytes]) -> Iterator[bytes]:
    """Yield each game of the suite once, and keep it."""
    for game in _games():
        games.append(game)
        yield game


def _games() -> Iterator[bytes]:
    edition = newest()
    with Asked().start() as client:
        told = client.introduced
        if told is None:
            raise RuntimeError("the engine has not introduced itself")
        for scenario in load_suite((), (edition,)).holding(edition):
            if scenario.id.startswith(SECTION):
                play = Play(scenario, client, told.capabilities, edition)
                play.all()
                begin = Begin(format=1, engine=told.engine, edition=edition, about=scenario.id)
                yield b"".join(written(begin, play.game.transcript))


def parse(path: Path) -> float:
    """Return the seconds that the standard library needs to parse every line."""
    begun = time.perf_counter()
    with opened(path) as lines:
        for _, line in lines:
            json.loads(line if isinstance(line, bytes) else b"")
    return time.perf_counter() - begun


def memory(path: Path) -> tuple[int, int]:
    """Return the kilobytes needed after a tenth of the lines and after all; findings are errors."""
    tally, after = Tally(), 0
    clients = Clients(Asked().start)
    games = Games(clients, tally)
    with opened(path) as lines:
        number = 0
        for number, line in lines:
            games.take(number, line)
            if not after and lines.done * 10 > lines.size:
                after = _needed()
    games.end(number)
    clients.close()
    if tally.log("", number, 0).found:
        raise RuntimeError("the log does not check clean")
    return after, _needed()


def _needed() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(words: Sequence[str]) -> None:
    """Write, parse and check a log of so many lines, and print what that takes."""
    lines = int(words[0]) if words else DEFAULT
    console = Console()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.jsonl"
        writing = multiprocessing.get_context("spawn").Process(target=write, args=(path, lines))
        writing.start()  # elsewhere, so that it is no memory of this process
        writing.join()
        begun = time.process_time()
        tenth, whole = memory(path)
        checking = time.process_time() - begun
        parsing = parse(path)
    rate, plain = lines / checking, lines / parsing
    console.print(f"{lines} lines: checked {rate:.0f} a second, merely parsed {plain:.0f} a second")
    console.print(f"memory: {tenth} kB after a tenth, {whole} kB after all")


if __name__ == "__main__":
    main(sys.argv[1:])
