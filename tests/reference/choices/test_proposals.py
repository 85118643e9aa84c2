"""How a team decides: its members propose, and the primary player's word counts (805.2, 805.5)."""

from __future__ import annotations

from typing import Any

from tests.reference.driving import Game, attackers, begin, blockers

from apnap.protocol.answers import Cast, Order, Pass
from apnap.protocol.decisions import OrderTriggers
from apnap_reference.players.players import primary_player
from apnap_reference.state.ids import PlayerId

TEAMS = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}

ROB, ALEX = PlayerId("Rob"), PlayerId("Alex")


def shared(board: dict[str, str], **more: Any) -> Game:
    given = {name: board.get(name, "") for name in ("Rob", "Alex", "Carissa", "Dana")}
    return begin(given, teams=TEAMS, shared=True, **more)


def test_an_attack_is_declared_when_both_have_said_the_same() -> None:
    game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}).to("declare_attackers")
    asked = game.pending
    attack = attackers({"Gray Ogre": "Dana", "Hill Giant": "Carissa"})
    game.says(attack, "Rob")
    assert game.pending == asked
    game.says(attack, "Alex")
    assert game.attacked("Hill Giant") == "Carissa"


def test_where_they_differ_the_primary_players_word_counts_whoever_spoke_last() -> None:
    for first, second in (("Rob", "Alex"), ("Alex", "Rob")):
        game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}).to("declare_attackers")
        wishes = {"Rob": {"Hill Giant": "Carissa"}, "Alex": {"Gray Ogre": "Dana"}}
        game.says(attackers(wishes[first]), first).says(attackers(wishes[second]), second)
        assert [attack.attacker for attack in game.combat.attacks] == ["Hill Giant"]


def test_a_member_may_think_again() -> None:
    game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}).to("declare_attackers")
    game.says(attackers({"Gray Ogre": "Dana"}), "Rob").says(attackers({}), "Rob")
    game.says(attackers({"Gray Ogre": "Dana"}), "Alex")
    assert game.kind == "priority"
    assert not game.combat.attacks


def test_an_illegal_proposal_is_refused_at_once_and_the_others_stand() -> None:
    game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}).to("declare_attackers")
    game.says(attackers({"Hill Giant": "Carissa"}), "Rob")
    assert game.refused(attackers({"Gray Ogre": "Rob"}), "Alex")
    game.says(attackers({}), "Alex")
    assert game.attacked("Hill Giant") == "Carissa"


def test_the_team_speaks_with_one_voice_as_well() -> None:
    game = shared({"Rob": "Gray Ogre"}).to("declare_attackers").attack({"Gray Ogre": "Dana"})
    assert game.attacked("Gray Ogre") == "Dana"
    assert game.refused(blockers({}), "North")


def test_a_team_passes_when_all_its_members_do_and_an_action_clears_the_wish() -> None:
    game = shared({"Rob": "Mountain", "Alex": "Mountain"}, hands={"Alex": "Shock"})
    asked = game.pending
    game.says(Pass(), "Rob")
    assert game.pending == asked
    game.says(Cast("Shock", targets=("Dana",), pay="auto"), "Alex")
    assert game.asked == "North"
    game.says(Pass(), "Alex")
    assert game.asked == "North"
    assert game.says(Pass(), "Rob").asked == "South"


def test_a_wish_to_pass_does_not_outlive_the_step() -> None:
    game = shared({}, turn="South")
    game.says(Pass(), "Dana").says(Pass(), "Carissa").says(Pass(), "Rob").says(Pass(), "Alex")
    assert game.asked == "South"
    game.says(Pass(), "Carissa")
    assert game.asked == "South"


def test_a_pass_twice_is_one_wish() -> None:
    game = shared({}).says(Pass(), "Rob").says(Pass(), "Rob")
    assert game.asked == "North"


def test_triggers_are_ordered_as_the_primary_player_proposes_if_they_disagree() -> None:
    board = {"Rob": "Verdant Force", "Alex": "Verdant Force"}
    game = shared(board, turn="South", step="end_step").to("order_triggers")
    handles = {t.source: t.name for t in game.pending_as(OrderTriggers).triggers}
    mine = (handles["Verdant Force"], handles["Verdant Force 2"])
    game.says(Order(mine[::-1]), "Alex").says(Order(mine), "Rob")
    assert [source for source, _ in game.named_on_stack()] == ["Verdant Force", "Verdant Force 2"]


def test_who_leaves_has_proposed_nothing() -> None:
    game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}).to("declare_attackers")
    game.says(attackers({"Hill Giant": "Dana"}), "Alex").concede("Rob")
    assert game.attacked("Hill Giant") == "Dana"


def test_the_primary_player_sits_rightmost_as_the_team_sees_it() -> None:
    table = shared({}).inside.table
    assert primary_player(table, (ROB, ALEX)) == "Rob"
    round_the_corner = begin(
        {"Alex": "", "Carissa": "", "Dana": "", "Rob": ""}, teams=TEAMS, shared=True, turn="North"
    ).inside.table
    assert primary_player(round_the_corner, (ROB, ALEX)) == "Rob"
    assert primary_player(round_the_corner, (ALEX,)) == "Alex"
