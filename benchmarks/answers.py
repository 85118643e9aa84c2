"""One answer, checked at both ends, beside an unchecked JSON round trip of its messages."""

from __future__ import annotations

import json
import time
from pathlib import Path

from apnap_adapters.direct import connect


def per_answer(lines: Path) -> tuple[float, float]:
    """
    Return seconds for an exchange with the reference engine, and for JSON alone.

    JSON alone is what the standard library needs to write and read the same two messages.
    """
    connection = connect("reference")
    sent = lines.read_bytes().split(b"\n")
    begun = time.perf_counter()
    answers = [connection.exchange(line, 0.0) for line in sent]
    exchanging = (time.perf_counter() - begun) / len(sent)
    pairs = [
        (json.loads(line), json.loads(answer)) for line, answer in zip(sent, answers, strict=True)
    ]
    begun = time.perf_counter()
    for pair in pairs:
        for message in pair:
            json.loads(json.dumps(message))
    return exchanging, (time.perf_counter() - begun) / len(sent)
