"""Grand Melee: several players take turns at the same time, with turn markers (807)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest
from tests.reference.driving import Game, changed, kind_of, position
from tests.reference.in_each import in_each

from apnap.protocol.answers import Answer, Cast, DeclareAttackers, DeclareBlockers, Pass, PlayLand
from apnap.protocol.decisions import Decision, OrderTriggers
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import Load
from apnap.protocol.state import Marker, Skip, State, Step, Turn, Variant
from apnap_reference.edition import EDITIONS, NEWEST
from apnap_reference.engine import ReferenceEngine
from apnap_reference.turn.phases_and_steps import PHASE_OF

BOOK_OF_2006: Final = "2006-10-01"
SINCE_2020: Final = [edition for edition in sorted(EDITIONS) if edition > BOOK_OF_2006]
IDLE: Final[Mapping[str, Answer]] = {
    "priority": Pass(),
    "declare_attackers": DeclareAttackers(),
    "declare_blockers": DeclareBlockers(),
}


def seats(count: int) -> tuple[str, ...]:
    return tuple(f"P{number}" for number in range(1, count + 1))


def arranged(  # noqa: PLR0913 - a melee has that many parts
    count: int = 12,
    taking: Sequence[str] | None = None,
    *,
    waiting: Mapping[int, str] | None = None,
    removals: Mapping[int, int] | None = None,
    step: Step = "precombat_main",
    distance: int | None = 1,
    board: Mapping[str, str] | None = None,
    **more: Any,
) -> State:
    """Describe a melee: who is `taking` turns, with marker 1, 2…; who has a marker and waits."""
    names = seats(count)
    if taking is None:
        taking = names[: count // 4 * 4 : 4]
    numbers = [n for n in range(1, count + 1) if n not in (waiting or {})]
    held = dict(zip(numbers, taking, strict=False))
    plain = position({name: (board or {}).get(name, "") for name in names}, **more)
    turns = tuple(
        Turn(active=player, phase=PHASE_OF[step], step=step, marker=number)
        for number, player in held.items()
    )
    markers = tuple(
        Marker(number, player, (removals or {}).get(number, 0))
        for number, player in sorted({**held, **(waiting or {})}.items())
    )
    variant = Variant("left", range_of_influence=distance, turn_markers=count // 4)
    return changed(plain, variant=variant, turns=turns, markers=markers)


class Melee(Game):
    """A game in which several turns go on at the same time."""

    def turn_of(self, player: str) -> Turn:
        return next(turn for turn in self.state.turns if turn.active == player)

    def taking(self) -> tuple[str | None, ...]:
        """Give who takes a turn, in the order of the markers."""
        return tuple(turn.active for turn in self.state.turns)

    @property
    def holders(self) -> dict[int, str]:
        return {marker.number: marker.player for marker in self.state.markers}

    @property
    def removals(self) -> dict[int, int]:
        return {m.number: m.removals for m in self.state.markers if m.removals}

    def asked_with(self, marker: int | None) -> Decision:
        """Give what is asked in the turn that is taken with a marker."""
        turns = [turn.marker for turn in self.state.turns]
        return next(d for d in self.state.pending if turns[d.turn] == marker)

    def asked_in(self, player: str) -> Decision:
        return self.asked_with(self.turn_of(player).marker)

    def passes_in(self, player: str) -> Melee:
        """Let whoever has priority in a player's turn pass."""
        self.says(Pass(), about=self.asked_in(player))
        return self

    def idle_until(self, marker: int, number: object) -> Melee:
        """Let nobody do anything in the turn of a marker until it has another number."""
        for _ in range(1000):
            turn = next((t for t in self.state.turns if t.marker == marker), None)
            if turn is None or turn.number != number:
                return self
            asked = self.asked_with(marker)
            self.says(IDLE[kind_of(asked)], about=asked)
        message = f"the turn {number} does not end"
        raise AssertionError(message)

    def ends(self, player: str) -> Melee:
        """Let a player's turn go on to its end; the others stand still."""
        turn = self.turn_of(player)
        assert turn.marker is not None
        return self.idle_until(turn.marker, turn.number)

    def reaches(self, player: str, step: Step) -> Melee:
        """Let nobody do anything in a player's turn until a step is reached."""
        for _ in range(1000):
            if self.turn_of(player).step == step:
                return self
            asked = self.asked_in(player)
            self.says(IDLE[kind_of(asked)], about=asked)
        message = f"{step} is never reached"
        raise AssertionError(message)

    def resolves_in(self, player: str) -> Melee:
        """Let all pass in a player's turn until the top of its stack is gone."""
        height = len(self.turn_of(player).stack)
        assert height, "the stack is empty"
        while len(self.turn_of(player).stack) == height:
            self.passes_in(player)
        return self

    def leave(self, *players: str) -> Melee:
        for player in players:
            self.concede(player)
        return self


