"""
The transport `http`: an engine that serves HTTP.

Each message is a POST to one address, its answer the body of the response. `initialize` opens a
conversation; what the engine then sends in the header `Apnap-Conversation`, if anything, comes
back with every further message, so that one server can hold several conversations.

A bearer token is taken from the environment variable `APNAP_TOKEN`. It goes to the engine only
and is blotted out of whatever comes back. Redirects are not followed, proxies and `.netrc` not
heeded, cookies not kept. One deadline holds for the whole of an exchange, so that an engine cannot
trickle.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import ssl
from http import HTTPStatus
from http.cookiejar import CookieJar
from typing import Any, Final

from apnap.protocol.extras import NotInstalled

try:
    import httpx
except ModuleNotFoundError as missing:
    raise NotInstalled("httpx", "An engine behind HTTP") from missing

from apnap.protocol import (
    EngineBabbles,
    EngineDied,
    EngineNotStarted,
    EngineSilent,
    EngineTrouble,
    Limits,
)
from apnap_adapters.blotting import Blotter
from apnap_adapters.breakable import Breakable
from apnap_adapters.web_trouble import elsewhere, of_status, unreachable

TOKEN: Final = "APNAP_TOKEN"  # noqa: S105 - the name of a variable, not a token
"""The environment variable with the bearer token, for the client and for the server."""

CONVERSATION: Final = "Apnap-Conversation"
"""The header that names a conversation."""

_SHOWN: Final = 1000  # bytes of a wrong answer that are shown
_NAME: Final = re.compile("[!-~]{1,200}")
"""What names a conversation: it is sent back as it came."""
_PORTS: Final = range(1, 65_536)
_LONGEST: Final = 200  # characters of a wrong address that are shown
_MANNERS: Final = {
    "accept": "application/json",
    "accept-encoding": "identity",
    "content-type": "application/json",
}


def token() -> str | None:
    """Return the token, if there is one; raise `EngineNotStarted` if it cannot be sent."""
    found = os.environ.get(TOKEN, "").strip()
    if not re.fullmatch("[!-~]*", found):
        problem = f"{TOKEN} holds what no header can: spaces, or characters beyond ASCII."
        raise EngineNotStarted(problem, hint="Is it the token itself, and nothing else?")
    return found or None


def address(target: str) -> httpx.URL:
    """Return the address that is meant; raise `EngineNotStarted` if it is none."""
    hint = "Write `http://HOST:PORT/PATH` or `https://…`."
    if re.fullmatch(r"/*[\w.-]+(:[0-9]+)?(/.*)?", target):
        hint = f"Did you mean `http://{target.lstrip('/')}`?"
    try:
        url = httpx.URL(target)
    except (httpx.InvalidURL, UnicodeError) as error:
        problem = f"{target!r} is no address: {error}."
        raise EngineNotStarted(problem, hint=hint) from error
    if url.userinfo:
        problem = "The address holds a name or password, which would show in every report."
        raise EngineNotStarted(problem, hint=f"Put a token into {TOKEN} instead.")
    if url.scheme not in ("http", "https") or not url.raw_host:
        problem = f"{target!r} is no address of a web server."
        raise EngineNotStarted(problem, hint=hint)
    if problem := _unreal(url):
        raise EngineNotStarted(f"{target[:_LONGEST]!r} is no address: {problem}.", hint=hint)
    return url


def _unreal(url: httpx.URL) -> str:
    """Return why there can be no such host or port; empty if there can."""
    if url.port is not None and url.port not in _PORTS:
        return f"ports go from {_PORTS.start} to {_PORTS.stop - 1}"
    try:
        url.raw_host.decode("ascii").encode("idna")  # as it is looked up
        url.host  # noqa: B018 - as it is shown
    except UnicodeError:
        return "no host can have that name"
    return ""


class _NoJar(CookieJar):
    """Keeps no cookies, whatever is sent: what names a conversation is its header."""

    def extract_cookies(self, response: Any, request: Any) -> None:  # noqa: ANN401 - as the base has it
        """Take none."""

    def add_cookie_header(self, request: Any) -> None:  # noqa: ANN401 - as the base has it
        """Give none."""


class Web(Breakable):
    """A connection to an engine that serves HTTP."""

    def __init__(self, target: str, limits: Limits) -> None:
        self._url = address(target)
        self._limits = limits
        self._token = token()
        self._blotter = Blotter(self._token)
        self._runner: asyncio.Runner | None = None
        self._conversation: str | None = None
        self._begin()

    notes = ""
    """What the engine says aside stays where it runs."""

    def restart(self) -> None:
        """Begin another conversation; the server itself is not ours to start."""
        self.close()
        self._begin()

    def close(self) -> None:
        """Close the connection."""
        self._trouble = EngineDied("The connection has been closed.", hint="Restart it.")
        runner, self._runner = self._runner, None
        if runner is not None:
            with contextlib.suppress(httpx.HTTPError):
                runner.run(self._client.aclose())
            runner.close()

    def _begin(self) -> None:
        headers = dict(_MANNERS)
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        self._client = httpx.AsyncClient(
            headers=headers,
            cookies=_NoJar(),
            timeout=None,  # noqa: S113 - one deadline for all of it, below
            trust_env=False,
            verify=ssl.create_default_context() if self._url.scheme == "https" else False,
        )
        self._runner = asyncio.Runner()
        self._conversation = None
        self._trouble = None

    def _exchange(self, line: bytes, seconds: float, /) -> bytes:
        """Exchange within the time limit; raise what is wrong as the trouble that it is."""
        if self._runner is None:
            raise AssertionError
        try:
            return self._blotter.blotted(self._runner.run(self._within(line, seconds)))
        except TimeoutError as error:
            problem = f"The engine has not answered within {seconds:g} seconds."
            hint = "It hangs, or needs more time (`--limit`)."
            raise EngineSilent(problem, hint=hint, seconds=seconds) from error
        except (httpx.ProtocolError, httpx.InvalidURL, UnicodeError) as error:
            raise self._unspeakable(error) from error
        except httpx.TransportError as error:
            raise unreachable(self._url, error) from error

    async def _within(self, line: bytes, seconds: float) -> bytes:
        async with asyncio.timeout(seconds):
            return await self._post(line)

    async def _post(self, line: bytes) -> bytes:
        named = {CONVERSATION: self._conversation} if self._conversation else {}
        async with self._client.stream("POST", self._url, content=line, headers=named) as answer:
            limit = self._limits.line_bytes
            body = bytearray()
            async for chunk in answer.aiter_raw():
                body += chunk
                if len(body) > limit:
                    break
        self._check(answer, bytes(body))
        self._conversation = self._named(answer)
        return bytes(body)

    def _named(self, answer: httpx.Response) -> str | None:
        """Return the name of the conversation; raise `EngineBabbles` for one that is none."""
        told: str | None = answer.headers.get(CONVERSATION, self._conversation)
        if told is not None and not _NAME.fullmatch(told):
            problem = f"The header {CONVERSATION} is no name of a conversation."
            hint = "Send 1 to 200 characters of ASCII, without spaces."
            raise EngineBabbles(problem, hint=hint, raw=b"")
        return told

    def _check(self, answer: httpx.Response, body: bytes) -> None:
        """Raise the trouble that a response is, if it is any."""
        cut = len(body) > self._limits.line_bytes
        if answer.status_code != HTTPStatus.OK:
            where = elsewhere(self._url, self._blotter.text(answer.headers.get("location", "")))
            shown = self._blotter.blotted(body, cut=cut)[:_SHOWN]
            raise of_status(answer.status_code, where, shown, has_token=bool(self._token))
        if cut:
            shown = self._blotter.blotted(body, cut=True)[:_SHOWN]
            problem = f"The engine has sent a body of more than {self._limits.line_bytes} bytes."
            hint = "A state has to be shorter, or `--limit line_bytes=…` higher."
            raise EngineBabbles(problem, hint=hint, raw=shown)
        told = self._blotter.text(answer.headers.get("content-type", "nothing"))
        kind = told.partition(";")[0].strip().lower()
        packed = self._blotter.text(answer.headers.get("content-encoding", "identity")).lower()
        if kind != "application/json" or packed != "identity" or not body.strip():
            sent = kind if packed == "identity" else f"{packed} data"
            problem = f"The answer is {sent[:80]} instead of JSON." if body else "It is empty."
            hint = "Answer with the JSON-RPC message alone, as `application/json`, unpacked."
            raise EngineBabbles(problem, hint=hint, raw=self._blotter.blotted(body)[:_SHOWN])

    def _unspeakable(self, error: Exception) -> EngineTrouble:
        """Return the trouble that a response is which cannot be read as HTTP."""
        if "disconnected" in str(error) or "closed" in str(error):
            problem = "The engine has closed the connection without an answer, or within one."
            return EngineDied(problem, hint="It may have crashed: look at its own log.")
        told = self._blotter.text(str(error))[:200]
        hint = "Serve HTTP/1.1, and let a library write the headers."
        return EngineBabbles(f"The answer is not HTTP: {told}.", hint=hint, raw=b"")


def connect(target: str, limits: Limits = Limits(), /) -> Web:  # noqa: B008 - frozen
    """
    Get ready to talk to the engine at the address `target`; nothing is sent yet.

    Raises `EngineNotStarted` if that is no address or the token cannot be sent.
    """
    return Web(target, limits)
