"""What the claims missed in the games of a twelfth stranger, whose cards nobody here knew."""

from __future__ import annotations

import itertools
from typing import Any, Final, Literal

import msgspec
import pytest
from tests.reference.transitions.games import Line, found
from tests.reference.transitions.test_damage_and_legends import creature, lines

from apnap.protocol import (
    Answer,
    AssignDamage,
    AssignDamageAsked,
    Attack,
    Block,
    Cast,
    Characteristics,
    Check,
    Combat,
    DamageSaid,
    DamageSource,
    DeclareBlockersAsked,
    EditionDate,
    Left,
    Object,
    Pass,
    Phase,
    Player,
    PlayLand,
    Priority,
    Stage,
    State,
    Step,
    Turn,
    Variant,
)
from apnap_reference.engine import ReferenceEngine

PLAYERS: Final = tuple(Player(name=who, life=20) for who in ("Rob", "Alex"))
Counters = dict[str, int]


def now(*keywords: str, power: int = 2, toughness: int = 2) -> Characteristics:
    return Characteristics(
        name="Strange", types=("Creature",), keywords=keywords, power=power, toughness=toughness
    )


def game(combat: Combat | None, step: Step, *objects: Object, **more: Any) -> State:
    """Return a state in the turn of Rob, who has priority."""
    phase: Phase = "precombat_main" if step == "precombat_main" else "combat"
    turn = Turn(
        active="Rob",
        phase=phase,
        step=step,
        combat=combat,
        priority="Rob",
        passed=(),
    )
    kept = {"players": PLAYERS, "pending": (Priority(id="2", decider="Rob"),), **more}
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        turns=(turn,),
        objects=objects,
        **kept,
    )


def fight(*, blocked: bool = True, attacks: str | None = "Alex") -> Combat:
    why: Literal["left_combat"] | None = None if attacks else "left_combat"
    blockers = ("blocker",) if blocked else ()
    attack = Attack("attacker", attacks, why, "Alex", blocked=blocked, blockers=blockers)
    blocks = (Block("blocker", ("attacker",)),) if blocked else ()
    return Combat(attacking=("Rob",), defending=("Alex",), attacks=(attack,), blocks=blocks)


def said(before: State, say: Answer, after: State) -> list[Line]:
    """Return the lines on which a position is loaded, and who is asked says something."""
    asked = before.pending[0]
    log = lines(before, asked.id, say, after)
    log[1]["said"]["answer"]["by"] = asked.decider
    return log


def rules(before: State, say: Answer, after: State) -> list[str | None]:
    return [one.rule for one in found(said(before, say, after)) if one.at == 1]


def assigned(
    attacker: Object, blocker: Object, after: tuple[Object, ...], to_player: int = 0, **more: Any
) -> list[str | None]:
    """Return what is found as the attacker's damage is said to go to its blocker and to Alex."""
    power = 0 if attacker.now == "unknown" else attacker.now.power or 0
    damage = [DamageSaid("attacker", "blocker", power - to_player)]
    damage += [DamageSaid("attacker", "Alex", to_player)] if to_player else []
    source = DamageSource("attacker", power, ("blocker", "Alex"))
    asked = (AssignDamageAsked(id="1", decider="Rob", sources=(source,)),)
    combat = fight()
    before = game(combat, "combat_damage", attacker, blocker, *more.pop("also", ()), pending=asked)
    quiet = msgspec.structs.replace(before.turns[0], priority=None)
    before = msgspec.structs.replace(before, turns=(quiet,))
    return rules(before, AssignDamage(tuple(damage)), game(combat, "combat_damage", *after, **more))


def hurt(thing: Object, damage: int, counters: Counters | None = None) -> Object:
    return msgspec.structs.replace(thing, damage=damage, counters=counters or thing.counters)


def dead(thing: Object, counters: Counters | None = None) -> Object:
    return msgspec.structs.replace(
        thing, zone="graveyard", controller=None, now="unknown", counters=counters or {}
    )


