"""Keyword abilities and who may do what with which permanent."""

from __future__ import annotations

import msgspec
import pytest
from tests.reference.driving import Game, attackers, begin, blockers, kind_of

from apnap.protocol.answers import Activate, Cast
from apnap_reference.objects.lasting_effects import with_effect
from apnap_reference.state.effects import END_OF_TURN, GainsKeyword
from apnap_reference.state.ids import PlayerId


def given(game: Game, name: str, keyword: str) -> Game:
    """Let a creature have a keyword ability until end of turn."""
    table = game.inside.table
    creature = table.called(name)
    assert creature is not None
    table = with_effect(
        table, GainsKeyword(keyword), PlayerId("Rob"), END_OF_TURN, objects=(creature.id,)
    )
    game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - effects cannot be loaded
    return game


class TestAttacking:
    def test_taps_a_creature_unless_it_has_vigilance(self) -> None:
        game = begin({"Rob": "Gray Ogre, Serra Angel", "Alex": ""}).to("declare_attackers")
        game.attack({"Gray Ogre": "Alex", "Serra Angel": "Alex"})
        assert (game.thing("Gray Ogre").tapped, game.thing("Serra Angel").tapped) == (True, False)

    @pytest.mark.parametrize("who", ["Wall of Wood", "Bear", "Giant", "Forest"])
    def test_is_not_for_defenders_the_sick_the_tapped_and_lands(self, who: str) -> None:
        rob = "Wall of Wood, Bear = Grizzly Bears (sick), Giant = Hill Giant (tapped), Forest"
        game = begin({"Rob": f"Gray Ogre, {rob}", "Alex": ""}).to("declare_attackers")
        rules = {"Wall of Wood": "702.3b", "Bear": "302.6", "Giant": "508.1a", "Forest": "508.1a"}
        assert [v.rule for v in game.refused(attackers({who: "Alex"}))] == [rules[who]]

    def test_haste_makes_up_for_summoning_sickness(self) -> None:
        game = begin({"Rob": "Raging Goblin (sick)", "Alex": ""}).to("declare_attackers")
        assert game.attack({"Raging Goblin": "Alex"}).to("combat_damage").life("Alex") == 19

    def test_in_a_band_is_on_one_thing_only(self) -> None:
        board = {"Rob": "Benalish Hero, Hill Giant", "Alex": "Jace Beleren", "Carissa": ""}
        game = begin(board).to("declare_attackers")
        band = [["Benalish Hero", "Hill Giant"]]
        for other, rule in (("Jace Beleren", "702.22d"), ("Carissa", "802.3b")):
            on = {"Benalish Hero": "Alex", "Hill Giant": other}
            assert rule in {v.rule for v in game.refused(attackers(on, bands=band))}
        game.attack({"Benalish Hero": "Alex", "Hill Giant": "Alex"}, bands=band)

    @pytest.mark.parametrize("company", [False, True])
    def test_alone_makes_exalted_trigger(self, company: bool) -> None:  # noqa: FBT001 - parametrized
        board = {"Rob": "Akrasan Squire, Gray Ogre, Hill Giant", "Alex": "", "Carissa": ""}
        game = begin(board).to("declare_attackers")
        game.attack({"Gray Ogre": "Alex"} | ({"Hill Giant": "Carissa"} if company else {}))
        assert game.kind == "priority"
        assert game.named_on_stack() == (() if company else (("Akrasan Squire", "Rob"),))


class TestBlocking:
    @pytest.mark.parametrize(
        ("attacker", "blocker", "rule"),
        [
            ("Wind Drake", "Gray Ogre", "702.9b"),
            ("Wind Drake", "Giant Spider", None),
            ("Wind Drake", "Storm Crow", None),
            ("Gray Ogre", "Storm Crow", None),
            ("Goblin Mountaineer", "Gray Ogre", "702.14c"),
            ("Segovian Leviathan", "Gray Ogre", None),
            ("Alley Strangler", "Gray Ogre", "702.111b"),
            ("Gray Ogre", "Mountain", "509.1a"),
        ],
    )
    def test_is_limited_by_what_attacks(
        self, attacker: str, blocker: str, rule: str | None
    ) -> None:
        listed = dict.fromkeys((blocker, "Mountain", "Wall of Wood"))
        game = begin({"Rob": f"A = {attacker}", "Alex": ", ".join(listed)})
        game.to("declare_attackers").attack({"A": "Alex"}).to("declare_blockers")
        if rule is None:
            game.block({blocker: "A"})
        else:
            assert rule in {v.rule for v in game.refused(blockers({blocker: "A"}))}

    @pytest.mark.parametrize("shadowed", ["A", "Gray Ogre", "both"])
    def test_shadow_blocks_shadow_only(self, shadowed: str) -> None:
        game = begin({"Rob": "A = Hill Giant", "Alex": "Gray Ogre"}).to("declare_attackers")
        game.attack({"A": "Alex"})
        for name in ("A", "Gray Ogre") if shadowed == "both" else (shadowed,):
            given(game, name, "shadow")
        game.to("declare_blockers")
        if shadowed == "both":
            game.block({"Gray Ogre": "A"})
        else:
            assert [v.rule for v in game.refused(blockers({"Gray Ogre": "A"}))] == ["702.28b"]

    def test_a_tapped_creature_does_not(self) -> None:
        game = begin({"Rob": "Gray Ogre", "Alex": "Hill Giant (tapped), Wall of Wood"})
        game.to("declare_attackers").attack({"Gray Ogre": "Alex"}).to("declare_blockers")
        assert [v.rule for v in game.refused(blockers({"Hill Giant": "Gray Ogre"}))] == ["509.1a"]


