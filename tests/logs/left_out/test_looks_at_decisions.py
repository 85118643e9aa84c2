"""What one player is shown of the decisions of others: that everybody sees may be left out."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

import pytest
from tests.logs.games import Line, checked, numbered
from tests.logs.other_ways.test_freedoms import in_full

ATTACK: Final = (
    "attack-multiple-players/a-defending-player-cant-block-for-the-next-player-in-turn-order"
)
CHOICE: Final = "golden-rules/with-three-players-active-player-alex-chooses-a-sacrifice-first"
CONCEALED: Final = "golden-rules/show-and-tell-keeps-chosen-cards-hidden-but-declining-is-public"


def looks(id_: str, *, told: bool) -> list[Line]:
    """Return a log in which somebody who is not asked looks at each game state."""
    lines: list[Line] = []
    for line in in_full(id_):
        lines.append(line)
        state: dict[str, Any] = copy.deepcopy(line.get("said", {}).get("state", {}))
        deciders = {one["decider"] for one in state.get("pending", ())}
        other = next((o for o in state.get("players", ()) if o["name"] not in deciders), None)
        if "view" in line.get("said", {}) or not deciders or other is None:
            continue
        who = other["name"]
        hidden = ("library", "hand")
        seen = [o for o in state.get("objects", ()) if o["zone"] not in hidden or o["owner"] == who]
        state["objects"] = [one for one in seen if one["zone"] != "library"]
        state |= {"picks": "unknown", "pending": state["pending"] if told else []}
        lines.append({"number": 0, "said": {"view": {"player": who}, "state": state}})
    return numbered(lines)


@pytest.mark.parametrize("told", [False, True])
def test_a_look_may_tell_who_has_priority_and_who_attacks_or_blocks(*, told: bool) -> None:
    lines = looks(ATTACK, told=told)
    kinds = json.dumps(lines)
    assert all(kind in kinds for kind in ("priority", "declare_attackers", "declare_blockers"))
    assert checked(lines).findings == ()


def test_a_look_does_not_tell_who_has_priority_instead_of_another() -> None:
    lines = looks(ATTACK, told=True)
    look = next(line for line in lines if "view" in line.get("said", {}))
    state = look["said"]["state"]
    (asked,) = state["pending"]
    names = [one["name"] for one in state["players"]]
    asked["decider"] = next(
        one for one in names if one not in (asked["decider"], look["said"]["view"]["player"])
    )
    found = checked(lines).findings
    assert [(one.line, one.rule) for one in found] == [(lines.index(look) + 1, "117.3")]


@pytest.mark.parametrize(("id_", "rules"), [(CHOICE, []), (CONCEALED, ["608.2d"])])
def test_a_look_tells_of_choices_among_what_is_seen(id_: str, rules: list[str]) -> None:
    lines = looks(id_, told=True)
    assert any(
        one["kind"] == "choose_objects"
        for line in lines
        for one in line.get("said", {}).get("state", {}).get("pending", ())
        if "view" in line["said"]
    )
    assert sorted({str(one.rule) for one in checked(lines).findings}) == rules
