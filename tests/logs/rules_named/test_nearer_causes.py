"""Of two rules that a falsified line breaks, the one is named that says why."""

from __future__ import annotations

import copy
from typing import Any, Final

import pytest
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import in_full
from tests.logs.rules_named.test_causes_of_what_stays import Forge, forged, kept, thing

State = dict[str, Any]

_EVERYONE: Final = (
    "attack-multiple-players/one-attacker-with-{}-creates-two-damage-steps-for-everyone"
)
_OUT_OF_RANGE: Final = (
    "limited-range-of-influence/"
    "an-aura-is-put-into-the-graveyard-when-its-creature-moves-out-of-range"
)
_TIMING: Final = "timing-and-priority/a-{}"


def step(state: State) -> str:
    return str((state.get("turns") or [{}])[0].get("step"))


def attackers(state: State) -> dict[str, Any]:
    """Return the creatures that attack, by the player whom they attack."""
    combat = (state.get("turns") or [{}])[0].get("combat") or {}
    return {one["attacks"]: thing(state, one["attacker"]) for one in combat.get("attacks", ())}


def lives(state: State, keyword: str, *, has: bool) -> list[dict[str, Any]]:
    """Return the players whose attacker has a keyword, or has it not."""
    those = {who: one["now"]["keywords"] for who, one in attackers(state).items()}
    return [one for one in state["players"] if (keyword in those.get(one["name"], ())) is has]


def strikes_once(before: State, after: State) -> bool:
    """Leave out the damage of a creature with double strike in the second step."""
    if step(before) != "first_strike_damage" or step(after) != "combat_damage":
        return False
    struck = {one["name"] for one in lives(before, "double strike", has=True)}
    for one in after["players"]:
        one["life"] += one["name"] in struck
    return bool(struck)


def all_strike_first(before: State, after: State) -> bool:
    """Let a creature without first strike deal its damage in the first step."""
    if step(after) != "first_strike_damage" or step(before) == step(after):
        return False
    there = attackers(before)
    one = next(one for one in lives(after, "first strike", has=False) if one["name"] in there)
    one["life"] -= there[one["name"]]["now"]["power"]
    return True


def poisoned_team_plays_on(before: State, after: State) -> bool:
    """Go on with a game whose team has fifteen poison counters."""
    if after.get("stage") != "over":
        return False
    poison = {one["name"]: one["poison"] for one in after["players"] if "poison" in one}
    players = [{**one, "poison": poison.get(one["name"], 0)} for one in before["players"]]
    after.clear()
    after |= {**before, "players": players}
    return True


def copy_stays(before: State, after: State) -> bool:
    """Leave the copy of a spell in a graveyard."""
    copies = [one for one in before.get("objects", ()) if one.get("kind") == "copy"]
    if not copies or thing(after, copies[0]["name"]):
        return False
    gone = {key: value for key, value in copies[0].items() if key != "controller"}
    after["objects"].append({**gone, "zone": "graveyard"})
    return True


def loyalty_kept(before: State, after: State) -> bool:
    """Let a planeswalker lose one loyalty counter less than it is dealt damage."""
    was, now = thing(before, "Jace Beleren"), thing(after, "Jace Beleren")
    if was.get("zone") != "battlefield" or now["zone"] == "battlefield":
        return False
    now.clear()
    now |= {**was, "counters": {"loyalty": 1}}
    return True


def begun_too_near(before: State, after: State) -> bool:
    """Let a turn begin whose player has to wait, since somebody near has a turn marker."""
    old, new = ([one["player"] for one in state["markers"]] for state in (before, after))
    active = {turn["active"] for turn in after["turns"]}
    waiting = next((one for one in new if one not in {*old, *active}), None)
    if waiting is None:
        return False
    turn = {**after["turns"][0], "number": 99, "marker": 1 + new.index(waiting)}
    after["turns"].append({**turn, "active": waiting, "priority": waiting})
    asked = {"kind": "priority", "id": "forged", "decider": waiting}
    after["pending"].append({**asked, "turn": len(after["turns"]) - 1})
    return True


def token_of_another(before: State, after: State) -> bool:
    """Create a token under the control of somebody else."""
    new = [o for o in after.get("objects", ()) if o.get("kind") == "token"]
    if not new or thing(before, new[0]["name"]):
        return False
    new[0]["controller"] = next(
        one["name"] for one in after["players"] if one["name"] != new[0]["controller"]
    )
    return True


def both_die(before: State, after: State) -> bool:
    """Let a creature die in the first step by one that deals its damage in the second."""
    one = thing(after, "Youthful Knight")
    if step(after) != "first_strike_damage" or step(before) == step(after):
        return False
    one["zone"] = "graveyard"
    for field in ("controller", "now"):
        del one[field]
    del after["turns"][0]["combat"]["blocks"]
    return True


