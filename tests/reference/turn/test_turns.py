"""Turns: their order, extra turns, the cleanup step, and what ends with a step or turn."""

from __future__ import annotations

import msgspec
import pytest
from tests.reference.driving import Game, begin, position

from apnap.protocol.answers import Cast, Choose, PlayLand
from apnap.protocol.decisions import ChooseObjects
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.effects import END_OF_TURN, Gets
from apnap_reference.state.ids import PlayerId


def turns_taken(game: Game, count: int) -> list[str | None]:
    """Go on, with everybody doing nothing, until so many more turns have begun; give whose."""
    taken: list[str | None] = []
    number = game.state.turns[0].number
    while len(taken) < count:
        game.pass_over()
        if game.state.turns[0].number != number:
            number = game.state.turns[0].number
            taken.append(game.active)
    return taken


FOUR = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}


def test_turns_go_clockwise() -> None:
    assert turns_taken(begin(FOUR, turn="Carissa"), 5) == ["Dana", "Rob", "Alex", "Carissa", "Dana"]


def test_teams_take_turns_where_they_share_them() -> None:
    teams = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
    assert turns_taken(begin(FOUR, teams=teams, shared=True), 3) == ["South", "North", "South"]


def test_the_number_of_the_turn_grows_by_one() -> None:
    game = begin(FOUR)
    number = game.state.turns[0].number
    turns_taken(game, 1)
    assert isinstance(number, int)
    assert game.state.turns[0].number == number + 1


class TestExtraTurns:
    """500.7."""

    def begun(self, *casts: tuple[str, str], turn: str = "Rob") -> Game:
        """Let players cast Time Walk at once, each in their own way, and have it resolve."""
        board = {
            name: f"{name}'s Orrery = Vedalken Orrery, {name}1 = Island, {name}2 = Island"
            for name in ("Rob", "Alex", "Carissa")
        }
        hands = {name: f"{name}'s Walk = Time Walk" for name in board}
        game = begin(board, hands=hands, turn=turn, library=30)
        for name, card in casts:
            while game.asked != name:
                game.pass_once()
            game.cast(card).resolve()
        return game

    def test_comes_directly_after_this_turn(self) -> None:
        game = self.begun(("Rob", "Rob's Walk"))
        assert game.state.extra_turns == ("Rob",)
        assert turns_taken(game, 3) == ["Rob", "Alex", "Carissa"]

    def test_the_order_goes_on_after_whose_turn_it_was(self) -> None:
        game = self.begun(("Carissa", "Carissa's Walk"))
        assert turns_taken(game, 3) == ["Carissa", "Alex", "Carissa"]

    def test_of_several_the_newest_is_taken_first(self) -> None:
        game = self.begun(("Alex", "Alex's Walk"), ("Carissa", "Carissa's Walk"))
        assert game.state.extra_turns == ("Carissa", "Alex")
        assert turns_taken(game, 4) == ["Carissa", "Alex", "Alex", "Carissa"]

    def test_who_has_left_takes_none(self) -> None:
        game = self.begun(("Alex", "Alex's Walk")).concede("Alex")
        assert turns_taken(game, 2) == ["Carissa", "Rob"]

    def test_loaded_extra_turns_are_taken_in_the_order_shown(self) -> None:

        state = msgspec.structs.replace(position(FOUR, turn="Rob"), extra_turns=("Dana", "Rob"))
        assert turns_taken(Game(state), 4) == ["Dana", "Rob", "Alex", "Carissa"]

    def test_a_team_takes_an_extra_turn_together(self) -> None:
        teams = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
        board = {**FOUR, "Alex": "Island, Swamp = Island"}
        game = begin(board, teams=teams, shared=True, hands={"Alex": "Time Walk"})
        game.says(Cast("Time Walk", pay="auto"), by="Alex").resolve()
        assert turns_taken(game, 2) == ["North", "South"]


