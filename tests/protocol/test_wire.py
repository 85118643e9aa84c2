"""Messages as bytes: what is read, and what is refused."""

import json
import tracemalloc

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.protocol.json_values import Json

from apnap.protocol import wire
from apnap.protocol.bounds import INTEGER_LIMIT
from apnap.protocol.given_files import MOST_VALUES
from apnap.protocol.messages import Concede, Verdict
from apnap.protocol.methods import PARAMETERS
from apnap.protocol.schemas.examples import EXAMPLES
from apnap.protocol.wire import (
    LINE_LIMIT,
    Code,
    Request,
    Trouble,
    WireError,
    parse,
    read_as_written,
    read_request,
    read_request_as_written,
    read_response,
    request_line,
    result_line,
)

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-INTEGER_LIMIT, INTEGER_LIMIT)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


def refusal(line: bytes, limit: int = wire.LINE_LIMIT) -> WireError:
    with pytest.raises(WireError) as caught:
        parse(line, limit)
    return caught.value


@given(json_values, st.booleans())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_what_is_written_is_read(value: Json, escaped: bool) -> None:  # noqa: FBT001 - drawn
    assert parse(json.dumps(value, ensure_ascii=escaped).encode()) == value


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"", "not JSON"),
        (b"hello", "not JSON"),
        (b"{} {}", "not JSON"),
        (b'{"a": 1,}', "not JSON"),
        (b"\xef\xbb\xbf{}", "not JSON"),
        (b'"\x00"', "not JSON"),
        (b'"\xff"', "not UTF-8 at byte 1"),
        (b'"\xed\xa0\x80"', "not UTF-8 at byte 1"),
        (b'"\\ud800"', "not JSON"),
        (b'{"a": 1, "b": {"c": 1, "c": 1}}', '"c" occurs twice'),
        (b'{"a": ":", "a": 1}', '"a" occurs twice'),
        (b'{"a": "\\u003a", "a": 1}', '"a" occurs twice'),
        (b'{"a": 1, "\\u0061": 1}', '"a" occurs twice'),
        (b"[NaN]", "NaN is not a number"),
        (b"[-Infinity]", "-Infinity is not a number"),
        (b"[1.0]", "1.0 is not an integer"),
        (b"[1e3]", "1e3 is not an integer"),
        (b"[1e999]", "1e999 is not an integer"),
        (b"[9007199254740992]", "9007199254740992 is too large"),
        (b"[-9007199254740992]", "-9007199254740992 is too large"),
        (b"1" * 5000, "is too large"),
        (b"[" * 65 + b"]" * 65, "deeper than 64"),
        (b"[" * 100_000, "deeper than 64"),
        (b'["]",' * 5_000 + b"1" + b"]" * 5_000, "deeper than 64"),
        (b'[{"":' * 33 + b"1" + b"}]" * 33, "deeper than 64"),
        (b'["\\\\"],' + b"[" * 65 + b"]" * 65, "deeper than 64"),
    ],
)
def test_a_line_that_is_not_strict_json_is_refused(line: bytes, problem: str) -> None:
    error = refusal(line)
    assert error.code is Code.NOT_JSON
    assert problem in error.problem


@pytest.mark.parametrize(
    ("line", "value"),
    [
        (b"[9007199254740991, -9007199254740991]", [2**53 - 1, 1 - 2**53]),
        (b"[0000000000000001]"[:2] + b"]", [0]),
        (b'"1.0e999 NaN 99999999999999999999"', "1.0e999 NaN 99999999999999999999"),
        (b'"\\ud83d\\ude00"', "\U0001f600"),
        (b'{"a": "::\\u003a"}\r', {"a": ":::"}),
        (b"[" * 64 + b"]" * 64, json.loads("[" * 64 + "]" * 64)),
    ],
)
def test_a_line_at_the_border_is_read(line: bytes, value: object) -> None:
    assert parse(line) == value


def test_the_length_is_limited() -> None:
    assert parse(b"[1, 2]", 6) == [1, 2]
    assert refusal(b"[1, 2]", 5).code is Code.TOO_LONG


