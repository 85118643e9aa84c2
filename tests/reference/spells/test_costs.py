"""Costs: what is paid for spells and abilities, by whom, how much of it, or not at all."""

from __future__ import annotations

import pytest
from tests.reference.driving import Game, begin

from apnap.protocol.answers import Activate, Cast, Pay
from apnap.protocol.decisions import ChooseObjects, PayAsked
from apnap.protocol.messages import Violation
from apnap_reference.rulebook import Rulebook
from apnap_reference.spells.total_cost import (
    mana_value_of,
    one_way_only,
    reduced,
    total_cost,
    with_what_is_added,
)
from apnap_reference.state.stack_abilities import Cost
from apnap_reference.state.table import Object, PlayerId, Table


def lands(**counts: int) -> str:
    """Give a list of lands: `lands(Forest=2)` is `Forest, Forest`."""
    return ", ".join(name for name, count in counts.items() for _ in range(count))


def cited(violations: tuple[Violation, ...]) -> list[str | None]:
    return [violation.rule for violation in violations]


class TestWhatIsUsedUp:
    """118.8: an additional cost is paid while the spell is cast, in full."""

    def reap(self, creatures: str, **more: str) -> Game:
        board = {"Rob": f"{creatures}, Swamp, Swamp", "Alex": "Gray Ogre, Mountain, Mountain"}
        return begin(board, hands={"Rob": "Altar's Reap", **more}, library=5)

    def test_the_only_creature_is_sacrificed_without_a_question(self) -> None:
        game = self.reap("Grizzly Bears").cast("Altar's Reap")
        assert game.kind == "priority"
        assert game.has("Grizzly Bears", "graveyard")
        assert game.player("Rob").hand == 0
        assert game.resolve().player("Rob").hand == 2

    def test_one_of_several_is_chosen(self) -> None:
        game = self.reap("Grizzly Bears, Hill Giant").cast("Altar's Reap")
        asked = game.pending_as(ChooseObjects)
        assert (asked.decider, asked.purpose, asked.source) == ("Rob", "sacrifice", "Altar's Reap")
        assert (asked.among, asked.least, asked.most) == (("Grizzly Bears", "Hill Giant"), 1, 1)
        game.refused(Cast("Altar's Reap"))
        game.choose("Hill Giant")
        assert game.has("Hill Giant", "graveyard")
        assert game.has("Grizzly Bears")

    def test_or_named_at_once(self) -> None:
        game = self.reap("Grizzly Bears, Hill Giant").cast("Altar's Reap", costs=("Hill Giant",))
        assert game.kind == "priority"
        assert game.has("Hill Giant", "graveyard")

    @pytest.mark.parametrize(
        "named",
        [
            (),
            ("Gray Ogre",),
            ("Swamp",),
            ("Nemo",),
            ("Grizzly Bears", "Hill Giant"),
            ("Grizzly Bears", "Grizzly Bears"),
        ],
    )
    def test_nothing_else_will_do(self, named: tuple[str, ...]) -> None:
        game = self.reap("Grizzly Bears, Hill Giant")
        refused = game.refused(Cast("Altar's Reap", costs=named, pay="auto"))
        assert cited(refused) in (["118.3"], ["601.2h"])

    def test_without_a_creature_it_is_not_cast(self) -> None:
        game = self.reap("Ornithopter (tapped)").cast("Altar's Reap")
        assert game.has("Ornithopter", "graveyard")
        refused = self.reap("Forest").refused(Cast("Altar's Reap", pay="auto"))
        assert cited(refused) == ["118.3"]

    def test_a_creature_that_somebody_else_controls_is_not_ones_own_to_sacrifice(self) -> None:
        board = {"Rob": "Swamp, Swamp, Runeclaw Bear, Wind Drake", "Alex": "Island, Island"}
        more = {"Rob": "Altar's Reap", "Alex": "Control Magic"}
        game = begin({**board, "Alex": lands(Island=4)}, hands=more, turn="Alex")
        game.cast("Control Magic", "Wind Drake").resolve().pass_once()
        refused = game.refused(Cast("Altar's Reap", costs=("Wind Drake",), pay="auto"))
        assert cited(refused) == ["118.3"]
        assert game.cast("Altar's Reap").has("Runeclaw Bear", "graveyard")

    def test_it_is_gone_before_anybody_responds_and_stays_so_if_the_spell_is_countered(
        self,
    ) -> None:
        board = {"Rob": "Grizzly Bears, Swamp, Swamp", "Alex": "Mountain, Island, Island"}
        hands = {"Rob": "Altar's Reap", "Alex": "Lightning Bolt, Counterspell"}
        game = begin(board, hands=hands).cast("Altar's Reap").pass_once()
        game.refused(Cast("Lightning Bolt", targets=("Grizzly Bears",), pay="auto"))
        game.cast("Counterspell", "Altar's Reap").resolve()
        assert game.has("Altar's Reap", "graveyard")
        assert game.has("Grizzly Bears", "graveyard")
        assert game.player("Rob").hand == 0

    def test_without_the_mana_nothing_is_sacrificed(self) -> None:
        board = {"Rob": "Grizzly Bears, Swamp", "Alex": ""}
        game = begin(board, hands={"Rob": "Altar's Reap"})
        assert cited(game.refused(Cast("Altar's Reap", pay="auto"))) == ["118.3"]
        assert game.has("Grizzly Bears")

    def test_a_refusal_of_the_mana_after_the_choice_takes_everything_back(self) -> None:
        game = self.reap("Grizzly Bears, Hill Giant")
        before = game.state
        game.says(Cast("Altar's Reap")).choose("Hill Giant")
        assert game.pending_as(PayAsked).cost == "{1}{B}"
        verdict = game.tries(Pay("nothing"))
        assert (verdict.verdict, cited(verdict.violations)) == ("rejected", ["118.3"])
        assert game.state == before

    def test_what_is_sacrificed_is_seen_dying(self) -> None:
        board = {"Rob": "Grizzly Bears, Swamp, Swamp, Blood Artist", "Alex": ""}
        game = begin(board, hands={"Rob": "Altar's Reap"})
        game.cast("Altar's Reap", costs=("Grizzly Bears",)).choose("Alex").resolve()
        assert (game.life("Rob"), game.life("Alex")) == (21, 19)

    def test_a_chosen_creature_that_leaves_with_its_owner_pays_nothing(self) -> None:
        board = {"Rob": "Swamp, Swamp, Hill Giant", "Alex": "Gray Ogre", "Carissa": ""}
        hands = {"Rob": "Altar's Reap, Act of Treason"}
        board["Rob"] += ", Mountain, Mountain, Mountain"
        game = begin(board, hands=hands)
        pay = ("Mountain", "Mountain 2", "Mountain 3")
        game.cast("Act of Treason", "Gray Ogre", pay=pay).resolve()
        game.says(Cast("Altar's Reap", costs=("Gray Ogre",)))
        assert game.kind == "pay"
        game.concede("Alex")
        verdict = game.tries(Pay("auto"))
        assert (verdict.verdict, cited(verdict.violations)) == ("rejected", ["118.3"])
        assert game.has("Altar's Reap", "hand")
        assert not game.thing("Swamp").tapped
        assert game.cast("Altar's Reap").has("Hill Giant", "graveyard")


