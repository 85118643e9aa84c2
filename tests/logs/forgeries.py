"""Ways to falsify a line of a log, each of which breaks one rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

State = dict[str, Any]
Say = dict[str, Any]


class Told(NamedTuple):
    """A line: what was said, the state before and the one after, which is to be falsified."""

    said: dict[str, Any]
    before: State
    after: State

    @property
    def say(self) -> Say:
        """The answer; nothing for anything else."""
        say: Say = self.said.get("answer", {}).get("say", {})
        return say if self.said.get("verdict") == "accepted" else {}

    @property
    def kind(self) -> str:
        """The kind of the answer."""
        return str(self.say.get("kind", ""))


Forge = Callable[[Told], bool]
FORGERIES: Final[dict[str, tuple[str, Forge]]] = {}
"""By name: the rule that is broken, and what falsifies the state; False if that cannot be."""


def breaks(rule: str) -> Callable[[Forge], Forge]:
    """Register a forgery."""

    def register(forge: Forge) -> Forge:
        FORGERIES[forge.__name__] = (rule, forge)
        return forge

    return register


def turn(state: State) -> State:
    """Return the turn that is going on; an empty one if there is none."""
    turns = state.get("turns") or [{}]
    found: State = turns[0]
    return found


def objects(state: State) -> list[State]:
    """Return the objects, to be changed."""
    found: list[State] = state.setdefault("objects", [])
    return found


def step(state: State) -> str:
    return str(turn(state).get("step", ""))


def new_turn(it: Told) -> bool:
    before, after = turn(it.before), turn(it.after)
    return bool(before and after) and before.get("number") != after.get("number")


def named(state: State, name: str) -> State | None:
    return next((one for one in objects(state) if one["name"] == name), None)


def pairs(it: Told) -> Iterator[tuple[State, State]]:
    """Yield the objects that were there, before and after."""
    was = {one["name"]: one for one in objects(it.before)}
    yield from ((was[one["name"]], one) for one in objects(it.after) if one["name"] in was)


def players(it: Told) -> Iterator[tuple[State, State]]:
    yield from zip(it.before["players"], it.after["players"], strict=True)


def resolved(it: Told) -> State | None:
    """Return what has resolved."""
    stack, now = turn(it.before).get("stack", []), turn(it.after).get("stack", [])
    if (
        it.kind != "pass"
        or not stack
        or len(now) >= len(stack)
        or step(it.before) != step(it.after)
    ):
        return None
    return named(it.before, stack[-1])


def nothing_happens(it: Told) -> bool:
    """Tell whether somebody passes and only the next one is asked."""
    changed = any(was != now for was, now in pairs(it)) or any(a != b for a, b in players(it))
    same = len(objects(it.before)) == len(objects(it.after))
    return it.kind == "pass" and not changed and same and asked(it.after) == "priority"


def asked(state: State) -> str:
    kinds = {one["kind"] for one in state.get("pending", [])}
    return kinds.pop() if len(kinds) == 1 else ""


def types(thing: State) -> list[str]:
    now = thing.get("now")
    return now.get("types", []) if isinstance(now, dict) else []


def somebody_else(state: State, name: str) -> str | None:
    there = [p["name"] for p in state["players"] if not p.get("left")]
    return next((one for one in there if one != name), None)


def change(one: State, **fields: object) -> bool:
    one.update(fields)
    return True


def first(found: Iterator[bool]) -> bool:
    return any(found)


# turns, steps, priority


@breaks("502.3")
def a_permanent_stays_tapped(it: Told) -> bool:
    own = turn(it.after).get("active")
    return new_turn(it) and first(
        change(now, tapped=True)
        for was, now in pairs(it)
        if was.get("tapped") and not now.get("tapped") and now.get("controller") == own
    )


@breaks("502.3")
def a_permanent_of_another_player_untaps(it: Told) -> bool:
    own = turn(it.after).get("active")
    return (
        new_turn(it)
        and not it.after.get("teams")
        and first(
            change(now, tapped=False)
            for was, now in pairs(it)
            if was.get("tapped") and now.get("tapped") and now.get("controller") != own
        )
    )


@breaks("103.8a")
def the_starting_player_has_a_draw_step(it: Told) -> bool:
    skipped = step(it.before) == "upkeep" and step(it.after) == "precombat_main"
    begun = turn(it.after).get("number") == 1 and len(it.after["players"]) < 3
    return skipped and begun and change(turn(it.after), phase="beginning", step="draw")


@breaks("508.8")
def blocks_are_due_though_nothing_attacks(it: Told) -> bool:
    there = step(it.before) == "declare_attackers" and step(it.after) == "end_of_combat"
    return there and it.kind == "pass" and change(turn(it.after), step="declare_blockers")


@breaks("807.4c")
def a_turn_marker_skips_a_player(it: Told) -> bool:
    seats = [one["name"] for one in it.after["players"] if not one.get("left")]
    held = {one.get("marker"): one["active"] for one in it.before.get("turns", [])}
    begun = [one for one in it.after.get("turns", []) if "marker" in one]
    moved = [
        one
        for one in begun
        if held.get(one["marker"]) and one["active"] in seats
        if one["active"] != held[one["marker"]]
    ]
    if it.kind != "pass" or not moved:
        return False
    to = seats[(seats.index(moved[0]["active"]) + 1) % len(seats)]
    for one in it.after["markers"]:
        if one["number"] == moved[0]["marker"]:
            one["player"] = to
    place = it.after["turns"].index(moved[0])
    for one in it.after["pending"]:
        if one["kind"] == "priority" and one.get("turn", 0) == place:
            one["decider"] = to
    return change(moved[0], active=to, priority=to)


@breaks("504.1")
def nobody_draws(it: Told) -> bool:
    if step(it.after) != "draw" or step(it.before) == "draw":
        return False
    was = {one["name"]: one for one in objects(it.before)}
    for one in list(objects(it.after)):
        drawn = was.get(one["name"], {"zone": "library"})["zone"] == "library"
        if drawn and one["zone"] == "hand":
            if one["name"] in was:
                one.update(was[one["name"]])
            else:
                objects(it.after).remove(one)
            player = next(p for p in it.after["players"] if p["name"] == one["owner"])
            return change(player, hand=player.get("hand", 0) - 1, library=player["library"] + 1)
    return False


@breaks("504.1")
def too_many_cards_leave_the_library(it: Told) -> bool:
    if step(it.after) != "draw" or step(it.before) == "draw":
        return False
    player = next(p for p in it.after["players"] if p["name"] == turn(it.after)["active"])
    return player.get("library", "unknown") != "unknown" and change(
        player, library=player["library"] - 1
    )


@breaks("501.1")
def the_upkeep_is_skipped(it: Told) -> bool:
    return new_turn(it) and step(it.after) == "upkeep" and change(turn(it.after), step="draw")


@breaks("506.1")
def blockers_are_not_declared(it: Told) -> bool:
    there = step(it.before) == "declare_attackers" and step(it.after) == "declare_blockers"
    return there and it.kind == "pass" and change(turn(it.after), step="end_of_combat")


@breaks("512.1")
def the_end_step_is_skipped(it: Told) -> bool:
    there = step(it.before) != "end_step" and step(it.after) == "end_step"
    return there and it.kind == "pass" and change(turn(it.after), step="cleanup")


@breaks("500.1")
def the_second_main_phase_is_skipped(it: Told) -> bool:
    there = step(it.before) != step(it.after) == "postcombat_main"
    return there and it.kind == "pass" and change(turn(it.after), phase="ending", step="end_step")


@breaks("500.2")
def the_step_does_not_end(it: Told) -> bool:
    before = turn(it.before)
    there = it.kind == "pass" and step(it.before) != step(it.after) and not before.get("stack")
    same = {key: before.get(key) for key in ("step", "phase", "number", "active")}
    return (
        there and step(it.after) != "untap" and not new_turn(it) and change(turn(it.after), **same)
    )


@breaks("117.4")
def a_step_ends_before_all_have_passed(it: Told) -> bool:
    before, after = turn(it.before), turn(it.after)
    goes_on = it.kind == "pass" and before.get("step") == after.get("step") and not new_turn(it)
    empty = not before.get("stack") and not after.get("stack") and asked(it.after) == "priority"
    ends = goes_on and empty and step(it.after) == "upkeep"
    return ends and change(after, step="draw", priority=after.get("active"), passed=[])


@breaks("117.4")
def a_spell_resolves_before_all_have_passed(it: Told) -> bool:
    stack = turn(it.after).get("stack", [])
    top = named(it.after, stack[-1]) if stack and nothing_happens(it) else None
    if top is None or top.get("kind", "card") != "card":
        return False
    top.pop("controller", None)
    own = turn(it.after).get("active")
    change(it.after["pending"][0], decider=own)
    change(turn(it.after), stack=stack[:-1], priority=own, passed=[])
    return change(top, zone="graveyard")


@breaks("514.3")
def somebody_has_priority_as_the_turn_is_cleaned_up(it: Told) -> bool:
    before = turn(it.before)
    if not (new_turn(it) and step(it.before) == "end_step" and not it.after.get("teams")):
        return False
    active = before.get("active")
    stays = {key: before.get(key) for key in ("number", "active", "phase")}
    change(turn(it.after), **stays, step="cleanup", priority=active, passed=[])
    return asked(it.after) == "priority" and change(it.after["pending"][0], decider=active)


def _priority_to_another(it: Told) -> bool:
    if asked(it.after) != "priority":
        return False
    other = somebody_else(it.after, it.after["pending"][0]["decider"])
    if other is None or it.after.get("teams"):
        return False
    return change(it.after["pending"][0], decider=other) and change(turn(it.after), priority=other)


@breaks("117.3a")
def another_player_is_first_in_a_step(it: Told) -> bool:
    begun = it.kind == "pass" and step(it.before) != step(it.after) and resolved(it) is None
    return begun and _priority_to_another(it)


@breaks("117.3b")
def another_player_is_first_after_a_spell(it: Told) -> bool:
    return resolved(it) is not None and _priority_to_another(it)


@breaks("117.3c")
def another_player_is_next_after_casting(it: Told) -> bool:
    return it.kind == "cast" and _priority_to_another(it)


@breaks("117.3c")
def another_player_is_next_after_playing_a_land(it: Told) -> bool:
    return it.kind == "play_land" and _priority_to_another(it)


@breaks("117.3d")
def a_player_is_passed_over(it: Told) -> bool:
    still = step(it.before) == step(it.after) and len(it.after["players"]) > 2
    return still and nothing_happens(it) and _priority_to_another(it)


# attacking and blocking


def _attacks(it: Told) -> list[State]:
    found: list[State] = (turn(it.after).get("combat") or {}).get("attacks", [])
    return found if it.kind == "declare_attackers" else []


@breaks("508.1f")
def an_attacker_does_not_tap(it: Told) -> bool:
    attackers = {one["attacker"] for one in _attacks(it)}
    return first(
        change(now, tapped=False)
        for was, now in pairs(it)
        if now["name"] in attackers and now.get("tapped") and not was.get("tapped")
    )


@breaks("702.20b")
def a_vigilant_attacker_taps(it: Told) -> bool:
    attackers = {one["attacker"] for one in _attacks(it)}
    return first(
        change(now, tapped=True)
        for _, now in pairs(it)
        if now["name"] in attackers and "vigilance" in now["now"].get("keywords", ())
    )


@breaks("508.1k")
def a_creature_does_not_attack(it: Told) -> bool:
    attacks = _attacks(it)
    return len(attacks) > 1 and bool(attacks.pop())


@breaks("508.1b")
def a_creature_attacks_another_player(it: Told) -> bool:
    names = {p["name"] for p in it.after["players"] if not p.get("left")}
    for one in _attacks(it):
        others = names - {one["attacks"], turn(it.after)["active"]}
        if one["attacks"] in names and others and not it.after.get("teams"):
            return change(one, attacks=min(others))
    return False


@breaks("509.1h")
def a_blocked_creature_is_not_blocked(it: Told) -> bool:
    attacks = (turn(it.after).get("combat") or {}).get("attacks", [])
    return it.kind == "declare_blockers" and first(
        change(one, blocked=False) for one in attacks if one.get("blocked") is True
    )


@breaks("802.4")
def the_last_of_several_defending_players_blocks_first(it: Told) -> bool:
    pending = it.after.get("pending") or [{}]
    defending = (turn(it.after).get("combat") or {}).get("defending") or []
    blocks = len(pending) == 1 and pending[0].get("kind") == "declare_blockers"
    first_of_all = blocks and it.kind == "pass" and defending[:1] == [pending[0].get("decider")]
    return first_of_all and len(defending) > 1 and change(pending[0], decider=defending[-1])


@breaks("509.1g")
def a_block_is_forgotten(it: Told) -> bool:
    combat = turn(it.after).get("combat") or {}
    if it.kind != "declare_blockers" or not combat.get("blocks"):
        return False
    return bool(combat["blocks"].pop())


def _damage_dealt(it: Told) -> bool:
    dealt = "combat_damage" in step(it.after) or "first_strike" in step(it.after)
    passed = it.kind == "pass" and step(it.before) != step(it.after)
    return dealt and (passed or it.kind == "assign_damage")


@breaks("510.2")
def an_attacked_player_is_dealt_no_damage(it: Told) -> bool:
    return _damage_dealt(it) and first(
        change(now, life=was["life"]) for was, now in players(it) if now["life"] < was["life"]
    )


@breaks("510.2")
def a_creature_is_dealt_no_combat_damage(it: Told) -> bool:
    return _damage_dealt(it) and first(
        change(now, damage=0)
        for was, now in pairs(it)
        if now.get("damage") and not was.get("damage")
    )


@breaks("510.2")
def combat_damage_is_doubled(it: Told) -> bool:
    return _damage_dealt(it) and first(
        change(now, life=2 * now["life"] - was["life"])
        for was, now in players(it)
        if now["life"] < was["life"] and now["life"] > 10
    )


def a_blocked_creature_damages_the_player_too(it: Told) -> bool:
    """Break 510.1c. It isn't among the others: with unknown cards it is never certain."""
    attacks = (turn(it.before).get("combat") or {}).get("attacks", [])
    things = {one["name"]: one for one in objects(it.before)}
    for attack in attacks if _damage_dealt(it) else ():
        now = things[attack["attacker"]].get("now", {})
        power, tramples = now.get("power"), "trample" in now.get("keywords", ())
        hit = [p for p in it.after["players"] if p["name"] == attack["attacks"]]
        if attack.get("blocked") is True and power and not tramples and hit:
            return change(hit[0], life=hit[0]["life"] - power)
    return False


