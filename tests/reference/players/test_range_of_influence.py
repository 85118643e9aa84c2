"""
A limited range of influence (801; 601 in the book of 2006).

Five sit round the table: Rob, Alex to his left, Carissa, Dana, and Eve to his right. With a
range of one seat Rob reaches Alex and Eve, not Carissa and Dana.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.reference.driving import Game, attackers, blockers, changed, position, things
from tests.reference.in_each import in_each

from apnap.protocol.answers import Cast, Choose
from apnap.protocol.decisions import ChooseTargets
from apnap.protocol.state import Characteristics, Variant
from apnap_reference.edition import EDITIONS, NEWEST

FIVE = ("Rob", "Alex", "Carissa", "Dana", "Eve")
OLD = min(EDITIONS)
SIEGE = "Invasion of Dominaria"
BEAR, GIANT, BOLT, PULSE = "Grizzly Bears", "Hill Giant", "Lightning Bolt", "Pulse Tracker"


def near(
    board: Mapping[str, str] | None = None,
    *,
    distance: int | None = 1,
    seats: tuple[str, ...] = FIVE,
    variant: Mapping[str, Any] | None = None,
    **more: Any,
) -> Game:
    """Begin a game with a range of influence of one seat, or of `distance`."""
    state = position({name: (board or {}).get(name, "") for name in seats}, **more)
    options = changed(state.variant, range_of_influence=distance, **(variant or {}))
    return Game(changed(state, variant=options))


def lands(number: int, kind: str) -> str:
    return ", ".join([kind] * number)


def now(game: Game, name: str) -> Characteristics:
    found = game.thing(name).now
    assert isinstance(found, Characteristics)
    return found


def lives(game: Game, seats: tuple[str, ...] = FIVE) -> list[int | str]:
    return [game.life(player) for player in seats]


class TestWhoIsInRange:
    @in_each(sorted(EDITIONS))
    @pytest.mark.parametrize(("distance", "far"), [(1, ["Carissa", "Dana"]), (2, []), (None, [])])
    def test_so_many_seats_to_either_side(
        self, distance: int | None, far: list[str], edition: str
    ) -> None:
        for target in FIVE:
            game = near(
                {"Rob": "Mountain"}, distance=distance, hands={"Rob": BOLT}, edition=edition
            )
            verdict = game.tries(Cast(BOLT, targets=(target,), pay="auto"))
            assert verdict.verdict == ("rejected" if target in far else "accepted"), target

    def test_who_is_in_range_of_another_does_not_depend_on_whose_turn_it_is(self) -> None:
        board = dict.fromkeys(FIVE, "Mountain")
        game = near(board, hands={"Dana": BOLT}, turn="Rob")
        while game.asked != "Dana":
            game.pass_once()
        for target in ("Rob", "Alex"):
            game.refused_cast(BOLT, target)
        game.cast(BOLT, "Eve").resolve()
        assert lives(game) == [20, 20, 20, 20, 17]

    def test_seats_are_counted_anew_only_as_the_next_turn_begins(self) -> None:
        game = near({"Rob": "Mountain"}, hands={"Rob": BOLT}).concede("Alex")
        game.refused_cast(BOLT, "Carissa")
        game.to("upkeep")
        assert game.active == "Carissa"
        while game.asked != "Rob":
            game.pass_once()
        game.refused_cast(BOLT, "Dana")
        game.cast(BOLT, "Carissa").resolve()
        assert game.life("Carissa") == 17

    def test_who_leaves_before_the_first_turn_does_not_count(self) -> None:
        hand = "Forest, Forest, Forest, Forest, Forest, Forest"
        hands = dict.fromkeys(FIVE, hand) | {"Rob": f"Mountain, {BOLT}"}
        game = near(hands=hands, begun=False).concede("Alex")
        while game.kind != "priority":
            game.keep()
        while game.step != "precombat_main":
            game.pass_over()
        game.play("Mountain").cast(BOLT, "Carissa").resolve()
        assert game.life("Carissa") == 17

    def test_a_permanent_is_where_its_controller_is(self) -> None:
        lent = things("Carissa", BEAR, controller="Alex") + things("Alex", GIANT, controller="Dana")
        game = near({"Rob": "Mountain"}, hands={"Rob": BOLT}, more=lent)
        game.refused_cast(BOLT, GIANT)
        game.cast(BOLT, BEAR).resolve()
        assert game.has(BEAR, "graveyard")

    @pytest.mark.parametrize(
        ("controller", "protector", "legal"),
        [
            ("Carissa", "Alex", True),
            ("Alex", "Carissa", True),
            ("Carissa", "Dana", False),
        ],
    )
    def test_a_battle_is_where_its_controller_is_and_where_its_protector_is(
        self, controller: str, protector: str, *, legal: bool
    ) -> None:
        battle = f"{SIEGE} (protector {protector})"
        game = near({"Rob": "Mountain", controller: battle}, hands={"Rob": BOLT})
        verdict = game.tries(Cast(BOLT, targets=(SIEGE,), pay="auto"))
        assert (verdict.verdict == "accepted") is legal

    def test_a_spell_is_where_its_controller_is(self) -> None:
        board = {"Carissa": "Forest, Forest", "Rob": lands(2, "Island"), "Alex": lands(2, "Island")}
        hands = {"Carissa": BEAR, "Rob": "no = Counterspell", "Alex": "yes = Counterspell"}
        game = near(board, hands=hands, turn="Carissa").cast(BEAR)
        while game.asked != "Rob":
            game.pass_once()
        game.refused_cast("no", BEAR)
        game.pass_once().cast("yes", BEAR).resolve()
        assert game.has(BEAR, "graveyard")

    def test_a_target_that_has_gone_out_of_range_is_illegal(self) -> None:
        board = {
            "Rob": "Mountain",
            "Alex": BEAR,
            "Carissa": "Mountain, Mountain, Mountain, Vedalken Orrery",
        }
        game = near(board, hands={"Rob": BOLT, "Carissa": "Act of Treason"}).cast(BOLT, BEAR)
        while game.asked != "Carissa":
            game.pass_once()
        game.cast("Act of Treason", BEAR).resolve().resolve()
        assert game.thing(BEAR).controller == "Carissa"
        assert game.thing(BEAR).damage == 0


class TestAttacks:
    @pytest.mark.parametrize(("edition", "number"), [(OLD, "601.3"), (NEWEST, "801.3")])
    def test_only_opponents_in_range_are_attacked(self, edition: str, number: str) -> None:
        game = near({"Rob": f"{BEAR}, {GIANT}"}, edition=edition).to("declare_attackers")
        for far in ("Carissa", "Dana"):
            broken = game.refused(attackers({BEAR: "Alex", GIANT: far}))
            assert [violation.rule for violation in broken] == [number]
        game.attack({BEAR: "Alex", GIANT: "Eve"})

    def test_what_they_guard_is_as_far_away_as_they_are(self) -> None:
        board = {
            "Rob": f"{BEAR}, {GIANT}",
            "Alex": f"Jace = Jace Beleren, far = {SIEGE} (protector Carissa)",
            "Carissa": f"Far Jace = Jace Beleren, near = {SIEGE} (protector Eve)",
        }
        game = near(board).to("declare_attackers")
        for target in ("Far Jace", "far"):
            assert game.refused(attackers({BEAR: target}))[0].rule == "801.3"
        game.attack({BEAR: "Jace", GIANT: "near"})

    def test_a_player_with_nobody_but_teammates_in_range_attacks_nobody(self) -> None:
        teams = {"North": FIVE[:3], "South": FIVE[3:]}
        game = near({"Alex": BEAR, "Carissa": GIANT}, turn="Alex", teams=teams)
        game.to("end_of_combat")
        assert game.to("declare_attackers").active == "Carissa"
        game.refused(attackers({GIANT: "Rob"}))
        game.refused(attackers({GIANT: "Eve"}))
        game.attack({GIANT: "Dana"})

    def test_where_one_opponent_is_named_that_is_one_in_range(self) -> None:
        game = near({"Rob": BEAR}, attack="one_opponent").to("choose_player")
        assert game.pending_names() == ("Alex", "Eve")
        game.refused(Choose(("Carissa",)))
        game.choose("Eve").to("declare_attackers").attack({BEAR: "Eve"})

    @pytest.mark.parametrize(("edition", "number"), [(OLD, "609.4"), (NEWEST, "811.4")])
    def test_where_neighbours_only_are_attacked_nobody_else_is(
        self, edition: str, number: str
    ) -> None:
        board = {"Rob": f"{BEAR}, {GIANT}"}
        options = {"neighbours_only": True}
        game = near(board, distance=2, variant=options, edition=edition).to("declare_attackers")
        for far in ("Carissa", "Dana"):
            assert game.refused(attackers({BEAR: far}))[0].rule == number
        game.attack({BEAR: "Alex", GIANT: "Eve"})

    def test_a_neighbour_is_whoever_has_come_to_sit_next(self) -> None:
        game = near({"Rob": BEAR}, distance=None, variant={"neighbours_only": True}).concede("Alex")
        game.to("declare_attackers").refused(attackers({BEAR: "Dana"}))
        game.attack({BEAR: "Carissa"})

    def test_an_attack_is_turned_to_somebody_in_range(self) -> None:
        board = {"Rob": BEAR, "Eve": f"{lands(3, 'Island')}, Vedalken Orrery"}
        game = near(board, hands={"Eve": "Portal Mage"}).to("declare_attackers")
        game.attack({BEAR: "Alex"})
        while game.asked != "Eve":
            game.pass_once()
        game.cast("Portal Mage").resolve().choose(BEAR).resolve().say(yes=True)
        assert game.pending_names() == ("Eve",)
        assert game.choose("Eve").attacked(BEAR) == "Eve"

    def test_a_limit_on_attacks_concerns_only_creatures_in_range(self) -> None:
        board = {"Rob": f"{BEAR}, {GIANT}"}
        game = near(board | {"Carissa": "Silent Arbiter"}).to("declare_attackers")
        game.attack({BEAR: "Alex", GIANT: "Eve"})
        game = near(board | {"Alex": "Silent Arbiter"}).to("declare_attackers")
        game.refused(attackers({BEAR: "Alex", GIANT: "Eve"}))
        game.attack({BEAR: "Alex"})

    @pytest.mark.parametrize(("holder", "legal"), [("Dana", True), ("Carissa", False)])
    def test_a_limit_on_blocks_concerns_only_creatures_in_range(
        self, holder: str, *, legal: bool
    ) -> None:
        board = {"Eve": BEAR, "Alex": "Gray Ogre, Wall of Wood", holder: "Silent Arbiter"}
        game = near(board, turn="Eve", seats=("Eve", *FIVE[1:4]))
        game.to("declare_attackers").attack({BEAR: "Alex"}).to("declare_blockers")
        both = blockers({"Gray Ogre": BEAR, "Wall of Wood": BEAR})
        assert (game.tries(both).verdict == "accepted") is legal

    def test_a_creature_in_range_forces_a_block(self) -> None:
        board = {"Rob": f"{BEAR}, Prized Unicorn", "Alex": "Gray Ogre"}
        game = near(board).to("declare_attackers").attack({"Prized Unicorn": "Alex"})
        game.to("declare_blockers").refused(blockers({}))
        game.block({"Gray Ogre": "Prized Unicorn"})


class TestChoices:
    def test_what_is_copied_is_in_range(self) -> None:
        board = {"Rob": lands(4, "Island"), "Alex": BEAR, "Eve": GIANT, "Carissa": "Gray Ogre"}
        game = near(board, hands={"Rob": "Clone"}).cast("Clone").resolve()
        assert game.pending_names() == (BEAR, GIANT)
        game.refused(Choose(("Gray Ogre",)))

    @pytest.mark.parametrize(
        ("turn", "among"), [("Rob", ("Alex", "Eve")), ("Dana", ("Eve", "Carissa"))]
    )
    def test_the_opponent_who_is_named_is_in_range(self, turn: str, among: tuple[str, ...]) -> None:
        game = near(
            {turn: lands(5, "Forest")}, hands={turn: "Snake of the Golden Grove"}, turn=turn
        )
        game.cast("Snake of the Golden Grove").resolve()
        assert (game.asked, set(game.pending_names())) == (turn, set(among))

    def test_if_no_opponent_is_in_range_the_closest_to_the_left_makes_the_choice(self) -> None:
        teams = {"North": ("Eve", "Rob", "Alex"), "South": ("Carissa", "Dana")}
        hands = {"Rob": "Snake of the Golden Grove"}
        game = near({"Rob": lands(5, "Forest")}, hands=hands, teams=teams)
        game.cast("Snake of the Golden Grove").resolve()
        assert (game.asked, game.kind) == ("Carissa", "yes_no")
        game.say(yes=True)
        assert game.thing("Snake of the Golden Grove").counters == {"+1/+1": 3}

    def test_a_battle_is_protected_by_an_opponent_in_range(self) -> None:
        game = near({"Rob": lands(3, "Plains")}, hands={"Rob": SIEGE}).cast(SIEGE).resolve()
        assert game.pending_names() == ("Alex", "Eve")

    def test_without_an_opponent_in_range_a_battle_goes_to_the_graveyard(self) -> None:
        teams = {"North": ("Eve", "Rob", "Alex"), "South": ("Carissa", "Dana")}
        game = near({"Rob": lands(3, "Plains")}, hands={"Rob": SIEGE}, teams=teams)
        assert game.cast(SIEGE).resolve().has(SIEGE, "graveyard")


class TestTriggers:
    @pytest.mark.parametrize(
        ("victim", "killer", "seen"),
        [("Alex", "Carissa", True), ("Eve", "Dana", True), ("Carissa", "Dana", False)],
    )
    def test_a_death_is_noticed_in_range(self, victim: str, killer: str, *, seen: bool) -> None:
        board = {"Rob": "Blood Artist", victim: BEAR, killer: "Mountain"}
        game = near(board, hands={killer: BOLT}, turn=killer).cast(BOLT, BEAR).resolve()
        assert (game.asked == "Rob" and game.kind == "choose_targets") is seen
        if seen:
            slots = game.pending_as(ChooseTargets).slots
            assert set(slots[0].among) == {"Rob", "Alex", "Eve"}

    def test_what_leaves_is_where_its_controller_was_whosever_graveyard_it_goes_to(self) -> None:
        board = {"Alex": "Blood Artist, Mountain", "Dana": "far = Blood Artist"}
        lent = things("Dana", BEAR, controller="Rob")
        game = near(board, hands={"Alex": BOLT}, more=lent, turn="Alex").cast(BOLT, BEAR).resolve()
        assert game.has(BEAR, "graveyard")
        assert game.asked == "Alex"
        assert game.choose("Alex").named_on_stack() == (("Blood Artist", "Alex"),)

    @in_each([OLD, NEWEST])
    def test_an_upkeep_is_noticed_in_range(self, edition: str) -> None:
        game = near({"Rob": "Copper Tablet"}, edition=edition, step="postcombat_main")
        for player, life in (("Alex", 19), ("Carissa", 20), ("Dana", 20), ("Eve", 19), ("Rob", 19)):
            game.to("upkeep").to("draw")
            assert (game.active, game.life(player)) == (player, life)

    def test_the_turn_of_a_player_who_has_left_goes_on_where_that_player_sat(self) -> None:
        game = near({"Alex": "Maddening Imp", "Rob": BEAR}).pass_once()
        game.activate("Maddening Imp").resolve().concede("Rob").to("end_step")
        assert game.named_on_stack() == (("Maddening Imp", "Alex"),)

    def test_an_ability_that_waits_for_another_has_both_events_in_range(self) -> None:
        rhino = "Stonehorn Dignitary"
        for enters, seen in (("Alex", True), ("Carissa", False)):
            board = {"Rob": "Strict Proctor", enters: lands(4, "Plains")}
            game = near(board, hands={enters: rhino}, turn=enters).cast(rhino).resolve()
            game.choose(game.pending_as(ChooseTargets).slots[0].among[0])
            sources = [source for source, _ in game.named_on_stack()]
            assert sources == ([rhino, "Strict Proctor"] if seen else [rhino])


class TestAuras:
    @in_each([OLD, NEWEST])
    def test_an_aura_that_is_too_far_from_its_controller_goes_to_the_graveyard(
        self, edition: str
    ) -> None:
        board = {"Rob": "Plains, Plains", "Alex": BEAR, "Carissa": lands(3, "Mountain")}
        hands = {"Rob": "Pacifism", "Carissa": "Act of Treason"}
        game = near(board, hands=hands, edition=edition)
        game.cast("Pacifism", BEAR).resolve()
        assert game.thing("Pacifism").attached_to == BEAR
        while not (game.active == "Carissa" and game.step == "precombat_main"):
            game.pass_over()
        game.cast("Act of Treason", BEAR).resolve()
        assert game.has("Pacifism", "graveyard")

    def test_an_aura_stays_as_long_as_its_controller_reaches_what_it_enchants(self) -> None:
        board = {"Rob": "Plains, Plains", "Alex": BEAR, "Eve": f"{lands(3, 'Mountain')}"}
        game = near(board, hands={"Rob": "Pacifism", "Eve": "Act of Treason"})
        game.cast("Pacifism", BEAR).resolve()
        game.refused_cast("Pacifism")
        while not (game.active == "Eve" and game.step == "precombat_main"):
            game.pass_over()
        game.refused_cast("Act of Treason", BEAR)
        assert game.thing("Pacifism").attached_to == BEAR


class TestWhatIsAffected:
    def test_damage_to_each_player(self) -> None:
        game = near({"Rob": lands(2, "Mountain")}, hands={"Rob": "Flame Rift"})
        assert lives(game.cast("Flame Rift").resolve()) == [16, 16, 20, 20, 16]

    def test_each_player_draws(self) -> None:
        game = near({"Dana": lands(2, "Island")}, hands={"Dana": "Vision Skeins"}, turn="Dana")
        game.cast("Vision Skeins").resolve()
        assert [game.player(one).hand for one in FIVE] == [0, 0, 2, 2, 2]

    @in_each([OLD, NEWEST])
    def test_each_player_sacrifices(self, edition: str) -> None:
        board = {"Rob": f"Swamp, {BEAR}", "Alex": "Hill Giant", "Carissa": "Gray Ogre"}
        game = near(board, hands={"Rob": "Innocent Blood"}, edition=edition)
        game.cast("Innocent Blood").resolve()
        assert [game.has(one) for one in (BEAR, "Hill Giant", "Gray Ogre")] == [False, False, True]

    def test_a_cataclysm_leaves_alone_what_is_far_away(self) -> None:
        board = {
            "Rob": lands(4, "Plains"),
            "Carissa": lands(3, "Forest"),
            "Alex": f"{BEAR}, {GIANT}",
        }
        game = near(board, hands={"Rob": "Cataclysm"}).cast("Cataclysm").resolve()
        game.choose("Plains").choose(BEAR)
        assert not game.has(GIANT)
        assert all(game.has(one) for one in ("Plains", BEAR, "Forest", "Forest 2", "Forest 3"))

    def test_each_player_puts_a_card_onto_the_battlefield(self) -> None:
        graveyards = {"Alex": BEAR, "Carissa": GIANT}
        game = near({"Rob": lands(2, "Swamp")}, hands={"Rob": "Exhume"}, graveyards=graveyards)
        game.cast("Exhume").resolve()
        assert (game.has(BEAR), game.has(GIANT, "graveyard")) == (True, True)

    def test_each_opponent(self) -> None:
        game = near({"Carissa": PULSE}, turn="Carissa").to("declare_attackers")
        game.attack({PULSE: "Dana"}).resolve()
        assert lives(game) == [20, 19, 20, 19, 20]

    def test_each_opponent_discards(self) -> None:
        hands = dict.fromkeys(FIVE, "Forest") | {"Rob": "Liliana's Specter"}
        game = near({"Rob": lands(3, "Swamp")}, hands=hands)
        game.cast("Liliana's Specter").resolve()
        assert [game.player(one).hand for one in FIVE] == [0, 0, 1, 1, 0]

    def test_creatures_far_away_are_not_goaded(self) -> None:
        board = {"Rob": lands(4, "Mountain"), "Alex": BEAR, "Carissa": GIANT}
        game = near(board, hands={"Rob": "Disrupt Decorum"}).cast("Disrupt Decorum").resolve()
        while game.kind != "declare_attackers":
            game.pass_over()
        game.refused(attackers({}))
        game.attack({BEAR: "Carissa"}).to("end_step")
        while game.kind != "declare_attackers":
            game.pass_over()
        assert game.active == "Carissa"
        game.attack({})

    def test_creatures_far_away_keep_their_abilities(self) -> None:
        board = {"Alex": "Air Elemental", "Carissa": "far = Air Elemental", "Rob": "Gravity Sphere"}
        game = near(board)
        assert now(game, "Air Elemental").keywords == ()
        assert now(game, "far").keywords == ("flying",)

    def test_creatures_far_away_may_still_gain_abilities(self) -> None:
        for holder, flies in (("Carissa", False), ("Dana", True)):
            board = {"Rob": "Island", "Alex": BEAR, holder: "Archetype of Imagination"}
            game = near(board, hands={"Rob": "Jump"}).cast("Jump", BEAR).resolve()
            assert (now(game, BEAR).keywords == ("flying",)) is flies

    def test_spells_far_away_cost_no_more(self) -> None:
        game = near({"Rob": "Mountain", "Carissa": "Sphere of Resistance"}, hands={"Rob": BOLT})
        game.cast(BOLT, "Alex")
        game = near({"Rob": "Mountain", "Alex": "Sphere of Resistance"}, hands={"Rob": BOLT})
        game.refused_cast(BOLT, "Alex")

    def test_players_far_away_lose_as_usual(self) -> None:
        board = {"Rob": "Abyssal Persecutor"}
        game = near(board, life={"Alex": 0, "Carissa": 0})
        assert game.player("Alex").left is None
        assert game.player("Carissa").left is not None

    def test_without_a_limit_everybody_is_affected(self) -> None:
        game = near({"Rob": lands(2, "Mountain")}, distance=None, hands={"Rob": "Flame Rift"})
        assert lives(game.cast("Flame Rift").resolve()) == [16, 16, 16, 16, 16]


class TestWhatIsSeen:
    @in_each([OLD, NEWEST])
    def test_the_lowest_life_total_is_the_lowest_in_range(self, edition: str) -> None:
        life = {"Alex": 12, "Carissa": 3, "Eve": 15}
        hands = {"Rob": "Repay in Kind"}
        game = near({"Rob": lands(7, "Swamp")}, hands=hands, life=life, edition=edition)
        assert lives(game.cast("Repay in Kind").resolve()) == [12, 12, 3, 20, 12]

    @pytest.mark.parametrize(("caster", "power"), [("Eve", 2), ("Rob", 3)])
    def test_lands_far_away_are_not_counted(self, caster: str, power: int) -> None:
        board = {"Rob": BEAR, "Alex": "Tropical Island"}
        board[caster] = ", ".join(filter(None, (board.get(caster), lands(3, "Mountain"))))
        game = near(board, hands={caster: "Mercadia's Downfall"}).to("declare_attackers")
        game.attack({BEAR: "Alex"})
        while game.asked != caster:
            game.pass_once()
        game.cast("Mercadia's Downfall").resolve()
        assert now(game, BEAR).power == power


class TestLegendsAndWorlds:
    @in_each([OLD, NEWEST])
    @pytest.mark.parametrize(("other", "stays"), [("Alex", False), ("Carissa", True)])
    def test_a_world_gives_way_only_to_a_world_in_range(
        self, other: str, edition: str, *, stays: bool
    ) -> None:
        sphere = "Gravity Sphere"
        board = {"Rob": lands(3, "Mountain"), other: f"old = {sphere}"}
        game = near(board, hands={"Rob": sphere}, edition=edition).cast(sphere).resolve()
        assert (game.has("old"), game.has(sphere)) == (stays, True)

    @pytest.mark.parametrize(("other", "stays"), [("Alex", False), ("Carissa", True)])
    def test_in_2006_a_legend_dies_only_of_one_in_range(self, other: str, *, stays: bool) -> None:
        kami = "Kami of the Crescent Moon"
        board = {"Rob": lands(2, "Island"), other: f"old = {kami}"}
        game = near(board, hands={"Rob": kami}, edition=OLD).cast(kami).resolve()
        assert (game.has("old"), game.has(kami)) == (stays, stays)


def test_a_variant_without_a_range_keeps_no_record_of_ranges() -> None:
    assert near(distance=None).inside.table.ranges == {}
    kept = near(seats=FIVE[:3]).inside.table.ranges
    assert kept == dict.fromkeys(FIVE[:3], FIVE[:3])
    assert Variant("multiple").range_of_influence is None
