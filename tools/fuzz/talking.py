"""
The wire: what clients say to a served engine, and what engines say to the suite.

The engine that is served is the reference engine. Whatever it is sent, it answers, and its answer
is what its schema says; that it failed is never one of its answers.
"""

from __future__ import annotations

import functools
import io
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

import msgspec
from rich.console import Console

from apnap.driver import Stop
from apnap.engine import starting
from apnap.engine.client import Client
from apnap.protocol import (
    METHODS,
    PROTOCOL_VERSION,
    AnswerSaid,
    Check,
    Decision,
    EditionDate,
    EngineDied,
    EngineTrouble,
    Initialize,
    Load,
    Program,
    Record,
    State,
    Verdict,
    View,
    answers,
    decisions,
)
from apnap.protocol.messages import Initialized
from apnap.protocol.validation import check
from apnap.protocol.wire import WireError, parse, read_request, read_response, request_line
from apnap.results.annotations import commands
from apnap.results.judged import Judged, Red
from apnap.results.junit import junit
from apnap.results.markdown import summary
from apnap.results.report_on_terminal import show
from apnap.results.reporting import Run, report
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite
from apnap_adapters import direct
from apnap_adapters.serving import Dispatcher
from apnap_adapters.wrong import wilful
from tools.fuzz.drawing import Drawing, drawing
from tools.fuzz.target import Target, Unclean, printable

EDITION: Final = EditionDate("2026-01-16")
GAMES: Final = Path(__file__).parent / "seeds" / "games.feature"

_LINES: Final = 60
_ANSWERS: Final = 12
_REQUESTS: Final = 3
_UNTIL: Final = sys.maxsize


class Talk:
    """A conversation with an engine, as its lines went there and back."""

    def __init__(self, scenario: Scenario) -> None:
        """Play a scenario on the reference engine."""
        self.asked: list[bytes] = []
        self.told: list[bytes] = []
        client = Client(_Served(), record=self._record)
        can = client.initialize().capabilities
        self.play = Play(scenario, client, can, EDITION)
        with suppress(Stop):
            self.play.all()

    def _record(self, direction: str, line: bytes) -> None:
        (self.asked if direction == "to_engine" else self.told).append(line)


def fresh() -> Client:
    """Return a client of the reference engine, to which nothing has been said."""
    return Client(_Served())


class _Served:
    """A connection to the reference engine, each message of which is held against its schema."""

    notes = ""

    def __init__(self) -> None:
        self._failed: list[BaseException | None] = []
        self._dispatch = Dispatcher(
            wilful.first_choice(), lambda _: self._failed.append(sys.exc_info()[1])
        )

    def exchange(self, line: bytes, _: float = 0, /) -> bytes:
        """Return the answer to a message; raise what has happened if the engine failed."""
        answer = self._dispatch(line)
        if self._failed and (error := self._failed.pop()) is not None:
            raise error
        _check(line, answer)
        return answer

    def say(self, method: str, params: Record) -> object:
        """Return the result that a message has; None if it was refused."""
        answer: object = msgspec.json.decode(self.exchange(request_line(1, method, params)))
        return answer.get("result") if isinstance(answer, dict) else None

    def restart(self) -> None:
        """Go on with the same."""

    def close(self) -> None:
        """Do nothing."""


def _check(line: bytes, answer: bytes) -> None:
    """Raise unless an answer is one, and fits the schema of what was asked."""
    told = parse(answer, _UNTIL)
    if not isinstance(told, dict) or not told.keys() >= {"jsonrpc", "id"}:
        raise Unclean("the answer is no response")
    if "result" in told:
        check(f"{read_request(line, _UNTIL).method}.result", told["result"])


@functools.cache
def _look_up_once() -> None:
    """Look up once what is installed: to look takes longer than what most inputs do."""
    found = functools.cache(entry_points)
    for module in (starting, direct, wilful):
        patch.object(module, "entry_points", found).start()


@functools.cache
def talks() -> Sequence[Talk]:
    """Return conversations in which nothing is wrong."""
    _look_up_once()
    games = load_suite((GAMES,), (EDITION,), origin="extension")
    return tuple(map(Talk, games.scenarios))


def _served(data: bytes) -> str:
    """Say whatever an input says, line by line, to a served engine."""
    served, said = _Served(), []
    for line in data.split(b"\n")[:_LINES]:
        told: object = msgspec.json.decode(served.exchange(line))
        result = told.get("result") if isinstance(told, dict) else None
        if isinstance(told, dict) and "error" in told:
            said.append(told["error"]["data"]["problem"])
        elif isinstance(result, dict):
            said.append(str(result.get("verdict", "")))
    return "\n".join(said)


def _loaded(data: bytes) -> str:
    """Load a position, look at it, and let play go on for a while."""
    try:
        params = parse(data)
        check("load.params", params)
        said = msgspec.convert(params, Load)
    except (WireError, ValueError) as error:
        return str(error)
    served = _Served()
    served.say("initialize", Initialize(PROTOCOL_VERSION, Program("fuzz", "1")))
    result = served.say("load", said)
    told = [_verdict(result)]
    for method, params in (("view", View(None)), ("check", Check(said.position))):
        served.say(method, params)
    for _ in range(_ANSWERS):
        if not isinstance(result, dict) or not result.get("state"):
            break
        answer = _answer(msgspec.convert(result, Verdict).state)
        if answer is None:
            break
        result = served.say("answer", answer)
        told.append(_verdict(result))
    return "\n".join(told)


