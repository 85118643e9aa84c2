"""Writing logs of games: JSON Lines, one thing that was said and what came back on each line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from apnap.driver import Exchange, recorded
from apnap.protocol.recorded import Begin, End, LogLine, Said
from apnap.protocol.unseen import escaped_bytes

OFTEN: Final = 16
"""After so many lines a log that apnap writes has the state in full again."""


def written(begin: Begin, exchanges: Sequence[Exchange], game: str = "") -> Iterator[bytes]:
    """Yield the lines of a log, each with its line feed."""
    lines = (LogLine(game=game, number=n, said=said) for n, said in enumerate(_said(exchanges), 1))
    yield _line(LogLine(game=game, number=0, begin=begin))
    yield from map(_line, lines)
    yield _line(LogLine(game=game, number=len(exchanges) + 1, end=End()))


def _said(exchanges: Sequence[Exchange]) -> Iterable[Said]:
    for first in range(0, len(exchanges), OFTEN):
        yield from recorded(exchanges[first : first + OFTEN])


def _line(line: LogLine) -> bytes:
    return escaped_bytes(msgspec.json.encode(line)) + b"\n"