def melee(count: int = 12, taking: Sequence[str] | None = None, **more: Any) -> Melee:
    return Melee(arranged(count, taking, **more))


class TestSeveralTurnsAtOnce:
    def test_in_each_turn_its_player_has_priority_at_the_same_time(self) -> None:
        game = melee(13)
        assert game.taking() == ("P1", "P5", "P9")
        assert game.all_asked == (("P1", "priority"), ("P5", "priority"), ("P9", "priority"))
        assert [decision.turn for decision in game.state.pending] == [0, 1, 2]
        assert [turn.number for turn in game.state.turns] == [14, 15, 16]

    @pytest.mark.parametrize("acting", ["P1", "P5", "P9"])
    def test_an_answer_in_one_turn_leaves_the_others_as_they_are(self, acting: str) -> None:
        game = melee()
        others = [name for name in ("P1", "P5", "P9") if name != acting]
        before = {name: (game.asked_in(name), game.turn_of(name)) for name in others}
        game.passes_in(acting)
        assert {name: (game.asked_in(name), game.turn_of(name)) for name in others} == before
        game.reaches(acting, "postcombat_main")
        assert {name: game.asked_in(name).id for name in others} == {
            name: asked.id for name, (asked, _) in before.items()
        }

    def test_only_who_is_asked_in_a_turn_answers_there(self) -> None:
        game = melee()
        assert game.tries(Pass(), "P5", game.asked_in("P1")).verdict == "rejected"
        assert game.tries(Pass(), "P5", game.asked_in("P5")).verdict == "accepted"

    def test_an_answered_question_cannot_be_answered_again(self) -> None:
        game = melee()
        asked = game.asked_in("P5")
        game.says(Pass(), about=asked)
        assert game.tries(Pass(), "P5", asked).verdict == "rejected"

    def test_what_is_refused_changes_no_turn(self) -> None:
        game = melee(hands={"P5": "Shock"})
        before = game.state
        said = Cast("Shock", targets=("P6",), pay="auto")
        assert game.tries(said, "P5", game.asked_in("P5")).verdict == "rejected"
        assert game.state == before

    def test_while_an_instruction_asks_only_its_question_is_open(self) -> None:
        board = {"P6": "Gray Ogre"}
        game = melee(board=board, taking=("P2", "P6", "P10"), step="beginning_of_combat")
        while game.turn_of("P6").step != "declare_attackers":
            game.passes_in("P6")
        assert game.all_asked == (("P6", "declare_attackers"),)
        assert game.state.pending[0].turn == 1
        assert game.state.turns[0].priority == "P2"

    def test_each_turn_has_its_own_combat(self) -> None:
        board = {"P1": "Gray Ogre", "P5": "Hill Giant"}
        game = melee(board=board, step="beginning_of_combat")
        for player, attacker, left in (("P1", "Gray Ogre", "P2"), ("P5", "Hill Giant", "P6")):
            while game.turn_of(player).step != "declare_attackers":
                game.passes_in(player)
            game.attack({attacker: left})
        assert [attackers_of(turn) for turn in game.state.turns] == [
            ("Gray Ogre",),
            ("Hill Giant",),
            (),
        ]
        game.reaches("P1", "combat_damage")
        assert (game.life("P2"), game.life("P6")) == (18, 20)
        game.reaches("P1", "postcombat_main").reaches("P5", "combat_damage")
        assert (game.life("P2"), game.life("P6")) == (18, 17)

    def test_lands_are_counted_for_each_turn(self) -> None:
        hands = {"P1": "Forest, Island", "P5": "Forest, Island"}
        game = melee(hands=hands)
        game.says(PlayLand("Forest"), about=game.asked_in("P1"))
        game.says(PlayLand("Forest 2"), about=game.asked_in("P5"))
        game.ends("P9")
        assert game.tries(PlayLand("Island"), "P1", game.asked_in("P1")).verdict == "rejected"

    def test_until_end_of_turn_means_the_turn_in_which_it_began(self) -> None:
        board = {"P1": "Forest, Gray Ogre", "P5": "Forest, Hill Giant"}
        game = melee(board=board, hands={"P1": "Giant Growth", "P5": "Giant Growth"})
        for player, card, target in (
            ("P1", "Giant Growth", "Gray Ogre"),
            ("P5", "Giant Growth 2", "Hill Giant"),
        ):
            said = Cast(card, targets=(target,), pay="auto")
            game.says(said, about=game.asked_in(player))
            game.resolves_in(player)
        game.ends("P5")
        assert [power(game, name) for name in ("Gray Ogre", "Hill Giant")] == [5, 3]
        game.ends("P1")
        assert power(game, "Gray Ogre") == 2

    def test_damage_wears_off_where_the_turn_ends(self) -> None:
        board = {"P1": "Mountain, Hill Giant", "P5": "Mountain, Craw Wurm"}
        game = melee(board=board, hands={"P1": "Shock", "P5": "Shock"})
        for player, card, target in (
            ("P1", "Shock", "Hill Giant"),
            ("P5", "Shock 2", "Craw Wurm"),
        ):
            said = Cast(card, targets=(target,), pay="auto")
            game.says(said, about=game.asked_in(player))
            game.resolves_in(player)
        game.ends("P5")
        assert [game.thing(name).damage for name in ("Hill Giant", "Craw Wurm")] == [2, 0]

    def test_a_game_is_begun_with_all_markers_at_once(self) -> None:
        state = position(dict.fromkeys(seats(13), ""), turn="P4", begun=False)
        variant = Variant("left", range_of_influence=1, turn_markers=3)
        game = Melee(changed(state, variant=variant))
        while game.kind == "mulligan":
            game.keep()
        assert game.holders == {1: "P4", 2: "P8", 3: "P12"}
        assert game.taking() == ("P4", "P8", "P12")
        assert [turn.number for turn in game.state.turns] == [1, 2, 3]
        assert {turn.step for turn in game.state.turns} == {"upkeep"}

    def test_who_leaves_before_the_first_turn_hands_the_marker_on(self) -> None:
        state = position(dict.fromkeys(seats(13), ""), turn="P4", begun=False)
        variant = Variant("left", range_of_influence=1, turn_markers=3)
        game = Melee(changed(state, variant=variant)).leave("P8")
        while game.kind == "mulligan":
            game.keep()
        assert game.holders == {1: "P4", 2: "P9", 3: "P12"}
        assert game.taking() == ("P4", "P12"), "three seats from P9 to P12"


