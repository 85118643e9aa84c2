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
from contextlib import suppress
from typing import Final

_SET_CHILD_SUBREAPER: Final = 36


def main() -> int:
    """Run the program with the arguments; wait until nothing of it is left."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    status = subprocess.call([sys.executable, *sys.argv[1:]])  # noqa: S603 - of the benchmarks
    with suppress(ChildProcessError):
        while True:
            os.wait()
    return status


if __name__ == "__main__":
    sys.exit(main())