class TestAlternatives:
    """118.9: something may be paid rather than the mana cost, one thing only."""

    def forced(self, more: str = "", hand: str = "Jump", **rulebook: Rulebook) -> Game:
        """Let Rob cast a Bear while Alex holds Force of Will, and has priority."""
        board = {"Rob": f"{lands(Forest=2)}, Island, Island, Island", "Alex": more}
        hands = {"Rob": "Grizzly Bears, Disdainful Stroke", "Alex": f"Force of Will, {hand}"}
        game = begin(board, hands=hands, **rulebook)
        return game.cast("Grizzly Bears", pay=("Forest", "Forest 2")).pass_once()

    def force(self, **more: object) -> Cast:
        said = {"targets": ("Grizzly Bears",), "pay": "auto", "alternative": "Force of Will"}
        return Cast("Force of Will", **{**said, **more})  # type: ignore[arg-type]

    def test_life_and_a_blue_card_rather_than_mana(self) -> None:
        game = self.forced().says(self.force())
        assert (game.life("Alex"), game.has("Jump", "exile")) == (19, True)
        assert game.resolve().has("Grizzly Bears", "graveyard")

    def test_what_allows_it_is_named_by_its_card_or_as_it_is_called(self) -> None:
        for named in ("Omniscience", "Enchantment"):
            game = begin(
                {"Rob": "Enchantment = Omniscience", "Alex": ""},
                hands={"Rob": "Bear = Grizzly Bears"},
            )
            game.says(Cast("Bear", alternative=named, pay="auto"))
            assert game.named_on_stack() == (("Bear", "Rob"),)

    def test_one_of_several_blue_cards_is_chosen(self) -> None:
        game = self.forced(hand="Jump, Unsummon, Shock").says(self.force())
        assert game.pending_as(ChooseObjects).among == ("Jump", "Unsummon")
        assert game.choose("Unsummon").has("Unsummon", "exile")
        assert game.player("Alex").hand == 2

    @pytest.mark.parametrize("card", ["Shock", "Island", "Force of Will"])
    def test_no_other_card_will_do(self, card: str) -> None:
        hand = card if card != "Force of Will" else "Shock"
        refused = self.forced(hand=hand).refused(self.force(costs=(card,)))
        assert cited(refused) == ["118.3"]

    def test_a_card_of_somebody_else_will_not_do(self) -> None:
        refused = self.forced().refused(self.force(costs=("Disdainful Stroke",)))
        assert cited(refused) == ["118.3"]

    def test_the_mana_cost_may_be_paid_as_well_as_ever(self) -> None:
        game = self.forced(lands(Island=5)).cast("Force of Will", "Grizzly Bears")
        assert (game.life("Alex"), game.has("Jump", "hand")) == (20, True)
        assert game.thing("Island 4").tapped

    def test_the_mana_cost_is_meant_if_nothing_else_is_named(self) -> None:
        refused = self.forced().refused(self.force(alternative=None))
        assert cited(refused) == ["118.3"]

    def test_the_mana_cost_and_the_card_are_not_paid_together(self) -> None:
        game = self.forced(lands(Island=5))
        refused = game.refused(self.force(alternative=None, costs=("Jump",)))
        assert cited(refused) == ["118.9a"]

    def test_lands_are_not_tapped_for_a_cost_without_mana(self) -> None:
        game = self.forced("Island")
        assert cited(game.refused(self.force(pay=("Island",)))) == ["601.2g"]
        game.says(self.force(pay="nothing"))

    @pytest.mark.parametrize("life", [1, 2])
    def test_all_the_life_there_is_may_be_paid(self, life: int) -> None:
        board = {"Rob": "Forest, Forest", "Alex": "", "Carissa": ""}
        hands = {"Rob": "Grizzly Bears", "Alex": "Force of Will, Jump"}
        game = begin(board, hands=hands, life={"Alex": life})
        game.cast("Grizzly Bears").pass_once().says(self.force())
        assert game.life("Alex") == life - 1
        assert (game.player("Alex").left is None) == (life > 1)

    def test_no_more_life_than_there_is(self) -> None:
        board = {"Rob": "Forest, Forest", "Alex": "Platinum Angel, Plains"}
        hands = {"Rob": "Grizzly Bears", "Alex": "Force of Will, Jump"}
        game = begin(board, hands=hands, life={"Alex": 0})
        game.cast("Grizzly Bears").pass_once()
        assert cited(game.refused(self.force())) == ["119.4"]

    @pytest.mark.parametrize("name", ["Jump", "Omniscience", "Grizzly Bears", "Nemo"])
    def test_nothing_else_offers_an_alternative(self, name: str) -> None:
        assert cited(self.forced().refused(self.force(alternative=name))) == ["118.9"]

    def test_an_omniscience_of_somebody_else_offers_nothing(self) -> None:
        board = {"Rob": "Omniscience", "Alex": "", "Carissa": ""}
        hands = {"Rob": "Grizzly Bears", "Alex": "Jump"}
        game = begin(board, hands=hands).cast("Grizzly Bears", alternative="Omniscience")
        assert game.resolve().has("Grizzly Bears")
        game.pass_once()
        refused = game.refused(
            Cast("Jump", targets=("Grizzly Bears",), alternative="Omniscience", pay="auto")
        )
        assert cited(refused) == ["118.9"]

    def test_omniscience_lets_nobody_cast_at_another_time(self) -> None:
        board = {"Rob": "Omniscience", "Alex": ""}
        game = begin(board, hands={"Rob": "Grizzly Bears"}, step="upkeep")
        refused = game.refused(Cast("Grizzly Bears", alternative="Omniscience"))
        assert cited(refused) == ["601.3"]

    def test_with_a_permission_to_cast_at_any_time_it_is_free_then_as_well(self) -> None:
        board = {"Rob": "", "Alex": "Omniscience, Vedalken Orrery"}
        game = begin(board, hands={"Alex": "Grizzly Bears"}, step="upkeep").pass_once()
        game.cast("Grizzly Bears", alternative="Omniscience")
        assert game.asked == "Alex", "who has cast a spell has priority again"
        assert game.resolve().has("Grizzly Bears")

    def test_only_one_of_two_is_used(self) -> None:
        either = self.forced("Omniscience").says(self.force(alternative="Omniscience"))
        assert (either.life("Alex"), either.has("Jump", "hand")) == (20, True)
        other = self.forced("Omniscience").says(self.force(costs=("Jump",)))
        assert (other.life("Alex"), other.has("Jump", "exile")) == (19, True)
        game = self.forced("Omniscience")
        refused = game.refused(self.force(alternative="Omniscience", costs=("Jump",)))
        assert cited(refused) == ["118.9a"]

    def test_an_additional_cost_is_paid_on_top(self) -> None:
        board = {"Rob": "Omniscience, Grizzly Bears", "Alex": ""}
        game = begin(board, hands={"Rob": "Altar's Reap"})
        game.cast("Altar's Reap", alternative="Omniscience", costs=("Grizzly Bears",))
        assert game.has("Grizzly Bears", "graveyard")
        game = begin({**board, "Rob": "Omniscience"}, hands={"Rob": "Altar's Reap"})
        assert cited(game.refused(Cast("Altar's Reap", alternative="Omniscience"))) == ["118.3"]

    def test_an_increase_is_paid_on_top(self) -> None:
        board = {"Rob": f"{lands(Forest=3)}, Sphere of Resistance", "Alex": "Island"}
        hands = {"Rob": "Grizzly Bears", "Alex": "Force of Will, Jump"}
        game = begin(board, hands=hands).cast("Grizzly Bears").pass_once()
        assert cited(game.refused(self.force(pay="nothing"))) == ["118.3"]
        assert cited(game.refused(self.force(pay=()))) == ["118.3"]
        game.says(self.force(pay=("Island",)))
        assert (game.life("Alex"), game.thing("Island").tapped) == (19, True)

    def test_the_mana_value_is_what_it_was(self) -> None:
        game = self.forced().says(self.force()).pass_once()
        game.cast("Disdainful Stroke", "Force of Will", pay=("Island", "Island 2")).resolve()
        assert game.has("Force of Will", "graveyard")
        assert game.resolve().has("Grizzly Bears")

    def test_a_small_spell_has_too_little_mana_value(self) -> None:
        board = {"Rob": "Forest, Forest", "Alex": "Island, Island"}
        hands = {"Rob": "Grizzly Bears", "Alex": "Disdainful Stroke"}
        game = begin(board, hands=hands).cast("Grizzly Bears").pass_once()
        refused = game.refused(Cast("Disdainful Stroke", targets=("Grizzly Bears",), pay="auto"))
        assert cited(refused) == ["601.2c"]

    def test_misread_both_are_paid(self) -> None:
        wrong = Rulebook("both", {one_way_only.key: lambda *_: True})
        game = self.forced("Omniscience", rulebook=wrong)
        refused = game.refused(self.force(alternative="Omniscience", costs=("Jump",)))
        assert cited(refused) == ["601.2h"]


