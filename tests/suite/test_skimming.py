"""A glance at feature files: it may see more than there is, and never less."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import pytest

from apnap.protocol import folder
from apnap.protocol.catalogue import slug
from apnap.rulebooks import covers, newest, subject
from apnap.suite import load_about, load_some, load_suite
from apnap.suite.loading import section
from apnap.suite.skimming import Glance, glance

EDITION: Final = newest()
SUITE: Final = load_suite()


@functools.cache
def seen(path: Path) -> Glance:
    """Return what a glance at a file of the suite shows."""
    found = glance(path)
    assert found is not None
    return found


def test_every_scenario_is_seen_where_it_stands() -> None:
    for scenario in SUITE.scenarios:
        here = seen(scenario.path)
        assert here.may_have({scenario.id.partition("/")[2]}), scenario.id
        for about in scenario.tagged.subjects(EDITION):
            assert here.may_be_about((about,), EDITION), (scenario.id, about)


def test_it_leaves_out_what_is_about_something_else() -> None:
    wanted = subject("802.4a")
    read = {one.path for one in load_about((wanted,), (EDITION,)).scenarios}
    needed = {
        one.path
        for one in SUITE.scenarios
        if any(covers(wanted, other) for other in one.tagged.subjects(EDITION))
    }
    assert needed <= read
    assert len(read) < 2 * len(needed)


def test_what_is_named_is_read_as_well_and_nothing_beside_it() -> None:
    last = SUITE.scenarios[-1]
    about = load_about((subject("802.4a"),), (EDITION,), (last.id,)).scenarios
    assert last.id in {one.id for one in about}
    some = load_some((last.id,)).scenarios
    assert {slug(section(folder("features"), one.path)) for one in some} == {
        last.id.partition("/")[0]
    }


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Rob attacks Alex's planeswalker", "rob-attacks-alexs-planeswalker"),
        ("Rob attacks <player> twice", "rob-attacks-carissa-twice"),
        ("<player> attacks", "rob-attacks"),
    ],
)
def test_of_an_outline_the_beginning_is_known(title: str, name: str) -> None:
    assert Glance((), (title,)).may_have({name})
    assert not Glance((), (f"Carissa and {title}",)).may_have({name})


def test_what_cannot_be_read_is_left_to_who_compiles_it(tmp_path: Path) -> None:
    assert glance(tmp_path / "none.feature") is None
    (tmp_path / "latin.feature").write_bytes(b"Feature: caf\xe9")
    assert glance(tmp_path / "latin.feature") is None