@breaks("400.1")
def a_card_that_is_played_stays_in_the_hand_too(it: Told) -> bool:
    card = named(it.before, str(it.say.get("card"))) if it.kind == "play_land" else None
    if card is not None:
        objects(it.after).append(dict(card))
    return card is not None


@breaks("603.3a")
def a_trigger_is_controlled_by_somebody_else(it: Told) -> bool:
    for one in objects(it.after):
        new = one.get("kind") == "ability" and named(it.before, one["name"]) is None
        if new and it.kind != "activate" and one["name"] in turn(it.after).get("stack", ()):
            others = (p["name"] for p in it.after["players"] if p["name"] != one["controller"])
            return change(one, controller=min(others))
    return False


@breaks("702.15b")
def lifelink_gains_no_life(it: Told) -> bool:
    return _damage_dealt(it) and first(
        change(now, life=was["life"]) for was, now in players(it) if now["life"] > was["life"]
    )


@breaks("704.5h")
def a_creature_survives_deathtouch(it: Told) -> bool:
    fought = [one for one in objects(it.before) if types(one) and one["zone"] == "battlefield"]
    deadly = any("deathtouch" in one["now"].get("keywords", ()) for one in fought)
    return (
        deadly
        and _damage_dealt(it)
        and first(
            change(now, **{**was, "damage": 1})
            for was, now in pairs(it)
            if was["zone"] == "battlefield" and now["zone"] == "graveyard"
            if "Creature" in types(was) and was["now"]["toughness"] > 1
        )
    )


