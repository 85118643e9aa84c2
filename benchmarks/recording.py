"""
The lines that a whole run sends to the engine, and merely sending them again.

`python -m benchmarks.recording FILE` sends those of a file to a fresh reference engine, as
`python -m benchmarks` has it do, and prints nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tools.helping import reader

from apnap.engine.client import Client
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import Scenario, load_suite, select, selection
from apnap_adapters.direct import connect


def about(rules: Sequence[str]) -> tuple[Scenario, ...]:
    """Give the scenarios of a run: the whole suite, or what is about some rules."""
    edition = newest()
    return select(load_suite((), (edition,)), selection(edition, rules, ()))


def record(to: Path, scenarios: Sequence[Scenario]) -> None:
    """Write every line that a run of these scenarios sends to the reference engine."""
    lines: list[bytes] = []
    client = Client(connect("reference"), record=lambda way, line: _keep(lines, way, line))
    told = client.initialize()
    edition = newest()
    for scenario in scenarios:
        Play(scenario, client, told.capabilities, edition).all()
        client.unload()
    to.write_bytes(b"\n".join(lines))


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


def main(words: Sequence[str] | None = None) -> None:
    """Send the lines of the file that is named."""
    parser = reader("python -m benchmarks.recording", __doc__, "lines.jsonl")
    parser.add_argument("lines", type=Path, metavar="FILE", help="as `record` writes them")
    replay(parser.parse_args(words).lines)


if __name__ == "__main__":
    main()
