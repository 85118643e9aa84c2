"""The steps of the combat phase: their order, when they are skipped, and first-strike damage."""

from __future__ import annotations

from typing import Any

from tests.reference.driving import Game, begin


def steps_of_combat(game: Game) -> list[str]:
    """Pass priority until the combat phase is over; give its steps, each once."""
    seen: list[str] = []
    while game.state.turns[0].phase == "combat":
        if game.step not in seen:
            seen.append(game.step)
        game.pass_over()
    return seen


def attacking(rob: str, alex: str, attackers: str, **more: Any) -> Game:
    """Let Rob attack Alex with the creatures named."""
    game = begin({"Rob": rob, "Alex": alex}, **more).to("declare_attackers")
    return game.attack(dict.fromkeys(attackers.split(", "), "Alex"))


def test_an_attack_goes_through_every_step() -> None:
    game = begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"}).to("beginning_of_combat")
    assert game.state.turns[0].phase == "combat"
    game.to("declare_attackers").attack({"Runeclaw Bear": "Alex"})
    assert steps_of_combat(game) == [
        "declare_attackers",
        "declare_blockers",
        "combat_damage",
        "end_of_combat",
    ]
    assert (game.step, game.life("Alex")) == ("postcombat_main", 18)


def test_without_attackers_nobody_blocks_and_nothing_strikes() -> None:
    game = begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"}).to("declare_attackers").attack({})
    assert steps_of_combat(game) == ["declare_attackers", "end_of_combat"]


def test_without_creatures_nobody_is_asked_to_attack() -> None:
    game = begin({"Rob": "Forest", "Alex": "Gray Ogre"}).to("beginning_of_combat")
    assert steps_of_combat(game) == ["beginning_of_combat", "declare_attackers", "end_of_combat"]


def test_the_blockers_step_comes_although_the_only_attacker_has_died() -> None:
    game = begin(
        {"Rob": "Runeclaw Bear", "Alex": "Gray Ogre, Mountain"}, hands={"Alex": "Shock"}
    ).to("declare_attackers")
    game.attack({"Runeclaw Bear": "Alex"}).pass_once()
    game.cast("Shock", "Runeclaw Bear").resolve()
    assert not game.has("Runeclaw Bear")
    assert steps_of_combat(game) == [
        "declare_attackers",
        "declare_blockers",
        "combat_damage",
        "end_of_combat",
    ]


def test_the_active_player_has_priority_first_in_each_step_of_combat() -> None:
    game = attacking("Runeclaw Bear", "Gray Ogre", "Runeclaw Bear")
    first: dict[str, str | None] = {}
    while game.state.turns[0].phase == "combat":
        if game.kind == "priority":
            first.setdefault(game.step, game.asked)
        game.pass_over()
    assert set(first.values()) == {"Rob"}
    assert set(first) == {"declare_attackers", "declare_blockers", "combat_damage", "end_of_combat"}


def test_nothing_is_attacking_any_more_once_combat_is_over() -> None:
    game = attacking("Runeclaw Bear", "Gray Ogre", "Runeclaw Bear").to("end_of_combat")
    assert [attack.attacker for attack in game.combat.attacks] == ["Runeclaw Bear"]
    assert game.to("postcombat_main").state.turns[0].combat is None