@breaks("704.5g")
def a_creature_survives_lethal_damage(it: Told) -> bool:
    return _damage_dealt(it) and first(
        change(now, **{**was, "damage": was["now"]["toughness"]})
        for was, now in pairs(it)
        if was["zone"] == "battlefield" and now["zone"] == "graveyard" and "Creature" in types(was)
    )


# casting, activating, resolving


def _unpaid(it: Told) -> bool:
    return first(
        change(now, tapped=False)
        for was, now in pairs(it)
        if "Land" in types(now) and now.get("tapped") and not was.get("tapped")
    )


@breaks("601.2h")
def a_spell_is_not_paid(it: Told) -> bool:
    return it.kind == "cast" and _unpaid(it)


@breaks("602.2b")
def an_ability_is_not_paid(it: Told) -> bool:
    lands = [one["name"] for one in objects(it.before) if "Land" in types(one)]
    return it.kind == "activate" and it.say["source"] not in lands and _unpaid(it)


@breaks("601.2a")
def a_spell_that_is_cast_stays_in_hand(it: Told) -> bool:
    if it.kind != "cast" or (now := named(it.after, it.say["card"])) is None:
        return False
    was = named(it.before, it.say["card"])
    if was is None or was["zone"] != "hand" or now["zone"] != "stack":
        return False
    now.clear()
    return change(now, **was)


