"""
Checking a long log, in each way by itself: `python -m benchmarks.checking [LINES] [COMMIT]`.

The log is the suite's own, over and over. It is parsed with the standard library, played again,
held against claims, and checked as `apnap check` does it, in rounds, one after the other, so that
whatever else the machine does meets all. With a COMMIT, its checker plays the same games again side
by side with that of this tree. Memory is the most that the process has ever needed, after a tenth
of the lines and after all of them.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, cycle
from pathlib import Path
from statistics import median
from zipfile import ZipFile

from rich.console import Console
from tools.helping import reader

from apnap.logs.claiming import ByPlayingAgain
from apnap.logs.entries import written
from apnap.logs.files import Asked
from apnap.logs.following import Follower
from apnap.logs.games import Clients, Game, Games
from apnap.logs.judging import Judge
from apnap.logs.lines import opened
from apnap.logs.tallying import Tally
from apnap.protocol.recorded import Begin, Transitions
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import load_suite
from benchmarks.timing import program, rounds, typical

DEFAULT = 100_000
SECTION = "attack-multiple-players/"
TIMES = 3
"""So many rounds are made."""

BATCH = 64
"""So many lines are held against claims at a time, as the checker does."""

TREE = Path(__file__).parents[1]
PLACES = ("src", "reference_impl", "adapters")
"""Where the packages of a tree lie, all that is needed to check."""

_PLAYS_AGAIN = """
import os
import sys
import time
from pathlib import Path
from apnap.logs import games
from apnap.logs.files import Asked
from apnap.logs.lines import opened
from apnap.logs.tallying import Tally
if hasattr(games, "offers_claims"):
    games.offers_claims = lambda _client: False
began = time.process_time()
clients, tally = games.Clients(Asked().start), Tally()
taking = games.Games(clients, tally)
with opened(Path(sys.argv[1])) as lines:
    for number, line in lines:
        taking.take(number, line)
taking.end(number)
clients.close()
print(time.process_time() - began, flush=True)
os._exit(0)  # what it takes to end is nobody's business: some old trees do not survive it
"""
"""What plays a log again with the checker of whatever tree comes first, and how long that takes."""


class PlayedAgain(Games):
    """Judges games by playing them again, and in no other way."""

    def follow(self, name: str, *, every_priority: bool) -> Game:
        """Return a game for which there is an engine that judges."""
        client = self._clients.take()
        judge = Judge(client, every_priority=every_priority)
        follower = Follower(judge, self._tally, name)
        return Game(ByPlayingAgain(follower, judge, self._tally, name), client)


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


@contextmanager
def written_elsewhere(lines: int) -> Iterator[Path]:
    """Write such a log in another process, so that it is no memory of this one, for a while."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.jsonl"
        writing = multiprocessing.get_context("spawn").Process(target=write, args=(path, lines))
        writing.start()
        writing.join()
        yield path


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


def parse(path: Path) -> None:
    """Parse every line with the standard library."""
    with opened(path) as lines:
        for _, line in lines:
            json.loads(line if isinstance(line, bytes) else b"")


def _unwatched(_read: float) -> None:
    """Tell nobody."""


def judge(
    path: Path, kind: type[Games] = Games, watch: Callable[[float], None] = _unwatched
) -> None:
    """Judge every line; `watch` is told how much is read. Certain findings are errors."""
    tally, clients = Tally(), Clients(Asked().start)
    games, number = kind(clients, tally), 0
    with opened(path) as lines:
        for number, line in lines:
            games.take(number, line)
            watch(lines.done / lines.size)
    games.end(number)
    clients.close()
    if not tally.log("", number, 0).ok:
        raise RuntimeError("the log does not check clean")


def claim(path: Path) -> None:
    """Hold every line against claims and nothing else; certain findings are errors."""
    with Asked().start() as client, opened(path) as lines:
        for begins, batch in _batches(text for _, text in lines if isinstance(text, bytes)):
            said = Transitions(lines=batch, begins=begins, every_priority=True, gap=False)
            if any(one.certainty == "certain" for one in client.transitions(said).findings):
                raise RuntimeError("the log does not hold against the claims")


def _batches(lines: Iterator[bytes]) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """Yield what is said in games, so much at a time, and whether a game begins with it."""
    begins, batch = True, list[str]()
    for line in lines:
        head = line[:40]
        if b'"said":' in head:
            batch.append(line.decode())
        ends = b'"end":' in head
        if batch and (ends or len(batch) == BATCH):
            yield begins, tuple(batch)
            begins, batch = False, []
        begins = begins or ends


def memory(path: Path) -> tuple[int, int]:
    """Return the kilobytes needed after a tenth of the lines and after all."""
    after: list[int] = []

    def watch(read: float) -> None:
        if not after and read > 1 / 10:
            after.append(_needed())

    judge(path, watch=watch)
    return after[0] if after else 0, _needed()


def _needed() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def beside(path: Path, commit: str, into: Path) -> float:
    """Return how many times as long a commit's checker takes to play a log, once it has started."""
    packed = into / "tree.zip"
    command = ("git", "-C", str(TREE), "archive", "-o", str(packed), commit)
    subprocess.run(command, check=True)  # noqa: S603 - the benchmark's own command
    with ZipFile(packed) as archive:  # tar's `filter` came with Python 3.11.4
        archive.extractall(into / "tree")

    def by(tree: Path) -> float:
        there = os.pathsep.join(str(tree / place) for place in PLACES)
        code = f"import sys; sys.path[:0] = {there!r}.split({os.pathsep!r}); {_START}"
        return float(program(["-c", code, str(path)]))

    return median(by(into / "tree") / by(TREE) for _ in range(TIMES))


_START = f"exec({_PLAYS_AGAIN!r})"


def main(words: Sequence[str] | None = None) -> None:
    """Write a log of so many lines, go through it in each way, and print what that takes."""
    parser = reader("python -m benchmarks.checking", __doc__, "3000 HEAD~1")
    parser.add_argument("lines", nargs="?", type=int, default=DEFAULT, help="such as 3000")
    parser.add_argument("commit", nargs="?", help="whose checker plays the log again as well")
    asked = parser.parse_args(words)
    lines: int = asked.lines
    console = Console()
    with written_elsewhere(lines) as path:
        tenth, whole = memory(path)
        ways = {
            "merely parsed": lambda: parse(path),
            "held against claims": lambda: claim(path),
            "played again": lambda: judge(path, PlayedAgain),
            "checked": lambda: judge(path),
        }
        taken = rounds(TIMES, ways)
        for way in ways:
            _, one, ratio = typical(taken, "played again", way)
            fast = f"{ratio:.1f} times as fast as played again"
            console.print(f"{lines} lines: {way} {lines / one:.0f} a second, {fast}")
        if asked.commit:
            ratio = beside(path, asked.commit, path.parent)
            console.print(f"played again {ratio:.2f} times as fast as by {asked.commit}")
    console.print(f"memory: {tenth} kB after a tenth, {whole} kB after all")


if __name__ == "__main__":
    main()
