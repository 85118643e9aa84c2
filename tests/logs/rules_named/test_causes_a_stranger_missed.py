"""The rule that a line breaks is named, where only that of a field was named."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged, player, state, thing, turn

from apnap.protocol import (
    Activate,
    Answer,
    AttackSaid,
    BlockSaid,
    Cast,
    Choose,
    DeclareAttackers,
    DeclareBlockers,
    Object,
    Pass,
    State,
    Zone,
)

BOLT, MOUNTAIN = "Lightning Bolt", "Mountain"
Game = list[tuple[str, Answer]]
PASSES: Game = [("Rob", Pass()), ("Alex", Pass())]


def there(card: str, who: str = "Rob", *, name: str = "", zone: Zone = "battlefield") -> Object:
    """Return a card of a player, on the battlefield if nothing else is said."""
    controller = who if zone == "battlefield" else None
    return Object(name=name or card, card=card, owner=who, controller=controller, zone=zone)


def begun(*objects: Object, **fields: Any) -> State:
    """Return a position with these objects."""
    held = sum(one.zone == "hand" for one in objects)
    rob, alex = position().players
    players = (replace(rob, hand=held), alex)
    return replace(position(), objects=objects, **{"players": players, **fields})


def rule(log: list[Line], *, every: bool = True) -> str | None:
    """Return the rule of what is found on the last line, and nothing is on any other."""
    begin = {**BEGIN, "begin": {**BEGIN["begin"], "every_priority": every}}
    lines = [{**line, "number": n} for n, line in enumerate([begin, *log, {"end": {}}])]
    findings = checked(lines).findings
    assert [one.line for one in findings[:1]] == [len(log) + 1], [one.problem for one in findings]
    return findings[0].rule


def run_past(log: list[Line], at: int) -> list[Line]:
    """Return a log whose line there has the last state: all after it was left out."""
    last = deepcopy(log[at])
    last["said"]["state"] = deepcopy(state(log[-1]))
    return [*log[:at], last]


def attack(*names: str) -> Game:
    return [("Rob", DeclareAttackers(tuple(AttackSaid(name, "Alex") for name in names)))]


def test_an_attacker_that_exalted_forgets() -> None:
    board = begun(there("Akrasan Squire"), there("Hill Giant"))
    log = logged(board, [*PASSES, *PASSES, *attack("Hill Giant"), *PASSES])
    log = run_past(log, 5)
    thing(log[-1], "Hill Giant")["now"] |= {"power": 3, "toughness": 3}
    assert rule(log, every=False) == "702.83a"


def test_an_equipment_that_is_not_attached() -> None:
    board = begun(there("Bonesplitter"), there("Gray Ogre"), there(MOUNTAIN))
    equip = Activate("Bonesplitter", targets=("Gray Ogre",), pay=(MOUNTAIN,))
    log = logged(board, [("Rob", equip), *PASSES])
    del thing(log[-1], "Bonesplitter")["attached_to"]
    thing(log[-1], "Gray Ogre")["now"]["power"] = 2
    assert rule(log) == "702.6a"


def bolt(at: str, *more: Object) -> list[Line]:
    """Return a log in which Rob's Lightning Bolt resolves."""
    board = begun(there(BOLT, zone="hand"), there(MOUNTAIN), *more)
    return logged(board, [("Rob", Cast(BOLT, targets=(at,), pay=(MOUNTAIN,))), *PASSES])


def test_damage_that_is_not_prevented() -> None:
    log = bolt("Grizzly Bears", there("Bubble Matrix"), there("Grizzly Bears", "Alex"))
    bears = thing(log[-1], "Grizzly Bears")
    bears |= {"zone": "graveyard"}
    del bears["controller"], bears["now"]
    assert rule(log) == "615.1"


def test_a_spell_that_returns_to_the_hand() -> None:
    log = run_past(bolt("Alex"), 1)
    thing(log[-1], BOLT)["zone"] = "hand"
    player(log[-1], "Rob")["hand"] = 1
    assert rule(log, every=False) == "608.2n"


