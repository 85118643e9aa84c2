"""What can't happen as a step or a turn begins, as somebody leaves, or as an answer is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace
from tests.reference.transitions.games import Line, found, game, player, state, thing, turn
from tests.reference.transitions.test_damage_and_legends import PLAYERS, fight, lines
from tests.reference.transitions.test_falsified_games import into, library, said, where
from tests.reference.transitions.test_lifelink_and_the_end import heard, of_teams, upkeep

from apnap.protocol import (
    AssignDamage,
    Characteristics,
    Choose,
    ChooseObjects,
    Concede,
    DamageSaid,
    Left,
    Load,
    Object,
    OrderTriggers,
    Pass,
    Pick,
    Player,
    Priority,
    State,
    TriggerWaiting,
    Zone,
)
from apnap.protocol.recorded import LogLine, Said

Forge = Callable[[Line], object]
"""Falsifies a line on which a step begins."""

STEPS: Final[list[tuple[str, str, str, Forge]]] = []


def forgery(rule: str, step: str, what: str) -> Callable[[Forge], Forge]:
    """Register a forgery of a line that begins a step, with the rule that is broken."""

    def register(forge: Forge) -> Forge:
        STEPS.append((rule, step, what, forge))
        return forge

    return register


def idle(line: Line) -> str:
    """Return a player in whose turn a step has begun who isn't active."""
    return next(str(one["name"]) for one in state(line)["players"] if one["name"] != _active(line))


def _active(line: Line) -> str:
    name: str = turn(line)["active"]
    return name


@forgery("122.1", "draw", "a player gets poison counters")
def _(line: Line) -> None:
    player(line, "Rob")["poison"] = 1


@forgery("122.1", "draw", "a creature gets a counter")
def _(line: Line) -> None:
    thing(line, "Rob's Drake")["counters"] = {"+1/+1": 1}


@forgery("111.1", "draw", "a token comes")
def _(line: Line) -> None:
    drake = thing(line, "Rob's Drake")
    state(line)["objects"].append({**drake, "name": "~99", "kind": "token"})


@forgery("121.1", "draw", "somebody else draws as well")
def _(line: Line) -> None:
    who = idle(line)
    first, *others = library(line, who)
    first["zone"] = "hand"
    del first["position"]
    for one in others:
        one["position"] -= 1
    player(line, who)["library"] -= 1
    player(line, who)["hand"] = player(line, who).get("hand", 0) + 1


@forgery("121.1", "draw", "somebody else draws a card that wasn't listed")
def _(line: Line) -> None:
    who = idle(line)
    player(line, who)["library"] -= 1
    player(line, who)["hand"] = player(line, who).get("hand", 0) + 1
    card = {"name": "~98", "card": "Strange", "owner": who, "zone": "hand"}
    state(line)["objects"].append(card)


@forgery("400.7", "draw", "a creature of the active player returns to hand")
def _(line: Line) -> None:
    who = _active(line)
    one = thing(line, f"{who}'s Warden")
    for field in ("controller", "now", "tapped", "sick"):
        one.pop(field, None)
    one["zone"] = "hand"
    player(line, who)["hand"] = player(line, who).get("hand", 0) + 1


@forgery("401.2", "draw", "two cards in the library of who draws change places")
def _(line: Line) -> None:
    first, *_, last = library(line, _active(line))
    first["position"], last["position"] = last["position"], first["position"]


@forgery("106.4", "draw", "a player has new mana")
def _(line: Line) -> None:
    player(line, "Rob")["mana_pool"] = ["G"]


@forgery("302.6", "draw", "a creature becomes summoning sick")
def _(line: Line) -> None:
    thing(line, "Rob's Drake")["sick"] = True


@forgery("302.6", "upkeep", "a creature stays summoning sick")
def _(line: Line) -> None:
    thing(line, f"{_active(line)}'s Drake")["sick"] = True


