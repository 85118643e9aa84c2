"""Cards that change who controls a permanent or a player."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, attackers, begin

from apnap.protocol.answers import AttackSaid, Cast, DeclareAttackers, Pass
from apnap.protocol.state import Object

FIVE = "Mountain, Mountain, Mountain, Mountain, Mountain"


def treason() -> Game:
    """Rob has taken Alex's Hill Giant with Act of Treason."""
    board = {"Rob": "Mountain, Mountain, Mountain", "Alex": "Hill Giant (tapped), Gray Ogre"}
    game = begin({**board, "Carissa": ""}, hands={"Rob": "Act of Treason"})
    return game.cast("Act of Treason", "Hill Giant").resolve()


def test_act_of_treason_lends_a_creature_untapped_and_with_haste() -> None:
    game = treason().to("declare_attackers")
    game.refused(attackers({"Gray Ogre": "Alex"}))
    game.attack({"Hill Giant": "Alex"}).to("end_step")
    assert game.thing("Hill Giant").controller == "Rob"
    game.to("upkeep")
    assert game.thing("Hill Giant").controller == "Alex"


def test_what_was_borrowed_returns_when_the_borrower_leaves() -> None:
    board = {
        "Rob": "Island, Island, Island, Island, Mountain, Mountain, Mountain",
        "Alex": "Hill Giant",
        "Carissa": "Grizzly Bears",
    }
    game = begin(board, hands={"Rob": "Act of Treason, Control Magic"})
    game.cast("Control Magic", "Hill Giant", pay=("Island", "Island 2", "Island 3", "Island 4"))
    game.resolve().cast("Act of Treason", "Grizzly Bears").resolve()
    assert game.thing("Hill Giant").controller == "Rob"
    assert game.thing("Grizzly Bears").controller == "Rob"
    game.concede("Rob")
    assert game.thing("Hill Giant").controller == "Alex"
    assert game.thing("Grizzly Bears").controller == "Carissa"


def test_a_creature_under_control_magic_has_to_wait_for_a_turn() -> None:
    board = {"Rob": "Island, Island, Island, Island", "Alex": "Hill Giant"}
    game = begin(board, hands={"Rob": "Control Magic"}).cast("Control Magic", "Hill Giant")
    assert game.resolve().to("declare_attackers").kind == "priority"
    game.to("end_step").to("upkeep").to("end_step").to("upkeep")
    game.to("declare_attackers").attack({"Hill Giant": "Alex"})


def test_an_attacked_planeswalker_that_changes_sides_leaves_combat() -> None:
    board = {"Rob": "Hill Giant", "Alex": "Jace Beleren", "Carissa": FIVE}
    game = begin(board, hands={"Carissa": "Word of Seizing"}).to("declare_attackers")
    game.attack({"Hill Giant": "Jace Beleren"}).pass_once().pass_once()
    game.cast("Word of Seizing", "Jace Beleren").resolve()
    (attack,) = game.combat.attacks
    assert (attack.attacks, attack.why_nothing, attack.defender) == (None, "left_combat", "Alex")
    game.to("combat_damage")
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


def test_the_defending_player_is_who_controlled_the_planeswalker_before_the_removal() -> None:
    board = {"Rob": "Reconnaissance, Agate-Blade Assassin", "Alex": "Jace Beleren", "Carissa": FIVE}
    game = begin(board, hands={"Carissa": "Word of Seizing"}).to("declare_attackers")
    game.attack({"Agate-Blade Assassin": "Jace Beleren"})
    game.activate("Reconnaissance", "Agate-Blade Assassin").resolve().pass_once().pass_once()
    game.cast("Word of Seizing", "Jace Beleren").resolve().resolve()
    assert (game.life("Alex"), game.life("Carissa")) == (19, 20)