def attackers_of(turn: Turn) -> tuple[str, ...]:
    return tuple(attack.attacker for attack in turn.combat.attacks) if turn.combat else ()


def power(game: Game, name: str) -> int | None:
    now = game.thing(name).now
    assert now != "unknown"
    return now.power


class TestPassingMarkers:
    def test_a_marker_goes_to_the_left(self) -> None:
        game = melee().ends("P9")
        assert game.holders == {1: "P1", 2: "P5", 3: "P10"}
        game = melee(13).ends("P9")
        assert game.holders == {1: "P1", 2: "P5", 3: "P10"}
        assert game.taking() == ("P1", "P5", "P10")

    @in_each(sorted(EDITIONS))
    def test_who_is_too_close_waits_until_the_next_marker_has_gone_on(self, edition: str) -> None:
        game = melee(edition=edition).ends("P5")
        assert (game.holders[2], game.taking()) == ("P6", ("P1", "P9")), "P9 is three seats on"
        game.ends("P9")
        assert (game.holders[3], game.taking()) == ("P10", ("P1", "P6")), "P10 waits for P1"
        game.ends("P1")
        assert game.taking() == ("P2", "P6", "P10")
        assert game.holders == {1: "P2", 2: "P6", 3: "P10"}

    def test_four_seats_are_enough(self) -> None:
        assert melee(13).ends("P9").taking() == ("P1", "P5", "P10")
        assert melee(13).ends("P1").taking() == ("P5", "P9")

    def test_every_turn_of_all_rounds_is_numbered_anew(self) -> None:
        game = melee(8)
        seen = [turn.number for turn in game.state.turns]
        for player in ("P1", "P5", "P2", "P6"):
            game.ends(player)
            seen += [turn.number for turn in game.state.turns if turn.number not in seen]
        assert seen == [9, 10, 11, 12, 13, 14]

    def test_one_marker_is_passed_round_the_table(self) -> None:
        game = melee(4)
        for player, left in (("P1", "P2"), ("P2", "P3"), ("P3", "P4"), ("P4", "P1")):
            assert game.ends(player).taking() == (left,)

    def test_a_turn_to_be_skipped_is_skipped_with_the_marker(self) -> None:
        state = changed(arranged(14), skips=(Skip("P10", "turn"),))
        assert Melee(state).ends("P9").taking() == ("P1", "P5", "P11")


