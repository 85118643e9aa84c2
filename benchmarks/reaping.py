"""
A Python program, and the end of all that it leaves behind: `python -m benchmarks.reaping …`.

Its exit status is that of the program. On Linux the processor time of what outlives the program is
added to that of this process's children, as nobody else would wait for it.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from tools.helping import passed_on, reader

_SET_CHILD_SUBREAPER: Final = 36


def main(words: Sequence[str]) -> int:
    """Run Python with these words; wait until nothing of it is left; return its exit status."""
    reads = reader("python -m benchmarks.reaping", __doc__, "-m apnap check games.jsonl")
    words = passed_on(words, reads, "Python")
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    status = subprocess.call([sys.executable, *words])  # noqa: S603 - of the benchmarks
    with suppress(ChildProcessError):
        while True:
            os.wait()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
