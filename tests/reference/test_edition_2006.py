"""The book of 2006: combat damage on the stack, mana burn, and its numbers."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin, changed, damage, position

import apnap_reference.engine  # noqa: F401 - registers every rule, those of the cards included
from apnap.protocol import PROTOCOL_VERSION, EditionDate
from apnap.protocol.answers import Activate, Cast
from apnap.protocol.messages import Initialize, Load, Program
from apnap.protocol.state import Zone
from apnap_reference.engine import ReferenceEngine

OLD = EditionDate("2006-10-01")
NEW = "2026-01-16"


def duel(rob: str, alex: str, blocks: dict[str, str | tuple[str, ...]], **more: object) -> Game:
    """Let all of Rob's creatures attack Alex, and Alex block; stop as the blocks are declared."""
    game = begin({"Rob": rob, "Alex": alex}, **more).to("declare_attackers")  # type: ignore[arg-type]  # passed on
    own = [t for t in game.state.objects if t.zone == "battlefield" and t.owner == "Rob"]
    there = [thing.name for thing in own if thing.card not in LANDS]
    game.attack(dict.fromkeys(there, "Alex")).to("declare_blockers")
    return game.block(blocks) if game.kind == "declare_blockers" else game


LANDS = ("Island", "Mountain", "Plains", "Forest")


def into_damage(game: Game) -> Game:
    """Let everybody pass until a step of combat damage has begun."""
    step = game.step
    while game.step == step:
        game.pass_once()
    return game


def until_asked(game: Game, player: str) -> Game:
    """Let everybody pass until a player has priority."""
    while game.asked != player:
        game.pass_once()
    return game


def waiting(game: Game) -> int:
    """Count what is on the stack."""
    return len(game.state.turns[0].stack)


