"""The bridge to Forge, played. Only `tox -e forge` does, since npm has to install Forge first."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "forge"
NODE: Final = BRIDGE / "node_modules" / ".bin" / "node"
COMMAND: Final = (str(NODE), str(BRIDGE / "bridge.mjs"))
SECONDS: Final = 300
INITIALIZE: Final = {"protocol": "0.1", "suite": {"name": "apnap", "version": "0.1.0"}}

pytestmark = pytest.mark.skipif(
    os.environ.get("APNAP_FORGE") != "1", reason="Forge is played by `tox -e forge` only"
)


def position(**changes: object) -> dict[str, Any]:
    """Return a calm position of two players, with other values for some of its fields."""
    turn = {"active": "Rob", "phase": "precombat_main", "step": "precombat_main", "priority": "Rob"}
    return {
        "edition": "2026-01-16",
        "variant": {"attack": "multiple"},
        "players": [{"name": name, "life": 20} for name in ("Rob", "Alex")],
        "turns": [turn],
        **changes,
    }


def hear(*said: tuple[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Say these things to the bridge, each a method and its parameters; return the results."""
    asked = [("initialize", INITIALIZE), *said, ("shutdown", {})]
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        for number, (method, params) in enumerate(asked)
    ]
    done = subprocess.run(
        COMMAND, input="\n".join(lines), capture_output=True, check=True, text=True, timeout=SECONDS
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return [answer.get("result", answer.get("error")) for answer in answers[1:-1]]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"edition": "2006-10-01"}, "edition"),
        (
            {"variant": {"attack": "left"}, "players": [{"name": n, "life": 20} for n in "ABC"]},
            "variant",
        ),
        ({"teams": [{"name": "T", "members": ["Rob"], "primary": "Rob"}]}, "teams"),
    ],
)
def test_what_forge_cannot_have_is_unsupported_and_the_reason_names_the_field(
    changes: dict[str, Any], told: str
) -> None:
    if "players" in changes:
        turn = {"active": "A", "phase": "precombat_main", "step": "precombat_main", "priority": "A"}
        changes = {**changes, "turns": [turn]}
    (verdict,) = hear(("load", {"position": position(**changes)}))
    assert verdict["verdict"] == "unsupported"
    assert verdict["reason"].startswith(told)


def test_a_position_that_contradicts_itself_is_an_error_that_names_the_field() -> None:
    bear = {"name": "Bear", "card": "Grizzly Bears", "owner": "Nobody", "zone": "hand"}
    (error,) = hear(("load", {"position": position(objects=[bear])}))
    assert error["code"] == -32000
    assert error["data"]["where"] == "position.objects.0.owner"


def test_a_position_is_loaded_exactly_and_two_games_follow_one_another() -> None:
    objects: list[dict[str, object]] = [
        {"name": "Bear", "card": "Grizzly Bears", "owner": "Alex", "controller": "Rob"},
        {
            "name": "Jace",
            "card": "Jace Beleren",
            "owner": "Rob",
            "controller": "Rob",
            "counters": {"loyalty": 5},
        },
        {"name": "Wood", "card": "Forest", "owner": "Rob", "controller": "Rob", "tapped": True},
        {
            "name": "Moat",
            "card": "Teferi's Moat",
            "owner": "Alex",
            "controller": "Alex",
            "chosen": {"color": "red"},
        },
    ]
    whole = position(
        players=[{"name": "Rob", "life": 7, "poison": 2}, {"name": "Alex", "life": 30}],
        objects=[{**thing, "zone": "battlefield"} for thing in objects],
    )
    first, second = hear(("load", {"position": whole}), ("load", {"position": position()}))
    assert second["state"]["objects"] == []
    assert [player["life"] for player in second["state"]["players"]] == [20, 20]
    state = first["state"]
    assert [(p["life"], p["poison"]) for p in state["players"]] == [(7, 2), (30, 0)]
    shown = {thing["name"]: thing for thing in state["objects"]}
    assert shown["Bear"]["controller"] == "Rob"
    assert (shown["Bear"]["owner"], shown["Bear"]["sick"]) == ("Alex", False)
    assert shown["Jace"]["counters"] == {"loyalty": 5}
    assert shown["Wood"]["tapped"] is True
    assert shown["Moat"]["chosen"] == {"color": "red"}
    assert len(shown) == len(objects)