class TestHoldersWhoLeave:
    def test_the_turn_goes_on_without_its_player(self) -> None:
        game = melee(13).leave("P5")
        turn = game.state.turns[1]
        assert (turn.active, turn.marker, turn.step) == (None, 2, "precombat_main")
        assert game.holders == {1: "P1", 2: "P5", 3: "P9"}
        assert game.asked_with(2).decider == "P6", "the next in turn order"

    def test_the_player_to_the_left_takes_the_marker_when_the_turn_is_over(self) -> None:
        game = melee(13).ends("P9").leave("P5")
        assert game.removals == {}
        game.idle_until(2, game.state.turns[1].number)
        assert game.holders == {1: "P1", 2: "P6", 3: "P10"}
        assert game.taking() == ("P1", "P6", "P10")

    def test_with_two_who_leave_in_a_row_the_next_seat_counts(self) -> None:
        game = melee(14).leave("P5", "P6")
        game.idle_until(2, game.state.turns[1].number)
        assert game.holders[2] == "P7"

    def test_of_who_waits_the_player_to_the_left_takes_the_marker_at_once(self) -> None:
        game = melee(14, ("P1", "P9"), waiting={2: "P6"}).leave("P6")
        assert game.holders == {1: "P1", 2: "P7", 3: "P9"}
        assert game.removals == {}

    def test_a_marker_may_be_passed_to_who_has_one(self) -> None:
        game = melee(15, ("P1", "P5", "P9")).leave("P6", "P7", "P8")
        assert game.ends("P5").holders == {1: "P1", 2: "P9", 3: "P9"}
        assert game.taking() == ("P1", "P9")
        game.ends("P9")
        assert (game.holders, game.taking()) == ({1: "P1", 2: "P9", 3: "P10"}, ("P1", "P10"))


