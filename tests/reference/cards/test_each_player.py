"""Cards that concern all players' cards or life totals, and one that shares its pain."""

from __future__ import annotations

import msgspec
import pytest
from tests.reference.driving import Game, begin, position

from apnap.protocol.answers import Cast
from apnap.protocol.state import Variant

TEAMS = {"North": ("Rob", "Rita"), "South": ("Alex", "Anna")}
SWAMPS = ", ".join(f"Swamp {n} = Swamp" for n in range(7))
SOULS = "Souls of the Faultless"


class TestDrawingTogether:
    @pytest.mark.parametrize("turn", ["Rob", "Carissa"])
    def test_each_player_draws_two(self, turn: str) -> None:
        board = {"Rob": "", "Alex": "Island, Forest", "Carissa": ""}
        game = begin(board, hands={"Alex": "Vision Skeins"}, turn=turn)
        while game.asked != "Alex":
            game.pass_once()
        game.cast("Vision Skeins").resolve()
        assert [player.hand for player in game.state.players] == [2, 2, 2]

    def test_those_who_draw_from_nothing_lose_together(self) -> None:
        board = {"Rob": "Island, Forest", "Alex": "", "Carissa": ""}
        game = begin(board, hands={"Rob": "Vision Skeins"}, library=1)
        game.cast("Vision Skeins").resolve()
        assert game.winners == ()

    @pytest.mark.parametrize(("turn", "order"), [("Rob", "RAC"), ("Carissa", "CRA")])
    def test_whose_turn_it_is_makes_all_draws_first(self, turn: str, order: str) -> None:
        """Cards in hands are new objects: the numbers tell in which order they were drawn."""
        board = {"Rob": "", "Alex": "Island, Forest", "Carissa": ""}
        game = begin(board, hands={"Alex": "Vision Skeins"}, turn=turn)
        while game.asked != "Alex":
            game.pass_once()
        game.cast("Vision Skeins").resolve()
        held = sorted(game.inside.table.in_zone("hand"), key=lambda card: card.id)
        assert "".join(card.owner[0] for card in held) == "".join(who * 2 for who in order)


class TestLifeTotals:
    def test_all_become_the_lowest(self) -> None:
        board = {"Rob": SWAMPS, "Alex": "", "Carissa": ""}
        life = {"Rob": 9, "Alex": 3, "Carissa": 40}
        game = begin(board, hands={"Rob": "Repay in Kind"}, life=life)
        game.cast("Repay in Kind").resolve()
        assert [player.life for player in game.state.players] == [3, 3, 3]
        assert set(game.inside.table.turn.lost_life) == {"Rob", "Carissa"}

    def test_who_has_left_does_not_count(self) -> None:
        board = {"Rob": SWAMPS, "Alex": "", "Carissa": ""}
        life = {"Rob": 9, "Alex": 3, "Carissa": 40}
        game = begin(board, hands={"Rob": "Repay in Kind"}, life=life).concede("Alex")
        game.cast("Repay in Kind").resolve()
        assert (game.life("Rob"), game.life("Carissa")) == (9, 9)

    @pytest.mark.parametrize("named", ["Alex", "Anna"])
    def test_of_a_team_one_is_named_who_loses_the_life(self, named: str) -> None:
        board = {"Rob": SWAMPS, "Rita": "", "Alex": "", "Anna": ""}
        life = {"Rob": 7, "Rita": 7, "Alex": 13, "Anna": 13}
        hands = {"Rob": "Repay in Kind"}
        state = position(board, hands=hands, life=life, teams=TEAMS, shared=True)
        variant = Variant("multiple", shared_team_turns=True, shared_life=True)
        game = Game(msgspec.structs.replace(state, variant=variant))
        game.says(Cast("Repay in Kind", pay="auto"), by="Rob").resolve()
        assert (game.kind, game.asked) == ("choose_player", "South")
        game.choose(named)
        assert [player.life for player in game.state.players] == [7, 7, 7, 7]
        assert game.inside.table.turn.lost_life == (named,)


class TestSharedPain:
    """805.10c: for a blocker the attacking player is who controls what it blocks."""

    def test_its_controller_gains_and_the_attacking_player_loses(self) -> None:
        board = {"Rob": "Hill Giant, Gray Ogre", "Alex": SOULS, "Carissa": ""}
        game = begin(board).to("declare_attackers")
        game.attack({"Hill Giant": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
        game.block({SOULS: "Hill Giant"}, "Alex").to("combat_damage")
        assert game.named_on_stack() == ((SOULS, "Alex"),)
        game.resolve()
        assert [player.life for player in game.state.players] == [17, 23, 18]

    def test_it_triggers_though_it_dies_of_it(self) -> None:
        game = begin({"Rob": "Craw Wurm", "Alex": SOULS, "Carissa": ""}).to("declare_attackers")
        game.attack({"Craw Wurm": "Alex"}).to("declare_blockers").block({SOULS: "Craw Wurm"})
        game.to("combat_damage")
        assert game.has(SOULS, "graveyard")
        game.resolve()
        assert (game.life("Rob"), game.life("Alex")) == (14, 26)

    def test_other_damage_does_not_count(self) -> None:
        board = {"Rob": "Mountain", "Alex": SOULS, "Carissa": ""}
        game = begin(board, hands={"Rob": "Shock"}).cast("Shock", SOULS).resolve()
        assert (game.named_on_stack(), game.life("Alex")) == ((), 20)

    def test_nor_does_being_in_a_combat_without_damage(self) -> None:
        game = begin({"Rob": "Wall of Wood, Gray Ogre", "Alex": SOULS}).to("declare_attackers")
        game.attack({"Gray Ogre": "Alex"}).to("combat_damage")
        assert (game.named_on_stack(), game.life("Alex")) == ((), 18)

    @pytest.mark.parametrize(("blocked", "loser"), [("Gray Ogre", "Rob"), ("Hill Giant", "Rita")])
    def test_of_a_team_it_is_the_controller_of_what_it_blocks(
        self, blocked: str, loser: str
    ) -> None:
        board = {"Rob": "Gray Ogre", "Rita": "Hill Giant", "Alex": SOULS, "Anna": ""}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Gray Ogre": "Anna", "Hill Giant": "Anna"}).to("declare_blockers")
        game.block({SOULS: blocked}).to("combat_damage").resolve()
        amount = 2 if blocked == "Gray Ogre" else 3
        assert game.life(loser) == 20 - amount
        assert game.life("Alex") == 20 + amount

    def test_who_has_left_loses_nothing(self) -> None:
        board = {"Rob": "Hill Giant", "Alex": SOULS, "Carissa": ""}
        game = begin(board).to("declare_attackers").attack({"Hill Giant": "Alex"})
        game.to("declare_blockers").block({SOULS: "Hill Giant"}).to("combat_damage")
        game.concede("Rob").resolve()
        assert (game.life("Alex"), game.life("Carissa")) == (23, 20)