@pytest.mark.parametrize(
    ("attackers", "blockers", "rule"),
    [
        (("deathtouch",), (), ["704.5h"]),
        ((), (), []),
        (("deathtouch",), ("indestructible",), []),
        (("deathtouch",), ("protection from red",), []),
    ],
)
def test_deathtouch_destroys(
    attackers: tuple[str, ...], blockers: tuple[str, ...], rule: list[str]
) -> None:
    attacker = creature("attacker", "Rob", now(*attackers, power=1))
    blocker = creature("blocker", "Alex", now(*blockers, power=0))
    assert assigned(attacker, blocker, (attacker, hurt(blocker, 1))) == rule


@pytest.mark.parametrize(("to_player", "rule"), [(1, []), (2, ["702.19b"])])
def test_lethal_damage_goes_to_blockers_first(to_player: int, rule: list[str]) -> None:
    attacker = creature("attacker", "Rob", now("trample", power=3))
    blocker = creature("blocker", "Alex", now(power=0))
    given = 3 - to_player
    after = (attacker, hurt(blocker, 1) if given == 1 else dead(blocker))
    players = (PLAYERS[0], Player(name="Alex", life=20 - to_player))
    assert assigned(attacker, blocker, after, to_player, players=players) == rule


def test_a_source_with_deathtouch_and_trample_needs_one_damage_for_each_blocker() -> None:
    attacker = creature("attacker", "Rob", now("trample", "deathtouch", power=3))
    blocker = creature("blocker", "Alex", now(power=0))
    players = (PLAYERS[0], Player(name="Alex", life=18))
    assert assigned(attacker, blocker, (attacker, dead(blocker)), 2, players=players) == []


@pytest.mark.parametrize(
    ("equipped", "zone", "rule"),
    [(True, "graveyard", ["704.5n"]), (True, "battlefield", []), (False, "battlefield", [])],
)
def test_an_equipment_stays_as_its_creature_dies(
    *,
    equipped: bool,
    zone: str,
    rule: list[str],
) -> None:
    attacker = creature("attacker", "Rob", now())
    blocker = creature("blocker", "Alex", now())
    kind = Characteristics(name="Hook", types=("Artifact",), subtypes=("Equipment",), keywords=())
    hook = msgspec.structs.replace(
        creature("hook", "Rob", kind), attached_to="attacker" if equipped else None
    )
    free = msgspec.structs.replace(hook, attached_to=None)
    after = (dead(attacker), dead(blocker), dead(free) if zone == "graveyard" else free)
    assert assigned(attacker, blocker, after, also=(hook,)) == rule


@pytest.mark.parametrize(("counters", "rule"), [({"-1/-1": 2}, ["122.2"]), ({}, [])])
def test_counters_stay_behind(counters: Counters, rule: list[str]) -> None:
    attacker = creature("attacker", "Rob", now("infect"))
    blocker = creature("blocker", "Alex", now(power=0))
    assert assigned(attacker, blocker, (attacker, dead(blocker, counters))) == rule


def passing(
    before: Combat, step: Step, things: tuple[Object, ...], after: State
) -> list[str | None]:
    """Return what is found as the last player passes in a step of combat."""
    asked = (Priority(id="1", decider="Alex"),)
    start = game(before, step, *things, pending=asked)
    turn = msgspec.structs.replace(start.turns[0], priority="Alex", passed=("Rob",))
    return rules(msgspec.structs.replace(start, turns=(turn,)), Pass(), after)


@pytest.mark.parametrize(
    ("life", "poison", "rule"),
    [(20, 2, []), (18, 0, ["702.90b"]), (20, 0, ["702.90b"]), (18, 2, ["510.2"])],
)
def test_infect_gives_poison_and_costs_no_life(life: int, poison: int, rule: list[str]) -> None:
    attacker, combat = creature("attacker", "Rob", now("infect")), fight(blocked=False)
    alex = Player(name="Alex", life=life, poison=poison)
    after = game(combat, "combat_damage", attacker, players=(PLAYERS[0], alex))
    assert passing(combat, "declare_blockers", (attacker,), after)[:1] == rule


@pytest.mark.parametrize(("life", "rule"), [(20, []), (18, ["506.4c"])])
def test_what_attacks_nothing_any_more_damages_nobody(life: int, rule: list[str]) -> None:
    attacker, combat = creature("attacker", "Rob", now()), fight(blocked=False, attacks=None)
    alex = Player(name="Alex", life=life)
    after = game(combat, "combat_damage", attacker, players=(PLAYERS[0], alex))
    assert passing(combat, "declare_blockers", (attacker,), after) == rule