@breaks("601.2c")
def a_spell_has_another_target(it: Told) -> bool:
    spell = named(it.after, it.say.get("card", "")) if it.kind == "cast" else None
    if spell is None or not spell.get("targets"):
        return False
    others = [p["name"] for p in it.after["players"] if p["name"] not in spell["targets"]]
    return change(spell, targets=[others[0], *spell["targets"][1:]])


@breaks("602.2a")
def an_ability_does_not_come_on_the_stack(it: Told) -> bool:
    known = {one["name"] for one in objects(it.before)}
    for one in objects(it.after):
        if it.kind == "activate" and one.get("kind") == "ability" and one["name"] not in known:
            objects(it.after).remove(one)
            turn(it.after)["stack"].remove(one["name"])
            return True
    return False


@breaks("305.1")
def a_land_is_refused(it: Told) -> bool:
    if it.kind != "play_land":
        return False
    it.after.clear()
    it.after.update(it.before)
    return change(it.said, verdict="rejected")


@breaks("606.4")
def loyalty_is_not_paid(it: Told) -> bool:
    thing = named(it.after, it.say.get("source", "")) if it.kind == "activate" else None
    was = named(it.before, it.say.get("source", ""))
    if thing is None or was is None or "loyalty" not in was.get("counters", {}):
        return False
    return thing.get("counters") != was["counters"] and change(thing, counters=was["counters"])


