"""Images that a seed draws, and the changes that only they and `--symmetries` make."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

import pytest
from msgspec.structs import replace
from tests.symmetries.test_images import played, written

from apnap.driver import Position
from apnap.driver.needs import lacking
from apnap.driver.position import LIBRARY
from apnap.protocol.catalogue import catalogue
from apnap.rulebooks import newest
from apnap.suite import Scenario, SelectionError, Step, load_suite, selection
from apnap.suite.tags import Fixed
from apnap.symmetries.choosing import chosen
from apnap.symmetries.continuing.wording import ATTACKS
from apnap.symmetries.drawn_images import Kind, drawn, is_drawn, name_of
from apnap.symmetries.enriching import ENDING, enlivened, restocked
from apnap.symmetries.exchanging import exchanged, kinds
from apnap.symmetries.images import SYMMETRIES, image
from apnap.symmetries.relabelling import relabelled
from apnap.symmetries.sampling import drawn_for, sampled
from apnap.symmetries.seeds import LARGEST, Draw
from apnap.symmetries.shuffling import shuffled
from apnap.vocabulary.whole import VOCABULARY
from apnap_reference.engine import CAPABILITIES

EVERY: Final = 37
"""One scenario of so many is played as each image."""
SUITE: Final = load_suite(dates=(newest(),)).holding(newest())
SEED: Final = 5


def some_of(scenarios: tuple[Scenario, ...]) -> tuple[Scenario, ...]:
    """Return those of which each image is drawn, which takes longer than to play it."""
    return scenarios[::101]


SOME: Final = some_of(SUITE)
FIXED: Final = " ".join(f"@fixed:{one}" for one in get_args(Fixed))
ATTACK: Final = (
    "And Rob controls Grizzly Bears and Rob's Gray Ogre",
    "And Rob holds Innocent Blood",
    "When Rob attacks Alex with Grizzly Bears",
    "Then the declaration is legal",
    "And Grizzly Bears is attacking Alex",
)


def its_image(scenario: Scenario, kind: Kind = "") -> Scenario:
    """Return the image of this kind that a seed draws; it is drawn once for all tests."""
    return drawn_for(CAPABILITIES, scenario, SEED, newest(), (kind,))


def images_of(scenario: Scenario, kind: Kind = "") -> list[tuple[Step, ...]]:
    """Return what follows the scenario in each of some of its images."""
    its = (drawn(scenario, name_of(seed, kind), newest()) for seed in range(SEED))
    return [one.steps[len(scenario.steps) :] for one in its]


def positions(scenario: Scenario) -> set[str]:
    """Return the positions of some of the scenario's images, each once."""
    its = (drawn(scenario, name_of(seed, "-alone"), newest()) for seed in range(SEED))
    return {str(one.position) for one in its}


def position_of(step: Step) -> Position:
    (position,) = step.call.values
    assert isinstance(position, Position)
    return position


def lived(scenario: Scenario) -> Scenario:
    found = enlivened(scenario, 5)
    assert found is not None
    return found


def test_objects_have_other_names_and_stay_the_cards_that_they_are(tmp_path: Path) -> None:
    after = relabelled(written(tmp_path, *ATTACK), ["Ogg", "Rob", "Ugg", "Igg"])
    assert after is not None
    assert [(one.name, one.card) for one in after.position.objects] == [
        ("Ogg", "Grizzly Bears"),
        ("Ugg", "Gray Ogre"),
        ("Igg", "Innocent Blood"),
    ]
    assert [step.text for step in after.steps[-3:]] == [
        "Rob attacks Alex with Ogg",
        "the declaration is legal",
        "Ogg is attacking Alex",
    ]
    assert after.steps[-1].call.values == ("Ogg", "Alex")


def test_there_is_nothing_to_relabel_without_objects(tmp_path: Path) -> None:
    assert relabelled(written(tmp_path, "Then the stack is empty")) is None


def test_cards_change_places_with_those_that_are_like_them(tmp_path: Path) -> None:
    assert kinds()
    for names in kinds():
        cards = [replace(catalogue()[name], name="", summary="") for name in names]
        assert all(card == cards[0] and not card.abilities for card in cards)
    one, other, *_ = kinds()[0]
    scenario = written(tmp_path, f"And Rob controls {one} and {other}", "Then the stack is empty")
    after = exchanged(scenario)
    assert after is not None
    assert {thing.name: thing.card for thing in after.position.objects}[one] == other
    alone = exchanged(written(tmp_path, f"And Rob holds {one}", "Then the stack is empty"))
    assert alone is not None
    assert (f"card:{other}" in alone.needs, f"card:{one}" in alone.needs) == (True, False)
    assert (
        exchanged(written(tmp_path, "And Rob holds Gray Ogre", "Then the stack is empty")) is None
    )


