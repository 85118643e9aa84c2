"""Memory does not grow with a log: neither with its games nor with one game."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator

import msgspec
from tests.logs.games import Line, lines

from apnap.logs.files import Asked
from apnap.logs.games import Clients, Games
from apnap.logs.tallying import Tally

ATTACK = "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
ROOM = 200_000
"""Bytes by which caches may still grow; a line of these logs alone has some 2,000."""
MANY = (100, 200)
"""So many lines, and so many more: were a line in two kept, it would show."""


def grown(log: Iterator[bytes], first: int, then: int) -> int:
    """Check so many lines, then so many more; return by how many bytes memory has grown."""
    tally = Tally()
    clients = Clients(Asked().start)
    games = Games(clients, tally)
    gc.freeze()  # what other tests have made is not searched for what this one leaves
    tracemalloc.start()
    try:
        before = 0
        for number, line in zip(range(1, first + then + 1), log, strict=False):
            games.take(number, line)
            if number == first:
                gc.collect()
                before = tracemalloc.get_traced_memory()[0]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
        clients.close()
    assert (tally.log("", 0, 0).found, tally.log("", 0, 0).troubled) == (0, 0)
    assert tally.checked > (first + then) * 0.7
    return after - before


def over_and_over(log: list[Line]) -> Iterator[bytes]:
    encoded = [msgspec.json.encode(line) for line in log]
    while True:
        yield from encoded


def on_and_on(log: list[Line]) -> Iterator[bytes]:
    """Yield a game in which somebody never stops trying what is not allowed."""
    place = next(n for n, one in enumerate(log) if one.get("said", {}).get("verdict") == "rejected")
    for line in log[:place]:
        yield msgspec.json.encode(line)
    number = place
    while True:
        yield msgspec.json.encode(log[place] | {"number": number})
        number += 1


def test_memory_does_not_grow_with_the_games_of_a_log() -> None:
    assert grown(over_and_over(lines(ATTACK)), *MANY) < ROOM


def test_memory_does_not_grow_with_a_game() -> None:
    assert grown(on_and_on(lines(ATTACK)), *MANY) < ROOM
