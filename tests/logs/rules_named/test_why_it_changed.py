"""The rule that is named is that of what made, or didn't make, the change, not of the field."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.logs.games import Line, checked
from tests.logs.other_ways.test_freedoms import in_full
from tests.logs.rules_named.test_causes_of_what_stays import Forge, forged, kept, thing
from tests.logs.rules_named.test_nearer_causes import step

State = dict[str, Any]

_NINE_CARDS: Final = "cleanup-step/a-player-with-nine-cards-discards-only-at-the-end-of-their-turn"
_LEGENDS: Final = "golden-rules/legend-rule-choices-are-made-in-turn-order-and-take-effect-together"
_TRIBUTE: Final = (
    "golden-rules/a-player-earlier-in-apnap-order-decides-on-tribute-before-later-ones"
)
_TWO_HEADS: Final = "two-headed-giant"
_SICK: Final = "players/without-teams-robs-rushblade-commander-ignores-alexs-warrior"


def untriggered(before: State, after: State) -> bool:
    """Leave out abilities that trigger, and go on with the priority of the active player."""
    names = {one["name"] for one in before.get("objects", ())}
    new = [o["name"] for o in after["objects"] if o.get("kind") == "ability"]
    new = [name for name in new if name not in names]
    if not new:
        return False
    after["objects"] = [one for one in after["objects"] if one["name"] not in new]
    turn = after["turns"][0]
    turn["stack"] = [name for name in turn.get("stack", ()) if name not in new]
    turn |= {"priority": turn["active"], "passed": []}
    after["pending"] = [{"kind": "priority", "id": "forged", "decider": turn["active"]}]
    return True


def not_again(before: State, after: State) -> bool:
    """Leave out what triggers as another ability resolves, or a spell."""
    turn = (before.get("turns") or [{}])[0]
    return bool(turn.get("stack")) and untriggered(before, after)


def dies(name: str) -> Forge:
    """Put a permanent into its owner's graveyard as soon as something else is put into one."""

    def forge(before: State, after: State) -> bool:
        buried = [
            [one["name"] for one in state.get("objects", ()) if one["zone"] == "graveyard"]
            for state in (before, after)
        ]
        one = thing(after, name)
        if len(buried[0]) == len(buried[1]) or one["zone"] != "battlefield":
            return False
        bury(one)
        return True

    return forge


def bury(one: dict[str, Any]) -> None:
    left = {key: one[key] for key in ("name", "card", "owner")}
    one.clear()
    one |= {**left, "zone": "graveyard"}


def not_regenerated(before: State, after: State) -> bool:
    """Destroy a creature with a regeneration shield."""
    skeletons = thing(after, "Drudge Skeletons")
    if step(before) == "combat_damage" or step(after) != "combat_damage":
        return False
    bury(skeletons)
    return True


def into_the_graveyard(before: State, after: State) -> bool:
    """Put a creature into the graveyard that is exiled as the control over it ends."""
    moves = [thing(state, "Hill Giant").get("zone") for state in (before, after)]
    if moves == ["battlefield", "exile"]:
        thing(after, "Hill Giant")["zone"] = "graveyard"
    return moves == ["battlefield", "exile"]


def strikes_again(before: State, after: State) -> bool:
    """Let a creature that has lost first strike deal damage in the second step as well."""
    if step(before) != "first_strike_damage" or step(after) != "combat_damage":
        return False
    alex = next(one for one in after["players"] if one["name"] == "Alex")
    alex["life"] -= thing(after, "Youthful Knight")["now"]["power"]
    return True


def copied(before: State, after: State) -> bool:
    """Give a copy another power than that of the creature that is copied."""
    clone = thing(after, "Clone")
    copies = "copy_of" in clone and "copy_of" not in thing(before, "Clone")
    if copies:
        clone["now"]["power"] = 4
    return copies


def little_tribute(before: State, after: State) -> bool:
    """Let a creature enter with fewer counters than its tribute."""
    snake = thing(after, "Snake of the Golden Grove")
    if "counters" not in snake or "counters" in thing(before, snake["name"]):
        return False
    snake["counters"] = {"+1/+1": 2}
    snake["now"] |= {"power": 6, "toughness": 6}
    return True


def discards(*names: str, keeps: str = "") -> Forge:
    """Discard cards in cleanup that were not chosen, and keep one that was."""

    def forge(before: State, after: State) -> bool:
        if step(before) != "cleanup" or step(after) == "cleanup":
            return False
        for name in names:
            thing(after, name)["zone"] = "graveyard"
        if keeps:
            thing(after, keeps)["zone"] = "hand"
        else:
            next(one for one in after["players"] if one["name"] == "Alex")["hand"] -= len(names)
        return True

    return forge


