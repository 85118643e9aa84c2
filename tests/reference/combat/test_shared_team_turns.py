"""Combat with shared team turns: today (805.10, 810.7) and where the team is attacked as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from tests.reference.driving import Game, attackers, begin, blockers, damage, things
from tests.reference.in_each import in_each

from apnap.protocol.answers import Activate, Cast, Choose, Order
from apnap.protocol.decisions import (
    AssignDamageAsked,
    DeclareAttackersAsked,
    DeclareBlockersAsked,
    OrderObjects,
    OrderTriggers,
    PayAsked,
)
from apnap.protocol.messages import Violation
from apnap_reference.combat.which_defending_player import attacking_players_for
from apnap_reference.edition import EDITIONS

TEAMS = {"North": ("Rob", "Alex"), "South": ("Carissa", "Dana")}
OLD = "2006-10-01"
TODAY = tuple(date for date in sorted(EDITIONS) if date != OLD)
WITH_BATTLES = tuple(date for date in TODAY if EDITIONS[date].battles)
WITH_ORDERS = tuple(date for date in TODAY if EDITIONS[date].damage_assignment_order)
FREE = tuple(date for date in TODAY if date not in WITH_ORDERS)


def cited(violations: Sequence[Violation]) -> set[str | None]:
    return {violation.rule for violation in violations}


def shared(board: dict[str, str], **more: Any) -> Game:
    given = {name: board.get(name, "") for name in ("Rob", "Alex", "Carissa", "Dana")}
    return begin(given, teams=TEAMS, shared=True, **more)


def attacking(board: dict[str, str], on: dict[str, str] | None = None, **more: Any) -> Game:
    """Begin, and go to the declaration of attackers; declare these if any are given."""
    game = shared(board, **more).to("declare_attackers")
    return game.attack(on) if on is not None else game


def targets_offered(game: Game) -> dict[str, set[str]]:
    asked = game.pending_as(DeclareAttackersAsked).candidates
    assert asked != "unknown"
    return {candidate.attacker: set(candidate.may_attack) for candidate in asked}


class TestOneAttack:
    """805.10a-b: the team declares one attack, which is legal as a whole or not."""

    @in_each(TODAY)
    def test_players_and_planeswalkers_of_the_other_team_are_attacked(self, edition: str) -> None:
        board = {"Rob": "Pulse Tracker", "Alex": "Pulse Tracker", "Dana": "Jace Beleren"}
        game = attacking(board, edition=edition)
        attackable = {"Carissa", "Dana", "Jace Beleren"}
        assert targets_offered(game) == {"Pulse Tracker": attackable, "Pulse Tracker 2": attackable}
        game.attack({"Pulse Tracker": "Carissa", "Pulse Tracker 2": "Jace Beleren"})
        assert game.combat.attacking == ("Rob", "Alex")
        assert game.combat.defending == ("Carissa", "Dana")
        assert [a.defender for a in game.combat.attacks] == ["Carissa", "Dana"]
        asked = game.pending_as(OrderTriggers)
        assert len(asked.triggers) == 2, "they trigger at one moment"

    @in_each(TODAY)
    def test_what_is_not_the_other_teams_is_not_attacked(self, edition: str) -> None:
        board = {"Rob": "Gray Ogre", "Alex": "Jace Beleren"}
        game = attacking(board, edition=edition)
        for own in ("Rob", "Alex", "Jace Beleren", "South"):
            assert cited(game.refused(attackers({"Gray Ogre": own}))) == {"805.10b"}

    @in_each(sorted(EDITIONS))
    def test_one_attacker_under_silent_arbiter_is_one_of_the_team(self, edition: str) -> None:
        board = {"Rob": "Gray Ogre", "Alex": "Hill Giant", "Dana": "Silent Arbiter"}
        game = attacking(board, edition=edition)
        one, other = ("South", "South") if edition == OLD else ("Dana", "Carissa")
        assert game.refused(attackers({"Gray Ogre": one, "Hill Giant": other}))
        game.attack({"Hill Giant": other})

    def test_crawlspace_counts_the_teams_attackers_of_its_controller(self) -> None:
        board = {
            "Rob": "Gray Ogre, Hill Giant, Craw Wurm",
            "Alex": "Grizzly Bears, Runeclaw Bear",
            "Carissa": "Crawlspace",
        }
        game = attacking(board)
        three = {"Gray Ogre": "Carissa", "Hill Giant": "Carissa", "Grizzly Bears": "Carissa"}
        assert game.refused(attackers(three))
        game.attack(
            {
                "Gray Ogre": "Carissa",
                "Grizzly Bears": "Carissa",
                "Hill Giant": "Dana",
                "Craw Wurm": "Dana",
                "Runeclaw Bear": "Dana",
            }
        )

    @pytest.mark.parametrize(("edition", "target"), [(OLD, "South"), (TODAY[-1], "Dana")])
    def test_a_teammates_creature_is_company(self, edition: str, target: str) -> None:
        board = {"Rob": "Mogg Flunkies", "Alex": "Hill Giant"}
        game = attacking(board, edition=edition)
        assert game.refused(attackers({"Mogg Flunkies": target}))
        game.attack({"Mogg Flunkies": target, "Hill Giant": target})

    def test_exalted_looks_at_the_teams_attack_and_at_whose_creature_it_is(self) -> None:
        board = {"Rob": "Akrasan Squire", "Alex": "Akrasan Squire, Hill Giant"}
        alone = attacking(board, {"Hill Giant": "Dana"})
        assert alone.named_on_stack() == (("Akrasan Squire 2", "Alex"),)
        together = attacking(board, {"Hill Giant": "Dana", "Akrasan Squire": "Carissa"})
        assert together.named_on_stack() == ()


class TestCostsToAttack:
    """508.1h-j: each attacking player pays for their own creatures."""

    BOARD: ClassVar = {
        "Rob": "Gray Ogre, Forest, Forest",
        "Alex": "Hill Giant, Island, Island",
        "Carissa": "Propaganda",
    }
    LANDS = ("Forest", "Forest 2", "Island", "Island 2")

    def game(self, edition: str = TODAY[-1], **board: str) -> Game:
        return attacking({**self.BOARD, **board}, edition=edition)

    def tapped(self, game: Game) -> set[str]:
        return {t.name for t in game.state.objects if t.name in self.LANDS and t.tapped}

    @in_each(TODAY)
    def test_only_who_attacks_that_player_pays(self, edition: str) -> None:
        game = self.game(edition)
        game.attack({"Gray Ogre": "Carissa", "Hill Giant": "Dana"}, pay="auto")
        assert self.tapped(game) == {"Forest", "Forest 2"}

    @in_each(TODAY)
    def test_each_pays_with_their_own(self, edition: str) -> None:
        both = {"Gray Ogre": "Carissa", "Hill Giant": "Carissa"}
        assert self.tapped(self.game(edition).attack(both, pay="auto")) == {*self.LANDS}
        assert self.tapped(self.game(edition).attack(both, pay=self.LANDS)) == {*self.LANDS}

    def test_nobody_pays_for_a_teammates_creature(self) -> None:
        both = {"Gray Ogre": "Carissa", "Hill Giant": "Carissa"}
        game = self.game(Rob="Gray Ogre, Forest, Forest, Swamp, Swamp", Alex="Hill Giant")
        assert cited(game.refused(attackers(both, pay="auto"))) == {"118.3"}
        named = ("Forest", "Forest 2", "Swamp", "Swamp 2")
        assert cited(game.refused(attackers(both, pay=named))) == {"118.3"}
        game.attack({"Gray Ogre": "Carissa"}, pay=("Forest", "Swamp"))

    def test_who_owes_nothing_taps_nothing(self) -> None:
        game = self.game()
        mixed = {"Gray Ogre": "Carissa", "Hill Giant": "Dana"}
        assert cited(game.refused(attackers(mixed, pay=("Forest", "Island")))) == {"508.1i"}
        assert cited(game.refused(attackers(mixed, pay=self.LANDS))) == {"508.1i"}
        game.attack(mixed, pay=("Forest", "Forest 2"))

    def test_each_is_asked_how(self) -> None:
        game = self.game().attack({"Gray Ogre": "Carissa", "Hill Giant": "Carissa"})
        assert (game.asked, game.pending_as(PayAsked).cost) == ("Rob", "{2}")

    def test_a_payment_that_fails_takes_the_proposal_back(self) -> None:
        game = self.game(Alex="Hill Giant")
        both = attackers({"Gray Ogre": "Carissa", "Hill Giant": "Carissa"}, pay="auto")
        game.says(both, "Rob")
        assert cited(game.refused(both, "Alex")) == {"118.3"}
        game.says(attackers({}), "Rob").says(attackers({}), "Alex")
        assert game.combat.attacks == ()
        assert not self.tapped(game)

    def test_who_attacks_the_team_as_one_pays_whatever_a_member_asks(self) -> None:
        both = {"Gray Ogre": "South", "Hill Giant": "South"}
        assert self.tapped(self.game(OLD).attack(both, pay="auto")) == {*self.LANDS}
        game = self.game(OLD, Dana="Windborn Muse").attack({"Gray Ogre": "South"})
        assert game.pending_as(PayAsked).cost == "{4}"


class TestOneBlock:
    """805.10d: the team declares one block for all that is attacked."""

    @in_each(TODAY)
    def test_anybody_blocks_for_a_teammate_and_their_planeswalker(self, edition: str) -> None:
        board = {
            "Rob": "Hill Giant",
            "Alex": "Gray Ogre",
            "Carissa": "Jace Beleren",
            "Dana": "Grizzly Bears, Grizzly Bears",
        }
        on = {"Hill Giant": "Carissa", "Gray Ogre": "Jace Beleren"}
        game = attacking(board, on, edition=edition).to("declare_blockers")
        assert game.asked == "South"
        game.block({"Grizzly Bears": "Hill Giant", "Grizzly Bears 2": "Gray Ogre"})
        assert [attack.blocked for attack in game.combat.attacks] == [True, True]
        assert game.kind == "priority"

    @in_each(WITH_BATTLES)
    def test_the_protector_blocks_what_attacks_a_battle(self, edition: str) -> None:
        board = {
            "Rob": "Goblin Mountaineer, Invasion of Dominaria (protector Dana)",
            "Carissa": "Mountain",
            "Dana": "Gray Ogre",
        }
        game = attacking(board, {"Goblin Mountaineer": "Invasion of Dominaria"}, edition=edition)
        assert game.combat.attacks[0].defender == "Dana"
        game.to("declare_blockers").block({"Gray Ogre": "Goblin Mountaineer"})

    @in_each(sorted(EDITIONS))
    def test_nobody_blocks_for_the_attacking_team(self, edition: str) -> None:
        board = {"Rob": "Gray Ogre", "Alex": "Hill Giant", "Dana": "Grizzly Bears"}
        on = {"Gray Ogre": "South" if edition == OLD else "Carissa"}
        game = attacking(board, on, edition=edition).to("declare_blockers")
        rule = "606.7c" if edition == OLD else "805.10d"
        assert cited(game.refused(blockers({"Hill Giant": "Gray Ogre"}))) == {rule}

    def test_silent_arbiter_lets_one_creature_of_the_team_block(self) -> None:
        board = {
            "Rob": "Hanweir Garrison, Silent Arbiter",
            "Carissa": "Wall of Wood",
            "Dana": "Wall of Stone",
        }
        game = attacking(board, {"Hanweir Garrison": "Carissa"}).resolve()
        tokens = game.choose("Dana").choose("Dana").combat.attacks[1:]
        game.to("declare_blockers")
        each = {"Wall of Wood": "Hanweir Garrison", "Wall of Stone": tokens[0].attacker}
        assert game.refused(blockers(each))
        game.block({"Wall of Stone": "Hanweir Garrison"})

    @pytest.mark.parametrize(("edition", "target"), [(OLD, "South"), (TODAY[-1], "Carissa")])
    def test_all_of_the_team_must_block_prized_unicorn(self, edition: str, target: str) -> None:
        board = {"Rob": "Prized Unicorn", "Carissa": "Gray Ogre", "Dana": "Hill Giant"}
        game = attacking(board, {"Prized Unicorn": target}, edition=edition).to("declare_blockers")
        assert game.refused(blockers({"Gray Ogre": "Prized Unicorn"}))
        assert game.refused(blockers({"Hill Giant": "Prized Unicorn"}))
        game.block({"Gray Ogre": "Prized Unicorn", "Hill Giant": "Prized Unicorn"})

    @pytest.mark.parametrize(("edition", "target"), [(OLD, "South"), (TODAY[-1], "Carissa")])
    def test_a_teammates_blocker_is_company(self, edition: str, target: str) -> None:
        board = {"Rob": "Craw Wurm", "Carissa": "Mogg Flunkies", "Dana": "Grizzly Bears"}
        game = attacking(board, {"Craw Wurm": target}, edition=edition).to("declare_blockers")
        assert game.refused(blockers({"Mogg Flunkies": "Craw Wurm"}))
        game.block({"Mogg Flunkies": "Craw Wurm", "Grizzly Bears": "Craw Wurm"})

    def test_menace_is_met_by_the_team(self) -> None:
        board = {"Rob": "Alley Strangler", "Carissa": "Gray Ogre", "Dana": "Hill Giant"}
        game = attacking(board, {"Alley Strangler": "Carissa"}).to("declare_blockers")
        assert game.refused(blockers({"Hill Giant": "Alley Strangler"}))
        game.block({"Hill Giant": "Alley Strangler", "Gray Ogre": "Alley Strangler"})

    def test_who_attacks_nothing_any_more_may_still_be_blocked(self) -> None:
        board = {"Rob": "Gray Ogre, Mountain", "Carissa": "Jace Beleren", "Dana": "Hill Giant"}
        game = attacking(board, {"Gray Ogre": "Jace Beleren"}, hands={"Rob": "Lightning Bolt"})
        game.says(Cast("Lightning Bolt", targets=("Jace Beleren",), pay="auto"), "Rob").resolve()
        assert game.attacked("Gray Ogre") is None
        game.to("declare_blockers").block({"Hill Giant": "Gray Ogre"})


class TestDefendingPlayer:
    """805.10e: one of them, found for each attacking creature."""

    @in_each(TODAY)
    @pytest.mark.parametrize(("landed", "may"), [("Carissa", True), ("Dana", False)])
    def test_landwalk_looks_at_the_lands_of_the_player_attacked(
        self, edition: str, landed: str, *, may: bool
    ) -> None:
        board = {"Rob": "Goblin Mountaineer", "Carissa": "Gray Ogre", "Dana": "Gray Ogre"}
        board[landed] += ", Mountain"
        game = attacking(board, {"Goblin Mountaineer": "Dana"}, edition=edition)
        game.to("declare_blockers")
        block = blockers({"Gray Ogre": "Goblin Mountaineer"})
        if may:
            game.says(block)
        else:
            assert cited(game.refused(block)) == {"702.14c"}

    @pytest.mark.parametrize("removed", [False, True])
    def test_it_is_whose_planeswalker_is_or_was_attacked(self, *, removed: bool) -> None:
        board = {
            "Rob": "Agate-Blade Assassin, Reconnaissance",
            "Dana": "Jace Beleren",
        }
        game = attacking(board, {"Agate-Blade Assassin": "Jace Beleren"})
        if removed:
            game.says(Activate("Reconnaissance", targets=("Agate-Blade Assassin",)), "Rob")
            game.resolve()
            assert game.combat.attacks == ()
        game.resolve()
        lives = [game.life(player) for player in ("Rob", "Alex", "Carissa", "Dana")]
        assert lives == [21, 20, 20, 19]

    def test_it_is_found_for_each_creature(self) -> None:
        board = {
            "Rob": "Grizzly Bears, Mountain, Mountain, Mountain",
            "Alex": "Hill Giant",
            "Carissa": "Tropical Island, Tropical Island",
        }
        on = {"Grizzly Bears": "Carissa", "Hill Giant": "Dana"}
        game = attacking(board, on, hands={"Rob": "Mercadia's Downfall"})
        game.says(Cast("Mercadia's Downfall", pay="auto"), "Rob").resolve()
        powers = [getattr(game.thing(name).now, "power", None) for name in on]
        assert powers == [4, 3]

    def test_a_trigger_counts_the_lands_of_the_player_attacked(self) -> None:
        board = {
            "Alex": "Terra Ravager",
            "Carissa": "Forest, Forest",
            "Dana": "Island, Island, Island, Island, Island, Island",
        }
        game = attacking(board, {"Terra Ravager": "Carissa"}).resolve()
        assert getattr(game.thing("Terra Ravager").now, "power", None) == 2

    def test_a_trigger_targets_creatures_of_the_player_attacked(self) -> None:
        board = {"Rob": "Master of Diversion", "Carissa": "Gray Ogre", "Dana": "Hill Giant"}
        game = attacking(board, {"Master of Diversion": "Dana"})
        assert game.refused(Choose(("Gray Ogre",)))
        game.choose("Hill Giant").resolve()
        assert game.thing("Hill Giant").tapped

    def test_where_any_is_meant_creatures_of_each_are_targets(self) -> None:
        board = {
            "Rob": "Craw Wurm, Mountain",
            "Alex": "Hill Giant, Wall of Wood",
            "Carissa": "Gray Ogre",
            "Dana": "Grizzly Bears",
        }
        on = {"Craw Wurm": "Carissa", "Hill Giant": "Dana"}
        for target, other in (("Gray Ogre", "Hill Giant"), ("Grizzly Bears", "Craw Wurm")):
            game = attacking(board, on, hands={"Rob": "False Orders"}).to("declare_blockers")
            game.block({"Gray Ogre": "Craw Wurm", "Grizzly Bears": "Hill Giant"})
            own = Cast("False Orders", targets=("Wall of Wood",), pay="auto")
            assert game.refused(own, "Rob")
            game.says(Cast("False Orders", targets=(target,), pay="auto"), "Rob").resolve()
            game.choose(other)
            assert other in {b.blocks[0] for b in game.combat.blocks if b.blocker == target}


class TestAttackingPlayer:
    """805.10c: who controls the creature that is blocked."""

    BOARD: ClassVar = {
        "Rob": "Hill Giant",
        "Alex": "Gray Ogre",
        "Carissa": "Souls of the Faultless",
    }

    def suffered(self, edition: str, target: str) -> Game:
        on = {"Hill Giant": target, "Gray Ogre": target}
        game = attacking(self.BOARD, on, edition=edition).to("declare_blockers")
        game.block({"Souls of the Faultless": "Gray Ogre"})
        if edition == OLD:
            game.to("assign_damage").assign(("Hill Giant", "Dana", 3)).resolve()
        else:
            game.to("combat_damage")
        return game.resolve()

    @in_each(TODAY)
    def test_the_controller_of_what_is_blocked_suffers(self, edition: str) -> None:
        game = self.suffered(edition, "Dana")
        lives = [game.life(player) for player in ("Rob", "Alex", "Carissa", "Dana")]
        assert lives == [20, 18, 22, 17]

    def test_in_2006_the_controller_of_the_ability_may_name_either(self) -> None:
        game = self.suffered(OLD, "South")
        assert game.asked == "Carissa"
        assert set(game.pending_names()) == {"Rob", "Alex"}
        game.choose("Rob")
        assert (game.life("Rob"), game.life("Alex"), game.life("Carissa")) == (18, 20, 22)

    def test_of_several_the_controller_of_the_effect_names_one(self) -> None:
        board = {"Rob": "Elvish Warrior", "Alex": "Gray Ogre", "Carissa": "Palace Guard"}
        on = {"Elvish Warrior": "Carissa", "Gray Ogre": "Carissa"}
        game = attacking(board, on).to("declare_blockers")
        both = game.block({"Palace Guard": ("Elvish Warrior", "Gray Ogre")}).inside.table
        guard = both.called("Palace Guard")
        assert guard is not None
        assert attacking_players_for(both, guard.id) == ("Rob", "Alex")
        game = attacking(board, on).to("declare_blockers")
        one = game.block({"Palace Guard": "Gray Ogre"}).inside.table
        assert attacking_players_for(one, guard.id) == ("Alex",)

    @in_each(TODAY)
    def test_a_comparison_is_with_the_controller_of_what_would_be_blocked(
        self, edition: str
    ) -> None:
        board = {
            "Rob": "Gray Ogre",
            "Alex": "Hill Giant, Wall of Wood",
            "Dana": "Mogg Toady, Grizzly Bears",
        }
        on = {"Gray Ogre": "Carissa", "Hill Giant": "Carissa"}
        game = attacking(board, on, edition=edition).to("declare_blockers")
        assert game.refused(blockers({"Mogg Toady": "Hill Giant"}))
        game.block({"Mogg Toady": "Gray Ogre"})

    def test_of_nobody_blocked_everybody_attacking_could_be_meant(self) -> None:
        table = attacking(self.BOARD, {"Hill Giant": "Dana"}).inside.table
        assert attacking_players_for(table, None) == ("Rob", "Alex")
        assert attacking_players_for(shared(self.BOARD).inside.table, None) == ()


BRAWL = {
    "Rob": "Craw Wurm",
    "Alex": "Hill Giant",
    "Carissa": "Palace Guard, Gray Ogre",
    "Dana": "Palace Guard",
}


def brawl(edition: str, target: str) -> Game:
    """Both attackers are blocked by several creatures, and one creature blocks both."""
    game = attacking(BRAWL, {"Craw Wurm": target, "Hill Giant": target}, edition=edition)
    return game.to("declare_blockers").block(
        {
            "Palace Guard": ("Craw Wurm", "Hill Giant"),
            "Gray Ogre": ("Craw Wurm",),
            "Palace Guard 2": ("Hill Giant",),
        }
    )


class TestOrdersAndDamage:
    """805.10f and g: first the active team, then the defending team."""

    @in_each(WITH_ORDERS)
    def test_the_active_team_orders_blockers_then_the_other_attackers(self, edition: str) -> None:
        game = brawl(edition, "Carissa")
        asked = []
        while isinstance(game.pending, OrderObjects):
            names = game.pending.objects
            asked.append((game.asked, game.pending.about))
            game.says(Order(tuple(reversed(names))))
        assert asked == [("North", "Craw Wurm"), ("North", "Hill Giant"), ("South", "Palace Guard")]
        wurm, guard = game.combat.attacks[0], game.combat.blocks[0]
        assert wurm.blockers == ("Gray Ogre", "Palace Guard")
        assert guard.blocks == ("Hill Giant", "Craw Wurm")

    @in_each([OLD, *FREE])
    def test_without_orders_nobody_is_asked(self, edition: str) -> None:
        assert brawl(edition, "South" if edition == OLD else "Carissa").kind == "priority"

    @in_each([OLD, *FREE])
    def test_the_active_team_assigns_then_the_defending_team(self, edition: str) -> None:
        game = brawl(edition, "South" if edition == OLD else "Carissa").to("assign_damage")
        sources = game.pending_as(AssignDamageAsked).sources
        assert game.asked == "North"
        assert {source.source for source in sources} == {"Craw Wurm", "Hill Giant"}
        game.assign(
            ("Craw Wurm", "Palace Guard", 3),
            ("Craw Wurm", "Gray Ogre", 3),
            ("Hill Giant", "Palace Guard 2", 3),
        )
        assert (game.asked, game.kind) == ("South", "assign_damage")
        assert game.thing("Palace Guard").damage == 0, "nothing is dealt until all is assigned"
        game.assign(("Palace Guard", "Hill Giant", 1))
        if edition == OLD:
            game.resolve()
        assert game.thing("Hill Giant").damage == 2

    @in_each(TODAY)
    def test_unblocked_damage_goes_to_the_player_attacked_and_nobody_is_asked(
        self, edition: str
    ) -> None:
        game = attacking({"Rob": "Grizzly Bears"}, {"Grizzly Bears": "Dana"}, edition=edition)
        game.to("combat_damage")
        assert (game.life("Carissa"), game.life("Dana")) == (20, 18)


class TestTheTeamAttackedAsOne:
    """606.7 of 2006."""

    def test_attackers_attack_the_team_and_no_player(self) -> None:
        game = attacking({"Rob": "Gray Ogre", "Alex": "Hill Giant"}, edition=OLD)
        assert targets_offered(game) == {"Gray Ogre": {"South"}, "Hill Giant": {"South"}}
        for target in ("Carissa", "Dana", "North", "Alex"):
            assert cited(game.refused(attackers({"Gray Ogre": target}))) == {"606.7b"}
        assert game.refused(attackers({"Gray Ogre": "East"}))
        game.attack({"Gray Ogre": "South", "Hill Giant": "South"})
        assert game.attacked("Gray Ogre") == "South"
        assert {attack.defender for attack in game.combat.attacks} == {None}
        assert game.combat.defending == ("Carissa", "Dana")

    def test_the_team_need_not_be_named(self) -> None:
        game = attacking({"Rob": "Gray Ogre"}, edition=OLD)
        game.says(attackers({"Gray Ogre": None}))
        assert game.attacked("Gray Ogre") == "South"

    @in_each(TODAY)
    def test_today_somebody_must_be_named(self, edition: str) -> None:
        game = attacking({"Rob": "Gray Ogre"}, edition=edition)
        assert cited(game.refused(attackers({"Gray Ogre": None}))) == {"508.1b"}

    def test_what_may_not_attack_one_of_them_may_not_attack_the_team(self) -> None:
        for islander in ("Carissa", "Dana"):
            game = attacking({"Rob": "Sea Monster", islander: "Island"}, edition=OLD)
            assert cited(game.refused(attackers({"Sea Monster": "South"}))) == {"606.7b"}
        both = {"Rob": "Sea Monster", "Carissa": "Island", "Dana": "Island"}
        attacking(both, {"Sea Monster": "South"}, edition=OLD)

    @in_each([OLD, TODAY[-1]])
    def test_a_moat_of_one_of_them_guards_the_team(self, edition: str) -> None:
        moat = things("Carissa", "Teferi's Moat", chosen={"color": "green"})
        game = attacking({"Rob": "Grizzly Bears, Gray Ogre"}, edition=edition, more=moat)
        if edition == OLD:
            assert cited(game.refused(attackers({"Grizzly Bears": "South"}))) == {"606.7b"}
            game.attack({"Gray Ogre": "South"})
        else:
            assert cited(game.refused(attackers({"Grizzly Bears": "Carissa"}))) == {"508.1c"}
            game.attack({"Gray Ogre": "Carissa", "Grizzly Bears": "Dana"})

    def test_today_it_may_attack_the_other_one(self) -> None:
        game = attacking({"Rob": "Sea Monster", "Dana": "Island"})
        assert cited(game.refused(attackers({"Sea Monster": "Carissa"}))) == {"508.1c"}
        game.attack({"Sea Monster": "Dana"})

    def test_a_limit_on_attacks_on_one_of_them_is_one_on_attacks_on_the_team(self) -> None:
        board = {"Rob": "Gray Ogre, Hill Giant", "Alex": "Craw Wurm", "Dana": "Crawlspace"}
        game = attacking(board, edition=OLD)
        three = dict.fromkeys(("Gray Ogre", "Hill Giant", "Craw Wurm"), "South")
        assert game.refused(attackers(three))
        game.attack({"Gray Ogre": "South", "Craw Wurm": "South"})

    @in_each([OLD, TODAY[-1]])
    def test_who_must_attack_one_of_them_attacks_the_team(self, edition: str) -> None:
        board = {"Rob": "Gray Ogre", "Dana": "Alluring Siren"}
        game = shared(board, edition=edition).pass_once()
        game.says(Activate("Alluring Siren", targets=("Gray Ogre",)), "Dana").resolve()
        game.to("declare_attackers")
        assert game.refused(attackers({}))
        if edition != OLD:
            assert game.refused(attackers({"Gray Ogre": "Carissa"}))
        game.attack({"Gray Ogre": "South" if edition == OLD else "Dana"})

    def test_anybody_on_the_team_blocks_any_attacker(self) -> None:
        board = {"Rob": "Gray Ogre", "Carissa": "Wall of Wood", "Dana": "Hill Giant"}
        game = attacking(board, {"Gray Ogre": "South"}, edition=OLD).to("declare_blockers")
        could = game.pending_as(DeclareBlockersAsked).candidates
        assert could != "unknown"
        assert {c.blocker for c in could} == {"Wall of Wood", "Hill Giant"}
        game.block({"Wall of Wood": "Gray Ogre", "Hill Giant": "Gray Ogre"})

    @pytest.mark.parametrize("landed", ["Carissa", "Dana"])
    def test_a_land_of_either_is_walked(self, landed: str) -> None:
        board = {"Rob": "Goblin Mountaineer", "Carissa": "Gray Ogre", "Dana": "Gray Ogre"}
        board[landed] += ", Mountain"
        game = attacking(board, {"Goblin Mountaineer": "South"}, edition=OLD)
        game.to("declare_blockers")
        for blocker in ("Gray Ogre", "Gray Ogre 2"):
            block = blockers({blocker: "Goblin Mountaineer"})
            assert cited(game.refused(block)) == {"502.6b"}

    @pytest.mark.parametrize("victim", ["Carissa", "Dana"])
    def test_one_of_them_is_chosen_as_damage_is_assigned(self, victim: str) -> None:
        board = {"Rob": "Gray Ogre", "Alex": "Hill Giant"}
        on = {"Gray Ogre": "South", "Hill Giant": "South"}
        game = attacking(board, on, edition=OLD).to("assign_damage")
        assert game.asked == "North"
        split = (("Gray Ogre", "Carissa", 1), ("Gray Ogre", "Dana", 1))
        assert cited(game.refused(damage(*split, ("Hill Giant", victim, 3)))) == {"606.7d"}
        assert game.refused(damage(("Gray Ogre", "South", 2), ("Hill Giant", victim, 3)))
        game.assign(("Gray Ogre", "Carissa", 2), ("Hill Giant", victim, 3)).resolve()
        expected = {"Carissa": 20, "Dana": 20}
        expected["Carissa"] -= 2
        expected[victim] -= 3
        assert {player: game.life(player) for player in expected} == expected

    def test_what_tramples_over_goes_to_one_of_them(self) -> None:
        trampler = {"Rob": "Colossal Dreadmaw", "Dana": "Gray Ogre"}
        game = attacking(trampler, {"Colossal Dreadmaw": "South"}, edition=OLD)
        game.to("declare_blockers").block({"Gray Ogre": "Colossal Dreadmaw"}).to("assign_damage")
        rest = (("Colossal Dreadmaw", "Carissa", 2), ("Colossal Dreadmaw", "Dana", 2))
        ogre = ("Colossal Dreadmaw", "Gray Ogre", 2)
        assert cited(game.refused(damage(ogre, *rest))) == {"606.7d"}
        little = damage(("Colossal Dreadmaw", "Gray Ogre", 1), ("Colossal Dreadmaw", "Dana", 5))
        assert game.refused(little)
        game.assign(ogre, ("Colossal Dreadmaw", "Carissa", 4)).resolve()
        assert (game.life("Carissa"), game.life("Dana")) == (16, 20)

    def test_if_one_has_left_the_other_is_damaged_without_a_question(self) -> None:
        game = attacking({"Rob": "Gray Ogre"}, {"Gray Ogre": "South"}, edition=OLD)
        game.concede("Dana")
        assert game.attacked("Gray Ogre") == "South"
        game.to("combat_damage").resolve()
        assert game.life("Carissa") == 18

    def test_a_team_that_has_left_is_attacked_no_more(self) -> None:
        teams = {**TEAMS, "West": ("Eve",)}
        board = {"Rob": "Gray Ogre", "Alex": "", "Carissa": "", "Dana": "", "Eve": ""}
        game = begin(board, teams=teams, shared=True, edition=TODAY[-1]).to("declare_attackers")
        game.attack({"Gray Ogre": "Dana"}).concede("Carissa").concede("Dana")
        assert game.attacked("Gray Ogre") is None

    def test_where_the_defending_player_is_meant_the_controller_names_one(self) -> None:
        board = {"Rob": "Agate-Blade Assassin"}
        game = attacking(board, {"Agate-Blade Assassin": "South"}, edition=OLD).resolve()
        assert game.asked == "Rob"
        assert set(game.pending_names()) == {"Carissa", "Dana"}
        game.choose("Dana")
        assert (game.life("Rob"), game.life("Dana")) == (21, 19)

    def test_for_a_spell_they_are_named_as_well(self) -> None:
        board = {
            "Rob": "Grizzly Bears, Mountain, Mountain, Mountain",
            "Carissa": "Tropical Island, Tropical Island",
            "Dana": "Tropical Island",
        }
        hands = {"Rob": "Mercadia's Downfall"}
        game = attacking(board, {"Grizzly Bears": "South"}, edition=OLD, hands=hands)
        game.says(Cast("Mercadia's Downfall", pay="auto"), "Rob").resolve().choose("Dana")
        assert getattr(game.thing("Grizzly Bears").now, "power", None) == 3

    def test_neither_of_them_casts_while_the_dragon_attacks_the_team(self) -> None:
        for player in ("Carissa", "Dana"):
            board = {"Rob": "Wardscale Dragon", player: "Mountain"}
            hands = {player: "Shock"}
            game = attacking(board, {"Wardscale Dragon": "South"}, edition=OLD, hands=hands)
            game.pass_once()
            assert game.refused(Cast("Shock", targets=("Rob",), pay="auto"), player)

    def test_creatures_that_enter_attacking_attack_the_team(self) -> None:
        board, on = {"Rob": "Hanweir Garrison"}, {"Hanweir Garrison": "South"}
        game = attacking(board, on, edition=OLD).resolve()
        assert [attack.attacks for attack in game.combat.attacks] == ["South"] * 3

    def test_who_is_attacked_with_the_team_may_be_ambushed_for(self) -> None:
        board = {"Rob": "Gray Ogre", "Dana": "Forest, Forest, Forest"}
        hands = {"Dana": "Flash Foliage"}
        game = attacking(board, {"Gray Ogre": "South"}, edition=OLD, hands=hands)
        game.to("declare_blockers").pass_once()
        game.says(Cast("Flash Foliage", targets=("Gray Ogre",), pay="auto"), "Dana").resolve()
        assert game.combat.attacks[0].blocked

    def test_there_is_nothing_else_to_attack_instead(self) -> None:
        board = {"Rob": "Gray Ogre", "Dana": "Island, Island, Island"}
        hands = {"Dana": "Portal Mage"}
        game = attacking(board, {"Gray Ogre": "South"}, edition=OLD, hands=hands).pass_once()
        game.says(Cast("Portal Mage", pay="auto"), "Dana").resolve()
        game.choose("Gray Ogre").resolve()
        if game.kind == "yes_no":
            game.say(yes=True)
        assert game.kind == "priority"
        assert game.attacked("Gray Ogre") == "South"
