"""What the claims missed in the games of a thirteenth stranger, in full and with gaps."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from tests.reference.transitions.games import found
from tests.reference.transitions.test_a_twelfth_stranger import (
    PLAYERS,
    assigned,
    dead,
    fight,
    game,
    now,
    passing,
    rules,
    said,
)
from tests.reference.transitions.test_damage_and_legends import creature

from apnap.protocol import (
    Activate,
    Attack,
    AttackSaid,
    Cast,
    Characteristics,
    Combat,
    DeclareAttackers,
    DeclareAttackersAsked,
    Object,
    Pass,
    Player,
    Priority,
    State,
    Turn,
)

SPELL: Final = Characteristics(name="Strange", types=("Instant",), keywords=())


def ability(source: str, whose: str = "Rob") -> Object:
    return Object(
        name="~1",
        kind="ability",
        card="Strange",
        owner=whose,
        controller=whose,
        zone="stack",
        source=source,
    )


def stacked(state: State, *stack: str) -> State:
    return replace(state, turns=(replace(state.turns[0], stack=stack),))


def spell(name: str = "spell", zone: str = "stack") -> Object:
    thing = creature(name, "Rob", SPELL)
    if zone == "stack":
        return replace(thing, zone="stack")
    return replace(dead(thing), zone=zone)


@pytest.mark.parametrize(("poison", "rule"), [(2, []), (0, ["702.164c"]), (1, ["702.164c"])])
def test_toxic_gives_poison_besides_the_damage(poison: int, rule: list[str]) -> None:
    attacker, combat = creature("attacker", "Rob", now("toxic 2")), fight(blocked=False)
    alex = Player(name="Alex", life=18, poison=poison)
    after = game(combat, "combat_damage", attacker, players=(PLAYERS[0], alex))
    assert passing(combat, "declare_blockers", (attacker,), after) == rule


@pytest.mark.parametrize(
    ("keyword", "counters", "triggers", "rule"),
    [
        ("afterlife 1", {}, True, []),
        ("afterlife 1", {}, False, ["702.135a"]),
        ("undying", {}, False, ["702.93a"]),
        ("undying", {"+1/+1": 1}, False, []),
        ("vigilance", {}, False, []),
    ],
)
def test_what_dies_triggers(
    keyword: str, counters: dict[str, int], rule: list[str], *, triggers: bool
) -> None:
    attacker = creature("attacker", "Rob", now(power=3))
    blocker = replace(creature("blocker", "Alex", now(keyword, power=0)), counters=counters)
    after = (attacker, dead(blocker), *((ability("blocker", "Alex"),) if triggers else ()))
    assert [one for one in assigned(attacker, blocker, after) if one != "405.1"] == rule


@pytest.mark.parametrize(
    ("others", "triggers", "rule"), [(0, True, []), (0, False, ["702.83a"]), (1, False, [])]
)
def test_exalted_triggers_for_what_attacks_alone(
    others: int, rule: list[str], *, triggers: bool
) -> None:
    attackers = [creature(f"attacker {n}", "Rob", now("vigilance")) for n in range(others + 1)]
    squire = creature("squire", "Rob", now("exalted"))
    none = Combat(attacking=("Rob",), defending=("Alex",))
    asked = (DeclareAttackersAsked(id="1", decider="Rob"),)
    before = game(none, "declare_attackers", squire, *attackers, pending=asked)
    before = replace(before, turns=(replace(before.turns[0], priority=None),))
    attacks = tuple(Attack(one.name, "Alex", defender="Alex") for one in attackers)
    there = (ability("squire"),) if triggers else ()
    after = game(replace(none, attacks=attacks), "declare_attackers", squire, *attackers, *there)
    say = DeclareAttackers(tuple(AttackSaid(one.name, "Alex") for one in attackers))
    assert rules(before, say, stacked(after, *(one.name for one in there))) == rule


@pytest.mark.parametrize(("triggers", "rule"), [(True, False), (False, True)])
def test_prowess_triggers_for_a_noncreature_spell(*, triggers: bool, rule: bool) -> None:
    adept = creature("adept", "Rob", now("prowess"))
    asked = (Priority(id="1", decider="Rob"),)
    before = game(None, "precombat_main", adept, spell(zone="hand"), pending=asked)
    there = (ability("adept"),) if triggers else ()
    after = stacked(
        game(None, "precombat_main", adept, spell(), *there), "spell", *(o.name for o in there)
    )
    assert ("702.108a" in rules(before, Cast("spell"), after)) is rule


@pytest.mark.parametrize(
    ("step", "whose", "rule"),
    [
        ("precombat_main", "Rob", False),
        ("declare_attackers", "Rob", True),
        ("precombat_main", "Alex", True),
    ],
)
def test_equipment_is_moved_at_the_time_for_a_sorcery(step: str, whose: str, *, rule: bool) -> None:
    kind = Characteristics(
        name="Hook", types=("Artifact",), subtypes=("Equipment",), keywords=("equip {1}",)
    )
    things = (creature("hook", "Rob", kind), creature("bear", whose, now()))
    combat = Combat(attacking=("Rob",), defending=("Alex",)) if "attack" in step else None
    asked = (Priority(id="1", decider="Rob"),)
    before = game(combat, step, *things, pending=asked)  # type: ignore[arg-type]
    after = game(combat, step, *things, ability("hook"))  # type: ignore[arg-type]
    say = Activate("hook", targets=("bear",))
    assert ("702.6a" in rules(before, say, stacked(after, "~1"))) is rule


@pytest.mark.parametrize(("stays", "rule"), [("upper", True), ("lower", False)])
def test_what_lies_on_top_resolves_first(stays: str, *, rule: bool) -> None:
    both = (spell("lower"), spell("upper"))
    before = stacked(game(None, "precombat_main", *both), "lower", "upper")
    turn = replace(before.turns[0], priority="Alex", passed=("Rob",))
    before = replace(before, turns=(turn,), pending=(Priority(id="1", decider="Alex"),))
    left = (spell("lower", "graveyard"), spell("upper"))
    if stays == "lower":
        left = (spell("lower"), spell("upper", "graveyard"))
    after = stacked(game(None, "precombat_main", *left), stays)
    assert ("405.5" in rules(before, Pass(), after)) is rule


def without_every_priority(before: State, say: Cast | Pass, after: State) -> list[str | None]:
    log = said(before, say, after)
    return [one.rule for one in found(log, every_priority=False) if one.at == 1]


def test_what_resolves_on_the_line_of_its_announcement_may_change_life() -> None:
    before = game(None, "precombat_main", spell(zone="hand"))
    before = replace(before, pending=(Priority(id="1", decider="Rob"),))
    life = (PLAYERS[0], Player(name="Alex", life=17))
    resolved = game(None, "precombat_main", spell(zone="graveyard"), players=life)
    assert "119.3" not in without_every_priority(before, Cast("spell"), resolved)
    waits = stacked(game(None, "precombat_main", spell(), players=life), "spell")
    assert "119.3" in without_every_priority(before, Cast("spell"), waits)


def turn(number: int, active: str, *things: Object) -> State:
    """Return a state in a game of three in a main phase."""
    players = (*PLAYERS, Player(name="Carissa", life=20))
    shown = game(None, "precombat_main", *things, players=players)
    now_ = Turn(
        number=number,
        active=active,
        phase="precombat_main",
        step="precombat_main",
        priority=active,
        passed=(),
    )
    return replace(shown, turns=(now_,), pending=(Priority(id=f"{number}", decider=active),))


@pytest.mark.parametrize(
    ("number", "active", "rule"), [(5, "Alex", False), (5, "Carissa", True), (6, "Carissa", False)]
)
def test_no_turn_is_left_out_between_two_numbers(number: int, active: str, *, rule: bool) -> None:
    told = without_every_priority(turn(4, "Rob"), Pass(), turn(number, active))
    assert ("102.1" in told) is rule


@pytest.mark.parametrize("tapped", [True, False])
def test_what_untaps_is_untapped_in_the_main_phase(*, tapped: bool) -> None:
    bear = replace(creature("bear", "Alex", now()), tapped=True)
    after = turn(5, "Alex", replace(bear, tapped=tapped))
    told = without_every_priority(turn(4, "Rob", bear), Pass(), after)
    assert ("502.3" in told) is tapped


@pytest.mark.parametrize(("active", "rule"), [("Rob", False), ("Carissa", True)])
def test_what_pays_for_a_spell_may_untap_as_the_turn_goes_on(active: str, *, rule: bool) -> None:
    land = creature("land", "Rob", Characteristics(name="Strange", types=("Land",), keywords=()))
    before = turn(4, "Alex", land, spell(zone="hand"))
    before = replace(before, turns=(replace(before.turns[0], priority="Rob", passed=("Alex",)),))
    before = replace(before, pending=(Priority(id="4", decider="Rob"),))
    after = turn(5, active, land, spell(zone="graveyard"))
    told = without_every_priority(before, Cast("spell", pay=("land",)), after)
    assert ("601.2h" in told) is rule