ARTIFACTS = "Ornithopter, Memnite, Spellbook, Fountain of Youth, Temple Bell, Copper Tablet"


def artifacts(count: int) -> str:
    return ", ".join(ARTIFACTS.split(", ")[:count])


class TestMoreAndLess:
    """601.2f: what is added comes before what is taken off."""

    @pytest.mark.parametrize(
        ("card", "count", "mana"),
        [
            ("Frogmite", 0, 4),
            ("Frogmite", 3, 1),
            ("Frogmite", 4, 0),
            ("Frogmite", 6, 0),
            ("Myr Enforcer", 2, 5),
            ("Myr Enforcer", 6, 1),
        ],
    )
    def test_affinity_counts_artifacts(self, card: str, count: int, mana: int) -> None:
        def board(forests: int) -> Game:
            rob = ", ".join(filter(None, (artifacts(count), lands(Forest=forests))))
            alex = "Alex's Bell = Temple Bell, Alex's Tablet = Copper Tablet"
            return begin({"Rob": rob, "Alex": alex}, hands={"Rob": card})

        game = board(mana).cast(card)
        assert game.named_on_stack() == ((card, "Rob"),)
        if mana:
            assert cited(board(mana - 1).refused(Cast(card, pay="auto"))) == ["118.3"]

    def test_it_reduces_no_coloured_mana(self) -> None:
        board = {"Rob": f"{artifacts(6)}, Forest, Island", "Alex": ""}
        game = begin(board, hands={"Rob": "Thoughtcast"})
        assert cited(game.refused(Cast("Thoughtcast", pay=("Forest",)))) == ["118.3"]
        assert game.cast("Thoughtcast", pay=("Island",)).resolve().player("Rob").hand == 2

    def test_it_leaves_the_mana_value_alone(self) -> None:
        board = {"Rob": artifacts(4), "Alex": "Island, Island"}
        hands = {"Rob": "Frogmite", "Alex": "Disdainful Stroke"}
        game = begin(board, hands=hands).cast("Frogmite").pass_once()
        game.cast("Disdainful Stroke", "Frogmite").resolve()
        assert game.has("Frogmite", "graveyard")

    def test_an_increase_comes_first_and_is_taken_off_as_well(self) -> None:
        free = begin(
            {"Rob": f"Sphere of Resistance, {artifacts(4)}", "Alex": ""}, hands={"Rob": "Frogmite"}
        )
        assert free.cast("Frogmite").named_on_stack() == (("Frogmite", "Rob"),)
        dear = begin(
            {"Rob": artifacts(4), "Alex": "Sphere of Resistance"}, hands={"Rob": "Frogmite"}
        )
        assert cited(dear.refused(Cast("Frogmite", pay="auto"))) == ["118.3"]

    def test_increases_add_up_for_everybody(self) -> None:
        spheres = "A = Sphere of Resistance, B = Sphere of Resistance"
        for forests, legal in ((2, False), (3, True)):
            board = {"Rob": spheres, "Alex": lands(Forest=forests), "Carissa": "Grizzly Bears"}
            game = begin(board, hands={"Alex": "Giant Growth"}).pass_once()
            said = Cast("Giant Growth", targets=("Grizzly Bears",), pay="auto")
            assert (game.tries(said).verdict == "accepted") is legal

    def test_abilities_are_not_spells(self) -> None:
        board = {"Rob": "Sphere of Resistance, Fountain of Youth, Forest, Island", "Alex": ""}
        assert begin(board).activate("Fountain of Youth").resolve().life("Rob") == 21

    def test_misread_the_reduction_comes_first(self) -> None:
        def wrong(table: Table, player: PlayerId, spell: Object, way: Cost) -> Cost:
            less = Cost(mana=reduced(way.mana, by=5), life=way.life, uses=way.uses)
            return with_what_is_added(table, player, spell, less)

        board = {"Rob": f"Sphere of Resistance, {artifacts(4)}", "Alex": ""}
        misread = Rulebook("reduced first", {total_cost.key: wrong})
        game = begin(board, hands={"Rob": "Frogmite"}, rulebook=misread)
        assert cited(game.refused(Cast("Frogmite", pay="auto"))) == ["118.3"]

    def test_misread_what_is_paid_is_the_mana_value(self) -> None:
        board = {"Rob": artifacts(4), "Alex": "Island, Island"}
        hands = {"Rob": "Frogmite", "Alex": "Disdainful Stroke"}
        misread = Rulebook("as paid", {mana_value_of.key: lambda _table, _thing: 0})
        game = begin(board, hands=hands, rulebook=misread).cast("Frogmite").pass_once()
        assert cited(game.refused(Cast("Disdainful Stroke", targets=("Frogmite",)))) == ["601.2c"]


