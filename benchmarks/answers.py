"""One exchange with the reference engine, checked, beside a JSON round trip of its messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from apnap.engine.client import Client
from apnap.protocol import METHODS, Connection, Nothing, Record
from apnap.protocol.wire import read_request
from apnap_adapters.direct import connect
from benchmarks.timing import Rounds, as_in_a_run, rounds

Said = tuple[str, Record]
"""A method, and what is said by it."""

ANSWERED: Final = "one exchange, checked where it is answered"
BOTH_ENDS: Final = "one exchange, checked at both ends"
PLAIN: Final = "JSON alone, unchecked"

PAIRS: Final = ((ANSWERED, PLAIN), (BOTH_ENDS, PLAIN))


def exchanges(times: int, lines: Path) -> Rounds:
    """
    Return the seconds for all exchanges of a run, and for JSON alone.

    JSON alone is what the standard library needs to read and write the same messages.
    """
    sent = lines.read_bytes().split(b"\n")
    said = said_on(sent)
    messages = (*sent, *answered(sent))
    with as_in_a_run():
        return _measured(times, sent, said, messages)


def _measured(
    times: int, sent: Sequence[bytes], said: Sequence[Said], messages: Sequence[bytes]
) -> Rounds:
    """Return the seconds that all of them take."""
    return rounds(
        times,
        {
            ANSWERED: lambda: answered(sent),
            BOTH_ENDS: lambda: checked(said),
            PLAIN: lambda: [json.dumps(json.loads(line)) for line in messages],
        },
    )


def answered(sent: Sequence[bytes]) -> list[bytes]:
    """Send lines to a fresh reference engine, which checks them; return the answers."""
    connection = connect("reference")
    return [connection.exchange(line, 0.0) for line in sent]


def checked(said: Sequence[Said], connection: Connection | None = None) -> None:
    """Say the same through a client, which checks what it sends and what comes back."""
    client = Client(connection or connect("reference"))
    client.initialize()
    for method, params in said:
        ask = getattr(client, method)
        _ = ask() if isinstance(params, Nothing) else ask(params)


def said_on(sent: Sequence[bytes]) -> list[Said]:
    """Return what recorded lines say, but for the first, with which every client begins."""
    return [_said(line) for line in sent[1:]]


def _said(line: bytes) -> Said:
    request = read_request(line)
    return request.method, msgspec.convert(request.params, METHODS[request.method].params)
