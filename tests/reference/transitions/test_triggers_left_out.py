"""Keywords that trigger, in logs with every priority and in such as leave priorities out."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import found
from tests.reference.transitions.test_a_thirteenth_stranger import ability, spell, stacked
from tests.reference.transitions.test_a_twelfth_stranger import (
    PLAYERS,
    assigned,
    dead,
    game,
    now,
    said,
)
from tests.reference.transitions.test_damage_and_legends import creature

from apnap.protocol import (
    Answer,
    Attack,
    AttackSaid,
    Block,
    BlockSaid,
    Cast,
    Combat,
    DeclareAttackers,
    DeclareAttackersAsked,
    DeclareBlockers,
    DeclareBlockersAsked,
    KeepOrMulligan,
    Mulligan,
    Object,
    Pass,
    Player,
    Priority,
    State,
)

NONE: Mapping[str, int] = {}


def told(before: State, say: Answer, after: State, *, every: bool = False) -> list[str | None]:
    """Return the rules that are told as broken on the line after a position."""
    asked = (replace(before.pending[0], id="1"),)
    lines = said(replace(before, pending=asked), say, after)
    return [one.rule for one in found(lines, every_priority=every) if one.at == 1]


def token(name: str, whose: str) -> Object:
    return replace(creature(name, whose, now(power=1, toughness=1)), kind="token")


@pytest.mark.parametrize(
    ("counters", "goes", "rule"),
    [({"-1/-1": 2}, {}, False), (NONE, {"damage": 2}, True), ({"-1/-1": 1}, {}, True)],
)
@pytest.mark.parametrize(("word", "number"), [("wither", "702.80a"), ("infect", "702.90c")])
def test_withering_damage_puts_counters_on_a_creature(
    word: str, number: str, counters: dict[str, int], goes: dict[str, int], *, rule: bool
) -> None:
    attacker = creature("attacker", "Rob", now(word, power=2))
    blocker = creature("blocker", "Alex", now(power=0, toughness=4))
    hit = replace(blocker, counters=counters, **goes)
    assert (number in assigned(attacker, blocker, (attacker, hit))) is rule


@pytest.mark.parametrize("every", [True, False])
@pytest.mark.parametrize(
    ("entering", "comes", "rule"),
    [((3, 1), "", True), ((1, 3), "", True), ((2, 2), "", False), ((3, 3), "trigger", False)],
)
def test_evolve_triggers_for_a_greater_creature(
    entering: tuple[int, int], comes: str, *, rule: bool, every: bool
) -> None:
    small = creature("small", "Rob", now("evolve"))
    power, toughness = entering
    new = creature("new", "Rob", now(power=power, toughness=toughness))
    waiting = replace(dead(new), zone="stack", controller="Rob", now=new.now)
    before = stacked(game(None, "precombat_main", small, waiting), "new")
    turn = replace(before.turns[0], priority="Alex", passed=("Rob",))
    asked = (Priority(id="1", decider="Alex"),)
    before = replace(before, turns=(turn,), pending=asked)
    there = (ability("small"),) if comes == "trigger" else ()
    after = stacked(game(None, "precombat_main", small, new, *there), *(o.name for o in there))
    assert ("702.100a" in told(before, Pass(), after, every=every)) is rule
    grown = replace(small, counters={"+1/+1": 1})
    resolved = game(None, "precombat_main", grown, new)
    assert "702.100a" not in told(before, Pass(), resolved)


@pytest.mark.parametrize(("power", "rule"), [(2, True), (3, False)])
def test_prowess_may_have_resolved_where_priorities_are_left_out(power: int, *, rule: bool) -> None:
    adept = creature("adept", "Rob", now("prowess"))
    grown = creature("adept", "Rob", now("prowess", power=power, toughness=power))
    asked = (Priority(id="1", decider="Rob"),)
    before = game(None, "precombat_main", adept, spell(zone="hand"), pending=asked)
    after = stacked(game(None, "precombat_main", grown, spell()), "spell")
    assert ("702.108a" in told(before, Cast("spell"), after)) is rule


def blocked(life: int, *there: Object, damage: bool) -> tuple[State, DeclareBlockers, State]:
    """Return a block of a creature with afflict, and what comes of it, perhaps with damage."""
    attacker = creature("attacker", "Rob", now("afflict 2"))
    blocker = creature("blocker", "Alex", now(power=0, toughness=5))
    attack = Attack("attacker", "Alex", defender="Alex", blocked=None)
    combat = Combat(attacking=("Rob",), defending=("Alex",), attacks=(attack,))
    asked = (DeclareBlockersAsked(id="1", decider="Alex"),)
    before = game(combat, "declare_blockers", attacker, blocker, pending=asked)
    before = replace(before, turns=(replace(before.turns[0], priority=None),))
    fought = replace(
        combat,
        attacks=(replace(attack, blocked=True, blockers=("blocker",)),),
        blocks=(Block("blocker", ("attacker",)),),
    )
    hit = replace(blocker, damage=2 if damage else 0)
    players = (PLAYERS[0], Player(name="Alex", life=life))
    step = "combat_damage" if damage else "declare_blockers"
    after = game(fought, step, attacker, hit, *there, players=players)  # type: ignore[arg-type]
    after = stacked(after, *(one.name for one in there))
    return before, DeclareBlockers((BlockSaid("blocker", ("attacker",)),)), after


@pytest.mark.parametrize("damage", [True, False])
@pytest.mark.parametrize(("life", "rule"), [(18, []), (20, ["702.130a"])])
def test_afflict_costs_life_as_its_creature_becomes_blocked(
    life: int, rule: list[str], *, damage: bool
) -> None:
    heard = told(*blocked(life, damage=damage))
    assert [one for one in heard if one != "510.2"] == rule


def test_afflict_waits_on_the_stack_with_every_priority() -> None:
    assert told(*blocked(20, damage=False), every=True) == ["702.130a"]
    assert "702.130a" not in told(*blocked(20, ability("attacker"), damage=False), every=True)


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("battle cry", "702.91a"),
        ("melee", "702.121a"),
        ("annihilator 1", "702.86a"),
        ("training", "702.149a"),
    ],
)
@pytest.mark.parametrize("triggers", [True, False])
def test_what_attacks_triggers(word: str, rule: str, *, triggers: bool) -> None:
    attackers = (
        creature("attacker", "Rob", now(word, "vigilance")),
        creature("other", "Rob", now("vigilance", power=3)),
    )
    none = Combat(attacking=("Rob",), defending=("Alex",))
    asked = (DeclareAttackersAsked(id="1", decider="Rob"),)
    before = game(none, "declare_attackers", *attackers, pending=asked)
    before = replace(before, turns=(replace(before.turns[0], priority=None),))
    attacks = tuple(Attack(one.name, "Alex", defender="Alex") for one in attackers)
    there = (ability("attacker"),) if triggers else ()
    after = game(replace(none, attacks=attacks), "declare_attackers", *attackers, *there)
    say = DeclareAttackers(tuple(AttackSaid(one.name, "Alex") for one in attackers))
    heard = told(before, say, stacked(after, *(one.name for one in there)), every=True)
    assert heard == ([] if triggers else [rule])


@pytest.mark.parametrize(("tokens", "rule"), [(2, False), (1, True), (0, True)])
def test_afterlife_brings_tokens_where_priorities_are_left_out(tokens: int, *, rule: bool) -> None:
    attacker = creature("attacker", "Rob", now(power=2, toughness=9))
    blocker = creature("blocker", "Alex", now("afterlife 2", power=0))
    attack = Attack("attacker", "Alex", defender="Alex", blocked=True, blockers=("blocker",))
    combat = Combat(("Rob",), ("Alex",), (attack,), (Block("blocker", ("attacker",)),))
    asked = (Priority(id="1", decider="Rob"),)
    before = game(combat, "declare_blockers", attacker, blocker, pending=asked)
    spirits = [token(f"~{n}", "Alex") for n in range(tokens)]
    after = game(None, "postcombat_main", attacker, dead(blocker), *spirits)
    assert ("702.135a" in told(before, Pass(), after)) is rule


@pytest.mark.parametrize(
    ("players", "drawn", "rule"),
    [(2, 0, []), (2, 1, ["103.8a"]), (3, 1, []), (3, 0, ["504.1"]), (3, 2, ["504.1"])],
)
def test_the_first_turn_brings_a_card_unless_two_play(
    players: int, drawn: int, rule: list[str]
) -> None:
    there = [Player(name=name, life=20, library=5) for name in ("Rob", "Alex", "Dana")[:players]]
    asked = (Mulligan(id="1", decider="Rob"),)
    before = game(None, "precombat_main", players=tuple(there), pending=asked)
    before = replace(before, stage="before_game", turns=())
    there[0] = replace(there[0], library=5 - drawn, hand=drawn)
    after = game(None, "precombat_main", players=tuple(there))
    assert told(before, KeepOrMulligan(keep=True), after) == rule