@forgery("704.5g", "combat_damage", "a creature dies that nothing has hurt")
def _(line: Line) -> None:
    one = thing(line, f"{_active(line)}'s Warden")
    for field in ("controller", "now", "tapped", "sick"):
        one.pop(field, None)
    one["zone"] = "graveyard"


@forgery("104.3", "draw", "a player loses who has no reason to")
def _(line: Line) -> None:
    who = idle(line)
    player(line, who)["left"] = {"reason": "life"}
    here = state(line)
    here["objects"] = [one for one in here["objects"] if one["owner"] != who]


@forgery("104.1", "draw", "the game ends and nobody has lost")
def _(line: Line) -> None:
    state(line).update(stage="over", result={"winners": ["Rob"]}, pending=[])


@pytest.mark.parametrize(
    ("rule", "step", "forge"),
    [(rule, step, forge) for rule, step, _, forge in STEPS],
    ids=[what.replace(" ", "-") for _, _, what, _ in STEPS],
)
def test_nothing_happens_for_nothing_as_a_step_begins(rule: str, step: str, forge: Forge) -> None:
    log = game(unknown=True)
    place = where(log, into(step))
    forge(log[place])
    first = found(log[: place + 1])[0]
    assert (first.at, first.rule, first.certainty) == (place, rule, "possible")


def test_what_triggers_as_a_step_begins_is_put_on_the_stack() -> None:
    log = game(unknown=True)
    place = where(log, into("draw"))
    ability = {"name": "~99", "kind": "ability", "card": "Strange", "zone": "stack"}
    state(log[place])["objects"].append({**ability, "owner": "Rob", "controller": "Rob"})
    turn(log[place])["stack"] = ["~99"]
    assert "400.7" not in {one.rule for one in found(log[: place + 1])}


@pytest.mark.parametrize(
    ("whose", "kind", "rules"),
    [("active", "lore", set()), ("active", "charge", {"122.1"}), ("another", "lore", {"122.1"})],
)
def test_a_saga_gets_its_lore_counter_in_the_main_phase_of_its_controller(
    whose: str, kind: str, rules: set[str]
) -> None:
    log = game(unknown=True)
    place = where(log, into("precombat_main"))
    who = _active(log[place]) if whose == "active" else idle(log[place])
    thing(log[place], f"{who}'s Drake")["counters"] = {kind: 1}
    assert {one.rule for one in found(log[: place + 1])} == rules


def test_who_draws_from_an_empty_library_leaves_with_all_objects() -> None:
    log = game(unknown=True)
    place = where(log, into("draw"))
    who = _active(log[place])
    for line in log[:place]:
        state(line)["objects"] = [one for one in state(line)["objects"] if one["zone"] != "library"]
        player(line, who)["library"] = 0
    here = state(log[place])
    here["objects"] = [one for one in here["objects"] if one["owner"] != who]
    player(log[place], who).update(left={"reason": "library"}, library=0)
    player(log[place], who).pop("hand")
    turn(log[place])["active"] = None
    turn(log[place])["priority"] = here["pending"][0]["decider"] = idle(log[place])
    assert not {one.rule for one in found(log[: place + 1])} & {"104.3", "400.7", "400.1"}


@pytest.mark.parametrize(("taps", "rules"), [(False, set()), (True, {"732.1"})])
def test_what_is_rejected_changes_nothing(*, taps: bool, rules: set[str]) -> None:
    log = game(unknown=True)
    place = where(log, said("cast"))
    log[place]["said"].update(verdict="rejected", state=state(log[place - 1]))
    log = decode(encode(log))
    if taps:
        who = log[place]["said"]["answer"]["by"]
        thing(log[place], f"{who}'s Forest 0")["tapped"] = True
    assert {one.rule for one in found(log[: place + 1])} == rules


