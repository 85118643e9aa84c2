"""
The serving side of HTTP: engines that are Python objects answer POSTs.

Each `initialize` makes an engine of its own and opens a conversation, which the header
`Apnap-Conversation` names; the conversations that were used last are kept. With a token in
`APNAP_TOKEN` only those who send it are answered.

It is a server for tests and for a single machine or a trusted network, not for the internet.
"""

from __future__ import annotations

import hmac
import secrets
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

from apnap.protocol import Engine
from apnap.protocol.wire import LINE_LIMIT, WireError, read_request
from apnap_adapters.serving import Dispatcher
from apnap_adapters.web import CONVERSATION, token

KEPT: Final = 64
"""How many conversations are kept."""

IDLE_SECONDS: Final = 60
"""How long a connection may be idle, or a message take to arrive."""

Make = Callable[[], Engine]
"""Makes a new engine."""


class Conversations:
    """The conversations that are going on, each with an engine of its own."""

    def __init__(self, make: Make) -> None:
        """Begin with none; `make` makes an engine for each."""
        self._make = make
        self._lock = threading.Lock()
        self._open: OrderedDict[str, tuple[Dispatcher, threading.Lock]] = OrderedDict()

    def answer(self, line: bytes, name: str | None) -> tuple[bytes, str | None] | None:
        """
        Return the answer to a message in the conversation called `name`, and how it is called.

        A message without a name opens one. None if there is no such conversation.
        """
        if name is None:
            return self._first(line)
        with self._lock:
            found = self._open.get(name)
            if found is None:
                return None
            self._open.move_to_end(name)
        dispatch, turn = found
        with turn:
            said = dispatch(line)
        if dispatch.ended:
            with self._lock:
                self._open.pop(name, None)
        return said, name

    def _first(self, line: bytes) -> tuple[bytes, str | None]:
        """Answer the first message of a conversation; only `initialize` opens one."""
        if not _opens(line):
            return Dispatcher(self._make())(line), None
        dispatch, name = Dispatcher(self._make()), secrets.token_urlsafe(16)
        said = dispatch(line)
        with self._lock:
            self._open[name] = dispatch, threading.Lock()
            while len(self._open) > KEPT:
                self._open.popitem(last=False)
        return said, name


class Handler(BaseHTTPRequestHandler):
    """Answers POSTs to `/`."""

    protocol_version = "HTTP/1.1"
    server_version = "apnap"
    sys_version = ""
    timeout = IDLE_SECONDS
    wbufsize = -1  # one packet for headers and body
    disable_nagle_algorithm = True
    server: Server

    def do_POST(self) -> None:
        """Answer a message."""
        wrong = self._wrong()
        if wrong is not None:
            self._refuse(*wrong)
            return
        line = self.rfile.read(int(self.headers["content-length"]))
        answered = self.server.conversations.answer(line, self.headers.get(CONVERSATION))
        if answered is None:
            self._refuse(HTTPStatus.NOT_FOUND, "there is no such conversation (any more)")
            return
        body, name = answered
        self.send_response(HTTPStatus.OK)
        if name is not None:
            self.send_header(CONVERSATION, name)
        self._send("application/json", body)

    def _wrong(self) -> tuple[HTTPStatus, str] | None:
        """Return what is wrong with a request, if anything is."""
        headers, expected = self.headers, self.server.token
        length = headers.get("content-length", "")
        said = headers.get("authorization", "").encode("latin-1", "replace")
        if expected and not hmac.compare_digest(said, f"Bearer {expected}".encode()):
            return HTTPStatus.UNAUTHORIZED, "a bearer token is needed, and it has to be right"
        if self.path.partition("?")[0] != "/":
            return HTTPStatus.NOT_FOUND, "the engine is at /"
        if headers.get_content_type() != "application/json":
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "send application/json"
        if not (length.isascii() and length.isdecimal()) or "transfer-encoding" in headers:
            return HTTPStatus.LENGTH_REQUIRED, "say how long the message is"
        if len(length) > len(str(LINE_LIMIT)) or int(length) > LINE_LIMIT:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"at most {LINE_LIMIT} bytes"
        return None

    def _refuse(self, status: HTTPStatus, why: str) -> None:
        """Refuse a request, and end the connection: its body has not been read."""
        self.close_connection = True
        self.send_response(status)
        self.send_header("connection", "close")
        if status == HTTPStatus.UNAUTHORIZED:
            self.send_header("www-authenticate", "Bearer")
        self._send("text/plain; charset=utf-8", f"{why}\n".encode())

    def _send(self, kind: str, body: bytes) -> None:
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library calls it so
        """Say nothing: messages are many, and their headers hold the token."""


class Server(ThreadingHTTPServer):
    """Serves engines; `conversations` and `token` are what its handlers need."""

    daemon_threads = True

    def __init__(self, make: Make, host: str, port: int) -> None:
        """Listen at `host` and `port`; 0 is any port that is free."""
        self.conversations = Conversations(make)
        self.token = token()
        super().__init__((host, port), Handler)

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a suite that has gone away, and what happened otherwise."""
        if not isinstance(sys.exc_info()[1], ConnectionError | TimeoutError):
            super().handle_error(request, client_address)  # type: ignore[arg-type] # passed on

    @property
    def address(self) -> str:
        """Where it listens."""
        host, port = self.server_address[:2]
        return f"http://{host!s}:{port}/"


def serve_http(make: Make, host: str, port: int) -> None:
    """
    Serve engines at `host` and `port` until the program is ended; say where on standard error.

    Raises `OSError` if it is not possible to listen there.
    """
    with Server(make, host, port) as server:
        sys.stderr.write(f"serving at {server.address}\n")
        sys.stderr.flush()
        server.serve_forever()


def _opens(line: bytes) -> bool:
    """Tell whether a message is `initialize`."""
    try:
        return read_request(line).method == "initialize"
    except WireError:
        return False
