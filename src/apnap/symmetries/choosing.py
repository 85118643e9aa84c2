"""Selecting what is played: scenarios, and images of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from apnap.protocol import EditionDate
from apnap.suite import Scenario, Selection, SelectionError, Suite, select
from apnap.symmetries.handing import taken
from apnap.symmetries.images import MARK, SYMMETRIES, image, images, known


def chosen(suite: Suite, wanted: Selection) -> tuple[Scenario, ...]:
    """
    Return the scenarios selected, each followed by its images if they are wanted.

    The id of an image, `SCENARIO~SYMMETRY`, selects that image alone. Raises `SelectionError` if
    there is no such scenario or image.
    """
    asked = {id_: id_.partition(MARK) for id_ in wanted.ids}
    originals = tuple(dict.fromkeys(id_ for id_, _, _ in asked.values()))
    found = select(suite, replace(wanted, ids=originals))
    whole = {id_ for id_, (_, mark, _) in asked.items() if not mark}
    alone = [(id_, name) for id_, mark, name in asked.values() if mark]
    return tuple(
        one
        for scenario in found
        for one in (
            *_whole(scenario, wanted, whole),
            *_alone(scenario, [name for id_, name in alone if id_ == scenario.id], wanted.edition),
        )
    )


def _whole(scenario: Scenario, wanted: Selection, ids: set[str]) -> Iterator[Scenario]:
    """Yield the scenario and, if they are wanted, its images, unless only others are asked for."""
    if not wanted.ids or scenario.id in ids:
        yield scenario
        if wanted.symmetries:
            yield from images(scenario)


def _alone(scenario: Scenario, names: Sequence[str], edition: EditionDate) -> Iterator[Scenario]:
    """Yield the images of a scenario that are asked for by name."""
    for name in dict.fromkeys(names):
        if not known(name):
            there = ", ".join((*SYMMETRIES, "seed-NUMBER"))
            raise SelectionError(f"{scenario.id}: there is no symmetry {name!r}: {there}")
        found = taken(f"{scenario.id}{MARK}{name}") or image(scenario, name, edition)
        if found is None:
            raise SelectionError(f"{scenario.id} cannot be {name}: it may come out differently")
        yield found
