"""
All misreadings by the same games: `python -m benchmarks.fuzzing_together [--games N] [--sample N]`.

What `benchmarks.fuzzing` does takes a minute for each misreading. Here nothing is asked about, so
that the same games are drawn for all. The reference engine plays them as written, and is watched:
it tells which misreadings would have acted otherwise. Only with these a game is played again, and
shown to the oracles. With all others it is the same game, in which there is nothing to find. So a
misreading is found here if `apnap fuzz` finds it in as many games without knowing its rule.

A misreading is played in so many games at most (`--tries`), of those in which it acts otherwise.

With `--asked` each misreading has games of its own, in which its rule is asked about (`--cr`), as
many as `benchmarks.fuzzing` plays in a minute (800): what that finds, in less time.
"""

from __future__ import annotations

import copy
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table
from tools.helping import reader

from apnap.engine.near import Near
from apnap.fuzzing.games import Plan
from apnap.fuzzing.speaking_up import improvised, moves
from apnap.fuzzing.trying import Bench, Drawn, touched
from apnap.fuzzing.weighing import ROUND
from apnap.protocol import Described, Record
from apnap.protocol.counting import counted
from apnap.rulebooks import newest
from apnap_misreadings import Mutant, all_mutants
from apnap_misreadings.watching import WatchedEngine
from apnap_reference.engine import ReferenceEngine

REFERENCE: Final = "direct:reference"
GAMES: Final = 640
TRIES: Final = 6


class Row(Record, frozen=True):
    """What came of one misreading."""

    name: str
    rule: str
    otherwise: int | None
    """In which game it first acts otherwise than the reference engine, counted from 1."""
    tries: int
    """In how many games it was played."""
    found: int | None
    oracle: str
    touched: int | None = None
    """In how many games its rule was applied, if it was asked about."""


class Watched(WatchedEngine):
    """The engine that is watched, which also tells which rules it has applied."""

    def describe(self) -> Described:
        """Tell which misreadings have differed, and which rules were applied."""
        return replace(super().describe(), applied=ReferenceEngine.describe(self).applied)


class Search:
    """What is known of the misreadings after some games."""

    def __init__(
        self, chosen: Mapping[str, Mutant], seed: int, tries: int, rules: Sequence[str] = ()
    ) -> None:
        """Begin with nothing found; `rules` are those that are asked about."""
        self._chosen = chosen
        self._seed = seed
        self._tries = tries
        self._left = dict(chosen)
        self._played: Counter[str] = Counter()
        self._first: dict[str, int] = {}
        self._found: dict[str, tuple[int, str]] = {}
        self._bench = Bench(REFERENCE, newest())
        self._right = Bench(REFERENCE, newest())
        self._weights = self._bench.weights(rules)
        self.anyway = 0
        """How many games are wrong on the reference engine too."""

    def round(self, numbers: Sequence[int]) -> None:
        """Draw the games of a round, and play them with whatever would act otherwise."""
        engine = Watched(self._left)
        client = Near(lambda: engine)
        seen = []
        drawn = self._bench.drawn(self._seed, numbers, self._weights.known())
        for game in drawn:
            chance = copy.deepcopy(game.chance)
            improvised(client, game.position.state(newest()), game.chance, game.most, game.how)
            told = client.describe()
            rules = frozenset(one.rule for one in told.applied)
            seen.append(touched(game, rules))
            for name in told.otherwise or ():
                self._tried(game, chance, name)
        self._weights.learn(seen)

    def rows(self) -> Iterator[Row]:
        """Yield what came of each misreading."""
        for name, one in self._chosen.items():
            found, oracle = self._found.get(name, (None, ""))
            first = self._first.get(name)
            yield Row(name, one.rule, first, self._played[name], found, oracle)

    def _tried(self, game: Drawn, chance: Random, name: str) -> None:
        """Play a game with a misreading, if it is still sought."""
        self._first.setdefault(name, game.number + 1)
        if name not in self._left:
            return
        self._played[name] += 1
        oracle = self._oracle(game, copy.deepcopy(chance), self._left[name])
        if oracle:
            self._found[name] = (game.number + 1, oracle)
        if oracle or self._played[name] >= self._tries:
            del self._left[name]

    def _oracle(self, game: Drawn, chance: Random, misread: Mutant) -> str:
        """Return which oracle finds something in a game that is its own; empty: none."""
        engine = ReferenceEngine(misread.rulebook)
        client = Near(lambda: engine)
        state = game.position.state(newest())
        played = improvised(client, state, chance, game.most, game.how)
        oracles = self._bench.asked(game.number)
        found = self._bench.difference(client, game.position, played, oracles)
        if found is None:
            return ""
        plan = Plan(newest(), game.position, moves(played.exchanges)[: max(found.at, 1)])
        if self._right.again(plan, found.oracle)[1] is not None:
            self.anyway += 1
            return ""
        return found.oracle

    @property
    def over(self) -> bool:
        """Whether there is nothing left to be found."""
        return not self._left

    def touched(self, rule: str) -> int:
        """Return in how many games a rule was applied."""
        return self._weights.rules.get(rule, 0)