@breaks("305.1")
def a_land_that_is_played_goes_nowhere(it: Told) -> bool:
    card = named(it.after, it.say.get("card", "")) if it.kind == "play_land" else None
    was = named(it.before, it.say.get("card", ""))
    if card is None or was is None or card["zone"] != "battlefield":
        return False
    card.clear()
    return change(card, **was)


@breaks("305.2")
def a_land_is_not_counted(it: Told) -> bool:
    return it.kind == "play_land" and first(
        change(now, lands_played=was.get("lands_played", 0))
        for was, now in players(it)
        if was.get("lands_played", 0) != now.get("lands_played", 0)
    )


@breaks("405.5")
def a_spell_does_not_resolve(it: Told) -> bool:
    spell = resolved(it)
    if spell is None or it.after.get("stage", "playing") == "over":
        return False
    for key in ("objects", "players"):
        it.after[key] = it.before[key]
    return change(turn(it.after), stack=turn(it.before)["stack"])


@breaks("608.2n")
def a_spell_that_resolved_is_exiled(it: Told) -> bool:
    spell = resolved(it)
    card = named(it.after, spell["name"]) if spell else None
    there = card is not None and card["zone"] == "graveyard" and card.get("kind", "card") == "card"
    return there and card is not None and change(card, zone="exile")


@breaks("608.3a")
def a_permanent_spell_goes_to_the_graveyard(it: Told) -> bool:
    spell = resolved(it)
    card = named(it.after, spell["name"]) if spell else None
    if card is None or card["zone"] != "battlefield":
        return False
    keep = {key: card[key] for key in ("name", "card", "owner")}
    card.clear()
    return change(card, zone="graveyard", **keep)


@breaks("608.2c")
def a_spell_does_not_change_a_life_total(it: Told) -> bool:
    return (
        resolved(it) is not None
        and it.after.get("stage", "playing") != "over"
        and first(
            change(now, life=was["life"])
            for was, now in players(it)
            if was["life"] != now["life"] and not now.get("left")
        )
    )


@breaks("608.2c")
def a_spell_does_not_move_a_permanent(it: Told) -> bool:
    spell = resolved(it)
    return spell is not None and first(
        change(now, **was)
        for was, now in pairs(it)
        if was["zone"] == "battlefield" != now["zone"]
        and was["name"] != spell["name"]
        and not was.get("damage")
        and "Creature" in types(was)
    )