class TestDesignation:
    @in_each(sorted(EDITIONS))
    def test_the_marker_to_the_right_goes_when_its_turn_is_over(self, edition: str) -> None:
        game = melee(12, edition=edition).leave("P3")
        assert game.removals == {1: 1}
        assert game.taking() == ("P1", "P5", "P9"), "no turn is cut short"
        assert game.ends("P1").holders == {2: "P5", 3: "P9"}
        assert game.ends("P5").ends("P9").holders == {2: "P6", 3: "P10"}

    @in_each(sorted(EDITIONS))
    @pytest.mark.parametrize(("count", "markers"), [(13, 3), (14, 3), (15, 3), (16, 3)])
    def test_a_marker_goes_only_with_a_full_four(
        self, count: int, markers: int, edition: str
    ) -> None:
        game = melee(count, edition=edition)
        game.leave("P3")
        assert len(game.holders) - sum(game.removals.values()) == markers
        assert bool(game.removals) is (count == 16)

    @in_each(sorted(EDITIONS))
    def test_it_is_never_the_marker_of_who_leaves_while_there_is_another(
        self, edition: str
    ) -> None:
        game = melee(12, edition=edition).leave("P5")
        assert game.removals == {1: 1}
        assert game.ends("P1").holders == {2: "P5", 3: "P9"}

    def test_it_goes_round_the_end_of_the_table(self) -> None:
        assert melee(12).leave("P1").removals == {3: 1}
        assert melee(12).leave("P11").removals == {3: 1}

    @in_each(SINCE_2020)
    def test_a_marker_is_designated_again(self, edition: str) -> None:
        game = melee(16, edition=edition).leave("P2")
        assert game.removals == {1: 1}
        game.leave("P6", "P7", "P8")
        assert game.removals == {1: 1}, "twelve players need three markers"
        game.leave("P3")
        assert game.removals == {1: 2}
        game.ends("P1")
        assert (game.holders, game.removals) == ({2: "P5", 3: "P9", 4: "P13"}, {4: 1})
        assert game.taking() == ("P5", "P9", "P13")
        assert game.ends("P13").holders == {2: "P5", 3: "P9"}

    def test_a_waiting_marker_is_removed_at_once(self) -> None:
        game = melee(12, ("P1", "P9"), waiting={2: "P6"}).leave("P7")
        assert (game.holders, game.removals) == ({1: "P1", 3: "P9"}, {})

    def test_so_is_one_that_becomes_designated_while_it_waits(self) -> None:
        game = melee(16, ("P1", "P5", "P9"), waiting={4: "P14"})
        game.leave("P2", "P6", "P7", "P8", "P3")
        assert game.removals == {1: 2}
        assert game.ends("P1").holders == {2: "P5", 3: "P9"}

    def test_others_begin_when_a_waiting_marker_makes_room(self) -> None:
        game = melee(12, ("P1",), waiting={2: "P7", 3: "P10"})
        assert game.taking() == ("P1",)
        game.leave("P11")
        assert (game.holders, game.taking()) == ({1: "P1", 2: "P7"}, ("P1", "P7"))

    def test_of_players_who_leave_together_the_lowest_number_counts(self) -> None:
        for leaving in (("P7", "P11"), ("P11", "P7")):
            board = dict.fromkeys(seats(13), "")
            game = melee(13, board=board, distance=None, life=dict.fromkeys(leaving, 0))
            assert game.removals == {2: 1}, "between those to the right of either"

    def test_one_after_the_other_the_last_one_counts(self) -> None:
        assert melee(13).leave("P3", "P7").removals == {2: 1}
        assert melee(13).leave("P7", "P3").removals == {1: 1}

    def test_in_2006_one_looks_back_at_all_who_have_left(self) -> None:
        for leaving in (("P3", "P7"), ("P7", "P3")):
            assert melee(13, edition=BOOK_OF_2006).leave(*leaving).removals == {1: 1}

    def test_in_2006_who_left_before_a_turn_ended_does_not_count(self) -> None:
        game = melee(13, edition=BOOK_OF_2006).leave("P3").ends("P9").leave("P7")
        assert game.removals == {2: 1}

    def test_the_last_marker_stays(self) -> None:
        game = melee(4).leave("P3")
        assert (game.removals, game.ends("P1").taking()) == ({}, ("P2",))


