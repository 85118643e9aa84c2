"""
Play the suite on Forge and hold the run against `baseline.json`; `tox -e forge` does.

What Forge has played is recorded, and the logs are judged (`judging.py`). Of the tests those are
played that start Forge; `tox -e tests` plays the others.

Words given are options of `apnap run` that choose scenarios; without any, a few scenarios are
played.

The exit status is 0 if all is as it should be, and 75 if Forge cannot be installed, because there
is no npm, or it cannot reach its registry or install from it: then that is said, and nothing is
played. `toxfile.py` makes tox say *skipped* of it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.bridges import npm_install, play, skipped

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
TESTS: Final = ROOT / "tests" / "forge"
STARTS: Final = "APNAP_FORGE"
"""The variable without which no test starts Forge."""
ENGINE: Final = f"stdio:{HERE / 'node_modules/.bin/node'} {HERE / 'bridge.mjs'}"
PATIENCE: Final = tuple(
    word
    for limit in ("start=60", "load=120", "answer=30", "scenario=600")
    for word in ("--limit", limit)
)
"""On a busy machine Forge is slow."""

_FEW: Final = (
    "active-player-nonactive-player-order/for-carissas-innocent-blood-active-player-rob-chooses-first",
    "attack-multiple-players/a-creature-goaded-by-both-opponents-may-attack-alex",
    "attack-multiple-players/two-planeswalkers-with-the-same-name-can-be-attacked-separately",
    "golden-rules/with-two-players-active-player-rob-chooses-a-sacrifice-first",
    "golden-rules/a-tapped-permanent-cant-be-tapped-again-to-pay-a-cost",
    "players/when-the-active-player-leaves-the-turn-goes-on-with-no-active-player",
)


def main(*words: str) -> int:
    """Install Forge and play; return the exit status."""
    if problem := npm_install(HERE):
        return skipped(problem, "Forge")
    few = tuple(word for scenario in _FEW for word in ("--scenario", scenario))
    tests = [
        str(path) for path in sorted(TESTS.glob("test_*.py")) if STARTS in path.read_text("utf-8")
    ]
    side_by_side = "2" if words else "0"  # of a few, most of the time is Forge's own start
    gate = ["run", "--baseline", str(HERE / "baseline.json"), *PATIENCE, "-n", side_by_side]
    with tempfile.TemporaryDirectory() as folder:
        gate += ["--record", folder]
        steps = (
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *tests],
            [sys.executable, "-m", "apnap", *gate, *(words or few), "--", ENGINE],
            [sys.executable, str(HERE / "judging.py"), folder],
        )
        return play(steps, **{STARTS: "1"})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
