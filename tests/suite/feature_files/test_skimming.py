"""A glance at feature files: it may see more than there is, and never less."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import pytest

from apnap.protocol import EditionDate, folder
from apnap.protocol.catalogue import slug
from apnap.rulebooks import covers, editions, newest, subject
from apnap.running.asked import Asked
from apnap.suite import load_about, load_selected, load_some, load_suite, select, selection
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
        assert seen(scenario.path).may_have({scenario.id.partition("/")[2]}), scenario.id


@pytest.mark.parametrize("edition", editions())
def test_all_that_a_file_is_about_is_seen_in_each_edition(edition: EditionDate) -> None:
    for path, tagged in {(one.path, one.tagged) for one in SUITE.scenarios}:
        for about in tagged.subjects(edition):
            assert seen(path).may_be_about((about,), edition), (path, about)


@pytest.mark.parametrize(
    ("edition", "rule"),
    [*((edition, "502") for edition in editions()), (EDITION, "802.4a"), (EDITION, "glossary")],
)
def test_a_run_reads_no_more_than_what_its_rules_are_about(edition: EditionDate, rule: str) -> None:
    wanted, chosen = Asked(edition=edition, rules=(rule,)).choose()
    assert chosen == select(SUITE, wanted)
    assert len(Asked().read(wanted).scenarios) < len(SUITE.scenarios) / 2


def test_a_part_of_the_suite_in_which_nothing_is_selected_is_none() -> None:
    assert load_selected((selection(EDITION, ("100.6",), ()),)) is None


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
