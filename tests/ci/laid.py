"""
Puts the apnap of these tests, with profiles of few scenarios, where a job looks for one.

Nothing of apnap is imported here: the environment `packaging` takes from these folders what it can
do without apnap.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).parents[2]
_APNAP: Final = f"""#!{sys.executable}
import sys

sys.path.append({str(_ROOT)!r})
from tests.ci.few import apnap

if __name__ == "__main__":
    apnap()
"""


def lay(where: Path) -> Path:
    """Put `bin/apnap`, and `bin/python` beside it, into a folder; return that of the programs."""
    programs = where / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    program = programs / "apnap"
    program.write_text(_APNAP, encoding="utf-8")
    program.chmod(0o755)
    return programs
