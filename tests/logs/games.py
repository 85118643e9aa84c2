"""Logs of games that the reference engine has played, and checking them in this process."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from tests.logs.recalling import Recalling

from apnap.driver import Stop
from apnap.engine.client import Client
from apnap.engine.near import Near
from apnap.logs.entries import written
from apnap.logs.files import Asked
from apnap.logs.findings import FileChecked
from apnap.logs.games import Clients, Games
from apnap.logs.tallying import Tally
from apnap.protocol import EditionDate
from apnap.protocol.recorded import Begin
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite

NEWEST: Final = EditionDate("2026-01-16")

Line = dict[str, Any]


@functools.cache
def client() -> Client:
    """Return the reference engine."""
    return Asked().start()


@functools.cache
def scenarios(edition: EditionDate) -> tuple[Scenario, ...]:
    """Return the scenarios of the suite that hold in an edition."""
    return load_suite((), (edition,)).holding(edition)


@functools.cache
def mutant(name: str) -> Client:
    """Return the reference engine with a rule misread."""
    return Asked(f"direct:reference!{name}").start()


def log(
    scenario: Scenario, edition: EditionDate = NEWEST, game: str = "", on: Client | None = None
) -> list[bytes]:
    """
    Play a scenario on the reference engine, or another, and return the lines of its log.

    Unless another is named, whoever checks the log by `recalling` has heard the game already.
    """
    engine = on or _heard_again()
    told = engine.introduced
    assert told is not None
    play = Play(scenario, engine, told.capabilities, edition)
    with suppress(Stop):
        play.all()
    return log_of(play, engine, edition, game)


def log_of(play: Play, on: Client, edition: EditionDate, game: str = "") -> list[bytes]:
    """Return the lines of the log of a scenario that an engine has played."""
    assert on.introduced is not None
    begin = Begin(format=1, engine=on.introduced.engine, edition=edition, about=play.scenario.id)
    return list(written(begin, play.game.transcript, game))


def check_clean(logs: list[list[bytes]]) -> None:
    """Check logs on a reference engine that has heard none of their games: nothing is wrong."""
    found = checked([line for one in logs for line in one], Asked().start)
    assert [(one.line, one.game, one.problem) for one in found.findings] == []
    assert (found.found, found.troubled, found.unchecked) == (0, 0, 0)
    assert found.games == len(logs)
    assert found.checked > len(logs)


def scenario(id_: str) -> Scenario:
    """Return a scenario of the newest edition."""
    return next(one for one in scenarios(NEWEST) if one.id == id_)


@functools.cache
def _lines(id_: str) -> bytes:
    return b"[" + b",".join(log(scenario(id_))) + b"]"


def lines(id_: str) -> list[Line]:
    """Return the lines of the log of a scenario, to be falsified."""
    found: list[Line] = msgspec.json.decode(_lines(id_))
    return found


def numbered(log_: list[Line]) -> list[Line]:
    """Return lines numbered anew, as a forger would."""
    return [{**line, "number": number} for number, line in enumerate(log_)]


def recalling() -> Client:
    """Return the reference engine, which knows what it has answered in the same game before."""
    return Near(Recalling)


@functools.cache
def _heard_again() -> Client:
    return recalling()


def checked(log_: list[Line] | list[bytes], start: Callable[[], Client] = recalling) -> FileChecked:
    """Check the lines of a file by engines that are started."""
    tally = Tally()
    clients = Clients(start)
    games = Games(clients, tally)
    for number, line in enumerate(log_, 1):
        games.take(number, line if isinstance(line, bytes) else msgspec.json.encode(line))
    games.end(len(log_))
    clients.close()
    return tally.log("a log", len(log_), 0.0)
