"""The serving side: one line in, one line out, whatever happens."""

import json
import shlex
import subprocess
from typing import Any

import pytest
from msgspec.structs import replace
from tests.adapters.children import HELLO, command
from tests.adapters.pass_or_concede import PassOrConcede

from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.messages import (
    Check,
    Checked,
    Described,
    Finding,
    Initialize,
    Initialized,
    Load,
    Program,
    Wishes,
)
from apnap.protocol.schemas.conversation import POSITION
from apnap.protocol.validation import check
from apnap.protocol.wire import Code, Trouble, read_response, request_line
from apnap_adapters.serving import Dispatcher


class Learned(PassOrConcede):
    """An engine that offers the optional methods, and reads short lines only."""

    def initialize(self, said: Initialize) -> Initialized:
        known = super().initialize(said)
        return Initialized(known.protocol, known.engine, known.capabilities, line_limit=2048)

    def check(self, said: Check) -> Checked:
        return Checked((Finding(None, "stage", f"it is {said.state.stage}"),))

    def describe(self) -> Described:
        return Described()


def ask(dispatch: Dispatcher, method: str, **params: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return the result of a method, or the error."""
    return read_response(dispatch(request_line("a", method, params)), "a")


def code_of(line: bytes, id_: int) -> int:
    """Return the code of an error."""
    error = read_response(line, id_)
    assert isinstance(error, Trouble)
    return error.code


def opened(engine: PassOrConcede, aside: list[str] | None = None) -> Dispatcher:
    """Return a dispatcher for an engine that has been introduced."""
    dispatch = Dispatcher(engine, None if aside is None else aside.append)
    assert not isinstance(read_response(dispatch(HELLO), 1), Trouble)
    return dispatch


def loaded(dispatch: Dispatcher) -> Dispatcher:
    """Load a position."""
    line = dispatch(request_line(2, "load", Load(POSITION)))
    check("load.result", read_response(line, 2))
    return dispatch


def test_a_game_is_played() -> None:
    dispatch = loaded(opened(PassOrConcede()))
    said = ask(dispatch, "answer", by="Rob", about="d1", say={"kind": "pass"})
    assert said["verdict"] == "accepted"
    assert said["state"]["pending"] == [{"kind": "priority", "id": "d2", "decider": "Alex"}]
    ask(dispatch, "concede", player="Carissa")
    said = ask(dispatch, "concede", player="Alex")
    assert said["state"]["result"] == {"winners": ["Rob"]}
    assert ask(dispatch, "view", player="Rob")["state"] == said["state"]
    assert ask(dispatch, "unload") == {}
    assert ask(dispatch, "shutdown") == {}
    assert dispatch.ended


def test_an_illegal_move_is_no_error() -> None:
    dispatch = loaded(opened(PassOrConcede()))
    said = ask(dispatch, "answer", by="Alex", about="d1", say={"kind": "pass"})
    assert said["verdict"] == "rejected"


@pytest.mark.parametrize(
    ("line", "code", "problem"),
    [
        (b"hello", Code.NOT_JSON, "not JSON"),
        (b"[]", Code.NOT_A_REQUEST, "not an object"),
        (b'{"jsonrpc":"2.0","id":2}', Code.NOT_A_REQUEST, "not a request"),
        (request_line(2, "lod", {}), Code.NO_SUCH_METHOD, "no method 'lod'"),
        (request_line(2, "check", {}), Code.NO_SUCH_METHOD, "no method 'check'"),
        (request_line(2, "describe", {}), Code.NO_SUCH_METHOD, "no method 'describe'"),
        (request_line(2, "concede", {}), Code.BAD_PARAMS, "lacks the field `player`"),
        (request_line(2, "unload", {"now": 1}), Code.BAD_PARAMS, "has the field `now`"),
        (request_line(2, "view", {"player": None}), Code.BAD_REQUEST, "no position is loaded"),
        (HELLO, Code.OUT_OF_ORDER, "answered already"),
    ],
)
def test_a_broken_message_is_an_error_and_harms_nothing(
    line: bytes, code: Code, problem: str
) -> None:
    dispatch = opened(PassOrConcede())
    answer = dispatch(line)
    check("error", json.loads(answer))
    error = read_response(answer, json.loads(answer)["id"] or 0)
    assert isinstance(error, Trouble)
    assert error.code == code
    assert problem in error.problem
    loaded(dispatch)


def test_a_refusal_by_the_engine_keeps_hint_and_place() -> None:
    dispatch = opened(PassOrConcede())
    params = json.loads(request_line(2, "load", Load(POSITION)))["params"]
    params["position"]["turns"][0]["stack"] = ["~1"]
    error = ask(dispatch, "load", **params)
    assert error == Trouble(
        Code.BAD_REQUEST,
        error.message,
        "the position is not calm",
        "Load an empty stack.",
        "position.turns.0.stack",
    )


def test_an_engine_that_fails_is_an_error_with_a_traceback_aside() -> None:
    aside: list[str] = []
    dispatch = loaded(opened(PassOrConcede("rude"), aside))
    error = ask(dispatch, "answer", by="Rob", about="d1", say={"kind": "pass"})
    assert error.code == Code.ENGINE_FAILED
    assert error.problem == "ZeroDivisionError: none of your business ?"
    assert "in answer" in "".join(aside)
    assert ask(dispatch, "view", player=None)["state"]


def test_the_traceback_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    dispatch = loaded(opened(PassOrConcede("rude")))
    ask(dispatch, "answer", by="Rob", about="d1", say={"kind": "pass"})
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize("method", ["load", "view", "unload"])
def test_nothing_comes_before_the_introduction(method: str) -> None:
    assert ask(Dispatcher(PassOrConcede()), method).code == Code.OUT_OF_ORDER


def test_nothing_comes_after_the_end() -> None:
    dispatch = Dispatcher(PassOrConcede())
    assert ask(dispatch, "shutdown") == {}
    assert code_of(dispatch(HELLO), 1) == Code.OUT_OF_ORDER


@pytest.mark.parametrize("theirs", ["0.0", "1.0", "99.1"])
def test_another_version_is_refused(theirs: str) -> None:
    dispatch = Dispatcher(PassOrConcede())
    suite = {"name": "tests", "version": "1"}
    assert ask(dispatch, "initialize", protocol=theirs, suite=suite).code == Code.OTHER_VERSION
    assert ask(dispatch, "unload").code == Code.OUT_OF_ORDER


def test_optional_methods_are_served_where_the_engine_has_them() -> None:
    dispatch = opened(Learned())
    state = json.loads(request_line(2, "check", Check(POSITION)))["params"]["state"]
    findings = ask(dispatch, "check", state=state)["findings"]
    assert findings == [{"rule": None, "where": "stage", "problem": "it is playing"}]
    assert ask(dispatch, "describe") == {}


def test_both_limits_of_length_are_kept() -> None:
    dispatch = opened(Learned())
    assert ask(dispatch, "concede", player="x" * 3000).code == Code.TOO_LONG
    dispatch = Dispatcher(PassOrConcede())
    wishes = Wishes(line_limit=1024)
    dispatch(request_line(1, "initialize", Initialize(PROTOCOL_VERSION, Program("t", "1"), wishes)))
    crowd = replace(POSITION, objects=POSITION.objects * 9)
    answer = dispatch(request_line(2, "load", Load(crowd)))
    assert len(answer) <= 1024
    assert code_of(answer, 2) == Code.TOO_LONG


def served(lines: bytes, *how: str) -> subprocess.CompletedProcess[bytes]:
    """Return what the serving side makes of an input."""
    child = shlex.split(command("serve", *how))
    return subprocess.run(child, input=lines, capture_output=True, timeout=60, check=False)


def test_standard_output_carries_the_protocol_only() -> None:
    far_too_long = b"x" * 9_000_000
    shutdown = request_line(3, "shutdown", {})
    done = served(b"\n".join([far_too_long, HELLO, b"", shutdown, HELLO]))
    long, hello, empty, end = map(json.loads, done.stdout.splitlines())
    assert long["error"]["code"] == Code.TOO_LONG
    assert hello["result"]["engine"] == {"name": "pass-or-concede", "version": "1"}
    assert empty["error"]["code"] == Code.NOT_JSON
    assert end == {"jsonrpc": "2.0", "id": 3, "result": {}}
    assert done.stderr == b"hello, standard output tests\n"
    assert done.returncode == 0


def test_the_end_of_input_ends_the_program() -> None:
    done = served(HELLO)
    assert done.returncode == 0
    assert json.loads(done.stdout)["id"] == 1


def test_a_suite_that_is_gone_ends_the_program() -> None:
    pipe = subprocess.PIPE
    child = shlex.split(command("serve"))
    with subprocess.Popen(child, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, notes = process.communicate(HELLO + b"\n" + HELLO + b"\n", timeout=30)
    assert process.returncode == 0
    assert notes == b"hello, standard output tests\n"
