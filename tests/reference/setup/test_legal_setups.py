"""Set-ups that the rules forbid are refused as a game is loaded, with the rules they break."""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference.driving import changed, position
from tests.reference.in_each import in_each
from tests.reference.teams import EVERY, LATER, OLD, SHARED, TEAMS, seated

from apnap.protocol import EditionDate
from apnap.protocol.engine import BadRequest
from apnap.protocol.messages import Load, View
from apnap.protocol.state import AttackOption, Marker, State, Team, Variant
from apnap.protocol.variants import (
    ALTERNATING_TEAMS,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    life_of_giant,
    two_headed_giant,
)
from apnap_reference.engine import ReferenceEngine
from apnap_reference.setup.legal_setups import wrong_setup

NEAR = changed(ALTERNATING_TEAMS, range_of_influence=None)


def seating(teams: str) -> dict[str, str]:
    """Give a seating from the letters of the teams, clockwise: `ABBA` is A1, B1, B2, A2."""
    return {f"{team}{teams[:at].count(team) + 1}": team for at, team in enumerate(teams)}


def broken(state: State) -> tuple[str | None, ...]:
    """Load a position that is refused, if any rule is broken, and give the rules."""
    verdict = ReferenceEngine().load(Load(state))
    assert verdict.verdict == ("rejected" if verdict.violations else "accepted"), verdict.reason
    assert all(violation.reason for violation in verdict.violations)
    return tuple(violation.rule for violation in verdict.violations)


def rules(state: State) -> tuple[str | None, ...]:
    """Give the rules that a set-up breaks, whether or not the game can be played here."""
    return tuple(violation.rule for violation in wrong_setup(state))


class TestSharedTurns:
    """805.1, 805.2."""

    @in_each(LATER)
    @pytest.mark.parametrize(
        ("teams", "found"),
        [
            ("AABB", ()),
            ("ABBA", ()),
            ("ABBB", ()),
            ("BAAACC", ()),
            ("ABBCCA", ()),
            ("ABAB", ("805.1",)),
            ("AABABB", ("805.1",)),
            ("ABBCCB", ("805.1",)),
        ],
    )
    def test_members_sit_side_by_side(
        self, teams: str, found: tuple[str, ...], edition: EditionDate
    ) -> None:
        assert broken(seated(seating(teams), SHARED, edition=edition)) == found

    def test_without_teams_nobody_shares(self) -> None:
        state = changed(position({"Rob": "", "Alex": "", "Carissa": ""}), variant=SHARED)
        assert broken(state) == ("805.1",)

    def test_who_takes_turns_alone_sits_anywhere(self) -> None:
        assert broken(seated(seating("ABAB"), Variant("multiple"))) == ()

    @pytest.mark.parametrize(
        ("teams", "primary", "good"),
        [
            ("AABB", "A1", True),
            ("AABB", "A2", False),
            ("ABBA", "A2", True),
            ("ABBA", "A1", False),
            ("BAAABB", "A1", True),
            ("BAAABB", "A2", False),
            ("BAAABB", "A3", False),
        ],
    )
    def test_the_rightmost_is_primary(self, teams: str, primary: str, *, good: bool) -> None:
        state = seated(seating(teams), SHARED)
        named = tuple(
            changed(team, primary=primary if team.name == "A" else None) for team in state.teams
        )
        assert broken(changed(state, teams=named)) == (() if good else ("805.2",))

    @pytest.mark.parametrize(("teams", "first"), [("AABB", "A1"), ("ABBA", "A2"), ("BBAA", "A1")])
    def test_nobody_needs_to_be_named(self, teams: str, first: str) -> None:
        verdict = ReferenceEngine().load(Load(seated(seating(teams), SHARED)))
        assert verdict.state is not None
        shown = {team.name: team.primary for team in verdict.state.teams}
        assert shown == {"A": first, "B": "B1"}

    def test_in_single_turns_nobody_is_primary(self) -> None:
        verdict = ReferenceEngine().load(Load(seated(seating("AABB"), TEAM_VS_TEAM)))
        assert verdict.state is not None
        assert [team.primary for team in verdict.state.teams] == [None, None]