@pytest.mark.parametrize(("life", "rule"), [(20, []), (19, ["510.1c"])])
def test_only_what_tramples_deals_its_excess_to_players(life: int, rule: list[str]) -> None:
    things = (
        creature("attacker", "Rob", now(power=3, toughness=9)),
        creature("blocker", "Alex", now()),
    )
    alex = Player(name="Alex", life=life)
    after = (hurt(things[0], 2), dead(things[1]))
    there = game(fight(), "combat_damage", *after, players=(PLAYERS[0], alex))
    assert passing(fight(), "declare_blockers", things, there) == rule


@pytest.mark.parametrize(("damage", "rule"), [(2, []), (4, ["510.4"])])
def test_first_strikes_are_not_repeated(damage: int, rule: list[str]) -> None:
    attacker = creature("attacker", "Rob", now("first strike"))
    blocker = creature("blocker", "Alex", now(power=0, toughness=9))
    combat, turns = fight(), []
    moments: tuple[tuple[Step, str, int], ...] = (
        ("declare_blockers", "Alex", 0),
        ("first_strike_damage", "Rob", 2),
        ("first_strike_damage", "Alex", 2),
        ("combat_damage", "Rob", damage),
    )
    for step, whose, marked in moments:
        ask = (Priority(id=f"{step}{whose}", decider=whose),)
        state = game(combat, step, attacker, hurt(blocker, marked), pending=ask)
        passed = ("Rob",) if whose == "Alex" else ()
        turn = msgspec.structs.replace(state.turns[0], priority=whose, passed=passed)
        turns.append(msgspec.structs.replace(state, turns=(turn,)))
    log = said(turns[0], Pass(), turns[1])
    for old, new in itertools.pairwise(turns[1:]):
        log.append(said(old, Pass(), new)[1])
    numbered = [{**line, "number": number} for number, line in enumerate(log, 1)]
    assert [one.rule for one in found(numbered)] == rule


@pytest.mark.parametrize(
    ("keywords", "tapped", "rule"),
    [((), False, ["509.1"]), ((), True, []), (("flying",), False, []), (("menace",), False, [])],
)
def test_who_can_block_is_asked(
    *,
    keywords: tuple[str, ...],
    tapped: bool,
    rule: list[str],
) -> None:
    spare = msgspec.structs.replace(creature("spare", "Alex", now()), tapped=tapped)
    things = (creature("attacker", "Rob", now(*keywords)), spare)
    undecided = msgspec.structs.replace(fight(blocked=False).attacks[0], blocked=None)
    before = msgspec.structs.replace(fight(blocked=False), attacks=(undecided,))
    after = game(fight(blocked=False), "declare_blockers", *things)
    assert passing(before, "declare_attackers", things, after) == rule


@pytest.mark.parametrize(
    ("keyword", "whose", "rule"),
    [
        ("hexproof", "Alex", ["702.11b"]),
        ("hexproof", "Rob", []),
        ("shroud", "Rob", ["702.18a"]),
        ("vigilance", "Alex", []),
    ],
)
def test_hexproof_and_shroud(keyword: str, whose: str, rule: list[str]) -> None:
    spell = Object(name="spell", card="Strange", owner="Rob", zone="hand")
    target = creature("target", whose, now(keyword))
    before = game(None, "precombat_main", target, spell)
    there = msgspec.structs.replace(
        spell,
        zone="stack",
        controller="Rob",
        targets=("target",),
        now=Characteristics(name="Strange", types=("Instant",)),
    )
    paid = Object(name="land", card="Island", owner="Rob", controller="Rob", zone="battlefield")
    before = msgspec.structs.replace(before, objects=(*before.objects, paid))
    tapped = msgspec.structs.replace(paid, tapped=True)
    after = game(None, "precombat_main", target, there, tapped)
    on_it = msgspec.structs.replace(after.turns[0], stack=("spell",))
    after = msgspec.structs.replace(after, turns=(on_it,))
    assert rules(before, Cast("spell", targets=("target",), pay=("land",)), after) == rule


