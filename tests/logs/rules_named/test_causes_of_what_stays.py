"""Which rule is named where a permanent or a turn stays, or goes, that should not."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any, Final

import pytest
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import in_full

State = dict[str, Any]
Forge = Callable[[State, State], bool]

_SBA: Final = "state-based-actions"


def thing(state: State, name: str) -> dict[str, Any]:
    """Return an object, empty if there is none of that name."""
    return next((one for one in state.get("objects", ()) if one["name"] == name), {})


def kept(name: str) -> Forge:
    """Leave on the battlefield what has gone from it."""

    def forge(before: State, after: State) -> bool:
        was, now = thing(before, name), thing(after, name)
        if was.get("zone") != "battlefield" or now.get("zone") == "battlefield":
            return False
        after["objects"] = [one for one in after["objects"] if one["name"] != name] + [was]
        return True

    return forge


def first_role_kept(before: State, after: State) -> bool:
    """Leave the Role that another one has replaced."""
    roles = [one["name"] for one in before.get("objects", ()) if "Role" in one["card"]]
    return bool(roles) and kept(roles[0])(before, after)


def both_kinds_kept(before: State, after: State) -> bool:
    """Leave counters of both kinds on a creature."""
    giant = thing(after, "Hill Giant")
    if giant["counters"] == thing(before, "Hill Giant")["counters"]:
        return False
    giant["counters"] = {"-1/-1": 2, "+1/+1": 1}
    return True


def put_into_the_graveyard(name: str, *, unless: str, is_: object) -> Forge:
    """Put something into the graveyard as soon as one of its fields is not as it was."""

    def forge(before: State, after: State) -> bool:
        one = thing(after, name)
        if one.get(unless) == is_ or one["zone"] != "battlefield" or not before:
            return False
        one["zone"] = "graveyard"
        for field in ("controller", "now", "tapped", "attached_to"):
            one.pop(field, None)
        return True

    return forge


def phased(name: str, *, was: bool, now: bool) -> Forge:
    """Leave something phased out, or in, when that changes."""

    def forge(before: State, after: State) -> bool:
        sides = (thing(before, name), thing(after, name))
        if tuple(bool(one.get("phased_out")) for one in sides) != (was, now):
            return False
        thing(after, name)["phased_out"] = was
        return True

    return forge


def back_without_a_counter(before: State, after: State) -> bool:
    """Return a creature by undying without a counter."""
    wolf = thing(after, "Young Wolf")
    if thing(before, "Young Wolf")["zone"] != "graveyard" or wolf["zone"] != "battlefield":
        return False
    del wolf["counters"]
    wolf["now"] |= {"power": 1, "toughness": 1}
    return True


def no_lore_counter(before: State, after: State) -> bool:
    """Put no lore counter on a Saga."""
    saga, was = thing(after, "History of Benalia"), thing(before, "History of Benalia")
    if saga["counters"] == was["counters"]:
        return False
    saga["counters"] = was["counters"]
    after["objects"] = [one for one in after["objects"] if one["zone"] != "stack"]
    del after["turns"][0]["stack"]
    return True


def combat_not_skipped(before: State, after: State) -> bool:
    """Begin a combat phase that is to be skipped."""
    was, turn = before["turns"][0], after["turns"][0]
    if "skips" not in before or turn["active"] != "Alex" or turn["step"] != "postcombat_main":
        return False
    combat = {"attacking": ["Alex"], "defending": ["Carissa", "Rob"]}
    turn |= {"phase": "combat", "step": "beginning_of_combat", "combat": combat}
    after.pop("skips", None)
    return bool(was["step"] == "precombat_main")


def turn_of(player: str, *, after_the_turn_of: str) -> Forge:
    """Begin the turn of another player than whose it is."""

    def forge(before: State, after: State) -> bool:
        was, turn = before["turns"][0], after["turns"][0]
        if was["step"] != "end_step" or turn["step"] != "upkeep":
            return False
        if was["active"] != after_the_turn_of or turn["active"] == player:
            return False
        turn |= {"active": player, "priority": player}
        after["pending"] = [{"kind": "priority", "id": "forged", "decider": player}]
        after.pop("extra_turns", None)
        return True

    return forge


def teammate_plays_on(before: State, after: State) -> bool:
    """Go on with a game whose team has left with the player who conceded."""
    if after.get("stage") != "over":
        return False
    loser = next(one for one in after["players"] if one.get("left", {}).get("reason") == "conceded")
    players = [loser if one["name"] == loser["name"] else one for one in before["players"]]
    objects = [one for one in before.get("objects", ()) if one["owner"] != loser["name"]]
    after.clear()
    after |= {**before, "players": players, "objects": objects}
    return True


def next_turn_at_once(player: str, *, after_: str) -> Forge:
    """Let a turn end in whose step, or as whose player has left, others were to act."""

    def forge(before: State, after: State) -> bool:
        turn = after["turns"][0]
        if turn["step"] != after_ or before.get("players") is None or "priority" not in turn:
            return False
        after["turns"] = [
            {"number": turn["number"] + 1, "active": player, "priority": player, "passed": []}
            | {"phase": "beginning", "step": "upkeep"}
        ]
        after["pending"] = [{"kind": "priority", "id": "forged", "decider": player}]
        return True

    return forge


def mana_on_the_stack(before: State, after: State) -> bool:
    """Put a mana ability on the stack."""
    player = next((one for one in after["players"] if one.pop("mana_pool", None)), None)
    if player is None or before["turns"][0].get("stack"):
        return False
    source = "Rasputin Dreamweaver"
    ability = {"name": "~forged", "kind": "ability", "card": source, "source": source}
    ability |= {"owner": player["name"], "controller": player["name"], "zone": "stack"}
    after["objects"].append(ability)
    after["turns"][0]["stack"] = ["~forged"]
    return True


def no_ability(before: State, after: State) -> bool:
    """Leave out an ability that comes from no object."""
    del before
    there = {one["name"] for one in after.get("objects", ()) if one["card"] is None}
    after["objects"] = [one for one in after.get("objects", ()) if one["name"] not in there]
    return bool(there and after["turns"][0].pop("stack"))


def no_damage(before: State, after: State) -> bool:
    """Let a spell leave a creature alone."""
    del before
    return any(one.pop("damage", None) for one in after["objects"])


def goes_on_attacking(before: State, after: State) -> bool:
    """Leave in combat an attacker that has been removed from it."""
    was, now = (state["turns"][0].get("combat") or {} for state in (before, after))
    names = [one["attacker"] for one in now.get("attacks", ())]
    gone = [one for one in was.get("attacks", ()) if one["attacker"] not in names]
    now["attacks"] = [*now.get("attacks", ()), *gone]
    return bool(gone)


def too_many_discarded(before: State, after: State) -> bool:
    """Let a player discard a card too many."""
    del before
    asked = after.get("pending") or [{}]
    if after["turns"][0]["step"] != "cleanup" or asked[0]["kind"] != "choose_objects":
        return False
    asked[0] |= {one: asked[0].get(one, 1) + 1 for one in ("least", "most")}
    return True


_TWO_TARGETS: Final = (
    "resolving-spells-and-abilities/"
    "jagged-lightning-still-damages-one-target-if-the-other-became-illegal"
)

FORGED: Final[dict[tuple[str, str], Forge]] = {
    (
        f"{_SBA}/when-the-enchanted-creature-dies-pacifism-is-put-into-the-graveyard",
        "704.5m",
    ): kept("Pacifism"),
    (f"{_SBA}/a-second-role-of-the-same-player-replaces-the-first", "704.5y"): first_role_kept,
    (f"{_SBA}/the-older-of-two-world-permanents-is-put-into-its-owners-graveyard", "704.5k"): kept(
        "old Gravity Sphere"
    ),
    (
        f"{_SBA}/1-1-and-1-1-counters-on-the-same-creature-are-removed-in-pairs",
        "704.5q",
    ): both_kinds_kept,
    (
        f"{_SBA}/equipment-stays-on-the-battlefield-when-the-equipped-creature-dies",
        "704.5n",
    ): put_into_the_graveyard("Bonesplitter", unless="attached_to", is_="Grizzly Bears"),
    (
        f"{_SBA}/regeneration-saves-a-creature-with-lethal-damage-once",
        "701.19a",
    ): put_into_the_graveyard("Drudge Skeletons", unless="tapped", is_=None),
    (
        "untap-step/an-aura-phases-out-and-in-with-the-creature-it-enchants",
        "702.26g",
    ): phased("Pacifism", was=True, now=False),
    (
        "untap-step/a-creature-with-phasing-phases-out-in-every-other-untap-step",
        "502.1",
    ): phased("Sandbar Crocodile", was=False, now=True),
    (f"{_SBA}/young-wolf-without-a-counter-returns-with-one", "702.93a"): back_without_a_counter,
    (
        f"{_SBA}/history-of-benalia-stays-after-its-second-chapter-has-resolved",
        "714.3b",
    ): no_lore_counter,
    ("skipped-turns/no-step-of-a-skipped-combat-phase-happens", "500.11"): combat_not_skipped,
    (
        "extra-turns/after-robs-extra-turn-from-time-warp-alexs-regular-turn-follows",
        "500.7",
    ): turn_of("Alex", after_the_turn_of="Rob"),
    (
        "leaving-the-game/of-two-who-have-left-carissas-goad-outlasts-alexs-missing-turn",
        "800.4k",
    ): turn_of("Alex", after_the_turn_of="Dana"),
    (
        "two-headed-giant/in-2hg-if-carissa-concedes-before-blocks-rob-and-alex-win",
        "810.8b",
    ): teammate_plays_on,
    (
        "cleanup-step/the-legend-rule-in-the-cleanup-step-gives-players-priority",
        "514.3a",
    ): next_turn_at_once("Alex", after_="cleanup"),
    (
        "players/when-the-active-player-leaves-the-turn-goes-on-with-no-active-player",
        "800.4j",
    ): next_turn_at_once("Carissa", after_="precombat_main"),
    (
        "mana-abilities/rasputin-dreamweavers-mana-is-there-at-once-without-the-stack",
        "605.3b",
    ): mana_on_the_stack,
    (
        "the-monarch/the-player-who-becomes-the-monarch-draws-in-their-own-end-step-only",
        "724.2",
    ): no_ability,
    (_TWO_TARGETS, "608.2b"): no_damage,
    (
        "keyword-abilities/an-indestructible-blocker-survives-lethal-combat-damage",
        "702.12b",
    ): put_into_the_graveyard("Darksteel Myr", unless="damage", is_=None),
    (
        f"{_SBA}/an-attacker-that-regenerates-in-combat-is-removed-from-combat",
        "506.4",
    ): goes_on_attacking,
    (
        "cleanup-step/a-player-with-nine-cards-discards-only-at-the-end-of-their-turn",
        "514.1",
    ): too_many_discarded,
}
"""By a scenario and the rule that is broken: what falsifies a line of its log, if it can."""


@pytest.mark.parametrize(("id_", "rule"), FORGED)
def test_the_rule_is_the_one_by_which_it_would_be_otherwise(id_: str, rule: str) -> None:
    lines = forged(in_full(id_), FORGED[id_, rule])
    found = checked([*lines, {"number": len(lines), "end": {}}]).findings
    assert [(one.line, one.rule, one.certainty) for one in found] == [(len(lines), rule, "certain")]


def forged(lines: list[Line], forge: Forge) -> list[Line]:
    """Falsify the first line on which that is possible, and end there."""
    before: State | None = None
    for place, line in enumerate(lines):
        after = line.get("said", {}).get("state")
        if before is not None and after and forge(copy.deepcopy(before), after):
            return lines[: place + 1]
        before = after or before
    raise AssertionError("no line can be falsified")


def test_nobody_may_be_kept_from_conceding() -> None:
    lines = in_full("ending-the-game/if-the-opponent-concedes-a-spell-on-the-stack-doesnt-resolve")
    place = next(n for n, one in enumerate(lines) if "concede" in one.get("said", {}))
    lines[place]["said"] |= {"verdict": "rejected", "state": lines[place - 1]["said"]["state"]}
    found = checked([*lines[: place + 1], {"number": place + 1, "end": {}}]).findings
    assert [(one.line, one.rule) for one in found] == [(place + 1, "104.3a")]


def test_an_extra_turn_that_is_lost_is_known_by_whose_turn_comes_without_it() -> None:
    id_ = "extra-turns/after-robs-extra-turn-from-time-warp-alexs-regular-turn-follows"
    lines = forged(in_full(id_), turn_of("Alex", after_the_turn_of="Rob"))
    for line in lines:
        if line.get("said", {}).get("state"):
            line["said"]["state"]["extra_turns"] = "unknown"
    lines.append({"number": len(lines), "end": {}})
    assert [one.rule for one in checked(lines).findings] == ["500.7"]


def test_a_log_that_tells_no_colors_is_not_judged_by_them() -> None:
    lines = in_full(f"{_SBA}/checks-are-repeated-before-blood-artists-trigger-gets-its-target")
    colored = 0
    for line in lines:
        for one in line.get("said", {}).get("state", {}).get("objects", ()):
            colored += one.get("now", {}).pop("colors", None) is not None
    assert colored
    assert checked(lines).findings == ()


def test_a_wrong_color_is_found_where_colors_are_told() -> None:
    lines = in_full(f"{_SBA}/checks-are-repeated-before-blood-artists-trigger-gets-its-target")
    for line in lines:
        for one in line.get("said", {}).get("state", {}).get("objects", ()):
            if one["name"] == "Grizzly Bears" and "now" in one:
                one["now"]["colors"] = ["R"]
    assert [one.rule for one in checked(lines).findings][:1] == ["613.1"]


@pytest.mark.parametrize("seen", [(), ("Rob",), ("Alex",)], ids=["nobody's", "Rob's", "Alex's"])
def test_hands_of_which_only_the_numbers_are_known_are_no_finding(seen: Sequence[str]) -> None:
    lines = in_full("timing-and-priority/a-creature-spell-needs-an-empty-stack-an-instant-doesnt")
    for line in lines:
        said = line.get("said", {})
        for state in (said.get("state", {}), said.get("load", {}).get("position", {})):
            there = state.get("objects", [])
            state["objects"] = [o for o in there if o["zone"] != "hand" or o["owner"] in seen]
    assert [one for one in checked(lines).findings if one.certainty == "certain"] == []
