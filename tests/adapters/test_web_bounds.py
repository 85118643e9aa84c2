"""The server of engines against those who would have all of it."""

import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Final

import msgspec
import pytest
from tests.adapters.children import HELLO
from tests.adapters.pass_or_concede import PassOrConcede
from tests.adapters.serving_web import serving
from tests.patience import wait_until

from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import Initialize, Initialized, Load, Verdict
from apnap.protocol.schemas.conversation import POSITION
from apnap.protocol.wire import LINE_LIMIT, request_line
from apnap_adapters import web_serving
from apnap_adapters.web import CONVERSATION, TOKEN
from apnap_adapters.web_bounds import BOUNDS, Bounds
from apnap_adapters.web_conversations import Conversations, Unknown
from apnap_adapters.web_serving import Server, serve_http

ROOT: Final = Path(__file__).parents[2]

LOAD = request_line(2, "load", Load(POSITION))
UNLOAD = request_line(3, "unload", {})
HEAD = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


class Verbose(PassOrConcede):
    """An engine with an answer that fills all buffers on the way."""

    def initialize(self, _: Initialize) -> Initialized:
        raise BadRequest("x" * (LINE_LIMIT - 10_000))


def reached(server: Server) -> HTTPConnection:
    """Return a connection to a server."""
    return HTTPConnection("127.0.0.1", server.server_port, timeout=60)


def post(connection: HTTPConnection, body: bytes, **headers: str) -> HTTPResponse:
    """Send a message and return the answer, whose body has still to be read."""
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    connection.request("POST", "/", body, {"content-type": "application/json"} | named)
    return connection.getresponse()


def hung_up(connection: socket.socket, drop: bytes) -> bool:
    """Send a little and look whether the server has ended the connection."""
    connection.settimeout(0.01)
    try:
        connection.sendall(drop)
        return not connection.recv(1)
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.fixture
def impatient() -> Iterator[Server]:
    """Serve an engine with a long answer to those who are quick."""
    with serving(Verbose, Bounds(seconds=0.3)) as server:
        yield server


@pytest.mark.parametrize(
    ("begins", "drop"),
    [
        (b"", b""),
        (b"", b"X"),
        (HEAD, b"x"),
        (HEAD + b"Content-Length: 9\r\n\r\n", b""),
        (HEAD + b"Content-Length: 8000000\r\n\r\n", b"{"),
        (b"GET / HTTP/1.1\r\n\r\n", b"x"),
    ],
    ids=["silence", "request line", "headers", "half a message", "message", "after a refusal"],
)
def test_nobody_is_waited_for_without_end(impatient: Server, begins: bytes, drop: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.server_port)) as connection:
        connection.sendall(begins)
        if begins.startswith(b"GET"):
            assert connection.makefile("rb").readline() == b"HTTP/1.1 405 Method Not Allowed\r\n"
            wait_until(lambda: not impatient.visitors or not connection.send(drop))
        else:
            wait_until(lambda: hung_up(connection, drop))
        wait_until(lambda: not impatient.visitors)