class TestExtraTurns:
    @in_each(sorted(EDITIONS))
    def test_who_has_room_keeps_the_marker(self, edition: str) -> None:
        game = melee(13, ("P1", "P6", "P10"), edition=edition, board=ISLANDS, hands=WALKS)
        walk(game, "P1").ends("P1")
        assert game.taking() == ("P1", "P6", "P10")
        assert game.turn_of("P1").number == 17
        game.ends("P6").ends("P1")
        assert game.holders[1] == "P2", "once"

    def test_a_marker_too_close_on_the_left_has_the_turn_wait(self) -> None:
        game = melee(16, ("P1", "P5", "P9"), board=ISLANDS, hands=WALKS)
        walk(game, "P1").leave("P3").ends("P1")
        assert (game.holders[1], game.taking()) == ("P1", ("P5", "P9"))
        game.ends("P9")
        assert game.taking() == ("P5", "P10")
        assert "P1" in game.state.extra_turns
        game.ends("P5")
        assert game.taking() == ("P1", "P6", "P10")
        assert game.state.extra_turns == ()
        assert game.ends("P1").holders[1] == "P2"

    @in_each(SINCE_2020)
    def test_a_marker_too_close_on_the_right_has_it_passed(self, edition: str) -> None:
        game = melee(
            12, ("P1", "P5"), waiting={3: "P10"}, edition=edition, board=ISLANDS, hands=WALKS
        )
        walk(game, "P1").ends("P5").ends("P1")
        assert game.holders == {1: "P2", 2: "P6", 3: "P10"}
        assert "P1" in game.state.extra_turns

    def test_in_2006_it_follows_at_once(self) -> None:
        game = melee(
            12, ("P1", "P5"), waiting={3: "P10"}, edition=BOOK_OF_2006, board=ISLANDS, hands=WALKS
        )
        walk(game, "P1").ends("P1")
        assert game.taking() == ("P1", "P5")
        assert game.turn_of("P1").step == "upkeep"

    @in_each(sorted(EDITIONS))
    def test_without_a_marker_it_comes_before_the_next_turn(self, edition: str) -> None:
        state = changed(arranged(8, ("P4", "P8"), edition=edition), extra_turns=("P1",))
        game = Melee(state).ends("P4").ends("P8")
        assert game.taking() == ("P5", "P1")
        assert game.state.extra_turns == ()
        game.ends("P1").ends("P5")
        assert game.holders == {1: "P6", 2: "P1"}
        assert game.taking() == ("P1",), "the turn that the marker was passed for"
        game.ends("P1")
        assert (game.holders, game.taking()) == ({1: "P6", 2: "P2"}, ("P6", "P2"))

    def test_who_leaves_takes_no_extra_turn(self) -> None:
        state = changed(arranged(8, ("P4", "P8")), extra_turns=("P1",))
        game = Melee(state).leave("P1")
        assert game.state.extra_turns == ()


ISLANDS: Final = {"P1": "Island, Island, Island, Island"}
WALKS: Final = {"P1": "Time Walk"}


def walk(game: Melee, player: str) -> Melee:
    game.says(Cast("Time Walk", pay="auto"), about=game.asked_in(player))
    return game.resolves_in(player)