class TestWhatBecomesOfIt:
    def test_a_refused_set_up_leaves_nothing_loaded(self) -> None:
        engine = ReferenceEngine()
        assert engine.load(Load(seated(seating("AABB"), SHARED))).verdict == "accepted"
        verdict = engine.load(Load(seated(seating("ABAB"), SHARED)))
        assert (verdict.verdict, verdict.state) == ("rejected", None)
        assert verdict.violations[0].reason.startswith("A, B: Teams can share turns only if")
        with pytest.raises(BadRequest, match="no position is loaded"):
            engine.view(View(None))

    @pytest.mark.parametrize(
        "teams",
        [
            (Team("A", ("A1", "A2")), Team("B", ("B1",))),
            (Team("A", ("A1", "A2")), Team("B", ("B1", "Nemo"))),
            (Team("A", ("A1", "A2")), Team("B", ("B1", "A2"))),
        ],
    )
    def test_teams_of_others_than_the_players_contradict_themselves(
        self, teams: tuple[Team, ...]
    ) -> None:
        state = changed(seated(seating("ABAB"), SHARED), teams=teams)
        with pytest.raises(BadRequest, match="exactly one team"):
            ReferenceEngine().load(Load(state))

    def test_an_unknown_edition_judges_nothing(self) -> None:
        state = seated(seating("ABAB"), SHARED, edition=EditionDate("1993-08-05"))
        assert ReferenceEngine().load(Load(state)).verdict == "unsupported"

    @pytest.mark.parametrize("field", ["life", "poison"])
    def test_what_a_team_shares_is_the_same_for_all(self, field: str) -> None:
        variant = changed(two_headed_giant(), starting_life=30)
        more: Any = {field: {"A2": 7}}
        with pytest.raises(BadRequest) as refused:
            ReferenceEngine().load(Load(seated(seating("AABB"), variant, **more)))
        assert refused.value.where == f"position.players.1.{field}"

    def test_in_2006_each_counts_poison_alone(self) -> None:
        variant = two_headed_giant(2, OLD)
        assert broken(seated(seating("AABB"), variant, edition=OLD, poison={"A2": 7})) == ()


