"""
Messages as bytes: JSON-RPC 2.0, one message per line, read strictly.

A line is UTF-8 and holds one JSON object. Refused are keys that occur twice, NaN and the
infinities, numbers written with a fraction or an exponent, integers that not every language
can hold, halves of surrogate pairs, and whatever exceeds the limits of length, of depth and of
how many values there are.
Every request has an id and an object of parameters; there are no notifications and no batches.
"""

import enum
import functools
import json
import re
from collections.abc import Mapping
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Final, Generic, Literal, NoReturn, TypeGuard, TypeVar

import msgspec

from apnap.protocol.bounds import INTEGER_LIMIT, LONGEST, Integer
from apnap.protocol.given_files import MOST_VALUES, has_too_many
from apnap.protocol.record import Record
from apnap.protocol.unseen import parted

LINE_LIMIT: Final = 8_388_608
"""Longest line in bytes, unless the other side advertises another limit."""

QUOTED: Final = 200
"""How many characters of a wrong message are quoted."""

DEPTH_LIMIT: Final = 64
"""Deepest nesting."""

ID_LIMIT: Final = 200
"""Longest textual id of a request."""

Id = int | str
R = TypeVar("R", bound=Record)

_REQUEST: Final = {"jsonrpc", "id", "method", "params"}
_RESPONSES: Final = ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})

_STRING: Final = re.compile(rb'"[^"]*(?:"|\Z)')
"""A string without escaped quotes, or the rest of a line in which it does not end."""
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")
_DIGITS: Final = bytes.maketrans(b"123456789", b"0" * 9)
_MANY_DIGITS: Final = b"0" * 16  # every integer with fewer digits is within the limit
_NO_BRACKETS: Final = bytes(byte for byte in range(256) if byte not in b"{}[]")
_NO_MARKS: Final = bytes(byte for byte in _NO_BRACKETS if byte != ord('"'))
_STEPS: Final = {ord("{"): 1, ord("["): 1, ord("}"): -1, ord("]"): -1}


class Code(enum.IntEnum):
    """Codes of JSON-RPC errors."""

    NOT_JSON = -32700
    NOT_A_REQUEST = -32600
    NO_SUCH_METHOD = -32601
    BAD_PARAMS = -32602
    ENGINE_FAILED = -32603
    BAD_REQUEST = -32000
    OUT_OF_ORDER = -32001
    TOO_LONG = -32002
    OTHER_VERSION = -32003


MEANINGS: Final[Mapping[Code, str]] = MappingProxyType(
    {
        Code.NOT_JSON: "The line is not strict JSON.",
        Code.NOT_A_REQUEST: "The message is not a request of this protocol.",
        Code.NO_SUCH_METHOD: "There is no such method, or this engine does not offer it.",
        Code.BAD_PARAMS: "The parameters break the schema of the method.",
        Code.ENGINE_FAILED: "The engine failed.",
        Code.BAD_REQUEST: "The message names something that is not there, or comes too early.",
        Code.OUT_OF_ORDER: "`initialize` comes first and once, `shutdown` last.",
        Code.TOO_LONG: "The message is longer than the other side reads.",
        Code.OTHER_VERSION: "The versions of the protocol do not fit together.",
    }
)
"""What each code means; also the `message` of an error."""


class WireError(ValueError):
    """A line that cannot be read. `id` is the id of the message where one could be read."""

    def __init__(self, code: Code, problem: str, *, hint: str = "", id: Id | None = None) -> None:  # noqa: A002 - the protocol calls it so
        """Say under which `code` the line fails, what the `problem` is and what helps."""
        super().__init__(problem)
        self.code = code
        self.problem = problem
        self.hint = hint
        self.id = id


class Request(Record, frozen=True):
    """
    A request as read from a line.

    `params` are not looked at yet, or a record of what was read by `read_request_as_written`.
    """

    id: Id
    method: str
    params: dict[str, Any] | Record


