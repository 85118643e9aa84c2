"""Choices that several players make at the same time (101.4), and what the others see of them."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin

from apnap.protocol.answers import Choose
from apnap.protocol.decisions import OrderTriggers
from apnap.protocol.state import Pick

TWO_BEARS = "Grizzly Bears, Gray Ogre"
LANDS = "Swamp, Swamp, Swamp, Swamp"
FOUR = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}


def everybody_with(board: str, **more: str) -> dict[str, str]:
    """Give a board on which everybody has the same, and some have more."""
    return {name: f"{board}, {more.get(name, '')}" for name in FOUR}


def innocent_blood(turn: str = "Carissa") -> Game:
    """Have Alex cast Innocent Blood in somebody's turn; everybody has two creatures."""
    board = everybody_with("Grizzly Bears, Gray Ogre", Alex="Vedalken Orrery, Swamp")
    game = begin(board, hands={"Alex": "Innocent Blood"}, turn=turn)
    while game.asked != "Alex":
        game.pass_once()
    return game.cast("Innocent Blood").resolve()


def test_those_whose_turn_it_is_choose_first_whoever_has_cast_it() -> None:
    game, order = innocent_blood(), []
    while game.kind == "choose_objects":
        order.append(game.asked)
        game.choose(game.pending_names()[0])
    assert order == ["Carissa", "Dana", "Rob", "Alex"]
    assert not any(game.has(name) for name in ("Grizzly Bears", "Grizzly Bears 4"))


def test_nothing_is_sacrificed_before_the_last_has_chosen_and_all_know_what_was() -> None:
    game = innocent_blood().choose("Grizzly Bears 3").choose("Gray Ogre 4")
    known = (
        Pick(decider="Carissa", subject="Carissa", chosen=("Grizzly Bears 3",)),
        Pick(decider="Dana", subject="Dana", chosen=("Gray Ogre 4",)),
    )
    assert game.state.picks == known == game.seen_by("Rob").picks
    assert game.has("Grizzly Bears 3")
    assert game.has("Gray Ogre 4")


def test_what_dies_together_sees_the_others_die() -> None:
    board = {"Rob": f"Grizzly Bears, {LANDS}", "Alex": "Blood Artist", "Carissa": "Gray Ogre"}
    game = begin(board, hands={"Rob": "Innocent Blood"}).cast("Innocent Blood").resolve()
    assert isinstance(game.pending, OrderTriggers)
    game.order(*(trigger.name for trigger in game.pending.triggers))
    game.choose("Rob").choose("Rob").choose("Rob")
    assert [source for source, _ in game.named_on_stack()] == ["Blood Artist"] * 3


def test_a_single_creature_is_sacrificed_without_a_question_and_none_is_no_harm() -> None:
    board = {"Rob": f"Grizzly Bears, {LANDS}", "Alex": "", "Carissa": "Gray Ogre"}
    game = begin(board, hands={"Rob": "Innocent Blood"}).cast("Innocent Blood").resolve()
    assert game.kind == "priority"
    assert game.has("Grizzly Bears", "graveyard")
    assert game.has("Gray Ogre", "graveyard")


def test_who_can_only_sacrifice_one_of_two_sacrifices_that() -> None:
    board = {"Rob": f"{TWO_BEARS}, Hill Giant, {LANDS}", "Alex": "Craw Wurm"}
    game = begin(board, hands={"Rob": "Barter in Blood"}).cast("Barter in Blood").resolve()
    assert game.refused(Choose(("Hill Giant",)))
    game.choose("Grizzly Bears", "Hill Giant")
    assert game.has("Gray Ogre")
    assert game.has("Craw Wurm", "graveyard")


class TestConceding:
    def test_a_chooser_who_concedes_takes_everything_along_and_the_next_is_asked(self) -> None:
        game = innocent_blood().choose("Grizzly Bears 3").concede("Dana")
        assert game.asked == "Rob"
        game.choose("Gray Ogre").choose("Gray Ogre 2")
        assert game.has("Grizzly Bears 3", "graveyard")
        assert not game.has("Gray Ogre 4", "graveyard")

    def test_a_pick_of_somebody_who_concedes_is_gone(self) -> None:
        game = innocent_blood().choose("Grizzly Bears 3").concede("Carissa")
        assert game.asked == "Dana"
        assert not game.state.picks

    def test_the_question_keeps_its_name_when_somebody_else_concedes(self) -> None:
        game = innocent_blood()
        before = game.pending
        assert before is not None
        game.concede("Rob")
        assert game.pending is not None
        assert (game.asked, game.pending.id) == ("Carissa", before.id)

    def test_when_the_leaver_leaves_one_choice_the_rest_happens(self) -> None:
        board = {"Rob": f"{TWO_BEARS}, {LANDS}", "Alex": TWO_BEARS, "Carissa": "Hill Giant"}
        game = begin(board, hands={"Rob": "Innocent Blood"}).cast("Innocent Blood").resolve()
        game.choose("Gray Ogre").concede("Alex")
        assert game.kind == "priority"
        assert game.has("Hill Giant", "graveyard")
        assert game.has("Gray Ogre", "graveyard")


