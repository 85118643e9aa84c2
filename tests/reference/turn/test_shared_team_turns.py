"""Turns that teams share (805.3-805.9): what members do together, and what each does alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest
from tests.reference.driving import Game, attackers, begin, changed, position, things
from tests.reference.in_each import in_each
from tests.reference.teams import EVERY, LATER, OLD, SEATS, SHARED, TEAMS, giants, seated, shared

from apnap.protocol import EditionDate
from apnap.protocol.answers import Activate, Cast, Choose, KeepOrMulligan, Order, Pass, PlayLand
from apnap.protocol.decisions import Decision, OrderTriggers
from apnap.protocol.state import Variant
from apnap.protocol.variants import ALTERNATING_TEAMS, TEAM_VS_TEAM
from apnap_reference.changes.drawing import order_of_draws
from apnap_reference.state.effects import Goaded
from apnap_reference.state.ids import PlayerId

HAND = "Forest, Forest, Forest, Forest, Forest, Forest, Shock"
SLAVER = "Mindslaver, L1 = Island, L2 = Island, L3 = Island, L4 = Island"
THREE_TEAMS = {"R1": "Red", "R2": "Red", "G1": "Green", "G2": "Green", "B1": "Blue", "B2": "Blue"}


def asked(game: Game) -> set[str]:
    """Give who is asked now."""
    return {decider for decider, _ in game.all_asked}


def of(game: Game, player: str) -> Decision:
    """Give what a player is asked now."""
    return next(decision for decision in game.state.pending if decision.decider == player)


def choose(game: Game, player: str, *names: str) -> Game:
    return game.says(Choose(names), player, of(game, player))


def keep(game: Game, player: str, *, keeps: bool = True) -> Game:
    return game.says(KeepOrMulligan(keep=keeps), player, of(game, player))


def opening(turn: str = "South", **more: Any) -> Game:
    given: dict[str, Any] = {"hands": dict.fromkeys(SEATS, HAND), **more}
    return shared({}, turn=turn, begun=False, **given)


class TestMulligans:
    """805.3a, 103.5d."""

    @in_each(EVERY)
    @pytest.mark.parametrize("first", ["Carissa", "Dana"])
    def test_the_starting_team_decides_first_in_any_order(self, edition: str, first: str) -> None:
        game = opening(edition=edition)
        assert game.all_asked == (("Carissa", "mulligan"), ("Dana", "mulligan"))
        keep(game, first)
        (other,) = asked(game)
        assert {first, other} == {"Carissa", "Dana"}
        assert asked(keep(game, other)) == {"Rob", "Alex"}
        keep(keep(game, "Alex"), "Rob")
        assert (game.state.stage, game.active) == ("playing", "South")

    def test_three_teams_decide_in_turn_order(self) -> None:
        state = seated(THREE_TEAMS, SHARED, turn="Green", begun=False)
        game, order = Game(state), []
        while game.kind == "mulligan":
            order.append(asked(game))
            last = game.state.pending[-1].decider
            keep(game, last)
        assert order == [{"G1", "G2"}, {"G1"}, {"B1", "B2"}, {"B1"}, {"R1", "R2"}, {"R1"}]

    @in_each(LATER)
    def test_all_who_take_one_do_so_when_all_have_said(self, edition: str) -> None:
        game = keep(keep(opening(edition=edition), "Dana", keeps=False), "Carissa")
        assert game.player("Dana").hand == 7
        assert asked(game) == {"Rob", "Alex"}
        keep(keep(game, "Rob"), "Alex", keeps=False)
        assert game.kind == "chance"
        game.shuffle().shuffle()
        assert asked(game) == {"Dana"}, "Carissa, who has kept, decides nothing any more"
        keep(game, "Dana")
        assert asked(game) == {"Alex"}

    @in_each(LATER)
    def test_one_may_go_on_when_the_teammate_has_kept(self, edition: str) -> None:
        game = keep(keep(opening(edition=edition), "Carissa"), "Dana", keeps=False)
        keep(keep(game, "Rob"), "Alex").shuffle()
        keep(game, "Dana", keeps=False).shuffle()
        assert game.all_asked == (("Dana", "bottom_cards"),)
        choose(game, "Dana", *game.pending_names()[:1])
        assert asked(game) == {"Dana"}
        keep(game, "Dana")
        assert (game.player("Dana").hand, game.player("Carissa").hand) == (6, 7)

    def test_the_team_of_2006_finishes_before_the_other_begins(self) -> None:
        game = keep(keep(opening(edition=OLD), "Carissa", keeps=False), "Dana", keeps=False)
        game.shuffle().shuffle()
        assert [game.player(name).hand for name in TEAMS["South"]] == [7, 7], "the first is free"
        keep(keep(game, "Dana"), "Carissa", keeps=False).shuffle()
        assert asked(game) == {"Carissa"}
        assert (game.player("Carissa").hand, game.player("Dana").hand) == (6, 7)
        assert asked(keep(game, "Carissa")) == {"Rob", "Alex"}


class TestOpeningHands:
    """805.3b, 103.6c."""

    HANDS = {  # noqa: RUF012 - never changed
        "Rob": "Leyline of Sanctity",
        "Alex": "Leyline of Sanctity",
        "Carissa": "Leyline of Vitality",
    }

    @in_each(EVERY)
    @pytest.mark.parametrize(("first", "second"), [("Rob", "Alex"), ("Alex", "Rob")])
    def test_the_starting_team_comes_first_in_any_order(
        self, first: str, second: str, edition: str
    ) -> None:
        game = opening("North", hands=self.HANDS, edition=edition)
        for player in SEATS:
            keep(game, player)
        assert asked(game) == {"Rob", "Alex"}
        mine = {"Rob": "Leyline of Sanctity", "Alex": "Leyline of Sanctity 2"}
        choose(game, first, mine[first])
        assert game.has(mine[first])
        assert asked(game) == {second}
        choose(game, second)
        assert game.has(mine[second], "hand")
        assert asked(game) == {"Carissa"}
        choose(game, "Carissa", "Leyline of Vitality")
        assert (game.state.stage, game.active) == ("playing", "North")


class TestEachMember:
    """805.4b-c."""

    def test_each_untaps_draws_and_plays_a_land(self) -> None:
        board = dict.fromkeys(SEATS, "Forest (tapped)")
        hands = {"Carissa": "Island, Island", "Dana": "Swamp, Swamp"}
        game = shared(board, hands=hands, step="end_step").to("upkeep")
        tapped = [thing.tapped for thing in game.state.objects if thing.card == "Forest"]
        assert tapped == [True, True, False, False]
        game.to("precombat_main")
        assert [game.player(name).library for name in SEATS] == [20, 20, 19, 19]
        game.says(PlayLand("Swamp"), "Dana")
        assert game.refused(PlayLand("Swamp 2"), "Dana")
        game.says(PlayLand("Island"), "Carissa")
        assert game.refused(PlayLand("Island 2"), "Carissa")

    def test_a_permission_to_play_more_is_not_the_teammates(self) -> None:
        hands = {"Rob": "Forest, Forest", "Alex": "Island, Island"}
        game = shared({"Rob": "Exploration"}, hands=hands)
        game.says(PlayLand("Forest"), "Rob").says(PlayLand("Forest 2"), "Rob")
        game.says(PlayLand("Island"), "Alex")
        assert game.refused(PlayLand("Island 2"), "Alex")

    def test_nobody_plays_the_cards_of_a_teammate(self) -> None:
        game = shared({}, hands={"Alex": "Island"})
        assert game.refused(PlayLand("Island"), "Rob")


class TestDiscarding:
    """514.1 with 805.6: members choose at the same time."""

    CARDS = ", ".join(f"Forest {n} = Forest" for n in range(8))

    def discarding(self, **hands: str) -> Game:
        game = shared({}, hands=hands, step="end_step")
        return game.pass_once().pass_once()

    @pytest.mark.parametrize(("first", "second"), [("Rob", "Alex"), ("Alex", "Rob")])
    def test_both_choose_in_any_order_and_then_discard_together(
        self, first: str, second: str
    ) -> None:
        more = ", ".join(f"Island {n} = Island" for n in range(9))
        game = self.discarding(Rob=self.CARDS, Alex=more)
        assert (game.step, asked(game)) == ("cleanup", {"Rob", "Alex"})
        chosen = {"Rob": ("Forest 3",), "Alex": ("Island 1", "Island 2")}
        choose(game, first, *chosen[first])
        assert all(game.has(name, "hand") for name in chosen[first])
        picks = game.seen_by("Dana").picks
        assert picks != "unknown"
        assert [(pick.subject, pick.chosen) for pick in picks] == [(first, "unknown")]
        choose(game, second, *chosen[second])
        assert all(game.has(name, "graveyard") for names in chosen.values() for name in names)
        assert (game.active, game.player("Rob").hand, game.player("Alex").hand) == ("South", 7, 7)

    def test_who_has_seven_is_not_asked(self) -> None:
        game = self.discarding(Rob=self.CARDS, Alex="Island, Swamp")
        assert asked(game) == {"Rob"}
        choose(game, "Rob", "Forest 7")
        assert game.active == "South"

    def test_who_leaves_meanwhile_discards_nothing(self) -> None:
        more = ", ".join(f"Island {n} = Island" for n in range(9))
        game = self.discarding(Rob=self.CARDS, Alex=more)
        choose(game, "Rob", "Forest 3").concede("Alex")
        assert (game.active, game.has("Forest 3", "graveyard")) == ("South", True)


class TestStepsOfEach:
    """805.4d."""

    QUEST = "Luminarch Ascension"

    @pytest.mark.parametrize(("edition", "times"), [(OLD, 2), *((later, 1) for later in LATER)])
    def test_what_does_not_speak_of_that_opponent_triggers_once(
        self, edition: str, times: int
    ) -> None:
        game = shared({"Carissa": self.QUEST}, edition=edition).to("end_step")
        assert game.named_on_stack() == ((self.QUEST, "Carissa"),) * times

    @in_each(EVERY)
    def test_what_does_triggers_for_each(self, edition: str) -> None:
        game = shared({"Carissa": "Hellfire Mongrel"}, edition=edition, turn="South")
        game.to("end_step").to("order_triggers")
        found = game.pending_as(OrderTriggers).triggers
        assert [waiting.concerns for waiting in found] == ["Rob", "Alex"]

    @in_each(EVERY)
    def test_what_speaks_of_every_upkeep_triggers_once(self, edition: str) -> None:
        game = shared({"Carissa": "Verdant Force"}, edition=edition, step="end_step").to("upkeep")
        assert game.named_on_stack() == (("Verdant Force", "Carissa"),)

    @in_each(EVERY)
    @pytest.mark.parametrize("card", ["Luminarch Ascension", "Hellfire Mongrel"])
    def test_a_teammate_is_no_opponent(self, card: str, edition: str) -> None:
        game = shared({"Rob": card}, edition=edition, turn="South", step="end_step")
        for step in ("upkeep", "end_step"):
            game.to(step)
            assert (game.active, game.named_on_stack()) == ("North", ())


class TestChoosingTogether:
    """805.6."""

    BOARD = dict.fromkeys(SEATS, "Gray Ogre, Hill Giant")

    def bled(self, caster: str, edition: str) -> Game:
        board = {**self.BOARD, caster: "Vedalken Orrery, Swamp, Gray Ogre, Hill Giant"}
        hands = {caster: "Innocent Blood"}
        game = shared(board, hands=hands, turn="South", edition=edition)
        if caster in TEAMS["North"]:
            game.pass_once()
        return game.says(Cast("Innocent Blood", pay="auto"), caster).resolve()

    @in_each(EVERY)
    @pytest.mark.parametrize("caster", ["Rob", "Dana"])
    @pytest.mark.parametrize("active", tuple(permutations(TEAMS["South"])))
    @pytest.mark.parametrize("other", tuple(permutations(TEAMS["North"])))
    def test_the_active_team_first_and_members_as_they_like(
        self, active: tuple[str, ...], other: tuple[str, ...], caster: str, edition: str
    ) -> None:
        game, order = self.bled(caster, edition), (*active, *other)
        for at, player in enumerate(order):
            assert asked(game) == set((active if at < 2 else other)[at % 2 :])
            ogre = next(name for name in game_names(of(game, player)) if "Ogre" in name)
            choose(game, player, ogre)
            dead = [thing for thing in game.state.objects if thing.zone == "graveyard"]
            assert len(dead) == (5 if at == 3 else 0)

    def test_somebody_of_the_other_team_waits(self) -> None:
        game = self.bled("Rob", EVERY[-1])
        assert game.tries(Choose(("Gray Ogre",)), "Rob").verdict == "rejected"


def game_names(decision: Decision) -> tuple[str, ...]:
    """Give what a decision offers."""
    return tuple(getattr(decision, "among", ()))


class TestDraws:
    """805.6a; 606.6h of 2006."""

    @in_each(EVERY)
    def test_each_draws_whoever_asks(self, edition: str) -> None:
        board = {"Alex": "Island, Island"}
        game = shared(board, hands={"Alex": "Vision Skeins"}, edition=edition)
        game.says(Cast("Vision Skeins", pay="auto"), "Alex").resolve()
        assert [game.player(name).hand for name in SEATS] == [2, 2, 2, 2]

    def test_the_primary_player_is_first(self) -> None:
        table = Game(seated({"A1": "A", "B1": "B", "B2": "B", "A2": "A"}, SHARED)).inside.table
        assert order_of_draws(table, (PlayerId("A1"), PlayerId("A2"))) == ("A2", "A1")
        assert order_of_draws(table, (PlayerId("B1"), PlayerId("B2"))) == ("B1", "B2")


class TestTriggers:
    """805.7."""

    BOARD = {  # noqa: RUF012 - never changed
        "Rob": "Copper Tablet",
        "Alex": "Verdant Force",
        "Carissa": "Verdant Force",
    }

    def upkeep(self, edition: str) -> Game:
        game = shared(self.BOARD, turn="South", step="end_step", edition=edition)
        return game.to("order_triggers")

    @in_each(EVERY)
    @pytest.mark.parametrize("order", tuple(permutations(range(3))))
    def test_a_team_mixes_the_triggers_of_its_members(
        self, order: tuple[int, ...], edition: str
    ) -> None:
        game = self.upkeep(edition)
        assert game.all_asked == (("North", "order_triggers"),)
        waiting = game.pending_as(OrderTriggers).triggers
        game.says(Order(tuple(waiting[at].name for at in order)))
        names = [waiting[at].source for at in order]
        stack = game.named_on_stack()
        assert [source for source, _ in stack] == [*names, "Verdant Force 2"]
        assert [who for _, who in stack][-1] == "Carissa"

    def test_each_controller_chooses_targets(self) -> None:
        board = {
            "Rob": "Blood Artist, Swamp",
            "Alex": "Blood Artist",
            "Carissa": "Gray Ogre",
            "Dana": "Mountain",
        }
        game = shared(board, hands={"Rob": "Innocent Blood"})
        game.says(Cast("Innocent Blood", pay="auto"), "Rob").resolve()
        waiting = game.to("order_triggers").pending_as(OrderTriggers).triggers
        game.says(Order(tuple(trigger.name for trigger in waiting)))
        deciders = []
        while game.kind == "choose_targets":
            deciders.append(game.asked)
            game.choose("Dana")
        assert sorted(map(str, deciders)) == ["Alex"] * 3 + ["Rob"] * 3


def turns_taken(game: Game, count: int) -> list[str | None]:
    """Give whose the next turns are."""
    taken: list[str | None] = []
    number = game.state.turns[0].number
    while len(taken) < count:
        game.pass_over()
        if game.state.turns[0].number != number:
            number = game.state.turns[0].number
            taken.append(game.active)
    return taken


class TestMoreAndFewer:
    """805.8."""

    ISLANDS = ", ".join(f"I{n} = Island" for n in range(5))

    @in_each(EVERY)
    @pytest.mark.parametrize(
        ("target", "turns"),
        [
            ("Alex", ["North", "South", "North"]),
            ("Dana", ["South", "South", "North"]),
        ],
    )
    def test_an_extra_turn_is_the_teams(self, target: str, turns: list[str], edition: str) -> None:
        game = shared({"Rob": self.ISLANDS}, hands={"Rob": "Time Warp"}, edition=edition)
        game.says(Cast("Time Warp", targets=(target,), pay="auto"), "Rob").resolve()
        assert turns_taken(game, 3) == turns

    @in_each(EVERY)
    def test_two_effects_make_two(self, edition: str) -> None:
        board = {"Rob": "R1 = Island, R2 = Island", "Alex": "A1 = Island, A2 = Island"}
        game = shared(board, hands={"Rob": "Time Walk", "Alex": "Time Walk"}, edition=edition)
        game.says(Cast("Time Walk", pay="auto"), "Rob").resolve()
        game.says(Cast("Time Walk 2", pay="auto"), "Alex").resolve()
        assert turns_taken(game, 4) == ["North", "North", "South", "North"]

    def test_an_added_upkeep_is_one_for_each_member(self) -> None:
        state = position(
            {"Rob": "Paradox Haze", "Alex": "", "Carissa": "Copper Tablet", "Dana": ""},
            teams=TEAMS,
            shared=True,
            turn="South",
            step="end_step",
        )
        host = changed(state.objects[0], attached_to="Rob")
        game = Game(changed(state, objects=(host, *state.objects[1:])))
        upkeeps = 0
        while game.step != "draw":
            if game.kind == "order_triggers":
                upkeeps += 1
                game.order(*(trigger.name for trigger in game.pending_as(OrderTriggers).triggers))
            game.pass_over()
        assert (upkeeps, game.life("Rob"), game.life("Alex")) == (2, 18, 18)


class TestControl:
    """805.8 with 722: whoever controls a player controls the team."""

    def taken(self, victim: str = "Dana", **more: Any) -> Game:
        board = {"Rob": SLAVER, "Carissa": "Gray Ogre, Mountain", "Dana": "Hill Giant, Island"}
        hands = {"Alex": "Swamp", "Carissa": "Shock", "Dana": "Forest"}
        game = shared(board, hands=hands, step="precombat_main", **more)
        game.says(Activate("Mindslaver", targets=(victim,), pay="auto"), "Rob").resolve()
        while game.active == "North":
            game.pass_over()
        return game

    @in_each(EVERY)
    @pytest.mark.parametrize("victim", ["Carissa", "Dana"])
    def test_one_decides_for_all_members(self, victim: str, edition: str) -> None:
        game = self.taken(victim, edition=edition).to("precombat_main")
        assert (game.active, game.asked) == ("South", "Rob")
        for other in ("Alex", "Carissa", "Dana", "South"):
            assert game.tries(Pass(), other).verdict == "rejected"
        game.says(PlayLand("Forest"), "Rob")
        assert game.thing("Forest").controller == "Dana"
        game.says(Cast("Shock", targets=("Alex",), pay="auto"), "Rob")
        assert game.thing("Shock").controller == "Carissa"
        assert game.thing("Mountain").tapped, "Carissa pays for her spell"
        assert not game.thing("Island").tapped
        game.resolve().to("declare_attackers")
        assert game.asked == "Rob"
        on = ("North", "North") if edition == OLD else ("Alex", "Rob")
        game.attack(dict(zip(("Gray Ogre", "Hill Giant"), on, strict=True)))
        assert game.combat.attacking == ("Carissa", "Dana")

    def test_one_sees_all_their_hands_and_the_teammate_does_not(self) -> None:
        game = self.taken()
        for card in ("Shock", "Forest"):
            assert any(thing.name == card for thing in game.seen_by("Rob").objects)
            assert all(thing.name != card for thing in game.seen_by("Alex").objects)

    def test_for_one_turn_only(self) -> None:
        game = self.taken().to("end_step").to("upkeep")
        assert game.active == "North"
        game.to("end_step").to("upkeep")
        assert game.tries(Pass(), "Dana").verdict == "accepted"

    def test_they_may_still_concede(self) -> None:
        game = self.taken().concede("Dana")
        assert (game.active, game.asked) == ("South", "Rob")
        assert game.concede("Carissa").winners == ("Rob", "Alex")


class TestActivePlayer:
    """805.9."""

    BOARD = {"Rob": "Gray Ogre", "Alex": "Hill Giant", "Carissa": "Maddening Imp"}  # noqa: RUF012 - never changed

    @in_each(LATER)
    @pytest.mark.parametrize(
        ("named", "bound", "free"),
        [("Rob", "Gray Ogre", "Hill Giant"), ("Alex", "Hill Giant", "Gray Ogre")],
    )
    def test_its_controller_names_one_as_it_resolves(
        self, named: str, bound: str, free: str, edition: str
    ) -> None:
        game = shared(self.BOARD, edition=edition).pass_once()
        game.says(Activate("Maddening Imp"), "Carissa")
        assert game.kind == "priority", "nothing is chosen on activation"
        game.resolve()
        assert game.all_asked == (("Carissa", "choose_player"),)
        game.choose(named).to("declare_attackers")
        assert game.refused(attackers({free: "Dana"}))
        game.attack({bound: "Dana"}).to("end_step").resolve()
        assert game.has(free)
        assert game.has(bound)

    def test_what_stays_at_home_is_destroyed_if_it_was_meant(self) -> None:
        board = {**self.BOARD, "Alex": "Hill Giant (tapped)", "Rob": "Gray Ogre (tapped)"}
        game = shared(board).pass_once().says(Activate("Maddening Imp"), "Carissa").resolve()
        game.choose("Alex").to("end_step").resolve()
        assert (game.has("Hill Giant"), game.has("Gray Ogre")) == (False, True)

    def test_nobody_is_asked_where_one_is_left(self) -> None:
        game = shared(self.BOARD).concede("Rob").pass_once()
        game.says(Activate("Maddening Imp"), "Carissa").resolve()
        assert game.kind == "priority"
        game.to("declare_attackers")
        assert game.refused(attackers({}))


class TestLeaving:
    """800.4 between teams, 104.3g."""

    @in_each(EVERY)
    def test_the_team_goes_on_with_its_turn(self, edition: str) -> None:
        game = shared({"Rob": "Gray Ogre", "Alex": "Hill Giant"}, edition=edition)
        game.concede("Rob")
        assert (game.active, game.asked, game.winners) == ("North", "North", None)
        assert turns_taken(game, 3) == ["South", "North", "South"]
        assert game.concede("Alex").winners == ("Carissa", "Dana")

    def test_another_is_primary_then(self) -> None:
        game = shared({})
        assert [team.primary for team in game.state.teams] == ["Rob", "Carissa"]
        assert [team.primary for team in game.concede("Rob").state.teams] == ["Alex", "Carissa"]

    @pytest.mark.parametrize("seats", [SEATS, ("Alex", "Carissa", "Dana", "Rob")])
    @pytest.mark.parametrize("goading", TEAMS["North"])
    @pytest.mark.parametrize("leaves", [False, True])
    def test_what_lasts_until_a_members_turn_ends_with_the_teams(
        self, goading: str, seats: tuple[str, ...], *, leaves: bool
    ) -> None:
        """A team round the corner is one too; and its turn begins without who has left."""
        mountains = ", ".join(f"M{n} = Mountain" for n in range(4))
        table = {name: team for team, members in TEAMS.items() for name in members}
        state = seated({name: table[name] for name in seats}, SHARED, turn="North")
        mine = things(goading, mountains), things(goading, "Disrupt Decorum", "hand")
        ogre = things("Carissa", "Gray Ogre")
        game = Game(changed(state, objects=(*mine[0], *mine[1], *ogre)))
        game.says(Cast("Disrupt Decorum", pay="auto"), goading).resolve()
        if leaves:
            game.concede(goading)
        game.to("upkeep").to("declare_attackers")
        assert game.active == "South"
        assert game.refused(attackers({})), "it is still goaded"
        mate = next(name for name in TEAMS["North"] if name != goading)
        game.attack({"Gray Ogre": mate}).to("upkeep")
        assert game.active == "North"
        assert not any(isinstance(effect.does, Goaded) for effect in game.inside.table.effects)

    @in_each(EVERY)
    @pytest.mark.parametrize("teams", [TEAMS, {"North": SEATS[::2], "South": SEATS[1::2]}])
    def test_without_shared_turns_a_team_loses_with_its_last_member(
        self, teams: Mapping[str, tuple[str, ...]], edition: str
    ) -> None:
        game = begin(dict.fromkeys(SEATS, ""), teams=teams, edition=edition)
        first, second = teams["South"]
        game.concede(first)
        assert game.winners is None
        assert first not in turns_taken(game, 6)
        assert game.concede(second).winners == teams["North"]

    def test_all_teams_losing_at_once_is_a_draw(self) -> None:
        board = {"Rob": "M1 = Mountain, M2 = Mountain"}
        life = dict.fromkeys(SEATS, 4)
        game = shared(board, hands={"Rob": "Flame Rift"}, life=life)
        game.says(Cast("Flame Rift", pay="auto"), "Rob").resolve()
        assert game.winners == ()


class TestHands:
    """808.5, 810.5, 811.5."""

    CARDS = {"Rob": "Shock", "Alex": "Jump", "Carissa": "Forest", "Dana": "Swamp"}  # noqa: RUF012 - never changed

    def seen(self, game: Game, viewer: str) -> set[str]:
        """Give whose hands a player sees."""
        hands = (thing for thing in game.seen_by(viewer).objects if thing.zone == "hand")
        return {str(thing.owner) for thing in hands}

    def game(
        self, variant: Variant, teams: Mapping[str, tuple[str, ...]], board: str = "", **more: Any
    ) -> Game:
        boards = dict.fromkeys(SEATS, "") | {"Rob": board}
        state = position(boards, teams=teams, hands=self.CARDS, **more)
        return Game(changed(state, variant=variant))

    @in_each(LATER)
    def test_teammates_see_each_others(self, edition: str) -> None:
        game = self.game(TEAM_VS_TEAM, TEAMS, edition=edition)
        assert self.seen(game, "Rob") == self.seen(game, "Alex") == {"Rob", "Alex"}
        assert self.seen(game, "Dana") == {"Carissa", "Dana"}

    @in_each(EVERY)
    def test_the_heads_of_a_giant_do(self, edition: EditionDate) -> None:
        game = giants({}, hands=self.CARDS, edition=edition)
        assert self.seen(game, "Carissa") == {"Carissa", "Dana"}

    def test_without_the_option_nobody_does(self) -> None:
        assert self.seen(shared({}, hands=self.CARDS), "Rob") == {"Rob"}

    @in_each(EVERY)
    def test_who_sits_apart_sees_nothing_until_nobody_is_between(self, edition: str) -> None:
        teams = {"North": ("Rob", "Carissa"), "South": ("Alex", "Dana")}
        variant = changed(ALTERNATING_TEAMS, range_of_influence=None)
        game = self.game(variant, teams, edition=edition)
        assert [self.seen(game, name) for name in SEATS] == [{name} for name in SEATS]
        game.concede("Alex")
        while game.active != "Carissa":
            game.pass_over()
        assert self.seen(game, "Rob") >= {"Rob", "Carissa"}
        assert self.seen(game, "Carissa") >= {"Rob", "Carissa"}
        assert self.seen(game, "Dana") == {"Dana"}

    def test_whoever_controls_a_player_sees_what_that_player_may(self) -> None:
        game = self.game(TEAM_VS_TEAM, TEAMS, SLAVER).activate("Mindslaver", "Carissa").resolve()
        while game.active != "Carissa":
            game.pass_over()
        assert self.seen(game, "Rob") == set(SEATS)
        assert self.seen(game, "Alex") == {"Rob", "Alex"}
