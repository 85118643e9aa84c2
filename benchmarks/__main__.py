"""
Measure what the suite costs: `python -m benchmarks [TIMES] [--cr RULE…]`.

Prints ratios of processor time. Everything is done once in each round, one after the other, and a
ratio is the median of those of the rounds, so that what else the machine does distorts it little.
Every message is validated and every priority is asked in all of them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from tools.helping import reader

from apnap.suite import Scenario
from benchmarks import answers, empty, recording
from benchmarks import failing as failing_suite
from benchmarks.timing import (
    REFERENCE,
    SERVED,
    on_one_processor,
    options,
    program,
    rounds,
    suite,
    typical,
)

DIRECT: Final = "whole run, direct"
REPLAYED: Final = "the same messages merely replayed"
EMPTY: Final = "as many empty pytest-bdd scenarios"
STDIO: Final = "whole run, stdio"
TOGETHER: Final = "whole run, stdio, on one processor"
FAILING: Final = "every scenario fails, direct"

PAIRS: Final = (
    (DIRECT, REPLAYED),
    (DIRECT, EMPTY),
    (STDIO, DIRECT),
    (TOGETHER, DIRECT),
    (FAILING, DIRECT),
)
"""What is compared with what."""


def main(words: Sequence[str] | None = None) -> None:
    """Run everything and print the table."""
    parser = reader("python -m benchmarks", __doc__, "1 --cr 802.4")
    parser.add_argument("times", nargs="?", type=int, default=3, help="take the median of so many")
    parser.add_argument("--cr", action="append", default=[], help="only what is about this rule")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        measure(asked.times, asked.cr, Path(name), Console())


def measure(times: int, about: Sequence[str], folder: Path, console: Console) -> None:
    """Measure the suite, or what is about some rules, in a folder, and print the table."""
    lines = folder / "lines.jsonl"
    scenarios = recording.about(about)
    recording.record(lines, scenarios)
    messages = len(lines.read_bytes().split(b"\n"))
    steps = sum(len(scenario.steps) for scenario in scenarios)
    empty.write(folder / "empty", len(scenarios), steps)
    failing_suite.write(folder / "features", scenarios)
    failing_suite.compile_(folder / "features")
    _start_once(scenarios[0])
    fail = ["-m", "benchmarks.failing", str(folder / "features"), REFERENCE, *options(about)]
    with console.status("measuring"):
        taken = rounds(
            times,
            {
                DIRECT: lambda: suite(REFERENCE, about),
                REPLAYED: lambda: program(["-m", "benchmarks.recording", str(lines)]),
                EMPTY: lambda: program(empty.command(folder / "empty")),
                STDIO: lambda: suite(SERVED, about),
                TOGETHER: lambda: _together(about),
                FAILING: lambda: program(fail, status=1),
            },
        )
        exchanges = answers.exchanges(times, lines)
    console.print(
        f"{len(scenarios)} scenarios, {steps} steps, {messages} messages; median of {times}"
    )
    table = Table("what", "seconds", "beside", "seconds", "ratio")
    for one, beside in PAIRS:
        this, that, ratio = typical(taken, one, beside)
        table.add_row(one, f"{this:.2f}", beside, f"{that:.2f}", f"{ratio:.2f}")
    for one, beside in answers.PAIRS:
        this, that, ratio = typical(exchanges, one, beside)
        each = (f"{whole / messages * 1000:.3f} ms" for whole in (this, that))
        table.add_row(one, next(each), beside, next(each), f"{ratio:.2f}")
    console.print(table)


def _start_once(scenario: Scenario) -> None:
    """Let Python compile what both programs import, which it keeps."""
    for engine in (REFERENCE, SERVED):
        program(["-m", "apnap", "run", engine, "--scenario", scenario.id])


def _together(about: Sequence[str]) -> None:
    """Run the suite over stdio; suite and engine, of which one always waits, share a processor."""
    with on_one_processor():
        suite(SERVED, about)


if __name__ == "__main__":
    main()
