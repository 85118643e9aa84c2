"""
Every choice that manabrew-engine gives away is passed on, or its defaults would choose unnoticed.

The engine's source is there where cargo has fetched it, for `tox -e manabrew`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

BRIDGE: Final = Path(__file__).parents[2] / "adapters" / "manabrew"

DEFAULTS: Final = {
    **dict.fromkeys(
        ("await_display_ack", "set_targeting_cancellable"),
        "tells something and asks nothing",
    ),
    **dict.fromkeys(
        ("clear_pass_until", "get_pass_until", "take_restore_request", "pays_right_after_decision"),
        "how a program plays, no choice of a player's",
    ),
    **dict.fromkeys(
        (
            "choose_cards_to_bottom_recv",
            "choose_cards_to_bottom_send",
            "mulligan_decision_recv",
            "mulligan_decision_send",
        ),
        "asks by way of the method without the ending",
    ),
    "choose_binary": "asks by way of `confirm_action`",
    "choose_blocker_for": "the engine never calls it",
    "choose_damage_assignment_order": "the engine never calls it; the edition has no such order",
    "choose_random_discard": "chance, which nobody dictates to this engine",
    "choose_target_card_from_zone": "asks by way of `choose_target_card`",
    "decide_cost_part": "answers nothing, and the engine asks for the parts one by one",
    "order_cost_parts": "costs are paid in the engine's order",
    "specify_mana_combo": "which colours a source makes: the suite says only which source",
}
"""Methods that the bridge leaves as they are, and why."""

pytestmark = pytest.mark.skipif(
    not os.environ.get("APNAP_MANABREW"), reason="the engine's source is not fetched here"
)


@pytest.fixture(scope="module")
def trait() -> str:
    """Return the source of the trait that the bridge implements."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked"]
    told = subprocess.run(command, cwd=BRIDGE, check=True, capture_output=True, text=True).stdout
    engine = next(
        Path(one["manifest_path"])
        for one in json.loads(told)["packages"]
        if one["name"] == "manabrew-engine"
    )
    text = (engine.parent / "src" / "agent" / "mod.rs").read_text(encoding="utf-8")
    match = re.search(r"(?ms)^pub trait PlayerAgent \{$(.+?)^\}$", text)
    assert match is not None
    return match[1]


def test_each_method_is_implemented_or_known_to_choose_nothing(trait: str) -> None:
    methods = set(re.findall(r"(?m)^    fn (\w+)", trait))
    agent = (BRIDGE / "src" / "agent.rs").read_text(encoding="utf-8")
    _, _, body = agent.partition("impl PlayerAgent for Agent {")
    body, _, _ = body.partition("\n}\n")
    implemented = set(re.findall(r"(?m)^    fn (\w+)", body))
    assert "choose_sacrifice" in implemented
    assert methods - implemented == set(DEFAULTS)
