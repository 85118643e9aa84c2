"""The client: records in, records out, and every breach told."""

import json
import tracemalloc
from collections.abc import Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace
from tests.adapters.children import command, impatient
from tests.adapters.pass_or_concede import PassOrConcede
from tests.patience import patience

from apnap.engine.client import Client, EngineBroke, EngineRefused
from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.answers import Cast, Pass
from apnap.protocol.connection import EngineBabbles, EngineDied, EngineSilent, Limits
from apnap.protocol.messages import (
    AnswerSaid,
    Check,
    Concede,
    Initialize,
    Initialized,
    Load,
    Nothing,
    Verdict,
    View,
)
from apnap.protocol.record import Record
from apnap.protocol.schemas.conversation import CONVERSATION, POSITION
from apnap.protocol.state import Result
from apnap.protocol.validation import Breach
from apnap.protocol.wire import Code, error_line, read_as_written, result_line
from apnap_adapters.direct import Direct
from apnap_adapters.stdio import connect

WELCOME = CONVERSATION[0].result


class Script:
    """A connection that gives prepared answers; an answer may depend on the message."""

    notes = "said aside"

    def __init__(self, *answers: bytes | Callable[[bytes], bytes]) -> None:
        self._answers = iter(answers)
        self.seconds: list[float] = []
        self.heard: list[bytes] = []

    def exchange(self, line: bytes, seconds: float, /) -> bytes:
        self.heard.append(line)
        self.seconds.append(seconds)
        answer = next(self._answers)
        return answer if isinstance(answer, bytes) else answer(line)

    def restart(self) -> None:
        self.heard.append(b"restart")

    def close(self) -> None:
        self.heard.append(b"close")


def engine(mutant: str | None = None) -> Direct:
    """Return a connection to the trivial engine."""
    return Direct(lambda: PassOrConcede(mutant), Limits())


@pytest.fixture(params=["direct", "stdio"])
def client(request: pytest.FixtureRequest) -> Iterator[Client]:
    """Return a client of the trivial engine, on either transport."""
    connection = engine() if request.param == "direct" else connect(command("serve"), Limits())
    with Client(connection) as one:
        yield one


def test_a_whole_game_in_records(client: Client) -> None:
    known = client.initialize()
    assert client.introduced == known
    assert known.engine.name == "pass-or-concede"
    state = client.load(Load(POSITION)).state
    assert state is not None
    said = client.answer(AnswerSaid("Rob", state.pending[0].id, Pass()))
    assert said.verdict == "accepted"
    assert client.answer(AnswerSaid("Rob", "d2", Pass())).verdict == "rejected"
    assert client.answer(AnswerSaid("Alex", "d2", Cast("Shock"))).verdict == "unsupported"
    client.concede(Concede("Rob"))
    over = client.concede(Concede("Alex")).state
    assert over is not None
    assert over.result == Result(("Carissa",))
    assert client.view(View("Rob")).state == over
    client.unload()
    with pytest.raises(EngineRefused, match=r"refused `view`: no position is loaded\. Load one\."):
        client.view(View(None))
    client.shutdown()


def test_a_restart_begins_a_new_conversation(client: Client) -> None:
    client.initialize()
    client.restart()
    assert client.introduced is None
    assert client.initialize().engine.name == "pass-or-concede"


def test_what_the_engine_refuses_is_told_with_its_place() -> None:
    client = Client(engine())
    client.initialize()
    busy = replace(POSITION, turns=(replace(POSITION.turns[0], stack=("~1",)),))
    with pytest.raises(EngineRefused) as caught:
        client.load(Load(busy))
    error = caught.value
    assert (error.method, error.code) == ("load", Code.BAD_REQUEST)
    assert (error.where, error.hint) == ("position.turns.0.stack", "Load an empty stack.")


@pytest.mark.parametrize("verdict", ["accepted", "rejected", "unsupported"])
def test_whatever_is_accepted_comes_with_the_state_after_it(verdict: str) -> None:
    told = {"jsonrpc": "2.0", "id": 1, "result": {"verdict": verdict}}
    client = Client(Script(json.dumps(told).encode()))
    if verdict == "accepted":
        with pytest.raises(EngineBroke, match=r"answer to `load` .* lacks the field `state`"):
            client.load(Load(POSITION))
    else:
        assert client.load(Load(POSITION)).state is None


def test_an_engine_that_fails_is_broken() -> None:
    client = Client(engine("rude"))
    client.initialize()
    client.load(Load(POSITION))
    with pytest.raises(EngineBroke, match="failed at `answer`: ZeroDivisionError") as caught:
        client.answer(AnswerSaid("Rob", "d1", Pass()))
    assert "in answer" in caught.value.notes