class TestDamageOnTheStack:
    def test_damage_waits_on_the_stack_with_the_active_player_to_act_first(self) -> None:
        game = into_damage(duel("Hill Giant", "Wall of Wood", {}, edition=OLD))
        assert (game.step, game.kind, game.asked) == ("combat_damage", "priority", "Rob")
        assert waiting(game) == 1
        assert game.life("Alex") == 20
        game.resolve()
        assert (game.step, game.asked, game.life("Alex")) == ("combat_damage", "Rob", 17)
        assert waiting(game) == 0

    def test_today_it_is_dealt_before_anybody_can_act(self) -> None:
        game = into_damage(duel("Hill Giant", "Wall of Wood", {}, edition=NEW))
        assert (game.step, game.life("Alex")) == ("combat_damage", 17)
        assert waiting(game) == 0

    def test_it_is_shown_as_an_ability_without_source_card_owner_or_controller(self) -> None:
        game = into_damage(duel("Hill Giant", "", {}, edition=OLD))
        shown = game.thing(game.state.turns[0].stack[0])
        assert (shown.kind, shown.zone, shown.source) == ("ability", "stack", None)
        assert {shown.card, shown.owner, shown.controller} == {"unknown"}

    def test_without_any_damage_nothing_is_put_on_the_stack(self) -> None:
        game = into_damage(duel("Wall of Wood = Ornithopter", "", {}, edition=OLD))
        assert (game.step, waiting(game)) == ("combat_damage", 0)

    def test_all_creatures_assign_in_one_object(self) -> None:
        game = duel(
            "Hill Giant, Gray Ogre, Runeclaw Bear",
            "Craw Wurm",
            {"Craw Wurm": "Gray Ogre"},
            edition=OLD,
        )
        into_damage(game)
        assert waiting(game) == 1
        game.resolve()
        assert game.life("Alex") == 15
        assert game.thing("Craw Wurm").damage == 2
        assert game.has("Gray Ogre", "graveyard")

    @pytest.mark.parametrize(("edition", "marked"), [(OLD, 3), (NEW, None)])
    def test_a_blocker_that_has_gone_still_deals_what_it_had_assigned(
        self, edition: str, marked: int | None
    ) -> None:
        game = duel(
            "Craw Wurm",
            "Hill Giant, Island",
            {"Hill Giant": "Craw Wurm"},
            hands={"Alex": "Unsummon"},
            edition=edition,
        )
        if edition == OLD:
            into_damage(game)
        until_asked(game, "Alex").cast("Unsummon", "Hill Giant").resolve()
        assert game.has("Hill Giant", "hand")
        if edition == NEW:
            into_damage(game)
        else:
            game.resolve()
        assert game.step == "combat_damage"
        assert game.thing("Craw Wurm").damage == (marked or 0)
        assert game.life("Alex") == 20

    @pytest.mark.parametrize(("edition", "zone"), [(OLD, "graveyard"), (NEW, "battlefield")])
    def test_a_sacrificed_blocker_deals_both_its_damages_in_2006(
        self, edition: str, zone: Zone
    ) -> None:
        blocks: dict[str, str | tuple[str, ...]] = {"Mogg Fanatic": "Gray Ogre"}
        game = duel("Gray Ogre", "Mogg Fanatic", blocks, edition=edition)
        if edition == OLD:
            into_damage(game)
        until_asked(game, "Alex").activate("Mogg Fanatic", "Gray Ogre").resolve()
        assert game.has("Mogg Fanatic", "graveyard")
        assert game.thing("Gray Ogre").damage == 1
        game = game.resolve() if edition == OLD else into_damage(game)
        assert game.has("Gray Ogre", zone)
        assert (game.step, game.life("Alex")) == ("combat_damage", 20)

    def test_an_attacker_that_has_gone_still_deals_what_it_had_assigned(self) -> None:
        game = duel("Hill Giant, Island", "", {}, hands={"Rob": "Unsummon"}, edition=OLD)
        into_damage(game).cast("Unsummon", "Hill Giant").resolve().resolve()
        assert (game.has("Hill Giant", "hand"), game.life("Alex")) == (True, 17)

    def test_what_has_left_is_dealt_nothing(self) -> None:
        game = duel(
            "Gray Ogre, Island",
            "Hill Giant",
            {"Hill Giant": "Gray Ogre"},
            hands={"Rob": "Unsummon"},
            edition=OLD,
        )
        into_damage(game).cast("Unsummon", "Gray Ogre").resolve().resolve()
        assert game.has("Gray Ogre", "hand")
        assert game.thing("Hill Giant").damage == 2

    def test_the_amount_stays_when_the_power_changes(self) -> None:
        game = duel("Hill Giant, Forest", "", {}, hands={"Rob": "Giant Growth"}, edition=OLD)
        into_damage(game).cast("Giant Growth", "Hill Giant").resolve()
        assert game.thing("Hill Giant").now.power == 6  # type: ignore[union-attr]  # a permanent
        assert game.resolve().life("Alex") == 17

    def test_a_greater_toughness_saves_a_creature_while_damage_waits(self) -> None:
        game = duel(
            "Craw Wurm",
            "Hill Giant, Wall of Wood, Forest",
            {"Hill Giant": "Craw Wurm", "Wall of Wood": "Craw Wurm"},
            hands={"Alex": "Giant Growth"},
            edition=OLD,
        )
        into_damage(game).assign(("Craw Wurm", "Hill Giant", 5), ("Craw Wurm", "Wall of Wood", 1))
        until_asked(game, "Alex").cast("Giant Growth", "Hill Giant").resolve().resolve()
        assert game.thing("Hill Giant").damage == 5
        assert game.thing("Wall of Wood").damage == 1

    def test_a_creature_that_has_left_combat_is_dealt_its_damage_and_deals_it(self) -> None:
        game = duel(
            "Hill Giant",
            "Gray Ogre, Island, Island, Island, Mountain, Mountain",
            {"Gray Ogre": "Hill Giant"},
            hands={"Alex": "Word of Seizing"},
            edition=OLD,
        )
        until_asked(into_damage(game), "Alex").cast("Word of Seizing", "Hill Giant").resolve()
        assert game.combat.attacks == ()
        game.resolve()
        assert game.thing("Hill Giant").damage == 2
        assert game.has("Gray Ogre", "graveyard")

    def test_nobody_counters_it(self) -> None:
        game = duel("Hill Giant", "Island, Island", {}, hands={"Alex": "Counterspell"}, edition=OLD)
        until_asked(into_damage(game), "Alex")
        game.refused(Cast("Counterspell", targets=game.state.turns[0].stack, pay="auto"))
        assert game.resolve().life("Alex") == 17


