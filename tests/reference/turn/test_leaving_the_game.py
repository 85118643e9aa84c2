"""A player leaves: what becomes of the turn, of priority, of combat and of what was decided."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, attackers, begin, blockers, things

from apnap.protocol.answers import Cast, Choose, Pay
from apnap.protocol.decisions import ChoosePlayer, DeclareBlockersAsked, Priority
from apnap.protocol.messages import Concede
from apnap.protocol.state import Object


class TestPriority:
    """800.4a, last part, and 117.5."""

    def test_the_next_player_receives_the_priority_of_one_who_leaves(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}).concede("Rob")
        assert (game.asked, game.active, game.step) == ("Alex", None, "precombat_main")

    def test_somebody_elses_leaving_takes_priority_from_nobody(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}).pass_once()
        before = game.pending
        game.concede("Carissa")
        assert game.pending == before, "a decision that survives keeps its id"
        game.pass_once()
        assert game.asked == "Dana"

    def test_state_based_actions_come_before_the_next_player_receives_priority(self) -> None:
        board = {"Rob": "", "Alex": "Hill Giant", "Carissa": "Gray Ogre"}
        # Alex's Aura lies on Carissa's Ogre, which leaves with her while she has priority.
        aura = things("Alex", "Pacifism", attached_to="Gray Ogre")
        game = begin(board, more=aura).pass_once().pass_once()
        assert game.asked == "Carissa"
        game.concede("Carissa")
        assert game.has("Pacifism", "graveyard")
        assert game.asked == "Rob"

    def test_the_pass_of_one_who_leaves_counts_for_nobody(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}).pass_once().concede("Rob")
        assert (game.step, game.asked) == ("precombat_main", "Alex")
        game.pass_once().pass_once()
        assert game.step == "beginning_of_combat"

    def test_a_new_question_has_a_new_id(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""})
        first = game.pending
        game.concede("Rob")
        assert first is not None
        assert game.pending is not None
        assert game.pending.id != first.id


class TestTheTurn:
    """800.4j and 800.4k."""

    def test_the_turn_goes_on_without_an_active_player(self) -> None:
        game = begin({"Rob": "Runeclaw Bear", "Alex": "", "Carissa": ""}).concede("Rob")
        steps = []
        while game.active is None:
            steps.append(game.step)
            game.pass_once()
        assert list(dict.fromkeys(steps)) == [
            "precombat_main",
            "beginning_of_combat",
            "declare_attackers",
            "end_of_combat",
            "postcombat_main",
            "end_step",
        ]
        assert (game.active, game.step) == ("Alex", "upkeep")

    def test_the_turn_after_that_is_the_next_players(self) -> None:
        board = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}
        game = begin(board, turn="Alex").concede("Carissa")
        while game.active == "Alex":
            game.pass_once()
        assert game.active == "Dana"

    def test_who_leaves_during_another_ones_turn_takes_no_turn(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}).concede("Alex")
        turns = []
        for _ in range(40):
            turns.append(game.active)
            game.pass_over()
        assert list(dict.fromkeys(turns)) == ["Rob", "Carissa"]

    def test_the_last_player_wins(self) -> None:
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}).concede("Rob").concede("Carissa")
        assert game.winners == ("Alex",)
        assert game.pending is None
        assert game.state.stage == "over"

    def test_a_team_wins_with_those_who_have_left(self) -> None:
        board = {"Rob": "", "Alex": "", "Carissa": "", "Dana": ""}
        teams = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
        game = begin(board, teams=teams).concede("Rob").concede("Carissa")
        assert game.winners is None
        assert game.concede("Dana").winners == ("Rob", "Alex")


class TestCombat:
    def board(self) -> dict[str, str]:
        return {
            "Rob": "Runeclaw Bear, Gray Ogre",
            "Alex": "Wall of Wood, Hill Giant",
            "Carissa": "Wall of Stone",
            "Dana": "",
        }

    def test_all_of_the_attack_goes_when_the_attacking_player_leaves(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).concede("Rob")
        assert game.combat.attacks == ()
        assert (game.step, game.asked, game.active) == ("declare_attackers", "Alex", None)
        while game.active is None:
            assert isinstance(game.pending, Priority), "nobody has anything to block"
            game.pass_once()
        assert [game.life(name) for name in ("Alex", "Carissa", "Dana")] == [20, 20, 20]

    def test_the_attack_on_one_who_leaves_stays_an_attack_on_nobody(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).concede("Carissa")
        attack = next(a for a in game.combat.attacks if a.attacker == "Gray Ogre")
        assert (attack.attacks, attack.why_nothing, attack.defender) == (
            None,
            "player_left",
            "Carissa",
        )
        assert game.combat.defending == ("Alex", "Dana")
        game.to("declare_blockers")
        assert game.asked == "Alex"
        asked = game.pending_as(DeclareBlockersAsked)
        assert asked.candidates != "unknown"
        assert {name for c in asked.candidates for name in c.may_block} == {"Runeclaw Bear"}
        assert game.refused(blockers({"Hill Giant": "Gray Ogre"}))
        game.block({}).to("combat_damage")
        assert (game.life("Alex"), game.player("Carissa").life) == (18, 20)

    def test_a_blocker_that_leaves_leaves_its_attacker_blocked(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
        game.block({"Hill Giant": "Runeclaw Bear"}).block({}).concede("Alex")
        attack = next(a for a in game.combat.attacks if a.attacker == "Runeclaw Bear")
        assert (attack.blocked, attack.blockers) == (True, ())
        assert game.to("combat_damage").life("Carissa") == 18

    def test_the_next_defender_is_asked_when_one_leaves_instead_of_blocking(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
        first = game.pending
        assert game.asked == "Alex"
        game.concede("Alex")
        assert (game.kind, game.asked) == ("declare_blockers", "Carissa")
        assert first is not None
        assert game.pending is not None
        assert game.pending.id != first.id
        game.block({"Wall of Stone": "Gray Ogre"})
        assert game.combat.blocks[0].blocker == "Wall of Stone"

    def test_a_block_that_was_declared_stands_when_the_next_defender_leaves(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
        game.block({"Hill Giant": "Runeclaw Bear"}).concede("Carissa")
        assert [block.blocker for block in game.combat.blocks] == ["Hill Giant"]
        assert game.kind == "priority"

    def test_the_question_for_attackers_goes_away_with_the_attacking_player(self) -> None:
        game = begin(self.board()).to("declare_attackers").concede("Rob")
        assert (game.kind, game.asked, game.step) == ("priority", "Alex", "declare_attackers")

    def test_a_defender_who_left_is_no_longer_offered(self) -> None:
        game = begin(self.board()).to("declare_attackers").concede("Dana")
        assert game.kind == "declare_attackers"
        assert game.refused(attackers({"Runeclaw Bear": "Dana"}))
        game.attack({"Runeclaw Bear": "Alex"})

    def test_damage_is_not_dealt_to_one_who_leaves_while_it_is_assigned(self) -> None:
        board = {
            "Rob": "Colossal Dreadmaw, Gray Ogre",
            "Alex": "Hill Giant",
            "Carissa": "Palace Guard, Wall of Stone",
        }
        game = begin(board).to("declare_attackers")
        game.attack({"Colossal Dreadmaw": "Alex", "Gray Ogre": "Carissa"}).to("declare_blockers")
        game.block({"Hill Giant": "Colossal Dreadmaw"}).block({}).to("assign_damage")
        game.concede("Alex")
        assert game.kind == "priority"
        assert (game.player("Alex").life, game.life("Carissa")) == (20, 18)


class TestAnnouncements:
    def test_leaving_while_paying_undoes_the_spell(self) -> None:
        board = {"Rob": "Mountain", "Alex": "Gray Ogre", "Carissa": ""}
        game = begin(board, hands={"Rob": "Shock"})
        game.says(Cast("Shock", targets=("Gray Ogre",)))
        assert game.kind == "pay"
        game.concede("Rob")
        assert (game.kind, game.asked) == ("priority", "Alex")
        assert game.state.turns[0].stack == ()

    def test_leaving_while_choosing_targets_undoes_the_spell(self) -> None:
        board = {"Rob": "Mountain", "Alex": "Gray Ogre", "Carissa": ""}
        game = begin(board, hands={"Rob": "Shock"}).says(Cast("Shock", pay="auto"))
        assert game.kind == "choose_targets"
        game.concede("Rob")
        assert (game.kind, game.asked) == ("priority", "Alex")

    def test_the_only_target_may_leave_while_it_is_being_chosen(self) -> None:
        board = {"Rob": "Forest", "Alex": "Gray Ogre", "Carissa": ""}
        game = begin(board, hands={"Rob": "Giant Growth"}).says(Cast("Giant Growth", pay="auto"))
        assert game.kind == "choose_targets"
        game.concede("Alex")
        assert (game.kind, game.asked) == ("priority", "Rob")
        assert game.state.turns[0].stack == ()
        assert game.has("Giant Growth", "hand")
        assert not game.thing("Forest").tapped

    def test_the_target_may_leave_while_the_spell_is_paid_for(self) -> None:
        board = {"Rob": "Forest", "Alex": "Gray Ogre", "Carissa": ""}
        game = begin(board, hands={"Rob": "Giant Growth"})
        game.says(Cast("Giant Growth", targets=("Gray Ogre",))).concede("Alex")
        game.says(Pay("auto"))
        assert game.state.turns[0].stack == ("Giant Growth",)
        game.resolve()
        assert game.has("Giant Growth", "graveyard")

    def test_leaving_while_paying_for_an_attack_ends_the_attack(self) -> None:
        board = {"Rob": "Gray Ogre, Island, Island", "Alex": "Propaganda", "Carissa": ""}
        game = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"})
        assert game.kind == "pay"
        game.concede("Rob")
        assert (game.kind, game.asked, game.step) == ("priority", "Alex", "declare_attackers")
        assert game.combat.attacks == ()

    def test_who_is_taxed_for_may_leave_while_it_is_paid(self) -> None:
        board = {"Rob": "Gray Ogre, Island, Island", "Alex": "Propaganda", "Carissa": ""}
        game = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"})
        game.concede("Alex")
        assert game.kind == "pay"
        game.says(Pay("auto"))
        assert game.combat.attacks[0].attacks is None
        assert game.to("combat_damage").life("Carissa") == 20

    def test_somebody_elses_leaving_outlives_a_refused_announcement(self) -> None:
        board = {"Rob": "Gray Ogre, Island, Island", "Alex": "Propaganda", "Carissa": ""}
        game = begin(board).to("declare_attackers").attack({"Gray Ogre": "Alex"})
        game.concede("Carissa")
        assert game.tries(Pay("nothing")).verdict == "rejected"
        assert (game.kind, game.asked) == ("declare_attackers", "Rob")
        left = game.player("Carissa").left
        assert left is not None
        assert left.reason == "conceded"
        assert not game.thing("Gray Ogre").tapped


class TestBattles:
    """704.5w and 310.10: a battle whose protector has left."""

    def board(self) -> dict[str, str]:
        return {
            "Rob": "Runeclaw Bear, Invasion of Dominaria (protector Alex)",
            "Alex": "Gray Ogre",
            "Carissa": "",
            "Dana": "",
        }

    def test_its_controller_names_another_opponent(self) -> None:
        game = begin(self.board(), step="upkeep").concede("Alex")
        game.pass_once()
        asked = game.pending_as(ChoosePlayer)
        assert (game.asked, set(asked.among)) == ("Rob", {"Carissa", "Dana"})
        assert game.refused(Choose(("Rob",)))
        game.choose("Dana")
        assert game.thing("Invasion of Dominaria").protector == "Dana"

    def test_not_as_long_as_something_attacks_it(self) -> None:
        game = begin(self.board()).to("declare_attackers")
        game.attack({"Runeclaw Bear": "Invasion of Dominaria"}).concede("Alex")
        while game.step != "end_of_combat":
            assert game.kind == "priority"
            game.pass_once()
        assert game.thing("Invasion of Dominaria").counters == {"defense": 3}
        while isinstance(game.pending, Priority):
            game.pass_once()
        assert game.pending_as(ChoosePlayer).purpose == "protector"
        assert game.state.turns[0].step == "postcombat_main"

    def test_without_an_opponent_left_the_game_is_over_anyway(self) -> None:
        game = begin(self.board()).concede("Alex").concede("Carissa").concede("Dana")
        assert game.winners == ("Rob",)

    def test_who_left_while_somebody_chooses_cannot_leave_again(self) -> None:
        board = {**self.board(), "Alex": "Gray Ogre"}
        game = begin(board, life={"Alex": 0}, step="upkeep")
        assert (game.kind, game.asked) == ("choose_player", "Rob")

        assert game.engine.concede(Concede("Alex")).verdict == "rejected"
        game.concede("Carissa")
        assert game.thing("Invasion of Dominaria").protector in (None, "Dana")


class TestBorrowedThings:
    def test_what_a_departed_player_borrowed_goes_back(self) -> None:

        board = {"Rob": "", "Alex": "Hill Giant", "Carissa": ""}
        magic = things("Rob", "Control Magic", attached_to="Hill Giant")
        game = begin(board, more=magic, turn="Alex")
        assert game.thing("Hill Giant").controller == "Rob"
        game.concede("Rob")
        assert (game.thing("Hill Giant").controller, game.thing("Hill Giant").sick) == (
            "Alex",
            True,
        )

    def test_what_was_lent_away_leaves_with_its_owner(self) -> None:

        board = {"Rob": "", "Alex": "Hill Giant", "Carissa": ""}
        magic = things("Rob", "Control Magic", attached_to="Hill Giant")
        game = begin(board, more=magic).concede("Alex").pass_once()
        assert not any(thing.name == "Hill Giant" for thing in game.state.objects)
        assert game.has("Control Magic", "graveyard")

    def test_what_would_stay_with_the_departed_is_exiled(self) -> None:

        giant = Object(
            name="Giant",
            card="Hill Giant",
            owner="Alex",
            controller="Rob",
            zone="battlefield",
            damage=1,
            counters={"+1/+1": 1},
        )
        game = begin({"Rob": "", "Alex": "", "Carissa": ""}, more=(giant,), turn="Alex")
        game.concede("Rob")
        exiled = game.thing("Giant")
        assert (exiled.zone, exiled.controller, exiled.damage, exiled.counters) == (
            "exile",
            None,
            0,
            {},
        )


@pytest.mark.parametrize("who", ["Rob", "Alex"])
def test_in_a_game_of_two_the_other_wins_at_once(who: str) -> None:
    game = begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"}).concede(who)
    assert game.winners == ({"Rob": "Alex", "Alex": "Rob"}[who],)


class TestAttackersOfNothing:
    """506.4c: what a creature attacked has left combat."""

    def attacked(self, board: dict[str, str]) -> Game:
        game = begin(
            {"Rob": "Gray Ogre, Mountain, M2 = Mountain", **board},
            hands={"Rob": "Bolt = Lightning Bolt"},
        )
        game.to("declare_attackers").attack({"Gray Ogre": "Jace Beleren"})
        game.cast("Bolt", "Jace Beleren").resolve()
        attack = game.combat.attacks[0]
        assert (attack.attacks, attack.why_nothing, attack.defender) == (
            None,
            "left_combat",
            "Alex",
        )
        return game

    def test_it_may_be_blocked_where_one_player_defends(self) -> None:
        game = self.attacked({"Alex": "Jace Beleren, Hill Giant"}).to("declare_blockers")
        assert game.asked == "Alex"
        game.block({"Hill Giant": "Gray Ogre"}).to("combat_damage")
        assert game.has("Gray Ogre", "graveyard")

    def test_unblocked_it_damages_nobody(self) -> None:
        game = self.attacked({"Alex": "Jace Beleren, Hill Giant"}).to("declare_blockers")
        game.block({}).to("postcombat_main")
        assert game.life("Alex") == 20
