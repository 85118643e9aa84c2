"""Payments left to the engine of a log that does not tell in full what was tapped for them."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace
from tests.logs.games import Line, checked
from tests.logs.left_out.test_asked_in_vain import BEGIN, position
from tests.reference.transitions.games import logged

from apnap.logs.judging.paying import payments
from apnap.protocol import (
    Answer,
    AnswerSaid,
    AttackSaid,
    Cast,
    DeclareAttackers,
    DeclareAttackersAsked,
    Object,
    Pass,
    Pay,
    Special,
    State,
)

SPELL: Final = "Altar's Reap"
ISLANDS: Final = tuple(f"Island {number}" for number in range(7))
FORESTS: Final = tuple(f"Forest {number}" for number in range(3))


def begun(names: tuple[str, ...], more: str, **there: Any) -> State:
    """Return a position in which Rob has lands, and one thing more."""
    whose = {"owner": "Rob", "controller": "Rob", "zone": "battlefield"}
    lands = [Object(name=name, card=name.split()[0], **whose) for name in names]  # type: ignore[arg-type]
    other = Object(name=more, card=more, owner="Rob", **there)
    players = tuple(replace(one, hand="unknown") for one in position().players)
    return replace(position(), players=players, objects=(*lands, other))


def written(state: State, *says: Answer) -> list[Line]:
    """Return the log of what Rob says."""
    lines = [BEGIN, *logged(state, [("Rob", say) for say in says]), {"end": {}}]
    return [{**line, "number": number} for number, line in enumerate(lines)]


def turned_face_up() -> list[Line]:
    """Return a log in which a morph is turned face up, for which all seven Islands are tapped."""
    morph = begun(ISLANDS, "Brine Elemental", controller="Rob", zone="battlefield", face_down=True)
    return written(morph, Special("Brine Elemental", "turn_face_up"), Pay("auto"))


def cast() -> list[Line]:
    """Return a log in which two of three Forests are tapped for a spell, and a player passes."""
    return written(
        begun(FORESTS, "Grizzly Bears", zone="hand"), Cast("Grizzly Bears", pay="auto"), Pass()
    )


def tap(line: Line, tapped: dict[str, object]) -> None:
    """Let a line tell of lands whether they are tapped."""
    for thing in line["said"]["state"]["objects"]:
        if thing["name"] in tapped:
            thing["tapped"] = tapped[thing["name"]]


@pytest.mark.parametrize("line", [2, 3])
@pytest.mark.parametrize("lands", [ISLANDS, ISLANDS[3:4]])
def test_lands_that_are_all_needed_have_been_tapped(line: int, lands: tuple[str, ...]) -> None:
    log = turned_face_up()
    tap(log[line], dict.fromkeys(lands, "unknown"))
    found = checked(log)
    assert (found.found, found.replayed, found.unchecked) == (0, 3, 0)


def test_any_of_more_lands_than_are_needed_may_have_been_tapped() -> None:
    log = cast()
    tap(log[2], dict.fromkeys(FORESTS, "unknown"))
    first, *others = FORESTS
    tap(log[3], {first: False, **dict.fromkeys(others, True)})
    found = checked(log)
    told = "the log does not tell what was tapped for mana"
    assert (found.found, [*found.reasons]) == (0, [told])


def test_too_few_lands_are_told_also_where_it_is_unknown_of_one_whether_it_was_tapped() -> None:
    log = cast()
    first, *others = FORESTS
    tap(log[1], {first: "unknown"})
    tap(log[2], {first: True, **dict.fromkeys(others, False)})
    assert [one.line for one in checked(log).findings][:1] == [3]


def test_nothing_is_paid_while_another_of_the_team_is_asked_still() -> None:
    asked = DeclareAttackersAsked(id="1", decider="Reds", candidates=())
    state = replace(begun(FORESTS, "Gray Ogre", zone="battlefield"), pending=(asked,))
    first, *others = (replace(one, tapped="unknown") for one in state.objects)
    after = replace(state, objects=(replace(first, tapped=True), *others))
    attacks = DeclareAttackers((AttackSaid("Gray Ogre", "Alex"),), pay="auto")
    said = AnswerSaid("Rob", "1", attacks)
    assert list(payments(said, state, after)) == [said]
    assert len(list(payments(said, state, replace(after, pending=())))) > 1


def test_an_attack_is_not_declared_unpaid_as_nobody_is_asked_later_what_a_teammate_pays() -> None:
    before = begun(FORESTS, "Grizzly Bears", controller="Rob", zone="battlefield")
    objects = tuple(replace(one, tapped="unknown") for one in before.objects)
    attack = DeclareAttackers((AttackSaid("Grizzly Bears", "Alex"),), pay="auto")
    said = AnswerSaid("Rob", "1", attack)
    assert list(payments(said, before, replace(before, objects=objects))) == [said]
