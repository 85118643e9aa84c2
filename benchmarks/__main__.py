"""
Measure what the suite costs: `python -m benchmarks [TIMES]`.

Prints ratios. Every message is validated and every priority is asked in all of them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import answers, empty, recording
from benchmarks import failing as failing_suite
from benchmarks.timing import REFERENCE, SERVED, best_of, program, suite


def main() -> None:
    """Run everything and print the table."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    console = Console()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lines = folder / "lines.jsonl"
        scenarios, steps = recording.record(lines)
        messages = len(lines.read_bytes().split(b"\n"))
        empty.write(folder / "empty", scenarios, steps)
        spoilt = folder / "spoilt"
        failing_suite.write(spoilt)
        with console.status("measuring"):
            direct = best_of(times, lambda: suite(REFERENCE))
            served = best_of(times, lambda: suite(SERVED))
            failing = best_of(
                times, lambda: program(["-m", "benchmarks.failing", str(spoilt)], may_fail=True)
            )
            replayed = best_of(times, lambda: program(["-m", "benchmarks.recording", str(lines)]))
            nothing = best_of(times, lambda: program(empty.command(folder / "empty")))
            exchange, plain = answers.per_answer(lines)
    console.print(f"{scenarios} scenarios, {steps} steps, {messages} messages; best of {times}")
    table = Table("what", "seconds", "beside", "seconds", "ratio")
    for what, one, beside, other in (
        ("whole run, direct", direct, "the same messages merely replayed", replayed),
        ("whole run, direct", direct, "as many empty pytest-bdd scenarios", nothing),
        ("whole run, stdio", served, "whole run, direct", direct),
        ("every scenario fails, direct", failing, "all pass, direct", direct),
        ("one exchange, checked at both ends", exchange, "JSON alone, unchecked", plain),
    ):
        table.add_row(what, f"{one:.4f}", beside, f"{other:.4f}", f"{one / other:.2f}")
    console.print(table)


if __name__ == "__main__":
    main()
