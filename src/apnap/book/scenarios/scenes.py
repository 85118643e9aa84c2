"""The pages of the scenarios, and what other pages show of them."""

from __future__ import annotations

from apnap.book import places
from apnap.book.content.model import Scene
from apnap.book.content.noticing import by_scenario
from apnap.book.rendering import Renderer
from apnap.book.scenarios.stepping import beats
from apnap.book.scenarios.telling import Telling
from apnap.pages.stories import place
from apnap.pictures.boards import Keys, board
from apnap.protocol.catalogue import slug
from apnap.rulebooks import editions
from apnap.suite import Scenario, cards_of

Neighbours = tuple[Scenario | None, Scenario | None]
"""The scenarios before and after one in the suite."""


def scene(scenario: Scenario, told: Telling) -> Scene:
    """Return what other pages show of a scenario."""
    shown = board(told.situation(scenario), Keys())
    return Scene(id=scenario.id, edition=told.edition, outcome=told.result.outcome, board=shown)


def scenario_page(renderer: Renderer, scenario: Scenario, told: Telling, around: Neighbours) -> str:
    """Return the page of a scenario, with links to the ones `around` it."""
    before, after = around
    return renderer.page(
        "scenario.html",
        places.scenario_page(scenario.id),
        scenario=scenario,
        told=told,
        rules=tuple(map(str, scenario.tagged.subjects(told.edition))),
        holds=[date for date in editions() if scenario.tagged.holds(date)],
        place=place(scenario.path),
        beats=beats(scenario, told),
        cards=cards_of(scenario),
        slug=slug,
        noticed=by_scenario().get(scenario.id, ()),
        before=before,
        after=after,
    )
