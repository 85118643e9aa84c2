"""The protocol's lines: JSON-RPC 2.0, one message per line. You need not change this file.

`serve` reads requests from standard input, calls your methods and writes their results to
standard output. Whatever goes wrong becomes an error message; the program goes on.

Standard output belongs to the protocol. `print` goes to standard error from here on, so that
a forgotten print does no harm.
"""

import json
import os
import sys
import traceback

LINE_LIMIT = 8_388_608  # the longest line that is read, in bytes; `initialize` says so

NOT_JSON = -32700
NOT_A_REQUEST = -32600
NO_SUCH_METHOD = -32601
BAD_PARAMS = -32602
ENGINE_FAILED = -32603
BAD_REQUEST = -32000
OUT_OF_ORDER = -32001
TOO_LONG = -32002
OTHER_VERSION = -32003

MEANINGS = {
    NOT_JSON: "The line is not strict JSON.",
    NOT_A_REQUEST: "The message is not a request of this protocol.",
    NO_SUCH_METHOD: "There is no such method, or this engine does not offer it.",
    BAD_PARAMS: "The parameters break the schema of the method.",
    ENGINE_FAILED: "The engine failed.",
    BAD_REQUEST: "The message names something that is not there, or comes too early.",
    OUT_OF_ORDER: "`initialize` comes first and once, `shutdown` last.",
    TOO_LONG: "The message is longer than the other side reads.",
    OTHER_VERSION: "The versions of the protocol do not fit together.",
}


class Trouble(Exception):
    """A broken message: answered with an error. An illegal move is no trouble, but a verdict."""

    def __init__(self, code, problem, hint="", where=""):
        super().__init__(problem)
        self.code = code
        self.data = {"problem": problem, "hint": hint, "where": where}


def serve(methods):
    """Answer messages until `shutdown` or the end of input. `methods`: name -> function."""
    source = sys.stdin.buffer
    sink = os.fdopen(os.dup(1), "wb")  # the real standard output
    os.dup2(2, 1)  # everybody else writes to standard error, libraries in C too
    opened = ended = False
    while not ended and (line := _line(source)):
        id_ = None
        try:
            request = _request(line)
            id_, method = request["id"], request["method"]
            if opened == (method == "initialize") and method != "shutdown":
                raise Trouble(OUT_OF_ORDER, f"`{method}` comes at the wrong time")
            if method != "shutdown" and method not in methods:
                raise Trouble(NO_SUCH_METHOD, f"there is no method `{method}` here")
            ended = method == "shutdown"
            answer = {"result": {} if ended else methods[method](request["params"])}
            opened = True
        except Trouble as trouble:
            id_ = getattr(trouble, "id", id_)
            answer = {"error": _error(trouble)}
        except Exception as error:  # your engine has a bug: say so, and go on
            traceback.print_exc()
            answer = {"error": _error(Trouble(ENGINE_FAILED, f"{type(error).__name__}: {error}"))}
        text = json.dumps({"jsonrpc": "2.0", "id": id_, **answer}, allow_nan=False)
        sink.write(text.encode() + b"\n")
        sink.flush()  # without this the suite would wait for ever


def fields(value, where, needed, optional=()):
    """Raise an error unless `value` is an object with these fields and no others."""
    if not isinstance(value, dict):
        raise Trouble(BAD_PARAMS, f"`{where}` is not an object", where=where)
    for name in needed:
        if name not in value:
            raise Trouble(BAD_PARAMS, f"`{where}` lacks the field `{name}`", where=where)
    for name in value:
        if name not in needed and name not in optional:
            raise Trouble(BAD_PARAMS, f"`{where}` has the unknown field `{name}`", where=where)


def _line(source):
    """Return the next line; of one that is too long only a beginning that is too long."""
    line = rest = source.readline(LINE_LIMIT + 2)
    while rest and not rest.endswith(b"\n"):
        rest = source.readline(LINE_LIMIT + 2)
    return line


def _request(line):
    """Return the request on the line."""
    if len(line.rstrip(b"\n")) > LINE_LIMIT:
        raise Trouble(TOO_LONG, f"the line has more than {LINE_LIMIT} bytes")
    try:
        message = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_constant=_no_number,
            parse_float=_no_number,
        )
    except (ValueError, RecursionError) as error:
        raise Trouble(NOT_JSON, f"the line is not JSON: {error}") from None
    id_ = message.get("id") if isinstance(message, dict) else None
    usable = isinstance(id_, (int, str)) and not isinstance(id_, bool) and id_ != ""
    whole = (
        usable
        and message.keys() == {"jsonrpc", "id", "method", "params"}
        and message["jsonrpc"] == "2.0"
        and isinstance(message["method"], str)
        and isinstance(message["params"], dict)
    )
    if not whole:
        trouble = Trouble(NOT_A_REQUEST, "the message is not a request")
        trouble.id = id_ if usable else None
        raise trouble
    return message


def _error(trouble):
    """Return the error as the protocol writes it."""
    return {"code": trouble.code, "message": MEANINGS[trouble.code], "data": trouble.data}


def _object(pairs):
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key occurs twice in one object")
    return found


def _no_number(text):
    raise ValueError(f"{text[:40]} is not an integer")