def test_nothing_is_cast_or_activated_while_split_second_is_on_the_stack() -> None:
    board = {"Rob": FIVE, "Alex": "Jace Beleren, Island, Island"}
    game = begin(board, hands={"Rob": "Word of Seizing", "Alex": "Counterspell"})
    game.cast("Word of Seizing", "Jace Beleren").pass_once()
    rules = [v.rule for v in game.refused(Cast("Counterspell", ("Word of Seizing",), pay="auto"))]
    assert rules == ["702.61a"]


def slavery(*, hands: dict[str, str] | None = None) -> Game:
    """Rob has used Mindslaver on Alex."""
    lands = "Island, Island, Island, Island"
    board = {"Rob": f"Mindslaver, {lands}, Grizzly Bears", "Alex": "Hill Giant", "Carissa": ""}
    return begin(board, hands=hands).activate("Mindslaver", "Alex").resolve()


def test_mindslaver_gives_the_next_turn_of_a_player_to_another() -> None:
    game = slavery()
    assert game.has("Mindslaver", "graveyard")
    assert (game.pass_once().asked, game.active) == ("Alex", "Rob")
    game.to("end_step").to("upkeep")
    assert game.pending is not None
    assert (game.active, game.asked, game.pending.subject) == ("Alex", "Rob", "Alex")
    game.refused(Pass(), "Alex")
    game.to("declare_attackers")
    game.refused(attackers({"Grizzly Bears": "Carissa"}))
    game.attack({"Hill Giant": "Rob"}).to("end_step").to("upkeep")
    assert (game.active, game.asked) == ("Carissa", "Carissa")
    assert game.pass_once().asked == "Rob"
    assert game.pass_once().asked == "Alex"


def test_who_controls_a_player_sees_what_that_player_sees() -> None:
    game = slavery(hands={"Alex": "Shock"})
    hidden = [thing.name for thing in game.seen_by("Rob").objects if thing.zone == "hand"]
    assert hidden == []
    game.to("end_step").to("upkeep")
    shown = [thing.name for thing in game.seen_by("Rob").objects if thing.zone == "hand"]
    assert shown == ["Shock"]


def test_control_of_a_player_ends_when_the_controller_leaves() -> None:
    game = slavery().to("end_step").to("upkeep").concede("Rob")
    assert game.asked == "Alex"


def test_control_does_not_begin_if_its_controller_left_before() -> None:
    game = slavery().concede("Rob").to("upkeep")
    assert (game.active, game.asked) == ("Alex", "Alex")


@pytest.mark.parametrize("first", ["Rob", "Carissa"])
def test_of_two_who_would_control_a_turn_the_last_one_does(first: str) -> None:
    lands = "Island, Island, Island, Island"
    board = {"Rob": f"R = Mindslaver, {lands}", "Alex": "", "Carissa": f"C = Mindslaver, {lands}"}
    game = begin(board)
    if first == "Rob":
        game.activate("R", "Alex").resolve().pass_once().pass_once().activate("C", "Alex")
    else:
        game.pass_once().pass_once().activate("C", "Alex").resolve().activate("R", "Alex")
    game.resolve().to("end_step").to("upkeep")
    assert game.active == "Alex"
    assert game.asked == ("Carissa" if first == "Rob" else "Rob")


def test_declarations_are_made_for_the_controlled_player() -> None:
    said = DeclareAttackers((AttackSaid("Hill Giant", "Carissa"),))
    game = slavery().to("end_step").to("upkeep").to("declare_attackers").says(said, "Rob")
    assert game.combat.attacking == ("Alex",)


def test_what_only_a_borrowed_aura_gave_returns_and_the_aura_is_exiled() -> None:
    aura = Object(
        name="Control Magic",
        card="Control Magic",
        owner="Alex",
        controller="Carissa",
        zone="battlefield",
        attached_to="Hill Giant",
    )
    game = begin({"Rob": "Hill Giant", "Alex": "", "Carissa": ""}, more=[aura])
    assert game.thing("Hill Giant").controller == "Carissa"
    game.concede("Carissa")
    assert game.thing("Hill Giant").controller == "Rob"
    exiled = game.thing("Control Magic")
    assert (exiled.zone, exiled.attached_to) == ("exile", None)
