"""Logs without passes: what the stack holds tells how far a game has come."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.protocol import (
    Answer,
    AttackSaid,
    Cast,
    Choose,
    ChooseObjects,
    ChooseTargets,
    DeclareAttackers,
    Object,
    Order,
    Pass,
    Pay,
    Turn,
)
from apnap.protocol.freedoms import is_chosen_for_the_stack, is_there

Said = list[tuple[str, Answer]]


def _thing(card: str, name: str = "", zone: str = "battlefield") -> Object:
    there = "Rob" if zone == "battlefield" else None
    name = name or card
    return Object(name=name, card=card, owner="Rob", controller=there, zone=zone)  # type: ignore[arg-type]


def without_passes(log: list[Line]) -> list[Line]:
    """Leave out all passes: what comes of them follows on the line before."""
    lines: list[Line] = []
    for line in log:
        passed = line["said"].get("answer", {}).get("say", {}).get("kind") == "pass"
        if passed and len(lines) > 1:
            lines[-1]["said"]["state"] = line["said"]["state"]
        else:
            lines.append(line)
    return [BEGIN, *({**line, "number": at} for at, line in enumerate(lines, 1))]


def sentinels() -> list[Line]:
    """Return a log of a creature that enters, whose ability is then alone on the stack."""
    things = (_thing("Palace Sentinels", zone="hand"), *(_thing("Plains", f"P{n}") for n in "1234"))
    begun = replace(position(), objects=things)
    begun = replace(begun, players=(replace(begun.players[0], hand=1), *begun.players[1:]))
    cast = Cast("Palace Sentinels", pay=("P1", "P2", "P3", "P4"))
    return logged(begun, [("Rob", cast), *[("Rob", Pass()), ("Alex", Pass())] * 2, ("Rob", Pass())])


def test_a_spell_and_the_ability_of_what_it_became_are_two_moments() -> None:
    """Rob is asked as the spell is cast, and the next time as the ability is on the stack."""
    load, cast, _, resolved, *later = sentinels()
    cast["said"]["state"] = resolved["said"]["state"]
    log = [{**line, "number": at} for at, line in enumerate((load, cast, *later), 1)]
    found = checked([BEGIN, *log])
    assert found.findings == ()
    assert found.replayed == len(log)


def test_a_choice_for_what_resolves_is_not_asked_in_vain() -> None:
    """Both Garrisons trigger; where the tokens attack there is only one possibility."""
    garrisons = tuple(_thing("Hanweir Garrison", name) for name in ("one", "two"))
    begun = replace(
        position(),
        objects=garrisons,
        turns=(Turn(active="Rob", phase="combat", step="beginning_of_combat", priority="Rob"),),
    )
    attacks = DeclareAttackers((AttackSaid("one", "Alex"), AttackSaid("two", "Alex")))
    both, chosen = [("Rob", Pass()), ("Alex", Pass())], [("Rob", Choose(("Alex",)))] * 2
    said: Said = [*both, ("Rob", attacks)]
    triggers = logged(begun, said)[-1]["said"]["state"]["pending"][0]["triggers"]
    order = Order(tuple(one["name"] for one in triggers))
    log = logged(begun, [*said, ("Rob", order), *both, *chosen, *both, *chosen, ("Rob", Pass())])
    found = checked(without_passes(log))
    assert found.findings == ()


@pytest.mark.parametrize(("kind", "resolves"), [(ChooseObjects, True), (ChooseTargets, False)])
def test_targets_are_chosen_before_anybody_passes(
    kind: type[ChooseObjects | ChooseTargets], *, resolves: bool
) -> None:
    begun = position()
    asked = (
        ChooseObjects(id="1", decider="Rob", among=("a",), least=1, most=1)
        if kind is ChooseObjects
        else ChooseTargets(id="1", decider="Rob", source="a", slots=())
    )
    turns = (replace(begun.turns[0], stack=("a",)),)
    assert is_chosen_for_the_stack(replace(begun, turns=turns, pending=(asked,))) is resolves
    assert not is_chosen_for_the_stack(replace(begun, pending=(asked,)))


@pytest.mark.parametrize(
    ("kind", "card", "there"),
    [
        ("card", "Shock", True),
        ("card", "unknown", True),
        ("card", "Fog", False),
        ("ability", "Shock", False),
    ],
)
def test_what_is_on_the_stack_is_compared_as_far_as_it_is_told(
    kind: str, card: str, *, there: bool
) -> None:
    begun = replace(position(), turns=(replace(position().turns[0], stack=("a",)),))
    mine = Object(name="a", card="Shock", owner="Rob", controller="Rob", zone="stack")
    other = replace(mine, kind=kind, card=card)
    assert is_there(replace(begun, objects=(mine,)), replace(begun, objects=(other,))) is there


def rhystic() -> list[Line]:
    """Return a log of a spell that Rob pays for as it is cast, and once more for Alex's ability."""
    study = Object(
        name="Study", card="Rhystic Study", owner="Alex", controller="Alex", zone="battlefield"
    )
    forests = tuple(_thing("Forest", f"F{n}") for n in "1234")
    begun = replace(position(), objects=(_thing("Grizzly Bears", zone="hand"), study, *forests))
    begun = replace(begun, players=(replace(begun.players[0], hand=1), *begun.players[1:]))
    said: Said = [("Rob", Cast("Grizzly Bears", pay="auto"))]
    return logged(begun, [*said, ("Rob", Pass()), ("Alex", Pass()), ("Rob", Pay("auto"))])


def adversary() -> list[Line]:
    """Return a log of a creature for whose ability, as it enters, Rob pays once more."""
    things = (_thing("Intrepid Adversary", zone="hand"), *(_thing("Plains", n) for n in "PQRSTU"))
    begun = replace(position(), objects=things)
    begun = replace(begun, players=(replace(begun.players[0], hand=1), *begun.players[1:]))
    both: Said = [("Rob", Pass()), ("Alex", Pass())]
    said: Said = [("Rob", Cast("Intrepid Adversary", pay="auto")), *both, *both]
    return logged(begun, [*said, ("Rob", Pay("auto"))])


@pytest.mark.parametrize("game", [rhystic, adversary])
def test_what_is_paid_while_something_resolves_is_not_the_cost_of_the_spell_before(
    game: Callable[[], list[Line]],
) -> None:
    log = without_passes(game())
    assert [one["kind"] for one in log[2]["said"]["state"]["pending"]] == ["pay"]
    found = checked(log)
    assert [(one.line, one.rule, one.problem) for one in found.findings] == []
    assert found.replayed == len(log) - 1