class TestMana:
    """118.3: mana is paid in full, each symbol with mana that fits."""

    def test_exactly_the_permanents_named_are_tapped(self) -> None:
        game = begin({"Rob": lands(Forest=4), "Alex": ""}, hands={"Rob": "Grizzly Bears"})
        game.cast("Grizzly Bears", pay=("Forest 2", "Forest 4"))
        tapped = [t.name for t in game.state.objects if t.tapped]
        assert tapped == ["Forest 2", "Forest 4"]

    @pytest.mark.parametrize(
        "pay",
        [
            (),
            ("Forest",),
            ("Island", "Mountain"),
            ("Forest", "Forest"),
            ("Forest", "Nemo"),
            ("Forest", "Alex's Forest"),
            ("Forest", "Forest 2"),
            ("Forest", "Runeclaw Bear"),
        ],
    )
    def test_other_payments_are_refused(self, pay: tuple[str, ...]) -> None:
        rob = "Forest, Island, Mountain, Runeclaw Bear, Forest (tapped)"
        board = {"Rob": rob, "Alex": "Alex's Forest = Forest"}
        game = begin(board, hands={"Rob": "Grizzly Bears"})
        assert cited(game.refused(Cast("Grizzly Bears", pay=pay))) == ["118.3"]

    def test_mana_in_the_pool_counts(self) -> None:
        board = {"Rob": "Forest, Island", "Alex": ""}
        game = begin(board, hands={"Rob": "Grizzly Bears"})
        game.activate("Forest").cast("Grizzly Bears", pay=("Island",))
        assert game.player("Rob").mana_pool == ()
        game = begin(board, hands={"Rob": "Grizzly Bears"}).activate("Forest").activate("Island")
        assert game.cast("Grizzly Bears", pay=()).player("Rob").mana_pool == ()

    def test_mana_that_is_not_needed_stays_in_the_pool(self) -> None:
        game = begin({"Rob": "Mountain, Island", "Alex": ""}, hands={"Rob": "Shock"})
        game.cast("Shock", "Alex", pay=("Mountain", "Island"))
        assert game.player("Rob").mana_pool == ("U",)

    def test_nothing_is_paid_if_the_pool_has_the_wrong_colour(self) -> None:
        game = begin({"Rob": "Forest, Island", "Alex": ""}, hands={"Rob": "Shock"})
        game.activate("Forest")
        assert cited(game.refused(Cast("Shock", targets=("Alex",), pay="auto"))) == ["118.3"]

    def test_a_land_of_two_colours_pays_the_one_that_is_missing(self) -> None:
        board = {"Rob": "Tropical Island, Forest", "Alex": "Gray Ogre"}
        game = begin(board, hands={"Rob": "Jump, Giant Growth"})
        game.cast("Giant Growth", "Gray Ogre", pay="auto")
        assert not game.thing("Tropical Island").tapped
        game.cast("Jump", "Gray Ogre", pay="auto")
        assert game.thing("Tropical Island").tapped


