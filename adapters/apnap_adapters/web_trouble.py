"""What goes wrong on the web, and what helps."""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Final

import httpx

from apnap.protocol import EngineBabbles, EngineDied, EngineTrouble

_HINTS: Final[Mapping[int, str]] = {
    400: "The engine answers errors of the protocol with 200 and a JSON-RPC error.",
    403: "The engine knows who asks and refuses: is it the right token, and the right address?",
    404: "Is the path right? If it has worked before, the engine has forgotten the conversation.",
    405: "The engine has to take POST at this address.",
    409: "Another client has sent a message of this conversation: it is one client's alone.",
    411: "apnap says the length of each message.",
    413: "The engine says in `initialize`, with `line_limit`, how long a message it reads.",
    415: "Messages come as `application/json`.",
    429: "apnap waits for every answer; use fewer worker processes (`-n`).",
    500: "The engine has failed: look at its own log.",
    501: "What listens there does not take POST: is it an engine at all, and the right port?",
    502: "A proxy before the engine cannot reach it.",
    503: "The engine is not ready; wait until it is, then start apnap.",
    504: "A proxy before the engine has lost patience: allow it more time.",
}
_REDIRECTS: Final = range(300, 400)
_LONGEST: Final = 200
"""An address that is longer is not advised."""


def of_status(status: int, where: str, body: bytes, *, has_token: bool) -> EngineTrouble:
    """Return the trouble that a response of this status is; `where` comes from `elsewhere`."""
    if status == HTTPStatus.UNAUTHORIZED:
        hint = (
            "It does not take the token in APNAP_TOKEN."
            if has_token
            else "Put its token into the environment variable APNAP_TOKEN."
        )
        return EngineDied("The engine wants to know who asks (401 Unauthorized).", hint=hint)
    if status in _REDIRECTS:
        hint = "Redirects are not followed: name the address itself" + (
            f", perhaps {where}." if where else "."
        )
        return EngineDied(f"The engine sends elsewhere ({_named(status)}).", hint=hint)
    hint = _HINTS.get(status) or _HINTS[500 if status >= HTTPStatus.INTERNAL_SERVER_ERROR else 400]
    return EngineBabbles(f"The engine answers with {_named(status)}.", hint=hint, raw=body)


def elsewhere(url: httpx.URL, location: str) -> str:
    """
    Return the address to which an engine at `url` sends with a `Location`; empty for none.

    It is one that can be advised: at the same host, by HTTP, without a name or password.
    """
    try:
        meant = url.join(re.sub(r"[^!-~]", "", location))
    except (httpx.InvalidURL, ValueError):
        return ""
    same = meant.scheme in ("http", "https") and meant.host == url.host and not meant.userinfo
    told = str(meant)
    return told if location and same and len(told) <= _LONGEST else ""


def unreachable(url: httpx.URL, error: httpx.TransportError) -> EngineTrouble:
    """Return the trouble that a connection is which fails."""
    place = f"{url.host}:{url.port or ('443' if url.scheme == 'https' else '80')}"
    causes = tuple(_causes(error))
    if any(isinstance(cause, socket.gaierror) for cause in causes):
        problem = f"There is no computer called {url.host!r} (DNS)."
        return EngineDied(problem, hint="Is the name right, and the network there?")
    if any(isinstance(cause, ssl.SSLError) for cause in causes):
        told = next(str(cause) for cause in causes if isinstance(cause, ssl.SSLError))
        problem = f"No secure connection to {place}: {told[:200]}."
        hint = "Is it https? Is the certificate valid, and its issuer among the trusted ones?"
        return EngineDied(problem, hint=f"{hint} SSL_CERT_FILE names further ones.")
    if any(isinstance(cause, ConnectionRefusedError) for cause in causes):
        problem = f"Nothing listens at {place}."
        return EngineDied(problem, hint="apnap does not start the engine: start it first.")
    if isinstance(error, httpx.ConnectError):
        problem = f"No connection to {place}."
        return EngineDied(problem, hint="Does the engine listen there? apnap does not start it.")
    problem = "The engine has closed the connection without an answer, or within one."
    return EngineDied(problem, hint="It may have crashed: look at its own log.")


def _named(status: int) -> str:
    """Return a status with its name."""
    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and what it came from, alternatives included."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for inner in error.exceptions:
                yield from _causes(inner)
        error = error.__cause__ or error.__context__
