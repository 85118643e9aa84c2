"""Two-Headed Giant (810; 606 of 2006): one life total, and one fate, for a team."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.driving import Game, changed
from tests.reference.in_each import in_each
from tests.reference.teams import EVERY, LATER, OLD, SEATS, giants, seated

from apnap.protocol import EditionDate
from apnap.protocol.answers import Cast
from apnap.protocol.variants import life_of_giant, two_headed_giant

SWAMPS = ", ".join(f"S{n} = Swamp" for n in range(7))
MOUNTAINS = "M1 = Mountain, M2 = Mountain"
REPAY = "Repay in Kind"


def totals(game: Game) -> list[int | str]:
    """Give the life totals that the players show."""
    return [game.life(name) for name in SEATS]


def team_life(north: int, south: int) -> dict[str, int]:
    return {"Rob": north, "Alex": north, "Carissa": south, "Dana": south}


def left(game: Game, player: str) -> str | None:
    gone = game.player(player).left
    return gone.reason if gone else None


def cast(game: Game, card: str, *targets: str, by: str = "Rob") -> Game:
    return game.says(Cast(card, targets=targets or None, pay="auto"), by).resolve()


class TestLife:
    """810.4, 810.9."""

    @in_each(EVERY)
    @pytest.mark.parametrize("victim", ["Carissa", "Dana"])
    def test_what_one_loses_the_team_has_lost(self, victim: str, edition: EditionDate) -> None:
        start = life_of_giant(2, edition)
        game = giants({"Rob": "Mountain"}, hands={"Rob": "Shock"}, edition=edition)
        cast(game, "Shock", victim)
        assert totals(game) == [start, start, start - 2, start - 2]

    @in_each(EVERY)
    def test_damage_to_each_player_is_so_much_for_each(self, edition: EditionDate) -> None:
        start = life_of_giant(2, edition)
        game = giants({"Rob": MOUNTAINS}, hands={"Rob": "Flame Rift"}, edition=edition)
        assert totals(cast(game, "Flame Rift")) == [start - 8] * 4

    @in_each(EVERY)
    @pytest.mark.parametrize(("victim", "triggers"), [("Carissa", 0), ("Dana", 1)])
    def test_only_that_player_has_lost_life(
        self, victim: str, triggers: int, edition: EditionDate
    ) -> None:
        board = {"Rob": "Mountain", "Carissa": "Luminarch Ascension"}
        game = giants(board, hands={"Rob": "Shock"}, edition=edition)
        cast(game, "Shock", victim).to("end_step")
        assert bool(game.named_on_stack()) == bool(triggers)

    def test_life_is_paid_from_the_teams(self) -> None:
        hands = {"Dana": "Force of Will, Jump", "Rob": "Shock"}
        board = {"Rob": "Mountain"}
        game = giants(board, hands=hands, life=team_life(30, 1))
        game.says(Cast("Shock", targets=("Alex",), pay="auto"), "Rob").pass_once()
        force = Cast("Force of Will", targets=("Shock",), alternative="Force of Will", pay="auto")
        game.says(force, "Dana")
        assert totals(game) == [30, 30, 0, 0]
        assert game.winners == ("Rob", "Alex")


class TestLifeThatIsAskedFor:
    """810.9a, 810.9d; 606.9a-b of 2006."""

    def repaid(self, north: int, south: int, edition: EditionDate) -> Game:
        life = team_life(north, south)
        game = giants({"Rob": SWAMPS}, hands={"Rob": REPAY}, life=life, edition=edition)
        return cast(game, REPAY)

    @in_each(LATER)
    @pytest.mark.parametrize("named", ["Rob", "Alex"])
    def test_it_is_the_teams_and_one_member_is_affected(
        self, named: str, edition: EditionDate
    ) -> None:
        game = self.repaid(13, 7, edition)
        assert game.all_asked == (("North", "choose_player"),)
        game.choose(named)
        assert totals(game) == [7, 7, 7, 7]
        assert game.inside.table.turn.lost_life == (named,)

    @in_each(LATER)
    def test_nothing_is_named_where_nothing_changes(self, edition: EditionDate) -> None:
        game = self.repaid(7, 13, edition)
        assert game.all_asked == (("South", "choose_player"),)
        game.choose("Dana")
        assert (game.kind, totals(game)) == ("priority", [7, 7, 7, 7])

    @pytest.mark.parametrize(
        ("north", "south", "after"),
        [(13, 7, [8, 8, 8, 8]), (14, 8, [8, 8, 8, 8]), (40, 39, [40, 40, 40, 40])],
    )
    def test_in_2006_it_is_half_the_teams_and_all_are_set(
        self, north: int, south: int, after: list[int]
    ) -> None:
        game = self.repaid(north, south, OLD)
        assert (game.kind, totals(game)) == ("priority", after)

    def test_in_2006_all_members_lose_their_part(self) -> None:
        game = self.repaid(20, 8, OLD)
        assert totals(game) == [8, 8, 8, 8]
        assert game.inside.table.turn.lost_life == ("Rob", "Alex")


class TestFirstDraw:
    """810.6; 606.6b of 2006."""

    def libraries(self, game: Game) -> list[int | str]:
        return [game.player(name).library for name in SEATS]

    def opening(self, edition: EditionDate, turn: str, number: int = 1) -> Game:
        return giants({}, edition=edition, turn=turn, step="upkeep", number=number)

    @in_each(LATER)
    def test_the_team_that_plays_first_draws_nothing(self, edition: EditionDate) -> None:
        game = self.opening(edition, "South").to("precombat_main")
        assert self.libraries(game) == [20, 20, 20, 20]
        game.to("upkeep").to("precombat_main")
        assert self.libraries(game) == [19, 19, 20, 20]
        game.to("upkeep").to("precombat_main")
        assert self.libraries(game) == [19, 19, 19, 19]

    @pytest.mark.parametrize(
        ("turn", "after"), [("North", [20, 19, 20, 20]), ("South", [20, 20, 20, 19])]
    )
    def test_in_2006_the_secondary_player_draws(self, turn: str, after: list[int]) -> None:
        game = self.opening(OLD, turn).to("draw")
        assert self.libraries(game) == after
        game.to("upkeep").to("draw")
        assert sum(int(number) for number in self.libraries(game)) == 77
        assert self.libraries(self.opening(OLD, turn, 2).to("draw")).count(19) == 2

    def test_in_2006_it_is_the_rightmost_who_does_not(self) -> None:
        table = {"Alex": "North", "Carissa": "South", "Dana": "South", "Rob": "North"}
        state = seated(table, two_headed_giant(2, OLD), edition=OLD, step="upkeep")
        turn = changed(state.turns[0], number=1)
        game = Game(changed(state, turns=(turn,))).to("draw")
        assert (game.player("Rob").library, game.player("Alex").library) == (20, 19)

    @in_each(EVERY)
    def test_a_game_that_begins_with_mulligans_goes_on_so(self, edition: EditionDate) -> None:
        game = giants({}, edition=edition, begun=False)
        while game.kind == "mulligan":
            game.keep()
        game.to("precombat_main")
        drawn = [20, 19, 20, 20] if edition == OLD else [20, 20, 20, 20]
        assert self.libraries(game) == drawn


class TestLosing:
    """810.8, 810.11; 606.8 of 2006."""

    @in_each(EVERY)
    def test_at_zero_the_team_loses(self, edition: EditionDate) -> None:
        assert giants({}, life=team_life(1, 0), edition=edition).winners == ("Rob", "Alex")
        assert giants({}, life=team_life(-3, 1), edition=edition).winners == ("Carissa", "Dana")

    @in_each(EVERY)
    def test_both_at_zero_is_a_draw(self, edition: EditionDate) -> None:
        life = team_life(8, 8)
        game = giants({"Rob": MOUNTAINS}, hands={"Rob": "Flame Rift"}, life=life, edition=edition)
        assert cast(game, "Flame Rift").winners == ()

    @in_each(EVERY)
    @pytest.mark.parametrize("quitter", SEATS)
    def test_whoever_concedes_takes_the_team_along(
        self, quitter: str, edition: EditionDate
    ) -> None:
        game = giants({}, edition=edition).concede(quitter)
        assert game.winners == (SEATS[2:] if quitter in SEATS[:2] else SEATS[:2])
        mate = SEATS[SEATS.index(quitter) ^ 1]
        assert (left(game, quitter), left(game, mate)) == ("conceded", "team")

    @in_each(EVERY)
    def test_a_team_loses_with_the_member_who_cannot_draw(self, edition: EditionDate) -> None:
        island = "I1 = Island, I2 = Island"
        hands = {"Rob": "Vision Skeins"}
        card = "Forest, Swamp, Plains"
        libraries = {"Rob": card, "Alex": card, "Carissa": card}
        game = giants({"Rob": island}, hands=hands, libraries=libraries, library=3, edition=edition)
        assert cast(game, "Vision Skeins").winners is None
        game = giants({"Rob": island}, hands=hands, library=1, edition=edition)
        assert cast(game, "Vision Skeins").winners == ()


class TestPoison:
    """810.8d, 810.10, 810.11; 606.5 of 2006."""

    def heads(self, number: int, poison: int, edition: EditionDate, *, all_of: bool = True) -> Game:
        names = [f"A{n}" for n in range(number)] + [f"B{n}" for n in range(number)]
        table = {name: name[0] for name in names}
        poisoned = names[number:] if all_of else names[-1:]
        state = seated(
            table,
            two_headed_giant(number, edition),
            edition=edition,
            poison=dict.fromkeys(poisoned, poison),
        )
        return Game(state)

    @in_each(LATER)
    @pytest.mark.parametrize(("number", "fatal"), [(2, 15), (3, 20), (4, 25)])
    def test_the_team_bears_more_the_more_heads_it_has(
        self, number: int, fatal: int, edition: EditionDate
    ) -> None:
        assert self.heads(number, fatal - 1, edition).winners is None
        game = self.heads(number, fatal, edition)
        assert game.winners == tuple(f"A{n}" for n in range(number))
        assert left(game, "B0") == "poison"

    @pytest.mark.parametrize("number", [2, 3])
    def test_in_2006_ten_are_too_many_for_any_member(self, number: int) -> None:
        assert self.heads(number, 9, OLD).winners is None
        game = self.heads(number, 10, OLD, all_of=False)
        assert game.winners == tuple(f"A{n}" for n in range(number))
        assert left(game, f"B{number - 1}") == "poison"

    @in_each(EVERY)
    def test_teams_that_share_their_turns_only_count_to_ten(self, edition: EditionDate) -> None:
        more: Any = {"poison": {"B1": 10}}
        variant = changed(two_headed_giant(), shared_life=False, name=None)
        table = {"A1": "A", "A2": "A", "B1": "B", "B2": "B"}
        game = Game(seated(table, variant, edition=edition, **more))
        assert (left(game, "B1"), left(game, "B2"), game.winners) == ("poison", None, None)
