"""
What one process costs that waits for another: `python -m benchmarks.bouncing [TIMES]`.

All that a run says to the reference engine is said again through a client, which checks it: in one
process, and with the engine in a process of its own. There it is reached once as apnap does, and
once by a bare pipe each way, without any limit, watch or keeper: two system calls at each end for
an exchange, and no transport takes fewer. What the bare pipe costs is the machine's share.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Final

from rich.console import Console
from rich.table import Table
from tools.helping import reader

from apnap.protocol import Connection
from apnap_adapters import direct, stdio
from benchmarks import answers, recording
from benchmarks.timing import on_one_processor, rounds, typical

ALONE: Final = "one process"
PIPED: Final = "two, a bare pipe between them"
STDIO: Final = "two, over stdio"
PIPED_TOGETHER: Final = f"{PIPED}, on one processor"
STDIO_TOGETHER: Final = f"{STDIO}, on one processor"

PAIRS: Final = tuple((one, ALONE) for one in (PIPED, STDIO, PIPED_TOGETHER, STDIO_TOGETHER))
"""What is compared with what."""

_SERVED: Final = (sys.executable, "-m", "apnap_reference")
_CHUNK: Final = 1 << 16


class Piped:
    """A connection to the reference engine that waits for each answer, however long it takes."""

    notes = ""

    def __init__(self) -> None:
        """Start the engine."""
        self._program = Popen(  # noqa: S603 - the benchmark's own command
            _SERVED, bufsize=0, stdin=PIPE, stdout=PIPE
        )
        if self._program.stdin is None or self._program.stdout is None:
            raise AssertionError
        self._in, self._out = self._program.stdin, self._program.stdout

    def exchange(self, line: bytes, _seconds: float, /) -> bytes:
        """Return the engine's answer to a message; raise `EOFError` if it has ended."""
        os.write(self._in.fileno(), line + b"\n")
        answer = b""
        while not answer.endswith(b"\n"):
            chunk = os.read(self._out.fileno(), _CHUNK)
            if not chunk:
                raise EOFError
            answer += chunk
        return answer.removesuffix(b"\n")

    def restart(self) -> None:
        """Never asked for: nothing ends before all is said."""
        raise NotImplementedError

    def close(self) -> None:
        """End the engine, and wait for it."""
        self._in.close()
        self._program.wait()
        self._out.close()


def main(words: Sequence[str] | None = None) -> None:
    """Say everything in each way and print the ratios."""
    parser = reader("python -m benchmarks.bouncing", __doc__, "1 --cr 802.4")
    parser.add_argument("times", nargs="?", type=int, default=3, help="take the median of so many")
    parser.add_argument("--cr", action="append", default=[], help="only what is about this rule")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as name:
        lines = Path(name) / "lines.jsonl"
        recording.record(lines, recording.about(asked.cr))
        said = answers.said_on(lines.read_bytes().split(b"\n"))
    served = " ".join(_SERVED)

    def say(connection: Connection) -> None:
        try:
            answers.checked(said, connection)
        finally:
            connection.close()

    def say_together(target: str) -> None:
        with on_one_processor():
            say(stdio.connect(target) if target else Piped())

    taken = rounds(
        asked.times,
        {
            ALONE: lambda: say(direct.connect("reference")),
            PIPED: lambda: say(Piped()),
            STDIO: lambda: say(stdio.connect(served)),
            PIPED_TOGETHER: lambda: say_together(""),
            STDIO_TOGETHER: lambda: say_together(served),
        },
    )
    table = Table("what", "seconds", "beside", "seconds", "ratio")
    for one, beside in PAIRS:
        this, that, ratio = typical(taken, one, beside)
        table.add_row(one, f"{this:.2f}", beside, f"{that:.2f}", f"{ratio:.2f}")
    console = Console()
    console.print(f"{len(said)} exchanges; median of {asked.times}")
    console.print(table)


if __name__ == "__main__":
    main()
