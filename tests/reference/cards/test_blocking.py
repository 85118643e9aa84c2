"""Cards that say what blocks what, and how many."""

from __future__ import annotations

import pytest
from tests.reference.driving import begin, blockers

from apnap.protocol.answers import Choose


@pytest.mark.parametrize(
    ("card", "most"),
    [("Palace Guard", 3), ("Foriysian Brigade", 2), ("Two-Headed Giant of Foriys", 2)],
)
def test_some_creatures_block_several(card: str, most: int) -> None:
    bears = ["Grizzly Bears", "Gray Ogre", "Hill Giant"]
    game = begin({"Rob": ", ".join(bears), "Alex": card}, attack="one_opponent")
    game.to("declare_attackers").attack(dict.fromkeys(bears, "Alex")).to("declare_blockers")
    if most < len(bears):
        rules = [v.rule for v in game.refused(blockers({card: bears[: most + 1]}))]
        assert rules == ["509.1a"]
    game.block({card: bears[:most]})


def test_prized_unicorn_is_blocked_by_all_who_can_among_those_it_attacks() -> None:
    game = begin(
        {
            "Rob": "Prized Unicorn, Grizzly Bears",
            "Alex": "Gray Ogre, Hill Giant",
            "Carissa": "Wall of Wood",
        }
    ).to("declare_attackers")
    game.attack({"Prized Unicorn": "Alex", "Grizzly Bears": "Carissa"}).to("declare_blockers")
    assert [v.rule for v in game.refused(blockers({}))] == ["509.1c"]
    game.refused(blockers({"Gray Ogre": "Prized Unicorn"}))
    game.block({"Gray Ogre": "Prized Unicorn", "Hill Giant": "Prized Unicorn"})
    assert game.asked == "Carissa"
    game.block({})


def test_walls_do_not_block_juggernaut() -> None:
    game = begin({"Rob": "Juggernaut", "Alex": "Wall of Wood, Gray Ogre"})
    game.to("declare_attackers").attack({"Juggernaut": "Alex"}).to("declare_blockers")
    game.refused(blockers({"Wall of Wood": "Juggernaut"}))
    game.block({"Gray Ogre": "Juggernaut"})


def test_mogg_toady_blocks_only_for_the_player_with_more_creatures() -> None:
    board = {"Rob": "Grizzly Bears, Gray Ogre", "Alex": "Mogg Toady, Hill Giant"}
    even = begin(board).to("declare_attackers").attack({"Grizzly Bears": "Alex"})
    even.to("declare_blockers").refused(blockers({"Mogg Toady": "Grizzly Bears"}))
    more = begin({**board, "Alex": "Mogg Toady, Hill Giant, Craw Wurm"})
    more.to("declare_attackers").attack({"Grizzly Bears": "Alex"}).to("declare_blockers")
    more.block({"Mogg Toady": "Grizzly Bears"})


def test_slate_street_ruffian_makes_the_one_it_attacks_discard() -> None:
    game = begin(
        {"Rob": "Slate Street Ruffian", "Alex": "", "Carissa": "Gray Ogre"},
        hands={"Alex": "Shock", "Carissa": "Jump, Unsummon"},
    )
    game.to("declare_attackers").attack({"Slate Street Ruffian": "Carissa"})
    game.to("declare_blockers").block({"Gray Ogre": "Slate Street Ruffian"}).resolve()
    assert game.asked == "Carissa"
    game.choose("Jump")
    assert game.has("Jump", "graveyard")
    assert game.has("Unsummon", "hand")


def test_only_the_kept_piles_may_block() -> None:
    game = begin(
        {
            "Rob": "Stand or Fall, Grizzly Bears, Craw Wurm",
            "Alex": "Gray Ogre, Hill Giant",
            "Carissa": "Wall of Wood, Wall of Stone",
        }
    )
    game.to("beginning_of_combat").resolve()
    assert game.asked == "Rob"
    game.choose("Hill Giant").choose("Wall of Wood", "Wall of Stone")
    assert game.asked == "Alex"
    game.refused(Choose(("Gray Ogre", "Hill Giant")))
    game.choose("Gray Ogre")
    assert game.asked == "Carissa"
    game.choose().to("declare_attackers")
    game.attack({"Grizzly Bears": "Alex", "Craw Wurm": "Carissa"}).to("declare_blockers")
    game.refused(blockers({"Hill Giant": "Grizzly Bears"}))
    game.block({"Gray Ogre": "Grizzly Bears"})
    game.refused(blockers({"Wall of Wood": "Craw Wurm"}))


def test_stand_or_fall_waits_for_the_defending_player_to_be_named() -> None:
    board = {"Rob": "Stand or Fall", "Alex": "Gray Ogre", "Carissa": "Hill Giant"}
    game = begin(board, attack="one_opponent").to("beginning_of_combat")
    assert game.kind == "choose_player"
    assert game.named_on_stack() == ()
    game.choose("Carissa")
    assert game.named_on_stack() == (("Stand or Fall", "Rob"),)
    game.resolve().choose("Hill Giant")
    assert game.asked == "Carissa"
