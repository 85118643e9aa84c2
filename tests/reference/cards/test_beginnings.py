"""Cards whose abilities trigger as a step begins, and an added upkeep step."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from tests.reference.driving import Game, begin, position, things

from apnap.protocol.answers import Activate, Cast
from apnap.protocol.decisions import ChooseTargets
from apnap.protocol.state import Variant

THREE = {"Rob": "", "Alex": "", "Carissa": ""}
TEAMS = {"North": ("Rob", "Rita"), "South": ("Alex", "Anna")}
KAMI = "Kami of the Crescent Moon"
DOG = "Hellfire Mongrel"
QUEST = "Luminarch Ascension"


def giants(board: dict[str, str], **more: object) -> Game:
    """Begin a Two-Headed Giant game of Rob and Rita against Alex and Anna."""
    state = position(board, teams=TEAMS, shared=True, **more)  # type: ignore[arg-type]
    variant = Variant("multiple", shared_team_turns=True, shared_life=True)
    return Game(msgspec.structs.replace(state, variant=variant))


def put_in_any_order(game: Game) -> Game:
    """Put waiting abilities on the stack as they come."""
    while game.kind == "order_triggers":
        game.order(*(waiting.name for waiting in getattr(game.pending, "triggers", ())))
    return game


def everything_resolves(game: Game) -> Game:
    """Let all that is on the stack resolve."""
    while game.state.turns[0].stack:
        game.resolve()
    return game


class TestDrawSteps:
    @pytest.mark.parametrize("owner", ["Rob", "Carissa"])
    def test_whose_draw_step_it_is_draws_one_more(self, owner: str) -> None:
        game = begin({**THREE, owner: KAMI}).to("draw")
        assert (game.active, game.player("Alex").hand) == ("Alex", 1)
        assert game.named_on_stack() == ((KAMI, owner),)
        game.resolve()
        assert (game.player("Alex").hand, game.player("Carissa").hand) == (2, 0)

    def test_each_member_of_a_team_does(self) -> None:
        game = giants({"Rob": KAMI, "Rita": "", "Alex": "", "Anna": ""}).to("order_triggers")
        concerned = [waiting.concerns for waiting in getattr(game.pending, "triggers", ())]
        assert sorted(map(str, concerned)) == ["Alex", "Anna"]
        everything_resolves(put_in_any_order(game))
        assert [player.hand for player in game.state.players] == [0, 0, 2, 2]


class TestUpkeepsOfOpponents:
    """603.4, 805.4d."""

    def upkeep(self, cards: int, **board: str) -> Game:
        hand = ", ".join(f"c{n} = Craw Wurm" for n in range(cards))
        return begin({**THREE, "Rob": DOG, **board}, hands={"Alex": hand}).to("upkeep")

    @pytest.mark.parametrize("cards", [0, 2])
    def test_who_holds_few_cards_is_bitten(self, cards: int) -> None:
        game = self.upkeep(cards)
        assert game.named_on_stack() == ((DOG, "Rob"),)
        assert game.resolve().life("Alex") == 18

    def test_who_holds_three_is_not(self) -> None:
        assert self.upkeep(3).named_on_stack() == ()

    def test_the_condition_is_looked_at_again(self) -> None:
        game = begin(
            {**THREE, "Rob": DOG, "Alex": "Temple Bell"},
            hands={"Alex": "Craw Wurm, Jump"},
        ).to("upkeep")
        assert game.named_on_stack() == ((DOG, "Rob"),)
        game.activate("Temple Bell").resolve().resolve()
        assert (game.player("Alex").hand, game.life("Alex")) == (3, 20)

    def test_it_does_not_begin_to_trigger_later(self) -> None:
        game = begin(
            {**THREE, "Rob": DOG, "Alex": "Mountain"},
            hands={"Alex": "Shock, Craw Wurm, Hill Giant"},
        ).to("upkeep")
        game.cast("Shock", "Rob").resolve()
        assert (game.player("Alex").hand, game.named_on_stack()) == (2, ())

    def test_an_own_upkeep_is_no_opponents(self) -> None:
        game = begin({**THREE, "Rob": DOG}, turn="Carissa").to("upkeep")
        assert (game.active, game.named_on_stack()) == ("Rob", ())

    def test_in_a_team_each_is_looked_at_alone(self) -> None:
        hand = "c1 = Craw Wurm, c2 = Craw Wurm, c3 = Craw Wurm"
        board = {"Rob": DOG, "Rita": "", "Alex": "", "Anna": ""}
        game = giants(board, hands={"Anna": hand}).to("upkeep")
        (ability,) = game.state.turns[0].stack
        assert game.thing(ability).concerns == "Alex"
        game.resolve()
        assert {game.life("Alex"), game.life("Anna")} == {18}
        assert game.to("end_step").to("upkeep").named_on_stack() == ()


class TestQuests:
    """603.4 with what has happened in this turn; 810.9: a loss of life is one player's."""

    def end_step(self, game: Game) -> Game:
        return game.to("end_step")

    def test_who_has_lost_no_life_may_count(self) -> None:
        game = begin({**THREE, "Carissa": QUEST}).to("end_step")
        assert game.named_on_stack() == ((QUEST, "Carissa"),)
        game.resolve()
        assert (game.kind, game.asked) == ("yes_no", "Carissa")
        game.say(yes=True)
        assert game.thing(QUEST).counters == {"quest": 1}

    def test_nobody_has_to_count(self) -> None:
        game = begin({**THREE, "Carissa": QUEST}).to("end_step").resolve().say(yes=False)
        assert game.thing(QUEST).counters == {}

    @pytest.mark.parametrize(("victim", "triggers"), [("Carissa", 0), ("Alex", 1)])
    def test_a_loss_of_life_in_this_turn_prevents_it(self, victim: str, triggers: int) -> None:
        game = begin({**THREE, "Rob": "Mountain", "Carissa": QUEST}, hands={"Rob": "Shock"})
        game.cast("Shock", victim).resolve().to("end_step")
        assert len(game.named_on_stack()) == triggers
        if not triggers:
            assert game.to("upkeep").to("end_step").active == "Alex"
            assert len(game.named_on_stack()) == 1, "in another turn it counts no more"

    def test_a_loss_of_life_in_response_prevents_it_as_well(self) -> None:
        board = {**THREE, "Rob": "Mountain", "Carissa": QUEST}
        game = begin(board, hands={"Rob": "Shock"}).to("end_step").cast("Shock", "Carissa")
        game.resolve().resolve()
        assert (game.kind, game.thing(QUEST).counters) == ("priority", {})

    def test_the_own_end_step_is_no_opponents(self) -> None:
        assert begin({**THREE, "Rob": QUEST}).to("end_step").named_on_stack() == ()

    def test_once_for_a_team_and_whatever_the_teammate_has_lost(self) -> None:
        board = {"Rob": "Mountain", "Rita": "", "Alex": QUEST, "Anna": ""}
        game = giants(board, hands={"Rob": "Shock"})
        game.says(Cast("Shock", targets=("Anna",), pay="auto"), by="Rob").resolve()
        assert (game.life("Alex"), game.life("Anna")) == (18, 18)
        assert game.to("end_step").named_on_stack() == ((QUEST, "Alex"),)

    @pytest.mark.parametrize(("counters", "able"), [(3, False), (4, True), (5, True)])
    def test_four_counters_call_angels(self, counters: int, able: bool) -> None:  # noqa: FBT001 - parametrized
        board = {**THREE, "Rob": f"{QUEST} (quest {counters}), Plains, Forest"}
        game = begin(board)
        if not able:
            assert game.refused(Activate(QUEST, pay="auto"))
            return
        game.activate(QUEST).resolve()
        angel = next(thing for thing in game.state.objects if thing.kind == "token")
        assert (angel.card, angel.controller) == ("Angel Token", "Rob")