class TestWhoLeaves:
    def attacked(self) -> Game:
        game = begin({"Rob": "Hill Giant", "Alex": "", "Carissa": ""}, edition=OLD)
        game.to("declare_attackers").attack({"Hill Giant": "Alex"})
        while game.step != "combat_damage":
            game.pass_over()
        return game

    def test_damage_of_the_active_player_who_has_left_is_still_dealt(self) -> None:
        game = self.attacked().concede("Rob")
        assert waiting(game) == 1
        assert game.resolve().life("Alex") == 17

    def test_a_player_who_has_left_is_dealt_nothing(self) -> None:
        game = self.attacked().concede("Alex")
        assert game.resolve().life("Alex") == 20
        assert game.life("Carissa") == 20


class TestTwoSteps:
    def fought(self) -> Game:
        return duel("Youthful Knight, Fencing Ace, Gray Ogre", "", {}, edition=OLD)

    def test_each_of_two_steps_has_its_own_damage_on_the_stack(self) -> None:
        game = into_damage(self.fought())
        assert (game.step, game.life("Alex")) == ("first_strike_damage", 20)
        assert game.resolve().life("Alex") == 17
        into_damage(game)
        assert (game.step, waiting(game)) == ("combat_damage", 1)
        assert game.resolve().life("Alex") == 14

    def test_what_first_strikers_destroy_assigns_nothing_in_the_second_step(self) -> None:
        game = duel(
            "Youthful Knight", "Runeclaw Bear", {"Runeclaw Bear": "Youthful Knight"}, edition=OLD
        )
        into_damage(game).resolve()
        assert game.has("Runeclaw Bear", "graveyard")
        into_damage(game)
        assert (game.step, waiting(game)) == ("combat_damage", 0)
        assert game.thing("Youthful Knight").damage == 0


class TestDividing:
    def blocked(self, attacker: str = "Craw Wurm") -> Game:
        blockers = {"Hill Giant": attacker, "Gray Ogre": attacker}
        return into_damage(duel(attacker, "Hill Giant, Gray Ogre", {**blockers}, edition=OLD))

    def test_the_attacker_divides_freely_and_in_no_order(self) -> None:
        game = self.blocked()
        assert (game.kind, game.asked, waiting(game)) == ("assign_damage", "Rob", 0)
        game.assign(("Craw Wurm", "Hill Giant", 2), ("Craw Wurm", "Gray Ogre", 4)).resolve()
        assert game.thing("Hill Giant").damage == 2
        assert game.has("Gray Ogre", "graveyard")

    def test_too_much_is_refused_with_the_number_of_2006(self) -> None:
        game = self.blocked()
        said = damage(("Craw Wurm", "Hill Giant", 3), ("Craw Wurm", "Gray Ogre", 4))
        assert [broken.rule for broken in game.refused(said)] == ["310.2a"]
        said = damage(("Craw Wurm", "Alex", 6))
        assert [broken.rule for broken in game.refused(said)] == ["310.1"]

    def test_trampling_past_a_blocker_that_lives_is_refused_with_the_number_of_2006(self) -> None:
        game = self.blocked("Colossal Dreadmaw")
        said = damage(("Colossal Dreadmaw", "Hill Giant", 2), ("Colossal Dreadmaw", "Alex", 4))
        assert [broken.rule for broken in game.refused(said)] == ["502.9b"]

    def test_the_active_player_announces_before_the_defending_player(self) -> None:
        game = duel(
            "Craw Wurm, Gray Ogre, Runeclaw Bear",
            "Foriysian Brigade, Hill Giant, Wall of Wood",
            {
                "Foriysian Brigade": ("Gray Ogre", "Runeclaw Bear"),
                "Hill Giant": "Craw Wurm",
                "Wall of Wood": "Craw Wurm",
            },
            edition=OLD,
        )
        into_damage(game)
        assert game.asked == "Rob"
        game.assign(("Craw Wurm", "Hill Giant", 6))
        assert (game.asked, waiting(game)) == ("Alex", 0)
        game.assign(("Foriysian Brigade", "Gray Ogre", 2))
        assert waiting(game) == 1
        game.resolve()
        assert game.has("Hill Giant", "graveyard")
        assert game.has("Gray Ogre", "graveyard")


BOARD = {"Rob": "Forest, Mountain", "Alex": "Forest"}