def test_a_message_of_our_own_that_breaks_the_contract_is_not_sent() -> None:
    script = Script()
    with pytest.raises(Breach, match=r"`position\.players` has to have"):
        Client(script).load(Load(replace(POSITION, players=())))
    assert script.heard == []


def test_what_is_wrong_is_told_without_holding_all_that_was_said() -> None:
    chain = b'{"a":' * 55 + b"1" + b"}" * 55
    state = b"[" + b",".join([chain] * 500) + b"]"
    line = b'{"jsonrpc":"2.0","id":1,"result":{"verdict":"accepted","state":' + state + b"}}"
    client = Client(Script(line))
    tracemalloc.start()
    try:
        with pytest.raises(EngineBroke, match="`state` is ") as caught:
            client.load(Load(POSITION))
        held, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.__context__ is None
    assert held < most / 2


def test_lines_that_are_written_otherwise_are_expected_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[bytes] = []

    def look(line: bytes, expected: int, result: type[Record]) -> Record | None:
        looked.append(line)
        return read_as_written(line, expected, result)

    monkeypatch.setattr("apnap.engine.client.read_as_written", look)
    plain = answered(Verdict("rejected"))
    spaced = [lambda line: plain(line).replace(b":", b": ")] * 12
    client = Client(Script(plain, *spaced[:5], plain, *spaced, plain))
    for _ in range(20):
        assert client.load(Load(POSITION)) == Verdict("rejected")
    assert len(looked) == 1 + 5 + 1 + 8


def answered(result: Record | dict[str, object]) -> Callable[[bytes], bytes]:
    """Return an answer with that result to whatever is asked."""
    return lambda line: result_line(json.loads(line)["id"], result)


@pytest.mark.parametrize(
    ("answer", "where", "problem"),
    [
        (b"Welcome!", "", "the message is not JSON"),
        (b"{}", "", "the message is not a response"),
        (result_line(7, Verdict("accepted")), "", "the response is to 7, and 2 was asked"),
        (
            result_line("2", Verdict("accepted")),
            "",
            'the `id` comes back as text, "2", and was a number. ',
        ),
        (answered({}), "", "lacks the field `verdict`"),
        (answered({"verdict": "maybe"}), "verdict", "`verdict` is 'maybe'"),
        (answered({"verdict": "accepted", "fun": 1}), "", "has the field `fun`"),
        (
            answered(Verdict("accepted", state=replace(POSITION, edition="new"))),
            "state.edition",
            "`state.edition` is 'new'",
        ),
    ],
)
def test_an_answer_that_breaks_the_contract_is_told(
    answer: bytes | Callable[[bytes], bytes], where: str, problem: str
) -> None:
    client = Client(Script(answered(WELCOME), answer))
    client.initialize()
    with pytest.raises(EngineBroke) as caught:
        client.concede(Concede("Rob"))
    error = caught.value
    assert error.problem.startswith("The answer to `concede` breaks the contract: ")
    assert problem in error.problem
    assert (error.method, error.where, error.notes) == ("concede", where, "said aside")
    assert error.raw
    assert error.hint


def test_a_breach_quotes_the_line_and_says_where_logs_belong() -> None:
    with pytest.raises(EngineBroke) as caught:
        Client(Script(b"DEBUG:\x1b[31m hello\x07")).initialize()
    assert "It begins: `DEBUG: [31m hello `." in caught.value.problem
    assert "logs belong on standard error" in caught.value.hint
    with pytest.raises(EngineBroke) as caught:
        Client(Script(b'{"jsonrpc": 2.5}')).initialize()
    assert 'It begins: `{"jsonrpc": 2.5}`.' in caught.value.problem
    assert "standard error" not in caught.value.hint


@pytest.mark.parametrize("line", [b"\xef\xbb\xbf{}", b'{"name": "\xe9"}'])
def test_bytes_that_are_no_text_lead_to_utf_8(line: bytes) -> None:
    with pytest.raises(EngineBroke) as caught:
        Client(Script(line)).initialize()
    assert "Write UTF-8, whatever the system's locale is, and no mark" in caught.value.hint


def test_a_breach_quotes_no_more_than_the_beginning() -> None:
    with pytest.raises(EngineBroke) as caught:
        Client(Script(("é" * 5000).encode())).initialize()
    assert f"`{'é' * 200}…`" in caught.value.problem


