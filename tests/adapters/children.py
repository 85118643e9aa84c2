"""Starting `child.py` from the tests of `stdio`."""

import shlex
import sys
from pathlib import Path
from typing import Final

from tests.patience import patience

from apnap.protocol import PROTOCOL_VERSION
from apnap.protocol.connection import Limits
from apnap.protocol.messages import Initialize, Program
from apnap.protocol.wire import request_line

ROOT: Final = Path(__file__).parents[2]

HELLO: Final = request_line(1, "initialize", Initialize(PROTOCOL_VERSION, Program("tests", "1")))
"""A first message."""


def impatient() -> Limits:
    """Return limits for children that are about to misbehave."""
    return Limits(end_seconds=patience(0.2), line_bytes=1 << 20)


def command(*how: str) -> str:
    """Return the command of a child that behaves in that way."""
    child = str(ROOT / "tests" / "adapters" / "child.py")
    return shlex.join(["env", f"PYTHONPATH={ROOT}", sys.executable, child, *how])
