"""The folder of the bridge to manabrew-engine: what is pinned, under which licence, and where."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
BRIDGE: Final = ROOT / "adapters" / "manabrew"

pytestmark = pytest.mark.skipif(not BRIDGE.exists(), reason="bridges are not in the sdist")


def toml(name: str) -> dict[str, Any]:
    """Return what stands in a file of Cargo's."""
    return tomllib.loads((BRIDGE / name).read_text(encoding="utf-8"))


def test_each_crate_of_the_engine_is_pinned_and_locked_in_that_version() -> None:
    asked = {
        name: version
        for name, version in toml("Cargo.toml")["dependencies"].items()
        if name.startswith(("forge-", "manabrew-"))
    }
    locked = {one["name"]: one["version"] for one in toml("Cargo.lock")["package"]}
    assert asked.keys() >= {"forge-carddb", "manabrew-engine"}
    assert asked == {name: f"={locked[name]}" for name in asked}


def test_what_is_locked_comes_from_the_registry_and_is_checked() -> None:
    strange = [
        one["name"]
        for one in toml("Cargo.lock")["package"]
        if one["name"] != "apnap-manabrew-bridge"
        and ("checksum" not in one or "registry+" not in one["source"])
    ]
    assert strange == []


def test_the_bridge_tells_the_version_of_the_engine_that_is_locked() -> None:
    told = re.search(r'const VERSION: &str = "(.+)";', (BRIDGE / "src/main.rs").read_text("utf-8"))
    assert told is not None
    assert toml("Cargo.toml")["dependencies"]["manabrew-engine"] == f"={told[1]}"


def test_the_licence_is_said_wherever_somebody_looks_for_it() -> None:
    assert toml("Cargo.toml")["package"]["license"] == "AGPL-3.0-or-later"
    assert (
        json.loads((BRIDGE / "package.json").read_text("utf-8"))["license"] == "AGPL-3.0-or-later"
    )
    licence = (BRIDGE / "LICENSE").read_text("utf-8")
    assert licence == (ROOT / "adapters" / "forge" / "LICENSE").read_text("utf-8")
    assert "AGPL-3.0-or-later" in (BRIDGE / "README.md").read_text("utf-8")


def test_the_cards_are_those_of_one_version() -> None:
    asked = json.loads((BRIDGE / "package.json").read_text("utf-8"))["dependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in asked.values())
