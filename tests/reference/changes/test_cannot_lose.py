"""Players who cannot lose (101.2), who lose all the same (104.3a), and who win (104.2a)."""

from __future__ import annotations

from typing import Any

from tests.reference.driving import Game, begin, changed, position

from apnap.protocol.state import Variant

TEAMS = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
GIANT = Variant(attack="multiple", shared_team_turns=True, shared_life=True, starting_life=30)


def left(game: Game, player: str) -> str | None:
    gone = game.player(player).left
    return gone.reason if gone else None


def two_headed(board: dict[str, str], **more: Any) -> Game:
    """Begin a game of two teams of two, each with one life total."""
    return Game(changed(position(board, teams=TEAMS, shared=True, **more), variant=GIANT))


def bolted_angel() -> Game:
    """Let Alex, who could return the Angel to Rob's hand, burn Rob from 3 life to 0."""
    board = {"Rob": "Platinum Angel", "Alex": "Mountain, Island", "Carissa": ""}
    hands = {"Alex": "Lightning Bolt, Unsummon"}
    game = begin(board, hands=hands, life={"Rob": 3}, turn="Alex")
    return game.cast("Lightning Bolt", "Rob").resolve()


class TestPlatinumAngel:
    def test_at_no_life_its_controller_plays_on(self) -> None:
        game = bolted_angel()
        assert (game.life("Rob"), left(game, "Rob"), game.winners) == (0, None, None)

    def test_when_it_has_gone_the_next_check_decides(self) -> None:
        game = bolted_angel().cast("Unsummon", "Platinum Angel").resolve()
        assert (left(game, "Rob"), game.winners) == ("life", None)

    def test_who_has_recovered_by_then_does_not_lose(self) -> None:
        """Nothing was remembered of the times when the loss was prevented."""
        board = {"Rob": "Platinum Angel, Agate-Blade Assassin", "Alex": "Island"}
        game = begin(board, hands={"Alex": "Unsummon"}, life={"Rob": 0})
        game.to("declare_attackers").attack({"Agate-Blade Assassin": "Alex"}).resolve()
        assert game.life("Rob") == 1
        game.pass_once().cast("Unsummon", "Platinum Angel").resolve()
        assert (game.has("Platinum Angel"), left(game, "Rob")) == (False, None)

    def test_it_is_the_same_with_ten_poison_counters(self) -> None:
        board = {"Rob": "Platinum Angel", "Alex": "", "Carissa": ""}
        assert left(begin(board, poison={"Rob": 10}), "Rob") is None
        assert left(begin(board, poison={"Alex": 10}), "Alex") == "poison"

    def test_a_draw_from_nothing_is_forgotten_by_the_next_check(self) -> None:
        board = {"Rob": "Island", "Alex": "Platinum Angel", "Carissa": ""}
        game = begin(board, library=0, hands={"Rob": "Unsummon"}, step="end_step").to("draw")
        assert (game.active, left(game, "Alex")) == ("Alex", None)
        game.pass_once().pass_once().cast("Unsummon", "Platinum Angel").resolve()
        assert (game.has("Platinum Angel"), left(game, "Alex")) == (False, None)

    def test_it_protects_for_the_check_in_which_it_dies(self) -> None:
        """The Angel and its controller at no life: first the one, then the other."""
        board = {"Rob": "Platinum Angel (-1/-1 4)", "Alex": ""}
        game = begin(board, life={"Rob": 0, "Alex": 0})
        assert game.winners == ("Rob",), "Alex lost in the first check, Rob would have in the next"

    def test_it_protects_nobody_else(self) -> None:
        board = {"Rob": "Platinum Angel", "Alex": "", "Carissa": ""}
        game = begin(board, life=dict.fromkeys(board, 0))
        assert game.winners == ("Rob",)

    def test_whoever_controls_it_is_protected(self) -> None:
        board = {"Rob": "Mountain, Mountain, Mountain", "Alex": "Platinum Angel"}
        game = begin(board, hands={"Rob": "Act of Treason"}, life={"Alex": 0})
        assert game.winners is None
        game.cast("Act of Treason", "Platinum Angel").resolve()
        assert game.winners == ("Rob",)

    def test_without_its_abilities_it_protects_nobody(self) -> None:
        board = {"Rob": "Island, Island, Island", "Alex": "Platinum Angel"}
        game = begin(board, hands={"Rob": "Ovinize"}, life={"Alex": 0})
        assert game.cast("Ovinize", "Platinum Angel").resolve().winners == ("Rob",)

    def test_its_controller_may_concede(self) -> None:
        game = begin({"Rob": "Platinum Angel", "Alex": ""}).pass_once()
        assert game.asked == "Alex"
        game.concede("Rob")
        assert (left(game, "Rob"), game.winners) == ("conceded", ("Alex",))

    def test_opponents_who_are_alone_have_won(self) -> None:
        """The Angel keeps nobody from winning when its controller has left with it."""
        board = {"Rob": "Platinum Angel", "Alex": "", "Carissa": ""}
        game = begin(board).concede("Carissa")
        assert game.winners is None
        assert game.concede("Rob").winners == ("Alex",)