class Trouble(Record, frozen=True):
    """An error as read from a line: code, its meaning, and what exactly is wrong."""

    code: int
    message: str
    problem: str = ""
    hint: str = ""
    where: str = ""


class _Data(Record, frozen=True):
    problem: str = ""
    hint: str = ""
    where: str = ""


class _Error(Record, frozen=True):
    code: Integer
    message: str
    data: _Data = _Data()


class _Named(Record, frozen=True):
    """A request of the suite, whose ids are numbers, before its parameters are read."""

    jsonrpc: Literal["2.0"]
    id: Integer
    method: str
    params: msgspec.Raw


class _Response(Record, Generic[R], frozen=True):
    """A response to the suite, whose ids are numbers, as it is written."""

    jsonrpc: Literal["2.0"]
    id: int
    result: R


def parse(line: bytes, limit: int = LINE_LIMIT) -> object:
    """Return the JSON value on `line`; raise `WireError` for all that the module refuses."""
    if len(line) > limit:
        problem = f"the message has {len(line)} bytes, and the limit is {limit}"
        raise WireError(Code.TOO_LONG, problem, hint="Send less, or advertise a higher limit.")
    if has_too_many(line):
        problem = f"the message has more than {MOST_VALUES} commas and brackets"
        hint = "Send less: so many values take many times the memory of the line."
        raise WireError(Code.TOO_LONG, problem, hint=hint)
    if not _has_few_brackets(line) and _is_deep(_brackets(line)):
        raise WireError(Code.NOT_JSON, f"the message is nested deeper than {DEPTH_LIMIT} levels")
    value = _quickly(line)
    return _carefully(line) if value is _DOUBTFUL else value


def _has_few_brackets(line: bytes) -> bool:
    """Tell whether a line has too few brackets to be nested too deeply, wherever they stand."""
    return line.count(b"{") + line.count(b"[") <= DEPTH_LIMIT


def _brackets(line: bytes) -> bytes:
    """
    Return the brackets that stand outside of strings.

    Where no string has a bracket in it, all quotes stand in pairs between them.
    """
    marks = line.translate(None, _NO_MARKS).replace(b'""', b"")
    if b'"' in marks or b"\\" in line:
        return _without_strings(line).translate(None, _NO_BRACKETS)
    return marks


def _is_deep(brackets: bytes) -> bool:
    """Tell whether brackets are nested too deeply; one or two levels are taken away at a time."""
    left = brackets
    for _ in range(DEPTH_LIMIT // 2):
        left = left.replace(b"{}", b"").replace(b"[]", b"")
        if not left:
            return False
    return any(depth > DEPTH_LIMIT for depth in accumulate(map(_STEPS.__getitem__, brackets)))


def _without_strings(line: bytes) -> bytes:
    """
    Return what stands outside of strings.

    Escaped backslashes go first, then escaped quotes: what quotes are left begin and end strings. A
    pattern that goes over the escapes one by one takes a hundred bytes for each of them.
    """
    bare = line.replace(rb"\\", b"").replace(rb"\"", b"") if b"\\" in line else line
    return _STRING.sub(b"", bare)


def _quickly(line: bytes) -> object:
    """
    Return the value on `line`, or `_DOUBTFUL` if only a careful look can tell.

    A key that occurs twice is lost when the value is written again, and its colon with it; a
    colon can come into being only by an escape, and escapes by number are left to the other.
    """
    if b"\\u" in line or _MANY_DIGITS in line.translate(_DIGITS):
        return _DOUBTFUL
    try:
        value = _STRICT.decode(line)
    except (ValueError, RecursionError, msgspec.DecodeError):
        return _DOUBTFUL
    again = _WRITE(value)
    whole = again == line or again.count(b":") == line.count(b":")
    return value if whole else _DOUBTFUL


def _carefully(line: bytes) -> object:
    """Return the value on `line`; raise `WireError` with the reason if it is refused."""
    try:
        if _SURROGATE.search(line):
            msgspec.json.decode(line)
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_without_twins,
            parse_constant=_no_number,
            parse_float=_no_integer,
            parse_int=_integer,
        )
    except WireError:
        raise
    except UnicodeDecodeError as error:
        problem = f"the message is not UTF-8 at byte {error.start}"
        raise WireError(Code.NOT_JSON, problem) from error
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise WireError(Code.NOT_JSON, f"the message is not JSON: {error}") from error