@breaks("106.4")
def mana_stays(it: Told) -> bool:
    return it.kind == "pass" and first(
        change(now, mana_pool=was.get("mana_pool", []))
        for was, now in players(it)
        if was.get("mana_pool") and not now.get("mana_pool")
    )


# triggers


@breaks("101.4")
def a_permanent_is_sacrificed_before_all_have_chosen(it: Told) -> bool:
    chosen = it.say.get("chosen", []) if it.kind == "choose" else []
    thing = named(it.after, chosen[0]) if chosen else None
    others = asked(it.after) == "choose_objects" and thing is not None
    if not others or thing is None or thing["zone"] != "battlefield":
        return False
    thing.pop("controller")
    return change(thing, zone="graveyard")


@breaks("603.3b")
def triggers_are_put_in_another_order(it: Told) -> bool:
    stack = turn(it.after).get("stack", [])
    new = len(stack) - len(turn(it.before).get("stack", []))
    if it.kind != "order" or new < 2:
        return False
    return change(turn(it.after), stack=[*stack[:-2], stack[-1], stack[-2]])


@breaks("603.3")
def a_trigger_is_missing(it: Told) -> bool:
    known = {one["name"] for one in objects(it.before)}
    for one in objects(it.after):
        fired = one.get("kind") == "ability" and one["name"] not in known and it.kind == "pass"
        if fired and turn(it.after).get("stack") == [one["name"]] and asked(it.after) == "priority":
            objects(it.after).remove(one)
            return change(turn(it.after), stack=[])
    return False


# losing and leaving


def _plays_on(it: Told, reason: str) -> bool:
    return "concede" not in it.said and first(
        change(now, left=None)
        for was, now in players(it)
        if now.get("left") and not was.get("left") and now["left"].get("reason") == reason
    )


@breaks("704.5a")
def a_player_without_life_plays_on(it: Told) -> bool:
    return it.after.get("stage", "playing") != "over" and _plays_on(it, "life")


@breaks("704.5b")
def a_player_who_drew_from_nothing_plays_on(it: Told) -> bool:
    return it.after.get("stage", "playing") != "over" and _plays_on(it, "library")


@breaks("704.5b")
def the_game_goes_on_though_only_one_player_can_draw(it: Told) -> bool:
    over = it.after.get("stage") == "over" and it.before.get("stage", "playing") != "over"
    plays_on = over and _plays_on(it, "library")
    return plays_on and change(it.after, stage="playing", result=None)


@breaks("704.5j")
def two_legends_of_one_name_stay(it: Told) -> bool:
    pending = it.after.get("pending") or [{}]
    kept = pending[0].get("kind") == "choose_objects" and [
        thing for name in pending[0].get("among", []) if (thing := named(it.after, name))
    ]
    legends = bool(kept) and all("Legendary" in types(thing) for thing in kept)
    if not legends or it.kind != "pass":
        return False
    active = turn(it.after).get("active")
    asks = {"id": "1000", "kind": "priority", "decider": active}
    return change(turn(it.after), priority=active) and change(it.after, pending=[asks])


@breaks("104.2a")
def the_last_player_does_not_win(it: Told) -> bool:
    won = it.after.get("stage", "playing") == "over" and (it.after.get("result") or {}).get(
        "winners"
    )
    return bool(won) and "concede" in it.said and change(it.after, result={"winners": []})


@breaks("104.3a")
def a_player_who_concedes_stays(it: Told) -> bool:
    return (
        "concede" in it.said
        and it.after.get("stage", "playing") != "over"
        and first(
            change(now, left=None)
            for was, now in players(it)
            if now.get("left") and not was.get("left")
        )
    )


@breaks("800.4a")
def what_a_player_owned_stays(it: Told) -> bool:
    there = {one["name"] for one in objects(it.after)}
    gone = [one for one in objects(it.before) if one["name"] not in there]
    mine = [one for one in gone if one["zone"] == "battlefield"]
    if "concede" not in it.said or it.after.get("stage", "playing") == "over" or not mine:
        return False
    objects(it.after).append(mine[0])
    return True


@breaks("800.4a")
def priority_skips_a_player_as_who_has_it_leaves(it: Told) -> bool:
    holder, who = turn(it.before).get("priority"), it.said.get("concede", {}).get("player")
    there = who == holder != turn(it.before).get("active") and len(it.after["players"]) > 3
    return there and "concede" in it.said and _priority_to_another(it)


