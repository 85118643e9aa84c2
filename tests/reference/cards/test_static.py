"""Permanents that change what others are: flying, haste, toughness, hexproof, hand size."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, attackers, begin

from apnap.protocol.answers import Cast, Choose, Say
from apnap.protocol.decisions import ChooseObjects, YesNo

SPHERE = "Gravity Sphere"
ARCHETYPE = "Archetype of Imagination"
TEAMS = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}


def flies(game: Game, name: str) -> bool:
    it = game.thing(name).now
    assert it != "unknown"
    return "flying" in it.keywords


def size(game: Game, name: str) -> tuple[int | None, int | None]:
    it = game.thing(name).now
    assert it != "unknown"
    return it.power, it.toughness


class TestGravitySphere:
    def board(self) -> Game:
        """Let Rob hold two Jumps, and Alex the Sphere, which can be cast at any time."""
        board = {
            "Rob": "Grizzly Bears, Storm Crow, Island, Island",
            "Alex": "Serra Angel, Vedalken Orrery, Mountain, Mountain, Mountain",
        }
        return begin(board, hands={"Rob": "Jump, Jump", "Alex": SPHERE})

    def test_nothing_flies_whosever_it_is(self) -> None:
        game = self.board().pass_once().cast(SPHERE).resolve()
        assert not flies(game, "Storm Crow")
        assert not flies(game, "Serra Angel")
        angel = game.thing("Serra Angel").now
        assert angel != "unknown"
        assert angel.keywords == ("vigilance",)

    def test_the_later_effect_takes_away_what_the_earlier_gave(self) -> None:
        game = self.board().cast("Jump", "Grizzly Bears").resolve()
        assert flies(game, "Grizzly Bears")
        game.pass_once().cast(SPHERE).resolve()
        assert not flies(game, "Grizzly Bears")

    def test_the_later_effect_gives_what_the_earlier_took_away(self) -> None:
        game = self.board().pass_once().cast(SPHERE).resolve()
        game.cast("Jump", "Grizzly Bears").resolve().cast("Jump 2", "Storm Crow").resolve()
        assert flies(game, "Grizzly Bears")
        assert flies(game, "Storm Crow")
        assert not flies(game, "Serra Angel")


class TestArchetype:
    def board(self, **more: str) -> Game:
        board = {"Rob": "Grizzly Bears, Storm Crow, Island, Island, Island, Island", "Alex": ""}
        hands = {"Rob": "Jump, Unsummon, Ovinize", "Alex": ""}
        return begin({**board, **more}, hands=hands)

    def test_yours_fly_and_theirs_do_not(self) -> None:
        game = self.board(Alex=f"{ARCHETYPE}, Gray Ogre")
        assert flies(game, ARCHETYPE)
        assert flies(game, "Gray Ogre")
        assert not flies(game, "Grizzly Bears")
        assert not flies(game, "Storm Crow")

    def test_theirs_gain_nothing_not_even_for_when_it_has_gone(self) -> None:
        game = self.board(Alex=ARCHETYPE).cast("Jump", "Grizzly Bears").resolve()
        assert not flies(game, "Grizzly Bears")
        game.cast("Unsummon", ARCHETYPE).resolve()
        assert not game.has(ARCHETYPE)
        assert not flies(game, "Grizzly Bears")
        assert flies(game, "Storm Crow"), "what is printed was only suspended"

    def test_what_had_gained_it_before_has_it_again(self) -> None:
        board = {
            "Rob": "Grizzly Bears, Island, Island",
            "Alex": f"Vedalken Orrery, {', '.join(['Island'] * 6)}",
        }
        hands = {"Rob": "Jump, Unsummon", "Alex": ARCHETYPE}
        game = begin(board, hands=hands).cast("Jump", "Grizzly Bears").resolve()
        game.pass_once().cast(ARCHETYPE).resolve()
        assert not flies(game, "Grizzly Bears")
        assert flies(game.cast("Unsummon", ARCHETYPE).resolve(), "Grizzly Bears")

    def test_the_rest_of_an_effect_applies(self) -> None:
        """113.11: Jump still resolves; other words than flying are no concern of the Archetype."""
        board = {"Rob": "Grizzly Bears, Mountain, Forest", "Alex": ARCHETYPE}
        game = begin(board, hands={"Rob": "Crimson Wisps"}).cast("Crimson Wisps", "Grizzly Bears")
        bears = game.resolve().thing("Grizzly Bears").now
        assert bears != "unknown"
        assert (bears.colors, bears.keywords) == (("R",), ("haste",))

    def test_with_one_on_each_side_nothing_flies(self) -> None:
        game = self.board(Rob=f"Own = {ARCHETYPE}, Storm Crow", Alex=f"{ARCHETYPE}, Serra Angel")
        for name in ("Own", "Storm Crow", ARCHETYPE, "Serra Angel"):
            assert not flies(game, name)

    def test_without_its_abilities_it_forbids_nothing(self) -> None:
        game = self.board(Alex=f"{ARCHETYPE}, Gray Ogre").cast("Ovinize", ARCHETYPE).resolve()
        assert flies(game, "Storm Crow")
        assert not flies(game, "Gray Ogre")
        assert flies(game.cast("Jump", "Grizzly Bears").resolve(), "Grizzly Bears")

    def test_teammates_creatures_are_left_alone(self) -> None:
        board = {
            "Rob": ARCHETYPE,
            "Alex": "Storm Crow, Gray Ogre",
            "Carissa": "Serra Angel",
            "Dana": "",
        }
        game = begin(board, teams=TEAMS)
        assert flies(game, "Storm Crow")
        assert not flies(game, "Gray Ogre")
        assert not flies(game, "Serra Angel")

    def test_it_wins_against_gravity_for_those_who_came_earlier(self) -> None:
        """613.7: who takes away and who gives are in timestamp order, oldest first."""
        assert flies(self.board(Alex=f"{SPHERE}, {ARCHETYPE}"), ARCHETYPE)
        assert not flies(self.board(Alex=f"{ARCHETYPE}, {SPHERE}"), ARCHETYPE)


class TestRushbladeCommander:
    def board(self) -> dict[str, str]:
        warrior = "Elvish Warrior (sick), Grizzly Bears (sick)"
        return {
            "Rob": "Rushblade Commander",
            "Alex": warrior,
            "Carissa": "C1 = Elvish Warrior (sick)",
            "Dana": "",
        }

    def test_its_team_is_in_haste(self) -> None:
        game = begin(self.board(), teams=TEAMS, shared=True).to("declare_attackers")
        assert game.refused(attackers({"Grizzly Bears": "Dana"}))
        game.attack({"Elvish Warrior": "Dana", "Rushblade Commander": "Carissa"})

    def test_the_other_team_is_not(self) -> None:
        game = begin(self.board(), teams=TEAMS, shared=True, turn="South").to("declare_attackers")
        assert game.refused(attackers({"C1": "Rob"}))

    @pytest.mark.parametrize(("turn", "warrior"), [("Alex", "Elvish Warrior"), ("Carissa", "C1")])
    def test_without_teams_nobody_else_is(self, turn: str, warrior: str) -> None:
        game = begin(self.board(), turn=turn).to("declare_attackers")
        assert game.refused(attackers({warrior: "Dana"}))

    def test_without_teams_its_controller_is(self) -> None:
        board = {"Rob": "Rushblade Commander (sick), Boggart Brute (sick)", "Alex": ""}
        game = begin(board).to("declare_attackers")
        game.attack({"Rushblade Commander": "Alex", "Boggart Brute": "Alex"})


class TestLeylineOfSanctity:
    def board(self) -> Game:
        board = {"Rob": "Leyline of Sanctity, Mountain", "Alex": "Mountain, Mountain"}
        return begin({**board, "Carissa": "Island"}, hands={"Rob": "Shock", "Alex": "Shock, Shock"})

    def test_opponents_cannot_target_its_controller(self) -> None:
        game = self.board().pass_once()
        assert game.refused(Cast("Shock 2", targets=("Rob",), pay="auto"))
        assert game.cast("Shock 2", "Carissa").resolve().life("Carissa") == 18

    def test_its_controller_can(self) -> None:
        assert self.board().cast("Shock", "Rob").resolve().life("Rob") == 18

    def test_so_can_teammates(self) -> None:
        board = {"Rob": "Leyline of Sanctity", "Alex": "Mountain", "Carissa": "Mountain"}
        hands = {"Alex": "A = Shock", "Carissa": "C = Shock"}
        game = begin({**board, "Dana": ""}, hands=hands, teams=TEAMS).pass_once()
        assert game.cast("A", "Rob").resolve().life("Rob") == 18
        assert game.pass_once().pass_once().refused(Cast("C", targets=("Rob",), pay="auto"))

    def test_permanents_of_its_controller_are_no_more_protected_than_before(self) -> None:
        board = {"Rob": "Leyline of Sanctity, Grizzly Bears", "Alex": "Mountain"}
        game = begin(board, hands={"Alex": "Shock"}, turn="Alex")
        assert game.cast("Shock", "Grizzly Bears").resolve().has("Grizzly Bears", "graveyard")

    def test_what_does_not_target_still_reaches(self) -> None:
        board = {"Rob": "Leyline of Sanctity", "Alex": "Mountain, Mountain"}
        game = begin(board, hands={"Alex": "Flame Rift"}, turn="Alex").cast("Flame Rift").resolve()
        assert (game.life("Rob"), game.life("Alex")) == (16, 16)

    def test_a_target_that_gains_hexproof_has_become_illegal(self) -> None:
        board = {"Rob": f"Vedalken Orrery, {', '.join(['Plains'] * 4)}", "Alex": "Mountain"}
        hands = {"Rob": "Leyline of Sanctity", "Alex": "Shock"}
        game = begin(board, hands=hands, turn="Alex").cast("Shock", "Rob").pass_once()
        game.cast("Leyline of Sanctity").resolve().resolve()
        assert (game.life("Rob"), game.has("Shock", "graveyard")) == (20, True)


class TestLeylineOfVitality:
    def board(self) -> Game:
        board = {
            "Rob": "Leyline of Vitality, Gray Ogre, Forest, Forest",
            "Alex": "Hill Giant, Forest, Forest",
        }
        return begin(board, hands={"Rob": "Grizzly Bears", "Alex": "A = Grizzly Bears"})

    def test_yours_are_tougher(self) -> None:
        game = self.board()
        assert (size(game, "Gray Ogre"), size(game, "Hill Giant")) == ((2, 3), (3, 3))

    @pytest.mark.parametrize(("said", "life"), [(Say(yes=True), 21), (Say(yes=False), 20)])
    def test_its_controller_may_gain_life_when_a_creature_of_theirs_enters(
        self, said: Say, life: int
    ) -> None:
        game = self.board().cast("Grizzly Bears").resolve()
        assert game.named_on_stack() == (("Leyline of Vitality", "Rob"),)
        game.resolve()
        assert game.pending_as(YesNo).decider == "Rob"
        assert game.says(said).life("Rob") == life
        assert size(game, "Grizzly Bears") == (2, 3)

    def test_other_peoples_creatures_do_not_concern_it(self) -> None:
        game = self.board()
        game.to("end_step").to("upkeep").to("precombat_main").cast("A").resolve()
        assert (game.named_on_stack(), size(game, "A")) == ((), (2, 2))

    def test_neither_do_its_controllers_other_permanents(self) -> None:
        game = begin({"Rob": "Leyline of Vitality", "Alex": ""}, hands={"Rob": "Forest"})
        assert game.play("Forest").named_on_stack() == ()


class TestSpellbook:
    NINE = ", ".join(["Forest"] * 9)

    def board(self) -> Game:
        hands = {"Rob": self.NINE, "Alex": self.NINE.replace("Forest", "Island")}
        return begin({"Rob": "Spellbook", "Alex": ""}, hands=hands, step="end_step")

    def test_its_controller_keeps_everything(self) -> None:
        game = self.board().to("upkeep")
        assert (game.active, game.player("Rob").hand) == ("Alex", 9)

    def test_nobody_else_does(self) -> None:
        game = self.board().to("upkeep").to("end_step").pass_once().pass_once()
        asked = game.pending_as(ChooseObjects)
        assert asked.among != "unknown"
        assert (game.asked, asked.least, asked.most, len(asked.among)) == ("Alex", 3, 3, 10)
        discarded = asked.among[:3]
        assert game.refused(Choose(discarded[:2]))
        assert game.choose(*discarded).player("Alex").hand == 7
