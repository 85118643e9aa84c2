"""What a fourteenth stranger falsified in logs, some of them with cards that nobody knows."""

from __future__ import annotations

from copy import deepcopy

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import (
    Line,
    found,
    game,
    logged,
    player,
    say,
    state,
    thing,
    turn,
)

from apnap.protocol import (
    Answer,
    AttackSaid,
    BlockSaid,
    DeclareAttackers,
    DeclareBlockers,
    EditionDate,
    Object,
    Pass,
    Player,
    State,
    Turn,
    Variant,
)

GOBLIN = "Raging Goblin"
LEGEND = "Isamaru, Hound of Konda"
PASSES: list[tuple[str, Answer]] = [("Rob", Pass()), ("Alex", Pass())]


def position(*objects: Object) -> State:
    """Return a position of two players in which Rob may act in his main phase."""
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=tuple(Player(name=who, life=20, library=9) for who in ("Rob", "Alex")),
        turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main", priority="Rob"),),
        objects=objects,
    )


def there(card: str, number: int = 1, *, sick: bool = False) -> Object:
    """Return a permanent of Rob's."""
    return Object(
        name=f"{card} {number}",
        card=card,
        owner="Rob",
        controller="Rob",
        zone="battlefield",
        sick=sick,
    )


def told(log: list[Line], *, every_priority: bool = True) -> list[tuple[int, str | None, str]]:
    """Return the lines of what is found with their rules, and how certain it is."""
    each = found(log, every_priority=every_priority)
    return [(one.at, one.rule, one.certainty) for one in each]


def attacks(*, sick: bool) -> list[Line]:
    """Return a log in which Rob attacks, and nobody can block."""
    attack = DeclareAttackers((AttackSaid(f"{GOBLIN} 1", "Alex"),))
    begun = position(there(GOBLIN, sick=sick))
    return logged(begun, [*PASSES, *PASSES, ("Rob", attack), *PASSES])


def declared(log: list[Line]) -> int:
    """Return where attackers are declared."""
    return next(n for n, one in enumerate(log) if say(one).get("kind") == "declare_attackers")


def test_what_becomes_blocked_without_a_blocker_is_found() -> None:
    log = attacks(sick=False)
    assert told(log) == []
    turn(log[-1])["combat"]["attacks"][0]["blocked"] = True
    assert told(log) == [(len(log) - 1, "509.1h", "certain")]


def test_what_was_declared_to_be_blocked_may_be_shown_so_later() -> None:
    log = game(unknown=False)
    blocks = [n for n, one in enumerate(log) if say(one).get("blocks")]
    assert blocks
    assert told(log) == []
    for line in log:
        if "state" in line["said"] and state(line)["turns"] and turn(line).get("combat"):
            asked = any(one["kind"] == "declare_blockers" for one in state(line)["pending"])
            for attack in turn(line)["combat"].get("attacks", ()):
                attack["blocked"] = None if asked else attack.get("blocked")
    assert [one for one in told(log) if one[1] == "509.1h" and one[2] == "certain"] == []


@pytest.mark.parametrize(("sick", "rule"), [(True, "702.10b"), (False, "508.1a")])
def test_a_legal_attack_that_is_refused_is_found(*, sick: bool, rule: str) -> None:
    log = attacks(sick=sick)
    at = declared(log)
    before = deepcopy(state(log[at - 1]))
    log = log[: at + 1]
    log[at]["said"] |= {"verdict": "rejected", "state": before}
    log[at]["said"]["violations"] = [{"rule": "508.1", "reason": "it can't"}]
    assert told(log) == [(at, rule, "certain")]


def test_an_attack_with_what_is_sick_is_refused() -> None:
    log = attacks(sick=True)
    at = declared(log)
    for line in log[:at]:
        thing(line, f"{GOBLIN} 1")["now"]["keywords"] = []
    before = deepcopy(state(log[at - 1]))
    log = log[: at + 1]
    log[at]["said"] |= {"verdict": "rejected", "state": before}
    assert not any(rule == "702.10b" for _, rule, _ in told(log))


def test_two_legends_are_found_before_attackers_are_declared() -> None:
    log = attacks(sick=False)
    at = declared(log)
    objects = state(log[at - 1])["objects"]
    now = {"name": LEGEND, "types": ["Legendary", "Creature"], "power": 2, "toughness": 2}
    for n in (1, 2):
        here = {**objects[0], "name": f"legend {n}", "card": "Nobody Knows", "now": now}
        for line in log:
            later = line["number"] > at - 1
            if n == 1 or later:
                state(line)["objects"].append(deepcopy(here))
    assert (at - 1, "704.5j") in [one[:2] for one in told(log[:at], every_priority=False)]


@pytest.mark.parametrize("every_priority", [True, False])
@pytest.mark.parametrize(("hand", "kept"), [(7, False), (8, True)])
def test_who_keeps_too_many_cards_is_found(hand: int, *, kept: bool, every_priority: bool) -> None:
    log = logged(position(), PASSES * 8)
    ended = next(n for n, line in enumerate(log) if turn(line)["active"] == "Alex")
    for line in log:
        player(line, "Rob")["hand"] = hand
    rules = {rule for at, rule, _ in told(log, every_priority=every_priority) if at == ended}
    assert ("514.1" in rules) is kept


def test_who_has_drawn_for_their_next_turn_may_have_too_many_cards() -> None:
    log = logged(position(), PASSES * 26)
    turns = [turn(line)["active"] for line in log]
    again = next(n for n in range(1, len(log)) if turns[n - 1 : n + 1] == ["Alex", "Rob"])
    last = next(n for n in range(again, len(log)) if turn(log[n])["step"] == "precombat_main")
    for at, line in enumerate(log):
        player(line, "Rob")["hand"] = 8 if at == last else 7
    rules = {rule for _, rule, _ in told([log[0], log[last]], every_priority=False)}
    assert "514.1" not in rules


def test_what_has_blockers_is_blocked_although_the_log_has_yet_to_say_so() -> None:
    who = ("Rob", "Alex", "Carissa")
    weak, strong = there("Gray Ogre"), there("Hill Giant")
    wall, other = (replace(weak, name=f"{n}'s", owner=n, controller=n) for n in who[1:])
    players = tuple(Player(name=name, life=20, library=9) for name in who)
    board = replace(position(weak, strong, wall, other), players=players)
    around: list[tuple[str, Answer]] = [(name, Pass()) for name in who]
    attack = (AttackSaid(strong.name, "Alex"), AttackSaid(weak.name, "Carissa"))
    block = DeclareBlockers((BlockSaid(wall.name, (strong.name,)),))
    game_ = [*around, *around, ("Rob", DeclareAttackers(attack)), *around, ("Alex", block)]
    log = logged(board, [*game_, ("Carissa", DeclareBlockers()), *around, *around])
    at = len(game_)
    log[at + 1]["said"]["state"] = state(log[-1])
    turn(log[at])["combat"]["attacks"][0]["blocked"] = None
    assert thing(log[at + 1], wall.name)["zone"] == "graveyard"
    assert "704.5g" not in {rule for _, rule, _ in told(log[: at + 2], every_priority=False)}
