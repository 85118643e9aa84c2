"""The book as it is gathered, and its pages with pictures that nobody had to play."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from apnap.book.content.gathering import Gathering, gathering
from apnap.book.content.model import Book, RulePage, Scene
from apnap.book.making import files, pages
from apnap.book.rendering import Renderer
from apnap.book.scenarios.playing import newest_of
from apnap.pictures.boards import Keys, board
from apnap.suite import Scenario


@functools.cache
def book() -> Book:
    """Return the book about the reference engine."""
    return gathered().book()


@functools.cache
def gathered() -> Gathering:
    """Return what the book about the reference engine is made of."""
    return gathering("direct:reference")


@functools.cache
def by_rule() -> Mapping[str, RulePage]:
    """Return what is said of each rule."""
    return {page.rule: page for page in book().rules}


@functools.cache
def written() -> Mapping[str, str]:
    """Return all pages but those of the scenarios, by their paths."""
    return dict(pages(book(), Renderer(paths()), Scenes()))


@functools.cache
def paths() -> frozenset[str]:
    """Return the paths of all files of the book."""
    return files(book())


class Scenes(dict[str, Scene]):
    """Scenarios with the positions from which they begin."""

    def __missing__(self, id_: str) -> Scene:
        """Draw the position; a scenario stands on the pages of several rules."""
        return self.setdefault(id_, scene(book().scenarios[id_]))


def scene(scenario: Scenario) -> Scene:
    """Return a scenario as if it had been played to its first step."""
    date = newest_of(scenario)
    shown = board(scenario.position.state(date), Keys())
    return Scene(id=scenario.id, edition=date, outcome="passed", board=shown)