def keeps_the_bottom_card(before: State, after: State) -> bool:
    """Leave the card in hand that is put on the bottom after a mulligan."""
    if not any(one["kind"] == "bottom_cards" for one in before["pending"]):
        return False
    after["players"] = before["players"]
    after["objects"] = before["objects"]
    return True


def white_mana(before: State, after: State) -> bool:
    """Let a Mountain make white mana."""
    alex = next(one for one in after["players"] if one["name"] == "Alex")
    if not before or "R" not in alex.get("mana_pool", ()):
        return False
    alex["mana_pool"] = ["W"]
    return True


FORGED: Final[dict[tuple[str, str], Forge]] = {
    (
        "attack-multiple-players/carissas-dying-blood-artist-sees-another-players-creature-die-too",
        "603.2",
    ): untriggered,
    (
        "handling-triggered-abilities/soul-warden-triggers-on-a-token-entering",
        "603.3",
    ): not_again,
    (
        "limited-range-of-influence/innocent-blood-makes-only-players-within-range-sacrifice",
        "801.10",
    ): dies("Craw Wurm"),
    (
        "leaving-the-game/alexs-act-of-treason-ends-after-rob-has-left-hill-giant-is-exiled",
        "800.4c",
    ): into_the_graveyard,
    (
        "state-based-actions/3-combat-damage-puts-jace-beleren-with-loyalty-3-into-the-graveyard",
        "120.3c",
    ): kept("Jace Beleren"),
    (
        "starting-the-game/a-player-who-took-a-mulligan-draws-seven-cards-and-bottoms-one",
        "103.5",
    ): keeps_the_bottom_card,
    (
        "keyword-actions/the-additional-vote-may-be-for-the-other-choice",
        "608.2c",
    ): kept("Hill Giant"),
    (
        "combat-damage-step/a-creature-that-loses-first-strike-doesnt-deal-damage-a-second-time",
        "510.4",
    ): strikes_again,
    (
        "combat-phase/two-players-relentless-assault-untaps-a-regenerated-attacker",
        "701.19a",
    ): not_regenerated,
    ("mana/mana-can-be-spent-later-in-the-same-step", "305.6"): white_mana,
    (_TRIBUTE, "707.2"): copied,
    (_TRIBUTE, "702.104a"): little_tribute,
    (_NINE_CARDS, "514.1"): discards("third Forest", keeps="second Forest"),
}
"""By a scenario and the rule that is broken: what falsifies a line of its log."""


@pytest.mark.parametrize(("id_", "rule"), FORGED)
def test_the_rule_is_that_of_what_makes_the_change(id_: str, rule: str) -> None:
    lines = forged(in_full(id_), FORGED[id_, rule])
    assert found(lines) == [(len(lines), rule, "certain")]


@pytest.mark.parametrize(
    ("id_", "rule", "number"), [(_NINE_CARDS, "514.1", 1), (_LEGENDS, "704.5j", 2)]
)
def test_too_few_or_too_many_are_chosen_by_the_rule_that_asks(
    id_: str, rule: str, number: int
) -> None:
    lines = in_full(id_)
    place = next(n for n, line in enumerate(lines) if "choose_objects" in str(_pending(lines, n)))
    asked = _pending(lines, place)[0]
    lines[place]["said"]["answer"]["say"]["chosen"] = asked["among"][:number]
    assert found(lines[: place + 1]) == [(place + 1, rule, "certain")]


@pytest.mark.parametrize(
    ("id_", "field"),
    [
        (_SICK, "sick"),
        (
            f"{_TWO_HEADS}/eves-three-player-team-at-2-life-can-pay-1-life-for-force-of-will",
            "tapped",
        ),
        (f"{_TWO_HEADS}/if-rob-draws-from-an-empty-library-in-2hg-the-whole-team-loses", "library"),
    ],
)
def test_what_hangs_on_something_unknown_is_no_finding(id_: str, field: str) -> None:
    lines = in_full(id_)
    for said in (line["said"] for line in lines if "said" in line):
        states = [said.get("state"), said.get("load", {}).get("position")]
        for state in (one for one in states if one):
            things = (o for o in state.get("objects", ()) if o["zone"] == "battlefield")
            for one in state["players"] if field == "library" else things:
                one[field] = "unknown"
    assert found(lines) == []


def found(lines: list[Line]) -> list[tuple[int | None, str | None, str]]:
    ended = [*lines, {"number": len(lines), "end": {}}] if "end" not in lines[-1] else lines
    return [(one.line, one.rule, one.certainty) for one in checked(ended).findings]


def _pending(lines: list[Line], place: int) -> list[dict[str, Any]]:
    """Return what is to be decided before a line."""
    said = lines[place - 1].get("said", {}) if place else {}
    pending: list[dict[str, Any]] = (said.get("state") or {}).get("pending", [])
    return pending
