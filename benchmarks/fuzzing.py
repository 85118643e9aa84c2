"""
What fuzzing finds by itself: `python -m benchmarks.fuzzing [--sample N] [--seconds S] [--seed N]`.

Each misreading of the newest edition is an engine that is fuzzed, from nothing but its name and the
number of the rule that it misreads, for at most so many seconds of one core (60). No scenario is
read. What the reference engine shows as well, without the misreading, is no find. The table says
which are found, by which oracle, and in how many games; `--speed` measures instead how long games
take beside merely playing them.
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table
from tools.helping import reader

from apnap.engine.near import near_reference
from apnap.fuzzing.campaign import CHUNK
from apnap.fuzzing.differences import ORACLES, Oracle
from apnap.fuzzing.speaking_up import improvised
from apnap.fuzzing.trying import Bench, Tried
from apnap.fuzzing.weighing import ROUND
from apnap.protocol import MutantKnown, Record
from apnap.protocol.counting import counted
from apnap.rulebooks import newest
from benchmarks.timing import REFERENCE, as_in_a_run

SECONDS: Final = 60.0
_BEFORE: Final = 8
_MERELY: Final = "merely played"
_TURNS: Final = 5
"""So often each speed is measured."""


class Row(Record, frozen=True):
    """What came of one misreading."""

    name: str
    rule: str
    oracle: str
    """By which oracle it was found; empty: it was not."""
    games: int
    touched: int
    """In how many of the games its rule was applied."""
    seconds: float
    shown_anyway: int = 0
    """In how many games the reference engine itself shows what seemed to be found."""


def misreadings() -> tuple[MutantKnown, ...]:
    """Return the misreadings that hold in the newest edition."""
    known = near_reference().describe().mutants
    return tuple(one for one in known if newest() in one.editions)


def sought(name: str, rule: str, seconds: float, seed: int) -> Row:
    """Fuzz one misreading until something is found, or for so many seconds of processor time."""
    begun = time.process_time()
    games = touched = anyway = 0
    with Bench(f"{REFERENCE}!{name}", newest()) as bench:
        weights = bench.weights((rule,))
        while time.process_time() - begun < seconds:
            some = range(games, games + ROUND)
            seen = []
            for game in bench.tried(seed, some, weights.known()):
                seen.append(game.touched)
                games += 1
                touched += rule in game.touched.rules
                took = time.process_time() - begun
                if game.difference is not None:
                    if is_its_own(game):
                        oracle = game.difference.oracle
                        return Row(name, rule, oracle, games, touched, took, anyway)
                    anyway += 1
                if took >= seconds:
                    break
            weights.learn(seen)
    return Row(name, rule, "", games, touched, time.process_time() - begun, anyway)


def is_its_own(game: Tried) -> bool:
    """Tell whether what is wrong with a game is not wrong with it on the reference engine."""
    if game.plan is None or game.difference is None:
        return False
    with Bench(REFERENCE, newest()) as right:
        _, also = right.again(game.plan, game.difference.oracle)
    return also is None


def all_sought(
    chosen: Sequence[MutantKnown], seconds: float, seed: int, workers: int
) -> Iterator[Row]:
    """Yield what comes of misreadings, in their order."""
    with ProcessPoolExecutor(max(1, workers)) as pool:
        work = [pool.submit(sought, one.name, one.rule, seconds, seed) for one in chosen]
        for each in work:
            yield each.result()


def main(words: Sequence[str] | None = None) -> None:
    """Fuzz misreadings, or measure how fast that is, and print the table."""
    parser = reader("python -m benchmarks.fuzzing", __doc__, "--sample 3 --seconds 10")
    parser.add_argument("--sample", type=int, help="so many, chosen at random; default: all")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of one core, for each")
    parser.add_argument("--seed", type=int, default=0, help="for the sample and the games")
    parser.add_argument("-n", dest="workers", type=int, default=1, help="number of processes")
    parser.add_argument("--speed", type=int, metavar="GAMES", help="measure so many games instead")
    asked = parser.parse_args(words)
    console = Console()
    if asked.speed:
        speed(asked.speed, asked.seed, console)
        return
    known = misreadings()
    chosen = known
    if asked.sample:
        chosen = tuple(random.Random(asked.seed).sample(known, min(asked.sample, len(known))))  # noqa: S311 - no secret
    table = Table("misreading", "rule", "found by", "games", "its rule applied in", "seconds")
    found = anyway = 0
    rows = all_sought(chosen, asked.seconds, asked.seed, asked.workers)
    for row in track(rows, "fuzzing", len(chosen), console=Console(stderr=True), transient=True):
        found += bool(row.oracle)
        anyway += row.shown_anyway
        took = f"{row.seconds:.1f}"
        table.add_row(
            row.name, row.rule, row.oracle or "not", str(row.games), str(row.touched), took
        )
    console.print(table)
    console.print(
        f"{found} of {counted(len(chosen), 'misreading')} found "
        f"({100 * found / max(1, len(chosen)):.0f} %), of {len(known)} in all; at most "
        f"{asked.seconds:g} s of one core each, seed {asked.seed}"
    )
    if anyway:
        console.print(f"not counted: {counted(anyway, 'game')} wrong on the reference engine too")


def speed(games: int, seed: int, console: Console) -> None:
    """
    Measure processor time for the same games: merely played, and with oracles.

    All are played several times, in turn, and of each game the least time counts: other processes
    only add to it. Some games are played before, so that nobody pays for what is read once.
    """
    some: tuple[tuple[str, tuple[Oracle, ...]], ...] = (
        ("with the reference alone", ("reference",)),
        ("with all oracles", ORACLES),
    )
    with Bench(REFERENCE, newest(), ORACLES) as bench:
        for _ in bench.tried(seed, range(games, games + _BEFORE), {}):
            pass
    taken: dict[str, list[Sequence[Timed]]] = defaultdict(list)
    with as_in_a_run():
        for _ in range(_TURNS):
            taken[_MERELY].append(tuple(_merely_played(games, seed)))
            for what, oracles in some:
                taken[what].append(tuple(_tried(games, seed, oracles)))
    table = Table("what", "answers", "seconds", "answers a second", "ratio")
    alone, _ = _least(taken[_MERELY])
    for what, times in taken.items():
        least, said = _least(times)
        table.add_row(
            what, str(said), f"{least:.2f}", f"{said / least:.0f}", f"{least / alone:.2f}"
        )
    console.print(table)


Timed = tuple[float, int]
"""How long something took, and how many answers it was."""


def _least(times: Sequence[Sequence[Timed]]) -> Timed:
    """Return the sum of the least times of all games, and that of their answers."""
    least = [min(one) for one in zip(*times, strict=True)]
    return sum(took for took, _ in least), sum(answers for _, answers in least)


def _merely_played(games: int, seed: int) -> Iterator[Timed]:
    """
    Play games that are drawn before.

    People choose what they say as they do in fuzzing, since that depends on what they are asked.
    """
    with Bench(REFERENCE, newest(), ("reference",)) as bench:
        for one in tuple(bench.drawn(seed, range(games), {})):
            begun = time.process_time()
            client, state = bench.engine.begin("benchmark"), one.position.state(newest())
            answers = improvised(client, state, one.chance, one.most, one.how).answers
            bench.engine.end(played=True)
            yield time.process_time() - begun, answers


def _tried(games: int, seed: int, oracles: Sequence[Oracle]) -> Iterator[Timed]:
    """Draw games, as many at once as a worker is given, play them, and ask oracles."""
    with Bench(REFERENCE, newest(), oracles) as bench:
        begun = time.process_time()
        for first in range(0, games, CHUNK):
            for game in bench.tried(seed, range(first, min(first + CHUNK, games)), {}):
                yield time.process_time() - begun, game.answers
                begun = time.process_time()


if __name__ == "__main__":
    main()