class TestAbilities:
    """602.1a: all that stands before the colon is paid."""

    def fountain(self, more: str = "") -> Game:
        rob = f"Fountain of Youth{more}, Forest, Island, Mountain, Swamp"
        return begin({"Rob": rob, "Alex": ""})

    def test_mana_and_tapping(self) -> None:
        game = self.fountain()
        assert cited(game.refused(Activate("Fountain of Youth", pay=("Forest",)))) == ["118.3"]
        game.activate("Fountain of Youth", pay=("Forest", "Island"))
        assert game.thing("Fountain of Youth").tapped
        assert cited(game.refused(Activate("Fountain of Youth", pay="auto"))) == ["118.3"]
        assert game.resolve().life("Rob") == 21

    def test_a_tapped_permanent_is_not_tapped_again(self) -> None:
        game = self.fountain(" (tapped)")
        assert cited(game.refused(Activate("Fountain of Youth", pay="auto"))) == ["118.3"]

    def test_a_sacrifice_is_paid_at_once(self) -> None:
        game = begin({"Rob": "Mogg Fanatic (sick)", "Alex": "Wall of Wood"})
        game.activate("Mogg Fanatic", "Alex")
        assert game.has("Mogg Fanatic", "graveyard")
        assert game.resolve().life("Alex") == 19

    def test_what_is_sacrificed_may_be_named(self) -> None:
        game = begin({"Rob": "Mogg Fanatic, Gray Ogre", "Alex": ""})
        said = Activate("Mogg Fanatic", targets=("Alex",), costs=("Gray Ogre",))
        assert cited(game.refused(said)) == ["601.2h"]
        game.activate("Mogg Fanatic", "Alex", costs=("Mogg Fanatic",))
        assert game.has("Mogg Fanatic", "graveyard")

    def test_no_target_is_no_reason_to_sacrifice(self) -> None:
        game = begin({"Rob": "Mogg Fanatic", "Alex": ""})
        assert cited(game.refused(Activate("Mogg Fanatic", targets=("Nemo",)))) == ["601.2c"]

    def test_a_mana_ability_uses_up_nothing(self) -> None:
        game = begin({"Rob": "Forest, Grizzly Bears", "Alex": ""})
        game.refused(Activate("Forest", costs=("Grizzly Bears",)))
        game.refused(Activate("Forest", targets=("Alex",)))
        assert game.activate("Forest").player("Rob").mana_pool == ("G",)

    @pytest.mark.parametrize("counters", [0, 3])
    def test_abilities_that_count_their_sources_counters(self, counters: int) -> None:
        board = {
            "Rob": f"Canopy Crawler (+1/+1 {counters}), Kilnmouth Dragon (+1/+1 {counters})",
            "Alex": "Gray Ogre",
        }
        game = begin(board).activate("Canopy Crawler", "Gray Ogre").resolve()
        now = game.thing("Gray Ogre").now
        assert now != "unknown"
        assert (now.power, now.toughness) == (2 + counters, 2 + counters)
        game.activate("Kilnmouth Dragon", "Alex").resolve()
        assert game.life("Alex") == 20 - counters

    def test_the_counters_count_as_they_last_were(self) -> None:
        board = {"Rob": "Canopy Crawler (+1/+1 1), Gray Ogre", "Alex": "Mountain"}
        game = begin(board, hands={"Alex": "Lightning Bolt"})
        game.activate("Canopy Crawler", "Gray Ogre").pass_once()
        game.cast("Lightning Bolt", "Canopy Crawler").resolve()
        assert game.has("Canopy Crawler", "graveyard")
        now = game.resolve().thing("Gray Ogre").now
        assert now != "unknown"
        assert (now.power, now.toughness) == (3, 3)