@pytest.mark.parametrize("value", [b"[]", b"{}", b'{"a":{"a":{"a":1}}}', b"1"])
def test_what_takes_many_times_the_memory_of_its_line_is_refused_unread(value: bytes) -> None:
    marks = 1 + value.count(b"{") + value.count(b"[")
    line = b"[" + b",".join([value] * (MOST_VALUES // marks + 1)) + b"]"
    tracemalloc.start()
    try:
        with pytest.raises(WireError, match=f"more than {MOST_VALUES} commas") as caught:
            parse(line)
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()
    assert caught.value.code == Code.TOO_LONG


def test_a_request_is_written_and_read() -> None:
    line = wire.request_line(7, "concede", Concede("Zoë"))
    assert b"\n" not in line
    assert wire.read_request(line) == Request(7, "concede", {"player": "Zoë"})


@pytest.mark.parametrize(
    "message",
    [
        [],
        [{"jsonrpc": "2.0", "id": 1, "method": "view", "params": {}}],
        7,
        {},
        {"jsonrpc": "2.0", "method": "view", "params": {}},
        {"jsonrpc": "2.0", "id": None, "method": "view", "params": {}},
        {"jsonrpc": "2.0", "id": True, "method": "view", "params": {}},
        {"jsonrpc": "2.0", "id": "", "method": "view", "params": {}},
        {"jsonrpc": "2.0", "id": [1], "method": "view", "params": {}},
        {"jsonrpc": "1.0", "id": 1, "method": "view", "params": {}},
        {"jsonrpc": "2.0", "id": 1, "method": 7, "params": {}},
        {"jsonrpc": "2.0", "id": 1, "method": "view", "params": []},
        {"jsonrpc": "2.0", "id": 1, "method": "view"},
        {"jsonrpc": "2.0", "id": 1, "method": "view", "params": {}, "more": 1},
    ],
)
def test_what_is_no_request_is_refused(message: object) -> None:
    with pytest.raises(WireError) as caught:
        wire.read_request(json.dumps(message).encode())
    assert caught.value.code is Code.NOT_A_REQUEST
    assert caught.value.hint


def test_a_broken_request_keeps_its_id() -> None:
    with pytest.raises(WireError) as caught:
        wire.read_request(b'{"jsonrpc": "2.0", "id": "seven"}')
    assert caught.value.id == "seven"


def test_a_result_is_written_and_read() -> None:
    line = wire.result_line("a", Concede("Rob"))
    assert wire.read_response(line, "a") == {"player": "Rob"}


def test_an_error_is_written_and_read() -> None:
    line = wire.error_line(3, Code.BAD_REQUEST, "no such card", hint="buy it", where="position")
    assert wire.read_response(line, 3) == Trouble(
        -32000, wire.MEANINGS[Code.BAD_REQUEST], "no such card", "buy it", "position"
    )


def test_an_error_can_be_written_whatever_it_says() -> None:
    line = wire.error_line(3, Code.ENGINE_FAILED, "half a pair: \ud800")
    assert wire.read_response(line, 3) == Trouble(
        -32603, wire.MEANINGS[Code.ENGINE_FAILED], "half a pair: ?"
    )


def test_an_error_without_an_id_answers_any_request() -> None:
    line = wire.error_line(None, Code.NOT_JSON, "what?")
    assert isinstance(wire.read_response(line, 3), Trouble)


@pytest.mark.parametrize(
    "message",
    [
        [],
        {},
        {"jsonrpc": "2.0", "id": 1},
        {"jsonrpc": "2.0", "result": {}},
        {"id": 1, "result": {}},
        {"jsonrpc": "2.0", "id": 2, "result": {}},
        {"jsonrpc": "2.0", "id": "1", "result": {}},
        {"jsonrpc": "2.0", "id": True, "result": {}},
        {"jsonrpc": "2.0", "id": None, "result": {}},
        {"jsonrpc": "2.0", "id": 1, "result": {}, "error": {}},
        {"jsonrpc": "2.0", "id": 1, "error": None},
        {"jsonrpc": "2.0", "id": 1, "error": "no"},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": 1}},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": "1", "message": "no"}},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "no", "data": "no"}},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "no", "more": 1}},
        {"jsonrpc": "2.0", "id": 2, "error": {"code": 1, "message": "no"}},
    ],
)
def test_what_is_no_response_to_the_request_is_refused(message: object) -> None:
    with pytest.raises(WireError) as caught:
        wire.read_response(json.dumps(message).encode(), 1)
    assert caught.value.code is Code.NOT_A_REQUEST


def test_every_code_has_a_meaning() -> None:
    assert set(wire.MEANINGS) == set(Code)


