"""What a symmetry changes in a scenario, and what it leaves alone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from apnap.driver import Outcome, Position, Stop
from apnap.protocol.catalogue import catalogue
from apnap.rulebooks import newest
from apnap.running.playing import Play
from apnap.suite import Scenario, SelectionError, Suite, SuiteError, load_suite, selection
from apnap.symmetries.choosing import chosen
from apnap.symmetries.images import SYMMETRIES, image, images
from apnap.symmetries.joining import CHOOSING, COUNTING
from apnap.symmetries.renaming import NAMES
from apnap.vocabulary.whole import VOCABULARY
from apnap.vocabulary.words import PLAYERS
from apnap_reference.engine import CAPABILITIES, ReferenceEngine

HEAD: Final = "@since:2024-06-07\nFeature: F\n"
GAME: Final = "    Given a free-for-all between Rob, Alex and Carissa\n"
HUNDREDS: Final = 250
"""So many scenarios of the newest edition at least have an image with one more player."""


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_suite(dates=(newest(),))


def written(folder: Path, *steps: str, tags: str = "", game: str = GAME) -> Scenario:
    """Return a scenario with these steps."""
    body = "".join(f"    {step}\n" for step in steps)
    path = folder / "f.feature"
    path.write_text(f"{HEAD}  {tags}\n  Scenario: S\n{game}{body}", encoding="utf-8")
    (scenario,) = load_suite(where=folder).scenarios
    return scenario


def made(scenario: Scenario, name: str) -> Scenario:
    """Return an image that there is."""
    found = image(scenario, name)
    assert found is not None
    return found


def played(scenario: Scenario) -> Outcome:
    """Play a scenario on the reference engine."""
    play = Play(scenario, ReferenceEngine(), CAPABILITIES, newest())
    with suppress(Stop):
        play.all()
    return play.result().outcome


def circle(position: Position) -> set[tuple[str, str]]:
    """Return each player with the next one to the left."""
    seats = position.seats
    return set(zip(seats, (*seats[1:], seats[0]), strict=True))


class TestRotated:
    def test_another_player_sits_first_and_the_circle_and_the_turn_stay(self, suite: Suite) -> None:
        for scenario in suite.holding(newest()):
            before, after = scenario.position, made(scenario, "rotated").position
            assert after.seats[0] == before.seats[1], scenario.id
            assert circle(after) == circle(before), scenario.id
            old, new = before.state(newest()), after.state(newest())
            assert (new.turns, new.markers, new.teams) == (old.turns, old.markers, old.teams)
            assert sorted(p.name for p in new.players) == sorted(p.name for p in old.players)

    def test_an_image_says_of_what_it_is_one(self, tmp_path: Path) -> None:
        found = made(written(tmp_path, "Then the stack is empty"), "rotated")
        assert (found.id, found.name) == ("f/s~rotated", "S (another player sits first)")
        assert found.image is not None
        assert (found.image.of, found.image.symmetry) == ("f/s", "rotated")


class TestRenamed:
    def test_no_old_name_is_left_anywhere(self, suite: Suite) -> None:
        for scenario in suite.holding(newest()):
            after = made(scenario, "renamed")
            shown = f"{after.position} {[(s.text, s.call.values) for s in after.steps]}"
            assert not [name for name in scenario.position.seats if f"'{name}'" in shown]
            assert not [name for name in scenario.position.seats if f"{name} " in shown]

    def test_names_of_objects_change_with_those_of_players(self, tmp_path: Path) -> None:
        steps = (
            "And Rob controls Rob's Grizzly Bears",
            "When Rob attacks Alex with Rob's Grizzly Bears",
            "Then the declaration is legal",
        )
        after = made(written(tmp_path, *steps), "renamed")
        assert [step.text for step in after.steps] == [
            "a free-for-all between Zoe, Yuri and Xena",
            "Zoe controls Zoe's Grizzly Bears",
            "Zoe attacks Yuri with Zoe's Grizzly Bears",
            "the declaration is legal",
        ]
        assert after.steps[2].call.values == ("Zoe", "Yuri", ("Zoe's Grizzly Bears",))
        (bears,) = after.position.objects
        assert (bears.owner, bears.card) == ("Zoe", "Grizzly Bears")

    def test_tables_are_renamed(self, tmp_path: Path) -> None:
        steps = (
            "And these permanents are on the battlefield:",
            "  | permanent     | controller |",
            "  | Grizzly Bears | Carissa    |",
            "Then the stack is empty",
        )
        after = made(written(tmp_path, *steps), "renamed")
        assert after.steps[1].call.values[0][0]["controller"] == "Xena"
        assert after.steps[1].table == (("permanent", "controller"), ("Grizzly Bears", "Xena"))

    def test_a_name_that_is_taken_is_not_given_again(self, tmp_path: Path) -> None:
        game = "    Given a free-for-all between Rob, Zoe and Yuri\n"
        after = made(written(tmp_path, "Then the stack is empty", game=game), "renamed")
        assert after.position.seats == ("Xena", "Walt", "Vera")

    def test_more_players_than_names_get_names_all_the_same(self, tmp_path: Path) -> None:
        many = [f"P{number}" for number in range(len(NAMES) + 2)]
        game = f"    Given a free-for-all between {', '.join(many)}\n"
        after = made(written(tmp_path, "Then the stack is empty", game=game), "renamed")
        assert after.position.seats == (*NAMES, "Guest1", "Guest2")

    def test_a_player_called_like_a_card_keeps_the_name(self, tmp_path: Path) -> None:
        game = "    Given a free-for-all between Rob, Jace and Carissa\n"
        steps = ("And Rob controls Jace Beleren", "Then the stack is empty")
        assert image(written(tmp_path, *steps, game=game), "renamed") is None

    def test_the_new_names_sort_in_the_other_direction(self) -> None:
        seated = (*PLAYERS[1:], PLAYERS[0])
        assert list(seated) == sorted(seated)
        assert list(NAMES) == sorted(NAMES, reverse=True)
        assert not set(NAMES) & set(PLAYERS)


class TestJoined:
    def test_the_newcomer_is_last_in_turn_order_and_has_nothing(self, tmp_path: Path) -> None:
        steps = ("And it is Alex's upkeep", "Then it is Alex's turn")
        after = made(written(tmp_path, *steps), "joined")
        assert after.position.seats == ("Rob", "Dana", "Alex", "Carissa")
        after = made(written(tmp_path, "Then it is Rob's turn"), "joined")
        assert after.position.seats == ("Rob", "Alex", "Carissa", "Dana")
        state = after.position.state(newest())
        assert (state.turns[0].active, state.players[3].life) == ("Rob", 20)
        assert not any(thing.owner == "Dana" for thing in state.objects)
        assert "players:4" in after.needs
        assert "players:3" not in after.needs

    @pytest.mark.parametrize(
        "steps",
        [
            ("When Rob concedes", "Then this is legal", "And Alex has won"),
            ("When Rob passes", "Then this is legal", "And Alex has priority"),
            ("When everybody passes", "Then it is Alex's turn"),
            ("When play goes on to Alex's upkeep", "Then it is Alex's turn"),
            ("When play goes on to the beginning of combat", "Then the defending players are Alex"),
            ("And Rob controls Mogg Toady", "Then the stack is empty"),
            ("When play goes on to the end step", "Then Rob may choose among Alex and Carissa"),
        ],
    )
    def test_nobody_joins_where_players_count(self, steps: tuple[str, ...], tmp_path: Path) -> None:
        assert image(written(tmp_path, *steps), "joined") is None

    @pytest.mark.parametrize(
        "game",
        [
            "    Given a two-player game between Rob and Alex\n",
            "    Given a free-for-all with attack left between Rob, Alex and Carissa\n",
            GAME + "    And the range of influence is 1\n",
            "    Given a team game of Rob and Alex against Carissa and Dana\n",
            GAME + "    And the game has not begun, and Rob plays first\n",
            f"    Given a free-for-all between {', '.join(PLAYERS)}\n",
        ],
    )
    def test_nobody_joins_other_games(self, game: str, tmp_path: Path) -> None:
        assert image(written(tmp_path, "Then the stack is empty", game=game), "joined") is None

    def test_some_hundred_scenarios_have_room_for_one_more(self, suite: Suite) -> None:
        found = [image(scenario, "joined") for scenario in suite.holding(newest())]
        assert sum(one is not None for one in found) > HUNDREDS

    def test_what_counts_players_is_in_the_vocabulary_and_the_catalogue(self) -> None:
        assert {phrase.act for phrase in VOCABULARY.phrases} >= COUNTING
        assert catalogue().keys() >= CHOOSING


class TestFixed:
    def test_a_tag_leaves_an_image_out(self, tmp_path: Path) -> None:
        tags = "@fixed:seats @fixed:players @fixed:life"
        scenario = written(tmp_path, "Then the stack is empty", tags=tags)
        assert [one.id for one in images(scenario)] == ["f/s~renamed", "f/s~restocked"]

    def test_a_tag_says_what_is_fixed(self, tmp_path: Path) -> None:
        with pytest.raises(SuiteError, match="expected one of seats, names, players"):
            written(tmp_path, "Then the stack is empty", tags="@fixed:chairs")

    def test_no_tag_of_the_suite_is_needless(self, suite: Suite) -> None:
        assert list(needless(suite.holding(newest()))) == []

    def test_a_needless_tag_is_found(self, tmp_path: Path) -> None:
        steps = ("Then it is Rob's turn",)
        tags = "@fixed:seats @fixed:names @fixed:players"
        scenario = written(tmp_path, *steps, tags=tags)
        assert list(needless([scenario])) == ["f/s~rotated", "f/s~renamed", "f/s~joined"]
        unlike = ("And Rob controls Sea Monster", "When Rob concedes", "Then this is legal")
        scenario = written(tmp_path, *unlike, "And Alex has won", tags="@fixed:players")
        assert list(needless([scenario])) == ["f/s: nobody could join anyway"]


def needless(scenarios: list[Scenario] | tuple[Scenario, ...]) -> list[str]:
    """Return the images that tags leave out although they would pass."""
    found = []
    for scenario in scenarios:
        for name, symmetry in SYMMETRIES.items():
            if symmetry.fixed in scenario.tagged.fixed:
                left_out = image(scenario, name)
                if left_out is None:
                    found.append(f"{scenario.id}: nobody could join anyway")
                elif played(left_out) == "passed":
                    found.append(left_out.id)
    return found


class TestChoosing:
    ID: Final = "players/the-active-player-becomes-the-attacking-player-only-as-combat-begins"

    def chosen(self, suite: Suite, *ids: str, symmetries: bool = False) -> list[str]:
        """Return the ids of what is chosen."""
        wanted = selection(None, (), ids, symmetries=symmetries)
        return [one.id.removeprefix(self.ID) for one in chosen(suite, wanted)]

    def test_images_follow_their_scenario_if_they_are_wanted(self, suite: Suite) -> None:
        assert self.chosen(suite, self.ID) == [""]
        found = self.chosen(suite, self.ID, symmetries=True)
        assert found[:3] == ["", "~rotated", "~renamed"]
        assert {one.removeprefix("~") for one in found[1:]} <= SYMMETRIES.keys()

    def test_an_image_may_be_chosen_alone_or_beside_its_scenario(self, suite: Suite) -> None:
        one = f"{self.ID}~renamed"
        assert self.chosen(suite, one) == ["~renamed"]
        assert self.chosen(suite, one, one, self.ID) == ["", "~renamed"]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            (
                "turned",
                f"{ID}: there is no symmetry 'turned': {', '.join(SYMMETRIES)}, seed-NUMBER",
            ),
            ("joined", f"{ID} cannot be joined: it may come out differently"),
        ],
    )
    def test_an_image_that_is_not_there_is_an_error(
        self, name: str, told: str, suite: Suite
    ) -> None:
        with pytest.raises(SelectionError) as error:
            self.chosen(suite, f"{self.ID}~{name}")
        assert str(error.value) == told