@pytest.mark.parametrize(("every_priority", "rule"), [(True, ["601.2a"]), (False, [])])
def test_spells_resolve_at_once_where_priorities_are_left_out(
    *, every_priority: bool, rule: list[str]
) -> None:
    spell = Object(name="spell", card="Strange", owner="Rob", zone="hand")
    land = Object(name="land", card="Island", owner="Rob", controller="Rob", zone="battlefield")
    tapped = msgspec.structs.replace(land, tapped=True)
    before = game(None, "precombat_main", land, spell)
    after = game(None, "precombat_main", tapped, msgspec.structs.replace(spell, zone="graveyard"))
    log = said(before, Cast("spell", targets=(), pay=("land",)), after)
    assert [one.rule for one in found(log, every_priority=every_priority)] == rule


@pytest.mark.parametrize(("whose", "rule"), [("Alex", "602.2"), ("Rob", None)])
def test_nobody_taps_lands_of_others_for_mana(whose: str, rule: str | None) -> None:
    spell = Object(name="spell", card="Strange", owner="Rob", zone="hand")
    land = Object(name="land", card="Island", owner=whose, controller=whose, zone="battlefield")
    there = msgspec.structs.replace(
        spell, zone="stack", controller="Rob", now=Characteristics(name="x", types=("Instant",))
    )
    before = game(None, "precombat_main", land, spell)
    after = game(None, "precombat_main", msgspec.structs.replace(land, tapped=True), there)
    on_it = msgspec.structs.replace(after.turns[0], stack=("spell",))
    after = msgspec.structs.replace(after, turns=(on_it,))
    told = rules(before, Cast("spell", targets=(), pay=("land",)), after)
    assert told[:1] == ([] if rule is None else [rule])


@pytest.mark.parametrize(("played", "rule"), [(0, ["305.1"]), (1, [])])
def test_the_first_land_of_a_turn_may_be_played(played: int, rule: list[str]) -> None:
    land = Object(name="land", card="Island", owner="Rob", zone="hand")
    rob = Player(name="Rob", life=20, lands_played=played)
    state = game(None, "precombat_main", land, players=(rob, PLAYERS[1]))
    log = lines(state, "2", PlayLand("land"), state)
    log[1]["said"]["verdict"] = "rejected"
    assert [one.rule for one in found(log) if one.at == 1] == rule


@pytest.mark.parametrize(
    ("gone", "stage", "rule"),
    [
        (("Alex", "Carissa"), "playing", ["104.2a"]),
        (("Alex", "Carissa"), "over", []),
        (("Alex",), "playing", []),
    ],
)
def test_a_game_ends_with_the_last_opponent_who_leaves(
    gone: tuple[str, ...], stage: Stage, rule: list[str]
) -> None:
    players = tuple(
        Player(name=who, life=1 if who in gone else 20) for who in ("Rob", "Alex", "Carissa")
    )
    lost = tuple(
        msgspec.structs.replace(one, life=0, left=Left("life")) if one.name in gone else one
        for one in players
    )
    ability = Object(
        name="~1", kind="ability", card="Strange", owner="Rob", controller="Rob", zone="stack"
    )
    before = game(None, "precombat_main", ability, players=players)
    turn = before.turns[0]
    full = msgspec.structs.replace(turn, stack=("~1",), passed=("Alex", "Carissa"))
    before = msgspec.structs.replace(before, turns=(full,))
    after = game(None, "precombat_main", players=lost, stage=stage)
    told = rules(before, Pass(), after)
    assert [one for one in told if one == "104.2a"] == rule


@pytest.mark.parametrize(("asked", "rule"), [(True, []), (False, ["509.1h"])])
def test_nothing_is_blocked_for_certain_while_blocks_are_declared(
    *,
    asked: bool,
    rule: list[str],
) -> None:
    undecided = msgspec.structs.replace(fight().attacks[0], blocked=None)
    combat = msgspec.structs.replace(fight(), attacks=(undecided,))
    things = (creature("attacker", "Rob", now()), creature("blocker", "Alex", now()))
    pending = (DeclareBlockersAsked(id="3", decider="Alex"),) if asked else ()
    priority = () if asked else (Priority(id="2", decider="Rob"),)
    state = game(combat, "declare_blockers", *things, pending=pending or priority)
    turn = msgspec.structs.replace(state.turns[0], priority=None if asked else "Rob")
    state = msgspec.structs.replace(state, turns=(turn,))
    told = ReferenceEngine().check(Check(state)).findings
    assert [one.rule for one in told if one.rule == "509.1h"] == rule
