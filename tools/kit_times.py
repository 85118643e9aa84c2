"""
How long the first steps with each starter kit take: `python -m tools.kit_times [KIT…]`.

Prints the table of `docs/engine-authors.md`: seconds of processor time, which say the same on a
busy machine, and in brackets those by the clock. The caches are as they are; call it twice.
"""

from __future__ import annotations

import os
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from apnap.cli.kits import starters
from apnap.cli.kits.starters import Kit
from tools.helping import reader

_STEPS: Final = ("build", "doctor", "first run", "run --cr 506.2", "certify and verify, core")


def main(words: Sequence[str] | None = None) -> None:
    """Measure each kit, or those named, and print a row for each step."""
    known = {kit.name: kit for kit in starters.kits() if kit.engine.startswith("stdio:")}
    parser = reader("python -m tools.kit_times", __doc__, "python rust")
    parser.add_argument("kits", nargs="*", metavar="KIT", help=f"only these: {', '.join(known)}")
    names: Sequence[str] = parser.parse_args(words).kits
    if strange := sorted({*names} - {*known}):
        parser.error(f"there is no kit {strange[0]}")
    kits = [kit for kit in known.values() if kit.name in (names or known)]
    columns = [list(_measured(kit)) for kit in kits]
    sys.stdout.write(f"| step | {' | '.join(kit.name for kit in kits)} |\n")
    sys.stdout.write(f"| --- |{' ---: |' * len(kits)}\n")
    for step, *cells in zip(_STEPS, *columns, strict=True):
        sys.stdout.write(f"| {step} | {' | '.join(cells)} |\n")


def _measured(kit: Kit) -> Iterator[str]:
    """Yield for each step how long it takes."""
    apnap = [sys.executable, "-m", "apnap"]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "my-engine"
        starters.copy(kit, place)
        yield _took(place, *map(shlex.split, kit.build))
        yield _took(place, [*apnap, "doctor", kit.engine])
        yield _took(place, [*apnap, "run", kit.engine])
        yield _took(place, [*apnap, "run", kit.engine, "--cr", "506.2"])
        certify = [*apnap, "certify", kit.engine, "--profile", "core", "--out", "certificate"]
        yield _took(place, certify, [*apnap, "verify", "certificate"])


def _took(place: Path, *commands: Sequence[str]) -> str:
    """Return how long commands take: processor time, and by the clock."""
    if not commands:
        return "-"
    begun, clock = _spent(), time.perf_counter()
    for command in commands:
        subprocess.run(command, cwd=place, env=os.environ, capture_output=True, check=False)  # noqa: S603 - our own commands
    return f"{_spent() - begun:.1f} s ({time.perf_counter() - clock:.0f} s)"


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
