"""
The serving side of HTTP: engines that are Python objects answer POSTs.

Each `initialize` makes an engine of its own and opens a conversation, which the header
`Apnap-Conversation` names; the conversations that were used last are kept. With a token in
`APNAP_TOKEN` only those who send it are answered.

It is a server for tests and for a single machine or a trusted network, not for the internet.
Still, whoever talks to it is held to `web_bounds`: each connection has a thread, there are only
so many of them, and each has only so much time for a message and so much room.
"""

from __future__ import annotations

import hmac
import io
import ipaddress
import socket
import sys
import traceback
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPException, LineTooLong
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final

from apnap_adapters.web import CONVERSATION, TOKEN, token
from apnap_adapters.web_bounds import BOUNDS, Allowance, Bounds, Share
from apnap_adapters.web_conversations import Busy, Conversations, Make, Unknown
from apnap_adapters.web_visitors import Visitors

_CHUNK: Final = 1 << 16


class Refused(Exception):
    """A request is answered with an error, and its connection ended."""

    def __init__(self, status: HTTPStatus, why: str, **headers: str) -> None:
        """Say with which status and why, and which further headers the answer has."""
        super().__init__(status, why)
        self.status = status
        self.why = why
        self.headers = headers


class _Rationed(io.BufferedReader):
    """Reads no more lines than there is room for the head of a request."""

    left = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        """Read a line; raise `LineTooLong` if there is no room for it."""
        line = super().readline(min(self.left + 1, self.left + 1 if size in {None, -1} else size))
        self.left -= len(line)
        if self.left < 0:
            raise LineTooLong("head of a request")
        return line


