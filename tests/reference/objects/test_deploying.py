"""Deploying creatures: each can be handed to a teammate (804; 603 in the book of 2006)."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, changed, position
from tests.reference.in_each import in_each

from apnap.protocol import EditionDate
from apnap.protocol.answers import Activate
from apnap.protocol.state import Variant
from apnap_reference.edition import EDITIONS, NEWEST

SEATS = ("Rob", "Alex", "Carissa", "Dana", "Eve", "Finn")
TEAMS = {"North": ("Rob", "Alex", "Carissa"), "South": ("Dana", "Eve", "Finn")}
BEAR = "Grizzly Bears"
OLD = min(EDITIONS)


def teams(
    *,
    deploying: bool = True,
    distance: int | None = None,
    edition: EditionDate = NEWEST,
    **own: str,
) -> Game:
    """Begin a game of two teams of three; `own` gives permanents by player."""
    board = {name: own.get(name, "") for name in SEATS}
    hands = {name: own.get(f"{name}_holds", "") for name in SEATS}
    state = position(board, hands=hands, teams=TEAMS, edition=edition, turn=own.get("turn"))
    variant = Variant("multiple", deploy_creatures=deploying, range_of_influence=distance)
    return Game(changed(state, variant=variant))


def deploy(creature: str, teammate: str | None, number: int = 1) -> Activate:
    return Activate(creature, number, (teammate,) if teammate else None)


@in_each(sorted(EDITIONS))
def test_a_creature_is_handed_to_a_teammate(edition: EditionDate) -> None:
    game = teams(Rob=BEAR, edition=edition).says(deploy(BEAR, "Carissa"))
    assert game.thing(BEAR).controller == "Rob"
    assert game.thing(BEAR).tapped is True
    game.resolve()
    assert (game.thing(BEAR).controller, game.thing(BEAR).owner) == ("Carissa", "Rob")


def test_every_creature_has_the_ability_and_its_controller_chooses_whom_it_goes_to() -> None:
    game = teams(Rob=f"{BEAR}, Wall of Wood").says(deploy("Wall of Wood", None))
    assert game.asked == "Rob"
    game.choose("Alex").resolve()
    assert game.thing("Wall of Wood").controller == "Alex"
    assert game.thing(BEAR).controller == "Rob"


def test_what_a_creature_can_do_besides_comes_first() -> None:
    game = teams(Rob="Alluring Siren", Dana=BEAR)
    game.refused(deploy("Alluring Siren", "Alex", 1))
    game.says(deploy("Alluring Siren", "Alex", 2)).resolve()
    assert game.thing("Alluring Siren").controller == "Alex"


def test_an_opponent_or_its_controller_is_no_teammate() -> None:
    game = teams(Rob=BEAR)
    for other in ("Dana", "Rob", BEAR):
        game.refused(deploy(BEAR, other))


def test_only_creatures_are_deployed() -> None:
    game = teams(Rob="Vedalken Orrery, Forest")
    game.refused(deploy("Vedalken Orrery", "Alex"))
    game.refused(Activate("Forest", 2, ("Alex",)))


def test_it_costs_to_be_tapped() -> None:
    game = teams(Rob=f"{BEAR} (sick), Hill Giant (tapped), Gray Ogre")
    game.refused(deploy(BEAR, "Alex"))
    game.refused(deploy("Hill Giant", "Alex"))
    game.says(deploy("Gray Ogre", "Alex"))


@pytest.mark.parametrize(("edition", "number"), [(OLD, "403.5"), (NEWEST, "602.5d")])
def test_creatures_are_deployed_when_a_sorcery_could_be_cast(
    edition: EditionDate, number: str
) -> None:
    game = teams(Rob=f"{BEAR}, Hill Giant", Alex="Gray Ogre", edition=edition)
    assert game.says(deploy(BEAR, "Alex")).asked == "Rob"
    assert [v.rule for v in game.refused(deploy("Hill Giant", "Alex"))] == [number]
    game.pass_once()
    assert game.asked == "Alex"
    assert [v.rule for v in game.refused(deploy("Gray Ogre", "Rob"))] == [number]


def test_without_the_option_no_creature_is_deployed() -> None:
    teams(Rob=BEAR, deploying=False).refused(deploy(BEAR, "Alex"))


def test_a_creature_that_has_lost_its_abilities_has_lost_this_one() -> None:
    game = teams(Rob=f"{BEAR}, Gray Ogre, Island, Plains", Rob_holds="Ovinize")
    game.cast("Ovinize", BEAR).resolve()
    game.refused(deploy(BEAR, "Alex"))
    game.says(deploy("Gray Ogre", "Alex"))


def test_a_creature_goes_nowhere_if_it_has_died_meanwhile() -> None:
    game = teams(Rob=BEAR, Dana="Mountain", Dana_holds="Lightning Bolt")
    game.says(deploy(BEAR, "Alex"))
    while game.asked != "Dana":
        game.pass_once()
    game.cast("Lightning Bolt", BEAR).resolve().resolve()
    assert game.has(BEAR, "graveyard")


def test_who_has_just_received_a_creature_cannot_use_it_at_once() -> None:
    game = teams(Rob=f"{BEAR}, Hill Giant").says(deploy(BEAR, "Alex")).resolve()
    assert game.thing(BEAR).sick is True
    assert game.thing("Hill Giant").sick is False


def test_a_creature_leaves_with_its_owner_not_with_the_teammate() -> None:
    game = teams(Rob=BEAR).says(deploy(BEAR, "Alex")).resolve()
    game.concede("Alex")
    assert game.thing(BEAR).controller == "Rob"
    lost = teams(Rob=BEAR, turn="Rob").says(deploy(BEAR, "Alex")).resolve().concede("Rob")
    assert not lost.has(BEAR)


def test_a_teammate_out_of_range_receives_nothing() -> None:
    game = teams(Rob=BEAR, distance=1)
    game.refused(deploy(BEAR, "Carissa"))
    game.says(deploy(BEAR, "Alex")).resolve()
    assert game.thing(BEAR).controller == "Alex"
