"""
Cutting out of a log what by itself shows a finding: as few lines of its game as that takes.

A cut-out begins with the header of the game, and a position from which the rules lead to what is
found: the state of a line not long before it, or the position that was loaded. Whether it shows the
finding is not believed but tried: it is checked as any log is.
"""

from __future__ import annotations

import itertools
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from apnap.driver import CannotBeRead, Exchange, Restoring
from apnap.inputs.packings import Unreadable
from apnap.inputs.urls import shown
from apnap.logs.entries import written
from apnap.logs.expected_names import handles
from apnap.logs.files import Asked
from apnap.logs.findings import Found
from apnap.logs.games import Clients, Games
from apnap.logs.judging.calm import is_calm
from apnap.logs.lines import Lines, opened
from apnap.logs.tallying import Tally
from apnap.protocol import (
    EditionDate,
    EngineTrouble,
    Load,
    Program,
    Record,
    State,
    Verdict,
    View,
    Viewed,
)
from apnap.protocol.recorded import Begin, LogLine
from apnap.triage.corpus import Shortest

TRIED: Final = 6
"""So many beginnings are tried before the whole game is."""

HELD: Final = 33_554_432
"""So many bytes of a game are held at most: its last lines before the finding."""

_NOBODY: Final = Program(name="unknown", version="")
_READ: Final = msgspec.json.Decoder(LogLine).decode


class Cut(Record, frozen=True, kw_only=True):
    """What was cut out for one finding."""

    lines: tuple[bytes, ...]
    """The lines of a log; none if no part of its game shows the finding by itself."""
    before: State | None
    after: State | None
    """How it stood before and after the line on which it was found, as far as the log tells."""


NOTHING: Final = Cut(lines=(), before=None, after=None)


class _Sketch(msgspec.Struct):
    game: str = ""
    begin: msgspec.Raw | None = None


class _Game(Record, frozen=True):
    """The lines of a game up to a finding: its header, and each line with its number."""

    begin: Begin
    exchanges: tuple[tuple[int, Exchange], ...]


def cuts(path: Path, wanted: Sequence[Shortest], asked: Asked) -> Iterator[tuple[Shortest, Cut]]:
    """
    Yield what is cut out of a file for each finding in it, or in members of it.

    The file is read once more, line by line. Raises as `check_given`.
    """
    states = [one for one in wanted if one.found.line is None]
    for one in states:
        yield one, _of_state(one.found, asked)
    wanted = [one for one in wanted if one not in states]
    if not wanted:
        return
    with opened(path) as lines:
        if not lines.is_archive:
            yield from _of_lines(lines, wanted, asked)
            return
        for name, member in lines.members():
            here = [one for one in wanted if one.checked.file == shown(Path(f"{path}/{name}"))]
            if here and not isinstance(member, Unreadable):
                yield from _of_lines(member, here, asked)


def _of_lines(
    lines: Lines, wanted: Sequence[Shortest], asked: Asked
) -> Iterator[tuple[Shortest, Cut]]:
    by_line: dict[int, list[Shortest]] = defaultdict(list)
    for one in wanted:
        by_line[one.found.line or 0].append(one)
    held: dict[str, _Held] = {one.found.game: _Held() for one in wanted}
    for number, text in lines:
        sketch = None if isinstance(text, Unreadable) else _sketch(text)
        if sketch is None or sketch.game not in held or isinstance(text, Unreadable):
            continue
        held[sketch.game].take(number, text, begins=sketch.begin is not None)
        for one in by_line.pop(number, ()):
            yield one, _cut(held[sketch.game].game(), one.found, asked)
        if not by_line:
            return


class _Held:
    """The last lines of a game, with their numbers, and its header."""

    def __init__(self) -> None:
        """Begin without a line."""
        self._head: list[tuple[int, bytes]] = []
        self._lines: deque[tuple[int, bytes]] = deque()
        self._size = 0

    def take(self, number: int, text: bytes, *, begins: bool) -> None:
        """Take a line, and forget what there is no room for."""
        if begins:
            self._head, self._size = [(number, text)], 0
            self._lines.clear()
            return
        self._lines.append((number, text))
        self._size += len(text)
        while self._size > HELD:
            self._size -= len(self._lines.popleft()[1])

    def game(self) -> _Game:
        """Return the game as far as it is held."""
        return _game([*self._head, *self._lines])