class TestHiddenPicks:
    def specter(self, edition: str = "2026-01-16") -> Game:
        hands = {
            "Rob": "Liliana's Specter",
            "Alex": "Shock, Craw Wurm",
            "Carissa": "Forest, Island",
            "Dana": "Plains, Mountain",
        }
        board = everybody_with("", Rob=LANDS)
        game = begin(board, hands=hands, edition=edition).cast("Liliana's Specter")
        return game.resolve().resolve()

    def test_a_card_from_the_hand_stays_concealed_until_all_have_chosen(self) -> None:
        game = self.specter().choose("Shock")
        hidden = Pick(decider="Alex", subject="Alex", concealed=True, chosen="unknown")
        assert game.seen_by("Carissa").picks == (hidden,)
        assert game.seen_by("Rob").picks == (hidden,)
        assert game.seen_by("Alex").picks[0].chosen == ("Shock",)  # type: ignore[union-attr]  # a pick, not unknown
        assert game.player("Alex").hand == 2
        game.choose("Island")
        assert not game.has("Shock", "graveyard")
        game.choose("Plains")
        assert game.has("Shock", "graveyard")
        assert game.has("Island", "graveyard")
        assert not game.state.picks

    def test_the_pick_cannot_be_changed(self) -> None:
        game = self.specter().choose("Shock")
        assert game.refused(Choose(("Craw Wurm",)), by="Alex")

    def test_the_book_of_2006_conceals_nothing(self) -> None:
        game = self.specter("2006-10-01").choose("Shock")
        open_ = Pick(decider="Alex", subject="Alex", chosen=("Shock",))
        assert game.seen_by("Carissa").picks == (open_,)

    def test_declining_is_no_secret(self) -> None:
        hands = {"Rob": "Show and Tell, Grizzly Bears", "Alex": "Spellbook", "Carissa": "Forest"}
        game = begin({"Rob": "Island, Island, Island", "Alex": "", "Carissa": ""}, hands=hands)
        game.cast("Show and Tell").resolve().choose("Grizzly Bears").choose()
        picks = game.seen_by("Carissa").picks
        assert picks != "unknown"
        assert [pick.chosen for pick in picks] == ["unknown", ()]
        assert game.has("Grizzly Bears", "hand")
        game.choose("Forest")
        assert game.has("Grizzly Bears")
        assert game.has("Forest")
        assert game.has("Spellbook", "hand")


class TestSeveralChoices:
    def test_printed_order_one_player_after_the_other(self) -> None:
        rob = "Ornithopter, Grizzly Bears, Exploration, Propaganda, Plains, Plains, Plains, Plains"
        alex = "Memnite, Hill Giant, Crawlspace, Island, Island"
        game = begin({"Rob": rob, "Alex": alex}, hands={"Rob": "Cataclysm"})
        game.cast("Cataclysm").resolve()
        asked = []
        for name in ("Ornithopter", "Exploration", "Plains", "Memnite", "Memnite", "Island"):
            asked.append(game.asked)
            game.choose(name)
        assert asked == ["Rob", "Rob", "Rob", "Alex", "Alex", "Alex"]
        kept = {thing.name for thing in game.state.objects if thing.zone == "battlefield"}
        assert kept == {"Ornithopter", "Exploration", "Plains", "Memnite", "Island"}

    def legends(self) -> Game:
        many = "Kami of the Crescent Moon, Kami of the Crescent Moon, Mindslaver, Mindslaver"
        return begin({"Rob": "", "Alex": many})

    def test_any_order_where_none_is_printed(self) -> None:
        game = self.legends()
        kami, slaver = game.state.pending
        assert game.all_asked == (("Alex", "choose_objects"), ("Alex", "choose_objects"))
        game.says(Choose(("Mindslaver 2",)), about=slaver)
        assert [d.id for d in game.state.pending] == [kami.id]
        assert game.has("Mindslaver")
        game.says(Choose(("Kami of the Crescent Moon",)), about=kami)
        assert game.has("Mindslaver", "graveyard")
        assert game.has("Kami of the Crescent Moon 2", "graveyard")

    def test_one_order_is_as_good_as_the_other(self) -> None:
        game = self.legends()
        kami, slaver = game.state.pending
        game.says(Choose(("Kami of the Crescent Moon",)), about=kami)
        game.says(Choose(("Mindslaver 2",)), about=slaver)
        assert game.kind == "priority"

    def test_an_answer_to_the_wrong_one_is_refused(self) -> None:
        game = self.legends()
        assert (
            game.tries(Choose(("Mindslaver",)), about=game.state.pending[0]).verdict == "rejected"
        )

    def test_rounds_follow_one_another(self) -> None:
        board = {
            "Rob": f"Swamp, Swamp, {TWO_BEARS}",
            "Alex": f"Swamp, Swamp, {TWO_BEARS}, Blood Artist",
            "Carissa": f"Swamp, Swamp, {TWO_BEARS}",
        }
        hands = dict.fromkeys(board, "Forest, Island")
        game = begin(board, hands={**hands, "Rob": "Forest, Island, Smallpox"})
        game.cast("Smallpox").resolve()
        assert {game.life(name) for name in board} == {19}
        for zone_of in ("hand", "Creature", "Land"):
            asked = []
            for _ in board:
                asked.append(game.asked)
                assert not game.state.turns[0].stack[1:], zone_of
                game.choose(game.pending_names()[0])
            assert asked == ["Rob", "Alex", "Carissa"]
        assert {game.player(name).hand for name in board} == {1}


