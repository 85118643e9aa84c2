"""State-based actions: what is put right whenever a player would receive priority (704)."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin, things

from apnap.protocol.answers import Choose
from apnap.protocol.decisions import ChooseObjects, ChoosePlayer


def left(game: Game, player: str) -> str | None:
    gone = game.player(player).left
    return gone.reason if gone else None


class TestLosing:
    def test_at_zero_life(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}, life={"Alex": 0})
        assert (left(game, "Alex"), game.winners) == ("life", None)

    def test_with_ten_poison_counters(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}, poison={"Alex": 10, "Carissa": 9})
        assert (left(game, "Alex"), left(game, "Carissa")) == ("poison", None)

    def test_having_drawn_from_an_empty_library(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}, library=0).to("upkeep")
        assert (game.active, left(game, "Alex")) == ("Alex", None), "nothing was drawn yet"
        game.pass_once().pass_once().pass_once()
        assert left(game, "Alex") == "library"

    def test_together_is_a_draw(self) -> None:
        game = begin({"Rob": "", "Alex": ""}, life={"Rob": 0, "Alex": -3})
        assert (game.winners, game.pending) == ((), None)

    def test_together_leaves_the_third_to_win(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}, life={"Rob": 0, "Carissa": 0})
        assert game.winners == ("Alex",)

    def test_all_of_a_team_is_needed(self) -> None:
        teams = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
        board = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}
        assert begin(board, teams=teams, life={"Rob": 0}).winners is None
        both = begin(board, teams=teams, life={"Rob": 0, "Alex": 0})
        assert both.winners == ("Carissa", "Dana")


class TestCreatures:
    def test_damage_of_several_sources_adds_up(self) -> None:
        board = {"Rob": "Mountain, M2 = Mountain", "Alex": "Craw Wurm"}
        game = begin(board, hands={"Rob": "Shock, S2 = Shock"})
        game.cast("Shock", "Craw Wurm").resolve()
        assert game.has("Craw Wurm")
        assert game.cast("S2", "Craw Wurm").resolve().has("Craw Wurm", "graveyard")

    def test_the_indestructible_survive_damage_but_not_toughness_zero(self) -> None:
        board = {"Rob": "Mountain", "Alex": "Darksteel Myr"}
        game = begin(board, hands={"Rob": "Shock"}).cast("Shock", "Darksteel Myr").resolve()
        assert game.has("Darksteel Myr")
        game = begin({"Rob": "Darksteel Myr (-1/-1 1)", "Alex": ""})
        assert game.has("Darksteel Myr", "graveyard")

    def test_counters_of_both_kinds_count(self) -> None:
        game = begin({"Rob": "Runeclaw Bear (+1/+1 2)", "Alex": "Gray Ogre (-1/-1 1)"})
        for name, size in (("Runeclaw Bear", (4, 4)), ("Gray Ogre", (1, 1))):
            now = game.thing(name).now
            assert now != "unknown"
            assert (now.power, now.toughness) == size

    def test_those_who_die_together_see_each_other(self) -> None:
        board = {
            "Rob": "Blood Artist (-1/-1 1), Runeclaw Bear (-1/-1 2)",
            "Alex": "Blood Artist 2 = Blood Artist",
        }
        game = begin(board)
        assert len(game.inside.table.objects) > 0
        assert game.kind == "order_triggers"

    def test_a_token_ceases_to_exist_off_the_battlefield(self) -> None:
        board = {"Rob": "Island", "Alex": "Saproling Token"}
        game = begin(board, hands={"Rob": "Unsummon"}).cast("Unsummon", "Saproling Token").resolve()
        assert not any(thing.name == "Saproling Token" for thing in game.state.objects)
        assert game.player("Alex").hand == 0


class TestLegends:
    def board(self) -> dict[str, str]:
        return {"Rob": "Jace = Jace Beleren, Jace too = Jace Beleren", "Alex": "Jace Beleren"}

    def test_its_controller_keeps_one_of_a_name(self) -> None:
        game = begin(self.board())
        asked = game.pending_as(ChooseObjects)
        assert (game.asked, set(asked.among)) == ("Rob", {"Jace", "Jace too"})
        assert game.refused(Choose(()))
        assert game.refused(Choose(("Jace", "Jace too")))
        assert game.refused(Choose(("Jace Beleren",)))
        game.choose("Jace too")
        assert game.has("Jace", "graveyard")
        assert game.has("Jace too")
        assert game.has("Jace Beleren")
        assert (game.kind, game.asked) == ("priority", "Rob")

    def test_each_player_chooses_in_turn_order_and_all_go_together(self) -> None:
        board = {**self.board(), "Alex": "A1 = Jace Beleren, A2 = Jace Beleren"}
        game = begin(board, turn="Alex")
        assert game.asked == "Alex"
        game.choose("A1")
        assert game.asked == "Rob"
        assert game.has("A2"), "nothing goes before all have chosen"
        game.choose("Jace")
        assert game.has("A2", "graveyard")
        assert game.has("Jace too", "graveyard")

    def test_who_leaves_instead_of_choosing_keeps_nothing(self) -> None:
        game = begin({**self.board(), "Carissa": ""}).concede("Rob")
        assert (game.kind, game.asked) == ("priority", "Alex")
        assert game.has("Jace Beleren")

    def test_others_of_one_name_are_none(self) -> None:
        game = begin({"Rob": "Gray Ogre, Ogre = Gray Ogre", "Alex": ""})
        assert game.kind == "priority"


class TestPlaneswalkersAndBattles:
    def test_without_loyalty(self) -> None:
        assert begin({"Rob": "Jace Beleren (loyalty 0)", "Alex": ""}).has(
            "Jace Beleren", "graveyard"
        )

    def test_a_battle_without_a_protector_is_given_one(self) -> None:
        board = {"Rob": "Invasion of Dominaria", "Alex": "", "Carissa": ""}
        game = begin(board)
        asked = game.pending_as(ChoosePlayer)
        assert (game.asked, set(asked.among)) == ("Rob", {"Alex", "Carissa"})
        assert game.choose("Carissa").thing("Invasion of Dominaria").protector == "Carissa"

    def test_with_one_opponent_nobody_needs_to_choose(self) -> None:
        game = begin({"Rob": "Invasion of Dominaria", "Alex": ""})
        assert (game.kind, game.thing("Invasion of Dominaria").protector) == ("priority", "Alex")

    def test_a_siege_is_never_protected_by_its_controller(self) -> None:
        board = {"Rob": "Invasion of Dominaria (protector Rob)", "Alex": "", "Carissa": ""}
        assert begin(board).pending_as(ChoosePlayer).among == ("Alex", "Carissa")

    def test_no_player_who_has_left_is_offered(self) -> None:
        board = {"Rob": "Invasion of Dominaria", "Alex": "", "Carissa": "", "Dana": ""}
        game = begin(board).concede("Alex")
        assert set(game.pending_as(ChoosePlayer).among) == {"Carissa", "Dana"}


class TestAuras:
    @pytest.mark.parametrize("host", ["Forest", "Alex", None])
    def test_on_nothing_that_they_can_enchant_they_go(self, host: str | None) -> None:
        aura = things("Rob", "Pacifism", attached_to=host)
        game = begin({"Rob": "Forest", "Alex": ""}, more=aura)
        assert game.has("Pacifism", "graveyard")

    def test_without_their_creature_they_go(self) -> None:
        aura = things("Alex", "Pacifism", attached_to="Runeclaw Bear")
        game = begin(
            {"Rob": "Runeclaw Bear, Island", "Alex": ""}, more=aura, hands={"Rob": "Unsummon"}
        )
        game.cast("Unsummon", "Runeclaw Bear").resolve()
        assert game.has("Pacifism", "graveyard")


class TestDeathtouch:
    def test_deathtouch_is_forgotten_once_it_was_checked(self) -> None:
        """704.5h: what survived, being indestructible, does not die of it later."""
        board = {"Rob": "Typhoid Rats", "Alex": "Darksteel Myr (+1/+1 5)"}
        game = begin(board).to("declare_attackers").attack({"Typhoid Rats": "Alex"})
        game.to("declare_blockers").block({"Darksteel Myr": "Typhoid Rats"}).to("combat_damage")
        myr = game.inside.table.called("Darksteel Myr")
        assert myr is not None
        assert (myr.damage, myr.deathtouched) == (1, False)


def test_a_card_goes_to_its_owners_graveyard() -> None:
    stolen = things("Alex", "Hill Giant", controller="Rob", damage=3)
    giant = begin({"Rob": "", "Alex": ""}, more=stolen).thing("Hill Giant")
    assert (giant.zone, giant.owner, giant.controller) == ("graveyard", "Alex", None)
    assert giant.damage == 0


def test_they_are_repeated_until_none_applies() -> None:
    """The Aura goes in the check after the one in which its creature went."""
    bear = things("Rob", "Runeclaw Bear (-1/-1 2)")
    aura = things("Alex", "Pacifism", attached_to="Runeclaw Bear")
    game = begin({"Rob": "", "Alex": ""}, more=(*bear, *aura))
    assert game.has("Runeclaw Bear", "graveyard")
    assert game.has("Pacifism", "graveyard")