class TestManaBurn:
    @pytest.mark.parametrize(("edition", "life"), [(OLD, 18), ("2020-06-01", 20), (NEW, 20)])
    def test_mana_that_is_lost_costs_life_in_2006_only(self, edition: str, life: int) -> None:
        game = begin(BOARD, edition=edition).activate("Forest").activate("Mountain")
        assert game.player("Rob").mana_pool == ("G", "R")
        assert game.life("Rob") == 20
        game.to("beginning_of_combat")
        assert (game.player("Rob").mana_pool, game.life("Rob")) == ((), life)

    def test_mana_that_is_spent_costs_nothing(self) -> None:
        game = begin(
            {"Rob": "Forest, Hill Giant", "Alex": ""}, hands={"Rob": "Giant Growth"}, edition=OLD
        )
        game.activate("Forest").cast("Giant Growth", "Hill Giant").resolve()
        assert game.to("beginning_of_combat").life("Rob") == 20

    def test_each_player_pays_for_their_own_mana(self) -> None:
        game = begin({"Rob": "Forest", "Alex": "Forest 2 = Forest, Swamp"}, edition=OLD)
        game.activate("Forest").pass_once().activate("Forest 2").activate("Swamp")
        game.to("beginning_of_combat")
        assert (game.life("Rob"), game.life("Alex")) == (19, 18)

    @pytest.mark.parametrize(("edition", "left"), [(OLD, ("G",)), (NEW, ())])
    def test_mana_lasts_from_step_to_step_of_a_phase(
        self, edition: str, left: tuple[str, ...]
    ) -> None:
        game = begin(BOARD, step="upkeep", edition=edition).activate("Forest").to("draw")
        assert (game.player("Rob").mana_pool, game.life("Rob")) == (left, 20)
        game.to("precombat_main")
        assert (game.player("Rob").mana_pool, game.life("Rob")) == ((), 20 - len(left))

    def test_a_skipped_draw_step_keeps_no_mana_beyond_its_phase(self) -> None:
        where = position(BOARD, step="upkeep", edition=OLD)
        first = changed(where, turns=(changed(where.turns[0], number=1),))
        game = Game(first).activate("Forest").pass_once().pass_once()
        assert game.step == "precombat_main"
        assert (game.player("Rob").mana_pool, game.life("Rob")) == ((), 19)

    def test_mana_of_the_last_phase_is_lost_before_the_next_turn(self) -> None:
        game = begin(BOARD, step="end_step", edition=OLD).activate("Forest")
        while game.active == "Rob":
            game.pass_over()
        assert game.life("Rob") == 19

    def test_it_is_lost_as_combat_ends_and_not_within_combat(self) -> None:
        game = begin({**BOARD, "Rob": "Forest, Hill Giant"}, edition=OLD)
        game.to("beginning_of_combat").activate("Forest")
        game.to("declare_attackers").attack({"Hill Giant": "Alex"}).to("end_of_combat")
        assert game.player("Rob").mana_pool == ("G",)
        assert game.to("postcombat_main").life("Rob") == 19

    def test_a_player_without_life_left_loses(self) -> None:
        game = begin(BOARD, edition=OLD, life={"Rob": 1}).activate("Forest")
        game.pass_once().pass_once()
        assert game.winners == ("Alex",)

    def test_whose_turn_another_player_controls_is_not_burned(self) -> None:
        lands = ", ".join(f"Rob{n} = Swamp" for n in range(6))
        game = begin({"Rob": f"Mindslaver, {lands}", "Alex": "Forest, Mountain"}, edition=OLD)
        game.activate("Mindslaver", "Alex").resolve()
        while game.active == "Rob":
            game.pass_over()
        game.to("precombat_main")
        game.says(Activate("Forest"), by="Rob").pass_once().activate("Rob5")
        game.to("beginning_of_combat")
        assert game.active == "Alex"
        assert (game.life("Alex"), game.life("Rob")) == (20, 19)


class TestLoading:
    @pytest.mark.parametrize("card", ["Jace Beleren", "Invasion of Dominaria"])
    def test_cards_of_later_types_are_beyond_that_edition(self, card: str) -> None:
        board = {"Rob": f"{card} (protector Alex)" if "Invasion" in card else card, "Alex": ""}
        verdict = ReferenceEngine().load(Load(position(board, edition=OLD)))
        assert verdict.verdict == "unsupported"
        assert verdict.reason is not None
        assert OLD in verdict.reason

    def test_the_engine_says_that_it_plays_that_edition(self) -> None:
        hello = Initialize(PROTOCOL_VERSION, Program("tests", "1"))
        assert OLD in ReferenceEngine().initialize(hello).capabilities.editions