def poison_of_one(before: State, after: State) -> bool:
    """Give poison counters to one player of a team only."""
    was = [one.get("poison") for one in before["players"]]
    new = [one for one in after["players"] if one.get("poison") and one["poison"] not in was]
    return bool(new) and bool(new[0].pop("poison"))


def another_draws(before: State, after: State) -> bool:
    """Let a spell that has resolved draw a card for another player."""
    new = [o for o in after["objects"] if o["zone"] == "hand" and not thing(before, o["name"])]
    if not new:
        return False
    rob, alex = after["players"]
    new[0] |= {"owner": "Rob", "name": "~forged"}
    rob |= {"hand": rob["hand"] + 1, "library": rob["library"] - 1}
    alex |= {"hand": alex["hand"] - 1, "library": alex["library"] + 1}
    return True


def no_second_upkeep(before: State, after: State) -> bool:
    """Go on to the draw step where another upkeep step has been added."""
    if len(before["turns"][0].get("passed", ())) < len(before["players"]) - 1:
        return False
    if not step(before) == step(after) == "upkeep" or before["turns"][0].get("stack"):
        return False
    after["turns"][0]["step"] = "draw"
    after["objects"] = [one for one in after["objects"] if one["zone"] != "stack"]
    after["objects"].append({"name": "~forged", "card": "Forest", "owner": "Rob", "zone": "hand"})
    del after["turns"][0]["stack"]
    after["players"][0] |= {"hand": 1, "library": 19}
    return True


FORGED: Final[dict[tuple[str, str], Forge]] = {
    (_EVERYONE.format("double-strike"), "510.4"): strikes_once,
    (_EVERYONE.format("first-strike"), "510.4"): all_strike_first,
    (
        "two-headed-giant/in-2hg-a-team-loses-when-dana-gets-its-fifteenth-poison-counter",
        "704.6b",
    ): poisoned_team_plays_on,
    (
        "state-based-actions/a-copy-of-vision-skeins-ceases-to-exist-as-soon-as-it-has-resolved",
        "704.5e",
    ): copy_stays,
    (
        "declare-attackers-step/a-burnt-planeswalkers-controller-dana-is-still-the-defending-player",
        "120.3c",
    ): loyalty_kept,
    (
        "grand-melee/in-grand-melee-two-players-can-wait-to-begin-turns-at-the-same-time",
        "807.4d",
    ): begun_too_near,
    ("state-based-actions/a-token-returned-to-its-owners-hand-ceases-to-exist", "111.2"): (
        token_of_another
    ),
    (
        "combat-damage-step/a-creature-killed-by-first-strike-damage-deals-no-damage",
        "510.4",
    ): both_die,
    (_OUT_OF_RANGE, "704.5m"): kept("Pacifism"),
    (
        "two-headed-giant/in-2hg-leeches-counts-poison-dana-got-if-it-targets-dana",
        "810.10",
    ): poison_of_one,
    (
        "ability/a-creature-that-loses-all-abilities-loses-the-haste-it-gained",
        "608.2c",
    ): another_draws,
    (
        "extra-phases-and-steps/paradox-haze-adds-an-upkeep-step-after-the-first-one-of-a-turn",
        "500.9",
    ): no_second_upkeep,
}
"""By a scenario and the rule that is broken: what falsifies a line of its log, if it can."""


@pytest.mark.parametrize(("id_", "rule"), FORGED)
def test_the_rule_is_the_one_that_says_why(id_: str, rule: str) -> None:
    lines = forged(in_full(id_), FORGED[id_, rule])
    found = checked([*lines, {"number": len(lines), "end": {}}]).findings
    assert [(one.line, one.rule, one.certainty) for one in found] == [(len(lines), rule, "certain")]


@pytest.mark.parametrize(
    ("id_", "rule"),
    [
        (_TIMING.format("creature-spell-needs-an-empty-stack-an-instant-doesnt"), "302.1"),
        (_TIMING.format("land-cant-be-played-on-an-opponents-turn"), "305.3"),
    ],
)
def test_it_is_told_when_a_card_can_be_played(id_: str, rule: str) -> None:
    lines = in_full(id_)
    place = next(n for n, line in enumerate(lines) if _said(line).get("verdict") == "rejected")
    state = copy.deepcopy(_said(lines[place - 1])["state"])
    _said(lines[place]).update(verdict="accepted", state=state, violations=[])
    say = _said(lines[place])["answer"]["say"]
    card, who = thing(state, say["card"]), _said(lines[place])["answer"]["by"]
    card |= {"zone": "stack" if say["kind"] == "cast" else "battlefield", "controller": who}
    if say["kind"] == "cast":
        state["turns"][0].setdefault("stack", []).append(say["card"])
    found = checked([*lines[: place + 1], {"number": place + 1, "end": {}}]).findings
    assert [(one.line, one.rule, one.certainty) for one in found] == [(place + 1, rule, "certain")]


def _said(line: Line) -> Line:
    said: Line = line.get("said", {})
    return said
