"""
What the guide for authors of engines shows of rule 506.2: that it is met, and a failure.

The engine is the Python kit with what the guide says to write into it (`taught_kit`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
TAUGHT: Final = Path(__file__).with_name("taught_kit.py")
KIT: Final = ROOT / "adapters" / "kits" / "python"
ENGINE: Final = "stdio:python3 engine.py"
RULE: Final = "506.2"
NEXT: Final = "\n\n"
_CHECK: Final = "CAREFUL = True"


def met() -> str:
    """Return the commands with which the rule is tried, and the last words of the suite."""
    with tempfile.TemporaryDirectory() as folder:
        _copied(Path(folder))
        told = _run(Path(folder), 0)
    suite = next(line for line in told.splitlines() if line.startswith("suite: "))
    return _block(f'$ apnap doctor "{ENGINE}"', _command(), "…", suite)


def missed() -> str:
    """Return the first failure of an engine that does not look at who is attacked."""
    with tempfile.TemporaryDirectory() as folder:
        engine = _copied(Path(folder))
        whole = engine.read_text(encoding="utf-8")
        engine.write_text(whole.replace(_CHECK, "CAREFUL = False"), encoding="utf-8")
        told = _run(Path(folder), 1)
    suite = next(line for line in told.splitlines() if line.startswith("suite: "))
    _, found, rest = told.partition("FAILED ")
    failure = f"{found}{rest.partition(NEXT)[0]}"
    return _block(_command(), "…", suite, "", failure, "", "…")


def _copied(folder: Path) -> Path:
    """Copy the kit into a folder with what it is taught, and return the engine."""
    shutil.copyfile(KIT / "wire.py", folder / "wire.py")
    shutil.copyfile(KIT / "engine.py", folder / "kit.py")
    return Path(shutil.copyfile(TAUGHT, folder / "engine.py"))


def _run(folder: Path, status: int) -> str:
    """Return what a run of the rule prints; raise `LookupError` if it ends otherwise."""
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "apnap", "run", ENGINE, "--cr", RULE],
        cwd=folder,
        env=os.environ | {"COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != status:
        raise LookupError(f"not {status}, but {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def _command() -> str:
    return f'$ apnap run "{ENGINE}" --cr {RULE}'


def _block(*lines: str) -> str:
    return "\n".join(("```console", *lines, "```\n"))