@breaks("800.4j")
def who_left_in_their_turn_is_asked_no_more_and_somebody_else_is(it: Told) -> bool:
    own = it.said.get("concede", {}).get("player") == turn(it.before).get("active")
    return own and len(it.after["players"]) > 3 and _priority_to_another(it)


# the end of a turn


@breaks("302.6")
def a_creature_is_not_sick_as_it_comes(it: Told) -> bool:
    return resolved(it) is not None and first(
        change(now, sick=False)
        for was, now in pairs(it)
        if was["zone"] == "stack" and now["zone"] == "battlefield" and now.get("sick") is True
        if "haste" not in now["now"].get("keywords", ())
    )


@breaks("608.3a")
def a_permanent_enters_under_anothers_control(it: Told) -> bool:
    return resolved(it) is not None and first(
        change(now, controller=somebody_else(it.after, now["controller"]))
        for was, now in pairs(it)
        if was["zone"] == "stack" and now["zone"] == "battlefield" and was.get("kind") != "token"
    )


@breaks("102.1")
def a_player_takes_two_turns_in_a_row(it: Told) -> bool:
    teams = it.after.get("teams") or turn(it.before).get("marker") is not None
    return new_turn(it) and not teams and change(turn(it.after), active=turn(it.before)["active"])


@breaks("511.3")
def attackers_still_attack_in_the_second_main_phase(it: Told) -> bool:
    fought = (turn(it.before).get("combat") or {}).get("attacks")
    ended = step(it.before) == "end_of_combat" and step(it.after) == "postcombat_main"
    return bool(fought) and ended and change(turn(it.after), combat=turn(it.before)["combat"])


@breaks("514.1")
def nobody_discards(it: Told) -> bool:
    pending = it.after.get("pending") or [{}]
    discards = step(it.after) == "cleanup" and pending[0].get("kind") == "choose_objects"
    active = turn(it.after).get("active")
    other = somebody_else(it.after, str(active))
    asks = {"id": "1000", "kind": "priority", "decider": other}
    begun = {"step": "upkeep", "phase": "beginning", "active": other, "priority": other}
    number = turn(it.after).get("number", 0) + 1
    return (
        discards
        and change(turn(it.after), **begun, number=number)
        and change(it.after, pending=[asks])
    )


@breaks("810.9")
def damage_takes_life_from_one_head_only(it: Told) -> bool:
    if not (it.after.get("variant") or {}).get("shared_life"):
        return False
    lost = [now for was, now in players(it) if now.get("life", 0) < was.get("life", 0)]
    return bool(lost) and change(lost[0], life=lost[0]["life"] + 1)


@breaks("514.2")
def damage_stays_after_the_turn(it: Told) -> bool:
    return new_turn(it) and first(
        change(now, damage=was["damage"])
        for was, now in pairs(it)
        if was.get("damage") and not now.get("damage") and now["zone"] == "battlefield"
    )


@breaks("514.2")
def an_effect_of_the_turn_stays(it: Told) -> bool:
    return new_turn(it) and first(
        change(now["now"], power=was["now"]["power"])
        for was, now in pairs(it)
        if types(was) and types(now) and was["now"].get("power") != now["now"].get("power")
    )


# what changes by itself


def _by_itself(it: Told) -> Iterator[State]:
    """Yield the permanents while nothing happens."""
    if nothing_happens(it) and step(it.before) == step(it.after):
        yield from (one for one in objects(it.after) if one["zone"] == "battlefield")


@breaks("119.3")
def life_is_gained_by_itself(it: Told) -> bool:
    still = nothing_happens(it) and step(it.before) == step(it.after)
    player = it.after["players"][-1]
    return still and not it.after.get("teams") and change(player, life=player["life"] + 2)


@breaks("122.1")
def a_player_gets_poison_by_itself(it: Told) -> bool:
    still = nothing_happens(it) and step(it.before) == step(it.after)
    return still and not it.after.get("teams") and change(it.after["players"][0], poison=1)


@breaks("122.1")
def counters_come_by_themselves(it: Told) -> bool:
    return first(change(one, counters={"charge": 1}) for one in _by_itself(it))


