"""Who divides combat damage, how, and what comes of it; before and after the end of the order."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.driving import Game, begin, damage
from tests.reference.in_each import in_each

from apnap.protocol.answers import Order
from apnap.protocol.decisions import AssignDamageAsked, OrderObjects

WITH_ORDER = "2024-06-07"
WITHOUT_ORDER = "2024-11-08"


def fight(
    rob: str,
    alex: str,
    attackers: str,
    blocks: dict[str, str],
    *,
    bands: tuple[tuple[str, ...], ...] = (),
    **more: Any,
) -> Game:
    """Let Rob attack Alex, Alex block, and go on to the next question that is no priority."""
    game = begin({"Rob": rob, "Alex": alex}, **more).to("declare_attackers")
    game.attack(dict.fromkeys(attackers.split(", "), "Alex"), bands=bands)
    game.to("declare_blockers").block({b: tuple(a.split(", ")) for b, a in blocks.items()})
    while game.kind == "priority" and game.step == "declare_blockers":
        game.pass_once()
    return game


def sources(game: Game) -> dict[str, tuple[int, tuple[str, ...]]]:
    asked = game.pending_as(AssignDamageAsked)
    return {source.source: (source.amount, source.among) for source in asked.sources}


class TestDividing:
    def test_a_creature_with_one_blocker_divides_nothing(self) -> None:
        game = fight(
            "Runeclaw Bear", "Wall of Wood", "Runeclaw Bear", {"Wall of Wood": "Runeclaw Bear"}
        )
        assert (game.kind, game.thing("Wall of Wood").damage) == ("priority", 2)

    def test_the_attacker_divides_freely_without_an_order(self) -> None:
        game = fight(
            "Craw Wurm",
            "Hill Giant, Gray Ogre",
            "Craw Wurm",
            {"Hill Giant": "Craw Wurm", "Gray Ogre": "Craw Wurm"},
            edition=WITHOUT_ORDER,
        )
        assert game.asked == "Rob"
        assert sources(game) == {"Craw Wurm": (6, ("Hill Giant", "Gray Ogre"))}
        game.assign(("Craw Wurm", "Hill Giant", 1), ("Craw Wurm", "Gray Ogre", 5))
        assert game.thing("Hill Giant").damage == 1
        assert game.has("Gray Ogre", "graveyard")

    @in_each([WITH_ORDER, WITHOUT_ORDER])
    def test_all_of_the_damage_is_assigned_and_no_more(self, edition: str) -> None:
        game = fight(
            "Craw Wurm",
            "Hill Giant, Gray Ogre",
            "Craw Wurm",
            {"Hill Giant": "Craw Wurm", "Gray Ogre": "Craw Wurm"},
            edition=edition,
        )
        if game.kind == "order_objects":
            game.order("Hill Giant", "Gray Ogre").to("assign_damage")
        for ogre in (0, 2, 4):
            broken = game.refused(
                damage(("Craw Wurm", "Hill Giant", 3), ("Craw Wurm", "Gray Ogre", ogre))
            )
            assert [violation.rule for violation in broken] == ["510.1a"]
        assert game.refused(damage(("Craw Wurm", "Alex", 6)))
        game.assign(("Craw Wurm", "Hill Giant", 3), ("Craw Wurm", "Gray Ogre", 3))

    def test_negative_damage_balances_nothing(self) -> None:
        game = fight(
            "Craw Wurm",
            "Hill Giant, Gray Ogre",
            "Craw Wurm",
            {"Hill Giant": "Craw Wurm", "Gray Ogre": "Craw Wurm"},
            edition=WITHOUT_ORDER,
        )
        assert game.refused(damage(("Craw Wurm", "Hill Giant", -1), ("Craw Wurm", "Gray Ogre", 7)))

    def test_a_blocker_divides_among_the_attackers_that_it_blocks(self) -> None:
        game = fight(
            "Gray Ogre, Runeclaw Bear",
            "Palace Guard, Forest",
            "Gray Ogre, Runeclaw Bear",
            {"Palace Guard": "Gray Ogre, Runeclaw Bear"},
            edition=WITHOUT_ORDER,
        )
        assert game.asked == "Alex"
        assert sources(game) == {"Palace Guard": (1, ("Gray Ogre", "Runeclaw Bear"))}
        game.assign(("Palace Guard", "Runeclaw Bear", 1))
        assert game.thing("Runeclaw Bear").damage == 1

    def test_the_active_player_assigns_before_the_defending_player(self) -> None:
        game = fight(
            "Craw Wurm, Gray Ogre, Runeclaw Bear",
            "Foriysian Brigade, Hill Giant, Wall of Wood",
            "Craw Wurm, Gray Ogre, Runeclaw Bear",
            {
                "Foriysian Brigade": "Gray Ogre, Runeclaw Bear",
                "Hill Giant": "Craw Wurm",
                "Wall of Wood": "Craw Wurm",
            },
            edition=WITHOUT_ORDER,
        )
        assert (game.asked, list(sources(game))) == ("Rob", ["Craw Wurm"])
        game.assign(("Craw Wurm", "Hill Giant", 6))
        assert (game.asked, list(sources(game))) == ("Alex", ["Foriysian Brigade"])
        assert game.thing("Hill Giant").damage == 0, "nothing is dealt before all is assigned"
        game.assign(("Foriysian Brigade", "Gray Ogre", 2))
        assert game.has("Hill Giant", "graveyard")
        assert game.has("Gray Ogre", "graveyard")


class TestTheOrder:
    """509.2, 509.3, 510.1c-d as they stood until 2024-08-02."""

    def blocked(self, edition: str) -> Game:
        return fight(
            "Craw Wurm",
            "Hill Giant, Gray Ogre",
            "Craw Wurm",
            {"Hill Giant": "Craw Wurm", "Gray Ogre": "Craw Wurm"},
            edition=edition,
        )

    def test_the_active_player_orders_the_blockers(self) -> None:
        game = self.blocked(WITH_ORDER)
        asked = game.pending_as(OrderObjects)
        assert (game.step, game.asked, asked.about) == ("declare_blockers", "Rob", "Craw Wurm")
        assert set(asked.objects) == {"Hill Giant", "Gray Ogre"}
        game.order("Gray Ogre", "Hill Giant")
        assert game.combat.attacks[0].blockers == ("Gray Ogre", "Hill Giant")
        assert game.kind == "priority"

    def test_later_editions_know_no_order(self) -> None:
        assert self.blocked(WITHOUT_ORDER).kind == "assign_damage"

    def test_the_first_in_line_gets_lethal_damage_first(self) -> None:
        game = self.blocked(WITH_ORDER).order("Gray Ogre", "Hill Giant").to("assign_damage")
        assert sources(game) == {"Craw Wurm": (6, ("Gray Ogre", "Hill Giant"))}
        broken = game.refused(damage(("Craw Wurm", "Gray Ogre", 1), ("Craw Wurm", "Hill Giant", 5)))
        assert [violation.rule for violation in broken] == ["510.1c"]
        game.assign(("Craw Wurm", "Gray Ogre", 2), ("Craw Wurm", "Hill Giant", 4))

    def test_more_than_lethal_damage_may_go_to_the_first_in_line(self) -> None:
        game = self.blocked(WITH_ORDER).order("Gray Ogre", "Hill Giant").to("assign_damage")
        game.assign(("Craw Wurm", "Gray Ogre", 6))
        assert game.has("Hill Giant")

    @pytest.mark.parametrize(
        "names", [("Gray Ogre",), ("Gray Ogre", "Gray Ogre"), ("Nemo", "Gray Ogre")]
    )
    def test_an_order_names_each_blocker_once(self, names: tuple[str, ...]) -> None:

        assert self.blocked(WITH_ORDER).refused(Order(names))

    def test_the_defending_player_orders_what_a_creature_blocks(self) -> None:
        game = fight(
            "Gray Ogre, Hill Giant",
            "Foriysian Brigade",
            "Gray Ogre, Hill Giant",
            {"Foriysian Brigade": "Gray Ogre, Hill Giant"},
            edition=WITH_ORDER,
        )
        assert (game.kind, game.asked) == ("order_objects", "Alex")
        game.order("Hill Giant", "Gray Ogre").to("assign_damage")
        assert game.asked == "Alex"
        assert game.refused(damage(("Foriysian Brigade", "Gray Ogre", 2)))
        game.assign(("Foriysian Brigade", "Hill Giant", 2))

    def test_damage_of_two_attackers_together_may_be_lethal(self) -> None:
        game = fight(
            "Craw Wurm, Hill Giant",
            "Palace Guard, Gray Ogre",
            "Craw Wurm, Hill Giant",
            {"Palace Guard": "Craw Wurm, Hill Giant", "Gray Ogre": "Craw Wurm"},
            edition=WITH_ORDER,
        )
        game.order("Palace Guard", "Gray Ogre").order("Craw Wurm", "Hill Giant").to("assign_damage")
        # The Giant assigns 3 to the Guard (toughness 4): 1 from the Wurm makes it lethal.
        game.assign(("Craw Wurm", "Palace Guard", 1), ("Craw Wurm", "Gray Ogre", 5))


class TestTrample:
    @in_each([WITH_ORDER, WITHOUT_ORDER])
    def test_what_is_left_after_lethal_damage_may_go_to_the_player(self, edition: str) -> None:
        game = fight(
            "Colossal Dreadmaw",
            "Hill Giant",
            "Colossal Dreadmaw",
            {"Hill Giant": "Colossal Dreadmaw"},
            edition=edition,
        )
        assert sources(game) == {"Colossal Dreadmaw": (6, ("Hill Giant", "Alex"))}
        broken = game.refused(
            damage(("Colossal Dreadmaw", "Hill Giant", 2), ("Colossal Dreadmaw", "Alex", 4))
        )
        assert [violation.rule for violation in broken] == ["702.19b"]
        game.assign(("Colossal Dreadmaw", "Hill Giant", 3), ("Colossal Dreadmaw", "Alex", 3))
        assert game.life("Alex") == 17

    def test_nothing_needs_to_go_beyond_the_blockers(self) -> None:
        game = fight(
            "Colossal Dreadmaw",
            "Wall of Wood",
            "Colossal Dreadmaw",
            {"Wall of Wood": "Colossal Dreadmaw"},
        )
        game.assign(("Colossal Dreadmaw", "Wall of Wood", 6))
        assert game.life("Alex") == 20

    def test_without_blockers_left_all_of_it_goes_on(self) -> None:
        game = begin(
            {"Rob": "Colossal Dreadmaw, Mountain", "Alex": "Gray Ogre"}, hands={"Rob": "Shock"}
        ).to("declare_attackers")
        game.attack({"Colossal Dreadmaw": "Alex"}).to("declare_blockers")
        game.block({"Gray Ogre": "Colossal Dreadmaw"}).cast("Shock", "Gray Ogre")
        assert game.to("combat_damage").life("Alex") == 14

    def test_without_trample_a_blocked_creature_without_blockers_deals_nothing(self) -> None:
        game = begin(
            {"Rob": "Craw Wurm, Mountain", "Alex": "Gray Ogre"}, hands={"Rob": "Shock"}
        ).to("declare_attackers")
        game.attack({"Craw Wurm": "Alex"}).to("declare_blockers")
        game.block({"Gray Ogre": "Craw Wurm"}).cast("Shock", "Gray Ogre")
        assert game.to("combat_damage").life("Alex") == 20

    def test_damage_that_is_marked_already_counts(self) -> None:
        game = begin(
            {"Rob": "Colossal Dreadmaw, Mountain", "Alex": "Hill Giant"}, hands={"Rob": "Shock"}
        ).to("declare_attackers")
        game.attack({"Colossal Dreadmaw": "Alex"}).to("declare_blockers")
        game.block({"Hill Giant": "Colossal Dreadmaw"}).cast("Shock", "Hill Giant")
        game.to("assign_damage")
        game.assign(("Colossal Dreadmaw", "Hill Giant", 1), ("Colossal Dreadmaw", "Alex", 5))
        assert game.life("Alex") == 15

    def test_a_deathtoucher_beside_it_makes_one_damage_lethal(self) -> None:
        game = fight(
            "Colossal Dreadmaw, Typhoid Rats",
            "Palace Guard",
            "Colossal Dreadmaw, Typhoid Rats",
            {"Palace Guard": "Colossal Dreadmaw, Typhoid Rats"},
            edition=WITHOUT_ORDER,
        )
        # The Rats' own damage is lethal by itself, so nothing is left to assign to the Guard.
        game.assign(("Colossal Dreadmaw", "Alex", 6))
        game.assign(("Palace Guard", "Typhoid Rats", 1))
        assert game.life("Alex") == 14
        assert game.has("Palace Guard", "graveyard")

    def test_trample_is_nothing_to_a_blocker(self) -> None:
        game = fight(
            "Runeclaw Bear",
            "Colossal Dreadmaw",
            "Runeclaw Bear",
            {"Colossal Dreadmaw": "Runeclaw Bear"},
        )
        assert (game.kind, game.life("Rob")) == ("priority", 20)

    def test_trample_over_a_planeswalkers_guard_hits_the_planeswalker(self) -> None:
        game = begin({"Rob": "Colossal Dreadmaw", "Alex": "Gray Ogre, Jace Beleren"})
        game.to("declare_attackers").attack({"Colossal Dreadmaw": "Jace Beleren"})
        game.to("declare_blockers").block({"Gray Ogre": "Colossal Dreadmaw"}).to("assign_damage")
        assert sources(game) == {"Colossal Dreadmaw": (6, ("Gray Ogre", "Jace Beleren"))}
        assert game.refused(
            damage(("Colossal Dreadmaw", "Gray Ogre", 2), ("Colossal Dreadmaw", "Alex", 4))
        )
        game.assign(("Colossal Dreadmaw", "Gray Ogre", 2), ("Colossal Dreadmaw", "Jace Beleren", 4))
        assert game.has("Jace Beleren", "graveyard")
        assert game.life("Alex") == 20


class TestDeathtouch:
    def test_any_damage_by_it_is_deadly(self) -> None:
        game = fight("Typhoid Rats", "Craw Wurm", "Typhoid Rats", {"Craw Wurm": "Typhoid Rats"})
        assert game.has("Craw Wurm", "graveyard")

    def test_one_damage_is_enough_for_each_in_the_order(self) -> None:
        game = begin(
            {"Rob": "Vampire Nighthawk", "Alex": "Wall of Air, Serra Angel"}, edition=WITH_ORDER
        )
        game.to("declare_attackers").attack({"Vampire Nighthawk": "Alex"}).to("declare_blockers")
        game.block({"Wall of Air": "Vampire Nighthawk", "Serra Angel": "Vampire Nighthawk"})
        game.order("Wall of Air", "Serra Angel").to("assign_damage")
        game.assign(
            ("Vampire Nighthawk", "Wall of Air", 1), ("Vampire Nighthawk", "Serra Angel", 1)
        )
        assert game.has("Wall of Air", "graveyard")
        assert game.has("Serra Angel", "graveyard")
        assert game.life("Rob") == 22, "lifelink counts all damage dealt"

    def test_the_indestructible_survives_it(self) -> None:
        game = fight(
            "Typhoid Rats", "Darksteel Myr", "Typhoid Rats", {"Darksteel Myr": "Typhoid Rats"}
        )
        assert game.has("Darksteel Myr")


class TestBanding:
    def test_who_blocks_one_of_a_band_blocks_all_of_it(self) -> None:
        game = fight(
            "Benalish Hero, Hill Giant",
            "Gray Ogre",
            "Benalish Hero, Hill Giant",
            {"Gray Ogre": "Hill Giant"},
            bands=(("Benalish Hero", "Hill Giant"),),
            edition=WITHOUT_ORDER,
        )
        assert {a.attacker: a.blocked for a in game.combat.attacks} == {
            "Benalish Hero": True,
            "Hill Giant": True,
        }
        assert game.combat.blocks[0].blocks == ("Hill Giant", "Benalish Hero")

    @in_each([WITH_ORDER, WITHOUT_ORDER])
    def test_the_attacker_divides_the_damage_of_what_blocks_a_band(self, edition: str) -> None:
        game = fight(
            "Benalish Hero, Hill Giant",
            "Craw Wurm",
            "Benalish Hero, Hill Giant",
            {"Craw Wurm": "Hill Giant"},
            bands=(("Benalish Hero", "Hill Giant"),),
            edition=edition,
        )
        if edition == WITH_ORDER:
            assert (game.kind, game.asked) == ("order_objects", "Alex")
            game.order("Hill Giant", "Benalish Hero").to("assign_damage")
        assert (game.kind, game.asked) == ("assign_damage", "Rob")
        assert set(sources(game)) == {"Craw Wurm"}
        game.assign(("Craw Wurm", "Hill Giant", 1), ("Craw Wurm", "Benalish Hero", 5))
        assert game.thing("Hill Giant").damage == 1
        assert game.has("Benalish Hero", "graveyard")

    @in_each([WITH_ORDER, WITHOUT_ORDER])
    def test_a_banding_blocker_lets_the_defender_divide(self, edition: str) -> None:
        game = fight(
            "Craw Wurm",
            "Benalish Hero, Hill Giant",
            "Craw Wurm",
            {"Benalish Hero": "Craw Wurm", "Hill Giant": "Craw Wurm"},
            edition=edition,
        )
        if edition == WITH_ORDER:
            assert (game.kind, game.asked) == ("order_objects", "Rob")
            game.order("Hill Giant", "Benalish Hero").to("assign_damage")
        assert (game.kind, game.asked) == ("assign_damage", "Alex")
        game.assign(("Craw Wurm", "Benalish Hero", 5), ("Craw Wurm", "Hill Giant", 1))
        assert game.has("Hill Giant")

    def test_a_trampler_blocked_by_banding_still_kills_before_it_tramples(self) -> None:
        game = fight(
            "Colossal Dreadmaw",
            "Benalish Hero",
            "Colossal Dreadmaw",
            {"Benalish Hero": "Colossal Dreadmaw"},
        )
        assert (game.kind, game.asked) == ("assign_damage", "Alex")
        game.assign(("Colossal Dreadmaw", "Benalish Hero", 6))
        assert game.life("Alex") == 20
