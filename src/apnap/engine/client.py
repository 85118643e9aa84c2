"""
Talk to an engine in records.

Each message is validated against its schema, on its way out and on its way in; one that is to the
byte as apnap writes what is sound, against the record from which that schema is made.
What an engine gets wrong is an exception: `EngineRefused` if it says that the message was broken,
`EngineBroke` if it fails or if its answer breaks the contract, and the errors of
`apnap.protocol.connection` if it cannot be talked to at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, Literal, Self, TypeVar

import msgspec
from msgspec.structs import replace

from apnap.engine.allowance import Allowance
from apnap.engine.coherence import Coherence
from apnap.protocol import (
    METHODS,
    PROTOCOL_VERSION,
    AnswerSaid,
    Check,
    Checked,
    Concede,
    Connection,
    Described,
    EngineBabbles,
    EngineTrouble,
    Initialize,
    Initialized,
    Limits,
    Load,
    Nothing,
    Program,
    Record,
    Verdict,
    View,
    Viewed,
    Wishes,
    compatible,
)
from apnap.protocol.methods import PARAMETERS
from apnap.protocol.recorded import Transited, Transitions
from apnap.protocol.validation import Breach, check
from apnap.protocol.wire import (
    LINE_LIMIT,
    Code,
    Trouble,
    WireError,
    quoted,
    read_as_written,
    read_request_as_written,
    read_response,
    request_line,
)
from apnap.version import __version__

R = TypeVar("R", bound=Record)

Direction = Literal["to_engine", "from_engine"]
Recorder = Callable[[Direction, bytes], object]
"""Is shown every line, as it is, in both directions."""

SHOWN: Final = 2000
"""How many bytes of a wrong message, and characters of an engine's own text, an error carries."""

_OTHERWISE: Final = 8
"""After so many lines in a row that apnap would write otherwise, none is expected any more."""

SUITE: Final = Program("apnap", __version__)
"""How the suite introduces itself."""


_STDOUT: Final = (
    "Answers carry the protocol only: over stdio, standard output is theirs, and logs belong on "
    "standard error."
)

_BYTES: Final = (
    "Write UTF-8, whatever the system's locale is, and no mark (BOM) before the first message."
)
_MARK: Final = b"\xef\xbb\xbf"
"""What some systems write before the first letter of a text."""


def _is_utf8(line: bytes) -> bool:
    """Tell whether a line is text at all."""
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    return True


def _where_it_went(line: bytes, usual: str) -> str:
    """Return the hint at a line that is not strict JSON: what it is instead."""
    if line.startswith(_MARK) or not _is_utf8(line):
        return _BYTES
    return usual if _is_json(line) else _STDOUT


