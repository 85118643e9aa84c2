"""Cards that restrict attacks, or make creatures attack."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, attackers, begin

THREE = ("Rob", "Alex", "Carissa")


def test_exalted_sees_a_lone_attacker_only() -> None:
    board = {"Rob": "Akrasan Squire, Gray Ogre, Hill Giant", "Alex": "", "Carissa": ""}
    two = (
        begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex", "Hill Giant": "Carissa"})
    )
    assert two.named_on_stack() == ()
    one = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"}).resolve()
    now = one.thing("Gray Ogre").now
    assert now != "unknown"
    assert (now.power, now.toughness) == (3, 3)


def test_juggernaut_must_attack_whomever_it_likes() -> None:
    game = begin({"Rob": "Juggernaut", "Alex": "", "Carissa": ""}).to("declare_attackers")
    assert [v.rule for v in game.refused(attackers({}))] == ["508.1d"]
    game.attack({"Juggernaut": "Carissa"})


def test_mogg_toady_attacks_whoever_has_fewer_creatures() -> None:
    game = begin(
        {
            "Rob": "Mogg Toady, Gray Ogre, Hill Giant",
            "Alex": "Gray Ogre, Grizzly Bears, Craw Wurm",
            "Carissa": "Wall of Wood, Wall of Stone",
        }
    ).to("declare_attackers")
    game.refused(attackers({"Mogg Toady": "Alex"}))
    game.attack({"Mogg Toady": "Carissa"})


def test_teferis_moat_stops_nonfliers_of_one_color_from_attacking_its_controller() -> None:
    game = begin(
        {
            "Rob": "Savannah Lions, Serra Angel, Gray Ogre",
            "Alex": "Jace Beleren, Plains, Plains, Plains, Plains, Island",
        },
        hands={"Alex": "Teferi's Moat"},
        turn="Alex",
        attack="one_opponent",
    )
    game.cast("Teferi's Moat").resolve()
    assert game.kind == "mode"
    game.choose("white")
    assert game.thing("Teferi's Moat").chosen == {"color": "white"}
    game.to("end_step").to("upkeep").to("declare_attackers")
    game.refused(attackers({"Savannah Lions": "Alex"}))
    game.attack({"Savannah Lions": "Jace Beleren", "Serra Angel": "Alex", "Gray Ogre": "Alex"})


def test_pacifism_keeps_a_creature_from_attacking_and_blocking() -> None:
    board = {"Rob": "Juggernaut, Plains, Plains", "Alex": "Gray Ogre"}
    game = begin(board, hands={"Rob": "Pacifism"}).cast("Pacifism", "Juggernaut").resolve()
    game.to("declare_attackers").refused(attackers({"Juggernaut": "Alex"}))
    game.attack({})
    blocked = begin(board, hands={"Rob": "Pacifism"}).cast("Pacifism", "Gray Ogre").resolve()
    blocked.to("declare_attackers").attack({"Juggernaut": "Alex"}).to("declare_blockers")
    with pytest.raises(AssertionError, match=r"509\.1b"):
        blocked.block({"Gray Ogre": "Juggernaut"})


def lured(*, more: str = "") -> Game:
    board = {"Rob": f"Grizzly Bears{more}", "Alex": "Alluring Siren, Jace Beleren", "Carissa": ""}
    game = begin(board, step="beginning_of_combat").pass_once()
    return game.activate("Alluring Siren", "Grizzly Bears").resolve().to("declare_attackers")


@pytest.mark.parametrize(
    "attack", [{}, {"Grizzly Bears": "Carissa"}, {"Grizzly Bears": "Jace Beleren"}]
)
def test_alluring_siren_has_the_creature_attack_its_controller(attack: dict[str, str]) -> None:
    lured().refused(attackers(attack))
    lured().attack({"Grizzly Bears": "Alex"})


def test_two_sirens_leave_a_choice_between_their_controllers() -> None:
    board = {"Rob": "Grizzly Bears", "Alex": "First = Alluring Siren", "Carissa": "Alluring Siren"}
    game = begin(board, step="beginning_of_combat").pass_once()
    game.activate("First", "Grizzly Bears").pass_once()
    game.activate("Alluring Siren", "Grizzly Bears").resolve().resolve().to("declare_attackers")
    game.refused(attackers({}))
    game.attack({"Grizzly Bears": "Carissa"})


def test_alluring_siren_lures_an_opponents_creature_only() -> None:
    game = begin({"Rob": "Alluring Siren, Gray Ogre", "Alex": "Hill Giant", "Carissa": "Craw Wurm"})
    with pytest.raises(AssertionError):
        game.activate("Alluring Siren", "Gray Ogre")


def goaded_by_homunculus() -> Game:
    """Alex has goaded Rob's Craw Wurm; Rob declares attackers next."""
    game = begin(
        {"Rob": "Craw Wurm", "Alex": "Island, Island", "Carissa": "Jace Beleren"},
        hands={"Alex": "Jeering Homunculus"},
        turn="Alex",
    )
    game.cast("Jeering Homunculus").resolve().choose("Craw Wurm").resolve().say(yes=True)
    for turn in ("Carissa", "Rob"):
        game.to("end_step").to("upkeep")
        assert game.active == turn
    return game.to("declare_attackers")


@pytest.mark.parametrize("attack", [{}, {"Craw Wurm": "Alex"}, {"Craw Wurm": "Jace Beleren"}])
def test_a_goaded_creature_attacks_another_player(attack: dict[str, str]) -> None:
    game = goaded_by_homunculus()
    game.refused(attackers(attack))
    game.attack({"Craw Wurm": "Carissa"})


def test_goading_ends_with_the_next_turn_of_whoever_goaded() -> None:
    game = goaded_by_homunculus().attack({"Craw Wurm": "Carissa"})
    for turn in ("Alex", "Carissa", "Rob"):
        game.to("end_step").to("upkeep")
        assert game.active == turn
    game.to("declare_attackers").attack({})


def test_disrupt_decorum_goads_what_others_control() -> None:
    board = {"Rob": "Mountain, Mountain, Mountain, Mountain, Gray Ogre", "Alex": "Hill Giant"}
    game = (
        begin({**board, "Carissa": "Craw Wurm"}, hands={"Rob": "Disrupt Decorum"})
        .cast("Disrupt Decorum")
        .resolve()
    )
    game.to("declare_attackers").attack({}).to("end_step").to("upkeep").to("declare_attackers")
    game.refused(attackers({"Hill Giant": "Rob"}))
    game.attack({"Hill Giant": "Carissa"})


def test_goading_outlasts_a_player_until_the_turn_that_would_have_begun() -> None:
    board = {"Alex": "Mountain, Mountain, Mountain, Mountain", "Carissa": "Craw Wurm", "Rob": ""}
    game = begin({**board, "Dana": ""}, hands={"Alex": "Disrupt Decorum"})
    game.cast("Disrupt Decorum").resolve().to("end_step").to("upkeep").concede("Alex")
    game.to("declare_attackers").refused(attackers({}))
    game.attack({"Craw Wurm": "Rob"})
    for turn in ("Rob", "Dana", "Carissa"):
        game.to("end_step").to("upkeep")
        assert game.active == turn
    game.to("declare_attackers").attack({})