def test_nobody_has_to_be_heard_out(impatient: Server) -> None:
    """A client that takes no answer holds neither a thread nor the memory for it."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", impatient.server_port))
        connection.sendall(HEAD + f"Content-Length: {len(HELLO)}\r\n\r\n".encode() + HELLO)
        wait_until(lambda: not impatient.visitors)
        assert impatient.arriving.give(BOUNDS.arriving_bytes)


def test_there_are_only_so_many_connections() -> None:
    with serving(PassOrConcede, Bounds(connections=2)) as server:
        kept = [reached(server) for _ in range(2)]
        for one in kept:
            assert post(one, HELLO).read()
        third, fourth, fifth = (reached(server) for _ in range(3))
        for one in (third, fourth):
            one.connect()
        wait_until(lambda: len(server.visitors) == 4)
        with pytest.raises(ConnectionError):
            post(fifth, HELLO)
        refused = post(third, HELLO)
        assert (refused.status, refused.getheader("retry-after")) == (503, "1")
        assert b"fewer worker processes" in refused.read()
        assert post(kept[0], HELLO).status == 200
        for one in (*kept, third, fourth, fifth):
            one.close()
        wait_until(lambda: not server.visitors)
        assert post(kept[0], HELLO).status == 200
        kept[0].close()


def test_a_thousand_conversations_are_as_many_as_are_kept() -> None:
    conversations = Conversations(PassOrConcede, BOUNDS)
    _, first = conversations.answer(HELLO, None)
    names = [conversations.answer(HELLO, None)[1] for _ in range(1000)]
    assert len(conversations) == BOUNDS.conversations
    assert conversations.answer(LOAD, names[-BOUNDS.conversations])[1]
    for forgotten in (first, names[0]):
        with pytest.raises(Unknown):
            conversations.answer(LOAD, forgotten)


def test_positions_are_kept_only_so_far_as_there_is_room() -> None:
    conversations = Conversations(PassOrConcede, Bounds(held_bytes=3 * len(LOAD) - 1))
    one, other, third = (conversations.answer(HELLO, None)[1] for _ in range(3))
    for name in (one, other, one, one, one):
        assert b'"result"' in conversations.answer(LOAD, name)[0]
    assert len(conversations) == 3
    conversations.answer(LOAD, third)
    assert len(conversations) == 2
    with pytest.raises(Unknown):
        conversations.answer(LOAD, other)


def test_a_message_has_room_only_beside_the_others() -> None:
    with serving(PassOrConcede, Bounds(arriving_bytes=2000)) as server:
        with socket.create_connection(("127.0.0.1", server.server_port)) as first:
            first.sendall(HEAD + b"Content-Length: 1999\r\n\r\n" + b" " * 1998)
            wait_until(lambda: not server.arriving.give(3) or server.arriving.give(-3) is None)
            connection = reached(server)
            refused = post(connection, HELLO)
            assert (refused.status, refused.getheader("retry-after")) == (503, "1")
            assert refused.read() == b"too much is arriving at the same time; try again\n"
            connection.close()
        wait_until(lambda: not server.visitors)
        assert post(connection, HELLO).status == 200
        connection.close()


def test_of_two_clients_in_one_conversation_one_is_told() -> None:
    begun, may_end = threading.Event(), threading.Event()

    class Thoughtful(PassOrConcede):
        def load(self, said: Load) -> Verdict:
            begun.set()
            assert may_end.wait(60)
            return super().load(said)

    with serving(Thoughtful) as server:
        one, other = reached(server), reached(server)
        opened = post(one, HELLO)
        name = opened.getheader(CONVERSATION) or ""
        opened.read()
        one.request("POST", "/", LOAD, {"content-type": "application/json", CONVERSATION: name})
        begun.wait(60)
        refused = post(other, UNLOAD, apnap_conversation=name)
        told = b"another message of this conversation has not been answered yet\n"
        assert (refused.status, refused.read()) == (409, told)
        may_end.set()
        answered = one.getresponse()
        assert (answered.status, b'"result"' in answered.read()) == (200, True)
        assert b'"result"' in post(other, UNLOAD, apnap_conversation=name).read()
        one.close()
        other.close()


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\n\r\n", 405),
        (b"HEAD / HTTP/1.1\r\n\r\n", 405),
        (b"BREW / HTTP/1.1\r\n\r\n", 501),
        (b"POST / HTTP/9.9\r\n\r\n", 505),
        (b"nonsense\r\n\r\n", 400),
        (b"x" * 20_000, 431),
        (HEAD + b"X: " + b"x" * 20_000, 431),
        (HEAD + b"X: x\r\n" * 101 + b"\r\n", 431),
        (HEAD + b"Origin: http://there\r\nContent-Length: 2\r\n\r\n{}", 403),
        (HEAD + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 10_000, 411),
        (HEAD + b"Content-Length: 9999999\r\n\r\n" + b" " * 9_999_999, 413),
    ],
)
def test_what_is_no_message_is_refused_in_plain_text(request_: bytes, status: int) -> None:
    with (
        serving(PassOrConcede) as server,
        socket.create_connection(("127.0.0.1", server.server_port)) as connection,
    ):
        connection.sendall(request_)
        connection.shutdown(socket.SHUT_WR)
        said = b""
        while chunk := connection.recv(65_536):
            said += chunk
        head, _, body = said.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 %d " % status), said
        assert b"content-type: text/plain; charset=utf-8" in head
        assert (b"allow: POST" in head.lower().replace(b"post", b"POST")) == (status == 405)
        assert len(body) < 100
        assert bool(body) != request_.startswith(b"HEAD")


def test_an_engine_that_cannot_start_is_a_failure_of_the_server(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def make() -> PassOrConcede:
        raise ZeroDivisionError

    with serving(make) as server:
        connection = reached(server)
        assert post(connection, HELLO).status == 500
        connection.close()
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("host", "token", "told"),
    [
        ("127.0.0.1", "", ""),
        ("0.0.0.0", "", "warning: everybody at all: set APNAP_TOKEN"),  # noqa: S104 - what it warns of
        ("", "s3cr3t", "warning: everybody who has the token"),
    ],
)
def test_a_server_that_others_reach_is_warned_of(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    host: str,
    token: str,
    told: str,
) -> None:
    monkeypatch.setenv(TOKEN, token)
    monkeypatch.setattr(web_serving.Server, "serve_forever", lambda _: None)
    serve_http(PassOrConcede, host, 0)
    said = capsys.readouterr().err
    assert said.startswith("serving at http://")
    assert told in said
    assert ("warning" in said) == bool(told)


def test_the_page_of_the_protocol_tells_the_bounds() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = page.partition("(../adapters/apnap_adapters/web_bounds.py)")[2].partition("It also")[0]
    for bound in msgspec.to_builtins(BOUNDS).values():
        told, _, table = table.partition(f" {bound:,.0f} ")
        assert table, told
