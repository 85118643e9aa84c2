"""Cards that add turns and phases."""

from __future__ import annotations

from tests.reference.driving import Game, begin

from apnap.protocol.answers import Cast

FIVE = "Island, Island, Island, Island, Island"


def turns(game: Game, number: int) -> list[str | None]:
    """Give whose turns the next ones are."""
    return [game.to("end_step").to("upkeep").active for _ in range(number)]


def test_an_extra_turn_comes_next_and_the_order_goes_on_where_it_was() -> None:
    board = {"Rob": FIVE, "Alex": "", "Carissa": "", "Dana": ""}
    game = begin(board, hands={"Rob": "Time Warp"}).cast("Time Warp", "Carissa").resolve()
    assert game.state.extra_turns == ("Carissa",)
    assert turns(game, 4) == ["Carissa", "Alex", "Carissa", "Dana"]


def test_of_several_extra_turns_the_newest_is_taken_first() -> None:
    board = {"Rob": f"{FIVE}, Island, Island", "Alex": "", "Carissa": ""}
    game = begin(board, hands={"Rob": "Time Walk, Time Warp"})
    game.cast("Time Walk").resolve().cast("Time Warp", "Carissa").resolve()
    assert turns(game, 4) == ["Carissa", "Rob", "Alex", "Carissa"]


def test_an_extra_turn_of_somebody_who_has_left_does_not_begin() -> None:
    board = {"Rob": FIVE, "Alex": "", "Carissa": ""}
    game = begin(board, hands={"Rob": "Time Warp"}).cast("Time Warp", "Alex").resolve()
    game.concede("Alex")
    assert turns(game, 2) == ["Carissa", "Rob"]


def test_a_team_with_shared_turns_takes_an_extra_turn_together() -> None:
    board = {"Rob": "", "Rita": FIVE, "Alex": "", "Anna": ""}
    teams = {"North": ("Rob", "Rita"), "South": ("Alex", "Anna")}
    game = begin(board, hands={"Rita": "Time Walk"}, teams=teams, shared=True)
    game.says(Cast("Time Walk", pay="auto"), by="Rita").resolve()
    assert game.state.extra_turns == ("North",)
    assert turns(game, 2) == ["North", "South"]


def test_relentless_assault_untaps_what_attacked_and_adds_a_combat_and_a_main_phase() -> None:
    board = {
        "Rob": "Gray Ogre, Hill Giant (tapped), Mountain, Mountain, Mountain, Mountain",
        "Alex": "",
        "Carissa": "",
    }
    game = begin(board, hands={"Rob": "Relentless Assault"}).to("declare_attackers")
    game.attack({"Gray Ogre": "Alex"}).to("postcombat_main").cast("Relentless Assault").resolve()
    assert not game.thing("Gray Ogre").tapped
    assert game.thing("Hill Giant").tapped
    game.to("declare_attackers").attack({"Gray Ogre": "Carissa"}).to("postcombat_main")
    assert (game.life("Alex"), game.life("Carissa")) == (18, 18)
    assert game.to("end_step").active == "Rob"


def test_a_first_combat_without_attackers_leaves_the_added_one_whole() -> None:
    board = {"Rob": "Gray Ogre, Mountain, Mountain, Mountain, Mountain", "Alex": "Wall of Wood"}
    game = begin(board, hands={"Rob": "Relentless Assault"}).cast("Relentless Assault").resolve()
    game.to("declare_attackers").attack({}).to("postcombat_main").to("declare_attackers")
    game.attack({"Gray Ogre": "Alex"}).to("declare_blockers")
    assert (game.kind, game.asked) == ("declare_blockers", "Alex")
