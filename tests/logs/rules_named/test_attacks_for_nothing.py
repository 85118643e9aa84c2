"""Which rule is named where a cost isn't asked for, or what an Aura did outlasts it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged, thing

from apnap.protocol import Answer, AttackSaid, Cast, DeclareAttackers, Object, Pass, Turn


def _there(card: str, owner: str, name: str = "") -> Object:
    name = name or card
    return Object(name=name, card=card, owner=owner, controller=owner, zone="battlefield")


def _numbered(log: list[Line]) -> list[Line]:
    header = {**BEGIN, "begin": {**BEGIN["begin"], "every_priority": True}}
    return [header, *({**line, "number": at} for at, line in enumerate(log, 1))]


@pytest.mark.parametrize(("paid", "rules"), [(True, []), (False, ["508.1j"])])
def test_an_attack_that_costs_something_and_nothing_is_asked(
    *, paid: bool, rules: list[str]
) -> None:
    cards = ("Propaganda", "Alex"), ("Hill Giant", "Rob"), ("Forest", "Rob"), ("Island", "Rob")
    begun = replace(
        position(),
        objects=tuple(_there(*one) for one in cards),
        turns=(Turn(active="Rob", phase="combat", step="beginning_of_combat", priority="Rob"),),
    )
    attack = DeclareAttackers((AttackSaid("Hill Giant", "Alex"),), pay=("Forest", "Island"))
    log = logged(begun, [("Rob", Pass()), ("Alex", Pass()), ("Rob", attack)])
    if not paid:
        del log[-1]["said"]["answer"]["say"]["pay"]
        for land in ("Forest", "Island"):
            thing(log[-1], land)["tapped"] = False
    assert [one.rule for one in checked(_numbered(log)).findings] == rules


@pytest.mark.parametrize(("stays", "rules"), [(False, []), (True, ["611.3b"])])
def test_control_ends_with_the_aura(*, stays: bool, rules: list[str]) -> None:
    aura = replace(_there("Control Magic", "Rob"), attached_to="Hill Giant")
    giant = replace(_there("Hill Giant", "Alex"), controller="Rob")
    lands = tuple(_there("Plains", "Rob", name) for name in ("a", "b"))
    hand = Object(name="Disenchant", card="Disenchant", owner="Rob", zone="hand")
    begun = replace(position(), objects=(aura, giant, *lands, hand))
    begun = replace(begun, players=(replace(begun.players[0], hand=1), *begun.players[1:]))
    cast: Answer = Cast("Disenchant", targets=("Control Magic",), pay=("a", "b"))
    log = logged(begun, [("Rob", cast), ("Rob", Pass()), ("Alex", Pass())])
    assert thing(log[-1], "Hill Giant")["controller"] == "Alex"
    if stays:
        thing(log[-1], "Hill Giant")["controller"] = "Rob"
    assert [one.rule for one in checked(_numbered(log)).findings] == rules
