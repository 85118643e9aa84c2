"""The bad engine over HTTP: written on bare sockets, so that everything can be wrong."""

import json
import socket
import socketserver
import time
from collections.abc import Callable
from typing import Final

from tests.bad_engines.engine import Bad
from tests.bad_engines.lies import LIES, MEGABYTES

Send = Callable[[bytes], None]

LONG_SECONDS: Final = 30


def response(body: bytes, status: str = "200 OK", *headers: str) -> bytes:
    """Return a whole response."""
    kinds = [] if any(h.lower().startswith("content-type") for h in headers) else [_JSON]
    lines = [f"HTTP/1.1 {status}", *kinds, *headers, f"content-length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode() + body


_JSON: Final = "content-type: application/json"
_OPEN: Final = f"HTTP/1.1 200 OK\r\n{_JSON}\r\n\r\n".encode()


def closes(_: bytes, __: Send) -> None:
    """Close the connection without a word."""


def half(right: bytes, send: Send) -> None:
    whole = response(right)
    send(whole[:-20])


def hangs(_: bytes, __: Send) -> None:
    time.sleep(LONG_SECONDS)


def drips(_: bytes, send: Send) -> None:
    send(_OPEN)
    while True:
        send(b" ")
        time.sleep(0.05)


def dawdles(_: bytes, send: Send) -> None:
    """Drip the headers."""
    send(b"HTTP/1.1 200 OK\r\nx: ")
    while True:
        send(b"x")
        time.sleep(0.05)


def brags(_: bytes, send: Send) -> None:
    """Send headers without an end."""
    send(b"HTTP/1.1 200 OK\r\n")
    while True:
        send(b"x-y: " + b"z" * 60_000 + b"\r\n")


def floods(_: bytes, send: Send) -> None:
    send(_OPEN)
    while True:
        send(b"a" * 65_536)


def long(_: bytes, send: Send) -> None:
    send(f"HTTP/1.1 200 OK\r\n{_JSON}\r\ncontent-length: {100 * MEGABYTES}\r\n\r\n".encode())
    for _part in range(100):
        send(b"x" * MEGABYTES)


def mumbles(_: bytes, send: Send) -> None:
    send(b"hello there\r\n\r\n")


def packs(right: bytes, send: Send) -> None:
    send(response(right, "200 OK", "content-encoding: gzip"))


def paints(_: bytes, send: Send) -> None:
    send(response(b"<html>\x1b[31m</html>", "200 OK", "content-type: text/html"))


def moves(_: bytes, send: Send) -> None:
    send(response(b"", "307 Temporary Redirect", "location: http://elsewhere.invalid/"))


def wanders(_: bytes, send: Send) -> None:
    send(response(b"", "308 Permanent Redirect", "location: http://\u00e9:port/\u2028"))


def nicknames(right: bytes, send: Send) -> None:
    """Call the conversation what no header can hold that is sent back."""
    send(response(right, "200 OK", "apnap-conversation: gr\u00fcn\u2028"))


def asks(_: bytes, send: Send) -> None:
    send(response(b"", "401 Unauthorized"))


def loses(_: bytes, send: Send) -> None:
    send(response(b"", "404 Not Found"))


def fails(_: bytes, send: Send) -> None:
    send(response(b"out of cheese", "500 Internal Server Error", "content-type: text/plain"))


def tires(_: bytes, send: Send) -> None:
    send(response(b"", "599 Odd"))


DEEDS: Final[dict[str, tuple[Callable[[bytes, Send], None], str]]] = {
    deed.__name__.capitalize(): (deed, told)
    for deed, told in (
        (closes, "closed the connection without an answer"),
        (half, "closed the connection without an answer, or within one"),
        (hangs, "has not answered within ANSWER seconds"),
        (drips, "has not answered within ANSWER seconds"),
        (dawdles, "has not answered within ANSWER seconds"),
        (brags, "not HTTP"),
        (floods, "a body of more than"),
        (long, "a body of more than"),
        (mumbles, "not HTTP"),
        (packs, "gzip data instead of JSON"),
        (paints, "text/html instead of JSON"),
        (moves, "Redirects are not followed: name the address itself."),
        (wanders, "not HTTP"),
        (nicknames, "Apnap-Conversation is no name of a conversation"),
        (asks, "Put its token into the environment variable APNAP_TOKEN"),
        (loses, "404 Not Found. Is the path right?"),
        (fails, "500 Internal Server Error. It begins: `out of cheese`"),
        (tires, "answers with 599"),
    )
}
"""What is done with each player, and a part of what apnap says of it, its limit as a word."""


class Handler(socketserver.StreamRequestHandler):
    """Answers messages on one connection, rightly or not."""

    server: "WebEngine"

    def handle(self) -> None:
        """Answer until something is wrong or nothing comes."""
        try:
            while self._one():
                pass
        except (BrokenPipeError, ConnectionResetError):
            return

    def _one(self) -> bool:
        """Answer one message; return whether the connection goes on."""
        length = 0
        while (line := self.rfile.readline().strip().lower()) or not length:
            if not line:
                return False
            name, _, value = line.partition(b":")
            length = int(value) if name == b"content-length" else length
        return self._answer(self.rfile.read(length))

    def _answer(self, line: bytes) -> bool:
        if json.loads(line)["method"] == "initialize":
            self.server.bad = Bad()
        bad = self.server.bad
        message, right = bad.hear(line)
        lie, deed = LIES.get(bad.player), DEEDS.get(bad.player)
        if deed and message["method"] == "load":
            deed[0](right, self._send)
            return False
        if lie and message["method"] in ("load", "answer"):
            right = lie[0](message, right)
        self._send(response(right))
        return True

    def _send(self, data: bytes) -> None:
        self.wfile.write(data)


class WebEngine(socketserver.ThreadingTCPServer):
    """Serves the bad engine, one conversation at a time, on any free port."""

    daemon_threads = True
    block_on_close = False
    bad: Bad

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    @property
    def name(self) -> str:
        """How apnap calls it."""
        host, port = self.server_address[:2]
        return f"http://{host!s}:{port}/"
