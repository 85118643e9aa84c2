"""Instants, sorceries and enchantments beside combat."""

from __future__ import annotations

from tests.reference.driving import Game, begin

from apnap.protocol.answers import Cast, PlayLand
from apnap.protocol.decisions import OrderTriggers


def now(game: Game, name: str) -> tuple[tuple[str, ...], object, int | None, int | None]:
    it = game.thing(name).now
    assert it != "unknown"
    return it.colors, it.keywords, it.power, it.toughness


def test_jump_wisps_and_ovinize_last_until_end_of_turn() -> None:
    board = {"Rob": "Island, Island, Island, Mountain, Serra Angel", "Alex": "Gray Ogre"}
    game = begin(board, hands={"Rob": "Jump, Crimson Wisps, Ovinize"})
    game.cast("Ovinize", "Serra Angel", pay=("Island", "Island 2")).resolve()
    assert now(game, "Serra Angel") == (("W",), (), 0, 1)
    game.cast("Jump", "Serra Angel", pay=("Island 3",)).resolve()
    game.cast("Crimson Wisps", "Serra Angel", pay=("Mountain",)).resolve()
    assert now(game, "Serra Angel") == (("R",), ("flying", "haste"), 0, 1)
    assert game.player("Rob").hand == 1
    game.to("upkeep")
    assert now(game, "Serra Angel") == (("W",), ("flying", "vigilance"), 4, 4)


def test_counterspell_counters_a_spell() -> None:
    board = {"Rob": "Mountain", "Alex": "Island, Island"}
    game = begin(board, hands={"Rob": "Shock", "Alex": "Counterspell"}).cast("Shock", "Alex")
    game.pass_once().cast("Counterspell", "Shock").resolve()
    assert game.has("Shock", "graveyard")
    assert (game.named_on_stack(), game.life("Alex")) == ((), 20)


def test_blurred_mongoose_is_not_countered() -> None:
    board = {"Rob": "Forest, Forest", "Alex": "Island, Island"}
    game = begin(board, hands={"Rob": "Blurred Mongoose", "Alex": "Counterspell"})
    game.cast("Blurred Mongoose").pass_once().cast("Counterspell", "Blurred Mongoose").resolve()
    assert game.has("Counterspell", "graveyard")
    assert game.resolve().has("Blurred Mongoose")


def test_exploration_and_explore_add_land_plays() -> None:
    board = {"Rob": "Exploration, Forest, Forest", "Alex": ""}
    hand = "Explore, A = Plains, B = Plains, C = Plains, D = Plains"
    game = begin(board, hands={"Rob": hand}).play("A").play("B")
    assert [v.rule for v in game.refused(PlayLand("C"))] == ["305.2"]
    game.cast("Explore").resolve().play("C")
    game.refused(PlayLand("D"))


def test_turf_wound_forbids_what_explore_permits() -> None:
    board = {"Rob": "Forest, Forest", "Alex": "Mountain, Mountain, Mountain"}
    game = begin(board, hands={"Rob": "Explore, A = Plains", "Alex": "Turf Wound"})
    game.pass_once().cast("Turf Wound", "Rob").resolve().cast("Explore").resolve()
    assert [v.rule for v in game.refused(PlayLand("A"))] == ["101.2"]
    assert game.player("Alex").hand == 1


def test_flame_rift_may_end_the_game_in_a_draw() -> None:
    board = {"Rob": "Mountain, Mountain", "Alex": "", "Carissa": ""}
    life = {"Rob": 4, "Alex": 3, "Carissa": 2}
    game = begin(board, hands={"Rob": "Flame Rift"}, life=life).cast("Flame Rift").resolve()
    assert game.winners == ()


def test_blood_artist_sees_all_that_die_with_it() -> None:
    board = {"Rob": "Blood Artist, Craw Wurm", "Alex": "Gray Ogre, Mountain", "Carissa": ""}
    game = begin(board, hands={"Alex": "Shock"}).pass_once().cast("Shock", "Blood Artist")
    game.resolve().choose("Carissa")
    assert not game.has("Blood Artist")
    game.resolve()
    assert [game.life(name) for name in board] == [21, 20, 19]


def test_every_upkeep_is_seen() -> None:
    board = {"Rob": "Copper Tablet, Verdant Force", "Alex": "", "Carissa": ""}
    game = begin(board).to("end_step").to("upkeep")
    assert game.kind == "order_triggers"
    triggers = game.pending_as(OrderTriggers).triggers
    game.order(*(trigger.name for trigger in triggers)).resolve().resolve()
    assert [game.life(name) for name in board] == [20, 19, 20]
    assert [t.controller for t in game.state.objects if t.kind == "token"] == ["Rob"]


def test_temple_bell_lets_everybody_draw() -> None:
    game = begin({"Rob": "Temple Bell", "Alex": "", "Carissa": ""}).activate("Temple Bell")
    assert [player.hand for player in game.resolve().state.players] == [1, 1, 1]


def test_vedalken_orrery_lets_its_controller_cast_at_any_time() -> None:
    board = {"Rob": "Forest, Forest", "Alex": "Vedalken Orrery, Forest, Forest"}
    hands = {"Rob": "Grizzly Bears", "Alex": "Runeclaw Bear"}
    game = begin(board, hands=hands, step="upkeep")
    assert [v.rule for v in game.refused(Cast("Grizzly Bears", pay="auto"))] == ["601.3"]
    assert game.pass_once().cast("Runeclaw Bear").resolve().has("Runeclaw Bear")
