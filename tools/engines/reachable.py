"""The real engines: how each is played, and what it needs of the machine."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from apnap.rulebooks import newest
from apnap.suite import load_suite, select, selection

ROOT: Final = Path(__file__).resolve().parents[2]
ADAPTERS: Final = ROOT / "adapters"
FORGE: Final = ADAPTERS / "forge"
MANABREW: Final = ADAPTERS / "manabrew"
EDITION: Final = newest()
_PATIENT: Final = ("start=120", "load=240", "answer=60", "scenario=900")
"""On a busy machine Forge is slow."""


@dataclass(frozen=True, kw_only=True)
class Real:
    """A real engine: what `apnap run` is told of it, and which baseline names its causes."""

    name: str
    engine: str
    options: tuple[str, ...] = ()
    scenarios: tuple[str, ...]
    """What it plays, by ids."""
    baseline: Path
    lacking: str = ""
    """Why it cannot be played here; empty: it can."""

    @property
    def words(self) -> tuple[str, ...]:
        """What follows `apnap run`, but where to write."""
        chosen = (word for id_ in self.scenarios for word in ("--scenario", id_))
        return (*self.options, *chosen, "--", self.engine)


def real() -> tuple[Real, ...]:
    """Return the real engines to which there is a bridge, also those that cannot be had here."""
    return tuple(one for one in (_python_mtg(), _forge(), _manabrew()) if one is not None)


def _about(*rules: str) -> Sequence[str]:
    return [one.id for one in select(load_suite(), selection(EDITION, rules, ()))]


def _python_mtg() -> Real:
    suite = select(load_suite(), selection(EDITION, (), ()))
    found = importlib.util.find_spec("mtg")
    return Real(
        name="python-mtg",
        engine="direct:python-mtg",
        scenarios=tuple(one.id for one in suite if "players:2" in one.needs),
        baseline=ADAPTERS / "python_mtg" / "baseline.json",
        lacking="" if found else "python-mtg is not installed: pip install '.[python-mtg]'",
    )


def _forge() -> Real:
    node = FORGE / "node_modules" / ".bin" / "node"
    hint = "npm install in adapters/forge" if shutil.which("npm") else "there is no npm"
    return Real(
        name="forge",
        engine=f"stdio:{node} {FORGE / 'bridge.mjs'}",
        options=("-n", "2", *(word for one in _PATIENT for word in ("--limit", one))),
        scenarios=tuple(_about("101", "102", "506.2", "802")),
        baseline=FORGE / "baseline.json",
        lacking="" if node.exists() else f"Forge is not installed: {hint}",
    )


def _manabrew() -> Real | None:
    """Return the third engine, where its bridge is part of the tree."""
    if not MANABREW.exists():
        return None
    program = "release/apnap-manabrew-bridge"
    places = (MANABREW / "target", *sorted((ROOT / ".tox/cache/builds").glob("manabrew-*")))
    built = next((one / program for one in places if (one / program).exists()), None)
    return Real(
        name="manabrew",
        engine=f"stdio:{built}",
        options=("-n", "2"),
        scenarios=tuple(_about("101", "102", "506.2", "802")),
        baseline=MANABREW / "baseline.json",
        lacking="" if built else "manabrew's bridge is not built: tox -e manabrew",
    )
