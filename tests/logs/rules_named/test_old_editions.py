"""Rules that today's edition lacks are named where they were broken; and what attacks cost."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.logs.games import check_clean, checked, log, scenarios
from tests.logs.other_ways.test_freedoms import full
from tests.logs.rules_named.test_causes_of_what_stays import Forge, forged

from apnap.protocol import EditionDate

State = dict[str, Any]


def not_ordered(_: State, after: State) -> bool:
    """Give the active player priority, and ask nobody for a damage assignment order."""
    asked = [one["kind"] for one in after.get("pending", ())]
    if asked != ["order_objects"]:
        return False
    turn = after["turns"][0]
    after["pending"] = [{"kind": "priority", "id": "instead", "decider": turn["active"]}]
    turn["priority"] = turn["active"]
    return True


def dealt_otherwise(before: State, after: State) -> bool:
    """Have combat damage that resolves take 1 life more."""
    stacks = [state["turns"][0].get("stack", []) for state in (before, after)]
    if before["turns"][0]["step"] != "combat_damage" or list(map(len, stacks)) != [1, 0]:
        return False
    harmed = [
        now
        for was, now in zip(before["players"], after["players"], strict=True)
        if now["life"] < was["life"]
    ]
    for one in harmed:
        one["life"] -= 1
    return bool(harmed)


FORGED: Final[dict[tuple[str, str, str], Forge]] = {
    ("2020-06-01", "the-active-player-puts-three-blockers-in-any-order", "509.2"): not_ordered,
    (
        "2006-10-01",
        "a-creature-that-shrinks-still-deals-its-damage-on-the-stack-2006",
        "310.4",
    ): dealt_otherwise,
}
"""By an edition, the end of a scenario's id and a rule: what falsifies a line of the log."""


@pytest.mark.parametrize(("edition", "id_", "rule"), FORGED)
def test_a_rule_of_an_older_edition_is_named(edition: EditionDate, id_: str, rule: str) -> None:
    played = next(one for one in scenarios(edition) if one.id.endswith(f"/{id_}"))
    lines = forged(full(log(played, edition)), FORGED[edition, id_, rule])
    found = checked([*lines, {"number": len(lines), "end": {}}]).findings
    assert [(one.line, one.rule, one.certainty) for one in found] == [(len(lines), rule, "certain")]


def test_what_attacks_cost_is_paid_in_full() -> None:
    edition = EditionDate("2026-01-16")
    id_ = "/each-attacker-on-archangel-of-tithess-controller-costs-one-mana"
    played = next(one for one in scenarios(edition) if one.id.endswith(id_))
    lines = full(log(played, edition))
    place, said = next(
        (place, line["said"])
        for place, line in enumerate(lines)
        if line.get("said", {}).get("answer", {}).get("say", {}).get("attacks")
        and line["said"]["verdict"] == "accepted"
    )
    said["answer"]["say"]["pay"] = "nothing"
    mountain = next(one for one in said["state"]["objects"] if one["name"] == "Mountain")
    assert mountain.pop("tapped") is True
    found = checked([*lines[: place + 1], {"number": place + 1, "end": {}}]).findings
    assert [(one.line, one.rule) for one in found] == [(place + 1, "508.1j")]


def test_unspent_mana_may_have_cost_the_last_life() -> None:
    edition = EditionDate("2006-10-01")
    name = "a-player-at-1-life-can-lose-the-game-to-mana-burn-2006"
    (played,) = (one for one in scenarios(edition) if one.id == f"mana-burn/{name}")
    check_clean([log(played, edition)])