class TestAbyssalPersecutor:
    def test_opponents_do_not_lose(self) -> None:
        board = {"Rob": "Abyssal Persecutor", "Alex": "", "Carissa": ""}
        game = begin(board, life={"Alex": 0}, poison={"Carissa": 10})
        assert [left(game, player) for player in board] == [None, None, None]

    def test_its_controller_may_lose(self) -> None:
        board = {"Rob": "Abyssal Persecutor", "Alex": "", "Carissa": ""}
        assert left(begin(board, life={"Rob": 0}), "Rob") == "life"

    def test_opponents_lose_once_it_has_gone(self) -> None:
        board = {"Rob": "Abyssal Persecutor, Island", "Alex": "", "Carissa": ""}
        game = begin(board, life={"Alex": 0}, hands={"Rob": "Unsummon"})
        game.cast("Unsummon", "Abyssal Persecutor").resolve()
        assert (left(game, "Alex"), game.winners) == ("life", None)

    def test_it_leaves_with_its_controller_before_the_others_lose(self) -> None:
        board = {"Rob": "Abyssal Persecutor", "Alex": "", "Carissa": ""}
        game = begin(board, life=dict.fromkeys(board, 0))
        assert (game.winners, left(game, "Rob")) == ((), "life")
        assert left(game, "Alex") == left(game, "Carissa") == "life"

    def test_who_is_alone_wins_whatever_it_says(self) -> None:
        game = begin({"Rob": "Abyssal Persecutor", "Alex": ""}).concede("Alex")
        assert game.winners == ("Rob",)


class TestTwoHeadedGiant:
    BOARD = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}  # noqa: RUF012 - never changed

    def test_a_team_loses_with_one_of_its_members(self) -> None:
        game = two_headed(self.BOARD, library=0, step="end_step", turn="South").to("upkeep")
        game.pass_once().pass_once()
        assert (left(game, "Rob"), left(game, "Alex")) == ("library", "team")
        assert game.winners == ("Carissa", "Dana")

    def test_the_angel_of_one_protects_both(self) -> None:
        board = {**self.BOARD, "Rob": "Platinum Angel"}
        game = two_headed(board, library=0, step="end_step", turn="South").to("precombat_main")
        assert (game.active, left(game, "Alex"), game.winners) == ("North", None, None)
        life = {"Rob": 0, "Alex": 0, "Carissa": 30, "Dana": 30}
        assert two_headed(board, life=life).winners is None

    def test_the_persecutor_of_one_protects_the_other_team(self) -> None:
        board = {**self.BOARD, "Rob": "Abyssal Persecutor"}
        life = {"Rob": 30, "Alex": 30, "Carissa": 0, "Dana": 0}
        assert two_headed(board, life=life).winners is None
        life = {"Rob": 0, "Alex": 0, "Carissa": 30, "Dana": 30}
        assert two_headed(board, life=life).winners == ("Carissa", "Dana")

    def test_the_concession_of_one_is_the_end_for_both(self) -> None:
        game = two_headed({**self.BOARD, "Rob": "Platinum Angel"}).concede("Alex")
        assert (left(game, "Rob"), game.winners) == ("team", ("Carissa", "Dana"))

    def test_with_life_totals_of_their_own_teammates_are_not_protected(self) -> None:
        board = {**self.BOARD, "Rob": "Platinum Angel"}
        game = begin(board, teams=TEAMS, life={"Alex": 0, "Rob": 0})
        assert (left(game, "Alex"), left(game, "Rob")) == ("life", None)
