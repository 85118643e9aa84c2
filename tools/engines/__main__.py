"""
`python -m tools.engines [NAME…]` plays the real engines that can be had here, and keeps the result.

What cannot be had is said and left as it is. It takes a minute for python-mtg and half an hour for
Forge. `--report NAME=FILE` takes a report (`apnap run --json`) instead of playing; of a report of
more only what would have been played is kept, so that one day can be held against another.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from apnap.protocol.resources import folder
from apnap.results.baseline import read
from apnap.results.records import Report
from apnap.shown.summing import of_report
from tools.engines.keeping import keep, only
from tools.engines.reachable import Real, real
from tools.helping import reader


def main() -> int:
    """Play and write; return the exit status: 1 if an engine could not be played through."""
    parser = reader("python -m tools.engines", __doc__, "python-mtg --report forge=run.json")
    known = {one.name: one for one in real()}
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these: {', '.join(known)}")
    parser.add_argument("--report", action="append", default=[], metavar="NAME=FILE")
    asked = parser.parse_args()
    given = dict(pair.split("=", 1) for pair in asked.report)
    if strange := sorted({*asked.names, *given} - set(known)):
        parser.error(f"there is no engine {strange[0]}")
    names = asked.names or list(given) or list(known)
    return max([_one(known[name], given.get(name)) for name in names])


def _one(one: Real, report: str | None) -> int:
    if report is not None:
        return _kept(one, Path(report))
    if one.lacking:
        sys.stdout.write(f"{one.name}: skipped, {one.lacking}\n")
        return 0
    with tempfile.TemporaryDirectory() as there:
        file = Path(there) / "run.json"
        words = [sys.executable, "-m", "apnap", "run", "--json", str(file), *one.words]
        subprocess.run(words, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 - our own command
        if not file.exists():
            sys.stdout.write(f"{one.name}: it could not be played\n")
            return 1
        return _kept(one, file)


def _kept(one: Real, file: Path) -> int:
    report = only(one.scenarios, msgspec.json.decode(file.read_bytes(), type=Report))
    baselines = [read(one.baseline)] if one.baseline.exists() else []
    day = datetime.now(tz=UTC).date().isoformat()
    written = keep(of_report(report, baselines, day), folder("engines"))
    sys.stdout.write(f"{one.name}: {written or 'as it was'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
