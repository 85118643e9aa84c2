"""Planeswalkers and battles."""

from __future__ import annotations

from tests.reference.driving import Game, attackers, begin

from apnap.protocol.answers import Activate

BATTLE = "Invasion of Dominaria"


def test_jace_has_all_draw() -> None:
    game = begin({"Rob": "Jace Beleren", "Alex": "", "Carissa": ""}).activate("Jace Beleren")
    game.resolve()
    assert [player.hand for player in game.state.players] == [1, 1, 1]
    assert game.thing("Jace Beleren").counters == {"loyalty": 5}


def test_jace_has_one_player_draw_once_a_turn() -> None:
    game = begin({"Rob": "Jace Beleren", "Alex": ""})
    game.activate("Jace Beleren", "Alex", ability=2).resolve()
    assert game.player("Alex").hand == 1
    assert game.thing("Jace Beleren").counters == {"loyalty": 2}
    assert [v.rule for v in game.refused(Activate("Jace Beleren"))] == ["606.3"]


def test_jace_mills_twenty_when_he_has_ten_loyalty() -> None:
    game = begin({"Rob": "Jace Beleren (loyalty 10)", "Alex": ""}, library=25)
    game.activate("Jace Beleren", "Alex", ability=3).resolve()
    assert game.player("Alex").library == 5
    assert not game.has("Jace Beleren")
    poor = begin({"Rob": "Jace Beleren", "Alex": ""})
    rules = [v.rule for v in poor.refused(Activate("Jace Beleren", 3, ("Alex",)))]
    assert rules == ["606.6"]


def test_a_siege_enters_with_a_protector_and_its_ability_triggers() -> None:
    board = {"Rob": "Plains, Plains, Plains", "Alex": "", "Carissa": ""}
    game = begin(board, hands={"Rob": BATTLE}).cast(BATTLE).resolve().choose("Carissa").resolve()
    assert game.thing(BATTLE).protector == "Carissa"
    assert game.thing(BATTLE).counters == {"defense": 5}
    assert (game.life("Rob"), game.player("Rob").hand) == (24, 1)


def defeated(**more: str) -> Game:
    """Rob's Siege, protected by Alex, has lost its last defense counter to his Craw Wurm."""
    board = {"Rob": f"Craw Wurm, {BATTLE} (protector Alex)", "Alex": "", "Carissa": "", **more}
    game = begin(board).to("declare_attackers").attack({"Craw Wurm": BATTLE}).to("combat_damage")
    assert game.named_on_stack() == ((BATTLE, "Rob"),)
    return game.resolve()


def test_a_defeated_siege_is_exiled_and_may_be_cast_with_its_back_face_up() -> None:
    game = defeated()
    assert game.has(BATTLE, "exile")
    game.say(yes=True)
    assert game.named_on_stack() == ((BATTLE, "Rob"),)
    angel = game.resolve().thing(BATTLE)
    assert (angel.zone, angel.controller, angel.counters) == ("battlefield", "Rob", {})
    assert angel.now != "unknown"
    assert angel.now.name == "Serra Faithkeeper"
    assert (angel.now.power, angel.now.toughness) == (4, 4)
    assert game.kind == "priority"
    assert game.named_on_stack() == ()


def test_the_back_face_lasts_only_on_the_battlefield() -> None:
    board = {"Alex": "Island", "Carissa": ""}
    game = begin(
        {"Rob": f"Craw Wurm, {BATTLE} (protector Alex)", **board}, hands={"Alex": "Unsummon"}
    )
    game.to("declare_attackers").attack({"Craw Wurm": BATTLE}).to("combat_damage").resolve()
    game.say(yes=True).resolve().pass_once().cast("Unsummon", BATTLE).resolve()
    card = game.thing(BATTLE)
    assert (card.zone, card.card) == ("hand", BATTLE)


def test_a_defeated_siege_stays_in_exile_if_it_is_not_cast() -> None:
    game = defeated().say(yes=False)
    assert game.has(BATTLE, "exile")
    assert game.named_on_stack() == ()


def test_a_siege_that_is_only_damaged_stays() -> None:
    board = {"Rob": f"Hill Giant, {BATTLE} (protector Alex)", "Alex": ""}
    game = begin(board).to("declare_attackers").attack({"Hill Giant": BATTLE}).to("combat_damage")
    assert game.thing(BATTLE).counters == {"defense": 2}
    assert game.named_on_stack() == ()


def test_its_protector_does_not_attack_a_battle_and_its_controller_may() -> None:
    board = {"Rob": "Gray Ogre", "Alex": f"Hill Giant, {BATTLE} (protector Rob)"}
    begin(board).to("declare_attackers").refused(attackers({"Gray Ogre": BATTLE}))
    begin(board, turn="Alex").to("declare_attackers").attack({"Hill Giant": BATTLE})
