"""Somebody concedes while another player decides: what was decided meets another table."""

from __future__ import annotations

from tests.reference.driving import attackers, begin, things

from apnap.protocol.answers import Activate, Choose, Pay


def test_a_creature_that_went_home_is_ordered_no_more() -> None:
    stolen = things("Dana", "Hill Giant", controller="Alex")
    magic = things("Alex", "Control Magic", attached_to="Hill Giant")
    board = {"Rob": "Craw Wurm", "Alex": "Gray Ogre", "Carissa": "", "Dana": ""}
    game = begin(board, more=(*stolen, *magic), edition="2024-06-07")
    game.to("declare_attackers").attack({"Craw Wurm": "Alex"}).to("declare_blockers")
    game.block({"Gray Ogre": "Craw Wurm", "Hill Giant": "Craw Wurm"})
    assert game.kind == "order_objects"
    game.concede("Alex")
    assert game.thing("Hill Giant").controller == "Dana"
    assert [attack.blockers for attack in game.combat.attacks] == [()]
    assert game.combat.blocks == ()


def test_a_creature_that_went_home_before_all_was_paid_does_not_attack() -> None:
    stolen = things("Dana", "Hill Giant", controller="Rob")
    magic = things("Carissa", "Control Magic", controller="Rob", attached_to="Hill Giant")
    lands = ", ".join(["Forest"] * 4)
    board = {"Rob": f"Gray Ogre, {lands}", "Alex": "Propaganda", "Carissa": "", "Dana": ""}
    game = begin(board, more=(*stolen, *magic)).to("declare_attackers")
    game.says(attackers({"Gray Ogre": "Alex", "Hill Giant": "Alex"}))
    assert game.kind == "pay"
    game.concede("Carissa").says(Pay("auto"))
    assert game.thing("Hill Giant").controller == "Dana"
    assert [attack.attacker for attack in game.combat.attacks] == ["Gray Ogre"]


def test_a_creature_declared_on_a_planeswalker_that_is_gone_attacks_nothing() -> None:
    jace = "Jace Beleren (loyalty 3)"
    lands = "Forest, Forest"
    board = {
        "Rob": f"Gray Ogre, Hill Giant, {lands}",
        "Alex": "Propaganda",
        "Carissa": jace,
        "Dana": "",
    }
    game = begin(board).to("declare_attackers")
    game.says(attackers({"Gray Ogre": "Alex", "Hill Giant": "Jace Beleren"}))
    game.concede("Carissa").says(Pay("auto"))
    ogre, giant = game.combat.attacks
    assert (ogre.attacks, ogre.defender) == ("Alex", "Alex")
    assert (giant.attacks, giant.why_nothing, giant.defender) == (None, "left_combat", "Carissa")


def test_an_ability_whose_source_is_gone_before_it_was_paid_is_undone() -> None:
    lent = things("Alex", "Mindslaver", controller="Rob")
    lands = ", ".join(["Forest"] * 4)
    game = begin({"Rob": lands, "Alex": "", "Carissa": ""}, more=lent)
    game.says(Activate("Mindslaver", pay="auto"))
    assert game.kind == "choose_targets"
    game.concede("Alex")
    assert game.tries(Choose(("Carissa",))).verdict == "rejected"
    assert (game.kind, game.asked, game.named_on_stack()) == ("priority", "Rob", ())
    assert not game.thing("Forest").tapped


def test_a_mana_ability_leaves_the_rest_of_a_team_its_priority() -> None:
    board = {"Rob": "Tropical Island", "Alex": "", "Carissa": "", "Dana": ""}
    teams = {"First": ("Rob", "Alex"), "Second": ("Carissa", "Dana")}
    game = begin(board, teams=teams, shared=True)
    game.says(Activate("Tropical Island"), by="Rob")
    assert game.kind == "mode"
    game.concede("Alex").says(Choose(("U",)), by="Rob")
    assert (game.kind, game.asked, game.step) == ("priority", "First", "precombat_main")
    assert game.player("Rob").mana_pool == ("U",)