def misreadings() -> Mapping[str, Mutant]:
    """Return the misreadings of the newest edition that replace a function: these are watched."""
    return {name: one for name, one in _holding().items() if one.key}


def _holding() -> Mapping[str, Mutant]:
    return {name: one for name, one in all_mutants().items() if newest() in one.editions}


def asked_for(name: str, misread: Mutant, games: int, seed: int, tries: int) -> Row:
    """Play games in which the rule of a misreading is asked about until it is found."""
    search = Search({name: misread}, seed, tries, (misread.rule,))
    played = 0
    while played < games and not search.over:
        search.round(range(played, min(played + ROUND, games)))
        played += ROUND
    (row,) = search.rows()
    return replace(row, touched=search.touched(misread.rule))


def main(words: Sequence[str] | None = None) -> None:
    """Play games with all misreadings, and print the table."""
    parser = reader("python -m benchmarks.fuzzing_together", __doc__, "--games 64 --sample 30")
    parser.add_argument("--games", type=int, default=GAMES, help="so many")
    parser.add_argument("--sample", type=int, help="so many misreadings, at random; default: all")
    parser.add_argument("--tries", type=int, default=TRIES, help="each is played so often at most")
    parser.add_argument("--seed", type=int, default=0, help="for the sample and the games")
    parser.add_argument("--asked", action="store_true", help="ask for the rule of each by itself")
    parser.add_argument("--each", action="store_true", help="show each misreading in a table")
    asked = parser.parse_args(words)
    chosen, console = _holding() if asked.asked else misreadings(), Console()
    if asked.sample:
        names = random.Random(asked.seed).sample(sorted(chosen), min(asked.sample, len(chosen)))  # noqa: S311 - no secret
        chosen = {name: chosen[name] for name in names}
    begun, anyway = time.process_time(), 0
    shown = Console(stderr=True)
    if asked.asked:
        each = track(chosen.items(), "playing", console=shown, transient=True)
        rows = tuple(asked_for(*one, asked.games, asked.seed, asked.tries) for one in each)
    else:
        search = Search(chosen, asked.seed, asked.tries)
        rounds = range(0, asked.games, ROUND)
        for first in track(rounds, "playing", console=shown, transient=True):
            search.round(range(first, min(first + ROUND, asked.games)))
        rows, anyway = tuple(search.rows()), search.anyway
    if asked.each:
        console.print(_table(rows))
    found = [row for row in rows if row.found is not None]
    acted = sum(row.otherwise is not None for row in rows)
    console.print(
        f"{len(found)} of {counted(len(rows), 'misreading')} found "
        f"({100 * len(found) / max(1, len(rows)):.0f} %), {acted} act otherwise, in "
        f"{counted(asked.games, 'game')}; {time.process_time() - begun:.0f} s, "
        f"seed {asked.seed}"
    )
    if anyway:
        console.print(f"not counted: {counted(anyway, 'game')} wrong on the reference too")


def _table(rows: Sequence[Row]) -> Table:
    table = Table(
        "misreading",
        "rule",
        "found by",
        "in game",
        "first otherwise in",
        "played",
        "rule applied in",
    )
    for row in rows:
        first = "" if row.otherwise is None else str(row.otherwise)
        game = "" if row.found is None else str(row.found)
        applied = "" if row.touched is None else str(row.touched)
        table.add_row(row.name, row.rule, row.oracle or "not", game, first, str(row.tries), applied)
    return table


if __name__ == "__main__":
    main()