def _is_json(line: bytes) -> bool:
    """Tell whether a line is JSON at all, be it such as the contract forbids."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


class EngineBroke(EngineTrouble):
    """
    The engine has failed, or its answer breaks the contract.

    `method` is what was asked, `where` the path of the field to blame (empty if there is
    none), `raw` the beginning of the answer.
    """

    def __init__(  # noqa: PLR0913 - fields, all but the first by name
        self, problem: str, *, method: str, raw: bytes, where: str = "", hint: str, notes: str
    ) -> None:
        super().__init__(problem, hint=hint, notes=notes)
        self.method = method
        self.where = where
        self.raw = raw[:SHOWN]


class EngineRefused(EngineTrouble):
    """
    The engine says that the message was broken; its game is as it was.

    `method` is what was asked, `code` the code of the error, `where` the field to blame.
    """

    def __init__(
        self, problem: str, *, method: str, code: int, where: str = "", hint: str = ""
    ) -> None:
        super().__init__(problem, hint=hint)
        self.method = method
        self.code = code
        self.where = where


class Client:
    """
    One conversation with an engine.

    `limits` are those of the connection; `record` is shown every line. Use it as a context
    manager, or call `close`.
    """

    def __init__(
        self,
        connection: Connection,
        limits: Limits = Limits(),  # noqa: B008 - frozen
        record: Recorder | None = None,
    ) -> None:
        self._connection = connection
        self._limits = limits
        self._record = record
        self._number = 0
        self._reads = LINE_LIMIT
        self._otherwise = 0
        self._coherence = Coherence()
        self._allowance = Allowance(limits)
        self.heard = 0
        """How many bytes the engine has answered so far."""
        self.introduced: Initialized | None = None
        """What the engine said of itself, once `initialize` has been answered."""

    def __enter__(self) -> Self:
        """Return the client itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the connection."""
        self.close()

    def initialize(self, wishes: Wishes = Wishes()) -> Initialized:  # noqa: B008 - frozen
        """Open the conversation; raise `EngineRefused` if the versions do not fit."""
        wishes = replace(wishes, line_limit=self._limits.line_bytes)
        said = Initialize(PROTOCOL_VERSION, SUITE, wishes)
        answer = self._ask("initialize", said, Initialized, self._limits.start_seconds)
        if not compatible(answer.protocol):
            problem = f"The engine speaks protocol {answer.protocol}, apnap {PROTOCOL_VERSION}."
            hint = "Update the older of the two."
            code = Code.OTHER_VERSION
            raise EngineRefused(problem, method="initialize", code=code, hint=hint)
        self.introduced = answer
        self._reads = answer.line_limit
        return answer

    def begin_scenario(self) -> None:
        """Count time and length of all answers from here on as those of one scenario."""
        self._allowance = Allowance(self._limits, whole=True)

    def end_scenario(self) -> None:
        """Count each answer for itself again."""
        self._allowance = Allowance(self._limits)

    def load(self, said: Load) -> Verdict:
        """Set up a calm position."""
        self._coherence = Coherence()
        return self._ask("load", said, Verdict, self._limits.load_seconds)

    def answer(self, said: AnswerSaid) -> Verdict:
        """Say something about a pending decision."""
        return self._ask("answer", said, Verdict)

    def concede(self, said: Concede) -> Verdict:
        """Let a player concede; what is still pending may then be somebody else's to decide."""
        self._coherence = Coherence()
        return self._ask("concede", said, Verdict)

    def view(self, said: View) -> Viewed:
        """Return the state as a player may see it, or all that the engine knows."""
        return self._ask("view", said, Viewed)

    def check(self, said: Check) -> Checked:
        """Return what a state claims against the rules, if the engine offers that."""
        return self._ask("check", said, Checked)

    def transitions(self, said: Transitions) -> Transited:
        """Return what is wrong on the next lines of a recorded game, if the engine offers that."""
        return self._ask("transitions", said, Transited)

    def describe(self) -> Described:
        """Return the rules and misreadings that the engine knows, if it offers that."""
        return self._ask("describe", Nothing(), Described)

    def unload(self) -> None:
        """Forget the position."""
        self._ask("unload", Nothing(), Nothing)

    def shutdown(self) -> None:
        """End the conversation; `close` follows."""
        self._ask("shutdown", Nothing(), Nothing, self._limits.end_seconds)

    def restart(self) -> None:
        """Begin anew with a fresh engine; `initialize` comes next."""
        self._connection.restart()
        self.end_scenario()
        self.introduced = None
        self._reads = LINE_LIMIT

    def close(self) -> None:
        """End the engine, without another word."""
        self._connection.close()

    def _ask(self, method: str, params: Record, result: type[R], seconds: float | None = None) -> R:
        """Return the engine's answer; raise for whatever is wrong with either message."""
        self._offered(method)
        self._number += 1
        line = request_line(self._number, method, params)
        if read_request_as_written(line, self._reads, PARAMETERS) is None:
            check(f"{method}.params", msgspec.json.decode(line)["params"])
        if len(line) > self._reads:
            problem = f"The message has {len(line)} bytes, and the engine reads {self._reads}."
            raise EngineRefused(problem, method=method, code=Code.TOO_LONG)
        answer = self._exchange(line, seconds or self._limits.answer_seconds)
        understood = self._understood(method, answer, result)
        if isinstance(understood, Verdict):
            problem = self._incoherence(understood)
            if problem:
                raise self._breach(method, answer, problem)
        return understood

    def _incoherence(self, verdict: Verdict) -> str:
        """Return what is wrong with a verdict that the schema allows; empty if nothing is."""
        if verdict.state is not None:
            return self._coherence.breach(verdict.state)
        if verdict.verdict == "accepted":
            return "it says `accepted` and lacks the field `state`, which shows how the game stands"
        return ""

    def _exchange(self, line: bytes, seconds: float) -> bytes:
        """Return the line that answers a line; raise if the scenario takes too long by it."""
        if self._record is not None:
            self._record("to_engine", line)
        try:
            answer = self._allowance.exchange(self._connection, line, seconds)
        except EngineBabbles as babble:
            if self._record is not None:
                self._record("from_engine", babble.raw)
            raise
        self.heard += len(answer)
        if self._record is not None:
            self._record("from_engine", answer)
        return answer

    def _understood(self, method: str, line: bytes, result: type[R]) -> R:
        """
        Return the record on the line.

        What is wrong with the line is raised without the error that has found it: that one holds
        all values of the line, and what a scenario ended with is held for a while.
        """
        try:
            return self._read(method, line, result)
        except WireError as error:
            hint = _where_it_went(line, error.hint) if error.code == Code.NOT_JSON else error.hint
            breach = self._breach(method, line, str(error), hint=hint)
        except Breach as error:
            breach = self._breach(method, line, str(error), where=error.where)
        raise breach

    def _read(self, method: str, line: bytes, result: type[R]) -> R:
        """Return the record on the line; raise `WireError` or `Breach` if there is none."""
        if self._otherwise < _OTHERWISE and len(line) <= self._limits.line_bytes:
            written = read_as_written(line, self._number, result)
            if written is not None:
                self._otherwise = 0
                return written
            self._otherwise += 1
        answer = read_response(line, self._number, self._limits.line_bytes)
        if isinstance(answer, Trouble):
            raise self._refusal(method, answer, line)
        check(f"{method}.result", answer)
        return msgspec.convert(answer, result)

    def _offered(self, method: str) -> None:
        """Raise `EngineRefused` if the engine has not declared an optional method."""
        known = () if self.introduced is None else self.introduced.capabilities.methods
        if METHODS[method].optional and method not in known:
            problem = f"The engine does not offer `{method}`."
            hint = "It names the optional methods that it has in its capabilities."
            raise EngineRefused(problem, method=method, code=Code.NO_SUCH_METHOD, hint=hint)

    def _refusal(self, method: str, error: Trouble, line: bytes) -> EngineTrouble:
        """Return what an error reported by the engine means to the suite."""
        problem = (error.problem or error.message)[:SHOWN].rstrip(".")
        if error.code == Code.ENGINE_FAILED:
            return self._broke(method, line, f"The engine failed at `{method}`: {problem}.")
        return EngineRefused(
            f"The engine refused `{method}`: {problem}.",
            method=method,
            code=error.code,
            where=error.where[:SHOWN],
            hint=error.hint[:SHOWN],
        )

    def _breach(
        self, method: str, line: bytes, problem: str, *, where: str = "", hint: str = ""
    ) -> EngineBroke:
        problem = f"The answer to `{method}` breaks the contract: {problem.rstrip('.')}."
        problem += f" It begins: {quoted(line)}" if line else " It is empty."
        hint = hint or f"`apnap schema --bundle {method}.result` prints what it has to look like."
        return self._broke(method, line, problem, where=where, hint=hint)

    def _broke(
        self, method: str, line: bytes, problem: str, *, where: str = "", hint: str = ""
    ) -> EngineBroke:
        return EngineBroke(
            problem,
            method=method,
            raw=line,
            where=where,
            hint=hint,
            notes=self._connection.notes,
        )
