"""The bench on which an engine is examined: says lines to it and understands what comes."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from apnap.doctor.diagnosis import SHOWN, Remark, Severity
from apnap.engine.client import SUITE
from apnap.engine.coherence import Coherence
from apnap.protocol import (
    METHODS,
    PROTOCOL_VERSION,
    Connection,
    EngineBabbles,
    EngineTrouble,
    Initialize,
    Initialized,
    Limits,
    Load,
    Nothing,
    Record,
    State,
    Verdict,
    Wishes,
)
from apnap.protocol.unseen import parted
from apnap.protocol.validation import Breach, check
from apnap.protocol.wire import Code, Id, Trouble, WireError, read_response, request_line

MOST: Final = 20
"""So many remarks are made about a step; how many more there are is only said."""

_ASIDE: Final = 2000
_STDOUT: Final = (
    "Standard output carries the protocol only: one line of JSON for each message, and flushed. "
    "Banners, logs and prints belong on standard error."
)


class Skip(Exception):
    """The step cannot be tried; the text says why."""


class Undeclared(Skip):
    """The step takes something that the engine doesn't declare: nothing is wrong with that."""


class Halt(Exception):
    """
    The step cannot go on: `remark` says why.

    `trouble` is what became of the engine, if it is of no more use and has to be started again.
    """

    def __init__(self, remark: Remark, trouble: EngineTrouble | WireError | None = None) -> None:
        """Say why, and what has become of the engine."""
        super().__init__(remark.problem)
        self.remark = remark
        self.trouble = trouble


class Reply(Record, frozen=True):
    """What came back: a result, not looked at yet, or an error."""

    result: Any = None
    error: Trouble | None = None