class TestChoicesBeginAgain:
    def exhume(self, edition: str = "2026-01-16") -> Game:
        graveyards = {
            "Rob": "Grizzly Bears",
            "Alex": "Snake of the Golden Grove",
            "Carissa": "Clone",
        }
        board = {"Rob": f"Craw Wurm, {LANDS}", "Alex": "", "Carissa": ""}
        game = begin(board, hands={"Rob": "Exhume"}, graveyards=graveyards, edition=edition)
        return game.cast("Exhume").resolve()

    def test_a_choice_for_an_earlier_player_comes_before_those_outstanding(self) -> None:
        game = self.exhume()
        assert (game.asked, game.kind) == ("Alex", "choose_player")
        game.choose("Rob")
        assert (game.asked, game.kind) == ("Rob", "yes_no")
        game.say(yes=True)
        assert (game.asked, game.pending_names()) == ("Carissa", ("Craw Wurm",))
        assert not game.has("Snake of the Golden Grove")
        game.choose("Craw Wurm")
        now = game.thing("Snake of the Golden Grove").now
        assert now != "unknown"
        assert (now.power, now.toughness) == (7, 7)
        clone = game.thing("Clone")
        assert (clone.copy_of, clone.zone) == ("Craw Wurm", "battlefield")
        assert game.kind == "priority"

    def test_without_the_rule_the_round_goes_on(self) -> None:
        game = self.exhume("2006-10-01").choose("Rob")
        assert game.asked == "Carissa"
        game.choose("Craw Wurm")
        assert game.asked == "Rob"

    def test_a_later_player_owes_both_and_chooses_the_order(self) -> None:
        game = self.exhume().choose("Carissa")
        assert sorted(game.all_asked) == [("Carissa", "choose_objects"), ("Carissa", "yes_no")]
        game.says(Choose(()), about=game.open("choose_objects"))
        game.say(yes=False)
        assert game.has("Clone", "graveyard")
        game.resolve()
        assert game.life("Alex") == 24

    def test_the_named_opponent_concedes(self) -> None:
        game = self.exhume().choose("Rob").concede("Rob")
        assert (game.asked, game.kind) == ("Carissa", "yes_no")  # the only opponent left (800.4g)
        game.say(yes=False)
        assert game.kind == "priority"
        assert game.has("Clone", "graveyard")
        now = game.thing("Snake of the Golden Grove").now
        assert now != "unknown"
        assert now.power == 4


@pytest.mark.parametrize(
    ("revealed", "size"),
    [((), 4), (("Canopy Crawler",), 5), (("Canopy Crawler", "Glowering Rogon 2"), 6)],
)
def test_amplify_counts_what_is_revealed(revealed: tuple[str, ...], size: int) -> None:
    hand = "Glowering Rogon, Glowering Rogon, Canopy Crawler, Grizzly Bears"
    board = {"Rob": ", ".join(["Forest"] * 6), "Alex": ""}
    game = begin(board, hands={"Rob": hand}).cast("Glowering Rogon").resolve()
    assert game.refused(Choose(("Grizzly Bears",)))
    game.choose(*revealed)
    now = game.thing("Glowering Rogon").now
    assert now != "unknown"
    assert (now.power, now.toughness) == (size, size)
    assert not game.state.turns[0].stack