def _sketch(text: bytes) -> _Sketch | None:
    try:
        return msgspec.json.decode(text, type=_Sketch)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def _game(kept: Iterable[tuple[int, bytes]]) -> _Game:
    """Return the lines of a game as what was said; those that cannot be read are left out."""
    begin = Begin(format=1, engine=_NOBODY, edition=EditionDate(""))
    restoring, exchanges = Restoring(), list[tuple[int, Exchange]]()
    for number, text in kept:
        try:
            line = _READ(text)
            if line.begin is not None:
                begin = line.begin
            elif line.said is not None:
                exchanges.append((number, restoring.exchange(line.said)))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            restoring.forget()
    return _Game(begin, tuple(exchanges))


def _of_state(found: Found, asked: Asked) -> Cut:
    """Return a log that begins with a state that is wrong by itself."""
    state = found.situation
    if state is None:
        return NOTHING
    begin = Begin(format=1, engine=_NOBODY, edition=state.edition)
    lines = tuple(written(begin, [_from(state, state)]))
    shown = lines if _shows(lines, found, asked) else ()
    return Cut(lines=shown, before=state, after=None)


def _cut(game: _Game, found: Found, asked: Asked) -> Cut:
    """Return the shortest part of a game that shows a finding on its last line."""
    exchanges = [exchange for _, exchange in game.exchanges]
    if not exchanges or game.exchanges[-1][0] != found.line:
        return NOTHING
    before = next((s for s in map(_state, exchanges[-2::-1]) if s is not None), None)
    after = _state(exchanges[-1])
    if not game.begin.edition and after is not None:
        game = replace(game, begin=replace(game.begin, edition=after.edition))
    for beginning in _beginnings(exchanges, found):
        lines = tuple(written(game.begin, beginning))
        if _shows(lines, found, asked):
            return Cut(lines=lines, before=before, after=after)
    return Cut(lines=(), before=before, after=after)


def _beginnings(exchanges: Sequence[Exchange], found: Found) -> Iterator[Sequence[Exchange]]:
    """Yield parts of a game that might show what is found on its last line, the shortest first."""
    last = len(exchanges) - 1
    loaded = next((at for at in range(last, -1, -1) if _loads(exchanges[at])), None)
    state = _state(exchanges[last])
    if found.by == "state" and state is not None:
        yield [_from(state, state)]
    between = range(last - 1, -1 if loaded is None else loaded, -1)
    yield from itertools.islice(_from_calm(exchanges, between, found), TRIED)
    if loaded is not None:
        yield exchanges[loaded:]
    yield exchanges


def _from_calm(
    exchanges: Sequence[Exchange], between: Iterable[int], found: Found
) -> Iterator[Sequence[Exchange]]:
    """Yield what follows states of a game that can be loaded; a claim needs none that can."""
    for at in between:
        before = _state(exchanges[at])
        if before is None or isinstance(exchanges[at].said, View):
            continue
        if is_calm(before) and not any(handles(before)) and not any(p.left for p in before.players):
            yield [_from(_position(before), before), *exchanges[at + 1 :]]
        elif found.by == "claim" and at == len(exchanges) - 2:
            yield [_from(before, before), exchanges[-1]]


def _position(state: State) -> State:
    """Return a calm state as a position to be loaded."""
    objects = tuple(replace(thing, now="unknown") for thing in state.objects)
    return replace(state, pending=(), picks=(), objects=objects)


def _from(position: State, state: State) -> Exchange:
    """Return that a position is loaded, and what comes of it."""
    return Exchange(Load(position), None, Verdict("accepted", state=state))


def _loads(exchange: Exchange) -> bool:
    return isinstance(exchange.said, Load)


def _state(exchange: Exchange) -> State | None:
    heard = exchange.heard
    return heard.state if isinstance(heard, Verdict | Viewed) else None


def _shows(lines: Sequence[bytes], found: Found, asked: Asked) -> bool:
    """Tell whether a log shows the same on its last line but one, which is the end."""
    tally, clients = Tally(), Clients(asked.start)
    try:
        games = Games(clients, tally)
        for number, line in enumerate(lines, 1):
            games.take(number, line)
        games.end(len(lines))
    except (EngineTrouble, CannotBeRead):
        return False
    finally:
        clients.close()
    findings = tally.log("", len(lines), 0.0).findings
    same = [one for one in findings if (one.rule, one.kind) == (found.rule, found.kind)]
    return any(one.line == len(lines) - 1 for one in same)