class TestFirstStrike:
    """510.4: one step more, and who deals damage in which."""

    def test_a_first_striker_strikes_before_the_others(self) -> None:
        game = attacking("Youthful Knight", "Savannah Lions", "Youthful Knight")
        game.to("declare_blockers").block({"Savannah Lions": "Youthful Knight"})
        game.to("first_strike_damage")
        assert game.has("Savannah Lions", "graveyard")
        game.to("postcombat_main")
        assert game.has("Youthful Knight")

    def test_a_blocking_first_striker_is_enough_for_two_steps(self) -> None:
        game = attacking("Runeclaw Bear", "Youthful Knight", "Runeclaw Bear")
        game.to("declare_blockers").block({"Youthful Knight": "Runeclaw Bear"})
        assert "first_strike_damage" in steps_of_combat(game)
        assert (game.has("Runeclaw Bear"), game.has("Youthful Knight")) == (False, True)

    def test_a_first_striker_that_neither_attacks_nor_blocks_changes_nothing(self) -> None:
        game = attacking("Runeclaw Bear, Youthful Knight", "Tundra Wolves", "Runeclaw Bear")
        assert "first_strike_damage" not in steps_of_combat(game)

    def test_one_first_striker_makes_two_steps_for_the_whole_combat(self) -> None:
        board = {"Rob": "Youthful Knight, Grizzly Bears", "Alex": "", "Carissa": ""}
        game = begin(board).to("declare_attackers")
        game.attack({"Youthful Knight": "Alex", "Grizzly Bears": "Carissa"})
        game.to("first_strike_damage")
        assert (game.life("Alex"), game.life("Carissa"), game.kind) == (18, 20, "priority")
        game.to("combat_damage")
        assert (game.life("Alex"), game.life("Carissa")) == (18, 18)

    def test_a_double_striker_deals_damage_in_both_steps(self) -> None:
        game = attacking("Fencing Ace", "Forest", "Fencing Ace").to("first_strike_damage")
        assert game.life("Alex") == 19
        assert game.to("combat_damage").life("Alex") == 18

    def test_losing_first_strike_in_between_brings_no_second_hit(self) -> None:
        game = attacking(
            "Youthful Knight, Runeclaw Bear",
            "Island, Island",
            "Youthful Knight, Runeclaw Bear",
            hands={"Alex": "Ovinize"},
        )
        game.to("first_strike_damage").pass_once()
        game.cast("Ovinize", "Youthful Knight").resolve()
        assert game.life("Alex") == 18
        assert game.to("combat_damage").life("Alex") == 16, "only the Bear strikes now"

    def test_losing_double_strike_in_between_brings_no_second_hit(self) -> None:
        game = attacking("Fencing Ace", "Island, Island", "Fencing Ace", hands={"Alex": "Ovinize"})
        game.to("first_strike_damage").pass_once()
        game.cast("Ovinize", "Fencing Ace").resolve()
        assert game.to("postcombat_main").life("Alex") == 19

    def test_losing_first_strike_before_the_damage_leaves_one_step(self) -> None:
        game = attacking(
            "Youthful Knight", "Island, Island", "Youthful Knight", hands={"Alex": "Ovinize"}
        )
        game.pass_once().cast("Ovinize", "Youthful Knight").resolve()
        assert "first_strike_damage" not in steps_of_combat(game)

    def test_a_dead_creature_strikes_no_second_time(self) -> None:
        game = attacking("Savannah Lions, Fencing Ace", "Youthful Knight", "Savannah Lions")
        game.to("declare_blockers").block({"Youthful Knight": "Savannah Lions"})
        game.to("postcombat_main")
        assert game.has("Youthful Knight")
        assert game.has("Savannah Lions", "graveyard")


class TestSkippedSteps:
    def test_nobody_receives_priority_in_untap_and_cleanup(self) -> None:
        game = begin({"Rob": "Runeclaw Bear", "Alex": "Gray Ogre"})
        seen = set()
        for _ in range(60):
            seen.add(game.step)
            game.pass_over()
        assert not seen & {"untap", "cleanup"}
        assert {"upkeep", "draw", "end_step"} <= seen

    def test_a_step_ends_only_when_all_have_passed_in_succession(self) -> None:
        board = {"Rob": "Forest, Runeclaw Bear", "Alex": "Island", "Carissa": ""}
        game = begin(board, hands={"Rob": "Giant Growth"})
        game.pass_once().pass_once().pass_once()
        assert game.step == "beginning_of_combat"
        game.cast("Giant Growth", "Runeclaw Bear")
        for asked in ("Rob", "Alex", "Carissa"):
            assert game.asked == asked
            game.pass_once()
        assert game.step == "beginning_of_combat"
        assert game.thing("Runeclaw Bear").now.power == 5  # type: ignore[union-attr]

    def test_an_action_makes_everybody_pass_anew(self) -> None:
        board = {"Rob": "", "Alex": "Island, Runeclaw Bear", "Carissa": ""}
        game = begin(board, hands={"Alex": "Unsummon"}).pass_once()
        game.cast("Unsummon", "Runeclaw Bear").resolve()
        assert (game.asked, game.step) == ("Rob", "precombat_main")

    def test_a_mana_ability_is_an_action_as_well(self) -> None:
        game = begin({"Rob": "", "Alex": "Island"}).pass_once()
        game.activate("Island").pass_once()
        assert (game.asked, game.step) == ("Rob", "precombat_main")