def read_request(line: bytes, limit: int = LINE_LIMIT) -> Request:
    """Return the request on `line`, parameters not yet validated; raise `WireError`."""
    message = _object(line, limit)
    id_ = message.get("id")
    if not _is_id(id_):
        hint = "Every request has an id, a whole number or a text; there are no notifications."
        raise WireError(Code.NOT_A_REQUEST, "the request has no usable `id`", hint=hint)
    method, params = message.get("method"), message.get("params")
    whole = message.keys() == _REQUEST and message["jsonrpc"] == "2.0"
    if whole and isinstance(method, str) and isinstance(params, dict):
        return Request(id_, method, params)
    hint = "A request has `jsonrpc` (2.0), `id`, `method`, `params` (an object), nothing else."
    raise WireError(Code.NOT_A_REQUEST, "the message is not a request", hint=hint, id=id_)


def read_response(line: bytes, expected: Id, limit: int = LINE_LIMIT) -> object | Trouble:
    """
    Return the result on `line`, not yet validated, or the error that it reports.

    Raises `WireError` if it is no response or not to the request with the id `expected`.
    """
    message = _object(line, limit)
    if message.get("jsonrpc") != "2.0" or message.keys() not in _RESPONSES:
        hint = "A response has `jsonrpc` (2.0), `id` and either `result` or `error`."
        raise WireError(Code.NOT_A_REQUEST, "the message is not a response", hint=hint)
    answer = _trouble(message["error"]) if "error" in message else message["result"]
    id_ = message["id"]
    blind = id_ is None and isinstance(answer, Trouble)  # it could not even read the id
    if not blind and (type(id_) is not type(expected) or id_ != expected):
        problem = f"the response is to {json.dumps(id_)}, and {json.dumps(expected)} was asked"
        hint = "Answer in order, each request once."
        if type(id_) is not type(expected) and str(id_) == str(expected):
            as_, was = ("text", "a number") if isinstance(id_, str) else ("a number", "text")
            problem = f"the `id` comes back as {as_}, {json.dumps(id_)}, and was {was}"
            hint = f"Repeat the `id` as it came: {json.dumps(expected)}."
        raise WireError(Code.NOT_A_REQUEST, problem, hint=hint)
    return answer


def read_as_written(line: bytes, expected: int, result: type[R]) -> R | None:
    """
    Return the result on a line that is to the byte what `result_line` writes, else None.

    Nothing is left to be looked for on such a line: what was read of it is all that it says, and
    the record holds it to the same constraints as the schema, which is made from the record. A line
    with escapes is never taken for one: what a pattern says of line feeds differs.
    """
    if b"\\" in line or len(line) > MOST_VALUES:
        return None
    try:
        read = _decoder(result).decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return read.result if read.id == expected and _WRITE(read) == line else None


def read_request_as_written(
    line: bytes, limit: int, params: Mapping[str, type[Record]]
) -> Request | None:
    """
    Return the request on a line that is to the byte what `request_line` writes, else None.

    `params` names the record of each method's parameters. The same is true of such a line as of
    one of which `read_as_written` returns the result.
    """
    if b"\\" in line or len(line) > min(limit, MOST_VALUES):
        return None
    try:
        named = _NAMED.decode(line)
        if named.method not in params:
            return None
        said = _parameters(params[named.method]).decode(named.params)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    same = request_line(named.id, named.method, said) == line
    return Request(named.id, named.method, said) if same else None


_NAMED: Final = msgspec.json.Decoder(_Named)


@functools.cache
def _parameters(kind: type[R]) -> msgspec.json.Decoder[R]:
    return msgspec.json.Decoder(kind)