def _verdict(result: object) -> str:
    if not isinstance(result, dict):
        return "refused"
    return " ".join(
        (result["verdict"], *(str(one["reason"]) for one in result.get("violations", ())))
    )


def _answer(state: State | None) -> AnswerSaid | None:
    """Return what somebody says who wants play to go on; None if there is nothing to say."""
    if state is None or not isinstance(state.pending, tuple) or not state.pending:
        return None
    asked = state.pending[0]
    say = _say(asked)
    return None if say is None else AnswerSaid(asked.decider, asked.id, say)


def _say(asked: Decision) -> answers.Answer | None:
    match asked:
        case decisions.Priority():
            return answers.Pass()
        case decisions.DeclareAttackersAsked():
            return answers.DeclareAttackers(())
        case decisions.DeclareBlockersAsked():
            return answers.DeclareBlockers(())
        case _:
            return None


class _Parrot:
    """A connection to an engine that says the lines of an input, whatever it is asked."""

    notes = ""

    def __init__(self, lines: Sequence[bytes]) -> None:
        self._lines = iter(lines)

    def exchange(self, _: bytes, __: float, /) -> bytes:
        """Return the next line."""
        line = next(self._lines, None)
        if line is None:
            raise EngineDied("The engine has ended.", hint="Start it again.")
        return line

    def restart(self) -> None:
        """Go on with the same."""

    def close(self) -> None:
        """Do nothing."""


def _answered(data: bytes) -> str:
    """Play a scenario with an engine that answers as the input says; report what comes of it."""
    number, _, rest = data.partition(b"\n")
    games = talks()
    game = games[int(number) if number.isdigit() and int(number[:9]) < len(games) else 0]
    client = Client(_Parrot(rest.split(b"\n")))
    try:
        introduced = client.initialize()
        play = Play(game.play.scenario, client, introduced.capabilities, EDITION)
    except EngineTrouble as trouble:
        return str(trouble)
    with suppress(Stop, EngineTrouble):
        play.all()
    for ask in (lambda: client.view(View(None)), client.describe, client.shutdown):
        with suppress(EngineTrouble):
            ask()
    return _reported(play, introduced)


def _reported(play: Play, introduced: Initialized) -> str:
    """Return the report of a scenario; raise if a file of it is not what it should be."""
    result = play.result()
    run = Run(engine="stdio:theirs", introduced=introduced, edition=EDITION, whole=False)
    told = report(run, [result], 0.0)
    red = Red(result=result)
    junit(run, told)
    printable(summary(told, Judged(green=False)))
    annotation = commands([red])
    if annotation.count("\n") != 1 or "\r" in annotation:
        raise Unclean("an annotation has more lines than one")
    text = io.StringIO()
    show(Console(file=text, width=100, highlight=False, markup=False, emoji=False), run, told)
    printable(text.getvalue())
    return f"{result.outcome} {result.reason or result.got or ''}"


@functools.cache
def _params() -> Mapping[str, Drawing]:
    return {name: drawing(method.params) for name, method in METHODS.items()}


def _requests(chance: Random) -> bytes:
    """Return good requests, in any order."""
    methods = chance.choices(sorted(_params()), k=chance.randint(0, _REQUESTS))
    return b"\n".join((talks()[0].asked[0], *(_request(method, chance) for method in methods)))


def _request(method: str, chance: Random) -> bytes:
    params = _params()[method](chance)
    said = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return msgspec.json.encode(said)


@functools.cache
def _load() -> Drawing:
    return drawing(Load)


def _positions(chance: Random) -> bytes:
    return msgspec.json.encode(_load()(chance))


def _positions_known() -> Sequence[bytes]:
    """Return the positions of the games, and those that they came to."""
    found = [
        msgspec.json.encode(read_request(line).params)
        for talk in talks()
        for line in talk.asked
        if b'"method":"load"' in line
    ]
    for talk in talks():
        for line in talk.told[2::4]:
            state = msgspec.json.decode(line).get("result", {}).get("state")
            if state is not None:
                found.append(msgspec.json.encode({"position": state}))
    return found


def _told() -> Sequence[bytes]:
    return [b"\n".join((b"%d" % n, *talk.told)) for n, talk in enumerate(talks())]


def _read(data: bytes) -> str:
    """Read a line as a message; raise if a value comes of it that JSON does not make of it."""
    try:
        value = parse(data)
    except WireError as refused:
        return refused.problem
    if json.loads(data) != value:
        raise Unclean("another value is read than stands there")
    with suppress(WireError):
        read_request(data)
    with suppress(WireError):
        read_response(data, 1)
    return type(value).__name__


def _lines() -> Sequence[bytes]:
    return [line for talk in talks() for line in (*talk.asked, *talk.told)]


TARGETS: Final = (
    Target(name="lines", seeds=_lines, take=_read, share=450),
    Target(
        name="requests",
        seeds=lambda: [b"\n".join(talk.asked) for talk in talks()],
        take=_served,
        drawn=_requests,
        share=110,
    ),
    Target(name="positions", seeds=_positions_known, take=_loaded, drawn=_positions, share=110),
    Target(name="answers", seeds=_told, take=_answered, share=60),
)
"""Lines; requests to a served engine, positions that it is to load; answers of an engine."""