def test_a_wrong_answer_is_not_kept_in_full() -> None:
    with pytest.raises(EngineBroke) as caught:
        Client(Script(b"x" * 100_000)).initialize()
    assert len(caught.value.raw) == 2000


def test_an_error_without_details_is_told_by_its_meaning() -> None:
    bare = b'{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'
    with pytest.raises(EngineRefused, match="refused `initialize`: Method not found") as caught:
        Client(Script(bare)).initialize()
    assert caught.value.code == Code.NO_SUCH_METHOD


def test_a_message_that_the_engine_could_not_read_at_all_is_refused() -> None:
    client = Client(Script(error_line(None, Code.NOT_JSON, "what is that?")))
    with pytest.raises(EngineRefused, match="what is that"):
        client.initialize()


def test_another_version_is_refused() -> None:
    assert isinstance(WELCOME, Initialized)
    other = replace(WELCOME, protocol="7.0")
    with pytest.raises(EngineRefused, match=f"protocol 7.0, apnap {PROTOCOL_VERSION}") as caught:
        Client(Script(answered(other))).initialize()
    assert caught.value.code == Code.OTHER_VERSION


def test_a_message_longer_than_the_engine_reads_is_not_sent() -> None:
    assert isinstance(WELCOME, Initialized)
    script = Script(answered(replace(WELCOME, line_limit=1024)))
    client = Client(script)
    client.initialize()
    with pytest.raises(EngineRefused, match="reads 1024"):
        client.load(Load(replace(POSITION, objects=POSITION.objects * 9)))
    assert len(script.heard) == 1


def test_methods_that_were_not_declared_are_not_asked_for() -> None:
    client = Client(engine())
    client.initialize()
    with pytest.raises(EngineRefused, match="does not offer `describe`"):
        client.describe()
    with pytest.raises(EngineRefused, match="does not offer `check`"):
        client.check(Check(POSITION))


def test_methods_that_were_declared_are_asked_for() -> None:
    told = {turn.method: turn for turn in CONVERSATION}
    described, checked = told["describe"].result, told["check"]
    client = Client(Script(*map(answered, (WELCOME, described, checked.result))))
    client.initialize()
    assert client.describe() == described
    assert isinstance(checked.params, Check)
    assert client.check(checked.params) == checked.result


def test_each_message_has_its_own_patience() -> None:
    rejected = Verdict("rejected")
    script = Script(*map(answered, (WELCOME, rejected, rejected, Nothing(), Nothing())))
    limits = Limits(start_seconds=3, load_seconds=4, answer_seconds=5, end_seconds=6)
    client = Client(script, limits)
    client.initialize()
    client.load(Load(POSITION))
    client.concede(Concede("Rob"))
    client.unload()
    client.shutdown()
    assert script.seconds == [3, 4, 5, 5, 6]


def test_the_engine_is_told_how_much_is_read() -> None:
    script = Script(answered(WELCOME))
    Client(script, Limits(line_bytes=5000)).initialize()
    said = msgspec.convert(json.loads(script.heard[0])["params"], Initialize)
    assert said.wishes.line_limit == 5000


def test_every_line_is_recorded_as_it_is() -> None:
    seen: list[tuple[str, bytes]] = []
    script = Script(answered(WELCOME), b"Welcome!")
    client = Client(script, record=lambda direction, line: seen.append((direction, line)))
    client.initialize()
    with pytest.raises(EngineBroke):
        client.unload()
    assert [direction for direction, _ in seen] == ["to_engine", "from_engine"] * 2
    assert [line for _, line in seen[::2]] == script.heard
    assert seen[-1] == ("from_engine", b"Welcome!")


def test_the_beginning_of_what_nobody_asked_for_is_recorded() -> None:
    def babbling(_: bytes) -> bytes:
        raise EngineBabbles("too much", hint="", raw=b"bla")

    seen: list[tuple[str, bytes]] = []
    client = Client(Script(babbling), record=lambda *line: seen.append(line))
    with pytest.raises(EngineBabbles):
        client.initialize()
    assert seen[1:] == [("from_engine", b"bla")]


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("die", EngineDied),
        ("silent", EngineSilent),
        ("garbage", EngineBroke),
        ("flood", EngineBabbles),
    ],
)
def test_a_bad_program_is_told_by_type(how: str, error: type[Exception]) -> None:
    limits = replace(impatient(), start_seconds=patience(2) if how == "silent" else 30)
    with Client(connect(command(how), limits), limits) as client, pytest.raises(error) as caught:
        client.initialize()
    if how == "garbage":
        assert isinstance(caught.value, EngineBroke)
        assert caught.value.raw == b"Welcome to the engine!"
