"""How to read the book: a page for judges and players, and one for authors of engines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from apnap.book import places
from apnap.book.content.model import Book, Scene
from apnap.book.rendering import Renderer
from apnap.driver import OUTCOMES, Outcome
from apnap.pictures.boards import Board
from apnap.protocol import Record
from apnap.suite import Scenario

_MEANING: Final[Mapping[Outcome, str]] = {
    "passed": "The engine did all that the scenario asserts.",
    "failed": "Something that the scenario asserts is not so on the engine.",
    "unsupported": "The engine has not declared what the scenario needs. That is no pass and no "
    "failure.",
    "withheld": "The engine declares all that the scenario needs, and yet it cannot phrase what is "
    "said in it, or does not show what is looked at. More than a few of them bar a certificate.",
    "unreached": "The situation could not be played, so the scenario came to no judgment. It "
    "blames no rule, and it bars a certificate.",
    "errored": "The engine broke: it crashed, gave no answer in time, or said what nobody can "
    "read.",
}
_FEW: Final = 4
"""So many players at most are easy to take in."""


class Example(Record, frozen=True, kw_only=True):
    """A rule with a scenario about it, and the table in the middle of that."""

    rule: str
    scenario: Scenario
    board: Board


def guides(
    book: Book, renderer: Renderer, scenes: Mapping[str, Scene]
) -> Iterator[tuple[str, str]]:
    """Yield the path and content of both pages."""
    example = _example(book, scenes)
    here = places.FOR_JUDGES
    yield here, renderer.page("judges.html", here, book=book, example=example)
    here = places.FOR_AUTHORS
    outcomes = [(name, _MEANING[name]) for name in OUTCOMES]
    yield here, renderer.page("authors.html", here, example=example, outcomes=outcomes)


def _example(book: Book, scenes: Mapping[str, Scene]) -> Example:
    """Return the first situation that shows all there is to be explained, or the nearest to it."""
    found = [
        Example(rule=page.rule, scenario=book.scenarios[id_], board=scenes[id_].board)
        for page in book.rules
        for strand in page.strands[:1]
        for id_ in (situation.scenarios[0].id for situation in strand.situations)
    ]
    if not found:  # a book without rules: any scenario, with a rule that it is about
        scenario = next(iter(book.scenarios.values()))
        rule = str(next(iter(scenario.tagged.subjects(scenes[scenario.id].edition))))
        return Example(rule=rule, scenario=scenario, board=scenes[scenario.id].board)
    return max(found, key=lambda one: _telling(one.board))


def _telling(shown: Board) -> int:
    """Return how much of what the page explains can be seen on a table."""
    cards = [card for seat in shown.seats for card in (*seat.front, *seat.cards)]
    waiting = [card for heap in shown.stacks for card in heap.cards]
    seen = (
        any(card.attacks for card in cards),
        any(card.blocks for card in cards),
        any(card.targets for card in waiting),
        any("tapped" in card.look for card in cards),
    )
    return sum(seen) if shown.players <= _FEW else 0