def test_all_have_more_life_and_what_is_said_of_it_grows(tmp_path: Path) -> None:
    after = lived(written(tmp_path, "And Alex has 30 life", "Then Alex has 30 life"))
    assert [player.life for player in after.position.players] == [25, 35, 25]
    assert [step.text for step in after.steps[1:]] == ["Alex has 35 life"] * 2
    assert after.steps[-1].call.values == ("Alex", 35)


@pytest.mark.parametrize(
    "steps",
    [
        ("And Alex has 19 life", "Then the stack is empty"),
        ("Then Alex is in the game", "And Alex has won"),
        ("Then Alex has left the game",),
    ],
)
def test_life_stays_where_it_may_matter(steps: tuple[str, ...], tmp_path: Path) -> None:
    assert enlivened(written(tmp_path, *steps)) is None


def test_life_stays_where_an_edition_says_how_much_it_is(tmp_path: Path) -> None:
    game = "    Given a Two-Headed Giant game of Rob and Alex against Carissa and Dana\n"
    assert enlivened(written(tmp_path, "Then the stack is empty", game=game)) is None


def test_what_ends_games_is_in_the_vocabulary() -> None:
    assert {phrase.act for phrase in VOCABULARY.phrases} >= ENDING


def test_each_has_another_life_where_no_card_could_compare_them(tmp_path: Path) -> None:
    after = enlivened(
        written(tmp_path, "Then Alex has 20 life"), {"Rob": 1, "Alex": 2, "Carissa": 3}
    )
    assert after is not None
    assert [player.life for player in after.position.players] == [21, 22, 23]
    assert after.steps[-1].text == "Alex has 22 life"
    drawings = [its_image(one, "-alone").position.players for one in SOME]
    assert any(len({player.life for player in players}) > 1 for players in drawings)


def test_permanents_are_listed_in_another_order_unless_a_card_does_anything(tmp_path: Path) -> None:
    scenario = written(tmp_path, *ATTACK[:1], *ATTACK[2:])
    orders = {
        tuple(thing.name for thing in after.position.objects)
        for seed in range(20)
        if (after := shuffled(scenario, Draw(seed, "x"))) is not None
    }
    assert len(orders) == 2
    assert shuffled(written(tmp_path, *ATTACK), Draw(1, "x")) is None
    alone = ("And Rob controls Grizzly Bears", "Then the stack is empty")
    assert shuffled(written(tmp_path, *alone), Draw(1, "x")) is None


def test_libraries_grow_unless_they_are_described(tmp_path: Path) -> None:
    after = restocked(written(tmp_path, "Then the stack is empty"), 3)
    assert after is not None
    assert {player.library for player in after.position.players} == {LIBRARY + 3}
    steps = ("And Rob's library holds 7 cards", "Then the stack is empty")
    assert restocked(written(tmp_path, *steps)) is None