def test_first_strike_gained_after_the_first_damage_step_takes_no_second_hit() -> None:
    """510.4: whoever had neither as the first step began deals damage in the second, once."""
    game = begin({"Rob": "Youthful Knight, Gray Ogre", "Alex": ""}).to("declare_attackers")
    game.attack({"Youthful Knight": "Alex", "Gray Ogre": "Alex"}).to("first_strike_damage")
    assert game.life("Alex") == 18
    given(game, "Gray Ogre", "first strike")
    assert game.to("combat_damage").life("Alex") == 16


def test_double_strike_gained_after_the_first_damage_step_hits_once_more() -> None:
    game = begin({"Rob": "Youthful Knight", "Alex": ""}).to("declare_attackers")
    game.attack({"Youthful Knight": "Alex"}).to("first_strike_damage")
    given(game, "Youthful Knight", "double strike")
    assert game.to("combat_damage").life("Alex") == 16


class TestTargets:
    @pytest.mark.parametrize(
        ("target", "legal"),
        [
            ("Gladecover Scout", False),
            ("Scout", True),
            ("Blurred Mongoose", False),
            ("Mongoose", False),
            ("Gray Ogre", True),
            ("Forest", False),
            ("Hill Giant", False),
            ("Alex", False),
        ],
    )
    def test_what_a_creature_spell_may_target(self, target: str, legal: bool) -> None:  # noqa: FBT001 - parametrized
        board = {
            "Rob": "Scout = Gladecover Scout, Mongoose = Blurred Mongoose, Forest",
            "Alex": "Gladecover Scout, Blurred Mongoose, Gray Ogre",
        }
        hands = {"Rob": "Giant Growth", "Alex": "Hill Giant"}
        verdict = begin(board, hands=hands).tries(
            Cast("Giant Growth", targets=(target,), pay="auto")
        )
        assert verdict.verdict == ("accepted" if legal else "rejected")

    def test_with_all_targets_illegal_not_even_the_rest_of_it_happens(self) -> None:
        """Crimson Wisps draws a card, but not without its creature."""
        board = {"Rob": "Mountain, Gray Ogre", "Alex": "Island"}
        game = begin(board, hands={"Rob": "Crimson Wisps", "Alex": "Unsummon"})
        game.cast("Crimson Wisps", "Gray Ogre").pass_once().cast("Unsummon", "Gray Ogre")
        game.resolve().resolve()
        assert (game.player("Rob").library, game.player("Rob").hand) == (20, 1)

    def test_no_spell_targets_itself(self) -> None:
        board = {"Rob": "Island, I2 = Island, I3 = Island, I4 = Island", "Alex": ""}
        game = begin(board, hands={"Rob": "Counterspell, C2 = Counterspell"})
        assert game.refused(Cast("Counterspell", targets=("Counterspell",), pay="auto"))


class TestTapping:
    @pytest.mark.parametrize(("mark", "rule"), [("tapped", "118.3"), ("sick", "602.5a")])
    def test_for_a_cost_needs_a_creature_that_is_ready(self, mark: str, rule: str) -> None:
        game = begin({"Rob": f"Alluring Siren ({mark})", "Alex": "Gray Ogre"})
        refused = game.refused(Activate("Alluring Siren", targets=("Gray Ogre",)))
        assert [violation.rule for violation in refused] == [rule]

    def test_for_mana_needs_an_untapped_land_that_may_have_just_come(self) -> None:
        game = begin({"Rob": "Forest (tapped), Island (sick)", "Alex": ""})
        assert [v.rule for v in game.refused(Activate("Forest"))] == ["118.3"]
        assert game.activate("Island").player("Rob").mana_pool == ("U",)

    def test_a_tapped_land_pays_for_nothing(self) -> None:
        game = begin({"Rob": "Forest (tapped)", "Alex": ""}, hands={"Rob": "Giant Growth"})
        assert game.refused(Cast("Giant Growth", pay="auto"))
        assert game.pending is not None
        assert kind_of(game.pending) == "priority"