@pytest.mark.parametrize(
    "content",
    [
        rb"\"" * 250_000,
        rb"\\" * 250_000,
        rb"\n" + b"a" * 500_000,
        rb"\u0041" * 80_000,
        rb"\\\"" * 125_000,
    ],
)
def test_memory_grows_with_the_length_of_a_line_only(content: bytes) -> None:
    line = b'["' + content + b'",' + b"[" * 3 + b"]" * 4
    tracemalloc.start()
    try:
        assert parse(line) == json.loads(line)
        assert tracemalloc.get_traced_memory()[1] < 20 * len(line)
        with pytest.raises(WireError, match="deeper than 64"):
            parse(b'["' + content + b'",' + b"[" * 64 + b"]" * 65)
    finally:
        tracemalloc.stop()


WRITTEN = result_line(7, EXAMPLES["verdict"][0])
"""An answer as apnap writes it."""


def test_an_answer_that_is_written_as_apnap_writes_it_is_read_at_once() -> None:
    for verdict in EXAMPLES["verdict"]:
        line = result_line(7, verdict)
        assert read_as_written(line, 7, Verdict) == verdict
        assert msgspec.convert(read_response(line, 7), Verdict) == verdict


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (b'"id":7', b'"id":8'),
        (b'"id":7', b'"id":"7"'),
        (b'"id":7', b'"id":7.0'),
        (b'"id":7', b'"id":7,"id":7'),
        (b'"id":7', b'"id": 7'),
        (b'"2.0"', b'"1.0"'),
        (b'"accepted"', b'"accepted","surplus":1'),
        (b'"accepted"', b'"accepted","verdict":"accepted"'),
        (b'"accepted"', b'"accepted","violations":[]'),
        (b'"accepted"', b'"rejected","violations":[{"reason":"a\\nb"}]'),
        (b'"accepted"', b'"rejected","violations":[{"reason":"\xed\xa0\x80"}]'),
        (b'"accepted"', b'"rejected","violations":[{"reason":"%s"}]' % (b"x" * 100_001)),
        (b'"accepted"', b'"perhaps"'),
        (b'"edition":"2026-01-16"', b'"edition":"newest"'),
        (b'"life":', b'"life":9007199254740992,"poison":'),
    ],
)
def test_any_other_line_is_left_to_those_who_look_closely(part: bytes, instead: bytes) -> None:
    assert part in WRITTEN
    assert read_as_written(WRITTEN, 7, Verdict) is not None
    assert read_as_written(WRITTEN.replace(part, instead, 1), 7, Verdict) is None


ASKED = request_line(7, "load", EXAMPLES["load.params"][0])
"""A request as apnap writes it."""


def read_at_once(line: bytes, limit: int = LINE_LIMIT) -> Request | None:
    return read_request_as_written(line, limit, PARAMETERS)


def test_a_request_that_is_written_as_apnap_writes_it_is_read_at_once() -> None:
    for name, kind in PARAMETERS.items():
        for params in EXAMPLES.get(f"{name}.params", ()):
            line = request_line(7, name, params)
            at_once = None if b"\\" in line else Request(7, name, params)
            assert read_at_once(line) == at_once
            assert msgspec.convert(read_request(line).params, kind) == params


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (b'"id":7', b'"id":"7"'),
        (b'"id":7', b'"id":7.0'),
        (b'"id":7', b'"id":true'),
        (b'"id":7', b'"id":9007199254740992'),
        (b'"id":7', b'"id":7,"id":7'),
        (b'"id":7', b'"id": 7'),
        (b'"2.0"', b'"1.0"'),
        (b'"load"', b'"lode"'),
        (b'"load"', b'"answer"'),
        (b'"params":{', b'"params":{"surplus":1,'),
        (b'"edition":"2026-01-16"', b'"edition":"newest"'),
        (b'"edition":"2026-01-16"', b'"edition":"2026-01-16","edition":"2026-01-16"'),
        (b'"life":', b'"life":9007199254740992,"poison":'),
        (b'"name":"', b'"name":"\\n'),
        (b'"name":"', b'"name":"\xed\xa0\x80'),
        (b'"name":"', b'"name":"' + b"x" * 100_001),
    ],
)
def test_any_other_request_is_left_to_those_who_look_closely(part: bytes, instead: bytes) -> None:
    assert part in ASKED
    assert read_at_once(ASKED) is not None
    assert read_at_once(ASKED.replace(part, instead, 1)) is None


def test_a_request_that_is_too_long_is_left_to_those_who_say_so() -> None:
    assert read_at_once(ASKED, len(ASKED)) is not None
    assert read_at_once(ASKED, len(ASKED) - 1) is None
