"""Whom one may attack under each option (506.2a, 803, 805.10), and turns that a team shares."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, attackers, begin, blockers

from apnap.protocol.answers import Cast, Choose, Pass, PlayLand
from apnap.protocol.decisions import (
    AssignDamageAsked,
    ChoosePlayer,
    DeclareAttackersAsked,
    OrderTriggers,
)
from apnap.protocol.state import AttackOption

FOUR = {
    "Rob": "Runeclaw Bear, Gray Ogre",
    "Alex": "Jace Beleren, Hill Giant",
    "Carissa": "Invasion of Dominaria (protector Dana), Giant Spider",
    "Dana": "Wall of Wood",
}
PLAIN = {**FOUR, "Carissa": "Giant Spider"}
TEAMS = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}


def attackable(game: Game) -> set[str]:
    """Give what the first creature may attack."""
    asked = game.pending_as(DeclareAttackersAsked)
    assert asked.candidates != "unknown"
    return set(asked.candidates[0].may_attack)


class TestOptions:
    @pytest.mark.parametrize(
        ("attack", "turn", "defending"),
        [
            ("multiple", "Rob", {"Alex", "Carissa", "Dana"}),
            ("left", "Rob", {"Alex"}),
            ("left", "Dana", {"Rob"}),
            ("right", "Rob", {"Dana"}),
            ("right", "Carissa", {"Alex"}),
        ],
    )
    def test_who_defends(self, attack: AttackOption, turn: str, defending: set[str]) -> None:
        game = begin(FOUR, attack=attack, turn=turn).to("beginning_of_combat")
        assert set(game.combat.defending) == defending
        assert game.combat.attacking == (turn,)

    def test_several_may_be_attacked_and_what_they_guard(self) -> None:
        game = begin(FOUR).to("declare_attackers")
        assert attackable(game) == {
            "Alex",
            "Carissa",
            "Dana",
            "Jace Beleren",
            "Invasion of Dominaria",
        }

    def test_to_the_left_nobody_else(self) -> None:
        game = begin(FOUR, attack="left").to("declare_attackers")
        assert attackable(game) == {"Alex", "Jace Beleren"}
        for other in ("Carissa", "Dana", "Invasion of Dominaria"):
            assert game.refused(attackers({"Gray Ogre": other}))

    def test_to_the_right_with_the_battle_protected_there(self) -> None:
        game = begin(FOUR, attack="right").to("declare_attackers")
        assert attackable(game) == {"Dana", "Invasion of Dominaria"}

    def test_a_teammate_on_the_left_leaves_nobody_to_attack(self) -> None:
        game = begin(PLAIN, attack="left", teams=TEAMS).to("beginning_of_combat")
        assert game.combat.defending == ()
        game.to("declare_attackers")
        assert game.kind == "priority" or attackable(game) == set()

    def test_teammates_are_not_attacked(self) -> None:
        game = begin(PLAIN, teams=TEAMS).to("declare_attackers")
        assert attackable(game) == {"Carissa", "Dana"}

    def test_one_opponent_is_named_as_combat_begins(self) -> None:
        game = begin(FOUR, attack="one_opponent").pass_once().pass_once().pass_once().pass_once()
        asked = game.pending_as(ChoosePlayer)
        assert (game.step, game.asked, asked.purpose) == (
            "beginning_of_combat",
            "Rob",
            "defending_player",
        )
        assert set(asked.among) == {"Alex", "Carissa", "Dana"}
        assert game.refused(Choose(("Rob",)))
        assert game.refused(Choose(("Alex", "Dana")))
        assert game.refused(Choose(()))
        game.choose("Dana").to("declare_attackers")
        assert attackable(game) == {"Dana", "Invasion of Dominaria"}
        assert game.refused(attackers({"Gray Ogre": "Alex"}))

    def test_nobody_is_named_among_two(self) -> None:
        board = {"Rob": "Gray Ogre", "Alex": ""}
        game = begin(board, attack="one_opponent").to("declare_attackers")
        assert attackable(game) == {"Alex"}

    def test_a_named_opponent_may_be_loaded(self) -> None:
        game = begin(
            FOUR, attack="one_opponent", step="beginning_of_combat", defending="Carissa"
        ).to("declare_attackers")
        assert attackable(game) == {"Carissa"}

    def test_the_one_opponent_may_leave(self) -> None:
        game = begin(PLAIN, attack="one_opponent", step="beginning_of_combat", defending="Dana")
        game.concede("Dana")
        assert game.combat.defending == ()
        while game.step != "end_of_combat":
            assert game.kind != "declare_blockers"
            game.pass_over()


class TestSharedTurns:
    """805."""

    def board(self) -> Game:
        return begin(PLAIN, teams=TEAMS, shared=True)

    def test_teams_have_turns_and_priority(self) -> None:
        game = self.board()
        assert (game.active, game.asked, game.state.turns[0].priority) == ("North",) * 3
        game.says(Pass(), by="Alex").says(Pass(), by="Rob")
        assert game.asked == "South"
        game.says(Pass(), by="South")
        assert game.step == "beginning_of_combat"

    def test_the_other_team_is_not_asked(self) -> None:
        assert self.board().refused(Pass(), by="Carissa")
        assert self.board().refused(Pass(), by="South")

    def test_the_team_attacks_with_the_creatures_of_all(self) -> None:
        game = self.board().to("declare_attackers")
        assert game.combat.attacking == ("Rob", "Alex")
        assert game.combat.defending == ("Carissa", "Dana")
        game.attack({"Gray Ogre": "Dana", "Hill Giant": "Carissa"})
        assert {a.attacker: a.defender for a in game.combat.attacks} == {
            "Gray Ogre": "Dana",
            "Hill Giant": "Carissa",
        }

    def test_a_team_does_not_attack_itself(self) -> None:
        game = self.board().to("declare_attackers")
        for own in ("Alex", "Rob", "Jace Beleren"):
            assert game.refused(attackers({"Gray Ogre": own}))

    def test_a_battle_that_the_other_team_protects_is_attacked(self) -> None:
        board = {**PLAIN, "Rob": "Gray Ogre, Invasion of Dominaria (protector Dana)"}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Gray Ogre": "Invasion of Dominaria"}).to("declare_blockers")
        game.block({"Giant Spider": "Gray Ogre"})
        assert game.combat.attacks[0].defender == "Dana"

    def test_the_team_blocks_together_for_all_of_it(self) -> None:
        game = self.board().to("declare_attackers").attack({"Gray Ogre": "Dana"})
        game.to("declare_blockers")
        assert game.asked == "South"
        game.block({"Giant Spider": "Gray Ogre", "Wall of Wood": "Gray Ogre"})
        assert game.kind == "priority", "one combined block"

    def test_a_limit_on_blockers_counts_the_teams(self) -> None:
        board = {**PLAIN, "Dana": "Wall of Wood, Silent Arbiter"}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Gray Ogre": "Dana"}).to("declare_blockers")
        assert game.refused(blockers({"Giant Spider": "Gray Ogre", "Wall of Wood": "Gray Ogre"}))
        game.block({"Giant Spider": "Gray Ogre"})

    def test_menace_is_met_by_teammates_together(self) -> None:
        board = {**PLAIN, "Rob": "Alley Strangler"}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Alley Strangler": "Dana"}).to("declare_blockers")
        assert game.refused(blockers({"Giant Spider": "Alley Strangler"}))
        game.block({"Giant Spider": "Alley Strangler", "Wall of Wood": "Alley Strangler"})

    def test_the_team_divides_the_damage_of_all(self) -> None:
        board = {**PLAIN, "Rob": "Craw Wurm", "Dana": "Wall of Wood, Gray Ogre"}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Craw Wurm": "Dana"}).to("declare_blockers")
        game.block({"Giant Spider": "Craw Wurm", "Gray Ogre": "Craw Wurm"}).to("assign_damage")
        assert isinstance(game.pending, AssignDamageAsked)
        assert game.asked == "North"

    def test_triggers_of_teammates_are_ordered_together(self) -> None:
        board = {"Rob": "Pulse Tracker", "Alex": "Agate-Blade Assassin", "Carissa": "", "Dana": ""}
        game = begin(board, teams=TEAMS, shared=True).to("declare_attackers")
        game.attack({"Pulse Tracker": "Dana", "Agate-Blade Assassin": "Carissa"})
        asked = game.pending_as(OrderTriggers)
        assert game.asked == "North"
        assert {t.source for t in asked.triggers} == {"Pulse Tracker", "Agate-Blade Assassin"}

    def test_each_member_draws_and_may_play_a_land(self) -> None:
        game = begin(
            PLAIN, teams=TEAMS, shared=True, hands={"Rob": "Forest", "Alex": "Island, Swamp"}
        )
        game.says(PlayLand("Forest"), by="Rob").says(PlayLand("Island"), by="Alex")
        assert game.refused(PlayLand("Swamp"), by="Alex")
        game.to("upkeep").to("precombat_main")
        assert [game.player(name).library for name in PLAIN] == [20, 20, 19, 19]

    def test_a_member_casts_while_the_team_has_priority(self) -> None:
        board = {**PLAIN, "Dana": "Mountain"}
        game = begin(board, teams=TEAMS, shared=True, hands={"Dana": "Shock"}).pass_once()
        assert game.refused(Cast("Shock", targets=("Rob",), pay="auto"), by="Carissa")
        game.says(Cast("Shock", targets=("Rob",), pay="auto"), by="Dana")
        assert game.asked == "South", "who acted receives priority afterward"
        game.resolve()
        assert (game.life("Rob"), game.asked) == (18, "North")

    def test_the_team_goes_on_without_a_member(self) -> None:
        game = self.board().concede("Rob")
        assert game.active == "North"
        game.to("declare_attackers").attack({"Hill Giant": "Dana"})
        assert game.combat.attacking == ("Alex",)
        assert game.to("combat_damage").life("Dana") == 17

    def test_the_turn_goes_on_without_the_team(self) -> None:
        teams = {"North": ("Rob",), "South": ("Alex",), "East": ("Carissa", "Dana")}
        game = begin(PLAIN, teams=teams, shared=True).concede("Rob")
        assert (game.active, game.asked) == (None, "South")