@breaks("110.5")
def a_permanent_taps_by_itself(it: Told) -> bool:
    return first(change(one, tapped=not one.get("tapped")) for one in _by_itself(it))


@breaks("120.6")
def damage_is_marked_by_itself(it: Told) -> bool:
    tough = (o for o in _by_itself(it) if "Creature" in types(o) and o["now"]["toughness"] > 1)
    return first(change(one, damage=1) for one in tough if not one.get("damage"))


@breaks("110.2")
def a_permanent_changes_sides_by_itself(it: Told) -> bool:
    for one in _by_itself(it):
        other = somebody_else(it.after, one["controller"])
        if other and not turn(it.after).get("combat"):
            return change(one, controller=other)
    return False


@breaks("302.6")
def a_creature_is_sick_by_itself(it: Told) -> bool:
    creatures = (one for one in _by_itself(it) if "Creature" in types(one))
    return first(change(one, sick=not one.get("sick")) for one in creatures)


@breaks("613.1")
def a_creature_grows_by_itself(it: Told) -> bool:
    creatures = (one for one in _by_itself(it) if "Creature" in types(one))
    return first(change(one["now"], power=one["now"]["power"] + 1) for one in creatures)


@breaks("400.1")
def a_permanent_vanishes_by_itself(it: Told) -> bool:
    attached = {one.get("attached_to") for one in objects(it.after)}
    for one in _by_itself(it):
        if one["name"] not in attached and not turn(it.after).get("combat"):
            objects(it.after).remove(one)
            return True
    return False


@breaks("500.7")
def somebody_gets_an_extra_turn_by_itself(it: Told) -> bool:
    sides = it.after.get("teams") or it.after["players"]
    extra = not it.after.get("extra_turns")
    return extra and nothing_happens(it) and change(it.after, extra_turns=[sides[0]["name"]])


@breaks("500.11")
def somebody_is_to_skip_a_step_by_itself(it: Told) -> bool:
    sides = it.after.get("teams") or it.after["players"]
    skip = {"side": sides[0]["name"], "skips": "draw", "times": 1}
    return not it.after.get("skips") and nothing_happens(it) and change(it.after, skips=[skip])


@breaks("405.2")
def the_stack_turns_round_by_itself(it: Told) -> bool:
    stack = turn(it.after).get("stack", [])
    kinds = {o.get("kind") for o in objects(it.after) if o["name"] in stack}
    if not nothing_happens(it) or len(stack) < 2 or "ability" in kinds:
        return False
    return change(turn(it.after), stack=stack[::-1])


@breaks("500.1")
def a_turn_is_left_out(it: Told) -> bool:
    number = turn(it.after).get("number")
    return new_turn(it) and change(turn(it.after), number=(number or 0) + 1)


@breaks("402.3")
def a_hand_is_shown(it: Told) -> bool:
    viewer = it.said.get("view", {}).get("player")
    hidden = [
        one
        for one in objects(it.before)
        if one["zone"] == "hand" and one["owner"] != viewer and named(it.after, one["name"]) is None
    ]
    if viewer is None or not hidden:
        return False
    objects(it.after).append(hidden[0])
    return True


@breaks("401.2")
def a_library_is_shown(it: Told) -> bool:
    viewer = it.said.get("view", {}).get("player")
    hidden = [one for one in objects(it.before) if one["zone"] == "library"]
    if viewer is None or not hidden or any(one["zone"] == "library" for one in objects(it.after)):
        return False
    objects(it.after).append(hidden[0])
    return True


@breaks("103.5")
def a_card_too_few_is_drawn_after_a_mulligan(it: Told) -> bool:
    """Put a card of a new hand back under the library."""
    if it.say.get("kind") != "chance" or it.before.get("stage") != "before_game":
        return False
    hands = {one["owner"] for one in objects(it.before) if one["zone"] == "hand"}
    drawn = [o for o in objects(it.after) if o["zone"] == "hand" and o["owner"] not in hands]
    if not drawn:
        return False
    player = next(one for one in it.after["players"] if one["name"] == drawn[0]["owner"])
    drawn[0].update(zone="library", position=player["library"])
    player.update(hand=player["hand"] - 1, library=player["library"] + 1)
    for one in it.after["pending"]:
        if drawn[0]["name"] in one.get("among", ()):
            one["among"].remove(drawn[0]["name"])
    return True