class Bench:
    """
    One engine under examination.

    `told` is how it introduced itself, `state` how its game stands (None: no position is
    loaded), `asked` the position that was loaded, `ending` whether the engine has been asked to
    end.
    """

    def __init__(self, connection: Connection, limits: Limits, transport: str) -> None:
        """Examine the engine behind a connection; `transport` is how it is reached."""
        self.connection = connection
        self.transport = transport
        self.limits = limits
        self.told: Initialized | None = None
        self.asked: State | None = None
        self.state: State | None = None
        self._remarks: list[Remark] = []
        self._left_out: Counter[Severity] = Counter()
        self.ending = False
        self._coherence = Coherence()
        self._until = math.inf
        self._given = math.inf
        self._number = 0
        self._sent = b""
        self._came = b""

    @property
    def introduced(self) -> Initialized:
        """How the engine has introduced itself."""
        if self.told is None:
            raise AssertionError("a step that needs it is tried after `initialize`")
        return self.told

    def hurry(self, seconds: float) -> None:
        """Give the engine so many seconds from now on for all that `in_time` watches over."""
        self._until = time.monotonic() + seconds
        self._given = seconds

    def in_time(self) -> None:
        """Raise `Skip` if the engine has taken more time than it was given."""
        if time.monotonic() >= self._until:
            raise Skip(
                f"the engine has taken {self._given:g} seconds for what it declares; "
                "`--limit scenario=SECONDS` gives it more"
            )

    def restart(self) -> None:
        """Start the engine anew; raises `EngineTrouble`."""
        self.told = self.state = None
        self.ending = False
        self.connection.restart()

    def remark(self, severity: Severity, problem: str, hint: str = "") -> Remark:
        """Return a remark about the last message and its answer."""
        return Remark(
            severity=severity,
            problem=problem,
            hint=hint,
            sent=_shown(self._sent),
            came=_shown(self._came),
        )

    def wrong(self, problem: str, hint: str = "") -> None:
        """Note that the engine breaks the contract, once."""
        self._note("wrong", problem, hint)

    def advise(self, problem: str, hint: str = "") -> None:
        """Note what the engine could do better, once."""
        self._note("advice", problem, hint)

    def _note(self, severity: Severity, problem: str, hint: str) -> None:
        if any(remark.problem == problem for remark in self._remarks):
            return
        if len(self._remarks) < MOST:
            self._remarks.append(self.remark(severity, problem, hint))
        else:
            self._left_out[severity] += 1

    def add(self, last: Remark) -> None:
        """Add the last remark of a step, which is told in any case."""
        self._remarks.append(last)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What was noticed since it was forgotten last; of very much only the beginning."""
        left_out = self._left_out.total()
        if not left_out:
            return tuple(self._remarks)
        problem = f"There are {left_out} more remarks, which are left out."
        hint = "Mend what is told here, and look again."
        severity: Severity = "wrong" if self._left_out["wrong"] else "advice"
        return (*self._remarks, Remark(severity=severity, problem=problem, hint=hint))

    def forget_remarks(self) -> None:
        """Begin a step in which nothing was noticed yet."""
        self._remarks.clear()
        self._left_out.clear()

    def halt(self, problem: str, hint: str = "") -> Halt:
        """Return what to raise when the step cannot go on, though the engine can."""
        return Halt(self.remark("wrong", problem, hint))

    def line(self, line: bytes, expected: Id, seconds: float | None = None) -> Reply:
        """Say a line as it is; the answer has to have the id `expected`, or none if an error."""
        self._sent, self._came = line, b""
        try:
            self._came = self.connection.exchange(line, seconds or self.limits.answer_seconds)
        except EngineBabbles as babble:
            self._came = babble.raw
            raise self._broken(babble, babble.problem, babble.hint) from babble
        except EngineTrouble as trouble:
            raise self._broken(trouble, trouble.problem, trouble.hint) from trouble
        try:
            answer = read_response(self._came, expected, self.limits.line_bytes)
        except WireError as error:
            problem = f"What came is no answer: {error.problem}."
            hint = _STDOUT if error.code == Code.NOT_JSON else error.hint
            raise self._broken(error, problem, hint) from error
        return Reply(error=answer) if isinstance(answer, Trouble) else Reply(answer)

    def _broken(self, trouble: EngineTrouble | WireError, problem: str, hint: str) -> Halt:
        notes = trouble.notes if isinstance(trouble, EngineTrouble) else self.connection.notes
        remark = self.remark("wrong", problem, hint)
        return Halt(msgspec.structs.replace(remark, aside=notes[-_ASIDE:].strip()), trouble)

    def ask(self, method: str, params: object, *, id_: Id | None = None, padding: int = 0) -> Reply:
        """Send a request, with so many spaces at its end, and return what comes."""
        self._number += 1
        number = self._number if id_ is None else id_
        line = request_line(number, method, params) + b" " * padding
        return self.line(line, number, self._patience(method))

    def _patience(self, method: str) -> float:
        """Return how many seconds the engine has, after `shutdown` those that it has to end."""
        if self.ending:
            return self.limits.end_seconds
        seconds = {"initialize": self.limits.start_seconds, "load": self.limits.load_seconds}
        return seconds.get(method, self.limits.answer_seconds)

    def call(self, method: str, params: Record = Nothing(), *, id_: Id | None = None) -> Any:  # noqa: ANN401, B008 - the record of that method; frozen
        """Return the result of a request, valid by its schema; raise `Halt` for anything else."""
        return self._result(method, self.ask(method, params, id_=id_))

    def _result(self, method: str, reply: Reply) -> Any:  # noqa: ANN401 - as `call`
        """Return what `call` returns, of a reply that has come."""
        if reply.error is not None:
            halt = self.halt(
                f"`{method}` was refused: {in_words(reply.error)}.", self._why(reply.error)
            )
            if reply.error.code == Code.ENGINE_FAILED:
                aside = self.connection.notes[-_ASIDE:].strip()
                halt = Halt(msgspec.structs.replace(halt.remark, aside=aside))
            raise halt
        try:
            check(f"{method}.result", reply.result)
        except Breach as breach:
            hint = f"`apnap schema --bundle {method}.result` prints what it has to look like."
            raise self.halt(f"The answer breaks its schema: {breach.problem}", hint) from breach
        return msgspec.convert(reply.result, METHODS[method].result)

    def _why(self, error: Trouble) -> str:
        """Return what to do about an error that should not have come."""
        match error.code:
            case Code.ENGINE_FAILED:
                return "The engine itself failed; its standard error may say why."
            case Code.OTHER_VERSION:
                return f"apnap speaks protocol {PROTOCOL_VERSION}."
            case _:
                return (
                    "The message is right by its schema. Errors are for broken messages: what is "
                    "illegal is `rejected`, what you cannot do is `unsupported`."
                )

    def initialize(self) -> Initialized:
        """Open the conversation."""
        wishes = Wishes(line_limit=self.limits.line_bytes)
        introduced: Initialized = self.call(
            "initialize", Initialize(PROTOCOL_VERSION, SUITE, wishes)
        )
        self.told = introduced
        return introduced

    def load(self, position: State) -> Verdict:
        """Load a position and return the verdict."""
        return self.verdict_of("load", self.offer(position))

    def offer(self, position: State) -> Reply:
        """Ask for a position to be loaded, whatever comes of it."""
        self._coherence = Coherence()
        self.asked, self.state = position, None
        return self.ask("load", Load(position))

    def say(self, method: str, params: Record) -> Verdict:
        """Send `answer` or `concede` and return the verdict."""
        return self.verdict_of(method, self.ask(method, params))

    def verdict_of(self, method: str, reply: Reply) -> Verdict:
        """
        Return the verdict in a reply, and note the state that comes with it.

        Raises `Halt` unless it is right by the contract.
        """
        verdict: Verdict = self._result(method, reply)
        if verdict.verdict == "unsupported" and not verdict.reason:
            self.advise("`unsupported` comes without a `reason`.", "Say what is missing.")
        if verdict.state is None:
            if verdict.verdict == "accepted" or self.state is not None:
                raise self.halt(
                    f"`{verdict.verdict}` comes without a `state`.",
                    "Show the state after each answer, also after a refusal.",
                )
            return verdict
        problem = self._coherence.breach(verdict.state)
        if problem:
            raise self.halt(f"The state contradicts itself: {problem}.", "Correct the state.")
        if verdict.verdict == "accepted" or method != "load":
            self.state = verdict.state
        return verdict


def in_words(error: Trouble) -> str:
    """Return an error in a few words."""
    return f"{error.code}, {error.problem or error.message}"[:SHOWN].rstrip(".")


def _shown(line: bytes) -> str:
    """Return the beginning of a line, as text on one line."""
    text = line[: 4 * SHOWN].decode(errors="replace").rstrip(" ")
    more = f"… ({len(line)} bytes)" if len(text) > SHOWN or len(line) > 4 * SHOWN else ""
    return parted("".join(c if c.isprintable() else " " for c in text[:SHOWN])) + more


def differing(before: Record, after: Record) -> str:
    """Return the names of the fields in which two states differ, joined by commas."""
    was, now = _fields(before), _fields(after)
    return ", ".join(f"`{name}`" for name in {**was, **now} if was.get(name) != now.get(name))


def _fields(record: Record) -> Mapping[str, Any]:
    fields: dict[str, Any] = json.loads(msgspec.json.encode(record))
    return fields