class TestAddedUpkeeps:
    """500.9, 702.5d, 805.8."""

    def hazed(
        self, hazes: Sequence[str], board: dict[str, str] | None = None, **more: object
    ) -> Game:
        auras = [
            thing
            for number, host in enumerate(hazes)
            for thing in things("Rob", f"Haze {number} = Paradox Haze", attached_to=host)
        ]
        return begin(board or THREE, more=auras, **more)  # type: ignore[arg-type]

    def upkeeps(self, game: Game) -> int:
        """Count the upkeep steps of the next turn."""
        game = put_in_any_order(game.to("upkeep"))
        count = 0
        while game.step == "upkeep":
            count += 1
            everything_resolves(game)
            number, step = len(game.inside.table.turn.to_come), game.step
            while (len(game.inside.table.turn.to_come), game.step) == (number, step):
                game.pass_once()
            put_in_any_order(game)
        return count

    @pytest.mark.parametrize(("hazes", "count"), [((), 1), (("Alex",), 2), (("Alex",) * 2, 3)])
    def test_each_adds_one(self, hazes: tuple[str, ...], count: int) -> None:
        assert self.upkeeps(self.hazed(hazes)) == count

    def test_only_for_the_player_enchanted(self) -> None:
        game = self.hazed(["Carissa"])
        assert self.upkeeps(game) == 1
        assert game.active == "Alex"
        assert self.upkeeps(game.to("end_step")) == 2
        assert game.active == "Carissa"

    def test_what_triggers_in_upkeeps_does_so_in_each(self) -> None:
        game = self.hazed(["Alex"], {**THREE, "Carissa": "Copper Tablet"})
        self.upkeeps(game)
        assert (game.step, game.life("Alex"), game.player("Alex").hand) == ("draw", 18, 1)

    def test_a_skip_concerns_one_of_them(self) -> None:
        state = position(THREE, more=things("Rob", "Paradox Haze", attached_to="Alex"))
        game = Game(state).to("upkeep")
        assert (game.active, game.named_on_stack()) == ("Alex", (("Paradox Haze", "Rob"),))

    def test_it_is_cast_at_a_player(self) -> None:
        board = {**THREE, "Rob": "Island, Forest, Swamp, Runeclaw Bear"}
        game = begin(board, hands={"Rob": "Paradox Haze"})
        assert game.refused(Cast("Paradox Haze", targets=("Runeclaw Bear",), pay="auto"))
        game.says(Cast("Paradox Haze", pay="auto"))
        asked = game.pending_as(ChooseTargets)
        assert asked.slots[0].among != "unknown"
        assert set(asked.slots[0].among) == {"Rob", "Alex", "Carissa"}
        game.choose("Alex").resolve()
        assert game.thing("Paradox Haze").attached_to == "Alex"
        assert self.upkeeps(game) == 2

    def test_it_goes_when_the_enchanted_player_leaves(self) -> None:
        game = self.hazed(["Alex"]).concede("Alex").pass_once()
        assert game.has("Haze 0", "graveyard")

    def test_a_team_has_the_added_step_together(self) -> None:
        board = {"Rob": "", "Rita": "", "Alex": "", "Anna": "Copper Tablet"}
        game = self.hazed(["Alex"], board, teams=TEAMS, shared=True)
        assert self.upkeeps(game) == 2
        assert [player.life for player in game.state.players] == [20, 20, 18, 18]
