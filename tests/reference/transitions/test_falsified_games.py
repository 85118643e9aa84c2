"""Forgeries that claims alone find, in a game of cards that nobody knows, each with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from tests.reference.transitions.games import (
    PLAYERS,
    Line,
    found,
    game,
    player,
    say,
    state,
    thing,
    turn,
)

Forge = Callable[[list[Line]], int]
"""Falsifies a log, and returns the place of the line that is wrong."""

FORGERIES: Final[list[tuple[str, str, Forge]]] = []


def forgery(rule: str, what: str) -> Callable[[Forge], Forge]:
    """Register a forgery with the rule that is broken."""

    def register(forge: Forge) -> Forge:
        FORGERIES.append((rule, what, forge))
        return forge

    return register


def where(log: list[Line], meant: Callable[[Line, Line], bool], skip: int = 0) -> int:
    """Return the place of the first line that is meant, by itself and the line before."""
    places = [
        place
        for place in range(1, len(log))
        if "verdict" in log[place]["said"] and meant(log[place - 1], log[place])
    ]
    return places[skip]


def said(kind: str) -> Callable[[Line, Line], bool]:
    return lambda _, line: say(line).get("kind") == kind


def into(step: str) -> Callable[[Line, Line], bool]:
    return lambda last, line: turn(line)["step"] == step != turn(last)["step"]


def moves_on(last: Line, line: Line) -> bool:
    """Tell whether somebody passes, and priority just goes on."""
    same = [turn(one)["step"] for one in (last, line)]
    stacks = [turn(one).get("stack", []) for one in (last, line)]
    return say(line).get("kind") == "pass" and same[0] == same[1] and stacks[0] == stacks[1]


def resolves(last: Line, line: Line) -> bool:
    stacks = [turn(one).get("stack", []) for one in (last, line)]
    return say(line).get("kind") == "pass" and len(stacks[1]) < len(stacks[0])


def attackers(line: Line) -> list[str]:
    return [one["attacker"] for one in say(line)["attacks"]]


def other(name: str) -> str:
    return next(one for one in PLAYERS if one != name)


def reset(log: list[Line], place: int) -> None:
    """Let a line show the state of the one before, but for what is set again."""
    log[place]["said"]["state"] = {**state(log[place - 1])}


def cut(log: list[Line], first: int, last: int) -> None:
    """Leave lines out, and let the next one answer what is asked before them."""
    del log[first:last]
    pending = asked(log[first - 1])
    log[first]["said"]["answer"].update(by=pending["decider"], about=pending["id"])


def asked(line: Line) -> Line:
    only: Line = state(line)["pending"][0]
    return only


@forgery("117.1", "somebody passes who doesn't have priority")
def _(log: list[Line]) -> int:
    place = where(log, said("pass"))
    spoken = log[place]["said"]["answer"]
    spoken["by"] = other(spoken["by"])
    return place


@forgery("117.1", "an answer to a decision that isn't pending")
def _(log: list[Line]) -> int:
    place = where(log, said("pass"))
    log[place]["said"]["answer"]["about"] = "of yore"
    return place


@forgery("117.3d", "somebody is asked who doesn't have priority")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    asked(log[place])["decider"] = other(asked(log[place])["decider"])
    return place


@forgery("117.3d", "priority skips a player")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: moves_on(a, b) and len(turn(b)["passed"]) == 1)
    last = turn(log[place])["passed"][0]
    third = next(one for one in PLAYERS if one not in (last, turn(log[place])["priority"]))
    turn(log[place])["priority"] = asked(log[place])["decider"] = third
    return place


@forgery("117.3d", "somebody else counts as having passed")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: moves_on(a, b) and len(turn(b)["passed"]) == 1)
    passed = turn(log[place])["passed"]
    turn(log[place])["passed"] = [
        one for one in PLAYERS if one not in (*passed, turn(log[place])["priority"])
    ]
    return place


@forgery("117.3d", "a pass is refused")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    log[place]["said"]["verdict"] = "rejected"
    return place


@forgery("117.3c", "after a spell is cast somebody else has priority")
def _(log: list[Line]) -> int:
    place = where(log, said("cast"))
    by = log[place]["said"]["answer"]["by"]
    turn(log[place])["priority"] = asked(log[place])["decider"] = other(by)
    return place


@forgery("117.3b", "after a spell has resolved somebody else has priority")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: resolves(a, b) and len(turn(b).get("stack", [])) < 1, skip=1)
    now = turn(log[place])
    now["priority"] = asked(log[place])["decider"] = other(now["active"])
    return place


@forgery("117.3a", "as a step begins somebody else has priority")
def _(log: list[Line]) -> int:
    place = where(log, into("end_step"))
    now = turn(log[place])
    now["priority"] = asked(log[place])["decider"] = other(now["active"])
    return place


@forgery("117.4", "a step ends before all have passed")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: moves_on(a, b) and turn(a)["step"] == "end_of_combat")
    turn(log[place]).update(step="postcombat_main", phase="postcombat_main", passed=[])
    turn(log[place]).pop("combat", None)
    return place


@forgery("117.4", "a spell resolves before all have passed")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: moves_on(a, b) and bool(turn(a).get("stack")))
    turn(log[place])["stack"] = turn(log[place])["stack"][:-1]
    return place


@forgery("405.5", "all have passed, and nothing resolves")
def _(log: list[Line]) -> int:
    place = where(log, resolves)
    reset(log, place)
    now = {**turn(log[place]), "priority": turn(log[place])["active"], "passed": []}
    state(log[place]).update(
        turns=[now], pending=[{"kind": "priority", "id": "new", "decider": now["active"]}]
    )
    return place


@forgery("500.2", "all have passed, and the step goes on")
def _(log: list[Line]) -> int:
    place = where(log, into("end_step"))
    reset(log, place)
    now = {**turn(log[place]), "priority": turn(log[place])["active"], "passed": []}
    state(log[place]).update(
        turns=[now], pending=[{"kind": "priority", "id": "new", "decider": now["active"]}]
    )
    return place


@forgery("405.2", "the stack is turned upside down")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: len(turn(b).get("stack", [])) > 1 and moves_on(a, b))
    turn(log[place])["stack"] = turn(log[place])["stack"][::-1]
    return place


@forgery("603.3b", "triggers of the active player lie above the others'")
def _(log: list[Line]) -> int:
    def come(last: Line, line: Line) -> bool:
        new = turn(line).get("stack", [])
        return len(new) > 1 and not set(new) & set(turn(last).get("stack", []))

    place = where(log, come)
    turn(log[place])["stack"] = turn(log[place])["stack"][::-1]
    return place


@forgery("102.1", "the next turn is the wrong player's")
def _(log: list[Line]) -> int:
    place = where(log, into("upkeep"))
    now, last = turn(log[place]), turn(log[place - 1])["active"]
    third = next(one for one in PLAYERS if one not in (last, now["active"]))
    now["active"] = now["priority"] = asked(log[place])["decider"] = third
    return place


@forgery("500.1", "a turn ends after its combat")
def _(log: list[Line]) -> int:
    first, last = where(log, into("end_of_combat")), where(log, into("upkeep"))
    cut(log, first, last)
    return first


@forgery("504.1", "a turn has no draw step")
def _(log: list[Line]) -> int:
    first, last = where(log, into("draw")), where(log, into("precombat_main"))
    cut(log, first, last)
    return first


@forgery("506.1", "combat has no damage")
def _(log: list[Line]) -> int:
    first, last = where(log, into("combat_damage")), where(log, into("end_of_combat"))
    cut(log, first, last)
    return first


@forgery("501.1", "a turn begins with its draw step")
def _(log: list[Line]) -> int:
    first, last = where(log, into("upkeep")), where(log, into("draw"))
    cut(log, first, last)
    return first


@forgery("500.1", "a step comes again")
def _(log: list[Line]) -> int:
    place = where(log, into("postcombat_main"))
    turn(log[place]).update(step="precombat_main", phase="precombat_main")
    return place


@forgery("502.3", "a permanent doesn't untap")
def _(log: list[Line]) -> int:
    place = where(log, into("upkeep"), skip=2)
    mine = turn(log[place])["active"]
    tapped = (
        one["name"]
        for one in state(log[place - 1])["objects"]
        if one.get("tapped") and one.get("controller") == mine
    )
    thing(log[place], next(tapped))["tapped"] = True
    return place


@forgery("502.3", "the permanents of another untap")
def _(log: list[Line]) -> int:
    place = where(log, into("upkeep"))
    for one in state(log[place])["objects"]:
        if one.get("tapped"):
            del one["tapped"]
            break
    return place


@forgery("504.1", "nobody draws")
def _(log: list[Line]) -> int:
    place = where(log, into("draw"))
    kept = state(log[place - 1])
    state(log[place]).update(players=kept["players"], objects=kept["objects"])
    return place


@forgery("504.1", "two cards are drawn")
def _(log: list[Line]) -> int:
    place = where(log, into("draw"))
    draw(log[place])
    return place


@forgery("603.3", "a card is drawn at once for a creature that enters")
def _(log: list[Line]) -> int:
    place = where(log, enters)
    draw(log[place])
    return place


def enters(last: Line, line: Line) -> bool:
    """Tell whether what was on top of the stack is on the battlefield now."""
    stack = turn(last).get("stack", [])
    there = {one["name"] for one in state(line)["objects"] if one["zone"] == "battlefield"}
    return bool(stack) and stack[-1] in there


def draw(line: Line) -> None:
    """Let the active player have drawn a card more."""
    active = turn(line)["active"]
    mine = [o for o in state(line)["objects"] if o["owner"] == active and o["zone"] == "library"]
    card = min(mine, key=lambda one: one.get("position") or 0)
    card["zone"] = "hand"
    card.pop("position", None)
    player(line, active)["library"] -= 1
    player(line, active)["hand"] = player(line, active).get("hand", 0) + 1


@forgery("514.2", "damage stays")
def _(log: list[Line]) -> int:
    place = where(log, into("upkeep"))
    for line in log[: place + 1]:
        thing(line, "Rob's Drake")["damage"] = 1
    return place


@forgery("305.2", "a second land")
def _(log: list[Line]) -> int:
    place = where(log, said("play_land"))
    by = log[place]["said"]["answer"]["by"]
    for line in log[:place]:
        player(line, by)["lands_played"] = 1
    player(log[place], by)["lands_played"] = 2
    return place


@forgery("305.2", "a land that was played doesn't count")
def _(log: list[Line]) -> int:
    place = where(log, said("play_land"), skip=1)
    player(log[place], log[place]["said"]["answer"]["by"])["lands_played"] = 0
    return place


@forgery("305.1", "a land in the upkeep")
def _(log: list[Line]) -> int:
    place = where(log, said("play_land"))
    for line in log[: place + 1]:
        turn(line).update(step="draw", phase="beginning")
    return place


@forgery("307.1", "a sorcery in combat")
def _(log: list[Line]) -> int:
    return _as(log, "Sorcery")


@forgery("302.1", "a creature in combat")
def _(log: list[Line]) -> int:
    return _as(log, "Creature")


def _as(log: list[Line], kind: str) -> int:
    cut(log, 1, where(log, said("cast")))
    place = where(log, said("cast"))
    thing(log[place], say(log[place])["card"])["now"]["types"] = [kind]
    for line in log[: place + 1]:
        turn(line).update(step="beginning_of_combat", phase="combat")
    return place


@forgery("601.2h", "nothing is paid for a spell")
def _(log: list[Line]) -> int:
    place = where(log, said("cast"))
    for name in say(log[place])["pay"]:
        thing(log[place], name).pop("tapped", None)
    return place


@forgery("601.2a", "a spell is somebody else's")
def _(log: list[Line]) -> int:
    place = where(log, said("cast"))
    one = thing(log[place], say(log[place])["card"])
    one["controller"] = other(one["controller"])
    return place


@forgery("508.1", "somebody else is asked to attack")
def _(log: list[Line]) -> int:
    place = where(log, into("declare_attackers"))
    asked(log[place])["decider"] = other(asked(log[place])["decider"])
    return place


@forgery("508.1a", "a tapped creature attacks")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    thing(log[place - 1], attackers(log[place])[0])["tapped"] = True
    return place - 1


@forgery("508.1a", "a creature of somebody else attacks")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    mine = thing(log[place - 1], attackers(log[place])[0])["controller"]
    say(log[place])["attacks"][0]["attacker"] = f"{other(mine)}'s Bears 0"
    return place


@forgery("508.1a", "a creature that can attack isn't offered")
def _(log: list[Line]) -> int:
    place = where(log, into("declare_attackers"))
    del asked(log[place])["candidates"][0]
    return place


@forgery("506.2", "a player is attacked by an own creature")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    say(log[place])["attacks"][0]["attacks"] = log[place]["said"]["answer"]["by"]
    return place


@forgery("508.1f", "an attacker isn't tapped")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    thing(log[place], attackers(log[place])[0]).pop("tapped")
    return place


@forgery("508.1k", "an attacker that was declared doesn't attack")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    del turn(log[place])["combat"]["attacks"][0]
    return place


def blocked(_: Line, line: Line) -> bool:
    return bool(say(line).get("kind") == "declare_blockers" and say(line).get("blocks"))


@forgery("509.1a", "a tapped creature blocks")
def _(log: list[Line]) -> int:
    place = where(log, blocked)
    name = say(log[place])["blocks"][0]["blocker"]
    thing(log[place - 1], name)["tapped"] = True
    return place - 1


@forgery("802.4a", "a creature blocks what attacks another player")
def _(log: list[Line]) -> int:
    place = where(log, blocked)
    mine = thing(log[place], say(log[place])["blocks"][0]["blocker"])["controller"]
    for one in turn(log[place - 1])["combat"]["attacks"]:
        if one["defender"] != mine:
            say(log[place])["blocks"][0]["blocks"] = [one["attacker"]]
            break
    return place


@forgery("702.9b", "a creature without flying blocks one with it")
def _(log: list[Line]) -> int:
    place = where(log, blocked)
    name = say(log[place])["blocks"][0]["blocks"][0]
    for line in log[: place - 1]:
        for one in state(line)["objects"]:
            if one["name"] == name and one.get("now"):
                one["now"]["keywords"] = ["flying"]
    thing(log[place - 1], name)["now"]["keywords"] = ["flying"]
    return place - 1


@forgery("509.1h", "what was blocked is no longer")
def _(log: list[Line]) -> int:
    def is_blocked(line: Line) -> bool:
        combat = turn(line).get("combat") or {}
        return any(one.get("blocked") for one in combat.get("attacks", ()))

    place = where(log, lambda a, b: is_blocked(a) and is_blocked(b) and moves_on(a, b))
    for one in turn(log[place])["combat"]["attacks"]:
        if one.get("blocked"):
            one.update(blocked=False, blockers=[])
    turn(log[place])["combat"]["blocks"] = []
    return place


@forgery("510.2", "a player isn't dealt the damage")
def _(log: list[Line]) -> int:
    place = where(log, into("combat_damage"))
    for one in PLAYERS:
        player(log[place], one)["life"] = player(log[place - 1], one)["life"]
    return place


@forgery("119.3", "a life total changes as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    player(log[place], "Rob")["life"] += 3
    return place


@forgery("119.3", "a life total changes as a step begins")
def _(log: list[Line]) -> int:
    place = where(log, into("end_step"))
    player(log[place], "Rob")["life"] -= 2
    return place


@forgery("122.1", "counters appear as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    thing(log[place], "Rob's Drake")["counters"] = {"+1/+1": 2}
    return place


@forgery("110.2", "control changes as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    thing(log[place], "Rob's Drake")["controller"] = "Alex"
    return place


@forgery("110.5", "a permanent is tapped as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    thing(log[place], "Rob's Forest 2")["tapped"] = True
    return place


@forgery("120.6", "a creature is damaged as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    thing(log[place], "Rob's Drake")["damage"] = 1
    return place


@forgery("400.1", "a card is lost as a spell resolves")
def _(log: list[Line]) -> int:
    place = where(log, resolves)
    things = state(log[place])["objects"]
    things.remove(thing(log[place], "Rob's Drake"))
    return place


@forgery("400.1", "a card is in two zones")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    state(log[place])["objects"].append({**thing(log[place], "Rob's Drake"), "zone": "exile"})
    return place


@forgery("400.7", "a permanent is put into its owner's graveyard as somebody passes")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    one = thing(log[place], "Rob's Drake")
    for field in ("controller", "now", "tapped", "sick"):
        one.pop(field, None)
    one["zone"] = "graveyard"
    return place


@forgery("704.5a", "a player without life plays on")
def _(log: list[Line]) -> int:
    place = where(log, into("combat_damage"))
    less = player(log[place], "Carissa")["life"]
    for line in log:
        player(line, "Carissa")["life"] -= less
    return place


@forgery("704.5c", "a player with ten poison counters plays on")
def _(log: list[Line]) -> int:
    place = where(log, into("combat_damage"))
    player(log[place], "Rob")["poison"] = 10
    return place


@forgery("108.3", "a card has another owner")
def _(log: list[Line]) -> int:
    place = where(log, resolves)
    thing(log[place], "Rob's Drake")["owner"] = "Alex"
    return place


@forgery("402.1", "a hand counts another card")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    player(log[place], "Rob")["hand"] = player(log[place], "Rob").get("hand", 0) + 1
    return place


@forgery("402.3", "a player is shown another's hand")
def _(log: list[Line]) -> int:
    place = next(n for n, line in enumerate(log) if "view" in line["said"])
    hidden = next(
        one
        for one in state(log[place - 1])["objects"]
        if one["zone"] == "hand" and one["owner"] != "Rob"
    )
    state(log[place])["objects"].append(hidden)
    return place


@forgery("104.3a", "who has conceded is still there")
def _(log: list[Line]) -> int:
    reset(log, len(log) - 1)
    return len(log) - 1


@forgery("800.4a", "objects stay as their owner leaves")
def _(log: list[Line]) -> int:
    place = len(log) - 1
    state(log[place])["objects"].append(thing(log[place - 1], "Carissa's Drake"))
    return place


def library(line: Line, owner: str) -> list[Line]:
    """Return the cards of a library, from its top."""
    cards = [o for o in state(line)["objects"] if o["owner"] == owner and o["zone"] == "library"]
    return sorted(cards, key=lambda one: one["position"])


@forgery("401.2", "two cards of a library change places")
def _(log: list[Line]) -> int:
    place = where(log, moves_on)
    first, *_, last = library(log[place], "Rob")
    first["position"], last["position"] = last["position"], first["position"]
    return place


@forgery("121.1", "a card from the bottom of a library is drawn")
def _(log: list[Line]) -> int:
    place = where(log, into("draw"))
    active = turn(log[place])["active"]
    top = thing(log[place], library(log[place - 1], active)[0]["name"])
    last = library(log[place], active)[-1]
    top.update(zone="library", position=0)
    last["zone"] = "hand"
    del last["position"]
    return place


def gives_priority(line: Line, name: str) -> None:
    turn(line)["priority"] = asked(line)["decider"] = name


@forgery("508.2", "a defending player has priority after the attack")
def _(log: list[Line]) -> int:
    place = where(log, said("declare_attackers"))
    gives_priority(log[place], other(turn(log[place])["active"]))
    return place


@forgery("509.2", "a defending player has priority after the blocks")
def _(log: list[Line]) -> int:
    place = where(
        log, lambda a, b: said("declare_blockers")(a, b) and asked(b)["kind"] == "priority"
    )
    gives_priority(log[place], other(turn(log[place])["active"]))
    return place


@forgery("509.1", "a player who has declared blockers is asked again")
def _(log: list[Line]) -> int:
    place = where(log, blocked)
    state(log[place])["pending"] = [{**asked(log[place - 1]), "id": "again"}]
    turn(log[place])["priority"] = None
    return place


@forgery("110.5", "a creature that blocks becomes tapped")
def _(log: list[Line]) -> int:
    place = where(log, lambda a, b: blocked(a, b) and asked(b)["kind"] == "priority")
    thing(log[place], say(log[place])["blocks"][0]["blocker"])["tapped"] = True
    return place


@forgery("514.3", "somebody acts in the cleanup step")
def _(log: list[Line]) -> int:
    place = where(log, into("upkeep"))
    reset(log, place)
    last = turn(log[place - 1])
    state(log[place])["turns"] = [{**last, "step": "cleanup", "passed": []}]
    state(log[place])["pending"] = [{**asked(log[place - 1]), "id": "late"}]
    gives_priority(log[place], last["active"])
    return place


@pytest.mark.parametrize("unknown", [False, True], ids=["known", "unknown"])
def test_as_it_is_nothing_is_found(*, unknown: bool) -> None:
    assert found(game(unknown=unknown)) == ()


@pytest.mark.parametrize(
    ("rule", "forge"),
    [(rule, forge) for rule, _, forge in FORGERIES],
    ids=[what.replace(" ", "-") for _, what, _ in FORGERIES],
)
def test_claims_find_it_though_nobody_knows_a_card(rule: str, forge: Forge) -> None:
    log = game(unknown=True)
    place = forge(log)
    first = found(log[: place + 2])[0]
    assert (first.at, first.rule) == (place, rule)