class TestTwoHeadedGiant:
    """810.1-810.4, 810.11; 606.1-606.4, 606.10 of 2006."""

    def game(self, teams: str, edition: EditionDate, heads: int = 2, **options: Any) -> State:
        variant = changed(two_headed_giant(heads, edition), **options)
        return seated(seating(teams), variant, edition=edition)

    @in_each(EVERY)
    @pytest.mark.parametrize(
        ("teams", "heads"), [("AABB", 2), ("ABBA", 2), ("AAABBB", 3), ("AABBBBAA", 4)]
    )
    def test_two_equal_teams_play(self, teams: str, heads: int, edition: EditionDate) -> None:
        assert broken(self.game(teams, edition, heads)) == ()

    @pytest.mark.parametrize(
        ("edition", "found"),
        [(OLD, "606.1"), (EditionDate("2020-06-01"), "810.1"), (None, "810.1")],
    )
    @pytest.mark.parametrize(
        ("teams", "heads"), [("AABBB", 3), ("AB", 1), ("ABB", 2), ("AABBCC", 2)]
    )
    def test_others_do_not(
        self, teams: str, heads: int, edition: EditionDate | None, found: str
    ) -> None:
        played = edition or EVERY[-1]
        assert broken(self.game(teams, played, heads)) == (found,)

    @pytest.mark.parametrize(("edition", "found"), [(OLD, "606.4b"), (EVERY[-1], "810.2")])
    def test_turns_are_shared(self, edition: EditionDate, found: str) -> None:
        state = self.game("AABB", edition, shared_team_turns=False)
        assert rules(state) == (found,)

    @pytest.mark.parametrize(
        ("edition", "found"), [(OLD, ("606.3",)), (EVERY[-1], ("805.1", "810.3"))]
    )
    def test_each_team_sits_together(self, edition: EditionDate, found: tuple[str, ...]) -> None:
        assert broken(self.game("ABAB", edition)) == found

    @pytest.mark.parametrize(("edition", "found"), [(OLD, "606.4a"), (EVERY[-1], "810.4")])
    def test_life_is_shared(self, edition: EditionDate, found: str) -> None:
        assert broken(self.game("AABB", edition, shared_life=False)) == (found,)

    @in_each(EVERY)
    def test_the_heads_say_with_how_much_life(self, edition: EditionDate) -> None:
        number = "606.4a" if edition == OLD else "810.4"
        life = {"AABB": 40, "AAABBB": 60} if edition == OLD else {"AABB": 30, "AAABBB": 45}
        for teams, right in life.items():
            assert life_of_giant(len(teams) // 2, edition) == right
            assert broken(self.game(teams, edition, starting_life=right)) == ()
            assert broken(self.game(teams, edition, starting_life=20)) == (number,)

    def test_unnamed_it_is_a_matter_of_options(self) -> None:
        state = self.game("AABBCC", EVERY[-1], name=None, starting_life=20)
        assert broken(state) == ()


class TestTeamVsTeam:
    """808.1, 808.2."""

    @in_each(LATER)
    @pytest.mark.parametrize(
        ("teams", "found"),
        [
            ("AABB", ()),
            ("ABBBA", ()),
            ("ABBCC", ()),
            ("ABAB", ("808.2",)),
            ("ABCACB", ("808.2",)),
            ("AAA", ("808.1",)),
        ],
    )
    def test_teams_sit_together(
        self, teams: str, found: tuple[str, ...], edition: EditionDate
    ) -> None:
        assert broken(seated(seating(teams), TEAM_VS_TEAM, edition=edition)) == found

    def test_the_book_of_2006_knows_no_such_variant(self) -> None:
        assert broken(seated(seating("ABAB"), TEAM_VS_TEAM, edition=OLD)) == ()


class TestAlternatingTeams:
    """811.1-811.3; 609.1-609.3 of 2006."""

    @in_each(EVERY)
    @pytest.mark.parametrize(
        ("teams", "found"),
        [
            ("ABAB", ()),
            ("ABCABC", ()),
            ("ABABABAB", ()),
            ("ABC", ()),
            ("AABB", ("811.3",)),
            ("ABBA", ("811.3",)),
            ("ABCBAC", ("811.3",)),
            ("ABCACB", ("811.3",)),
            ("ABAC", ("811.1",)),
            ("ABACAB", ("811.1", "811.3")),
        ],
    )
    def test_seats_alternate(
        self, teams: str, found: tuple[str, ...], edition: EditionDate
    ) -> None:
        old = {"811.1": "609.1", "811.3": "609.3"}
        expected = tuple(old[number] for number in found) if edition == OLD else found
        assert broken(seated(seating(teams), NEAR, edition=edition)) == expected

    @pytest.mark.parametrize(
        ("attack", "good"),
        [("left", True), ("right", True), ("multiple", True), ("one_opponent", False)],
    )
    @pytest.mark.parametrize(("edition", "number"), [(OLD, "609.2b"), (EVERY[-1], "811.2b")])
    def test_there_is_an_option_for_attacks(
        self, attack: AttackOption, edition: EditionDate, number: str, *, good: bool
    ) -> None:
        state = seated(seating("ABAB"), changed(NEAR, attack=attack), edition=edition)
        assert broken(state) == (() if good else (number,))


class TestGrandMelee:
    """807.4a-b; 608.4a-b of 2006."""

    def game(
        self,
        players: int,
        *seats: int,
        begun: bool = True,
        markers: int | None = None,
        removals: int = 0,
        edition: EditionDate = EVERY[-1],
    ) -> State:
        """Let the players in these seats hold the markers 1, 2 and so on."""
        names = [f"P{number}" for number in range(players)]
        state = position(dict.fromkeys(names, ""), begun=begun, edition=edition)
        held = tuple(
            Marker(at, names[seat], removals if at == 1 else 0)
            for at, seat in enumerate(seats, start=1)
        )
        count = players // 4 if markers is None else markers
        return changed(state, variant=changed(GRAND_MELEE, turn_markers=count), markers=held)

    @in_each(EVERY)
    def test_each_full_four_have_one(self, edition: EditionDate) -> None:
        number = "608.4a" if edition == OLD else "807.4a"
        assert rules(self.game(11, 0, 4, edition=edition)) == ()
        assert rules(self.game(11, edition=edition)) == ()
        assert rules(self.game(11, markers=3, edition=edition)) == (number,)
        assert rules(self.game(12, 0, 4, edition=edition)) == (number,)
        assert rules(self.game(12, 0, 4, 8, markers=2, edition=edition)) == (number,)

    @in_each(EVERY)
    @pytest.mark.parametrize(
        ("players", "seats", "good"),
        [
            (12, (0, 4, 8), True),
            (14, (0, 5, 10), True),
            (13, (11, 3, 7), True),
            (12, (0, 3, 8), False),
            (12, (0, 8, 4), False),
            (14, (0, 4, 11), False),
            (12, (0, 4, 4), False),
        ],
    )
    def test_nobody_comes_too_close(
        self, players: int, seats: tuple[int, ...], edition: EditionDate, *, good: bool
    ) -> None:
        number = "608.4b" if edition == OLD else "807.4b"
        found = rules(self.game(players, *seats, edition=edition))
        assert found == (() if good else (number,))

    def test_before_the_game_they_are_exactly_four_seats_apart(self) -> None:
        assert rules(self.game(14, 0, 4, 8, begun=False)) == ()
        assert rules(self.game(14, 0, 5, 10, begun=False)) == ("807.4b",)

    def test_before_the_game_the_starting_player_has_the_first(self) -> None:
        state = self.game(12, 4, 8, 0, begun=False)
        assert rules(state) == ("807.4b",)
        begins = tuple(changed(turn, active="P4") for turn in state.turns)
        assert rules(changed(state, turns=begins)) == ()

    def test_markers_that_will_be_removed_do_not_count(self) -> None:
        assert rules(self.game(11, 0, 3, 7, removals=1)) == ()
        assert rules(self.game(11, 0, 3, 7)) == ("807.4a", "807.4b")

    def test_a_marker_of_a_stranger_is_no_matter_of_places(self) -> None:
        state = self.game(12, 0, 4, 8)
        strange = tuple(changed(marker, player="Nemo") for marker in state.markers)
        assert rules(changed(state, markers=strange)) == ()


def test_the_teams_of_the_other_tests_may_play() -> None:
    table = {name: team for team, members in TEAMS.items() for name in members}
    for variant in (SHARED, two_headed_giant(), TEAM_VS_TEAM):
        assert broken(seated(table, variant)) == ()
