"""
Record whole games that nobody drives: Forge asks, and players answer at random (`chance.py`).

Each game is a log as `apnap check` judges them, from the first main phase with seven cards in each
hand to its end, or to so many turns. With a seed the same games come out again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

import chance

from apnap.driver import Exchange
from apnap.driver.transcript import kind
from apnap.engine import starting
from apnap.engine.client import Client
from apnap.logs.entries import written
from apnap.protocol import (
    AnswerSaid,
    Decision,
    EditionDate,
    EngineTrouble,
    Limits,
    Load,
    Object,
    Player,
    State,
    Turn,
    Variant,
    Verdict,
)
from apnap.protocol.recorded import Begin

HERE: Final = Path(__file__).parent
ENGINE: Final = f"stdio:{HERE / 'node_modules/.bin/node'} {HERE / 'bridge.mjs'}"
EDITION: Final = EditionDate("2026-01-16")
DECKS: Final = HERE / "decks.json"
NAMES: Final = ("Rob", "Alex", "Carissa", "Dana", "Emil", "Fay", "Gus", "Hana")
HAND: Final = 7
PATIENT: Final = Limits(
    start_seconds=60,
    load_seconds=300,
    answer_seconds=60,
    scenario_seconds=36_000,
    scenario_bytes=2**30,
)
"""A game takes as long as it takes, and on a busy machine Forge is slow."""

Deck = Mapping[str, int]


def main(words: Sequence[str] | None = None) -> int:
    """Start an engine and record games; return the exit status, as `recorded` does."""
    asked = parser().parse_args(words)
    with starting.start(starting.parse(asked.engine), limits=PATIENT) as client:
        return recorded(client, asked)


def recorded(client: Client, asked: argparse.Namespace) -> int:
    """Record games; return the exit status: 0 unless the engine broke before all were recorded."""
    decks = json.loads(asked.decks.read_text("utf-8"))
    asked.out.mkdir(parents=True, exist_ok=True)
    broke = 0
    for number in range(asked.seed, asked.seed + asked.games):
        position = dealt(decks, Random(f"deal {number}"), asked.players)
        client.begin_scenario()
        game = Game(client, position, number)
        how = game.play(asked.turns)
        file = asked.out / f"game-{number}.jsonl"
        file.write_bytes(b"".join(_lines(client, game.exchanges)))
        print(f"{file}: {len(game.exchanges)} messages; {how}", flush=True)
        if game.exchanges[-1].heard is None:
            broke += 1
            client.restart()
            client.initialize()
    return 1 if broke else 0


def dealt(decks: Mapping[str, Deck], chance_: Random, players: int) -> State:
    """Deal each of so many players a deck that is shuffled; whoever sits first begins."""
    objects: list[Object] = []
    seen: Counter[str] = Counter()
    names = NAMES[:players]
    for owner in names:
        deck = list(Counter(decks[chance_.choice(sorted(decks))]).elements())
        chance_.shuffle(deck)
        for place, card in enumerate(deck):
            seen[card] += 1
            zone, below = ("hand", None) if place < HAND else ("library", place - HAND)
            objects.append(
                Object(
                    name=f"{card} {seen[card]}", card=card, owner=owner, zone=zone, position=below
                )
            )
    libraries = Counter(one.owner for one in objects if one.zone == "library")
    return State(
        edition=EDITION,
        variant=Variant("multiple"),
        players=tuple(
            Player(name=name, life=20, hand=HAND, library=libraries[name]) for name in names
        ),
        turns=(
            Turn(active=names[0], phase="precombat_main", step="precombat_main", priority=names[0]),
        ),
        objects=tuple(objects),
    )


class Game:
    """A game as it is played; `exchanges` are what was said so far and what came back."""

    def __init__(self, client: Client, position: State, seed: int) -> None:
        """Take an engine, the position to begin with, and the seed of all chance."""
        self._client = client
        self._position = position
        self._seed = seed
        self._chance = Random(f"play {seed}")
        self.exchanges: list[Exchange] = []

    def play(self, turns: int) -> str:
        """Play until the game is over or so many turns are; return how it ended, for people."""
        message: Load | AnswerSaid = Load(self._position, self._seed)
        try:
            state = self._heard(message, None, self._client.load(message))
            while state and state.pending and _number(state) <= turns:
                decision = state.pending[0]
                state = None
                for answer in chance.said(decision, self._chance):
                    message = AnswerSaid(decision.decider, decision.id, answer)
                    state = self._heard(message, decision, self._client.answer(message))
                    if state:
                        break
                else:
                    return f"nobody could answer: {kind(decision)}"
        except EngineTrouble as trouble:
            self.exchanges.append(Exchange(message))
            return str(trouble)
        return _how(state, turns)

    def _heard(
        self, message: Load | AnswerSaid, about: Decision | None, verdict: Verdict
    ) -> State | None:
        """Keep what came back; return the state if that is a new one."""
        self.exchanges.append(Exchange(message, about, verdict))
        return verdict.state if verdict.verdict == "accepted" else None


def _number(state: State) -> int:
    """Return the number of the turn, 0 if it is not known."""
    number = state.turns[0].number if state.turns else 0
    return 0 if number == "unknown" else number


def _how(state: State | None, turns: int) -> str:
    if state is None:
        return "the position could not be loaded"
    if state.result is None:
        return f"stopped after {turns} turns"
    return f"won by {', '.join(state.result.winners) or 'nobody'}"


def _lines(client: Client, exchanges: Sequence[Exchange]) -> Iterator[bytes]:
    told = client.introduced
    if told is None:
        raise RuntimeError("the engine has not introduced itself")
    begin = Begin(
        format=1,
        engine=told.engine,
        edition=EDITION,
        every_priority=told.capabilities.every_priority,
    )
    return written(begin, exchanges)


def parser() -> argparse.ArgumentParser:
    """Return what reads the words of the command."""
    name = "python adapters/forge/games.py"
    reads = argparse.ArgumentParser(
        name,
        description=__doc__,
        epilog=f"example: {name} --games 5 --seed 1 --out logs && apnap check logs",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reads.add_argument("--games", type=int, default=1, metavar="N", help="how many (1)")
    reads.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (1)")
    reads.add_argument(
        "--players", type=int, default=2, choices=range(2, 9), help="at each table (2)"
    )
    reads.add_argument(
        "--turns", type=int, default=60, metavar="N", help="a game is stopped after so many (60)"
    )
    reads.add_argument(
        "--decks", type=Path, default=DECKS, metavar="FILE", help="cards of each deck (decks.json)"
    )
    reads.add_argument("--out", type=Path, required=True, metavar="DIR", help="where logs go")
    reads.add_argument(
        "--engine", default=ENGINE, help="another engine that speaks the protocol (Forge)"
    )
    return reads


if __name__ == "__main__":
    sys.exit(main())