@pytest.mark.parametrize("pool", [["G"], "unknown"])
def test_mana_may_stay_of_what_is_rejected(pool: list[str] | str) -> None:
    """What made it may have been tapped, or sacrificed, and may have cost life."""
    log = game(unknown=True)
    place = where(log, said("cast"))
    log[place]["said"].update(verdict="rejected", state=state(log[place - 1]))
    log = decode(encode(log))
    who = log[place]["said"]["answer"]["by"]
    thing(log[place], f"{who}'s Forest 0")["tapped"] = True
    gone = thing(log[place], f"{who}'s Forest 1")
    for field in ("controller", "now", "tapped", "sick"):
        gone.pop(field, None)
    gone["zone"] = "graveyard"
    player(log[place], who).update(mana_pool=pool, life=19)
    assert found(log[: place + 1]) == ()


def left(before: State, who: str, after: State, *, every_priority: bool = True) -> list[str | None]:
    """Return what rules are broken if somebody concedes."""
    said_ = (
        Said(load=Load(before), verdict="accepted", state=before),
        Said(concede=Concede(who), verdict="accepted", state=after),
    )
    logged = (LogLine(number=number, said=one) for number, one in enumerate(said_, 1))
    lines_ = [decode(encode(line)) for line in logged]
    return [one.rule for one in found(lines_, every_priority=every_priority)]


@pytest.mark.parametrize(("by", "rules"), [(None, {"104.3a"}), ("Rob", set())])
def test_a_player_may_concede_and_nobody_else_for_them(by: str | None, rules: set[str]) -> None:
    log = game(unknown=True)
    line = log[where(log, into("draw"))]
    line["said"] = {"concede": {"player": "Alex", "by": by}, "verdict": "rejected"}
    place = log.index(line)
    line["said"]["state"] = state(log[place - 1])
    assert {one.rule for one in found(log[: place + 1])} == rules


@pytest.mark.parametrize(("host", "rules"), [("first", []), ("second", ["701.3a"])])
def test_an_aura_stays_where_it_is(host: str, rules: list[str]) -> None:
    def aura(on: str) -> Object:
        there = Object(name="aura", card="Strange", owner="Rob", zone="battlefield")
        return replace(there, controller="Rob", attached_to=on)

    before = replace(upkeep(5), objects=(aura("first"),))
    turns = (replace(before.turns[0], priority="Alex", passed=("Rob",)),)
    before = replace(before, turns=(replace(before.turns[0], passed=()),))
    after = replace(
        before,
        objects=(aura(host),),
        turns=turns,
        pending=(Priority(id="2", decider="Alex"),),
    )
    assert heard(("Rob", Pass(), after), before=before) == rules


@pytest.mark.parametrize(
    ("who", "zone", "rules"),
    [("Rob", "hand", []), ("Alex", "hand", ["514.1"]), ("Alex", "battlefield", [])],
)
def test_the_active_player_alone_discards_in_cleanup(
    who: str, zone: Zone, rules: list[str]
) -> None:
    """Of permanents anybody may have to choose: the legend rule asks for them."""
    end = replace(upkeep(5).turns[0], phase="ending", step="end_step")
    two = (Object(name=name, card="Strange", owner=who, zone=zone) for name in "ab")
    if zone == "battlefield":
        two = (replace(one, controller=who) for one in two)
    before = replace(upkeep(5), turns=(end,), objects=tuple(two))
    cleanup = replace(end, step="cleanup", priority=None, passed=())
    asked = ChooseObjects(id="2", decider=who, among=("a", "b"))
    after = replace(before, turns=(cleanup,), pending=(asked,))
    assert heard(("Rob", Pass(), after), before=before) == rules


@pytest.mark.parametrize(("loyalty", "rules"), [(3, []), (5, ["120.3c"])])
def test_damage_removes_loyalty_counters(loyalty: int, rules: list[str]) -> None:
    now = Characteristics(name="Strange", types=("Planeswalker",))
    walker = Object(name="walker", card="Strange", owner="Alex", zone="battlefield", now=now)
    walker = replace(walker, controller="Alex", counters={"loyalty": 5})
    fought = fight()
    combat = fought.turns[0].combat
    assert combat is not None
    attacks = (replace(combat.attacks[1], attacks="walker"),)
    combat = replace(combat, attacks=attacks, blocks=())
    declared = replace(
        fought.turns[0], step="declare_blockers", priority="Rob", passed=("Alex",), combat=combat
    )
    priority = (Priority(id="1", decider="Rob"),)
    before = replace(fought, objects=(*fought.objects, walker), turns=(declared,), pending=priority)
    after = replace(
        before,
        objects=(*fought.objects, replace(walker, counters={"loyalty": loyalty})),
        turns=(replace(declared, step="combat_damage", passed=()),),
    )
    assert heard(("Rob", Pass(), after), before=before) == rules


