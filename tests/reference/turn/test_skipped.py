"""Turns, phases and steps that are skipped, and the first draw step of the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from tests.reference.driving import Game, begin, position
from tests.reference.in_each import in_each

from apnap.protocol.answers import Activate, Cast
from apnap.protocol.decisions import ChooseTargets
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import Load
from apnap.protocol.state import Skip, State, Variant
from apnap_reference.engine import ReferenceEngine
from apnap_reference.state.effects import Goaded
from apnap_reference.turn.skipped import opponents_skip

THREE = {"Rob": "", "Alex": "", "Carissa": ""}
TEAMS = {"North": ("Rob", "Rita"), "South": ("Alex", "Anna")}
ISLANDS = ", ".join(f"Island {n} = Island" for n in range(9))
PLAINS = ", ".join(f"Plains {n} = Plains" for n in range(9))
RHINO = "Stonehorn Dignitary"


def skipping(*skips: Skip, board: dict[str, str] | None = None, **more: object) -> Game:
    """Begin a game in which something will be skipped."""
    state = position(board or THREE, **more)  # type: ignore[arg-type]
    return Game(msgspec.structs.replace(state, skips=skips))


def steps_of_next_turn(game: Game) -> list[str]:
    """Go on through the next turn and give the steps in which somebody was asked something."""
    number = game.state.turns[0].number
    while game.state.turns[0].number == number:
        game.pass_over()
    seen: list[str] = []
    number = game.state.turns[0].number
    while game.state.turns[0].number == number:
        if game.step not in seen:
            seen.append(game.step)
        game.pass_over()
    return seen


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


def shown(game: Game) -> Sequence[tuple[str, str, int]]:
    """Give what is still to be skipped, as the engine shows it."""
    assert game.state.skips != "unknown"
    return [(skip.side, skip.skips, skip.times) for skip in game.state.skips]


def aimed(*targets: str, **more: object) -> Game:
    """Let Rob cast a Rhino for each target, which is to skip a combat."""
    hand = ", ".join(f"Rhino {n} = {RHINO}" for n in range(len(targets)))
    board = {"Rob": PLAINS, "Alex": "Runeclaw Bear", "Carissa": "Gray Ogre"}
    game = begin(board, hands={"Rob": hand}, **more)  # type: ignore[arg-type]
    for number, target in enumerate(targets):
        game.cast(f"Rhino {number}").resolve().choose(target).resolve()
    return game


class TestPhases:
    def test_a_skipped_combat_phase_does_not_take_place(self) -> None:
        game = aimed("Alex")
        assert shown(game) == [("Alex", "combat", 1)]
        seen = steps_of_next_turn(game)
        assert seen == ["upkeep", "draw", "precombat_main", "postcombat_main", "end_step"]
        assert shown(game) == []

    def test_only_the_player_aimed_at_and_only_once(self) -> None:
        game = aimed("Alex")
        game.to("upkeep").to("end_step").to("beginning_of_combat")
        assert game.active == "Carissa"
        game.to("end_step").to("beginning_of_combat").to("end_step").to("beginning_of_combat")
        assert game.active == "Alex"

    def test_two_effects_skip_the_next_two(self) -> None:
        game = aimed("Alex", "Alex")
        assert shown(game) == [("Alex", "combat", 2)]
        assert "beginning_of_combat" not in steps_of_next_turn(game)
        assert shown(game) == [("Alex", "combat", 1)]
        assert "beginning_of_combat" in steps_of_next_turn(aimed("Carissa"))
        game.to("end_step").to("upkeep").to("end_step").to("upkeep")
        assert game.active == "Alex"
        assert game.to("postcombat_main").active == "Alex"
        assert shown(game) == []

    def test_only_opponents_can_be_aimed_at(self) -> None:
        game = begin({"Rob": PLAINS, "Alex": "", "Carissa": ""}, hands={"Rob": RHINO})
        game.cast(RHINO).resolve()
        (slot,) = game.pending_as(ChooseTargets).slots
        assert set(slot.among) == {"Alex", "Carissa"}

    def test_a_combat_that_has_begun_goes_on(self) -> None:
        board = {"Rob": "Runeclaw Bear", "Alex": f"Vedalken Orrery, {PLAINS}"}
        game = begin(board, hands={"Alex": RHINO}, step="beginning_of_combat").pass_once()
        game.cast(RHINO).resolve().choose("Rob").resolve()
        game.to("declare_attackers").attack({"Runeclaw Bear": "Alex"})
        assert shown(game) == [("Rob", "combat", 1)]
        game.to("end_step").to("end_step")
        assert "beginning_of_combat" not in steps_of_next_turn(game.to("upkeep"))

    def test_of_two_combats_in_a_turn_the_first_is_skipped(self) -> None:
        mountains = ", ".join(f"Mountain {n} = Mountain" for n in range(4))
        board = {"Rob": f"Runeclaw Bear, {mountains}", "Alex": f"Vedalken Orrery, {PLAINS}"}
        hands = {"Rob": "Relentless Assault", "Alex": RHINO}
        game = begin(board, hands=hands).cast("Relentless Assault").resolve().pass_once()
        game.cast(RHINO).resolve().choose("Rob").resolve()
        game.to("postcombat_main").to("declare_attackers").attack({"Runeclaw Bear": "Alex"})

    @pytest.mark.parametrize(
        ("what", "left"),
        [
            ("beginning", ["precombat_main"]),
            ("upkeep", ["draw", "precombat_main"]),
            ("draw", ["upkeep", "precombat_main"]),
            ("untap", ["upkeep", "draw", "precombat_main"]),
            ("precombat_main", ["upkeep", "draw", "beginning_of_combat"]),
        ],
    )
    def test_any_step_or_phase_can_be_skipped(self, what: str, left: list[str]) -> None:
        game = skipping(Skip("Alex", what))
        seen = steps_of_next_turn(game)
        assert seen[: len(left)] == left
        drawn = 20 if what in ("beginning", "draw") else 19
        assert game.player("Alex").library == drawn

    def test_the_end_of_a_turn_can_be_skipped_as_well(self) -> None:
        game = skipping(Skip("Rob", "ending"), Skip("Rob", "postcombat_main"))
        number = game.state.turns[0].number
        while game.state.turns[0].number == number:
            assert game.step not in ("postcombat_main", "end_step")
            game.pass_over()
        assert (game.active, game.step) == ("Alex", "upkeep")


UNREADY = {"Rob": "", "Alex": "Gray Ogre (tapped), Hill Giant (sick)", "Carissa": ""}


class TestUntapSteps:
    def test_nothing_untaps_but_creatures_may_attack_as_after_any_beginning(self) -> None:
        game = skipping(Skip("Alex", "untap"), board=UNREADY).to("upkeep")
        assert (game.active, game.thing("Gray Ogre").tapped) == ("Alex", True)
        game.to("declare_attackers").attack({"Hill Giant": "Rob"})

    def test_without_a_skip_they_do(self) -> None:
        game = begin(UNREADY).to("upkeep")
        assert (game.active, game.thing("Gray Ogre").tapped) == ("Alex", False)

    def test_each_opponent_skips_the_next_one(self) -> None:
        game = begin({**UNREADY, "Carissa": "Temple Bell"}, turn="Carissa").activate("Temple Bell")
        bell = game.inside.table.objects[game.inside.table.turn.stack[0]]
        table = opponents_skip(game.inside.table, bell, "untap")
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - the card needs morph
        game.resolve()
        assert shown(game) == [("Rob", "untap", 1), ("Alex", "untap", 1)]
        game.to("end_step").to("upkeep").to("end_step").to("upkeep")
        assert (game.active, game.thing("Gray Ogre").tapped) == ("Alex", True)
        game.to("end_step").to("upkeep").to("end_step").to("upkeep").to("end_step").to("upkeep")
        assert (game.active, game.thing("Gray Ogre").tapped) == ("Alex", False)


class TestTurns:
    def test_who_meditates_draws_four_and_skips_a_turn(self) -> None:
        board = {"Rob": ISLANDS, "Alex": "", "Carissa": ""}
        game = begin(board, hands={"Rob": "Meditate"}).cast("Meditate").resolve()
        assert (game.player("Rob").hand, shown(game)) == (4, [("Rob", "turn", 1)])
        assert turns_taken(game, 5) == ["Alex", "Carissa", "Alex", "Carissa", "Rob"]

    def test_whose_turn_it_is_makes_no_difference(self) -> None:
        board = {"Rob": "", "Alex": ISLANDS, "Carissa": ""}
        game = begin(board, hands={"Alex": "Meditate"}).pass_once().cast("Meditate").resolve()
        assert turns_taken(game, 4) == ["Carissa", "Rob", "Alex", "Carissa"]

    def test_two_effects_skip_two_turns(self) -> None:
        board = {"Rob": ISLANDS, "Alex": ""}
        game = begin(board, hands={"Rob": "One = Meditate, Two = Meditate"})
        game.cast("One").resolve().cast("Two").resolve()
        assert shown(game) == [("Rob", "turn", 2)]
        number = game.state.turns[0].number
        while game.state.turns[0].number == number:
            if game.kind == "choose_objects":
                game.choose(*getattr(game.pending, "among", ())[:1])
            else:
                game.pass_over()
        assert game.active == "Alex"
        assert turns_taken(game, 3) == ["Alex", "Alex", "Rob"]

    def test_an_extra_turn_may_be_the_next_one(self) -> None:
        board = {"Rob": ISLANDS, "Alex": "", "Carissa": ""}
        game = begin(board, hands={"Rob": "Time Walk, Meditate"})
        game.cast("Time Walk").resolve().cast("Meditate").resolve()
        assert turns_taken(game, 3) == ["Alex", "Carissa", "Rob"]

    def test_what_waits_for_a_next_turn_waits_for_the_one_after(self) -> None:
        mountains = ", ".join(f"Mountain {n} = Mountain" for n in range(4))
        board = {"Rob": f"{ISLANDS}, {mountains}", "Alex": "Gray Ogre", "Carissa": ""}
        hands = {"Rob": "Disrupt Decorum, Meditate"}
        game = begin(board, hands=hands).cast("Disrupt Decorum").resolve()
        game.cast("Meditate").resolve()
        for _ in range(2):
            game.to("upkeep").to("declare_attackers")
            assert game.active == "Alex"
            game.attack({"Gray Ogre": "Carissa"}).to("end_step").to("upkeep").to("end_step")
        assert any(isinstance(effect.does, Goaded) for effect in game.inside.table.effects)
        game.to("upkeep")
        assert (game.active, game.inside.table.effects) == ("Rob", ())

    def test_mastery_over_a_player_waits_for_a_turn_that_is_taken(self) -> None:
        board = {"Rob": "Mindslaver, Forest, Swamp, Plains, Mountain", "Alex": "", "Carissa": ""}
        game = skipping(Skip("Alex", "turn"), board=board).activate("Mindslaver", "Alex").resolve()
        game.to("upkeep")
        assert (game.active, game.asked) == ("Carissa", "Carissa")
        game.to("end_step").to("upkeep").to("end_step").to("upkeep")
        assert (game.active, game.asked) == ("Alex", "Rob")

    def test_who_leaves_skips_nothing(self) -> None:
        game = skipping(Skip("Alex", "turn"), Skip("Carissa", "turn")).concede("Alex")
        assert shown(game) == [("Carissa", "turn", 1)]
        assert turns_taken(game, 3) == ["Rob", "Carissa", "Rob"]


class TestTeams:
    """805.8: who shares turns skips together, once for one effect."""

    @in_each(["2020-06-01", "2026-01-16"])
    def test_a_team_skips_if_a_member_does(self, edition: str) -> None:
        board = {"Rob": PLAINS, "Rita": "", "Alex": "", "Anna": "Runeclaw Bear"}
        game = begin(board, hands={"Rob": RHINO}, teams=TEAMS, shared=True, edition=edition)
        game.says(Cast(RHINO, pay="auto"), by="Rob").resolve().choose("Alex").resolve()
        assert shown(game) == [("South", "combat", 1)]
        assert "beginning_of_combat" not in steps_of_next_turn(game)

    def test_separate_effects_add_up(self) -> None:
        board = {"Rob": ISLANDS, "Rita": "R1 = Island, R2 = Island, R3 = Island", "Alex": ""}
        hands = {"Rob": "One = Meditate", "Rita": "Two = Meditate"}
        game = begin({**board, "Anna": ""}, hands=hands, teams=TEAMS, shared=True)
        game.says(Cast("One", pay="auto"), by="Rob").resolve()
        game.says(Cast("Two", pay="auto"), by="Rita").resolve()
        assert shown(game) == [("North", "turn", 2)]
        assert turns_taken(game, 4) == ["South", "South", "South", "North"]

    def test_one_effect_on_both_members_counts_once(self) -> None:
        board = {"Rob": "Temple Bell", "Rita": "", "Alex": "Gray Ogre (tapped)", "Anna": ""}
        game = begin(board, teams=TEAMS, shared=True)
        game.says(Activate("Temple Bell"), by="Rob")
        bell = game.inside.table.objects[game.inside.table.turn.stack[0]]
        table = opponents_skip(game.inside.table, bell, "untap")
        game.engine._position = msgspec.structs.replace(game.inside, table=table)  # noqa: SLF001 - the card needs morph
        game.resolve()
        assert shown(game) == [("South", "untap", 1)]
        assert game.to("upkeep").thing("Gray Ogre").tapped
        game.to("end_step").to("upkeep").to("end_step").to("upkeep")
        assert (game.active, game.thing("Gray Ogre").tapped) == ("South", False)


class TestLoading:
    def test_what_is_loaded_is_shown(self) -> None:
        game = skipping(Skip("Alex", "combat", 2), Skip("Rob", "turn"), Skip("Alex", "draw"))
        assert sorted(shown(game)) == [
            ("Alex", "combat", 2),
            ("Alex", "draw", 1),
            ("Rob", "turn", 1),
        ]

    def test_teams_are_named_where_they_share_turns(self) -> None:
        board = {"Rob": "", "Rita": "", "Alex": "", "Anna": ""}
        game = skipping(Skip("South", "turn"), board=board, teams=TEAMS, shared=True)
        assert shown(game) == [("South", "turn", 1)]
        assert turns_taken(game, 2) == ["North", "South"]

    @pytest.mark.parametrize(
        ("skip", "where"),
        [
            (Skip("Nemo", "turn"), "position.skips.0.side"),
            (Skip("Rob", "lunch"), "position.skips.0.skips"),
            (Skip("Rob", "turn", 1000), "position.skips.0.times"),
        ],
    )
    def test_nonsense_is_refused(self, skip: Skip, where: str) -> None:
        state = msgspec.structs.replace(position(THREE), skips=(skip,))
        with pytest.raises(BadRequest) as refused:
            ReferenceEngine().load(Load(state))
        assert refused.value.where == where


class TestFirstDraw:
    """103.8a-c."""

    def first_turn(self, state: State, number: int = 1) -> Game:
        turn = msgspec.structs.replace(state.turns[0], number=number)
        return Game(msgspec.structs.replace(state, turns=(turn,)))

    def teams_of_two(self, *, shared_life: bool) -> State:
        board = {"Rob": "", "Rita": "", "Alex": "", "Anna": ""}
        state = position(board, teams=TEAMS, shared=True, step="upkeep")
        variant = Variant("multiple", shared_team_turns=True, shared_life=shared_life)
        return msgspec.structs.replace(state, variant=variant)

    @in_each(["2020-06-01", "2026-01-16"])
    def test_in_two_headed_giant_the_team_that_plays_first_draws_nothing(
        self, edition: str
    ) -> None:
        state = msgspec.structs.replace(self.teams_of_two(shared_life=True), edition=edition)
        game = self.first_turn(state).to("precombat_main")
        assert [player.library for player in game.state.players] == [20, 20, 20, 20]
        game.to("upkeep").to("precombat_main")
        assert [player.library for player in game.state.players] == [20, 20, 19, 19]

    @pytest.mark.parametrize("number", [2, 3])
    def test_it_draws_in_later_turns(self, number: int) -> None:
        game = self.first_turn(self.teams_of_two(shared_life=True), number).to("precombat_main")
        assert [player.library for player in game.state.players] == [19, 19, 20, 20]

    def test_other_teams_with_shared_turns_draw_at_once(self) -> None:
        game = self.first_turn(self.teams_of_two(shared_life=False)).to("precombat_main")
        assert [player.library for player in game.state.players] == [19, 19, 20, 20]

    def test_among_three_players_nobody_goes_without(self) -> None:
        game = self.first_turn(position(THREE, step="upkeep")).to("precombat_main")
        assert game.player("Rob").library == 19

    def test_of_two_players_the_first_draws_nothing_however_many_upkeeps_there_are(self) -> None:
        state = position({"Rob": "", "Alex": ""}, step="upkeep")
        game = self.first_turn(state).to("precombat_main")
        assert game.player("Rob").library == 20