class TestCleanup:
    """514."""

    def hoard(self, count: int) -> Game:
        cards = ", ".join(f"c{n} = Craw Wurm" for n in range(count))
        return begin({"Rob": "", "Alex": ""}, hands={"Rob": cards}, step="end_step")

    def test_down_to_seven_cards(self) -> None:
        game = self.hoard(9).pass_once().pass_once()
        asked = game.pending_as(ChooseObjects)
        assert (game.step, game.asked, asked.least, asked.most) == ("cleanup", "Rob", 2, 2)
        assert game.refused(Choose(("c0",)))
        assert game.refused(Choose(("c0", "c0")))
        assert game.refused(Choose(("c0", "Rob")))
        assert game.refused(Choose(("c0", "c1")), by="Alex")
        game.choose("c3", "c5")
        assert (game.player("Rob").hand, game.has("c3", "graveyard")) == (7, True)
        assert (game.active, game.step) == ("Alex", "upkeep")

    def test_seven_cards_are_kept(self) -> None:
        assert self.hoard(7).pass_once().pass_once().active == "Alex"

    def test_only_the_active_player_discards(self) -> None:
        cards = ", ".join(f"c{n} = Craw Wurm" for n in range(9))
        game = begin({"Rob": "", "Alex": ""}, hands={"Alex": cards}, step="end_step")
        assert game.pass_once().pass_once().active == "Alex"

    def test_damage_and_effects_end_together(self) -> None:
        """A creature saved by a pump is not destroyed as damage and pump go at the same time."""
        board = {"Rob": "Runeclaw Bear, Forest, Mountain", "Alex": ""}
        game = begin(board, hands={"Rob": "Giant Growth, Shock"})
        game.cast("Giant Growth", "Runeclaw Bear").resolve()
        game.cast("Shock", "Runeclaw Bear").resolve()
        assert game.thing("Runeclaw Bear").damage == 2
        game.to("upkeep")
        bear = game.thing("Runeclaw Bear")
        assert bear.now != "unknown"
        assert (bear.zone, bear.damage, bear.now.power) == ("battlefield", 0, 2)

    def shrunk(self) -> Game:
        """Rob's creature is kept alive, with toughness 0 but for +1/+1 until end of turn."""
        board = {"Rob": "Blood Artist, Servant = Runeclaw Bear", "Alex": ""}
        game = begin(board, step="end_step")
        table = game.inside.table
        servant = table.called("Servant")
        assert servant is not None
        table = table.with_object(msgspec.structs.replace(servant, counters={"-1/-1": 3}))
        table = with_effect(table, Gets(2, 2), PlayerId("Rob"), END_OF_TURN, objects=(servant.id,))
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - effects cannot be loaded
        return game

    def test_who_dies_as_effects_end_gives_the_players_priority(self) -> None:
        game = self.shrunk().pass_once().pass_once()
        assert (game.step, game.kind) == ("cleanup", "choose_targets")
        game.choose("Alex")
        assert (game.step, game.kind, game.asked) == ("cleanup", "priority", "Rob")
        assert game.has("Servant", "graveyard")
        game.resolve()
        assert (game.life("Rob"), game.life("Alex")) == (21, 19)
        assert game.step == "cleanup"
        game.pass_once().pass_once()
        assert (game.active, game.step) == ("Alex", "upkeep"), "after another, quiet, cleanup step"

    def test_state_based_actions_alone_are_enough_for_priority(self) -> None:
        game = self.shrunk()
        table = game.inside.table
        artist = table.called("Blood Artist")
        assert artist is not None
        objects = {n: thing for n, thing in table.objects.items() if thing is not artist}
        table = msgspec.structs.replace(table, objects=objects)
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - as above
        game.pass_once().pass_once()
        assert (game.step, game.kind, game.asked) == ("cleanup", "priority", "Rob")
        assert game.has("Servant", "graveyard")

    def test_another_cleanup_step_follows_one_with_priority(self) -> None:
        """In it the active player discards again, and what ends in a cleanup step ends."""
        game = self.shrunk()
        game.pass_once().pass_once()
        game.choose("Alex")
        growth = with_effect(
            game.inside.table, Gets(1, 1), PlayerId("Rob"), END_OF_TURN, objects=()
        )
        game.engine._position = msgspec.structs.replace(game.inside, table=growth)  # noqa: SLF001 - as above
        game.resolve()
        assert game.inside.table.effects
        game.pass_once().pass_once()
        assert game.active == "Alex"
        assert not game.inside.table.effects


class TestWhatEnds:
    def test_mana_is_lost_as_a_step_ends(self) -> None:
        game = begin({"Rob": "Forest", "Alex": ""}).activate("Forest")
        assert game.player("Rob").mana_pool == ("G",)
        game.pass_once().pass_once()
        assert game.player("Rob").mana_pool == ()

    def test_one_land_each_turn(self) -> None:
        game = begin({"Rob": "", "Alex": ""}, hands={"Rob": "Forest, Island"}).play("Forest")

        assert [v.rule for v in game.refused(PlayLand("Island"))] == ["305.2"]
        assert game.player("Rob").lands_played == 1
        game.to("upkeep").to("end_step").to("upkeep").to("precombat_main")
        assert game.active == "Rob"
        game.play("Island")

    def test_permanents_untap_for_whoever_begins_a_turn(self) -> None:
        board = {"Rob": "Forest (tapped)", "Alex": "Island (tapped), Gray Ogre (sick)"}
        game = begin(board).to("upkeep")
        assert (game.thing("Forest").tapped, game.thing("Island").tapped) == (True, False)
        assert game.thing("Gray Ogre").sick is False

    @pytest.mark.parametrize(("players", "number", "drawn"), [(2, 1, 0), (3, 1, 1), (2, 2, 1)])
    def test_of_two_players_the_first_does_not_draw(
        self, players: int, number: int, drawn: int
    ) -> None:
        state = position(dict(list(FOUR.items())[:players]), step="upkeep")
        first = msgspec.structs.replace(state.turns[0], number=number)
        game = Game(msgspec.structs.replace(state, turns=(first,))).to("precombat_main")
        assert (game.active, game.player("Rob").library) == ("Rob", 20 - drawn)

    @pytest.mark.parametrize("players", [2, 3])
    def test_a_card_is_drawn_each_turn(self, players: int) -> None:
        game = begin(dict(list(FOUR.items())[:players])).to("upkeep")
        assert game.player("Alex").library == 20
        assert game.to("draw").player("Alex").library == 19