@pytest.mark.parametrize(("turns", "rules"), [("goes on", []), ("ends", ["800.4j"])])
def test_a_turn_goes_on_without_the_player_whose_it_is(turns: str, rules: list[str]) -> None:
    players = tuple(Player(name=who, life=20) for who in ("Rob", "Alex", "Carissa"))
    before = replace(upkeep(5), players=players, turns=(replace(upkeep(5).turns[0], passed=()),))
    gone = (replace(players[0], left=Left(reason="conceded")), *players[1:])
    own = replace(before.turns[0], active=None, priority="Alex")
    next_ = replace(own, number=5, active="Alex")
    after = replace(
        before,
        players=gone,
        turns=(own if turns == "goes on" else next_,),
        pending=(Priority(id="2", decider="Alex"),),
    )
    assert left(before, "Rob", after) == rules
    assert "800.4j" not in left(before, "Rob", after, every_priority=False)


@pytest.mark.parametrize(("number", "rules"), [(1, ["810.8a"]), (2, [])])
def test_a_team_leaves_the_game_together(number: int, rules: list[str]) -> None:
    before = of_teams()
    blue = {"Carissa", "Dana"} if number > 1 else {"Dana"}
    players = tuple(
        replace(one, left=Left(reason="conceded")) if one.name in blue else one
        for one in before.players
    )
    over = number > 1
    after = replace(
        before,
        players=players,
        stage="over" if over else "playing",
        pending=() if over else before.pending,
    )
    assert left(before, "Dana", after) == rules


@pytest.mark.parametrize("waits", [False, True])
def test_choices_that_wait_are_made_in_turn_order(*, waits: bool) -> None:
    spell = Object(name="spell", card="Strange", owner="Rob", controller="Rob", zone="stack")
    spells = replace(upkeep(5), objects=(spell,))
    turns = (replace(spells.turns[0], stack=("spell",), priority=None, passed=()),)
    before = replace(
        spells, turns=turns, pending=(ChooseObjects(id="1", decider="Alex", among=("a", "b")),)
    )
    picks = (Pick(decider="Alex", subject="Alex", chosen=("a",)),) if waits else ()
    after = replace(
        before, picks=picks, pending=(ChooseObjects(id="2", decider="Rob", among=("c", "d")),)
    )
    assert heard(("Alex", Choose(("a",)), after), before=before) == ["101.4"] * waits


@pytest.mark.parametrize(("life", "rules"), [(18, []), (16, ["510.2"])])
def test_combat_damage_is_looked_at_before_what_it_triggers(life: int, rules: list[str]) -> None:
    before = fight()
    damage = {"attacker": "blocker", "other": "Alex", "blocker": "attacker"}
    say = AssignDamage(tuple(DamageSaid(*pair, 2) for pair in damage.items()))
    dead = tuple(
        replace(one, zone="graveyard", controller=None, now="unknown")
        if one.name in ("attacker", "blocker")
        else one
        for one in before.objects
    )
    triggers = tuple(TriggerWaiting(name=f"~{n}", source="second") for n in (1, 2))
    after = replace(
        before,
        players=(PLAYERS[0], replace(PLAYERS[1], life=life)),
        objects=dead,
        turns=(replace(before.turns[0], priority=None, passed=()),),
        pending=(OrderTriggers(id="2", decider="Alex", triggers=triggers),),
    )
    assert [one.rule for one in found(lines(before, "1", say, after))] == rules
