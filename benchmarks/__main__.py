"""
Measure what the suite costs: `python -m benchmarks [TIMES] [--cr RULE…]`.

Prints ratios. Every message is validated and every priority is asked in all of them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import answers, empty, recording
from benchmarks import failing as failing_suite
from benchmarks.timing import REFERENCE, SERVED, best_of, options, program, suite


def main(words: Sequence[str] | None = None) -> None:
    """Run everything and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="What a run costs.")
    parser.add_argument("times", nargs="?", type=int, default=3, help="take the best of so many")
    parser.add_argument("--cr", action="append", default=[], help="only what is about this rule")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        measure(asked.times, asked.cr, Path(name), Console())


def measure(times: int, about: Sequence[str], folder: Path, console: Console) -> None:
    """Measure the suite, or what is about some rules, in a folder, and print the table."""
    lines = folder / "lines.jsonl"
    scenarios, steps = recording.record(lines, about)
    messages = len(lines.read_bytes().split(b"\n"))
    empty.write(folder / "empty", scenarios, steps)
    spoilt = folder / "spoilt"
    failing_suite.write(spoilt)
    fail = ["-m", "benchmarks.failing", str(spoilt), REFERENCE, *options(about)]
    with console.status("measuring"):
        direct = best_of(times, lambda: suite(REFERENCE, about))
        served = best_of(times, lambda: suite(SERVED, about))
        failing = best_of(times, lambda: program(fail, status=1))
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