def test_a_spell_that_is_not_paid_for_in_full() -> None:
    lands = [there(MOUNTAIN, name=f"{MOUNTAIN} {n}") for n in (1, 2)]
    board = begun(there(BOLT, zone="hand"), there("Sphere of Resistance", "Alex"), *lands)
    paid = tuple(land.name for land in lands)
    log = logged(board, [("Rob", Cast(BOLT, targets=("Alex",), pay=paid))])
    log[-1]["said"]["answer"]["say"]["pay"] = [paid[0]]
    thing(log[-1], paid[1])["tapped"] = False
    assert rule(log) == "601.2h"


def test_an_ability_that_is_put_on_the_stack_twice() -> None:
    forests = [there("Forest", name=f"Forest {n}") for n in (1, 2)]
    board = begun(there("Soul Warden"), there("Grizzly Bears", zone="hand"), *forests)
    cast = Cast("Grizzly Bears", pay=("Forest 1", "Forest 2"))
    log = logged(board, [("Rob", cast), *PASSES])
    (ability,) = (one for one in state(log[-1])["objects"] if one.get("kind") == "ability")
    state(log[-1])["objects"].append({**ability, "name": "~again"})
    turn(log[-1])["stack"].append("~again")
    assert rule(log) == "603.2c"


def test_a_step_for_first_strikes_that_is_left_out() -> None:
    names = ("Youthful Knight", "Hill Giant", "Gray Ogre")
    board = begun(*map(there, names))
    game = [*PASSES, *PASSES, *attack(*names), *PASSES, *PASSES]
    log = logged(board, [*game, *PASSES])
    at = next(n for n, line in enumerate(log) if turn(line)["step"] == "first_strike_damage")
    second = next(n for n, line in enumerate(log) if turn(line)["step"] == "combat_damage")
    assert rule(run_past(log[: second + 1], at)) == "510.4"


def test_a_player_without_life_who_plays_on() -> None:
    mine, wall = ("Hill Giant", "Gray Ogre"), there("Hill Giant", "Alex", name="wall")
    players = tuple(replace(p, life=4 if p.name == "Alex" else 20) for p in position().players)
    board = begun(*map(there, mine), wall, players=players)
    block = ("Alex", DeclareBlockers((BlockSaid("wall", ("Gray Ogre",)),)))
    log = logged(board, [*PASSES, *PASSES, *attack(*mine), *PASSES, block, *PASSES, *PASSES])
    at = next(n for n, one in enumerate(log) if turn(one)["step"] == "declare_blockers")
    log = run_past(log, at + 1)
    for line in log:  # he had one life less all the time
        player(line, "Alex")["life"] -= 1
    log[0]["said"]["load"]["position"]["players"][1]["life"] -= 1
    assert player(log[-1], "Alex")["life"] == 0
    assert rule(log, every=False) == "704.5a"


def test_an_extra_turn_that_nobody_takes() -> None:
    board = begun(extra_turns=("Rob",))
    log = logged(board, PASSES * 16)
    last = next(n for n, line in enumerate(log) if turn(line)["active"] == "Alex")
    ended = next(n for n in range(1, last) if turn(log[n])["step"] == "upkeep")
    number = turn(log[ended])["number"]
    log = run_past(log[: last + 1], ended)
    turn(log[-1])["number"] = number
    players = state(log[ended - 1])["players"]
    state(log[-1])["players"] = deepcopy(players)
    hidden = {one["name"] for one in state(log[-1])["objects"]}
    kept = [one for one in state(log[-1])["objects"] if one["zone"] != "hand"]
    assert hidden
    state(log[-1])["objects"] = kept
    assert rule(log, every=False) == "500.7"


def test_a_hand_that_nobody_discards_from() -> None:
    cards = [there("Forest", name=f"Forest {n}", zone="hand") for n in range(8)]
    library = replace(there("Forest", "Alex", name="top", zone="library"), position=0)
    alex: Game = [("Alex", Pass()), ("Rob", Pass())]
    log = logged(begun(*cards, library), [*PASSES * 6, ("Rob", Choose(("Forest 0",))), *alex * 2])
    assert thing(log[-1], "top")["zone"] == "hand"
    at = next(n for n, line in enumerate(log) if turn(line)["step"] == "cleanup")
    log = run_past(log, at)
    thing(log[-1], "Forest 0")["zone"] = "hand"
    player(log[-1], "Rob")["hand"] = 8
    assert rule(log, every=False) == "514.1"