class TestStacks:
    def test_who_is_near_gets_priority(self) -> None:
        game = melee()
        deciders = []
        while game.turn_of("P5").step == "precombat_main":
            deciders.append(game.asked_in("P5").decider)
            game.passes_in("P5")
        assert deciders == ["P5", "P6", "P4"]

    def test_without_range_everybody_does(self) -> None:
        game = melee(8, distance=None)
        deciders = []
        while game.turn_of("P5").step == "precombat_main":
            deciders.append(game.asked_in("P5").decider)
            game.passes_in("P5")
        assert deciders == ["P5", "P6", "P7", "P8", "P1", "P2", "P3", "P4"]

    def test_who_is_near_the_controller_of_something_on_the_stack_does(self) -> None:
        game = melee(board={"P6": "Mountain"}, hands={"P6": "Shock"}).passes_in("P5")
        said = Cast("Shock", targets=("P7",), pay="auto")
        game.says(said, about=game.asked_in("P5"))
        deciders = []
        while game.turn_of("P5").stack:
            deciders.append(game.asked_in("P5").decider)
            game.passes_in("P5")
        assert deciders == ["P6", "P7", "P4", "P5"]
        assert (game.life("P7"), game.asked_in("P5").decider) == (18, "P5")

    def test_a_spell_goes_on_the_stack_of_the_turn_in_which_it_was_cast(self) -> None:
        board = {"P4": "Mountain"}
        game = melee(12, ("P1", "P5", "P9"), board=board, hands={"P4": "Shock"}, distance=3)
        game.passes_in("P5")
        while game.asked_in("P5").decider != "P4":
            game.passes_in("P5")
        while game.asked_in("P1").decider != "P4":
            game.passes_in("P1")
        said = Cast("Shock", targets=("P3",), pay="auto")
        game.says(said, about=game.asked_in("P5"))
        assert (game.turn_of("P1").stack, game.turn_of("P5").stack) == ((), ("Shock",))
        assert game.asked_in("P1").decider == "P4", "who has priority there still"

    def test_a_target_lies_on_the_same_stack(self) -> None:
        board = {"P1": "Mountain", "P2": "Island, Island", "P3": "Island, Island"}
        hands = {"P1": "Shock", "P2": "Counterspell"}
        game = melee(8, ("P1", "P5"), board=board, hands=hands, distance=None)
        game.says(Cast("Shock", targets=("P4",), pay="auto"), about=game.asked_in("P1"))
        game.passes_in("P1")
        while game.asked_in("P5").decider != "P2":
            game.passes_in("P5")
        counter = Cast("Counterspell", targets=("Shock",), pay="auto")
        assert game.tries(counter, "P2", game.asked_in("P5")).verdict == "rejected"
        assert game.tries(counter, "P2", game.asked_in("P1")).verdict == "accepted"
        game.resolves_in("P1")
        assert (game.turn_of("P1").stack, game.life("P4")) == ((), 20)

    def test_what_triggers_in_a_turn_goes_on_its_stack(self) -> None:
        board = {"P5": "Pulse Tracker, Agate-Blade Assassin"}
        game = melee(board=board, step="beginning_of_combat")
        while game.turn_of("P5").step != "declare_attackers":
            game.passes_in("P5")
        game.attack({"Pulse Tracker": "P6", "Agate-Blade Assassin": "P6"})
        asked = game.pending_as(OrderTriggers)
        assert asked.turn == 1
        game.order(*(waiting.name for waiting in asked.triggers))
        assert len(game.turn_of("P5").stack) == 2
        assert game.turn_of("P1").stack == game.turn_of("P9").stack == ()

    def test_a_spell_is_cast_at_sorcery_speed_beside_anothers_stack(self) -> None:
        board = {"P1": "Mountain", "P5": "Forest, Forest"}
        hands = {"P1": "Shock", "P5": "Grizzly Bears"}
        game = melee(board=board, hands=hands)
        game.says(Cast("Shock", targets=("P2",), pay="auto"), about=game.asked_in("P1"))
        game.says(Cast("Grizzly Bears", pay="auto"), about=game.asked_in("P5"))
        assert (game.turn_of("P1").stack, game.turn_of("P5").stack) == (
            ("Shock",),
            ("Grizzly Bears",),
        )

    def test_who_has_priority_in_several_turns_and_leaves_is_followed_in_each(self) -> None:
        game = melee(8, ("P1", "P5"), distance=None)
        for player in ("P1", "P5"):
            while game.asked_in(player).decider != "P3":
                game.passes_in(player)
        game.leave("P3")
        assert game.all_asked == (("P4", "priority"), ("P4", "priority"))

    def test_a_spell_of_who_leaves_is_gone_from_any_stack(self) -> None:
        board = {"P1": "Mountain", "P5": "Mountain"}
        game = melee(board=board, hands={"P1": "Shock", "P5": "Shock"})
        for player, card in (("P1", "Shock"), ("P5", "Shock 2")):
            said = Cast(card, targets=(player,), pay="auto")
            game.says(said, about=game.asked_in(player))
        game.passes_in("P1").leave("P5")
        assert [turn.stack for turn in game.state.turns] == [("Shock",), (), ()]
        assert game.asked_with(2).decider == "P6"


