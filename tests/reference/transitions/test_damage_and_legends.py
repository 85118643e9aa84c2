"""Damage as it is assigned to each, and legends of one name."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest
from tests.reference.transitions.games import Line, found

from apnap.protocol import (
    Answer,
    AnswerSaid,
    AssignDamage,
    AssignDamageAsked,
    Attack,
    Block,
    Characteristics,
    Choose,
    ChooseObjects,
    Combat,
    DamageSaid,
    DamageSource,
    EditionDate,
    Load,
    Object,
    Pass,
    Player,
    Priority,
    State,
    Turn,
    Variant,
)
from apnap.protocol.recorded import LogLine, Said

PLAYERS: Final = tuple(Player(name=who, life=20) for who in ("Rob", "Alex"))
AMONG: Final = {"attacker": ("blocker", "second"), "other": ("Alex",), "blocker": ("attacker",)}


def creature(name: str, whose: str, now: Characteristics) -> Object:
    return Object(
        name=name, card="Strange", owner=whose, controller=whose, zone="battlefield", now=now
    )


def lines(before: State, about: str, say: Answer, after: State) -> list[Line]:
    """Return the lines on which a position is loaded, and something is said."""
    answer = AnswerSaid("Rob", about, say)
    said = (
        Said(load=Load(before), verdict="accepted", state=before),
        Said(answer=answer, verdict="accepted", state=after),
    )
    told = (LogLine(number=number, said=one) for number, one in enumerate(said, 1))
    return [msgspec.json.decode(msgspec.json.encode(line)) for line in told]


def fight() -> State:
    """Return a combat in which one creature is blocked by two, and another is not."""
    combat = Combat(
        attacking=("Rob",),
        defending=("Alex",),
        attacks=(
            Attack("attacker", "Alex", blocked=True, blockers=("blocker", "second")),
            Attack("other", "Alex", blocked=False),
        ),
        blocks=(Block("blocker", ("attacker",)), Block("second", ("attacker",))),
    )
    bear = Characteristics(name="Strange", types=("Creature",), keywords=(), power=2, toughness=2)
    sides = {"attacker": "Rob", "other": "Rob", "blocker": "Alex", "second": "Alex"}
    sources = tuple(DamageSource(name, 2, among) for name, among in AMONG.items())
    return State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=PLAYERS,
        turns=(Turn(active="Rob", phase="combat", step="combat_damage", combat=combat),),
        objects=tuple(creature(name, whose, bear) for name, whose in sides.items()),
        pending=(AssignDamageAsked(id="1", decider="Rob", sources=sources),),
    )


@pytest.mark.parametrize(
    ("source", "to", "amount", "rules"),
    [
        ("attacker", "blocker", 2, []),
        ("attacker", "second", 3, ["510.1a"]),
        ("attacker", "Alex", 2, ["510.1c"]),
        ("other", "blocker", 2, ["510.1b"]),
        ("blocker", "other", 2, ["510.1d"]),
    ],
)
def test_damage_is_assigned_as_each_creature_fights(
    source: str, to: str, amount: int, rules: list[str]
) -> None:
    as_usual = {name: DamageSaid(name, among[0], 2) for name, among in AMONG.items()}
    damage = {**as_usual, source: DamageSaid(source, to, amount)}
    said = lines(fight(), "1", AssignDamage(tuple(damage.values())), fight())
    assert [one.rule for one in found(said)] == rules


def legend(name: str, whose: str, known_as: str) -> Object:
    now = Characteristics(name=known_as, types=("Legendary", "Creature"), power=2, toughness=2)
    return creature(name, whose, now)


@pytest.mark.parametrize(
    ("other", "rules"),
    [
        (legend("second", "Rob", "Strange"), ["704.5j"]),
        (legend("second", "Alex", "Strange"), []),
        (legend("second", "Rob", "Stranger"), []),
    ],
)
def test_two_legends_of_one_name_are_noticed_on_unknown_cards(
    other: Object, rules: list[str]
) -> None:
    turn = Turn(
        active="Rob", phase="precombat_main", step="precombat_main", priority="Rob", stack=("x",)
    )
    before = State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=PLAYERS,
        turns=(msgspec.structs.replace(turn, passed=("Alex",)),),
        objects=(legend("first", "Rob", "Strange"),),
        pending=(Priority(id="1", decider="Rob"),),
    )
    after = msgspec.structs.replace(
        before,
        turns=(msgspec.structs.replace(turn, stack=()),),
        objects=(*before.objects, other),
        pending=(Priority(id="2", decider="Rob"),),
    )
    told = found(lines(before, "1", Pass(), after))
    assert [one.rule for one in told] == rules
    assert all(one.certainty == "possible" for one in told)


@pytest.mark.parametrize("stays", [True, False])
def test_of_legends_of_one_name_only_the_one_that_is_chosen_stays(*, stays: bool) -> None:
    both = tuple(legend(name, "Rob", "Strange") for name in ("first", "second"))
    among = tuple(one.name for one in both)
    before = State(
        edition=EditionDate("2026-01-16"),
        variant=Variant(attack="multiple"),
        players=PLAYERS,
        turns=(Turn(active="Rob", phase="precombat_main", step="precombat_main"),),
        objects=both,
        pending=(ChooseObjects(id="1", decider="Rob", among=among),),
    )
    gone = msgspec.structs.replace(both[0], zone="graveyard", controller=None, now="unknown")
    after = msgspec.structs.replace(
        before,
        turns=(msgspec.structs.replace(before.turns[0], priority="Rob"),),
        objects=both if stays else (gone, both[1]),
        pending=(Priority(id="2", decider="Rob"),),
    )
    told = [(o.rule, o.certainty) for o in found(lines(before, "1", Choose(("second",)), after))]
    assert told == ([("704.5j", "possible")] if stays else [])
