"""The transport `http` and the server of engines that are Python objects."""

import json
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar

import httpx
import pytest
from tests.adapters.children import HELLO
from tests.adapters.pass_or_concede import PassOrConcede
from tests.adapters.serving_web import serving

from apnap.engine import starting
from apnap.engine.client import Client
from apnap.protocol.answers import Pass
from apnap.protocol.connection import (
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineTrouble,
    Limits,
)
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import AnswerSaid, Concede, Initialize, Initialized, Load
from apnap.protocol.schemas.conversation import POSITION
from apnap.protocol.wire import LINE_LIMIT, Code, request_line
from apnap_adapters.web import CONVERSATION, TOKEN, connect
from apnap_adapters.web_bounds import Bounds
from apnap_adapters.web_serving import Server

SECRET = "s3cr3t-t0k3n"  # noqa: S105 - of the tests


class Gossip(PassOrConcede):
    """An engine that tells everybody the token."""

    def initialize(self, _: Initialize) -> Initialized:
        raise BadRequest(f"the token is {SECRET}")


@pytest.fixture
def server() -> Iterator[Server]:
    """Serve the trivial engine to everybody."""
    with serving(PassOrConcede) as server:
        yield server


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Serve an engine that gossips to those who know the token."""
    monkeypatch.setenv(TOKEN, f"{SECRET}\n")
    with serving(Gossip) as server:
        yield server


def post(server: Server, body: bytes, path: str = "/", **headers: str) -> tuple[int, str]:
    """Return status and body of the answer to a POST."""
    usual = {"content-type": "application/json"}
    request = urllib.request.Request(  # noqa: S310 - our own server
        server.address.rstrip("/") + path,
        data=body,
        headers=usual | {name.replace("_", "-"): text for name, text in headers.items()},
    )
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310 - as above
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def play(client: Client) -> None:
    """Play a whole game."""
    client.initialize()
    client.load(Load(POSITION))
    assert client.answer(AnswerSaid("Rob", "d1", Pass())).verdict == "accepted"
    client.concede(Concede("Alex"))


def test_two_games_go_on_at_the_same_time_and_a_restart_begins_anew(server: Server) -> None:
    with Client(connect(server.address)) as one, Client(connect(server.address)) as other:
        play(one)
        play(other)
        one.restart()
        play(one)
        assert len(server.conversations) == 3
        other.shutdown()
        assert len(server.conversations) == 2


def test_the_connection_is_kept_alive(server: Server) -> None:
    ports = set()
    kept = HTTPConnection("127.0.0.1", server.server_port)
    for _ in range(3):
        kept.request("POST", "/", HELLO, {"content-type": "application/json"})
        assert kept.sock is not None
        ports.add(kept.sock.getsockname()[1])
        said = kept.getresponse()
        assert said.getheader(CONVERSATION)
        assert json.loads(said.read())["result"]
    kept.close()
    assert len(ports) == 1


def test_the_conversations_used_last_are_kept() -> None:
    with (
        serving(PassOrConcede, Bounds(conversations=1)) as server,
        Client(connect(server.address)) as one,
        Client(connect(server.address)) as other,
    ):
        one.initialize()
        other.initialize()
        with pytest.raises(EngineTrouble, match="forgotten the conversation"):
            one.unload()
        other.unload()


def test_what_is_not_initialize_opens_nothing(server: Server) -> None:
    status, told = post(server, request_line(1, "unload", {}))
    assert (status, json.loads(told)["error"]["code"]) == (200, Code.OUT_OF_ORDER)
    assert post(server, b"hello")[0] == 200
    assert len(server.conversations) == 0


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/other", {}, 404),
        ("/", {"content_type": "text/plain"}, 415),
        ("/", {"content_length": str(LINE_LIMIT + 1)}, 413),
        ("/", {"content_length": "9" * 50}, 413),
        ("/", {"content_length": "-1"}, 411),
        ("/", {"apnap_conversation": "nobody's"}, 404),
    ],
)
def test_other_requests_are_refused(
    server: Server, path: str, headers: dict[str, str], status: int
) -> None:
    assert post(server, HELLO, path, **headers)[0] == status


def test_only_those_with_the_token_are_answered(
    guarded: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert post(guarded, HELLO)[0] == 401
    assert post(guarded, HELLO, authorization="Bearer other")[0] == 401
    assert post(guarded, HELLO, authorization=f"Bearer {SECRET}")[0] == 200
    monkeypatch.setenv(TOKEN, "another")
    with pytest.raises(EngineNotStarted, match="does not take the token in APNAP_TOKEN"):
        starting.start(starting.parse(guarded.address))
    monkeypatch.delenv(TOKEN)
    with pytest.raises(EngineNotStarted, match="Put its token into"):
        starting.start(starting.parse(guarded.address))


def test_a_token_that_comes_back_is_blotted_out(guarded: Server) -> None:
    seen: list[bytes] = []
    with pytest.raises(EngineNotStarted, match=r"the token is \(token\)") as caught:
        starting.start(starting.parse(guarded.address), record=lambda _, line: seen.append(line))
    assert SECRET not in f"{caught.value} {caught.value.__cause__!r} {seen}"


@pytest.mark.parametrize("end", [990, 1000, 1010])
def test_a_token_across_a_cut_is_blotted_out(monkeypatch: pytest.MonkeyPatch, end: int) -> None:
    monkeypatch.setenv(TOKEN, SECRET)
    web = connect("http://127.0.0.1/")
    body = b"z" * (end - len(SECRET) + 2) + SECRET.encode() + b"z" * 100
    with pytest.raises(EngineBabbles) as caught:
        web._check(httpx.Response(500), body)  # noqa: SLF001 - an answer as it comes
    web.close()
    assert caught.value.raw.count(b"z") >= 900
    assert SECRET[:8].encode() not in caught.value.raw


@pytest.mark.parametrize("token", ["two words", "tab\there", "grün", "line\nfeed"])
def test_a_token_that_no_header_can_hold_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv(TOKEN, token)
    with pytest.raises(EngineNotStarted) as caught:
        connect("http://127.0.0.1/")
    assert token not in str(caught.value)


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("nonsense", "no address"),
        ("ftp://host/", "no address"),
        ("http://", "no address"),
        ("http://host:port/", "no address"),
        ("http://127.0.0.1:-1/", "ports go from 1 to 65535"),
        ("http://127.0.0.1:99999/", "ports go from 1 to 65535"),
        ("http://xn--a.example..:1/", "no host can have that name"),
        ("http://xn--a.example:1/", "no host can have that name"),
        ("http://a..b/", "no host can have that name"),
        ("http://host/\udcff", "no address"),
        ("http://name:secret@host/", "holds a name or password"),
    ],
)
def test_what_is_no_address_is_told(target: str, told: str) -> None:
    with pytest.raises(EngineNotStarted, match=told) as caught:
        connect(target)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("http://127.0.0.1:9/", "Nothing listens at 127.0.0.1:9"),
        ("http://no.such.host.invalid/", "There is no computer called"),
        ("https://127.0.0.1:{port}/", "No secure connection to 127.0.0.1"),
    ],
)
def test_what_cannot_be_reached_is_told(server: Server, target: str, told: str) -> None:
    name = starting.parse(target.format(port=server.server_port))
    with pytest.raises(EngineNotStarted, match=told) as caught:
        starting.start(name, limits=Limits(start_seconds=20))
    assert caught.value.hint


def test_an_address_is_short_for_the_transport() -> None:
    assert starting.parse("https://host/x") == starting.parse("http:https://host/x")
    assert str(starting.parse("http:https://host/x")) == "https://host/x"


def test_a_server_that_is_no_engine_is_told_by_its_address() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        where = f"http://127.0.0.1:{other.server_port}"
        with pytest.raises(EngineNotStarted, match=f"^{where} does not answer as an eng") as caught:
            starting.start(starting.parse(where))
        thread.join()
    assert "501" in caught.value.problem
    assert "does not take POST: is it an engine at all" in caught.value.hint


def test_a_closed_connection_says_so(server: Server) -> None:
    connection = connect(server.address)
    connection.close()
    connection.close()
    with pytest.raises(EngineDied, match="closed"):
        connection.exchange(HELLO, 1)


class Baker(BaseHTTPRequestHandler):
    """Sends cookies with each answer, and notes what comes back."""

    heard: ClassVar[list[str | None]] = []

    def do_POST(self) -> None:
        """Answer with as many cookies as a client may be given at once."""
        self.heard.append(self.headers.get("Cookie"))
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        for number in range(50):
            self.send_header("Set-Cookie", f"c{len(self.heard)}x{number}={'a' * 1000}; Path=/")
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Stay silent."""


def test_cookies_are_not_kept() -> None:
    Baker.heard.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Baker) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        connection = connect(f"http://127.0.0.1:{server.server_port}/")
        assert [connection.exchange(HELLO, 20) for _ in range(3)] == [b"{}"] * 3
        connection.close()
        server.shutdown()
        thread.join()
    assert Baker.heard == [None] * 3
