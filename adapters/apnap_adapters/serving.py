"""
The serving side: an engine that is a Python object answers messages.

`Dispatcher` turns one line into another and is the same for every transport; `serve_stdio`
puts it behind standard input and output.
"""

import contextlib
import gc
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import BinaryIO, Final

import msgspec

from apnap.protocol import (
    PROTOCOL_VERSION,
    BadRequest,
    Checks,
    Describes,
    Engine,
    Initialize,
    Initialized,
    Nothing,
    Record,
    Transits,
    compatible,
)
from apnap.protocol.methods import PARAMETERS
from apnap.protocol.validation import Breach, check
from apnap.protocol.wire import (
    LINE_LIMIT,
    Code,
    Id,
    Request,
    WireError,
    error_line,
    read_request,
    read_request_as_written,
    result_line,
)

Handler = Callable[..., Record | None]
"""Takes the parameters of a method, if it has any, and returns the result, if it has one."""


class Dispatcher:
    """
    Answers messages to one engine, one line for one line, and never raises for a bad one.

    `aside` takes the traceback of an engine that fails; by default it goes to standard error.
    """

    def __init__(self, engine: Engine, aside: Callable[[str], object] | None = None) -> None:
        self._handlers = _handlers(engine)
        self._aside = aside or _to_stderr
        self._writes = LINE_LIMIT
        self.reads = LINE_LIMIT
        """Longest line that is read, in bytes; the engine says so in its `initialize`."""
        self.opened = False
        """Whether `initialize` has been answered with a result."""
        self.ended = False
        """Whether `shutdown` has been answered."""
        self.holds = 0
        """How many bytes of messages the engine may have to remember: since the last `load`."""

    def __call__(self, line: bytes) -> bytes:
        """Return the answer to the message on `line`, both without the line feed."""
        id_: Id | None = None
        try:
            request = read_request_as_written(line, self.reads, PARAMETERS) or read_request(
                line, self.reads
            )
            id_ = request.id
            self.holds += len(line)
            answer = result_line(id_, self._result(request))
            if request.method in {"load", "unload"}:
                self.holds = len(line)
        except WireError as error:
            return error_line(error.id or id_, error.code, error.problem, hint=error.hint)
        except Breach as error:
            return error_line(id_, Code.BAD_PARAMS, error.problem, where=error.where)
        except BadRequest as error:
            return error_line(
                id_, Code.BAD_REQUEST, error.problem, hint=error.hint, where=error.where
            )
        except Exception as error:  # noqa: BLE001 - whatever an engine does is its answer
            return self._failure(id_, error)
        if len(answer) > self._writes:
            problem = f"the answer has {len(answer)} bytes, and the suite reads {self._writes}"
            return error_line(id_, Code.TOO_LONG, problem)
        return answer

    def _result(self, request: Request) -> Record:
        """Return the result of a request; raise for whatever is wrong with it."""
        self._in_order(request)
        handler = self._handlers.get(request.method)
        if handler is None:
            raise WireError(
                Code.NO_SUCH_METHOD,
                f"there is no method {request.method[:80]!r} here",
                hint=f"There are {', '.join(self._handlers)}.",
            )
        said = request.params
        if not isinstance(said, Record):
            check(f"{request.method}.params", said)
            said = msgspec.convert(said, PARAMETERS[request.method])
        if isinstance(said, Initialize):
            _same_version(said.protocol)
        result = (handler() if isinstance(said, Nothing) else handler(said)) or Nothing()
        if isinstance(said, Initialize) and isinstance(result, Initialized):
            self.opened = True
            self.reads = result.line_limit
            self._writes = said.wishes.line_limit
        self.ended = request.method == "shutdown"
        return result

    def _in_order(self, request: Request) -> None:
        """Raise `WireError` unless `initialize` is first and only first, `shutdown` last."""
        if self.ended:
            problem, hint = "the conversation is over", "Begin another one with `initialize`."
        elif self.opened and request.method == "initialize":
            problem = "`initialize` has been answered already"
            hint = "`load` sets up the next position; nothing has to be initialized again."
        elif not self.opened and request.method not in {"initialize", "shutdown"}:
            problem = f"`{request.method[:80]}` comes before `initialize`"
            hint = "Send `initialize` first."
        else:
            return
        raise WireError(Code.OUT_OF_ORDER, problem, hint=hint)

    def _failure(self, id_: Id | None, error: Exception) -> bytes:
        """Return the answer for an engine that has failed."""
        trace = "".join(traceback.format_exception(error))
        self._aside(trace.encode(errors="backslashreplace").decode())
        return error_line(
            id_,
            Code.ENGINE_FAILED,
            f"{type(error).__name__}: {error}"[:2000],
            hint="The traceback is on the engine's standard error.",
        )


def serve_stdio(engine: Engine) -> None:
    """
    Serve `engine` on standard input and output until `shutdown` or the end of input.

    From here on standard output belongs to the protocol: whatever else is written to it, by
    Python or by a library in C, goes to standard error; standard input reads as empty.
    """
    with _own_channels() as (source, sink):
        dispatch = Dispatcher(engine)
        gc.freeze()  # what is there now stays: no search for garbage need go through it
        while not dispatch.ended and (line := _line(source, dispatch.reads)):
            sink.write(dispatch(line.removesuffix(b"\n")) + b"\n")
            sink.flush()


def _line(source: BinaryIO, limit: int) -> bytes:
    """Return the next line; of one longer than `limit` only a beginning that is too long."""
    line = rest = source.readline(limit + 2)
    while rest and not rest.endswith(b"\n"):
        rest = source.readline(limit + 2)
    return line


def _to_stderr(text: str) -> None:
    sys.stderr.write(text)


@contextlib.contextmanager
def _own_channels() -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """Take standard input and output away from everybody else, and give them back."""
    sys.stdout.flush()
    kept = os.dup(_STDIN), os.dup(_STDOUT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, _STDIN)
    os.dup2(_STDERR, _STDOUT)
    os.close(nothing)
    try:
        with (
            contextlib.redirect_stdout(sys.stderr),
            contextlib.suppress(BrokenPipeError),  # the suite is gone: nobody to tell
            os.fdopen(kept[0], "rb", closefd=False) as source,
            os.fdopen(kept[1], "wb", closefd=False) as sink,
        ):
            yield source, sink
    finally:
        for stream, copy in zip((_STDIN, _STDOUT), kept, strict=True):
            os.dup2(copy, stream)
            os.close(copy)


def _handlers(engine: Engine) -> dict[str, Handler]:
    """Return what answers each method that the engine offers."""
    handlers: dict[str, Handler] = {
        "initialize": engine.initialize,
        "load": engine.load,
        "answer": engine.answer,
        "concede": engine.concede,
        "view": engine.view,
        "unload": engine.unload,
        "shutdown": Nothing,
    }
    if isinstance(engine, Checks):
        handlers["check"] = engine.check
    if isinstance(engine, Transits):
        handlers["transitions"] = engine.transitions
    if isinstance(engine, Describes):
        handlers["describe"] = engine.describe
    return handlers


def _same_version(theirs: str) -> None:
    """Raise `WireError` unless both versions of the protocol are compatible."""
    if not compatible(theirs):
        problem = f"the suite speaks protocol {theirs}, this adapter {PROTOCOL_VERSION}"
        raise WireError(Code.OTHER_VERSION, problem, hint="Update the older of the two.")


_STDIN: Final = 0
_STDOUT: Final = 1
_STDERR: Final = 2
