"""Which cards a scenario has, and which of them are worth a line."""

from __future__ import annotations

import functools

import pytest

from apnap.protocol.catalogue import catalogue, find
from apnap.suite import Scenario, card_lines, cards_of, load_suite, named_in


@functools.cache
def suite() -> tuple[Scenario, ...]:
    """Return the scenarios of the suite."""
    return load_suite().scenarios


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Rob casts Lightning Bolt targeting Grizzly Bears", ["Lightning Bolt", "Grizzly Bears"]),
        ("Alex controls two Human tokens and three Forests", ["Human Token", "Forest"]),
        ("Two-Headed Giant of Foriys blocks", ["Two-Headed Giant of Foriys"]),
        ("Rob's Saproling token blocks Alex's Craw Wurm", ["Saproling Token", "Craw Wurm"]),
        ("the Rainforest grows, and Murderous intent too", []),
    ],
)
def test_a_text_names_cards_in_singular_and_plural(text: str, found: list[str]) -> None:
    assert list(named_in(text)) == found


def test_a_scenario_has_the_cards_with_which_it_begins_and_those_that_its_steps_name() -> None:
    for scenario in suite():
        names = [card.name for card in cards_of(scenario)]
        begins = list(dict.fromkeys(t.card for t in scenario.position.objects if t.card))
        assert names[: len(begins)] == begins, scenario.id
        assert len(names) == len(set(names)), scenario.id
        said = "\n".join(step.text for step in scenario.steps)
        assert set(names[len(begins) :]) <= set(named_in(said)), scenario.id


def test_tokens_that_are_created_in_a_scenario_are_its_cards() -> None:
    made = [one for one in suite() if any("Human token" in step.text for step in one.steps)]
    assert made
    assert all("Human Token" in {card.name for card in cards_of(one)} for one in made)


def test_a_line_says_what_a_card_does_and_nobody_looks_up_the_plainest() -> None:
    said = ("Grizzly Bears", "Terra Ravager", "Forest", "Human Token", "Tropical Island")
    ravager, island = card_lines(map(find, said))
    assert ravager.startswith("Terra Ravager: a 0/4 creature that, when it attacks, gets +1/+0 ")
    assert island == "Tropical Island: a nonbasic land that taps for {G} or {U}."


def test_every_card_with_a_keyword_or_another_ability_has_a_line() -> None:
    cards = catalogue().values()
    told = {line.partition(": ")[0] for line in card_lines(cards)}
    assert {card.name for card in cards if card.keywords or card.abilities} <= told
