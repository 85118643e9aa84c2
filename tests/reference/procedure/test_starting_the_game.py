"""Before the first turn: mulligans, and cards that begin the game on the battlefield."""

from __future__ import annotations

from typing import Any

from tests.reference.driving import Game, begin

from apnap.protocol.answers import Choose, KeepOrMulligan, Pass

HAND = "Forest, Forest, Forest, Forest, Forest, Forest, Shock"
THREE = {"Rob": "", "Alex": "", "Carissa": ""}


def opening(first: str = "Alex", players: dict[str, str] | None = None, **more: Any) -> Game:
    """Begin before the first turn; everybody has been dealt seven cards."""
    board = players or THREE
    hands = dict.fromkeys(board, HAND)
    given: dict[str, Any] = {"hands": hands, **more}
    return begin(board, turn=first, begun=False, **given)


def test_the_starting_player_decides_first_then_the_others_in_turn_order() -> None:
    game, order = opening(), []
    assert game.state.stage == "before_game"
    while game.kind == "mulligan":
        order.append(game.asked)
        game.keep()
    assert order == ["Alex", "Carissa", "Rob"]
    assert (game.state.stage, game.step, game.active) == ("playing", "upkeep", "Alex")


def test_everybody_decides_before_anybody_draws_a_new_hand() -> None:
    game = opening().keep(keep=False).keep()
    assert game.has("Shock 2", "hand")
    game.keep(keep=False)
    assert (game.kind, game.asked) == ("chance", "~chance")
    game.shuffle().shuffle("~22")
    assert (game.kind, game.asked) == ("mulligan", "Alex")
    assert game.player("Alex").hand == 7
    game.keep()
    assert game.asked == "Rob"
    assert game.tries(KeepOrMulligan(keep=True), by="Carissa").verdict == "rejected"


def test_the_first_mulligan_of_more_than_two_players_does_not_count() -> None:
    game = opening().keep(keep=False).keep().keep().shuffle()
    assert game.kind == "mulligan"
    game.keep(keep=False).shuffle()
    assert (game.kind, game.asked) == ("bottom_cards", "Alex")
    lowest = game.pending_names()[0]
    assert game.refused(Choose(()))
    game.choose(lowest).keep()
    assert game.player("Alex").hand == 6
    assert game.player("Alex").library == 21


def test_of_two_players_each_mulligan_counts_and_the_choice_is_concealed() -> None:
    game = opening("Rob", {"Rob": "", "Alex": ""}).keep(keep=False).keep(keep=False)
    game.shuffle().shuffle()
    assert game.all_asked == (("Rob", "bottom_cards"),)
    game.choose(game.pending_names()[0])
    assert game.seen_by("Alex").picks[0].chosen == "unknown"  # type: ignore[union-attr]  # a pick, not unknown
    game.choose(game.pending_names()[0])
    assert (game.player("Rob").hand, game.player("Alex").hand) == (6, 6)


def test_nobody_sees_what_chance_decides() -> None:
    game = opening().keep(keep=False).keep().keep()
    assert game.kind == "chance"
    for player in THREE:
        assert not game.seen_by(player).pending
        assert not [t for t in game.seen_by(player).objects if t.zone == "library"]


def test_nobody_may_have_less_than_no_cards() -> None:
    game = opening("Rob", {"Rob": "", "Alex": ""}).keep(keep=False).keep().shuffle()
    for number in range(1, 8):
        game.choose(*game.pending_names()[:number])
        if number < 7:
            game.keep(keep=False).shuffle()
    assert (game.kind, game.step) == ("priority", "upkeep")
    assert game.player("Rob").hand == 0


def test_concealed_hands_before_the_game() -> None:
    game = opening()
    assert not [t for t in game.seen_by("Rob").objects if t.owner == "Alex"]
    assert len([t for t in game.seen_by("Rob").objects if t.zone == "hand"]) == 7


def test_who_leaves_before_the_game_is_not_asked_and_the_turn_is_the_next_players() -> None:
    game = opening().concede("Alex")
    assert game.asked == "Carissa"
    game.keep().keep()
    assert game.active == "Carissa"


def test_the_book_of_2006_lets_each_player_finish_and_draw_fewer() -> None:
    game = opening(edition="2006-10-01").keep(keep=False)
    assert game.kind == "chance"
    game.shuffle().keep(keep=False).shuffle()
    assert (game.asked, game.player("Alex").hand) == ("Alex", 5)
    assert game.keep().asked == "Carissa"


def test_cards_begin_the_game_in_turn_order_one_player_after_the_other() -> None:
    hands = {
        "Rob": "Leyline of Sanctity",
        "Alex": "Leyline of Sanctity, Shock",
        "Carissa": "Forest",
    }
    game = opening(hands=hands).keep().keep().keep()
    assert (game.kind, game.asked) == ("opening_hand", "Alex")
    assert game.pending_names() == ("Leyline of Sanctity 2",)
    assert game.tries(Pass()).verdict == "rejected"
    game.choose("Leyline of Sanctity 2")
    assert game.has("Leyline of Sanctity 2")
    assert game.asked == "Rob"
    game.choose()
    assert game.has("Leyline of Sanctity", "hand")
    assert (game.step, game.active) == ("upkeep", "Alex")


def test_a_game_that_is_won_while_hands_are_kept_is_over() -> None:
    game = opening("Rob", {"Rob": "", "Alex": ""}).concede("Rob")
    assert game.state.result is not None
    assert game.state.result.winners == ("Alex",)
