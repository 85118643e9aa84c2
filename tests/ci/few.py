"""
The apnap of these tests, with profiles of few scenarios: `profiles.toml` in this folder.

`lay` puts it where a job looks for an apnap that was installed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from apnap.certifying import profiles
from apnap.cli.app import main

HERE: Final = Path(__file__).parent
_APNAP: Final = f"""#!{sys.executable}
import sys

sys.path.append({str(HERE.parents[1])!r})
from tests.ci.few import apnap

if __name__ == "__main__":
    apnap()
"""


@contextmanager
def few() -> Iterator[None]:
    """Let profiles have few scenarios in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(profiles, "folder", lambda _: HERE)
        yield


def apnap() -> None:
    """Run the command line."""
    with few():
        main()


def lay(where: Path) -> Path:
    """Put `bin/apnap`, and `bin/python` beside it, into a folder; return that of the programs."""
    programs = where / "bin"
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    program = programs / "apnap"
    program.write_text(_APNAP, encoding="utf-8")
    program.chmod(0o755)
    return programs
