"""The games of one log: which line belongs to which, and whether lines are missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from apnap.driver import Said
from apnap.engine.client import Client
from apnap.inputs.packings import Unreadable
from apnap.logs.claiming import ByPlayingAgain, Claimer, InBothWays, offers_claims
from apnap.logs.findings import BROKE
from apnap.logs.following import Follower
from apnap.logs.judging import Judge
from apnap.logs.nearest import moved
from apnap.logs.tallying import Tally
from apnap.protocol import EditionDate, Record
from apnap.protocol.recorded import Begin, LogLine

MOST: Final = 8
"""So many games of a file may be going on at once."""

_READ: Final = msgspec.json.Decoder(LogLine).decode


class Clients:
    """Engines that judge, one for each game that goes on; who is done is used again."""

    def __init__(self, start: Callable[[], Client]) -> None:
        """Take how one is started; it is done when the first game needs it."""
        self._start = start
        self._idle: list[Client] = []
        self._all: list[Client] = []

    def take(self) -> Client:
        """Return one that is free; raise `EngineTrouble` if none can be started."""
        if self._idle:
            return self._idle.pop()
        client = self._start()
        self._all.append(client)
        return client

    def give(self, client: Client) -> None:
        """Take back one whose game is over."""
        self._idle.append(client)

    def close(self) -> None:
        """End them all."""
        for client in self._all:
            client.close()


class Share(Record, frozen=True):
    """Which games of a file, or members of an archive, are judged here: every so many."""

    at: int = 0
    of: int = 1
    first: int = 0
    last: int | None = None
    """Of an archive only members from the first to before the last, by their numbers from 0."""

    def has(self, number: int) -> bool:
        """Tell whether the one with a number, from 0, is among them."""
        within = self.first <= number and not self.is_past(number)
        return within and number % self.of == self.at

    def is_past(self, number: int) -> bool:
        """Tell whether neither this one nor any later one is among them."""
        return self.last is not None and number >= self.last


ALONE: Final = Share()


class Follows(Protocol):
    """Takes the lines of one game."""

    def take(self, line: int, said: Said, text: str) -> None:
        """Take a line of the game, which stands as a text in the log."""

    def lose(self, reason: str) -> None:
        """Take note that lines are missing."""

    def close(self) -> None:
        """Take note that the game is over."""


class Game(Record, frozen=True):
    """A game that is going on; it has neither follower nor engine if others judge it."""

    follower: Follows | None = None
    client: Client | None = None
    begun: int = 0
    """The line of the file on which its header stands; 0 if that is missing."""
    edition: EditionDate = EditionDate("")
    """The edition that the header names."""


class Games:
    """
    Takes the lines of a file and hands each to its game.

    Others may have a `share` of the games: of those only the lines are counted here.
    """

    def __init__(
        self, clients: Clients, tally: Tally, share: Share = ALONE, *, nearest: bool = False
    ) -> None:
        """Begin without any game; `nearest`: editions between two known ones are the nearer."""
        self._nearest = nearest
        self._clients = clients
        self._tally = tally
        self._share = share
        self._opened = 0
        self._games: dict[str, Game] = {}
        self._last: dict[str, int] = {}
        self._unread: dict[str, int] = {}

    def take(self, number: int, text: bytes | Unreadable) -> None:
        """Take a line of the file."""
        line = self._read(number, text)
        if line is None or isinstance(text, Unreadable):
            return
        if line.begin is not None:
            self._begin(number, line.game, line.begin)
            return
        game = self._game(number, line)
        self._in_turn(number, line, game)
        if line.said is not None:
            self._as_headed(number, line, line.said)
            if game.follower is not None:
                moved_text = msgspec.json.encode(line) if self._nearest else text
                with self._outlived(number, game.follower):
                    game.follower.take(number, line.said, moved_text.decode(errors="replace"))
        else:
            self._close(line.game)

    @contextmanager
    def _outlived(self, number: int, follower: Follows) -> Iterator[None]:
        """Lose a game over which apnap itself breaks, and tell that; others are judged."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - what a log holds may be beyond what judges it
            self._tally.broke(number, error)
            follower.lose(BROKE)

    def _read(self, number: int, text: bytes | Unreadable) -> LogLine | None:
        """Return what stands on a line of the file; None, with the trouble told, if that fails."""
        if isinstance(text, Unreadable):
            self._damaged(number, text.problem)
            return None
        try:
            line = _READ(text)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._damaged(number, f"this is no line of a log: {error}")
            return None
        if self._nearest:
            line, place = moved(line)
            if line.begin is not None or place is not None:
                self._tally.near(line.game, place)
        return line

    def end(self, number: int) -> None:
        """Take note that the file is over."""
        for name in list(self._games):
            self._trouble(name, number, f"the log{_of(name)} has no last line: it was cut short")
            self._close(name)

    def _begin(self, number: int, name: str, begin: Begin) -> None:
        if name in self._games:
            self._trouble(name, number, f"the log{_of(name)} has no last line: it was cut short")
            self._close(name)
        opened = self._open(number, name, every_priority=begin.every_priority)
        if opened.follower is not None:
            self._tally.games += 1
            self._tally.headed(name, number, begin.engine)
        self._games[name] = replace(opened, begun=number, edition=begin.edition)
        self._last[name] = 0

    def _open(self, number: int, name: str, *, every_priority: bool) -> Game:
        if len(self._games) >= MOST:
            oldest = next(iter(self._games))
            told = f"too many games at once: the log{_of(oldest)} is let go"
            self._trouble(oldest, number, told)
            self._close(oldest)
        mine = self._share.has(self._opened)
        self._opened += 1
        self._games[name] = self.follow(name, every_priority=every_priority) if mine else Game()
        return self._games[name]

    def follow(self, name: str, *, every_priority: bool) -> Game:
        """Return a game for which there is an engine that judges."""
        client = self._clients.take()
        judge = Judge(client, every_priority=every_priority)
        follower = Follower(judge, self._tally, name)
        if not offers_claims(client):
            return Game(ByPlayingAgain(follower, judge, self._tally, name), client)
        claimer = Claimer(client, judge, self._tally, name, every_priority=every_priority)
        return Game(InBothWays(follower, claimer, self._tally), client)

    def _trouble(self, name: str, number: int, problem: str) -> None:
        """Tell what is wrong with a game, unless others judge it."""
        if self._games[name].follower is not None:
            self._tally.trouble(number, problem)

    def _close(self, name: str) -> None:
        game = self._games.pop(name)
        del self._last[name]
        self._unread.pop(name, None)
        if game.follower is not None:
            with self._outlived(game.begun, game.follower):
                game.follower.close()
        if game.client is not None:
            self._clients.give(game.client)

    def _game(self, number: int, line: LogLine) -> Game:
        """Return the game of a line, also if its beginning is missing."""
        if line.game in self._games:
            return self._games[line.game]
        self._last[line.game] = line.number - 1
        game = self._open(number, line.game, every_priority=True)
        self._trouble(line.game, number, f"the log{_of(line.game)} has no first line")
        if game.follower is not None:
            game.follower.lose("the beginning is missing")
        return game

    def _in_turn(self, number: int, line: LogLine, game: Game) -> None:
        """See whether a line is the next one of its game."""
        last, unread = self._last[line.game], self._unread.pop(line.game, 0)
        if not last < line.number <= last + 1 + unread:
            problem = f"line {line.number} of the log{_of(line.game)} follows line {last}"
            told = "lines are missing or in the wrong order"
            self._trouble(line.game, number, f"{problem}: {told}")
            if game.follower is not None:
                game.follower.lose(told)
        self._last[line.game] = line.number

    def _as_headed(self, number: int, line: LogLine, said: Said) -> None:
        """See whether a position that is loaded is of the edition that the header names."""
        game = self._games[line.game]
        edition = said.load.position.edition if said.load else game.edition
        if game.edition not in ("", edition):
            there = f"the position on line {number} is of {edition}"
            problem = f"this names the edition {game.edition}, and {there}"
            self._trouble(line.game, game.begun, problem)

    def _damaged(self, number: int, problem: str) -> None:
        """Take a line that cannot be read: it may have been one of any game."""
        if self._share.at == 0:  # as it may have been of any game, one of us tells it
            self._tally.trouble(number, problem)
        for name, game in self._games.items():
            if game.follower is not None:
                game.follower.lose("a line could not be read")
            self._unread[name] = self._unread.get(name, 0) + 1


def _of(name: str) -> str:
    return f" of {name!r}" if name else ""
