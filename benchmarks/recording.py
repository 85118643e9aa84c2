"""The lines that a whole run sends to the engine, and merely sending them again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from apnap.engine.client import Client
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import load_suite, select, selection
from apnap_adapters.direct import connect


def record(to: Path, about: Sequence[str] = ()) -> tuple[int, int]:
    """
    Write every line that a run sends to the reference engine.

    `about` are the rules that it is about, if not about all. Returns the numbers of scenarios and
    of steps played.
    """
    lines: list[bytes] = []
    client = Client(connect("reference"), record=lambda way, line: _keep(lines, way, line))
    told = client.initialize()
    edition = newest()
    scenarios = select(load_suite((), (edition,)), selection(edition, about, ()))
    for scenario in scenarios:
        Play(scenario, client, told.capabilities, edition).all()
        client.unload()
    to.write_bytes(b"\n".join(lines))
    return len(scenarios), sum(len(scenario.steps) for scenario in scenarios)


def _keep(lines: list[bytes], way: str, line: bytes) -> None:
    if way == "to_engine":
        lines.append(line)


def replay(path: Path) -> int:
    """Send recorded lines to a fresh reference engine; return how many there are."""
    connection = connect("reference")
    lines = path.read_bytes().split(b"\n")
    for line in lines:
        connection.exchange(line, 0.0)
    return len(lines)


if __name__ == "__main__":
    replay(Path(sys.argv[1]))