@functools.cache
def _decoder(result: type[R]) -> msgspec.json.Decoder[_Response[R]]:
    return msgspec.json.Decoder(_Response[result])  # type: ignore[valid-type] # known when it runs


def request_line(id: Id, method: str, params: object) -> bytes:  # noqa: A002 - the protocol calls it so
    """Return a request as a line, without the line feed; `params` is a record."""
    return msgspec.json.encode({"jsonrpc": "2.0", "id": id, "method": method, "params": params})


def result_line(id: Id, result: object) -> bytes:  # noqa: A002 - the protocol calls it so
    """Return a successful response as a line, without the line feed; `result` is a record."""
    return msgspec.json.encode({"jsonrpc": "2.0", "id": id, "result": result})


def error_line(
    id: Id | None,  # noqa: A002 - the protocol calls it so
    code: Code,
    problem: str,
    *,
    hint: str = "",
    where: str = "",
) -> bytes:
    """Return an error as a line; `id` is None if the request's could not be read."""
    texts = {"problem": problem, "hint": hint, "where": where}
    data = {name: text.encode(errors="replace").decode() for name, text in texts.items()}
    error = {"code": int(code), "message": MEANINGS[code], "data": data}
    return msgspec.json.encode({"jsonrpc": "2.0", "id": id, "error": error})


def quoted(line: bytes) -> str:
    """Return the beginning of a line in backquotes, without control characters."""
    text = line[: 4 * QUOTED].decode(errors="replace")
    shown = parted("".join(c if c.isprintable() else " " for c in text[:QUOTED]))
    return f"`{shown}{'…' if len(text) > QUOTED else ''}`."


def _object(line: bytes, limit: int) -> dict[str, Any]:
    """Return the object on `line`; raise `WireError` if it is anything else."""
    message = parse(line, limit)
    if not isinstance(message, dict):
        hint = "One message per line; there are no batches."
        raise WireError(Code.NOT_A_REQUEST, "the message is not an object", hint=hint)
    return message


def _trouble(error: object) -> Trouble:
    """
    Return the error in a response; raise `WireError` if it is none.

    Texts are cut where they are longer than they may be: the error is told all the same.
    """
    try:
        read = msgspec.convert(error, _Error)
    except msgspec.ValidationError as reason:
        hint = "An error has `code`, `message` and perhaps `data` with problem, hint and where."
        problem = f"the message is not an error: {reason}"
        raise WireError(Code.NOT_A_REQUEST, problem, hint=hint) from reason
    data = read.data
    texts = (text[:LONGEST] for text in (read.message, data.problem, data.hint, data.where))
    return Trouble(read.code, *texts)


def _is_id(value: object) -> TypeGuard[Id]:
    if isinstance(value, str):
        return 0 < len(value) <= ID_LIMIT
    return isinstance(value, int) and not isinstance(value, bool)


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the pairs of an object as a dict; refuse a key that occurs twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        twin = next(key for key in found if keys.count(key) > 1)
        raise WireError(Code.NOT_JSON, f"the key {json.dumps(twin)} occurs twice in one object")
    return found


def _no_number(text: str) -> NoReturn:
    raise WireError(Code.NOT_JSON, f"{text} is not a number of JSON")


def _no_integer(text: str) -> NoReturn:
    hint = "All numbers are integers, written without a fraction or an exponent."
    raise WireError(Code.NOT_JSON, f"{text[:40]} is not an integer", hint=hint)


def _integer(text: str) -> int:
    """Return the integer written as `text`; refuse one that some languages cannot hold."""
    value = int(text[:40])
    if abs(value) > INTEGER_LIMIT:
        hint = f"Keep integers within {INTEGER_LIMIT} of zero."
        raise WireError(Code.NOT_JSON, f"{text[:40]} is too large a number", hint=hint)
    return value


_DOUBTFUL: Final = object()
_STRICT: Final = msgspec.json.Decoder(float_hook=_no_integer)
_WRITE: Final = msgspec.json.Encoder().encode