class TestTheEnd:
    @in_each(sorted(EDITIONS))
    def test_who_is_left_has_won(self, edition: str) -> None:
        game = melee(12, edition=edition).leave(*seats(12)[1:11])
        assert game.winners is None
        assert game.leave("P12").winners == ("P1",)

    @in_each(sorted(EDITIONS))
    def test_who_has_no_life_loses(self, edition: str) -> None:
        board = {"P5": "Mountain"}
        game = melee(board=board, hands={"P5": "Shock"}, life={"P6": 2}, edition=edition)
        said = Cast("Shock", targets=("P6",), pay="auto")
        game.says(said, about=game.asked_in("P5"))
        game.resolves_in("P5")
        assert game.player("P6").left is not None
        assert game.winners is None

    @in_each(sorted(EDITIONS))
    def test_the_game_goes_on_with_ever_fewer_players(self, edition: str) -> None:
        game = melee(12, edition=edition)
        for player in seats(12)[:10]:
            game.leave(player)
            assert game.state.pending, player
            marker = game.state.turns[0].marker
            assert marker is not None
            game.idle_until(marker, game.state.turns[0].number)
            assert sum(not m.removals for m in game.state.markers) >= 1
        assert len(game.holders) == 1


class TestLoading:
    def refused(self, state: State) -> str:
        with pytest.raises(BadRequest) as refused:
            ReferenceEngine().load(Load(state))
        return str(refused.value.where)

    def test_sixteen_players_are_the_most(self) -> None:
        assert len(melee(16).holders) == 4
        assert ReferenceEngine().load(Load(arranged(17))).verdict == "unsupported"

    def test_more_markers_than_fours_are_refused(self) -> None:
        assert self.refused(arranged(11, ("P1", "P5", "P9"))) == "position.markers"

    def test_each_turn_needs_its_marker(self) -> None:
        state = arranged(8)
        turns = (state.turns[0], changed(state.turns[1], marker=None))
        assert self.refused(changed(state, turns=turns)) == "position.turns.1.marker"

    def test_teams_that_share_their_turns_have_no_markers(self) -> None:
        teams = {"North": seats(8)[:4], "South": seats(8)[4:]}
        state = position(dict.fromkeys(seats(8), ""), teams=teams, shared=True)
        variant = changed(state.variant, turn_markers=2)
        verdict = ReferenceEngine().load(Load(changed(state, variant=variant)))
        assert verdict.verdict == "unsupported"

    def test_markers_need_the_option(self) -> None:
        state = changed(arranged(4), variant=Variant("left"))
        assert self.refused(state) == "position.variant.turn_markers"

    def test_markers_may_be_told_by_the_turns_alone(self) -> None:
        assert Melee(changed(arranged(8), markers=())).holders == {1: "P1", 2: "P5"}

    def test_a_marker_to_be_removed_belongs_to_a_turn(self) -> None:
        state = arranged(12, ("P1", "P5"), waiting={3: "P10"}, removals={3: 1})
        assert self.refused(state) == "position.markers.2.removals"
        assert melee(11, ("P1", "P5", "P9"), removals={1: 1}).ends("P1").holders == {
            2: "P5",
            3: "P9",
        }

    @pytest.mark.parametrize("field", ["number", "active", "marker"])
    def test_no_two_turns_are_the_same(self, field: str) -> None:
        state = arranged(8)
        turns = tuple(changed(turn, number=7 + i) for i, turn in enumerate(state.turns))
        same = {field: getattr(turns[0], field)}
        alike = changed(state, turns=(turns[0], changed(turns[1], **same)))
        assert self.refused(alike).startswith("position.turns")

    def test_the_newest_edition_is_the_default(self) -> None:
        assert arranged().edition == NEWEST