class TestDrawn:
    @pytest.mark.parametrize("name", [*list(SYMMETRIES)[3:], "seed-0", f"seed-{LARGEST}"])
    def test_the_reference_passes_images_as_it_passes_scenarios(self, name: str) -> None:
        found = [image(one, name) for one in SUITE[:: EVERY * len(SYMMETRIES)]]
        images = [one for one in found if one is not None]
        assert images
        assert [one.id for one in images if played(one) != "passed"] == []

    def test_a_seed_always_draws_the_same_and_another_one_something_else(self) -> None:
        for scenario in SOME:
            once, again = its_image(scenario), drawn(scenario, name_of(SEED), newest())
            assert (once.position, once.steps) == (again.position, again.steps)
            for other in (scenario, drawn(scenario, name_of(SEED + 1, "-alone"), newest())):
                assert once.position.state(newest()) != other.position.state(newest())
                assert once.position.seats != other.position.seats
            assert set(once.position.seats).isdisjoint(scenario.position.seats)
            assert once.position.names.isdisjoint(scenario.position.names)
        assert len({its_image(scenario).position.seats[0] for scenario in SOME}) > len(SOME) // 2

    def test_what_a_seed_draws_is_the_same_everywhere(self) -> None:
        draw = Draw(42, "x")
        assert [draw.below(1000, word) for word in ("a", "b", "c")] == FIGURES
        names = draw.names("players")
        assert [next(names) for _ in FIGURES] == NAMES

    def test_as_declared_needs_no_more_than_the_scenario(self) -> None:
        more = 0
        for scenario in SOME:
            small = its_image(scenario, "-as-declared")
            combat = {"decision:declare_attackers", "decision:declare_blockers"}
            assert set(small.needs) - combat == set(scenario.needs) - combat
            peaceful = its_image(scenario, "-in-peace")
            assert set(peaceful.needs) == set(scenario.needs)
            only = tuple(n.removeprefix("card:") for n in scenario.needs if n.startswith("card:"))
            can = replace(CAPABILITIES, cards=only, players=len(scenario.position.seats))
            found = drawn_for(can, scenario, SEED, newest())
            assert lacking(can, found.needs) == ()
            more += found.id.endswith("-as-declared")
        assert more > 0

    def test_what_is_fixed_stays(self, tmp_path: Path) -> None:
        scenario = written(tmp_path, *ATTACK, tags=FIXED)
        assert drawn(scenario, "seed-1", newest()).position == scenario.position

    @pytest.mark.parametrize("what", get_args(Fixed))
    def test_each_change_is_drawn_by_the_seed(self, what: Fixed, tmp_path: Path) -> None:
        scenario = written(tmp_path, *ATTACK, tags=FIXED.replace(f"@fixed:{what}", ""))
        found = positions(scenario)
        assert found != {str(scenario.position)}
        assert len(found) > 1 or what == "cards"  # of which there are two of one kind, and no third

    def test_the_order_of_permanents_is_drawn_by_the_seed(self, tmp_path: Path) -> None:
        bears = "And Rob controls Grizzly Bears and Rob's Gray Ogre"
        scenario = written(tmp_path, bears, "Then the stack is empty", tags=FIXED)
        assert len(positions(scenario)) == 2

    @pytest.mark.parametrize("game", ["the game begins anew with", "another game begins"])
    def test_each_seed_puts_other_creatures_into_a_game(self, game: str, tmp_path: Path) -> None:
        scenario = written(tmp_path, *ATTACK, tags=FIXED)
        begun = [step for its in images_of(scenario) for step in its if step.text.startswith(game)]
        found = [position_of(step).objects for step in begun]
        cards = [tuple((one.controller, one.card) for one in objects) for objects in found]
        assert len(set(cards)) == len(cards) > 2

    @pytest.mark.parametrize("tapped", ["", "yes"])
    def test_nobody_declares_what_need_not_be_asked(self, tapped: str, tmp_path: Path) -> None:
        """Who has no creature that could attack may be asked all the same, or left out."""
        scenario = written(
            tmp_path,
            "And these permanents are on the battlefield:",
            "| permanent   | controller | tapped   |",
            f"| Soul Warden | Rob        | {tapped} |",
            "When Rob passes",
            "Then this is legal",
        )
        its = images_of(scenario, "-as-declared")
        patterns = {step.call.phrase.pattern for steps in its for step in steps}
        assert (ATTACKS in patterns) != bool(tapped)

    def test_each_seed_lets_something_else_follow(self, tmp_path: Path) -> None:
        """Without creatures nothing in it has another name, so that only what is said differs."""
        scenario = written(tmp_path, "When Rob passes", "Then this is legal", tags=FIXED)
        said = [tuple(step.text for step in its) for its in images_of(scenario, "-in-peace")]
        assert len(set(said)) == len(said)

    @pytest.mark.parametrize("name", ["seed-", "seed--1", "seed-01", f"seed-{2**53}", "seed-1-"])
    def test_what_is_no_name_of_one(self, name: str) -> None:
        assert not is_drawn(name)
        with pytest.raises(ValueError, match=name):
            drawn(SUITE[0], name, newest())

    def test_one_is_chosen_by_its_id(self) -> None:
        one = f"{SUITE[0].id}~seed-7"
        suite = load_suite(dates=(newest(),))
        (found,) = chosen(suite, selection(None, (), [one]))
        assert (found.id, found.image is not None) == (one, True)
        with pytest.raises(SelectionError, match="there is no symmetry 'seed-x'"):
            chosen(suite, selection(None, (), [f"{SUITE[0].id}~seed-x"]))


def test_a_sample_is_a_share_and_some_at_least() -> None:
    few = SUITE[:200]
    assert len(sampled(few, 1, 20, 25)) == 40
    assert len(sampled(few, 1, 5, 25)) == 25
    assert sampled(few[:10], 1, 20, 25) == sampled(few[:10], 1, 100, 1)
    assert {one.id for one in sampled(few, 1, 20, 25)} != {
        one.id for one in sampled(few, 2, 20, 25)
    }


FIGURES: Final = [178, 27, 945]
NAMES: Final = ["Kayor", "Torud", "Sanup"]
"""What is drawn must not differ between machines and Pythons."""