class Handler(BaseHTTPRequestHandler):
    """Answers POSTs to `/`."""

    protocol_version = "HTTP/1.1"
    server_version = "apnap"
    sys_version = ""
    request_version = "HTTP/1.1"  # until a request has said its own
    requestline = ""
    command = ""
    wbufsize = -1  # one packet for headers and body
    disable_nagle_algorithm = True
    server: Server
    rfile: _Rationed

    def setup(self) -> None:
        """Read only so much, and only so long."""
        self.request.settimeout(self.server.bounds.seconds)
        super().setup()
        self.rfile = _Rationed(socket.SocketIO(self.connection, "r"))

    def handle_one_request(self) -> None:
        """Answer a request, or refuse it."""
        self.server.visitors.expect(self.connection)
        self.rfile.left = self.server.bounds.head_bytes
        try:
            super().handle_one_request()
        except HTTPException:
            self.send_error(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def do_POST(self) -> None:
        """Answer a message."""
        try:
            length = self._length()
            with self.server.arriving.share() as share:
                line = self._read(length, share)
                self.server.visitors.serve(self.connection)
                body, name = self._answer(line)
                self.server.visitors.expect(self.connection)
                _take(share, len(body))
                self.send_response(HTTPStatus.OK)
                if name is not None:
                    self.send_header(CONVERSATION, name)
                self._send("application/json", body)
        except Refused as refused:
            self._refuse(refused)

    def _only_post(self) -> None:
        """Refuse what is not a POST."""
        why = "send messages with POST"
        self._refuse(Refused(HTTPStatus.METHOD_NOT_ALLOWED, why, Allow="POST"))

    do_GET = do_HEAD = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = _only_post  # noqa: N815 - as the library calls them

    def _length(self) -> int:
        """Return how long the message is; raise `Refused` if something is wrong with the head."""
        headers, most = self.headers, self.server.bounds.body_bytes
        said = headers.get_all("content-length", [])
        self._check_sender()
        if self.path.partition("?")[0] != "/":
            raise Refused(HTTPStatus.NOT_FOUND, "the engine is at /")
        if headers.get_content_type() != "application/json":
            raise Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "send application/json")
        if len(set(said)) > 1:
            raise Refused(HTTPStatus.BAD_REQUEST, "a message has one length")
        length = "".join(said[:1])
        if not (length.isascii() and length.isdecimal()) or "transfer-encoding" in headers:
            raise Refused(HTTPStatus.LENGTH_REQUIRED, "say how long the message is")
        if len(length) > len(str(most)) or int(length) > most:
            raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"at most {most} bytes")
        return int(length)

    def _check_sender(self) -> None:
        """Raise `Refused` unless the sender may ask."""
        expected = self.server.token
        said = self.headers.get("authorization", "").encode("latin-1", "replace")
        if self.server.visitors.is_too_much(self.connection):
            why = "too many connections are open; use fewer worker processes, or try again"
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, why, **{"retry-after": "1"})
        if expected and not hmac.compare_digest(said, f"Bearer {expected}".encode()):
            why = "a bearer token is needed, and it has to be right"
            raise Refused(HTTPStatus.UNAUTHORIZED, why, **{"www-authenticate": "Bearer"})
        if "origin" in self.headers:
            why = "a page in a browser may not talk to the engine"
            raise Refused(HTTPStatus.FORBIDDEN, why)

    def _read(self, length: int, share: Share) -> bytes:
        """Read a message of that length, as far as there is room for it."""
        line = bytearray()
        while len(line) < length:
            chunk = self.rfile.read1(min(_CHUNK, length - len(line)))
            if not chunk:
                raise ConnectionAbortedError
            _take(share, len(chunk))
            line += chunk
        return bytes(line)

    def _answer(self, line: bytes) -> tuple[bytes, str | None]:
        """Return the answer to a message, and how its conversation is called."""
        try:
            return self.server.conversations.answer(line, self.headers.get(CONVERSATION))
        except Unknown:
            why = "there is no such conversation (any more)"
            raise Refused(HTTPStatus.NOT_FOUND, why) from None
        except Busy:
            why = "another message of this conversation has not been answered yet"
            raise Refused(HTTPStatus.CONFLICT, why) from None
        except Exception as error:  # whatever an engine raises as it starts
            traceback.print_exc()
            why = "the engine could not be started: look at the server's standard error"
            raise Refused(HTTPStatus.INTERNAL_SERVER_ERROR, why) from error

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Refuse what is no HTTP, as the library calls it."""
        del message, explain
        status = HTTPStatus(code)
        self._refuse(Refused(status, status.phrase.lower()))

    def _refuse(self, refused: Refused) -> None:
        """Refuse a request, and end the connection: its body may not have been read."""
        self.close_connection = True
        self.request_version = self.protocol_version  # also if nobody knows what was sent
        self.server.visitors.expect(self.connection)
        self.send_response(refused.status)
        self.send_header("connection", "close")
        for name, text in refused.headers.items():
            self.send_header(name, text)
        self._send("text/plain; charset=utf-8", f"{refused.why}\n".encode())
        self._drain()

    def _send(self, kind: str, body: bytes) -> None:
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        self.wfile.flush()

    def _drain(self) -> None:
        """Let a client say the rest, which nobody keeps, so that it comes to read the answer."""
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_WR)
            for _ in range(2 * self.server.bounds.body_bytes // _CHUNK + 1):
                if not self.rfile.read1(_CHUNK):
                    return

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library calls it so
        """Say nothing: messages are many, and their headers hold the token."""


class Server(ThreadingHTTPServer):
    """Serves engines; its handlers need what stands here, `token` being what they have to know."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, make: Make, host: str, port: int, bounds: Bounds = BOUNDS) -> None:
        """Listen at `host` and `port`; 0 is any port that is free."""
        self.bounds: Final = bounds
        self.conversations: Final = Conversations(make, bounds)
        self.arriving: Final = Allowance(bounds.arriving_bytes)
        self.token: Final = token()
        self.visitors: Final = Visitors(bounds)
        super().__init__((host, port), Handler)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - as there
        """Begin with a connection, unless there are far too many."""
        if self.visitors.welcome(request):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401 - as there
        """End a connection."""
        self.visitors.leave(request)
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """Hang up on those whose time is over; the library calls this twice in a second."""
        self.visitors.hang_up()

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a suite that has gone away, and what happened otherwise."""
        if not isinstance(sys.exc_info()[1], ConnectionError | TimeoutError):
            super().handle_error(request, client_address)  # type: ignore[arg-type] # passed on

    @property
    def address(self) -> str:
        """Where it listens."""
        host, port = self.server_address[:2]
        return f"http://{host!s}:{port}/"

    @property
    def is_open(self) -> bool:
        """Whether others than those on this machine may reach it."""
        return not ipaddress.ip_address(str(self.server_address[0])).is_loopback


def serve_http(make: Make, host: str, port: int) -> None:
    """
    Serve engines at `host` and `port` until the program is ended; say where on standard error.

    Raises `OSError` if it is not possible to listen there.
    """
    with Server(make, host, port) as server:
        sys.stderr.write(f"serving at {server.address}\n{_warning(server)}")
        sys.stderr.flush()
        server.serve_forever()


def _warning(server: Server) -> str:
    """Return what to say of a server that others can reach."""
    if not server.is_open:
        return ""
    who = "who has the token" if server.token else f"at all: set {TOKEN} to let in only who has it"
    return (
        f"warning: everybody {who} can talk to the engine from other machines, and nothing is "
        "encrypted; for tests on a trusted network only\n"
    )


def _take(share: Share, amount: int) -> None:
    """Take a part of what all messages together may have; raise `Refused` if it is too much."""
    if not share.take(amount):
        why = "too much is arriving at the same time; try again"
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, why, **{"retry-after": "1"})
